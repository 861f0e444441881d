"""What happens in a round without being the deed of one move; the other events stand with their moves.

What only some seats may know names them in `to`.
"""

from krajina.core import Event, Revealing, Seat, Word
from krajina.games.graenaland.catalog import Cards, TileName, VictoryCardName
from krajina.games.graenaland.pieces import Phase, Resource, Terrain


class StartCardDiscarded(Revealing, frozen=True):
    """A card that no seat took at the start."""

    resource: Resource
    terrain: Terrain


class RoundBegan(Event, frozen=True):
    """A round, and its main player."""

    round: int
    main: Seat


class PhaseBegan(Event, frozen=True):
    """A part of a round."""

    phase: Phase


class Produced(Revealing, frozen=True):
    """A territory gave a card, face up."""

    at: TileName
    resource: Resource


class RoadProduced(Event, frozen=True):
    """A road brought a card, face down."""

    at: TileName


class ImprovementHit(Revealing, frozen=True):
    """The improvement brought its resource."""

    at: TileName
    resource: Resource


class ImprovementMissed(Revealing, frozen=True):
    """The improvement brought nothing: another card came, and was discarded."""

    at: TileName
    resource: Resource


class DeckShuffled(Event, frozen=True):
    """Discarded cards became a deck again."""

    terrain: Terrain


class Paid(Revealing, frozen=True):
    """The cards that a seat paid with."""

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


class VictoryCardShown(Revealing, frozen=True):
    """A card at the end."""

    who: Seat
    card: VictoryCardName


class LimitReached(Event, frozen=True):
    """The last round of a table with a limit is over."""

    rounds: int
