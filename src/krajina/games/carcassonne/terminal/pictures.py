"""Tiles drawn with characters, seven wide and three high: land, what is printed on it, and who stands there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from krajina.games.carcassonne.catalog import FIGURE_ROWS, MARKS, Tile
from krajina.games.carcassonne.faces import CITY, CLOISTER, FIELD, ROAD, TERRAIN_CODES, Part, parts_of
from krajina.games.carcassonne.pieces import SIDES, Point, Terrain

WIDE: Final = 7
HIGH: Final = 3

Spot: TypeAlias = tuple[int, int]  # row and column in the picture

FIELD_SIGN: Final = "."
CITY_SIGN: Final = "▒"
WATER_SIGN: Final = "≈"
CLOISTER_SIGN: Final = "†"
END_SIGN: Final = "□"  # where a road ends: a village, a crossing
ROAD_SIGNS: Final = "│─│─"  # by side
BENDS: Final[dict[tuple[int, ...], str]] = {
    (0, 1): "└",
    (0, 2): "│",
    (0, 3): "┘",
    (1, 2): "┌",
    (1, 3): "─",
    (2, 3): "┐",
}  # by two sides
CROSSING_SIGN: Final = "┼"
TWO_BENDS: Final[dict[tuple[int, ...], str]] = {
    (0, 3): "╱",
    (1, 2): "╱",
    (0, 1): "╲",
    (2, 3): "╲",
}  # two roads that turn away from each other

MIDDLE: Final = (1, 3)
PATHS: Final[tuple[tuple[Spot, ...], ...]] = (  # from the middle to each side
    ((0, 3),),
    ((1, 4), (1, 5), (1, 6)),
    ((2, 3),),
    ((1, 2), (1, 1), (1, 0)),
)
CAPS: Final[tuple[tuple[Spot, ...], ...]] = (  # a city at a side
    ((0, 3), (0, 2), (0, 4), (0, 1), (0, 5)),
    ((1, 5), (1, 6)),
    ((2, 3), (2, 2), (2, 4), (2, 1), (2, 5)),
    ((1, 1), (1, 0)),
)
BROAD: Final = {1: ((0, 6), (2, 6)), 3: ((0, 0), (2, 0))}  # the broad end of a city with a tip, east or west
CORNERS: Final = {
    (0, 1): ((0, 6), (1, 4)),
    (1, 2): ((2, 6), (1, 4)),
    (2, 3): ((2, 0), (1, 2)),
    (0, 3): ((0, 0), (1, 2)),
}
THROUGH: Final = {(0, 2): ((1, 3), (1, 2), (1, 4), (1, 1), (1, 5)), (1, 3): ((1, 3), (1, 2), (1, 4))}
HALVES: Final[tuple[tuple[Spot, ...], ...]] = (  # clockwise from north-northwest
    ((0, 1), (0, 2), (0, 0)),
    ((0, 5), (0, 4), (0, 6)),
    ((0, 6), (0, 5)),
    ((2, 6), (2, 5)),
    ((2, 5), (2, 4), (2, 6)),
    ((2, 1), (2, 2), (2, 0)),
    ((2, 0), (2, 1)),
    ((0, 0), (0, 1)),
)
BESIDE: Final[tuple[tuple[Spot, ...], ...]] = (  # what is printed beside a road that leaves at a side
    ((0, 4), (0, 2)),
    ((1, 5), (1, 4), (0, 5)),
    ((2, 4), (2, 2)),
    ((1, 1), (1, 2), (0, 1)),
)
ANYWHERE: Final = tuple((row, column) for column in (0, 6, 1, 5, 2, 4, 3) for row in (2, 0, 1))

# Where a figure of two characters begins, by the point of its part.
STANDS: Final = {
    Point.NORTH: (0, 3),
    Point.EAST: (1, 4),
    Point.SOUTH: (2, 3),
    Point.WEST: (1, 1),
    Point.NORTH_NORTHWEST: (0, 1),
    Point.NORTH_NORTHEAST: (0, 4),
    Point.EAST_NORTHEAST: (0, 5),
    Point.EAST_SOUTHEAST: (2, 5),
    Point.SOUTH_SOUTHEAST: (2, 4),
    Point.SOUTH_SOUTHWEST: (2, 1),
    Point.WEST_SOUTHWEST: (2, 0),
    Point.WEST_NORTHWEST: (0, 0),
    Point.MIDDLE: (1, 3),
}


class Standing(NamedTuple):
    """Who stands on which part of a tile: two characters."""

    on: Terrain
    point: Point
    sign: str


def picture(tile: Tile, turn: int, standing: Sequence[Standing] = ()) -> list[str]:
    """Draw a tile as it lies, with the figures on it."""
    return _Picture(tile, turn).drawn(standing)


class _Picture:
    def __init__(self, tile: Tile, turn: int) -> None:
        self.tile = tile
        self.turn = turn
        self.parts = parts_of(tile, turn)
        ground = FIELD_SIGN if any(part.terrain == FIELD for part in self.parts) else " "
        if all(part.terrain == CITY for part in self.parts) and self.parts:
            ground = CITY_SIGN
        self.signs = {(row, column): ground for row in range(HIGH) for column in range(WIDE)}
        self.kept: set[Spot] = set()  # what nothing may be drawn over any more

    def drawn(self, standing: Sequence[Standing]) -> list[str]:
        """Land first, then roads over it, then figures, then whatever still finds room."""
        for part in self.parts:
            if part.terrain == CITY:
                self._draw(_city_spots(part), CITY_SIGN)
        self._draw_tip()
        self._draw_water()
        self._draw_roads()
        if any(part.terrain == CLOISTER for part in self.parts):
            self._draw_cloister(standing)
        for figure in standing:
            self._draw_figure(figure)
        self._draw_marks()
        return ["".join(self.signs[row, column] for column in range(WIDE)) for row in range(HIGH)]

    def _draw(self, spots: Iterable[Spot], sign: str) -> None:
        self.signs.update(dict.fromkeys(spots, sign))

    def _is_city(self, spot: Spot) -> bool:
        return self.signs[spot] == CITY_SIGN

    def _draw_tip(self) -> None:
        """The tip of a city that parts the field at a side (page 12)."""
        split = self.tile.split_edge
        if split is not None and split.kind == "field":
            side = (SIDES.index(split.edge) + self.turn) % 4
            self._draw((*PATHS[side ^ 2], MIDDLE, *PATHS[side]), CITY_SIGN)
            self._draw(BROAD.get(side ^ 2, ()), CITY_SIGN)

    def _draw_water(self) -> None:
        for segment in self.tile.segments:
            if segment.kind not in TERRAIN_CODES:
                sides = [(SIDES.index(at) + self.turn) % 4 for at in segment.at]
                self._draw([spot for side in sides for spot in PATHS[side]], WATER_SIGN)
                self._draw((MIDDLE,), WATER_SIGN)

    def _draw_roads(self) -> None:
        roads = [part for part in self.parts if part.terrain == ROAD]
        through = [road for road in roads if len(road.sides) > 1]
        for road in roads:
            for side in road.sides:
                # Beside a road that passes, one that ends stays away from the middle.
                path = PATHS[side][1:] or PATHS[side] if through and len(road.sides) == 1 else PATHS[side]
                self._draw([spot for spot in path if not self._is_city(spot)], ROAD_SIGNS[side])
        if roads and not self._is_city(MIDDLE):
            self._draw((MIDDLE,), _middle_of([road.sides for road in through]))

    def _draw_cloister(self, standing: Sequence[Standing]) -> None:
        is_taken = any(figure.on == Terrain.CLOISTER for figure in standing)
        self._put(CLOISTER_SIGN if is_taken else f"[{CLOISTER_SIGN}]", ((1, 2), (1, 3), (1, 4)))

    def _draw_figure(self, figure: Standing) -> None:
        row, column = self._ground(STANDS[figure.point]) if figure.on == Terrain.FIELD else STANDS[figure.point]
        for step, sign in enumerate(figure.sign):
            self.signs[row, column + step] = sign
            self.kept.add((row, column + step))

    def _ground(self, start: Spot) -> Spot:
        """The nearest two characters of bare field: a farmer must not look like a knight."""
        row, column = start
        starts = [(other, begin) for other in range(HIGH) for begin in range(WIDE - 1)]
        free = [s for s in starts if self.signs[s] == self.signs[s[0], s[1] + 1] == FIELD_SIGN]
        return min(free, key=lambda spot: (abs(spot[0] - row) + abs(spot[1] - column), spot), default=start)

    def _draw_marks(self) -> None:
        for part in self.parts:
            self._put(_signs_of(part.segment.marks), self._spots_of(part))
        ground = [spot for spot in ANYWHERE if self.signs[spot] == FIELD_SIGN]
        self._put(_signs_of(self.tile.marks), [*ground, *filter(self._is_city, ANYWHERE)])

    def _spots_of(self, part: Part) -> Sequence[Spot]:
        """Where the marks of a part find room."""
        if part.terrain == ROAD:
            return BESIDE[part.sides[0]]
        if part.terrain == FIELD:
            spots = [spot for half in part.halves for spot in HALVES[half]]
            return [spot for spot in spots if self.signs[spot] == FIELD_SIGN]
        return [*_city_spots(part), *ANYWHERE]

    def _put(self, signs: str, spots: Sequence[Spot]) -> None:
        """Write signs on the first spots that are free."""
        free = (spot for spot in dict.fromkeys(spots) if spot not in self.kept)
        for sign, spot in zip(signs, free, strict=False):
            self.signs[spot] = sign
            self.kept.add(spot)


def _signs_of(marks: Mapping[str, int]) -> str:
    """The signs of some marks, in the order of the catalog."""
    return "".join(row.signs(marks.get(name, 0)) for name, row in MARKS.items() if name in marks)


def _middle_of(through: Sequence[tuple[int, ...]]) -> str:
    """The sign where roads meet, by the sides of those that pass."""
    if not through:
        return END_SIGN
    return BENDS[through[0]] if len(through) == 1 else TWO_BENDS.get(through[0], CROSSING_SIGN)


def _city_spots(part: Part) -> list[Spot]:
    """What a part of a city covers, the middle of the tile first."""
    pairs = [(one, other) for one in part.sides for other in part.sides if one < other]
    spots = [spot for pair in pairs for spot in THROUGH.get(pair, ())]
    spots += [spot for side in part.sides for spot in CAPS[side]]
    spots += [spot for half in part.halves for spot in HALVES[half]]
    return spots + [spot for pair in pairs for spot in CORNERS.get(pair, ())]


def figure_sign(seat: int, figure: str) -> str:
    """A figure by the number of its seat and its letter."""
    return f"{seat + 1}{FIGURE_ROWS[figure].sign}"
