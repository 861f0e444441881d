"""The tables of a process: which rooms are open, what a key opens, lists of tables, new tables and old ones.

A room is opened when a client comes or something is due, and left when it is not needed.
"""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from math import inf
from typing import Final

from krajina.core.registry import find_game
from krajina.server.table.commands.seats import renewed_key
from krajina.server.table.create import Founded, NewTable, found, founded, mint_of
from krajina.server.table.host import Host
from krajina.server.table.keys import KEY, hash_of
from krajina.server.table.messages import NewKey, Reacted
from krajina.server.table.model import DAY, SeatKind, Status, Table
from krajina.server.table.refused import Refused
from krajina.server.table.room import OPENING_SECONDS, Room
from krajina.server.table.store import OWNER, Conflict, Gone, Holder, Listed, NotStored, Summary
from krajina.server.table.updates import is_playable
from krajina.server.table.watcher import Watcher

LISTED: Final = 50  # tables of one page of a list
LOOK_AROUND: Final = 5.0  # seconds between two looks for tables at which something is due
MOST_DUE: Final = 200  # tables opened, or deleted, in one look


class Directory:
    """All live tables of this process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._looked_at = inf  # by the clock of the machine
        host.subscribe(self._heard)

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
        async with self.host.turn():
            opened = await self.host.think(lambda: Room(stored, game, self.host), OPENING_SECONDS)
            if (room := self._rooms.get(table)) is not None:
                return room  # it was opened meanwhile
            self._rooms[table] = opened
            async with opened.lock:  # before any client has entered
                await opened.automatic.resume()
        return opened

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

    async def listed(
        self, statuses: Sequence[Status] = (Status.GATHERING, Status.PLAYING), before: float | None = None
    ) -> Sequence[Listed]:
        """Public tables, the latest change first; those that changed before a moment, to go on with the list."""
        return await self.host.store.listed(statuses, LISTED, inf if before is None else before)

    async def watcher(self, keys: Sequence[str], table: str = "") -> tuple[Room, Watcher]:
        """A watcher with these keys, and the room they are for; without keys a spectator. Raises Refused."""
        holders = [(key, await self.holder(key)) for key in dict.fromkeys(keys)]
        tables = {holder.table for _, holder in holders} | ({table} if table else set())
        if len(tables) != 1:
            raise Refused("which-table")
        room = await self.room(tables.pop())
        seats = {holder.seat: key for key, holder in holders if holder.seat != OWNER}
        watcher = Watcher(seats, is_owner=any(holder.seat == OWNER for _, holder in holders))
        if not holders and not (room.table.watching.allowed or room.table.status != Status.PLAYING):
            raise Refused("no-watching")
        return room, watcher

    async def renewed(self, keys: Sequence[str], message: NewKey) -> str | None:
        """The key that `new_key` with this id made of one of these, which is dead: for a client that lost it."""
        for old in keys if message.request_id else ():
            key = renewed_key(message.request_id, old)
            holder = await self.host.store.find(hash_of(key)) if KEY.fullmatch(old) else None
            if holder is not None and holder.seat == message.seat:
                return key
        return None

    # -- new and old tables --------------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable) -> Founded:
        """Open a table; if all seats are taken, its game begins."""
        table, told = await self.host.large(found, wanted, self.host.time().wall)
        return told if await self.open_new(table) else await self.told_again(wanted.request_id)

    async def open_new(self, table: Table) -> bool:
        """Keep a new table; false if it is there already, as the same request, sent twice, makes the same table."""
        try:
            await self.host.store.create(table)
        except Conflict:
            return False
        self.host.count("tables_created")
        self.host.log("table-created", table=table.id, game=table.game, seats=len(table.seats))
        room = await self.room(table.id)
        async with room.entered():
            if room.owes:
                await room.go_on()
        return True

    async def told_before(self, request_id: str) -> Founded | None:
        """The answer to a request that opened a table with this id, if there was one."""
        mint = mint_of(request_id)
        stored = await self.host.store.summary(mint.table_id()) if request_id else None
        return None if stored is None else founded(mint, stored.table)

    async def told_again(self, request_id: str) -> Founded:
        """The answer to a request that has opened its table already."""
        told = await self.told_before(request_id)
        assert told is not None, "that a table is there already can only be due to its id"
        return told

    async def delete_for(self, table: str, own: Collection[int]) -> None:
        """Forget a table for its owner; not while people at others than the `own` seats play there."""
        summary = await self.summary(table)
        found = summary.table
        others = (seating for seat, seating in enumerate(found.seats) if seat not in own)
        is_idle = summary.changed < self.host.time().wall - DAY
        is_played = found.status == Status.PLAYING and is_playable(found) and not is_idle
        if is_played and any(one.kind == SeatKind.PERSON for one in others):
            raise Refused("others-play")
        await self.delete(table)

    async def delete(self, table: str) -> None:
        """Forget a table; its watchers are told."""
        try:
            await self.host.store.delete(table)
        except Gone:
            raise Refused("unknown-table") from None
        self._dismiss(table)
        await self.host.publish(table)
        self.host.log("table-deleted", table=table)

    def _dismiss(self, table: str) -> None:
        """The table is gone: so have its watchers and its room."""
        if (room := self._rooms.get(table)) is not None:
            room.audience.dismiss_all(Refused("unknown-table"), is_final=True)
            self._leave(table)

    def _leave(self, table: str) -> None:
        self._rooms.pop(table).automatic.stop()

    def _heard(self, sender: str, table: str, shown: Reacted | None) -> None:
        """Another process changed a table: read it again if it is open here, or tell what is shown there."""
        if sender == self.host.name:
            return
        self.host.neighbours.add(sender)
        if (room := self._rooms.get(table)) is None:
            return
        if shown is None:
            self.host.spawn(self._read_again(table))
        else:
            room.audience.tell_reaction(room.table, shown)

    async def _read_again(self, table: str) -> None:
        if (room := self._rooms.get(table)) is not None:
            async with room.entered():
                try:
                    await room.reload()
                except Gone:
                    self._dismiss(table)

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Open tables at which something is due, and leave those that are not needed; for ever."""
        while True:
            try:
                await self.look_once()
            except NotStored:
                pass  # the store has told of it, once
            except Exception as error:  # a store that cannot be reached now may be there in a while
                self.host.log("task-failed", level="error", error=error)
            await asyncio.sleep(LOOK_AROUND)

    async def look_once(self) -> None:
        """One look at all tables."""
        now, wall = self.host.time()
        with suppress(NotStored):  # then at the next look
            if wall < self._looked_at:  # it was set back; before the first look, that is not known
                await self.host.store.recount_due(wall)
            self._looked_at = wall
        for table in await self.host.store.due(max(now, wall), MOST_DUE):  # too early is harmless
            try:
                room = await self.room(table)
            except Refused as error:
                self.host.log("table-stuck", level="warning", table=table, code=error.code)
            else:
                async with room.entered():
                    room.automatic.look()  # what failed is tried again
        if (days := self.host.keep_days) > 0:
            for table in await self.host.store.old(wall - days * DAY, MOST_DUE):
                await self.delete(table)
        idle = now - self.host.idle_seconds
        for table, room in list(self._rooms.items()):
            if not room.audience.watchers and room.used < idle and not room.lock.locked():
                self._leave(table)

    async def close(self) -> None:
        """Let all watchers go: they come back by themselves."""
        for room in self._rooms.values():
            room.audience.dismiss_all(Refused("server-stops"), is_final=False)
            room.automatic.stop()

    def __len__(self) -> int:
        return len(self._rooms)
