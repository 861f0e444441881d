"""The one list of boxes, and the public names of what they bring: actions, events, views and pieces."""

from collections.abc import Iterator
from enum import StrEnum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, TypeAlias
from warnings import warn

from krajina.core import Action, Event
from krajina.core.registry import boxes_of
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
from krajina.games.carcassonne.catalog import PACKAGE, ROWS, BoxLeftOut
from krajina.games.carcassonne.expansion import Expansion
from krajina.games.carcassonne.shown import Shown

__all__ = [
    "BoxAction", "BoxEvent", "BoxView", "CrownLeft", "CrownTaken", "Crowns", "DrawSheep", "Flock",
    "FlockStabled", "Good", "GoodsTaken", "GrowFlock", "HillsView", "OnCrown", "PigMoved", "PlaceOnCrown", "RestFlock",
    "SecondTile", "Sector", "SheepDrawn", "StableFlock", "TakeHome", "TileBuried", "Token", "TradersView", "WheelView",
    "WolfDrawn",
]  # fmt: skip

# Those that come with the game. In this order they speak where several speak at once, and the river comes after the
# board it may spring from.
OURS: Final[tuple[Expansion, ...]] = (Inns(), Traders(), Hills(), Wheel(), River())


def _outside() -> Iterator[Expansion]:
    """The boxes of outside packages, found by entry point; one that cannot be loaded takes no other with it."""
    for name, point in boxes_of(PACKAGE).items():
        try:
            box = point.load()
        except (Exception, SystemExit) as error:  # all that an outside package may do when it is imported
            warn(BoxLeftOut(name, point.value, error), stacklevel=2)
            continue
        if isinstance(box, Expansion) and box.name == name and name in ROWS:
            yield box


BOXES: Final = (*OURS, *_outside())

if TYPE_CHECKING:  # what boxes bring is known when they are loaded
    BoxAction: TypeAlias = Action
    BoxEvent: TypeAlias = Event
    BoxView: TypeAlias = Shown
    Token: TypeAlias = StrEnum
else:
    BoxAction = reduce(or_, [kind for box in BOXES for kind in box.actions])
    BoxEvent = reduce(or_, [kind for box in BOXES for kind in box.events])
    BoxView = reduce(or_, [kind for box in BOXES for kind in box.shown])
    Token = reduce(or_, [kind for box in BOXES for kind in box.token_types])
