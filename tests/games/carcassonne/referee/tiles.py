"""The printed tiles and the wheel board, read from the data files, and the points of the compass on them."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[4] / "src/krajina/games/carcassonne/data"

Cell = tuple[int, int]  # steps to the east, steps to the south

SIDES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
COMPASS = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
FIRST_ROAD = 8  # ports 0..7 are the half-edges of cities and fields, 8..11 the middles of the sides, for roads


@dataclass(frozen=True)
class Segment:
    """One printed piece of city, road, field, cloister or river."""

    kind: str
    at: tuple[str, ...]
    shields: int = 0
    inn: bool = False
    cathedral: bool = False
    goods: str = ""
    sheep: int = 0
    cities: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tile:
    """A tile as printed, north up."""

    id: str
    set: str
    count: int
    edges: str
    segments: tuple[Segment, ...]
    joins_all: str = ""  # the side on which every city joins every city across
    wheel: int = 0
    hill: bool = False
    vineyard: bool = False
    start: bool = False


def step(cell: Cell, side: int) -> Cell:
    """The cell across a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def opposite(side: int) -> int:
    """The side that faces a side."""
    return (side + 2) % 4


def facing(port: int) -> int:
    """The port of the neighbour that meets a port: left meets right, the middle meets the middle."""
    if port >= FIRST_ROAD:
        return FIRST_ROAD + opposite(port - FIRST_ROAD)
    return opposite(port // 2) * 2 + 1 - port % 2


def side_of(port: int) -> int:
    """The side on which a port lies."""
    return port - FIRST_ROAD if port >= FIRST_ROAD else port // 2


def turned(point: str, turn: int) -> str:
    """Where a side or half-side of the print comes to lie after quarter turns clockwise."""
    if point in SIDES:
        return SIDES[(SIDES.index(point) + turn) % 4]
    return HALVES[(HALVES.index(point) + 2 * turn) % 8]


def ports(kind: str, points: tuple[str, ...], joins_all: str) -> frozenset[int]:
    """The ports that these points of a segment touch; `joins_all` is the side whose halves touch the whole of it."""
    found: set[int] = set()
    for point in points:
        side = SIDES.index(point[0])
        if kind in ("road", "river"):
            found.add(FIRST_ROAD + side)
        elif len(point) == 1 or (kind == "city" and point[0] == joins_all):
            found |= {2 * side, 2 * side + 1}
        else:
            found.add(HALVES.index(point))
    return frozenset(found)


def name(points: tuple[str, ...]) -> str:
    """What a part is called: its first point clockwise from the north."""
    order = {SIDES.index(p) * 2 if len(p) == 1 else HALVES.index(p): p for p in points}
    if not order:
        return "middle"
    first = order[min(order)]
    return first if len(first) == 1 else COMPASS[HALVES.index(first)]


def segment(entry: dict[str, Any]) -> Segment:
    """A segment of the data file."""
    return Segment(
        kind=entry["kind"],
        at=tuple(entry.get("at", ())),
        shields=entry.get("shields", 0),
        inn=entry.get("inn", False),
        cathedral=entry.get("cathedral", False),
        goods=entry.get("goods", ""),
        sheep=entry.get("sheep", 0),
        cities=tuple(entry.get("cities", ())),
    )


@cache
def tiles() -> dict[str, Tile]:
    """All tiles by their names."""
    found = {}
    for entry in json.loads((DATA / "tiles.json").read_text("utf-8"))["tiles"]:
        split = entry.get("split_edge", {})
        found[entry["id"]] = Tile(
            id=entry["id"],
            set=entry["set"],
            count=entry["count"],
            edges=entry["edges"],
            segments=tuple(segment(each) for each in entry["segments"]),
            joins_all=split["edge"] if split.get("join") == "all" else "",
            wheel=entry.get("wheel", 0),
            hill=entry.get("hill", False),
            vineyard=entry.get("vineyard", False),
            start=entry.get("start", False),
        )
    return found


@cache
def board() -> dict[str, Any]:
    """The wheel board as the data file has it."""
    found: dict[str, Any] = json.loads((DATA / "wheel_board.json").read_text("utf-8"))
    return found


@cache
def components() -> dict[str, Any]:
    """Figures and tokens as the data file counts them."""
    found: dict[str, Any] = json.loads((DATA / "components.json").read_text("utf-8"))
    return found
