"""Tables: who sits where, under which conditions a game is played. The game itself is in the entries of the record."""

from enum import StrEnum
from typing import Annotated, Final

import msgspec

from krajina.core.chance import Fair
from krajina.core.message import Values
from krajina.core.seat import Seat

MOST_SEATS: Final = 16
LONGEST_GRACE: Final = 10  # seconds
USUAL_GRACE: Final = 3
DAY: Final = 86400  # seconds
Grace = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_GRACE)]
Salt = Annotated[str, msgspec.Meta(max_length=128)]  # what a player adds to the luck of the game
Seconds = Annotated[int, msgspec.Meta(ge=0, le=366 * DAY)]


class Status(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @property
    def is_closed(self) -> bool:
        """Nothing is played here any more, and everything may be known."""
        return self in {Status.FINISHED, Status.ABANDONED}


class Visibility(StrEnum):
    """Who finds a table: those who have its link, or everybody in the list of tables."""

    PRIVATE = "private"
    PUBLIC = "public"


class SeatKind(StrEnum):
    """What is on a seat: no player yet, a person (or a program from outside) with a key, or a bot of ours."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Sign(StrEnum):
    """What a seat may show for a moment instead of saying something: the same signs at every table."""

    GOOD = "good"
    APPLAUSE = "applause"
    LAUGH = "laugh"
    OH_NO = "oh_no"
    THINKING = "thinking"
    HURRY = "hurry"
    THANKS = "thanks"
    GOOD_GAME = "good_game"


class ClockKind(StrEnum):
    """How time is counted."""

    NONE = "none"
    DECISION = "decision"  # seconds for every decision
    BANK = "bank"  # seconds for the whole game, and some more after every decision
    DAYS = "days"  # days for every decision; it runs while the server does not


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: `time` in seconds (of DAYS: in days), `more` seconds back after each decision."""

    kind: ClockKind = ClockKind.NONE
    time: Seconds = 0
    more: Seconds = 0


class Watching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether spectators may come, and how many seconds after the players they see what happens."""

    allowed: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table: who sits there, and what they want."""

    kind: SeatKind = SeatKind.OPEN
    name: str = ""
    colour: str = ""
    key: str = ""  # the hash of the key
    bot: str = ""  # which bot plays: of its own right, or for an absent person
    is_program: bool = False  # a bot from outside, by its own word
    salt: str = ""  # what it adds to fair chance
    grace: Grace = USUAL_GRACE  # seconds before its turn is handed over
    confirms: bool = False  # it hands over itself, however long it takes
    muted: tuple[Seat, ...] = ()  # whom it does not want to hear
    webhook: str = ""
    is_quiet: bool = False  # it does not want to be told that it is its turn
    heir: str = ""  # at a rematch: the hash of the key of the same player at the table before
    successor: "Seating | None" = None  # a player who wants to play on here, and waits for all people to agree

    @property
    def is_played_by_bot(self) -> bool:
        """A bot answers here, of its own right or for a person."""
        return self.bot != ""

    @property
    def is_left(self) -> bool:
        """A player sat here in a game that goes on without them."""
        return self.kind == SeatKind.OPEN and self.name != ""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a table comes from: it is a rematch, or a fork with a position that was imagined.

    A forked table starts from the last position of `record`, imagined for what `seat` could know there, with the luck
    `seed`: so it is rebuilt alike, and shows none of the true secrets.
    """

    rematch_of: str = ""
    record: str = ""  # the entries before the fork, as a record (JSON)
    seat: Seat | None = None
    seed: str = ""
    parent: "Origin | None" = None  # where that table came from, if it was a fork itself

    @property
    def is_fork(self) -> bool:
        """It began elsewhere: its own entries are not the whole of its game."""
        return self.record != ""


class RequestKind(StrEnum):
    """What all people at a table have to agree to."""

    UNDO = "undo"
    ABANDON = "abandon"
    KICK = "kick"
    SUCCEED = "succeed"


BY_A_SEAT: Final = frozenset({RequestKind.UNDO, RequestKind.ABANDON})  # the others are about a seat


class RequestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat asks the others for: to take back `steps`, or to abandon the game; or what is asked about a seat.

    The owner wants to take it from its player, or a player of that `name` wants to play on where another one left.
    """

    number: int
    kind: RequestKind = RequestKind.UNDO
    seat: Seat
    steps: int = 0
    name: str = ""
    agreed: tuple[Seat, ...] = ()


class Live(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changes with the moves and is not in the record: clocks, a turn not handed over, what a seat asks for.

    All moments are in the time of the process that stored them (of DAYS: `since` is by the calendar).
    """

    banks: tuple[float, ...] = ()  # seconds left, a seat each; the time that runs now is not taken from them yet
    since: tuple[float, ...] = ()  # since when the clock of a seat runs; 0 for one whose clock stands
    answers: tuple[int, ...] = ()  # the most that stood of each seat: what is answered again gets no new time
    held_by: Seat | None = None
    held_until: float | None = None  # None: until it is confirmed
    request: RequestInfo | None = None
    requests: int = 0  # the number of the last request: who agrees late does not agree to the next one
    due: float | None = None  # when the server has something to do here, even without a client; rather too early
    at: float = 0.0  # when this was stored
    by: str = ""  # the process that stored it


class Table(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table. `revision` counts its changes, so that of two at once only one is made."""

    id: str
    game: str
    rules: str
    options: msgspec.Raw  # of the game, as JSON
    seats: tuple[Seating, ...]
    owner: str  # the hash of the owner's key
    secret: str = ""  # of fair chance, in hex; never leaves the server before the end
    fair: Fair | None = None  # the promise; only uploaded records may have none
    name: str = ""
    status: Status = Status.GATHERING
    visibility: Visibility = Visibility.PRIVATE
    watching: Watching = Watching()
    clock: Clock = Clock()
    origin: Origin = Origin()
    next: str = ""  # the rematch
    created: float = 0.0
    changed: float = 0.0
    revision: int = 0

    @property
    def is_fork(self) -> bool:
        """It began elsewhere, from a position that was imagined."""
        return self.origin.is_fork

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people, whether they are here or a bot stands in for them: it plays, it does not speak."""
        return frozenset(at for at, seating in enumerate(self.seats) if seating.kind == SeatKind.PERSON)

    def may_agree(self, seat: Seat) -> bool:
        """Tell whether all others can agree to what a seat wants: bots do, but a seat that was left says nothing."""
        return bool(self.people - {seat}) or not any(seating.is_left for seating in self.seats)


CLOCK: Final = "clock"  # who answered an entry: the game or a bot, as the time of the seat was up
BOT_FAILED: Final = "bot-failed"  # luck, in the place of a bot that did not answer


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry of the record as it is stored: its seat, its JSON, when it came, and who answered if not the player."""

    seq: int
    seat: Seat
    entry: bytes
    at: float
    by: str = ""  # `bot:greedy`, `clock`, `bot-failed`; empty for the player who sits there, and for chance


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the talk: what a seat said, or what happened at the table, as a key and values."""

    number: int
    at: float
    seat: Seat | None = None
    text: str = ""
    key: str = ""
    values: Values = {}


class Stored(msgspec.Struct, frozen=True):
    """All of a table that is stored."""

    table: Table
    live: Live
    entries: tuple[StoredEntry, ...]
    lines: tuple[Line, ...]
