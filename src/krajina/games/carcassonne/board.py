"""The land: tiles laid on cells, open cells, and the features that grow together; ints and flat arrays only.

A cell is one int, a multiple of four, so that a placement is `cell + turn`. Every part of every laid tile is a *node*.
The nodes of one feature share `root[node]` and form a ring through `ring[node]`; `tally[root]` says in one word how
many halves of sides are open, how many nodes there are and whose followers stand there, and adds up when features join.
Compiled, the arrays by node are longer than `nodes` says: they have room for tiles to come.
"""

from typing import Final

from krajina.core.flat import append, i64, pop, vec
from krajina.core.luck import Luck
from krajina.games.carcassonne.faces import OPEN_BITS, PARTS, ROW, SIGNATURES, Side, Tables
from krajina.games.carcassonne.kernel import Grid, fitting, put_all, put_counted, put_repeated
from krajina.games.carcassonne.pieces import Cell

CENTRE: Final = 2048 * ROW + 2048 * 4
AROUND: Final = (-ROW - 4, -ROW, -ROW + 4, -4, 0, 4, ROW - 4, ROW, ROW + 4)
WORD: Final = 53  # random bits drawn at once: those of a float, which cost a quarter of as many in an int
WORDS: Final = 2.0**WORD
TICKETS: Final = vec[i64]([(1 << bits) - 1 for bits in range(WORD + 1)])  # the lane of a ticket of so many bits
NOWHERE: Final = -(1 << 30)  # what `Board.at` says of a cell that is not beside a tile

# The word `tally`: open halves of sides, the number of nodes, then the strength of each seat's followers.
OPEN: Final = (1 << OPEN_BITS) - 1
SIZE_BITS: Final = 16
CLAIMED_BITS: Final = OPEN_BITS + SIZE_BITS
CLAIMED: Final = 1 << CLAIMED_BITS  # a feature with followers has no less
SIZE: Final = CLAIMED - 1 - OPEN
STRENGTH_BITS: Final = 4
STRENGTH: Final = (1 << STRENGTH_BITS) - 1
# One follower of each seat. A table, because mypyc gets shifts of machine words wrong.
FOLLOWER: Final = vec[i64]([1 << CLAIMED_BITS + STRENGTH_BITS * seat for seat in range(8)])


def cell_of(place: Cell) -> int:
    """The cell at so many steps to the east and to the south of the middle."""
    east: i64 = place[0]
    south: i64 = place[1]
    return CENTRE + south * ROW + east * 4


def place_of(cell: i64) -> Cell:
    """The steps to the east and to the south of a cell."""
    steps = (cell - CENTRE) // 4 + 2048
    return steps % 4096 - 2048, steps // 4096


def are_near(cell: i64, other: i64) -> bool:
    """Tell whether two cells are the same, or touch at a side or a corner."""
    step = other - cell + ROW + 4  # from the cell in the northwest
    return 0 <= step < 3 * ROW and step % ROW <= 8


