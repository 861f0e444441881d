"""Nouns: what lies on the table, as the rulebook names it."""

from enum import IntEnum, StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

SIDES: Final = "NESW"

# A place on the table: steps to the east and to the south of the first tile, which lies at 0,0.
Cell: TypeAlias = tuple[Annotated[int, Meta(ge=-2000, le=2000)], Annotated[int, Meta(ge=-2000, le=2000)]]


def place_name(at: Cell) -> str:
    """A place as people write it: `2,-1`."""
    return f"{at[0]},{at[1]}"


# Quarter turns clockwise.
Turn: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class Terrain(StrEnum):
    """What a part of a tile is; water is no part that can be owned."""

    CITY = "city"
    ROAD = "road"
    FIELD = "field"
    CLOISTER = "cloister"


class Edge(StrEnum):
    """What a side of a tile shows, as the data writes it."""

    FIELD = "F"
    ROAD = "R"
    CITY = "C"
    WATER = "W"


class Point(StrEnum):
    """Where on a tile, as it lies: a side, a half of a side by the points of the compass, or the middle.

    A part is called by the first of its points, clockwise from the north.
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH_NORTHWEST = "NNW"
    NORTH_NORTHEAST = "NNE"
    EAST_NORTHEAST = "ENE"
    EAST_SOUTHEAST = "ESE"
    SOUTH_SOUTHEAST = "SSE"
    SOUTH_SOUTHWEST = "SSW"
    WEST_SOUTHWEST = "WSW"
    WEST_NORTHWEST = "WNW"
    MIDDLE = "middle"


class Colour(StrEnum):
    """The eight colours of figures."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    BLACK = "black"
    GREY = "grey"
    PINK = "pink"
    VIOLET = "violet"


class Prompt(StrEnum):
    """What a seat is asked."""

    DRAW_TILE = "draw_tile"
    PLACE_TILE = "place_tile"
    PLACE_FIGURE = "place_figure"


class Slot(IntEnum):
    """The printed order of a turn (page 17); steps of the base game and of the boxes are sorted by it."""

    START = 0
    DRAW_TILE = 10
    DRAWN = 20
    PLACE_TILE = 30
    PLACED = 40
    PLACE_FIGURE = 50
    AFTER_FIGURE = 60
    SCORE = 70
    END_OF_TURN = 80
    NEXT_PLAYER = 90
