"""`kill -9` in the middle of a load: what was acknowledged has to be there, and every game has to go on."""

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator
from tempfile import TemporaryDirectory
from typing import Final
from urllib.error import HTTPError

import msgspec
from msgspec import Struct

from krajina.core.seat import Seat
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Stored
from soak.load import play
from soak.server import Server
from soak.tables import SEATS, Client, SoakTable, connect, open_tables, prefer_grace

PACE: Final = 2.0  # seconds between two moves at a table
GRACE: Final = 2  # seconds, at a third of the tables; at another third, a bot plays along
ALONE: Final = 5  # tables of bots only, at which nobody looks
BURST: Final = 0.05  # seconds before the end, everybody who is asked acts: much is under way when it comes
PATIENCE: Final = 120.0  # seconds until everybody is back, and until the last move has been seen


class Survival(Struct, frozen=True):
    """What was seen; without faults, nothing was lost."""

    tables: int
    moves: int  # that were acknowledged
    under_way: int  # moves that were sent, but not acknowledged, when the server died
    held: int  # tables in a grace period then
    at_bots: int  # tables at which it was a bot's turn
    back: float  # seconds from starting the server again until every client had what it missed
    faults: tuple[str, ...]


async def kill_in_the_middle(server: Server, count: int, seconds: float) -> Survival:
    """Play for some seconds, kill the server, start it again, play on, and compare."""
    fate = await asyncio.to_thread(_Fate, server, count)
    await fate.begin()
    playing = asyncio.create_task(play(fate.tables, float("inf"), PACE))
    await asyncio.sleep(seconds)
    before = await fate.kill()
    under_way = sum(table.move is not None and not table.move.is_done for table in fate.tables)
    back = await fate.recover()
    await asyncio.sleep(seconds)
    await fate.go_on(before)
    playing.cancel()
    await fate.end()
    after = await fate.stored()
    for table in [*fate.tables, *fate.alone]:
        fate.faults += _faults(table, before[table.id], after[table.id])
    return Survival(
        tables=len(before),
        moves=sum(move.is_done for table in fate.tables for move in table.moves.values()),
        under_way=under_way,
        held=sum(stored.live.held_by is not None for stored in before.values()),
        at_bots=sum(stored.live.held_by is None and stored.live.due is not None for stored in before.values()),
        back=back,
        faults=tuple(fate.faults),
    )


class _Fate:
    """A server with tables of all kinds, what becomes of them, and what goes wrong."""

    def __init__(self, server: Server, count: int) -> None:
        third = count // 3
        self.server = server
        self.patient = open_tables(server, third)
        self.mixed = open_tables(server, third, people=SEATS - 1, bots=1)
        self.tables = [*self.patient, *self.mixed, *open_tables(server, count - 2 * third)]
        self.alone: list[SoakTable] = []  # bots only, and nobody looks
        self.faults: list[str] = []

    @property
    def clients(self) -> list[Client]:
        """Everybody at all tables."""
        return [client for table in self.tables for client in table.clients]

    async def begin(self) -> None:
        """Let everybody come."""
        await connect(self.clients)
        for table in self.tables:
            prefer_grace(table, GRACE if table in self.patient else 0)

    async def kill(self) -> dict[str, Stored]:
        """Kill the server while it has much to do; what it has stored."""
        self.alone = await asyncio.to_thread(open_tables, self.server, ALONE, 0, SEATS)
        for table in self.tables:
            table.act()
        await asyncio.sleep(BURST)
        self.server.kill()
        await _until(lambda: not any(client.is_here for client in self.clients))  # they read what had been sent
        return await self.stored()

    async def recover(self) -> float:
        """Start the server again; the seconds until everybody is back."""
        began = time.perf_counter()
        await asyncio.to_thread(self.server.start)
        if not await _until(lambda: all(client.is_up_to_date for client in self.clients)):
            self.faults.append("a client does not come back")
        return time.perf_counter() - began

    async def go_on(self, before: dict[str, Stored]) -> None:
        """Wait until every table has gone on from where it was, which takes a busy machine more than a moment."""

        def has_moved(table: SoakTable) -> bool:
            return any(move.is_done and seen >= len(before[table.id].entries) for seen, move in table.moves.items())

        if not await _until(lambda: all(map(has_moved, self.tables))):
            self.faults.append("a seat cannot move any more")
        for table in self.alone:
            wanted = f"/api/tables/{table.id}/steps/{len(before[table.id].entries) + 1}"
            if not await asyncio.to_thread(self._has, wanted):
                self.faults.append("bots do not go on")

    def _has(self, path: str) -> bool:
        """Tell whether the server comes to have a page."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            try:
                self.server.get(path)
            except HTTPError:
                time.sleep(0.1)
            else:
                return True
        return False

    async def end(self) -> None:
        """Wait for the last moves, and stop the server."""
        if not await _until(lambda: not any(table.move for table in self.tables)):
            self.faults.append("a client does not see a move")
        for client in self.clients:
            client.leave()
        await asyncio.to_thread(self.server.stop)

    async def stored(self) -> dict[str, Stored]:
        """All tables as they are stored: read from a copy, for it is the server's to make good what is half written."""
        with TemporaryDirectory() as folder:
            for file in self.server.file.parent.glob(f"{self.server.file.name}*"):
                shutil.copy(file, folder)
            store = await SqlStore.open(f"sqlite:///{folder}/{self.server.file.name}")
            try:
                return {table.id: await store.load(table.id) for table in [*self.tables, *self.alone]}
            finally:
                await store.close()


async def _until(condition: Callable[[], bool]) -> bool:
    """Wait for something; tell whether it came."""
    end = time.perf_counter() + PATIENCE
    while not condition():
        if time.perf_counter() > end:
            return False
        await asyncio.sleep(0.02)
    return True


class _Entry(Struct, frozen=True):
    seat: Seat
    action: object


def _faults(table: SoakTable, before: Stored, after: Stored) -> Iterator[str]:
    """What is wrong with a table, which was stored like this when the server died and like that at the end."""
    if after.entries[: len(before.entries)] != before.entries:
        yield f"{table.id}: what was stored has changed"
    if len(after.entries) <= len(before.entries):
        yield f"{table.id}: stuck after {len(before.entries)} entries"
    entries = [msgspec.json.decode(stored.entry, type=_Entry) for stored in after.entries]
    people = {client.seat for client in table.clients}
    moves = {seen: _Entry(move.seat, msgspec.json.decode(move.action)) for seen, move in table.moves.items()}
    for seen, move in table.moves.items():
        if move.is_done and (seen >= len(entries) or entries[seen] != moves[seen]):
            yield f"{table.id}: the move at {seen} was acknowledged and is not there"
    for seen, entry in enumerate(entries):
        if entry.seat in people and moves.get(seen) != entry:
            yield f"{table.id}: nobody made the move at {seen}, or not there"
    if people and not any(move.is_done and seen >= len(before.entries) for seen, move in table.moves.items()):
        yield f"{table.id}: nobody could move any more"
    yield from (f"{table.id}: refused: {code}" for code in table.refusals if code != "stale")
    yield from (f"{table.id}: a stream with a gap: {fault}" for client in table.clients for fault in client.faults)
