"""The protocol: every message between a client and a table, as tagged structs; its page and its types are made of it.

A client opens one socket, says `hello` with the keys that it holds (or the table that it wants to watch) and how much
it has, and gets `welcome`, then for each of its seats an `update` with exactly what it missed, then whatever happens.
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from krajina.core.action import snake_case
from krajina.core.chance import Fair
from krajina.core.message import Message, Word
from krajina.core.outcome import Outcome
from krajina.core.seat import Seat
from krajina.server.table.keys import MOST_KEYS, REQUEST_ID
from krajina.server.table.model import (
    MOST_SEATS,
    Clock,
    Grace,
    Line,
    RequestInfo,
    SeatKind,
    Sign,
    Status,
    Visibility,
    Watching,
)
from krajina.server.table.questions import LogLine, Question

VERSION: Final = 1  # a change that an older client would misread counts up

Key = Annotated[str, Meta(max_length=64)]
Tag = Annotated[str, Meta(max_length=64)]
Short = Annotated[str, Meta(max_length=1000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[Seat, Meta(ge=0, le=MOST_SEATS - 1)]
RequestId = Annotated[str, Meta(pattern=REQUEST_ID)]  # random; who asks again with it gets the same answer


# -- what a client says ------------------------------------------------------------------------------------------------


class Incoming(Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake_case, forbid_unknown_fields=True):
    """What a client says; `id` comes back in the answer."""

    id: Tag = ""


class Hello(Incoming, frozen=True, kw_only=True):
    """The first message: the keys that this client holds, or the table to watch, and how much of it it has."""

    keys: Annotated[tuple[Key, ...], Meta(max_length=MOST_KEYS)] = ()
    table: Tag = ""
    have: Number | None = None  # the `n` of the last update; without it, everything is told
    lines: Number = 0  # one more than the number of the last line of talk that it has


class Act(Incoming, frozen=True, kw_only=True):
    """Answer the question of a seat, as it stood at `seen`, with one of its choices or a filled-in form."""

    seat: SeatNumber
    seen: Number
    action: msgspec.Raw


class Why(Incoming, frozen=True, kw_only=True):
    """Would this answer be refused now, and why? Nothing is done: `done` says that `act` would do it."""

    seat: SeatNumber
    action: msgspec.Raw


class Undo(Incoming, frozen=True, kw_only=True):
    """Take back so many of the last steps; beyond what the seat may alone, the others are asked."""

    seat: SeatNumber
    seen: Number
    steps: Annotated[int, Meta(ge=1, le=10_000)] = 1


class ResetTurn(Incoming, frozen=True, kw_only=True):
    """Take back all that the seat may take back alone."""

    seat: SeatNumber
    seen: Number


class Redo(Incoming, frozen=True, kw_only=True):
    """Do again what the seat has just taken back."""

    seat: SeatNumber
    seen: Number


class HandOver(Incoming, frozen=True, kw_only=True):
    """The turn is over: do not wait any longer."""

    seat: SeatNumber


class Abandon(Incoming, frozen=True, kw_only=True):
    """Ask the others to end the game here."""

    seat: SeatNumber


class Reply(Incoming, frozen=True, kw_only=True):
    """Agree, or not, to what another seat asked for; the seat that asked may withdraw it with a no."""

    seat: SeatNumber
    request: Number
    agree: bool


class Say(Incoming, frozen=True, kw_only=True):
    """Say something to all at the table."""

    seat: SeatNumber
    text: str  # what is too long is refused as such, and not as a bad message


class React(Incoming, frozen=True, kw_only=True):
    """Show a sign to all at the table for a moment; nobody keeps it."""

    seat: SeatNumber
    sign: Sign


class Prefer(Incoming, frozen=True, kw_only=True):
    """Change what a seat wants; what is left out stays."""

    seat: SeatNumber
    name: str | None = None
    colour: Tag | None = None
    grace: Grace | None = None  # seconds before a turn is handed over
    confirms: bool | None = None  # hand over only by `hand_over`
    muted: Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_SEATS)] | None = None
    webhook: Short | None = None  # is told when it is this seat's turn; empty for none
    is_quiet: bool | None = None


class LetBot(Incoming, frozen=True, kw_only=True):
    """Let a bot play for this seat, until it is taken back; the owner may do that for any seat, an open one too."""

    seat: SeatNumber
    bot: Tag


class TakeBack(Incoming, frozen=True, kw_only=True):
    """Play on oneself where a bot stood in."""

    seat: SeatNumber


class Leave(Incoming, frozen=True, kw_only=True):
    """Get up: before the game the seat is open again, in the game a bot plays until all agree to another player."""

    seat: SeatNumber


class NewKey(Incoming, frozen=True, kw_only=True):
    """Make another key for a seat; the old link does not work any more.

    A client that lost the answer asks again over HTTP, with the old key and the same id.
    """

    seat: SeatNumber
    request_id: RequestId = ""


class Kick(Incoming, frozen=True, kw_only=True):
    """The owner takes a seat from its player; in a game all others have to agree, or a bot plays for an absent one."""

    seat: SeatNumber


class Rematch(Incoming, frozen=True, kw_only=True):
    """Another game with the same people and options, the start one seat further; asked again, the same table."""

    seat: SeatNumber | None = None
    request_id: RequestId = ""  # with the same one, the seat that opened the table is told the owner's key again


class Ping(Incoming, frozen=True, kw_only=True):
    """Does the table answer?"""


AnyIncoming: TypeAlias = (
    Hello | Act | Why | Undo | ResetTurn | Redo | HandOver | Abandon | Reply | Say | React | Prefer
    | LetBot | TakeBack | Leave | NewKey | Kick | Rematch | Ping
)  # fmt: skip


# -- what a table says -------------------------------------------------------------------------------------------------


class Outgoing(Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake_case):
    """What a table says."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits somewhere."""

    kind: SeatKind
    name: str
    colour: str
    bot: str
    is_program: bool
    is_here: bool
    successor: str  # who wants to play on here, where a player left; all people at the table have to agree


