"""Plays a whole game at a table where nothing of a server can be imported: as it will be in a page of a browser.

The host does all its work at once, and its time goes on when it is told to.
"""

import asyncio
import importlib.metadata  # noqa: F401  # with it, asyncio and what both need are there before anything is blocked
import sys
from collections.abc import Callable, Coroutine
from random import Random

SERVER = ("app", "serve", "services", "process", "http", "store", "bots", "work", "served", "bus", "settings", "limits")
BLOCKED = (
    *("time", "threading", "socket", "ssl", "sqlite3", "concurrent.futures", "ctypes", "subprocess", "multiprocessing"),
    *("litestar", "uvicorn", "uvloop", "websockets", "sqlalchemy", "alembic", "prometheus_client"),
    *(f"krajina.server.{name}" for name in (*SERVER, "webhooks", "metrics", "logs")),
)
before = sys.modules.copy()
for name in BLOCKED:
    sys.modules[name] = None  # type: ignore[assignment]  # it cannot be imported

import msgspec  # noqa: E402
from tests.server.store.memory import MemoryStore  # noqa: E402

from krajina.core.step import decision_of  # noqa: E402
from krajina.server.table.bots import Task  # noqa: E402
from krajina.server.table.commands import COMMANDS  # noqa: E402
from krajina.server.table.commands.join import Join, join  # noqa: E402
from krajina.server.table.create import NewTable, SeatWanted, Wanted  # noqa: E402
from krajina.server.table.directory import Directory  # noqa: E402
from krajina.server.table.host import Field, Host, Level, Time, Timer  # noqa: E402
from krajina.server.table.messages import AnyIncoming  # noqa: E402
from krajina.server.table.model import Status  # noqa: E402
from krajina.server.table.replay import record_of  # noqa: E402
from krajina.server.table.room import Room  # noqa: E402
from krajina.server.table.watcher import Watcher  # noqa: E402


class Alarm:
    """A timer that rings when the test lets time pass."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call

    def cancel(self) -> None:
        self.at = float("inf")


class Alone(Host):
    """A host without threads, processes, network or clock."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        super().__init__(MemoryStore())
        self.directory = Directory(self)
        self.alarms: list[Alarm] = []
        self.logged: list[str] = []
        self._tasks = set[asyncio.Task[None]]()

    def time(self) -> Time:
        return Time(self.now, self.now)

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        self.alarms.append(Alarm(self.now + seconds, call))
        return self.alarms[-1]

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        self._tasks.add(asyncio.get_running_loop().create_task(work))

    async def ask(self, task: Task) -> bytes:
        room = await self.directory.room(task.table)
        decision = decision_of(room.game, room.course.play.state, task.seat)
        assert decision is not None
        return msgspec.json.encode(decision.choices.sample(Random(task.seed)))

    def log(
        self, event: str, level: Level = "info", error: BaseException | None = None, table: str = "", **fields: Field
    ) -> None:
        self.logged.append(f"{level} {event} {error or ''}".strip())

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and ring."""
        self.now += seconds
        due = [one for one in self.alarms if one.at <= self.now]
        self.alarms = [one for one in self.alarms if self.now < one.at < float("inf")]
        for one in due:
            one.call()
        await self.settle()

    async def settle(self) -> None:
        """Let everything happen that needs no time."""
        while self._tasks:
            done, self._tasks = self._tasks, set()
            await asyncio.gather(*done)


class Client:
    """A player with one seat, who knows what the table told and acts by messages."""

    def __init__(self, room: Room, watcher: Watcher) -> None:
        self.room = room
        self.watcher = watcher
        self.n = 0

    async def say(self, **fields: object) -> None:
        [seat] = self.watcher.seats
        message = msgspec.json.decode(msgspec.json.encode({"seat": seat, **fields}), type=AnyIncoming)
        async with self.room.entered():
            await COMMANDS[type(message)](self.room, self.watcher, message)

    async def answer(self, rng: Random) -> bool:
        """Answer the question of the last update, if there is one."""
        asks = False
        while not self.watcher._queue.empty():
            told = msgspec.json.decode(await self.watcher.next() or "{}")
            if told["kind"] == "update":
                self.n, asks = told["n"], told["question"] is not None
        decision = decision_of(self.room.game, self.room.course.play.state, self.watcher.seats[0])
        if not asks or decision is None:
            return False
        await self.say(kind="act", seen=self.n, action=decision.choices.sample(rng))
        return True


async def play() -> bytes:
    """Play until the table is closed: two players who click, and a bot."""
    host, rng = Alone(), Random(17)
    seats = (SeatWanted(who=Wanted.HERE, name="Eva"), SeatWanted(who=Wanted.BOT, bot="random"), SeatWanted())
    founded = await host.directory.create(NewTable(game="carcassonne", seats=seats))
    room = await host.directory.room(founded.table)
    keys = [founded.seats[0].key, (await join(room, 2, Join(name="Jan"))).key]
    clients = []
    for key in keys:
        _, watcher = await host.directory.watcher([key])
        async with room.entered():
            await room.welcome(watcher, None, 0)
        clients.append(Client(room, watcher))
    while room.table.status == Status.PLAYING:
        await host.settle()
        acted = [await client.answer(rng) for client in clients]
        if not any(acted):
            await host.pass_time(1.0)  # a turn waits to be handed over
    assert room.table.status == Status.FINISHED
    assert host.now > 1_800_000_000.0, "turns were held"
    assert not [line for line in host.logged if not line.startswith("info")], host.logged
    stored = await host.store.load(room.table.id)
    return record_of(stored.table, stored.entries)


if __name__ == "__main__":
    record = asyncio.run(play())
    sys.modules.update(before)  # the interpreter ends by them
    sys.stdout.buffer.write(record)
