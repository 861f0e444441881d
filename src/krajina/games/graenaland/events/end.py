"""The end."""

from typing import ClassVar

from krajina.core import Event, Seat
from krajina.games.graenaland.catalog import CardName, VictoryCardName
from krajina.games.graenaland.pieces import Goal


class Declared(Event, frozen=True):
    """Somebody has won, with these goals."""

    who: Seat
    goals: tuple[Goal, ...]


class NotClaimed(Event, frozen=True):
    """Nobody claims the victory in this round."""

    reveals: ClassVar[bool] = True


class ClaimAnnounced(Event, frozen=True):
    """Somebody says aloud that they claim the victory; who comes later may claim more."""

    reveals: ClassVar[bool] = True
    who: Seat
    points: int


class ClaimedNothing(Event, frozen=True):
    """Somebody says aloud that they claim nothing."""

    reveals: ClassVar[bool] = True
    who: Seat


class Claimed(Event, frozen=True):
    """Somebody claims the victory, and lays the victory point card open."""

    reveals: ClassVar[bool] = True
    who: Seat
    points: int
    card: VictoryCardName


class HandShown(Event, frozen=True):
    """Whoever claims the victory lays the hand open, where the table plays so."""

    reveals: ClassVar[bool] = True
    who: Seat
    hand: tuple[CardName, ...]


class FinalBuildingBegan(Event, frozen=True):
    """Somebody builds for the last time."""

    who: Seat


class VictoryCardShown(Event, frozen=True):
    """A card at the end."""

    reveals: ClassVar[bool] = True
    who: Seat
    card: VictoryCardName


class LimitReached(Event, frozen=True):
    """The last round of a table with a limit is over."""

    rounds: int
