"""Tables made once from the tiles: whatever a rule asks of a tile as it lies is one look-up.

A *face* is a kind of tile in one of its four turns, `kind * 4 + turn`; a *part* is a segment that can be owned (water
cannot), and has the number `face * PARTS + part`. Turning is resolved here and nowhere else.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from krajina.core.flat import i64, u8, vec
from krajina.games.carcassonne.catalog import MARKS, MOST_ADDED, Segment, Tile
from krajina.games.carcassonne.pieces import SIDES, Point, Terrain

PARTS: Final = 8  # no tile has more
CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
CLOISTER: Final = 3
TERRAINS: Final = (Terrain.CITY, Terrain.ROAD, Terrain.FIELD, Terrain.CLOISTER)
TERRAIN_CODES: Final = {terrain.value: code for code, terrain in enumerate(TERRAINS)}

# What a side shows: 0 where nothing lies yet. An open cell's signature is the sum of what its neighbours show,
# one digit to the base EDGES a side, so that one look-up tells which turns of a tile fit.
EDGE_CODES: Final = {"F": 1, "R": 2, "C": 3, "W": 4, "-": 0}  # "-": inside a board, where no tile is laid
EDGES: Final = 5
WEIGHTS: Final = (1, 5, 25, 125)
SIGNATURES: Final = EDGES**4

HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
HALF_POINTS: Final = (
    Point.NORTH_NORTHWEST,
    Point.NORTH_NORTHEAST,
    Point.EAST_NORTHEAST,
    Point.EAST_SOUTHEAST,
    Point.SOUTH_SOUTHEAST,
    Point.SOUTH_SOUTHWEST,
    Point.WEST_SOUTHWEST,
    Point.WEST_NORTHWEST,
)
SIDE_POINTS: Final = (Point.NORTH, Point.EAST, Point.SOUTH, Point.WEST)

# A cell is an int, four apart from its neighbours in a row.
ROW: Final = 4096 * 4
STEPS: Final = (-ROW, 4, ROW, -4)  # to the next cell in the north, east, south, west

# A mark of a part is a number that adds up when features grow; each has a lane of eight bits in one word.
LANE: Final = 8
LANE_MASK: Final = 255

# What a part brings into the tally of its feature (`board.py`): its open halves of sides, and itself as a node.
OPEN_BITS: Final = 14
ONE_NODE: Final = 1 << OPEN_BITS


COUNTED: Final = tuple(name for name, mark in MARKS.items() if mark.adds_up)


class Part(NamedTuple):
    """A part of a face: what it is, the sides and halves (by number) where it leaves the tile, and its name."""

    segment: Segment
    terrain: int
    sides: tuple[int, ...]
    halves: tuple[int, ...]
    point: Point


def parts_of(tile: Tile, turn: int) -> list[Part]:
    """The parts of a tile, turned."""
    return [_part(segment, turn) for segment in tile.segments if segment.kind in TERRAIN_CODES]


def _part(segment: Segment, turn: int) -> Part:
    sides = sorted((SIDES.index(at) + turn) % 4 for at in segment.at if len(at) == 1)
    halves = sorted((HALVES.index(at) + 2 * turn) % 8 for at in segment.at if len(at) == 2)
    # A road or a city is called by its first side, a field by its first half; what leaves the tile nowhere is inside.
    points = [(2 * side, SIDE_POINTS[side]) for side in sides] + [(half, HALF_POINTS[half]) for half in halves]
    point = min(points)[1] if points else Point.MIDDLE
    return Part(segment, TERRAIN_CODES[segment.kind], tuple(sides), tuple(halves), point)


def edges_of(tile: Tile, turn: int) -> list[int]:
    """What the four sides show, turned."""
    return [EDGE_CODES[tile.edges[(side - turn) % 4]] for side in range(4)]


def distinct_turns(tile: Tile) -> list[int]:
    """The turns in which a tile looks different: the same picture is offered once."""
    pictures = [picture_of(tile, turn) for turn in range(4)]
    return [turn for turn in range(4) if pictures.index(pictures[turn]) == turn]


def picture_of(tile: Tile, turn: int, numbers: bool = False) -> tuple[object, ...]:
    """What is to be seen on a tile, turned, with its numbers or without; equal where two look the same."""
    parts = parts_of(tile, turn)
    looks = [
        (part.terrain, part.sides, part.halves, _print_of(part.segment.marks, numbers), _cities_of(part, parts))
        for part in parts
    ]
    split = tile.split_edge
    edge = (SIDES.index(split.edge) + turn) % 4 if split is not None else -1
    water = [(SIDES.index(at) + turn) % 4 for s in tile.segments if s.kind not in TERRAIN_CODES for at in s.at]
    join = split.join if split is not None else ""
    return (edges_of(tile, turn), sorted(looks), edge, join, sorted(water), _print_of(tile.marks, numbers))


def _cities_of(part: Part, parts: Sequence[Part]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The cities that a field touches, by the sides and halves where they leave the tile."""
    return sorted((parts[city].sides, parts[city].halves) for city in part.segment.cities)


