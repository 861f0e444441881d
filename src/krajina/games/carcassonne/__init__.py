"""The public door of Carcassonne, the big box of 2014: the base game and five sets, for two to eight players.

`from krajina.games import carcassonne` gives the game, its options, actions, events and pieces, what a view is made
of, and what is printed on the tiles (`docs/python.md`). What is not named here may change with any version.
"""

from krajina.games.carcassonne.actions import DrawTile, Pass, PlaceFigure, PlaceTile
from krajina.games.carcassonne.boxes import (
    BoxAction,
    BoxEvent,
    BoxView,
    CrownLeft,
    Crowns,
    CrownTaken,
    DrawSheep,
    Flock,
    FlockStabled,
    Good,
    GoodsTaken,
    GrowFlock,
    HillsView,
    OnCrown,
    PigMoved,
    PlaceOnCrown,
    RestFlock,
    SecondTile,
    Sector,
    SheepDrawn,
    StableFlock,
    TakeHome,
    TileBuried,
    Token,
    TradersView,
    WheelView,
    WolfDrawn,
)
from krajina.games.carcassonne.catalog import (
    COMPONENTS,
    TILE_IDS,
    TILES,
    Segment,
    SplitEdge,
    Tile,
    TileName,
    TileSet,
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
    Figure,
    Point,
    Prompt,
    Terrain,
    Turn,
    Why,
    WhyName,
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
    "BOX_NAMES", "COMPONENTS", "GAME", "MOST_COPIES", "TILES", "TILE_IDS", "BaseEvent", "BoxAction", "BoxEvent",
    "BoxName", "BoxView", "Carcassonne", "CarcassonneOptions", "CarcassonneView", "Cell", "Colour", "CrownLeft",
    "CrownTaken", "Crowns", "DrawSheep", "DrawTile", "Edge", "Feature", "Figure", "FigureOnLand", "FigurePlaced",
    "FigureReturned", "Flock", "FlockStabled", "GameEnded", "Good", "GoodsTaken", "GrowFlock", "HillsView", "LaidTile",
    "OnCrown", "OpenCell", "Pass", "PigMoved", "PlaceFigure", "PlaceOnCrown", "PlaceTile", "Point", "Prompt",
    "RestFlock", "Row", "Scored", "SecondTile", "Sector", "Segment", "SetName", "SheepDrawn", "SplitEdge",
    "StableFlock", "State", "TakeHome", "Terrain", "Tile", "TileBuried", "TileDiscarded", "TileDrawn", "TileName",
    "TilePlaced", "TileSet", "Token", "TradersView", "Turn", "VariantName", "WheelView", "Why", "WhyName", "WolfDrawn",
    "parts_shown", "place_name", "same_picture", "tile_facts", "turns_shown",
]  # fmt: skip
