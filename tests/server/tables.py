"""Tables for tests: a hall without a network, with a time of its own, and clients that keep what they are told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.store.memory import MemoryStore

from krajina.core import IllegalAction, Seat
from krajina.server.bus import Bus
from krajina.server.http.streams import read_message
from krajina.server.services import Services
from krajina.server.settings import Settings
from krajina.server.table import host
from krajina.server.table.bots import BotFailed, Reason, Task
from krajina.server.table.commands.join import Join, join
from krajina.server.table.create import Founded, NewTable, SeatKey
from krajina.server.table.messages import Incoming, Outgoing
from krajina.server.table.model import Status
from krajina.server.table.room import Room
from krajina.server.table.store import Store
from krajina.server.table.watcher import Watcher

ADDRESS = "10.0.0.1"
NOON = 1_800_000_000.0
PATIENCE = 60.0  # seconds until something that happens beside has to have happened, however busy the machine is

Told: TypeAlias = dict[str, Any]
HERE: dict[str, object] = {"who": "here", "name": "Eva"}
OPEN: dict[str, object] = {"who": "open"}
BOT: dict[str, object] = {"who": "bot", "bot": "random"}


def many(**more: int) -> Settings:
    """Settings under which a test is never too fast."""
    limits = {name: 100_000 for name in Settings.__struct_fields__ if name.endswith(("_minute", "_hour"))}
    usual = Settings(database_url="sqlite:///:memory:", bot_workers=1)
    return msgspec.structs.replace(usual, **{**limits, **more})


class Time:
    """A time that passes when the test says so. The clock of the machine goes with it, until somebody sets it."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now
        self.set_by = 0.0

    def __call__(self) -> host.Time:
        return host.Time(self.now, self.now + self.set_by)


class QuickBots:
    """Thinkers without processes: the answer is legal, by chance, and waits for `go` if a test wants it to."""

    def __init__(self) -> None:
        self.directory: Callable[[str], Awaitable[Room]] | None = None
        self.asked: list[Task] = []
        self.go = asyncio.Event()
        self.go.set()
        self.waiting = 0
        self.answer: Callable[[Task], bytes] | None = None
        self.failing: dict[str, Reason] = {}  # by their names, bots that do not answer

    async def ask(self, task: Task) -> bytes:
        self.asked.append(task)
        if task.bot in self.failing:
            raise BotFailed(self.failing[task.bot])
        assert self.directory is not None
        room = await self.directory(task.table)
        decisions = {one.seat: one for one in room.game.decisions(room.course.play.state)}
        usual = msgspec.json.encode(decisions[task.seat].choices.sample(Random(task.seed)))
        await self.go.wait()
        return usual if self.answer is None else self.answer(task)

    async def close(self) -> None:
        self.go.set()


class Client:
    """Somebody at a table: keeps all that it is told, and its last update for each seat."""

    def __init__(self, services: Services, room: Room, watcher: Watcher) -> None:
        self.services = services
        self.room = room
        self.watcher = watcher
        self.told: list[Told] = []
        self._last: dict[Seat | None, Told] = {}
        self.is_closed = False
        self._answers = 0

    def listen(self) -> list[Told]:
        """What is new since the last time."""
        new: list[Told] = []
        while not self.watcher._queue.empty():
            text = self.watcher._queue.get_nowait()
            if text is None:
                self.is_closed = True
            else:
                new.append(msgspec.json.decode(text))
        self.told += new
        self._last.update({message["seat"]: message for message in new if message["kind"] == "update"})
        return new

    def of(self, kind: str) -> list[Told]:
        """All messages of a kind."""
        self.listen()
        return [message for message in self.told if message["kind"] == kind]

    def update(self, seat: Seat | None = None) -> Told:
        """The last update of a seat: of the only one, if none is named."""
        seats = self.watcher.seats
        wanted = seats[0] if seat is None and len(seats) == 1 else seat
        self.listen()
        return self._last[wanted]

    def steps(self, seat: Seat | None = None) -> list[int]:
        """The numbers of all steps that it was told of."""
        return [step["n"] for one in self.of("update") if one["seat"] == seat for step in one["steps"]]

    def lines(self) -> list[str]:
        """What happened at the table and what was said, as keys and texts."""
        return [line.get("key") or line["text"] for one in self.of("said") for line in one["lines"]]

    @property
    def table(self) -> Told:
        """The table as it was told last."""
        self.listen()
        shown: Told = [one["table"] for one in self.told if one["kind"] in {"welcome", "table_changed"}][-1]
        return shown

    async def say(self, kind: str, **fields: object) -> Outgoing:
        """Send a message as it would come over the wire; raises GameError where it is refused."""
        self._answers += 1
        message = read({"kind": kind, "id": str(self._answers), **fields})
        answer = await self.services.receive(self.room, self.watcher, message, ADDRESS)
        self.room.dismiss_strangers()
        return answer

    async def act(self, seat: Seat | None = None, rng: Random | None = None, **fields: object) -> Outgoing:
        """Answer the question of a seat with one of its choices: without `rng`, the first one."""
        update = self.update(seat)
        action = pick(update["question"]["offer"], rng)
        return await self.say("act", **{"seat": update["seat"], "seen": update["n"], "action": action, **fields})

    def leave(self) -> None:
        """Look away."""
        self.watcher.close()
        self.room.forget(self.watcher)


