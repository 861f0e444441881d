"""Sharing out."""

from typing import ClassVar

from krajina.core import Event, Seat, Word
from krajina.games.graenaland.catalog import CardName, TileName
from krajina.games.graenaland.pieces import Terrain


class Proposed(Event, frozen=True):
    """A proposal to vote on."""

    reveals: ClassVar[bool] = True
    who: Seat
    at: TileName
    shares: tuple[tuple[Word, ...], ...]  # who gets what


class Passed(Event, frozen=True):
    """Somebody proposed nothing."""

    who: Seat


class Voted(Event, frozen=True):
    """How somebody voted, with how many votes."""

    reveals: ClassVar[bool] = True
    who: Seat
    agree: bool
    votes: int


class ProposalAccepted(Event, frozen=True):
    """More than half of the votes."""

    at: TileName
    votes: int
    all: int


class ProposalRejected(Event, frozen=True):
    """Half of the votes or less."""

    at: TileName
    votes: int
    all: int


class Received(Event, frozen=True):
    """Somebody got cards that lay face up."""

    who: Seat
    cards: tuple[CardName, ...]


class ReceivedFaceDown(Event, frozen=True):
    """Somebody got cards that lay face down."""

    who: Seat
    count: int
    terrain: Terrain


class Uncovered(Event, frozen=True):
    """What they were, for whoever got them."""

    reveals: ClassVar[bool] = True
    cards: tuple[CardName, ...]
