"""The rooms of a process: opened when somebody comes or something is due, left when nobody needs them."""

import asyncio
from contextlib import suppress
from math import inf
from typing import Final

from krajina.core.registry import find_game
from krajina.server import metrics
from krajina.server.logs import log, shortened
from krajina.server.store import Gone, Holder, NotStored, Summary
from krajina.server.table.automatic import Automatic
from krajina.server.table.host import Host
from krajina.server.table.keys import KEY, hash_of
from krajina.server.table.model import DAY, Table
from krajina.server.table.refused import Refused
from krajina.server.table.room import OPENING_SECONDS, Room
from krajina.server.table.updates import is_playable

LOOK_AROUND: Final = 5.0  # seconds between two looks for tables at which something is due
MOST_DUE: Final = 200  # tables opened, or deleted, in one look


class Directory:
    """All live tables of this process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._rooms: dict[str, Room] = {}
        self._automatics: dict[str, Automatic] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._looked_at = inf  # by the clock of the machine
        host.bus.subscribe(self._heard)

    async def room(self, table: str) -> Room:
        """The room of a table; raises Refused if there is no such table, or its rules have changed since."""
        if (room := self._rooms.get(table)) is not None:
            return room
        if (opening := self._opening.get(table)) is None:
            opening = asyncio.get_running_loop().create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _task: self._opening.pop(table, None))
        return await asyncio.shield(opening)  # others may wait for it, too

    async def _open(self, table: str) -> Room:
        try:
            stored = await self.host.store.load(table)
        except Gone:
            raise Refused("unknown-table") from None
        if not is_playable(stored.table):
            raise Refused("other-rules", game=stored.table.game, found=stored.table.rules)
        game = find_game(stored.table.game)
        opened = await self.host.work.think(lambda: Room(stored, game, self.host), OPENING_SECONDS)
        if (room := self._rooms.get(table)) is not None:
            return room  # it was opened meanwhile
        room = opened
        automatic = Automatic(room)
        self._rooms[table], self._automatics[table] = room, automatic
        metrics.ROOMS.set(len(self._rooms))
        async with room.lock:
            await automatic.resume()
        return room

    def live(self, table: str) -> Room | None:
        """The room of a table, if it is open now."""
        return self._rooms.get(table)

    async def summary(self, table: str) -> Summary:
        """A table without its game, also one whose rules have changed; raises Refused."""
        found = await self.host.store.summary(table)
        if found is None:
            raise Refused("unknown-table")
        return found

    async def holder(self, key: str) -> Holder:
        """Whose key it is; raises Refused."""
        found = await self.host.store.find(hash_of(key)) if KEY.fullmatch(key) else None
        if found is None:
            raise Refused("wrong-key")
        return found

    async def create(self, table: Table) -> Room:
        """Keep a new table and open it."""
        await self.host.store.create(table)
        metrics.TABLES_CREATED.inc()
        log("table-created", table=shortened(table.id), game=table.game, seats=len(table.seats))
        return await self.room(table.id)

    async def delete(self, table: str) -> None:
        """Forget a table; whoever looks at it is told."""
        try:
            await self.host.store.delete(table)
        except Gone:
            raise Refused("unknown-table") from None
        if (room := self._rooms.get(table)) is not None:
            room.dismiss_all(Refused("unknown-table"), is_final=True)
            self._leave(table)
        await self.host.publish(table)
        log("table-deleted", table=shortened(table))

    def _leave(self, table: str) -> None:
        self._automatics.pop(table).stop()
        del self._rooms[table]
        metrics.ROOMS.set(len(self._rooms))

    def _heard(self, sender: str, table: str) -> None:
        """Another process changed a table: read it again if it is open here."""
        if sender == self.host.name:
            return
        self.host.neighbours.add(sender)
        if table in self._rooms:
            self.host.spawn(self._read_again(table))

    async def _read_again(self, table: str) -> None:
        if (room := self._rooms.get(table)) is not None:
            async with room.lock:
                try:
                    await room.reload()
                except Gone:
                    room.dismiss_all(Refused("unknown-table"), is_final=True)
                    self._leave(table)

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Open tables at which something is due, and leave those that nobody needs; for ever."""
        while True:
            try:
                await self.look_once()
            except NotStored:
                pass  # the store has told of it, once
            except Exception as error:  # a store that cannot be reached now may be there in a while
                log("task-failed", level="error", error=error)
            await asyncio.sleep(LOOK_AROUND)

    async def look_once(self) -> None:
        """One look at all tables."""
        now, wall = self.host.now(), self.host.wall()
        with suppress(NotStored):  # then at the next look
            if wall < self._looked_at:  # it was set back; before the first look, nobody knows
                await self.host.store.recount_due(wall)
            self._looked_at = wall
        for table in await self.host.store.due(max(now, wall), MOST_DUE):  # too early is harmless
            try:
                room = await self.room(table)
            except Refused as error:
                log("table-stuck", level="warning", table=shortened(table), code=error.code)
            else:
                async with room.lock:
                    self._automatics[table].look()  # what failed is tried again
        if (days := self.host.settings.keep_days) > 0:
            for table in await self.host.store.old(wall - days * DAY, MOST_DUE):
                await self.delete(table)
        idle = now - self.host.settings.idle_minutes * 60
        for table, room in list(self._rooms.items()):
            if not room.watchers and room.used < idle and not room.lock.locked():
                self._leave(table)

    async def close(self) -> None:
        """Let everybody go: they come back by themselves."""
        for room in self._rooms.values():
            room.dismiss_all(Refused("server-stops"), is_final=False)
        for automatic in self._automatics.values():
            automatic.stop()

    def __len__(self) -> int:
        return len(self._rooms)