def _print_of(marks: dict[str, int], numbers: bool) -> list[tuple[str, int]]:
    """The marks that are to be seen."""
    seen = [(name, count) for name, count in marks.items() if MARKS[name].sign]
    return sorted([(name, count) for name, count in seen if numbers or not MARKS[name].is_number])


def port_of(parts: Sequence[Part], side: int) -> tuple[int, int, int]:
    """The parts at a side: in the middle of it, at its left half and at its right half; -1 for none.

    A city is in the middle unless it is split; a field that is not split is only at the left.
    """
    middle = next((number for number, part in enumerate(parts) if side in part.sides), -1)
    left = next((number for number, part in enumerate(parts) if 2 * side in part.halves), -1)
    right = next((number for number, part in enumerate(parts) if 2 * side + 1 in part.halves), -1)
    return middle, left, -1 if middle < 0 and left == right else right


class Side:
    """One side of a face: where it leads, what it shows there, which side faces it, and its port."""

    def __init__(self, number: i64, edge: i64, parts: Sequence[Part], joins_all: bool) -> None:
        port = port_of(parts, number)
        self.step: i64 = STEPS[number]
        self.sign: i64 = edge * WEIGHTS[number ^ 2]  # what it adds to the signature of the next cell
        self.facing: i64 = number ^ 2
        self.middle: i64 = port[0]
        self.left: i64 = port[1]
        self.right: i64 = port[2]
        # A part that takes the whole side is at both halves of it.
        self.left_half: i64 = port[0] if port[1] < 0 else port[1]
        self.right_half: i64 = self.left_half if port[2] < 0 else port[2]
        self.is_city = self.left_half >= 0 and parts[self.left_half].terrain == CITY
        self.joins_all = joins_all


