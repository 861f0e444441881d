"""The store in memory, for tests: what a store does, in its plainest form."""

from collections.abc import Sequence

import msgspec

from krajina.server.table.model import Line, Live, Status, Stored, StoredEntry, Table, Visibility
from krajina.server.table.store import Conflict, Gone, Holder, Listed, Summary, hides_moves, keys_of, may_follow, row_of


class MemoryStore:
    """Keeps tables as long as the process lives."""

    def __init__(self) -> None:
        self._tables: dict[str, Stored] = {}
        self._changed: dict[str, float] = {}

    async def create(self, table: Table, entries: Sequence[StoredEntry] = ()) -> None:
        """Keep a new table; raises Conflict if the id, or one of the keys, is taken."""
        self._check_keys(table)
        if table.id in self._tables or not may_follow(entries, 0):
            raise Conflict(table.id)
        self._tables[table.id] = Stored(table, Live(), tuple(entries), ())
        self._changed[table.id] = table.changed

    async def load(self, table: str) -> Stored:
        """All of a table; raises Gone."""
        return self._there(table)

    async def save(self, table: Table, live: Live | None = None) -> None:
        """Keep a changed table; raises Conflict or Gone."""
        stored = self._there(table.id)
        if table.revision != stored.table.revision + 1:
            raise Conflict(table.id)
        self._check_keys(table)
        self._tables[table.id] = msgspec.structs.replace(stored, table=table, live=live or stored.live)
        self._changed[table.id] = table.changed

    async def append(self, table: str, entries: Sequence[StoredEntry], live: Live, changed: float) -> None:
        """Add entries that follow on the stored ones, all or none; raises Conflict or Gone."""
        stored = self._there(table)
        if not may_follow(entries, len(stored.entries)):
            raise Conflict(table)
        is_known = not hides_moves(stored.table)
        kept = msgspec.structs.replace(stored.table, changed=changed) if is_known else stored.table
        self._changed[table] = changed
        all_entries = (*stored.entries, *entries)
        self._tables[table] = msgspec.structs.replace(stored, table=kept, live=live, entries=all_entries)

    async def say(self, table: str, line: Line) -> None:
        """Add a line of talk; raises Conflict if its number is taken, or Gone."""
        stored = self._there(table)
        if any(line.number == other.number for other in stored.lines):
            raise Conflict(table)
        lines = sorted((*stored.lines, line), key=lambda other: other.number)
        self._tables[table] = msgspec.structs.replace(stored, lines=tuple(lines))

    async def find(self, key: str) -> Holder | None:
        """Whose key has this hash."""
        for stored in self._tables.values():
            for other, seat in keys_of(stored.table):
                if other == key:
                    return Holder(stored.table.id, seat)
        return None

    async def listed(self, statuses: Sequence[Status], limit: int, before: float) -> Sequence[Listed]:
        """Public tables with one of these statuses that changed before that moment, the latest first."""
        tables = (stored.table for stored in self._tables.values() if stored.table.visibility == Visibility.PUBLIC)
        found = [table for table in tables if table.status in statuses and table.changed < before]
        found.sort(key=lambda table: (table.changed, table.id), reverse=True)
        return [Listed(row_of(table), self._known_entries(table)) for table in found[:limit]]

    def _known_entries(self, table: Table) -> int | None:
        return None if hides_moves(table) else len(self._tables[table.id].entries)

    async def summary(self, table: str) -> Summary | None:
        """A table without its entries."""
        stored = self._tables.get(table)
        return Summary(stored.table, len(stored.entries), self._changed[table]) if stored else None

    async def due(self, now: float, limit: int) -> Sequence[str]:
        """Tables being played at which the server has something to do by now, the most overdue first."""
        playing = (stored for stored in self._tables.values() if stored.table.status == Status.PLAYING)
        found = ((stored.live.due, stored.table.id) for stored in playing if stored.live.due is not None)
        return [table for moment, table in sorted(found) if moment <= now][:limit]

    async def recount_due(self, now: float) -> None:
        """If the clock was set back, so that tables changed later than now, let them be due as long after now."""
        for table, stored in self._tables.items():
            changed, due = stored.table.changed, stored.live.due
            if stored.table.status == Status.PLAYING and changed > now and due is not None:
                live = msgspec.structs.replace(stored.live, due=due - changed + now)
                self._tables[table] = msgspec.structs.replace(stored, live=live)

    async def old(self, before: float, limit: int) -> Sequence[str]:
        """Closed tables that have not changed since that moment."""
        tables = (stored.table for stored in self._tables.values())
        return [table.id for table in tables if table.status.is_closed and self._changed[table.id] < before][:limit]

    async def delete(self, table: str) -> None:
        """Forget a table and all that belongs to it; raises Gone."""
        self._there(table)
        del self._tables[table]

    async def ping(self) -> None:
        """Memory can always be written to."""

    async def close(self) -> None:
        """There is nothing to let go of."""

    def _there(self, table: str) -> Stored:
        if table not in self._tables:
            raise Gone(table)
        return self._tables[table]

    def _check_keys(self, table: Table) -> None:
        others = (stored.table for stored in self._tables.values() if stored.table.id != table.id)
        taken = {key for other in others for key, _ in keys_of(other)}
        keys = [key for key, _ in keys_of(table)]
        if len(set(keys)) < len(keys) or not taken.isdisjoint(keys):
            raise Conflict(table.id)