class Board:
    """The laid tiles and their features."""

    def __init__(self, tables: Tables, twin: "Board | None" = None) -> None:
        self.tables = tables
        if twin is not None:
            self._become(twin)
            return
        self.at = Grid()  # cell -> number of its tile, or -1 - number of the open cell
        self.open_cells: vec[i64] = vec[i64]()
        self.open_signs: vec[i64] = vec[i64]()  # what the neighbours show
        self.faces: vec[i64] = vec[i64]()  # by number of the tile
        self.firsts: vec[i64] = vec[i64]()  # by number of the tile: its first node
        self.cells: vec[i64] = vec[i64]()  # by number of the tile
        self.nodes: i64 = 0  # how many there are
        self.tile_of: vec[i64] = vec[i64]()  # by node
        self.root: vec[i64] = vec[i64]()  # by node
        self.ring: vec[i64] = vec[i64]()  # by node
        self.tally: vec[i64] = vec[i64]()  # by root

    def _become(self, twin: "Board") -> None:
        self.at = twin.at.copy()
        self.open_cells = twin.open_cells[:]
        self.open_signs = twin.open_signs[:]
        self.faces = twin.faces[:]
        self.firsts = twin.firsts[:]
        self.cells = twin.cells[:]
        self.nodes = twin.nodes
        self.tile_of = twin.tile_of[:]
        self.root = twin.root[:]
        self.ring = twin.ring[:]
        self.tally = twin.tally[:]

    def copy(self) -> "Board":
        """A copy that shares nothing that changes."""
        return Board(self.tables, self)

    # -- laying tiles -------------------------------------------------------------------------------------------------

    def legal(self, kind: i64) -> vec[i64]:
        """Every placement by which a tile continues all its neighbours, as `cell + turn`."""
        return fitting(self.tables, kind, self.open_cells, self.open_signs)

    def fits(self, kind: i64) -> bool:
        """Tell whether a tile can lie anywhere; the first place that is found will do."""
        masks = self.tables.fit_masks
        row: i64 = kind * SIGNATURES
        for sign in self.open_signs:  # noqa: SIM110 - a loop is compiled, a generator is called
            if masks[row + sign]:
                return True
        return False

    def tried(self, kind: i64, word: i64, bits: i64) -> i64:
        """The placement of the first ticket in a word of random bits that fits, so many bits a ticket; -1 if none does.

        Each open cell has four tickets, one a turn.
        """
        masks, signs = self.tables.fit_masks, self.open_signs
        row: i64 = kind * SIGNATURES
        tickets: i64 = 4 * len(signs)
        lane = TICKETS[bits]
        for _ in range(WORD // bits):
            ticket = word & lane
            word >>= bits
            if ticket < tickets:
                mask = i64(masks[row + signs[ticket >> 2]])
                if mask >> (ticket & 3) & 1:
                    return self.open_cells[ticket >> 2] + (ticket & 3)
        return -1

    def pick(self, kind: i64, luck: Luck, tries: i64) -> i64:
        """A placement at random, each as likely: turns and open cells are tried until one fits; -1 after so many."""
        masks, signs = self.tables.fit_masks, self.open_signs
        row: i64 = kind * SIGNATURES
        tickets: i64 = 4 * len(signs)
        for _ in range(tries):
            ticket = luck.below(tickets)
            mask = i64(masks[row + signs[ticket >> 2]])
            if mask >> (ticket & 3) & 1:
                return self.open_cells[ticket >> 2] + (ticket & 3)
        return -1

    def place(self, cell: i64, face: i64) -> None:
        """Lay a tile on an open cell, or a first one anywhere; its features join those around it."""
        tile: i64 = len(self.faces)
        first = self.nodes
        self._add(cell, face, tile, first)
        at = self.at
        number = at.get(cell, NOWHERE)
        if number != NOWHERE:
            self._close(-1 - number)
        at[cell] = tile
        new: i64 = -1 - len(self.open_cells)  # the number of the next open cell
        sides = self.tables.sides
        for side in sides[face]:
            near = cell + side.step
            other = at.setdefault(near, new)
            if other >= 0:
                there, far = self.firsts[other], sides[self.faces[other]][side.facing]
                if side.middle >= 0 and far.middle >= 0:
                    self.join(first + side.middle, there + far.middle, 4)
                    if side.left >= 0:  # a road, with fields on both sides
                        self.join(first + side.left, there + far.right, 0)
                        self.join(first + side.right, there + far.left, 0)
                elif side.middle < 0 and side.right < 0 and far.middle < 0 and far.right < 0:
                    if side.left >= 0:  # a field; inside a board there is none
                        self.join(first + side.left, there + far.left, 0)
                else:
                    self._join_halves(first, side, there, far)
            elif other != new:
                self.open_signs[-1 - other] += side.sign
            else:
                self.open_cells, self.open_signs = append(self.open_cells, near), append(self.open_signs, side.sign)
                new -= 1

    def _add(self, cell: i64, face: i64, tile: i64, first: i64) -> None:
        """Number a tile and its parts; each part is a feature of its own at first."""
        self.cells = append(self.cells, cell)
        self.faces = append(self.faces, face)
        self.firsts = append(self.firsts, first)
        tallies = self.tables.tallies[face]
        count: i64 = len(tallies)
        self.nodes = first + count
        self.tile_of = put_repeated(self.tile_of, first, tile, count)
        self.root = put_counted(self.root, first, count)
        self.ring = put_counted(self.ring, first, count)
        self.tally = put_all(self.tally, first, tallies)

    def _close(self, number: i64) -> None:
        """Take a cell out of the open ones; the last of them takes its number."""
        self.open_cells, cell = pop(self.open_cells)
        self.open_signs, sign = pop(self.open_signs)
        if number < len(self.open_cells):
            self.open_cells[number] = cell
            self.open_signs[number] = sign
            self.at[cell] = -1 - number

    def _join_halves(self, first: i64, side: Side, there: i64, far: Side) -> None:
        """Join across water or a split edge: left half to right half; or all with all (page 12, first special case)."""
        closes: i64 = 2 if side.is_city else 0
        self.join(first + side.left_half, there + far.right_half, closes)
        self.join(first + side.right_half, there + far.left_half, closes)
        if side.joins_all and far.joins_all:
            self.join(first + side.left_half, there + far.left_half, 0)

    def join(self, one: i64, other: i64, closes: i64) -> None:
        """Make one feature of those of two nodes; so many open halves of sides are closed by it."""
        root = self.root
        big, small = root[one], root[other]
        if big == small:
            self.tally[big] -= closes
            return
        tally = self.tally
        if tally[big] & SIZE < tally[small] & SIZE:
            big, small = small, big
        tally[big] += tally[small] - closes
        ring = self.ring
        root[small] = big
        node = ring[small]
        while node != small:
            root[node] = big
            node = ring[node]
        ring[big], ring[small] = ring[small], ring[big]

    # -- looking ------------------------------------------------------------------------------------------------------

    def members(self, start: i64) -> list[int]:
        """All nodes of the feature of a node."""
        ring = self.ring
        found: list[int] = [start]
        node = ring[start]
        while node != start:
            found.append(node)
            node = ring[node]
        return found

    def size(self, root: i64) -> i64:
        """How many nodes a feature has; it only ever grows, and as long as it does not, the feature is the same."""
        return (self.tally[root] & SIZE) >> OPEN_BITS

    def terrain(self, node: i64) -> int:
        """What a node is part of."""
        tile = self.tile_of[node]
        return self.tables.terrain[self.faces[tile] * PARTS + node - self.firsts[tile]]

    def strength(self, root: i64, seat: i64) -> int:
        """How strong the followers of a seat are in a feature."""
        return (self.tally[root] >> CLAIMED_BITS + STRENGTH_BITS * seat) & STRENGTH

    def extent(self, root: i64) -> tuple[int, int]:
        """How many tiles a feature is on, and its marks added up."""
        marks = self.tables.marks
        tiles: i64 = 0
        total: i64 = 0
        node = root
        while True:
            tile = self.tile_of[node]
            total += marks[self.faces[tile] * PARTS + node - self.firsts[tile]]
            if self.is_first(node):  # two parts of one city on one tile count once (page 5)
                tiles += 1
            node = self.ring[node]
            if node == root:
                return tiles, total

    def is_first(self, node: i64) -> bool:
        """Tell whether no earlier part of its tile belongs to the same feature."""
        root = self.root
        part = self.firsts[self.tile_of[node]]
        while root[part] != root[node]:
            part += 1
        return part == node

    def around(self, cell: i64) -> int:
        """How many tiles lie on a cell and on the eight around it."""
        at = self.at
        count = 0
        for step in AROUND:
            if at.get(cell + step, NOWHERE) >= 0:
                count += 1
        return count

    def is_complete(self, root: i64) -> bool:
        """Tell whether a road or a city is finished."""
        return not self.tally[root] & OPEN

    def cities_of(self, root: i64) -> vec[i64]:
        """The cities that a field touches, finished or not, each once by its root."""
        found = vec[i64]()
        node = root
        while True:
            tile = self.tile_of[node]
            first = self.firsts[tile]
            for city in self.tables.cities[self.faces[tile] * PARTS + node - first]:
                other = self.root[first + city]
                if other not in found:
                    found = append(found, other)
            node = self.ring[node]
            if node == root:
                return found

    def completed_cities(self, root: i64) -> int:
        """How many finished cities a field touches."""
        count = 0
        for city in self.cities_of(root):
            if not self.tally[city] & OPEN:
                count += 1
        return count