class Tables:
    """Everything that rules and board look up, for all kinds of tiles of the boxes that a game knows."""

    IS_SHARED: ClassVar[bool] = True  # it never changes: all states look at the same one

    def __init__(self, kinds: Sequence[Tile]) -> None:
        assert MOST_ADDED * LANE < 60, "the marks of a part fit one word"
        self.kinds = tuple(kinds)
        self.kind_of = {tile.id: number for number, tile in enumerate(kinds)}
        self.lanes = {name: LANE * number for number, name in enumerate(COUNTED)}
        self.parts: list[list[Part]] = [parts_of(tile, turn) for tile in kinds for turn in range(4)]
        self.edges: list[list[int]] = [edges_of(tile, turn) for tile in kinds for turn in range(4)]
        self.counts: list[int] = [len(parts) for parts in self.parts]
        joins = [joins_all(tile, turn) for tile in kinds for turn in range(4)]
        self.sides: vec[vec[Side]] = vec[vec[Side]](
            [
                vec[Side]([Side(side, edges[side], parts, all_joined[side]) for side in range(4)])
                for edges, parts, all_joined in zip(self.edges, self.parts, joins, strict=True)
            ]
        )
        # Per part: what it is, what it brings into a tally, its marks, the steps to where a road or city leads, and
        # which parts of its tile are the cities of a field.
        self.terrain: vec[i64] = vec[i64]([part.terrain for part in self._padded()])
        self.tallies = rows_of([[_opens(part) + ONE_NODE for part in parts] for parts in self.parts])
        self.marks: vec[i64] = vec[i64]([_marks(part) for part in self._padded()])
        self.leads = rows_of([[STEPS[side] for side in _sides(part)] for part in self._padded()])
        self.cities = rows_of([list(part.segment.cities) for part in self._padded()])
        # Per face: the parts that can be owned and finished, the cloister, and which part is called how.
        self.finishing = rows_of([[n for n, p in enumerate(ps) if p.terrain <= ROAD] for ps in self.parts])
        self.called: list[list[tuple[Terrain, Point]]] = [
            [(TERRAINS[part.terrain], part.point) for part in parts] for parts in self.parts
        ]
        self.cloister: list[int] = [_cloister(parts) for parts in self.parts]
        self._fillers: dict[int, int] = {}  # by signature, made when it is first asked for
        self._filling: dict[int, vec[i64]] = {}  # likewise
        self._bits: list[int] = [1 << kind for kind in range(len(kinds))]
        self.turns: list[list[int]] = [distinct_turns(tile) for tile in kinds]
        # Kinds with the same sides share one row: few rows stay in the processor's cache.
        rows: dict[tuple[str, tuple[int, ...]], list[tuple[int, ...]]] = {}
        self.fits: list[list[tuple[int, ...]]] = []
        for kind, tile in enumerate(kinds):
            looks = (tile.edges, tuple(self.turns[kind]))
            if looks not in rows:
                rows[looks] = self._fits(kind)
            self.fits.append(rows[looks])
        self.fit_masks: vec[u8] = vec[u8]([sum(1 << turn for turn in turns) for row in self.fits for turns in row])

    def _padded(self) -> list[Part]:
        blank = Part(Segment(""), -1, (), (), Point.MIDDLE)
        return [part for parts in self.parts for part in (*parts, *[blank] * (PARTS - len(parts)))]

    def _fits(self, kind: int) -> list[tuple[int, ...]]:
        """For every signature of an open cell the turns in which the tile may be laid there."""
        row: list[tuple[int, ...]] = [()] * SIGNATURES
        for turn in self.turns[kind]:
            edges = self.edges[kind * 4 + turn]
            for sides in range(16):  # any of the four sides may still be free
                signature = sum(edges[side] * WEIGHTS[side] for side in range(4) if sides >> side & 1)
                if row[signature][-1:] != (turn,):
                    row[signature] = (*row[signature], turn)
        return row

    def fillers(self, sign: int) -> int:
        """The kinds of tiles that fit a signature in some turn, a bit for each."""
        found = self._fillers.get(sign)
        if found is None:
            found = 0
            for kind, row in enumerate(self.fits):
                if row[sign]:
                    found += self._bits[kind]
            self._fillers[sign] = found
        return found

    def filling(self, sign: i64) -> vec[i64]:
        """The same kinds, one after the other."""
        found = self._filling.get(sign)
        if found is None:
            found = vec[i64]([kind for kind, row in enumerate(self.fits) if row[sign]])
            self._filling[sign] = found
        return found

    def mark(self, marks: int, name: str) -> int:
        """How many of a mark are in a word of marks."""
        return marks >> self.lanes[name] & LANE_MASK

    def part_called(self, face: int, terrain: Terrain, point: Point) -> int:
        """The number of a part by what it is called; -1 if there is no such part."""
        for number, (on, at) in enumerate(self.called[face]):
            if at is point and on is terrain:
                return number
        return -1


def rows_of(rows: list[list[int]]) -> vec[vec[i64]]:
    """A table of rows that differ in length."""
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def _opens(part: Part) -> int:
    """Halves of sides where a road or a city is still to be continued; a field is never finished."""
    return 2 * len(part.sides) + len(part.halves) if part.terrain <= ROAD else 0


def _sides(part: Part) -> list[int]:
    """The sides where a road or a city leaves the tile."""
    return sorted({*part.sides, *[half // 2 for half in part.halves]}) if 0 <= part.terrain <= ROAD else []


def _marks(part: Part) -> int:
    return sum(part.segment.marks.get(name, 0) << LANE * number for number, name in enumerate(COUNTED))


def _cloister(parts: Sequence[Part]) -> int:
    return next((number for number, part in enumerate(parts) if part.terrain == CLOISTER), -1)


def joins_all(tile: Tile, turn: int) -> list[bool]:
    """By side, whether a split edge joins all parts with all parts across it (page 12), not half by half."""
    split = tile.split_edge
    joining = (SIDES.index(split.edge) + turn) % 4 if split is not None and split.join == "all" else -1
    return [side == joining for side in range(4)]