def read(message: Mapping[str, object]) -> Incoming:
    """A message of a client."""
    found = read_message(msgspec.json.encode(message))
    assert isinstance(found, Incoming)
    return found


def pick(offer: Told, rng: Random | None = None) -> Told:
    """One of the choices of an offer, as a client finds it without knowing a rule."""
    match offer["choices"]:
        case "any":
            return pick(rng.choice(offer["parts"]) if rng else offer["parts"][0], rng)
        case "list":
            chosen: Told = rng.choice(offer["actions"]) if rng else offer["actions"][0]
            return chosen
        case "pick":
            return {**offer["template"], offer["field"]: offer["proposed"]}
        case "shares":
            shares: list[list[str]] = [[] for _ in offer["receivers"]]
            for at, item in enumerate(offer["pile"]):
                (rng.choice(shares) if rng else shares[at % len(shares)]).append(item)
            return {**offer["template"], offer["field"]: shares}
    raise AssertionError(offer["choices"])


class House:
    """A hall with its store, its time and its bots, for a test to walk about in."""

    def __init__(
        self, settings: Settings | None = None, store: Store | None = None, bus: Bus | None = None, now: float = NOON
    ) -> None:
        self.store = store or MemoryStore()
        self.time = Time(now)
        self.services = Services(settings or many(), self.store, bus)
        self.host = self.services.host
        self.bots = QuickBots()
        self.bots.directory = self.services.directory.room
        setattr(self.host, "time", self.time)  # noqa: B010
        setattr(self.host, "bots", self.bots)  # noqa: B010
        self.host.booted = now

    async def open(
        self, seats: Sequence[Mapping[str, object]], game: str = "carcassonne", **more: object
    ) -> tuple[Founded, Room]:
        """Open a table."""
        wanted = {"game": game, "seats": [dict(seat) for seat in seats], **more}
        founded = await self.services.directory.create(msgspec.convert(wanted, NewTable))
        return founded, await self.services.directory.room(founded.table)

    async def join(self, table: str, seat: Seat, wanted: Join) -> SeatKey:
        """Take a seat from outside."""
        return await join(await self.services.directory.room(table), seat, wanted)

    async def client(self, *keys: str, table: str = "", have: int | None = None, lines: int = 0) -> Client:
        """Say hello with keys, or as a spectator of a table."""
        room, watcher = await self.services.watcher(keys, table, ADDRESS)
        client = Client(self.services, room, watcher)
        async with room.lock:
            await room.welcome(watcher, have, lines)
        return client

    async def seated(
        self, count: int = 2, game: str = "carcassonne", grace: int = 0, **more: object
    ) -> tuple[Founded, list[Client]]:
        """A table with people at all seats, each with a client."""
        founded, _ = await self.open([HERE] * count, game, **more)
        clients = [await self.client(one.key) for one in founded.seats]
        for seat, client in enumerate(clients):
            await client.say("prefer", seat=seat, grace=grace)
        return founded, clients

    async def wait(self, is_so: Callable[[], bool]) -> None:
        """Let happen what happens beside, until it is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.001)

    async def settle(self) -> None:
        """Let everything happen that needs no time."""
        quiet = 0
        while quiet < 30:
            await asyncio.sleep(0)
            quiet = 0 if self.host.work.busy else quiet + 1

    async def pass_time(self, seconds: float, room: Room) -> None:
        """Let time pass, and the table see it."""
        self.time.now += seconds
        room.automatic.set_timer()
        await asyncio.sleep(0.002)
        await self.settle()


@asynccontextmanager
async def house(
    settings: Settings | None = None, store: Store | None = None, bus: Bus | None = None, now: float = NOON
) -> AsyncIterator[House]:
    """A house that is opened at a moment, and closed behind the test."""
    found = House(settings, store, bus, now)
    try:
        yield found
    finally:
        await found.services.close()


async def play_on(clients: Sequence[Client], rng: Random, most: int = 10_000) -> int:
    """Play at random, seats of all clients, until the table is closed; says how many answers it took."""
    count = waited = 0
    while count < most and clients[0].room.table.status == Status.PLAYING:
        before = count
        for client in clients:
            for seat in client.watcher.seats:
                update = client.update(seat)
                if (update["hold"] or {}).get("seat") == seat:
                    await client.say("hand_over", seat=seat)
                elif update["question"] is not None and seat in update["asked"]:
                    try:
                        await client.act(seat, rng)
                    except IllegalAction:
                        if client.update(seat)["n"] == update["n"]:
                            raise  # and not because somebody else was faster
                    count += 1
        waited = 0 if count > before else waited + 1
        assert waited < 1000 * PATIENCE, "nobody of these is asked"
        if waited:
            await asyncio.sleep(0.001)
    return count


def opened(visitor: TestClient[Litestar], **more: object) -> Told:
    """A table for two that somebody opens over HTTP."""
    wanted = {"game": "carcassonne", "seats": [HERE, HERE], **more}
    found: Told = visitor.post("/api/tables", json=wanted).json()
    return found
