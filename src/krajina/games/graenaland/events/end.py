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


class Claimed(Event, frozen=True):
    """Somebody claims the victory, and lays the card and the hand open."""

    reveals: ClassVar[bool] = True
    who: Seat
    points: int
    card: VictoryCardName
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