class ListedTable(Struct, frozen=True, kw_only=True):
    """What a list shows of a table.

    Where spectators see the game later than its players, or not at all, moves do not count as changes.
    """

    id: str
    game: str
    rules: str
    name: str
    status: Status
    visibility: Visibility
    watching: Watching
    clock: Clock
    seats: tuple[SeatInfo, ...]
    is_fork: bool
    is_playable: bool  # false where the rules have changed since: then it can only be exported
    next: str  # the rematch
    created: float
    changed: float


class TableInfo(ListedTable, frozen=True, kw_only=True):
    """What everybody who has the link may know of a table."""

    options: msgspec.Raw
    renamed: dict[str, Word]  # by the key of its name, what a printed thing is called that own tables changed
    fair: Fair | None  # the promise; at the end with its key


class Wishes(Struct, frozen=True, kw_only=True):
    """What a seat asked for by `prefer`: for the holder of its key."""

    grace: int  # seconds
    confirms: bool
    muted: tuple[Seat, ...]
    webhook: str
    is_quiet: bool


class Welcome(Outgoing, frozen=True, kw_only=True):
    """The answer to `hello`: the table, and the seats whose keys fit."""

    version: int
    table: TableInfo
    seats: tuple[Seat, ...]
    wishes: tuple[Wishes, ...]  # of these seats
    is_owner: bool
    time: float  # by the clock of the server, as `created`, `changed` and the lines have it


class TableChanged(Outgoing, frozen=True, kw_only=True):
    """Something about the table is different: who sits there, its status."""

    table: TableInfo


class StepInfo(Struct, frozen=True, kw_only=True):
    """A step of the game as one watcher may know it: after it the stream stands at `n`."""

    n: int
    seat: Seat
    at: float  # seconds since 1970, without those in which the server stood still
    by: str
    undo: int  # how many steps were taken back, if this is no action
    log: tuple[LogLine, ...]


class Hold(Struct, frozen=True, kw_only=True):
    """A turn that is not handed over yet: its seat may still take the last step back."""

    seat: Seat
    left: float | None  # seconds when this was sent; None: until the seat says so


class UndoInfo(Struct, frozen=True, kw_only=True):
    """How many of the last steps a seat may take back alone, or if all agree, and how many it may do again."""

    alone: int
    together: int
    asks: tuple[Seat, ...]  # who has to agree to more than it may alone: other people. Bots agree by themselves
    redo: int
    why: Message | None  # why it may not go back further alone


class ClockInfo(Struct, frozen=True, kw_only=True):
    """The clock of a seat: seconds left when this was sent, and whether it runs."""

    left: float
    runs: bool


class Update(Outgoing, frozen=True, kw_only=True):
    """What a seat (or, without a seat, a spectator) sees now, and the steps since what it had."""

    seat: Seat | None
    n: int
    steps: tuple[StepInfo, ...]
    view: Struct | msgspec.Raw  # the game's view for this seat
    question: Question | None
    asked: tuple[Seat, ...]  # whom the game waits for
    hold: Hold | None
    undo: UndoInfo | None
    request: RequestInfo | None
    clocks: tuple[ClockInfo, ...]
    may_talk: bool
    outcome: Outcome | None
    rivals: tuple[Word, ...]  # who has the rows of the outcome after those of the seats


class Said(Outgoing, frozen=True, kw_only=True):
    """Lines of talk, and of what happened at the table."""

    lines: tuple[Line, ...]


class Reacted(Outgoing, frozen=True, kw_only=True):
    """A seat shows a sign. It is told once, to those who look at the table now."""

    seat: Seat
    sign: Sign


class Done(Outgoing, frozen=True, kw_only=True):
    """What was asked for is done and stored."""

    id: str
    n: int = 0  # of the update that shows it, where the game went on: over HTTP, it may come later than this
    table: str = ""  # a new table
    key: str = ""  # a new key of the seat
    owner: str = ""  # the owner's key of a new table


class No(Outgoing, frozen=True, kw_only=True, tag="refused"):
    """What was asked for is not done: a stable code, the reason for people, the rule of the book if it is one."""

    id: str
    code: str
    message: Message
    rule: str = ""


class Pong(Outgoing, frozen=True, kw_only=True):
    """The table answers."""

    id: str
    time: float  # by the clock of the server


class Bye(Outgoing, frozen=True, kw_only=True):
    """The table closes this stream; `is_final` if coming back is of no use."""

    code: str
    message: Message
    is_final: bool


AnyOutgoing: TypeAlias = Welcome | TableChanged | Update | Said | Reacted | Done | No | Pong | Bye
