"""What is written down of talk and votes, as structs: promises, and the last vote."""

from typing import ClassVar, Literal

import msgspec

from krajina.core import Seat, Spoken
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import Fate, Item, Resource, Work


class Promise(msgspec.Struct, frozen=True, gc=False):
    """What a seat promised: a vote, a work, a share or a card for a work; it is not bound by it."""

    who: Seat
    to: Seat | None  # the seat that has to agree, vote or give first, if any
    round: int
    at: TileName | None = None
    agree: bool | None = None  # a vote
    work: Work | None = None
    resource: Resource | None = None  # a share, or a card for a work
    wanted: Resource | None = None  # what `to` has to give
    due: bool = False  # the condition is met: now it is to be kept
    fate: Fate = Fate.OPEN


class Promised(Spoken, frozen=True, array_like=True):
    """What a promise is about, as people see it."""

    KEY: ClassVar[str] = "promise-{kind}"

    kind: Literal["vote", "work", "share", "give", "swap"]
    to: Seat | None
    at: TileName | None
    agree: bool | None
    work: Work | None
    resource: Resource | None
    wanted: Resource | None


class Counted(msgspec.Struct, frozen=True, gc=False):
    """A vote that is over: the proposal, and every ballot."""

    proposer: Seat
    at: int
    votes: tuple[int, ...]  # by seat
    voters: tuple[Seat, ...]
    shares: tuple[tuple[Item, ...], ...]  # by voter
    ballots: tuple[bool, ...]  # by voter
