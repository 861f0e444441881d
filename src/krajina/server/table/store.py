"""What a table asks of the store that keeps it; `krajina.server.store` does it in a database, the tests in memory.

A row of a list is kept beside each table, so that no list reads whole tables. Where spectators see a game later than
its players, or not at all, a list must not tell them when there was a move, and how many there were: then only what
happens to the table itself, such as a player who sits down, counts as a change.
"""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from krajina.core.seat import Seat
from krajina.core.understood import understood
from krajina.server.table.model import (
    Clock,
    Line,
    Live,
    SeatKind,
    Status,
    Stored,
    StoredEntry,
    Table,
    Visibility,
    Watching,
)
from krajina.server.table.refused import Refused

OWNER: Final = -2  # in the place of a seat: the key is the owner's


class Conflict(Exception):
    """Another process was faster: the entry, line or revision exists already. Nothing of the call was stored."""


class Gone(Exception):
    """There is no such table (any more)."""


class NotStored(Refused):
    """The store takes nothing now, and nothing of the call was stored; `reason` says what is the matter with it."""


class Holder(msgspec.Struct, frozen=True):
    """Whose key it is: a seat of a table, or its owner (`OWNER`)."""

    table: str
    seat: Seat


class Summary(msgspec.Struct, frozen=True):
    """A table, how many entries it has, and when it or its game changed, also where only its players may know that."""

    table: Table
    entries: int
    changed: float


class Named(msgspec.Struct, frozen=True):
    """A player, by name only."""

    name: str = ""


class ListedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of a seat, what everybody may know."""

    kind: SeatKind = SeatKind.OPEN
    name: str = ""
    colour: str = ""
    bot: str = ""
    is_program: bool = False
    successor: Named | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a list shows of a table."""

    id: str
    game: str
    rules: str
    seats: tuple[ListedSeat, ...]
    name: str = ""
    status: Status = Status.GATHERING
    visibility: Visibility = Visibility.PRIVATE
    watching: Watching = Watching()
    clock: Clock = Clock()
    is_fork: bool = False
    next: str = ""
    created: float = 0.0
    changed: float = 0.0  # as far as everybody may know


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, and how many entries it has, where everybody may know that."""

    row: Row
    entries: int | None


def row_of(table: Table) -> Row:
    """What a list shows of a table."""
    return msgspec.convert(table, understood(Row), from_attributes=True)


def hides_moves(table: Table) -> bool:
    """Tell whether strangers may not know when there is a move at a table."""
    return table.status == Status.PLAYING and (table.watching.delay > 0 or not table.watching.allowed)


def keys_of(table: Table) -> list[tuple[str, Seat]]:
    """The hashes of all keys of a table, and whose each is."""
    keys = [(table.owner, OWNER), *((seating.key, seat) for seat, seating in enumerate(table.seats))]
    return [(key, seat) for key, seat in keys if key]


def may_follow(entries: Sequence[StoredEntry], count: int) -> bool:
    """Tell whether entries can be added where there are so many."""
    return [entry.seq for entry in entries] == list(range(count, count + len(entries)))


class Store(Protocol):
    """Keeps tables. Whatever returns has been stored for good: no crash of the process or the machine loses it.

    Whatever writes raises NotStored when it cannot.
    """

    async def create(self, table: Table, entries: Sequence[StoredEntry] = ()) -> None:
        """Keep a new table; raises Conflict if the id, or one of the keys, is taken."""

    async def load(self, table: str) -> Stored:
        """All of a table; raises Gone."""

    async def save(self, table: Table, live: Live | None = None) -> None:
        """Keep a changed table, whose `revision` is one more than the stored one's; raises Conflict or Gone.

        With `live`, that is kept in the same transaction.
        """

    async def append(self, table: str, entries: Sequence[StoredEntry], live: Live, changed: float) -> None:
        """Add entries that follow on the stored ones, all or none; raises Conflict if a `seq` is taken, or Gone."""

    async def say(self, table: str, line: Line) -> None:
        """Add a line of talk; raises Conflict if its number is taken, or Gone."""

    async def find(self, key: str) -> Holder | None:
        """Whose key has this hash."""

    async def listed(self, statuses: Sequence[Status], limit: int, before: float) -> Sequence[Listed]:
        """Public tables with one of these statuses that changed before that moment, the latest first.

        Moves that strangers may not know of are no changes here.
        """

    async def summary(self, table: str) -> Summary | None:
        """A table without its entries."""

    async def due(self, now: float, limit: int) -> Sequence[str]:
        """Tables being played at which the server has something to do by now, the most overdue first."""

    async def recount_due(self, now: float) -> None:
        """If the clock was set back, so that tables changed later than now, let them be due as long after now."""

    async def old(self, before: float, limit: int) -> Sequence[str]:
        """Closed tables that have not changed since that moment."""

    async def delete(self, table: str) -> None:
        """Forget a table and all that belongs to it; raises Gone."""

    async def ping(self) -> None:
        """Write something and read it back; raises NotStored."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
