"""What happens in a round without being the deed of one move; the other events stand with their moves.

What only some seats may know names them in `to`.
"""

from typing import ClassVar

from krajina.core import Event, Seat, Word
from krajina.games.graenaland.catalog import Cards, TileName, VictoryCardName
from krajina.games.graenaland.pieces import Phase, Resource, Terrain


class StartCardDiscarded(Event, frozen=True):
    """A card that no seat took at the start."""

    reveals: ClassVar[bool] = True
    resource: Resource
    terrain: Terrain


class RoundBegan(Event, frozen=True):
    """A round, and its main player."""

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


class Paid(Event, frozen=True):
    """The cards that a seat paid with."""

    reveals: ClassVar[bool] = True
    who: Seat
    cards: Cards


class MarketUsed(Event, frozen=True):
    """So many of them stood for others, at markets."""

    who: Seat
    times: int


class PromiseKept(Event, frozen=True):
    """A seat did what it had promised."""

    who: Seat
    promise: Word


class PromiseBroken(Event, frozen=True):
    """A seat did not do what it had promised."""

    who: Seat
    promise: Word


class PromiseLapsed(Event, frozen=True):
    """It no longer matters: its condition was not met, or it cannot be kept any more."""

    who: Seat
    promise: Word


class FinalBuildingBegan(Event, frozen=True):
    """A seat builds for the last time."""

    who: Seat


class VictoryCardShown(Event, frozen=True):
    """A card at the end."""

    reveals: ClassVar[bool] = True
    who: Seat
    card: VictoryCardName


class LimitReached(Event, frozen=True):
    """The last round of a table with a limit is over."""

    rounds: int
