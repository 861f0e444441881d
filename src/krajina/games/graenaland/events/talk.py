"""Talk, and what became of promises."""

from typing import ClassVar

from krajina.core import Event, Seat, Word
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import Build, Resource, Work


class SaidVote(Event, frozen=True):
    """I will vote like this."""

    reveals: ClassVar[bool] = True
    who: Seat
    agree: bool


class SaidWork(Event, frozen=True):
    """If you agree, I will build this work here."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    work: Work
    at: TileName


class SaidShare(Event, frozen=True):
    """If you agree, this is yours the next time I propose here."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    resource: Resource
    at: TileName


class SaidGive(Event, frozen=True):
    """I give this for the work."""

    reveals: ClassVar[bool] = True
    who: Seat
    resource: Resource


class SaidSwap(Event, frozen=True):
    """I give this if you give that."""

    reveals: ClassVar[bool] = True
    who: Seat
    resource: Resource
    listener: Seat
    wanted: Resource


class AskedVote(Event, frozen=True):
    """Please vote like this."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    agree: bool


class AskedGive(Event, frozen=True):
    """Please give this."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    resource: Resource


class Advised(Event, frozen=True):
    """I would build this in your place."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    build: Build


class Expected(Event, frozen=True):
    """In return I expect this."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    resource: Resource


class PromiseKept(Event, frozen=True):
    """Somebody did what they had promised."""

    who: Seat
    promise: Word


class PromiseBroken(Event, frozen=True):
    """Somebody did not."""

    who: Seat
    promise: Word


class PromiseLapsed(Event, frozen=True):
    """It no longer matters: its condition was not met, or it cannot be kept any more."""

    who: Seat
    promise: Word
