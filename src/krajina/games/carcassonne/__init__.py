"""The public door of Carcassonne, the big box of 2014: the base game and five sets, for two to eight players.

`from krajina.games import carcassonne` gives the game, its options, actions, events and pieces, what a view is made
of, and what is printed on the tiles (`docs/python.md`). What is not named here may change with any version.
"""

from krajina.games.carcassonne.actions import DrawTile, Pass, PlaceFigure, PlaceTile
from krajina.games.carcassonne.boxes import known
from krajina.games.carcassonne.boxes.known import *  # noqa: F403 - it lists what is public of the boxes
from krajina.games.carcassonne.catalog import (
    FIGURE_ROWS,
    MARKS,
    ROWS,
    TILE_IDS,
    TILES,
    BoxRow,
    FigureName,
    FigureRow,
    MarkRow,
    Segment,
    SplitEdge,
    Tile,
    TileName,
    TileSet,
    WhyName,
    tile_facts,
)
from krajina.games.carcassonne.events import (
    FigurePlaced,
    FigureReturned,
    GameEnded,
    Scored,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
)
from krajina.games.carcassonne.game import GAME, Carcassonne
from krajina.games.carcassonne.options import BOX_NAMES, MOST_COPIES, BoxName, CarcassonneOptions, SetName, VariantName
from krajina.games.carcassonne.pieces import (
    Cell,
    Colour,
    Edge,
    Point,
    Prompt,
    Terrain,
    Turn,
    place_name,
)
from krajina.games.carcassonne.state import State
from krajina.games.carcassonne.tiles import parts_shown, same_picture, turns_shown
from krajina.games.carcassonne.view import (
    BaseEvent,
    CarcassonneView,
    Feature,
    FigureOnLand,
    LaidTile,
    OpenCell,
    Row,
)

__all__ = [
    "BOX_NAMES", "FIGURE_ROWS", "GAME", "MARKS", "MOST_COPIES", "ROWS", "TILES", "TILE_IDS", "BaseEvent", "BoxName",
    "BoxRow", "Carcassonne", "CarcassonneOptions", "CarcassonneView", "Cell", "Colour", "DrawTile", "Edge", "Feature",
    "FigureName", "FigureOnLand", "FigurePlaced", "FigureReturned", "FigureRow", "GameEnded", "LaidTile", "MarkRow",
    "OpenCell", "Pass", "PlaceFigure", "PlaceTile", "Point", "Prompt", "Row", "Scored", "Segment", "SetName",
    "SplitEdge", "State", "Terrain", "Tile", "TileDiscarded", "TileDrawn", "TileName", "TilePlaced", "TileSet", "Turn",
    "VariantName", "WhyName", "parts_shown", "place_name", "same_picture", "tile_facts", "turns_shown",
]  # fmt: skip
__all__ += known.__all__
