"""What seats do in the base game, as structs; the steps of `moves/` say when each is offered and what it does.

Structs stand in modules of their own, here and in the boxes: mypyc, which compiles the steps, would make plain classes
of them.
"""

from krajina.core import Action
from krajina.games.carcassonne.catalog import FigureName, TileName
from krajina.games.carcassonne.pieces import Cell, Point, Terrain, Turn


class DrawTile(Action, frozen=True):
    """The tile that comes out of the bag."""

    tile: TileName


class PlaceTile(Action, frozen=True):
    """Lay the tile in hand at a place, turned so many quarters clockwise."""

    at: Cell
    turn: Turn


class PlaceFigure(Action, frozen=True):
    """A figure goes onto a part of the tile just laid."""

    figure: FigureName
    on: Terrain
    point: Point


class Pass(Action, frozen=True):
    """No figure is placed."""
