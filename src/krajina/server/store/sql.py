"""The store in a database: SQLite, by statements that other databases know, too."""

import asyncio
from collections.abc import Sequence
from functools import partial
from secrets import token_bytes
from typing import Final, Self

from krajina.server.store import statements
from krajina.server.store.database import Database
from krajina.server.store.group import Append, Group
from krajina.server.store.trouble import Reason
from krajina.server.table.model import Line, Live, Status, Stored, StoredEntry, Table
from krajina.server.table.store import Holder, Listed, Summary

MARK_BYTES: Final = 65536  # more than a move takes: where that fits on the disk, moves do


class SqlStore:
    """Keeps tables in a database; what each method is for stands in `Store`.

    Moves are what a busy server stores all the time, so they are stored in groups.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pinging: asyncio.Task[None] | None = None
        self._group = Group(lambda appends: database.write(lambda connection: statements.append(connection, appends)))

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at this address, or make it; raises BadDatabase."""
        database = Database(url)
        await database.open()
        return cls(database)

    async def create(self, table: Table, entries: Sequence[StoredEntry] = ()) -> None:
        await self._database.write(lambda connection: statements.create(connection, table, entries))

    async def load(self, table: str) -> Stored:
        return await self._database.read(lambda connection: statements.load(connection, table))

    async def save(self, table: Table, live: Live | None = None) -> None:
        await self._database.write(lambda connection: statements.save(connection, table, live))

    async def append(self, table: str, entries: Sequence[StoredEntry], live: Live, changed: float) -> None:
        await self._group.add(Append(table, tuple(entries), live, changed))

    async def say(self, table: str, line: Line) -> None:
        await self._database.write(lambda connection: statements.say(connection, table, line))

    async def find(self, key: str) -> Holder | None:
        return await self._database.read(lambda connection: statements.find(connection, key))

    async def listed(self, statuses: Sequence[Status], limit: int, before: float) -> Sequence[Listed]:
        return await self._database.read(lambda connection: statements.listed(connection, statuses, limit, before))

    async def summary(self, table: str) -> Summary | None:
        return await self._database.read(lambda connection: statements.summary(connection, table))

    async def due(self, now: float, limit: int) -> Sequence[str]:
        return await self._database.read(lambda connection: statements.due(connection, now, limit))

    async def recount_due(self, now: float) -> None:
        await self._database.write(lambda connection: statements.recount_due(connection, now))

    async def old(self, before: float, limit: int) -> Sequence[str]:
        return await self._database.read(lambda connection: statements.old(connection, before, limit))

    async def delete(self, table: str) -> None:
        await self._database.write(lambda connection: statements.forget(connection, table))

    async def ping(self) -> None:
        """Write something and read it back; raises NotStored. Those who ask at once get one answer."""
        if self._pinging is None or self._pinging.done():
            self._pinging = asyncio.get_running_loop().create_task(self._ping())
        await asyncio.shield(self._pinging)

    async def _ping(self) -> None:
        mark = token_bytes(MARK_BYTES)
        await self._database.write(partial(statements.write_mark, mark=mark))
        with self._database.trouble.refused():
            found = await self._database.read(statements.read_mark)
        if found != mark:
            raise self._database.trouble.begins(Reason.OTHER, "read-back-differs")

    async def close(self) -> None:
        await self._group.finish()
        await self._database.close()
