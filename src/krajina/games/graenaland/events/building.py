"""Building, alone and together."""

from typing import ClassVar

from krajina.core import Event, Seat
from krajina.games.graenaland.catalog import CardName, SupplyName, TileName
from krajina.games.graenaland.pieces import Building, Terrain, Unit, Work


class SupplyTaken(Event, frozen=True):
    """Somebody took a supply card."""

    who: Seat
    card: SupplyName


class Paid(Event, frozen=True):
    """The cards that somebody paid with."""

    reveals: ClassVar[bool] = True
    who: Seat
    cards: tuple[CardName, ...]


class MarketUsed(Event, frozen=True):
    """So many of them stood for others, at markets."""

    who: Seat
    times: int


class VillageBuilt(Event, frozen=True):
    """A village."""

    who: Seat
    at: TileName


class BuildingBuilt(Event, frozen=True):
    """A stronghold, church or hall."""

    who: Seat
    building: Building
    at: TileName


class ArmyGrew(Event, frozen=True):
    """An army is stronger."""

    who: Seat
    unit: Unit
    army: int


class WorkBuilt(Event, frozen=True):
    """A public work stands."""

    who: Seat
    work: Work
    at: TileName


class FeeGiven(Event, frozen=True):
    """A card for somebody behind the palisade; the others see its back."""

    who: Seat
    receiver: Seat
    terrain: Terrain


class FeeSeen(Event, frozen=True):
    """What it is, for the two."""

    reveals: ClassVar[bool] = True
    card: CardName


class WorkAnnounced(Event, frozen=True):
    """A public work to build together."""

    reveals: ClassVar[bool] = True
    who: Seat
    work: Work
    at: TileName


class CardsOffered(Event, frozen=True):
    """What somebody would give for it."""

    reveals: ClassVar[bool] = True
    who: Seat
    cards: tuple[CardName, ...]


class OfferChanged(Event, frozen=True):
    """What somebody would give instead, now that all offers were seen."""

    reveals: ClassVar[bool] = True
    who: Seat
    cards: tuple[CardName, ...]


class OfferKept(Event, frozen=True):
    """Somebody leaves the offer as it is."""

    reveals: ClassVar[bool] = True
    who: Seat


class CardUsed(Event, frozen=True):
    """A card that the main player wants to use."""

    who: Seat
    card: CardName


class CardsLaid(Event, frozen=True):
    """The main player's own part, laid open."""

    reveals: ClassVar[bool] = True
    who: Seat
    cards: tuple[CardName, ...]


class Confirmed(Event, frozen=True):
    """Whether somebody gives the cards that are used."""

    reveals: ClassVar[bool] = True
    who: Seat
    agree: bool


class WorkDropped(Event, frozen=True):
    """It was not built: everybody keeps their cards."""

    who: Seat
    work: Work
    at: TileName


class Granted(Event, frozen=True):
    """Somebody may build one thing."""

    reveals: ClassVar[bool] = True
    who: Seat
    builder: Seat


class BuiltNothing(Event, frozen=True):
    """They made no use of it."""

    who: Seat
