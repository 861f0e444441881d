"""The boxes: the one place that names them, what seats do in them, what happens in them and what they show."""

from typing import Final, TypeAlias

from krajina.games.carcassonne.boxes.hills.box import Hills
from krajina.games.carcassonne.boxes.hills.pieces import (
    DrawSheep,
    Flock,
    FlockStabled,
    GrowFlock,
    HillsView,
    RestFlock,
    SheepDrawn,
    StableFlock,
    TileBuried,
    WolfDrawn,
)
from krajina.games.carcassonne.boxes.inns import Inns
from krajina.games.carcassonne.boxes.river import River
from krajina.games.carcassonne.boxes.traders.box import Traders
from krajina.games.carcassonne.boxes.traders.pieces import Good, GoodsTaken, SecondTile, TradersView
from krajina.games.carcassonne.boxes.wheel.box import Wheel
from krajina.games.carcassonne.boxes.wheel.pieces import (
    CrownLeft,
    Crowns,
    CrownTaken,
    OnCrown,
    PigMoved,
    PlaceOnCrown,
    Sector,
    TakeHome,
    WheelView,
)
from krajina.games.carcassonne.expansion import Expansion

__all__ = [
    "BOXES", "BoxAction", "BoxEvent", "BoxView", "CrownLeft", "CrownTaken", "Crowns", "DrawSheep", "Flock",
    "FlockStabled", "Good", "GoodsTaken", "GrowFlock", "HillsView", "OnCrown", "PigMoved", "PlaceOnCrown", "RestFlock",
    "SecondTile", "Sector", "SheepDrawn", "StableFlock", "TakeHome", "TileBuried", "Token", "TradersView", "WheelView",
    "WolfDrawn",
]  # fmt: skip

# In this order they speak where several speak at once, and the river comes after the board it may spring from.
BOXES: Final[tuple[Expansion, ...]] = (Inns(), Traders(), Hills(), Wheel(), River())

BoxAction: TypeAlias = DrawSheep | GrowFlock | StableFlock | RestFlock | PlaceOnCrown | TakeHome
BoxEvent: TypeAlias = (
    GoodsTaken | SecondTile | TileBuried | SheepDrawn | WolfDrawn | FlockStabled | PigMoved | CrownTaken | CrownLeft
)
BoxView: TypeAlias = TradersView | HillsView | WheelView
Token: TypeAlias = Good
