"""What a tile shows as it lies, asked by its name: its parts as people call them, and whether two look the same."""

from functools import cache

from krajina.games.carcassonne.catalog import BY_ID, TileName
from krajina.games.carcassonne.faces import TERRAINS, distinct_turns, parts_of, picture_of
from krajina.games.carcassonne.pieces import Point, Terrain, Turn


@cache
def parts_shown(tile: TileName, turn: Turn = 0) -> tuple[tuple[Terrain, Point], ...]:
    """The parts of a tile in their printed order, each by what it is and where: how `PlaceFigure` names them."""
    return tuple((TERRAINS[part.terrain], part.point) for part in parts_of(BY_ID[tile], turn))


@cache
def turns_shown(tile: TileName) -> tuple[Turn, ...]:
    """The turns in which a tile looks different, the first of each: those that are offered."""
    return tuple(distinct_turns(BY_ID[tile]))


def same_picture(tile: TileName, turn: Turn, other: TileName, other_turn: Turn, *, numbers: bool = True) -> bool:
    """Tell whether two tiles, or one tile with two turns, show the same as they lie.

    All that is printed counts; numbers may be left out, for without their box they mean nothing (page 3).
    """
    return picture_of(BY_ID[tile], turn, numbers) == picture_of(BY_ID[other], other_turn, numbers)
