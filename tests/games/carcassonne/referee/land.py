"""What lies on the table and the features on it, found from scratch by flood fill over the half-edges."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache, cached_property

from tests.games.carcassonne.referee.tiles import (
    SIDES,
    Cell,
    Segment,
    Tile,
    board,
    facing,
    name,
    opposite,
    ports,
    segment,
    side_of,
    step,
    tiles,
    turned,
)

BOARD_CELLS = frozenset((x, y) for x in range(4) for y in range(4))


@cache
def rim() -> dict[tuple[Cell, str], str]:
    """The letters along the outer edges of the wheel board."""
    return {((each["cell"][1], each["cell"][0]), each["edge"]): each["letter"] for each in board()["perimeter"]}


@dataclass(frozen=True)
class Part:
    """A segment where it lies."""

    key: str
    kind: str
    name: str
    ports: frozenset[tuple[Cell, int]]
    cells: frozenset[Cell]
    segment: Segment
    cities: frozenset[str]  # keys of the cities that a field borders here


@dataclass(frozen=True)
class Feature:
    """All parts that hang together: a road, a city, a field, a cloister."""

    kind: str
    parts: tuple[Part, ...]
    complete: bool

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of its parts."""
        return frozenset(part.key for part in self.parts)

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """The tiles it lies on; two parts on one tile count as one."""
        return frozenset(cell for part in self.parts for cell in part.cells)

    @property
    def shields(self) -> int:
        """Shields printed in it."""
        return sum(part.segment.shields for part in self.parts)

    @property
    def sheep(self) -> int:
        """Sheep printed on it."""
        return sum(part.segment.sheep for part in self.parts)

    @property
    def goods(self) -> tuple[str, ...]:
        """Goods printed in it, one for each symbol."""
        return tuple(part.segment.goods for part in self.parts if part.segment.goods)


@dataclass
class Land:
    """Laid tiles, and perhaps the wheel board in the cells 0..3, 0..3."""

    laid: dict[Cell, tuple[Tile, int]] = field(default_factory=dict)
    wheel: bool = False

    def lay(self, cell: Cell, tile: str, turn: int) -> None:
        """Put a tile down, whether it fits or not."""
        self.laid[cell] = tiles()[tile], turn

    def covers(self, cell: Cell) -> bool:
        """Whether a tile or the board lies in a cell."""
        return cell in self.laid or (self.wheel and cell in BOARD_CELLS)

    def edge(self, cell: Cell, side: int) -> str:
        """The letter of a side of a covered cell."""
        if cell in self.laid:
            tile, turn = self.laid[cell]
            return tile.edges[(side - turn) % 4]
        return rim()[cell, SIDES[side]]

    def around(self, cell: Cell) -> list[Cell]:
        """The covered cells among the eight around a cell."""
        near = [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return [each for each in near if self.covers(each)]


def parts_of(cell: Cell, tile: Tile, turn: int) -> list[Part]:
    """The parts of one laid tile; water is none."""
    found = []
    split = turned(tile.joins_all, turn) if tile.joins_all else ""
    for index, each in enumerate(tile.segments):
        points = tuple(turned(point, turn) for point in each.at)
        if each.kind != "river":
            found.append(
                Part(
                    key=key_of(cell, index),
                    kind=each.kind,
                    name=name(points),
                    ports=frozenset((cell, port) for port in ports(each.kind, points, split)),
                    cells=frozenset({cell}),
                    segment=each,
                    cities=frozenset(key_of(cell, city) for city in each.cities),
                )
            )
    return found


def key_of(cell: Cell, index: int) -> str:
    """What a segment of the tile in a cell is called here."""
    return f"{cell[0]},{cell[1]}:{index}"


def board_parts() -> list[Part]:
    """The parts of the wheel board, which may reach over several cells."""
    found = []
    for index, entry in enumerate(board()["segments"]):
        touched: set[tuple[Cell, int]] = set()
        for place in entry["at"]:
            where, point = place.split(":")
            row, col = map(int, where.split(","))
            touched |= {((col, row), port) for port in ports(entry["kind"], (point,), "")}
        found.append(
            Part(
                key=f"board:{index}",
                kind=entry["kind"],
                name="",
                ports=frozenset(touched),
                cells=frozenset((col, row) for row, col in entry.get("cells", ())),
                segment=segment(entry),
                cities=frozenset(f"board:{city}" for city in entry.get("cities", ())),
            )
        )
    return found


def survey(land: Land) -> dict[str, Feature]:
    """The feature of every part, all flooded afresh."""
    parts = board_parts() if land.wheel else []
    for cell, (tile, turn) in land.laid.items():
        parts += parts_of(cell, tile, turn)
    holders: dict[tuple[str, Cell, int], list[Part]] = defaultdict(list)
    for part in parts:
        for cell, port in part.ports:
            holders[part.kind, cell, port].append(part)
    found: dict[str, Feature] = {}
    for part in parts:
        if part.key not in found:
            feature = flood(part, holders, land)
            found |= dict.fromkeys(feature.keys, feature)
    return found


def flood(first: Part, holders: dict[tuple[str, Cell, int], list[Part]], land: Land) -> Feature:
    """Everything that can be reached from a part across edges."""
    reached = {first.key: first}
    waiting = [first]
    while waiting:
        part = waiting.pop()
        for cell, port in part.ports:
            for other in holders[part.kind, step(cell, side_of(port)), facing(port)]:
                if other.key not in reached:
                    reached[other.key] = other
                    waiting.append(other)
    together = tuple(reached.values())
    if first.kind == "cloister":
        complete = all(len(land.around(cell)) == 8 for cell in first.cells)
    else:
        complete = all(land.covers(step(cell, side_of(port))) for part in together for cell, port in part.ports)
    return Feature(first.kind, together, complete)


def misfit(land: Land, cell: Cell, tile: Tile, turn: int) -> str:
    """Why a tile may not lie there by the rule of edges; empty if it may."""
    if land.covers(cell):
        return f"{cell} is covered"
    neighbours = [side for side in range(4) if land.covers(step(cell, side))]
    if not neighbours:
        return f"{cell} touches nothing"
    for side in neighbours:
        mine, theirs = tile.edges[(side - turn) % 4], land.edge(step(cell, side), opposite(side))
        if mine != theirs:
            return f"side {SIDES[side]} of {cell} is {mine} against {theirs}"
    return ""


def free_cells(land: Land) -> set[Cell]:
    """The cells beside covered ones."""
    covered = set(land.laid) | (BOARD_CELLS if land.wheel else set())
    return {step(cell, side) for cell in covered for side in range(4)} - covered
