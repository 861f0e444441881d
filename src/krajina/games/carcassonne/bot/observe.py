"""A position as numbers, for learners: what lies on the table as one seat sees it, its own things first.

Everything here is open to all seats. The numbers are those of the rules; nothing is guessed or valued.
"""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.core.rows import Rows
from krajina.games.carcassonne.board import CENTRE, OPEN
from krajina.games.carcassonne.bot.evaluate import field_points
from krajina.games.carcassonne.faces import CLOISTER, EDGES, FIELD, PARTS
from krajina.games.carcassonne.features import Reader
from krajina.games.carcassonne.moves.draw_tile import box_with_pile
from krajina.games.carcassonne.scoring import AROUND_CLOISTER, cloister_terms, is_follower, owners
from krajina.games.carcassonne.state import FIGURE_KINDS, NO_TILE, OVER, SEATS, State

STANDING: Final = 3  # numbers for a seat and a terrain: followers there, points as it is, points if finished so
CELL: Final = 7  # for an open cell: 1, steps to the east and south, what its four sides show
LAID: Final = 7  # for a laid tile: steps to the east and south, kind, turn, seat and kind of its figure, its part
SPOT: Final = (
    6  # for a part of the last tile: 1, tiles, points as it is and if finished, own followers, those of others
)


class Observer(Rows):
    """Writes positions of one set-up as rows of numbers, always as long; `parts` says what stands where."""

    def __init__(self, state: State, kinds: list[int], spots: list[int], spot_count: int, most_tiles: int) -> None:
        self.columns: vec[i64] = vec[i64]([-1] * len(state.rules.tables.kinds))  # by kind of tile
        for column, kind in enumerate(kinds):
            self.columns[kind] = column
        self.spots: vec[i64] = vec[i64](spots)  # by face and part: how the part is called there, as a number
        self.figures = state.rules.figures
        seats, tokens = state.seats, [len(box.tokens(state, 0)) for box in state.rules.boxes]
        signals = [len(box.signals(state, 0)) for box in state.rules.boxes]
        most_open = 2 * most_tiles  # so many free neighbours has a land that hangs together
        parts: list[tuple[str, int, int]] = [
            ("step", 1, len(state.rules.steps)),
            ("turn", 1, seats),
            ("tile", 1, len(kinds)),
            ("left", 1, len(kinds)),
            ("tiles_left", 1, 1),
            ("points", seats, 1),
            ("figures", seats, len(self.figures)),
            ("standing", seats, 4 * STANDING),
            ("tokens", seats, sum(tokens)),
            ("boxes", 1, sum(signals)),
            ("spots", spot_count, SPOT),
            ("open", most_open, CELL),
            ("land", most_tiles, LAID),
        ]
        super().__init__(parts)

    def observe(self, state: State, seat: int, cells: vec[i64]) -> vec[float]:
        """What a seat sees; `cells` are the open ones in their order."""
        row = vec[float]([0.0] * self.size)
        starts = self.starts
        if state.step != OVER:
            row[starts[0] + state.step] = 1.0
            row[starts[1] + relative(state, state.seat, seat)] = 1.0
            if state.tile != NO_TILE:
                row[starts[2] + self.columns[state.tile]] = 1.0
        self._bag(state, row)
        for other in range(len(state.points)):
            own = relative(state, other, seat)
            row[starts[5] + own] = float(state.points[other])
            at: i64 = starts[6] + own * len(self.figures)
            for number, figure in enumerate(self.figures):
                row[at + number] = float(state.supply[other * FIGURE_KINDS + figure])
        if state.rules.boxes:
            self._boxes(state, seat, row)
        if state.step != OVER:
            self._standing(state, seat, row)
            self._open(state, cells, row)
        self._land(state, seat, row)
        return row

    def _bag(self, state: State, row: vec[float]) -> None:
        """The tiles that nobody has seen, by kind; those under others are among them."""
        start: i64 = self.starts[3]
        total: i64 = 0
        for kind, count in enumerate(state.left):
            if count:
                row[start + self.columns[kind]] = float(count)
                total += count
        box = box_with_pile(state)
        if box is not None:
            for kind, count in enumerate(box.whole_pile(state)):
                if count:
                    row[start + self.columns[kind]] += float(count)
                    total += count
        row[self.starts[4]] = float(total - state.buried)

    def _boxes(self, state: State, seat: int, row: vec[float]) -> None:
        width = self.parts[8][2]
        at = self.starts[9]
        for box in state.rules.boxes:
            for number in box.signals(state, seat):
                row[at] = number
                at += 1
        for other in range(len(state.points)):
            at = self.starts[8] + relative(state, other, seat) * width
            for box in state.rules.boxes:
                for count in box.tokens(state, other).values():
                    row[at] = float(count)
                    at += 1

    def _standing(self, state: State, seat: int, row: vec[float]) -> None:
        """What each seat has on the land: of features with followers their points, for those who own them."""
        board, placed, reader = state.board, state.placed, Reader(state)
        seen = vec[i64]()
        for number, node in enumerate(placed.nodes):
            code = placed.codes[number]
            if not is_follower(code // SEATS):
                continue
            root = board.root[node]
            start: i64 = self.starts[7] + board.terrain(node) * STANDING
            row[start + relative(state, code % SEATS, seat) * (4 * STANDING)] += 1.0
            if root in seen:
                continue
            seen = append(seen, root)
            for owner in owners(state, root):
                at = start + relative(state, owner, seat) * (4 * STANDING)
                add_worth(state, reader, root, owner, row, at + 1)
        if state.step and len(board.faces):
            self._spots(state, reader, seat, row)
        reader.leave()

    def _spots(self, state: State, reader: Reader, seat: int, row: vec[float]) -> None:
        """The parts of the tile that was laid last, where each is named, not where it stands on the tile."""
        board = state.board
        tile: i64 = len(board.faces) - 1
        face, first = board.faces[tile], board.firsts[tile]
        for part in range(state.rules.tables.counts[face]):
            spot = self.spots[face * PARTS + part]
            if spot < 0:
                continue
            root = board.root[first + part]
            at: i64 = self.starts[10] + spot * SPOT
            row[at] = 1.0
            row[at + 1] = float(reader.feature(root).tiles)
            add_worth(state, reader, root, seat, row, at + 2)
            for other in range(len(state.points)):
                row[at + (4 if other == seat else 5)] += float(board.strength(root, other))

    def _open(self, state: State, cells: vec[i64], row: vec[float]) -> None:
        board = state.board
        at: i64 = self.starts[11]
        for cell in cells:
            sign = board.open_signs[-1 - board.at[cell]]  # a digit for each side
            row[at] = 1.0
            row[at + 1] = float(east_of(cell))
            row[at + 2] = float(south_of(cell))
            for side in range(4):
                row[at + 3 + side] = float(sign % EDGES)
                sign //= EDGES
            at += CELL

    def _land(self, state: State, seat: int, row: vec[float]) -> None:
        """The tiles in the order in which they were laid, then the figures on them."""
        board = state.board
        start: i64 = self.starts[12]
        at = start
        for tile, cell in enumerate(board.cells):
            face = board.faces[tile]
            row[at] = float(east_of(cell))
            row[at + 1] = float(south_of(cell))
            row[at + 2] = float(1 + self.columns[face >> 2])
            row[at + 3] = float(face & 3)
            at += LAID
        for number, node in enumerate(state.placed.nodes):
            code = state.placed.codes[number]
            tile = board.tile_of[node]
            at = start + tile * LAID
            row[at + 4] = float(1 + relative(state, code % SEATS, seat))
            row[at + 5] = float(1 + code // SEATS)
            row[at + 6] = float(1 + self.spots[board.faces[tile] * PARTS + node - board.firsts[tile]])


def relative(state: State, other: i64, seat: i64) -> i64:
    """How many seats after one's own another one comes."""
    after = other - seat
    return after if after >= 0 else after + len(state.points)


def east_of(cell: i64) -> i64:
    """Steps to the east of the middle, as `place_of` tells them; here it is asked for every tile of every position."""
    return ((cell - CENTRE >> 2) + 2048 & 4095) - 2048


def south_of(cell: i64) -> i64:
    """Steps to the south of the middle."""
    return (cell - CENTRE >> 2) + 2048 >> 12


def add_worth(state: State, reader: Reader, root: i64, seat: int, row: vec[float], at: i64) -> None:
    """What a feature would bring an owner as it is, and in the next slot if it were finished without growing."""
    board = state.board
    feature = reader.feature(root)
    if feature.terrain == FIELD:
        cities: i64 = 0
        completed: i64 = 0
        for city in board.cities_of(root):
            cities += 1
            if not board.tally[city] & OPEN:
                completed += 1
        row[at] += float(field_points(state, root, completed, seat))
        row[at + 1] += float(field_points(state, root, cities, seat))
    elif feature.terrain == CLOISTER:
        cell = board.cells[board.tile_of[root]]
        row[at] += float(cloister_points(state, cell, board.around(cell)))
        row[at + 1] += float(cloister_points(state, cell, AROUND_CLOISTER))
    else:
        row[at] += float(feature.now)
        row[at + 1] += float(feature.finished)


def cloister_points(state: State, cell: i64, around: int) -> int:
    """What a cloister brings with so many tiles."""
    points = 0
    for term in cloister_terms(state, cell, around):
        points += term.points
    return points


def open_places(state: State) -> vec[i64]:
    """The open cells from north to south, in each row from west to east: the order in which learners number them."""
    return in_order(state.board.open_cells[:])


def in_order(numbers: vec[i64]) -> vec[i64]:
    """Sort an array in place: a short one."""
    for place in range(1, len(numbers)):
        number = numbers[place]
        before = place
        while before and numbers[before - 1] > number:
            numbers[before] = numbers[before - 1]
            before -= 1
        numbers[before] = number
    return numbers


def numbered(cells: vec[i64], codes: vec[i64], first: i64) -> list[int]:
    """Placements as rising numbers, counted from the first: that of the open cell, four apart, and the turn."""
    found: list[int] = []
    place: i64 = 0
    for code in in_order(codes[:]):
        turn = code & 3
        while cells[place] != code - turn:
            place += 1
        found.append(first + 4 * place + turn)
    return found
