"""A round: what the land gives, and the heroes."""

from typing import ClassVar

from krajina.core import Event, Seat
from krajina.games.graenaland.catalog import SupplyName, TileName
from krajina.games.graenaland.pieces import Direction, Hero, Phase, Resource, Terrain


class RoundBegan(Event, frozen=True):
    """A round, and who is the main player."""

    round: int
    main: Seat


class PhaseBegan(Event, frozen=True):
    """A part of a round."""

    phase: Phase


class Produced(Event, frozen=True):
    """A territory gave a card, face up."""

    reveals: ClassVar[bool] = True
    at: TileName
    resource: Resource


class RoadProduced(Event, frozen=True):
    """A road brought a card, face down."""

    at: TileName


class ImprovementHit(Event, frozen=True):
    """The improvement brought its resource."""

    reveals: ClassVar[bool] = True
    at: TileName
    resource: Resource


class ImprovementMissed(Event, frozen=True):
    """The improvement brought nothing: another card came, and was discarded."""

    reveals: ClassVar[bool] = True
    at: TileName
    resource: Resource


class DeckShuffled(Event, frozen=True):
    """Discarded cards became a deck again."""

    terrain: Terrain


class SupplyTurned(Event, frozen=True):
    """A supply card came to the row."""

    reveals: ClassVar[bool] = True
    card: SupplyName


class Moved(Event, frozen=True):
    """A hero went, as it was planned."""

    reveals: ClassVar[bool] = True
    who: Seat
    hero: Hero
    direction: Direction
    at: TileName


class Stayed(Event, frozen=True):
    """Somebody moved no hero."""

    reveals: ClassVar[bool] = True
    who: Seat


class Swapped(Event, frozen=True):
    """Another hero of the same clan stood there, and they changed places."""

    who: Seat
    hero: Hero
    at: TileName


class Entered(Event, frozen=True):
    """A hero entered the game."""

    who: Seat
    hero: Hero
    at: TileName


class Waits(Event, frozen=True):
    """A hero waits until the place is free."""

    who: Seat
    hero: Hero
    at: TileName


class Transferred(Event, frozen=True):
    """A hero went to a new building."""

    who: Seat
    hero: Hero
    at: TileName
