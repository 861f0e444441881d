"""The start."""

from typing import ClassVar

from krajina.core import Event, Seat
from krajina.games.graenaland.catalog import TileName, VictoryCardName
from krajina.games.graenaland.pieces import Resource, Terrain


class FirstDrawn(Event, frozen=True):
    """Who begins."""

    reveals: ClassVar[bool] = True
    who: Seat


class TilePlaced(Event, frozen=True):
    """A territory of the island."""

    reveals: ClassVar[bool] = True
    tile: TileName


class Settled(Event, frozen=True):
    """A village of the start."""

    who: Seat
    at: TileName


class AnchorRaised(Event, frozen=True):
    """A village of the start went elsewhere."""

    who: Seat
    at: TileName
    to_tile: TileName


class AnchorKept(Event, frozen=True):
    """Somebody stays in a crowded territory."""

    who: Seat
    at: TileName


class CardTaken(Event, frozen=True):
    """Somebody drew a card; the others see its back."""

    who: Seat
    terrain: Terrain


class CardSeen(Event, frozen=True):
    """What it is, for whoever drew it."""

    reveals: ClassVar[bool] = True
    resource: Resource
    terrain: Terrain


class VictoryCardDealt(Event, frozen=True):
    """A victory point card for somebody to look at."""

    reveals: ClassVar[bool] = True
    card: VictoryCardName


class VictoryCardsKept(Event, frozen=True):
    """Everybody has kept one."""

    reveals: ClassVar[bool] = True


class StartCardDiscarded(Event, frozen=True):
    """A card that nobody took at the start."""

    reveals: ClassVar[bool] = True
    resource: Resource
    terrain: Terrain
