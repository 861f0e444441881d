import asyncio
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.server.store.memory import MemoryStore
from tests.server.tables import HERE, Client, House, Told, house, many, play_on

from krajina.core import Seat
from krajina.server.table.model import Live, StoredEntry

SEATS = {"carcassonne": 2, "graenaland": 3, "stroganov": 2}


class Stream:
    """All that one audience was told, by however many connections."""

    def __init__(self, seat: Seat | None, key: str, table: str) -> None:
        self.seat = seat
        self.keys = [key] if key else []
        self.table = table
        self.client: Client | None = None
        self.steps: list[Told] = []
        self.lines: list[Told] = []
        self.last: Told = {}

    @property
    def n(self) -> int:
        return int(self.last.get("n", 0))

    def listen(self) -> None:
        if self.client is not None:
            for message in self.client.listen():
                if message["kind"] == "update":
                    self.steps += message["steps"]
                    self.last = message
                elif message["kind"] == "said":
                    self.lines += message["lines"]

    async def come(self, here: House) -> None:
        if self.client is None:
            self.client = await here.client(*self.keys, table=self.table, have=self.n, lines=len(self.lines))

    def go(self) -> None:
        self.listen()
        if self.client is not None:
            self.client.leave()
            self.client = None


async def _play_with_bad_lines(game: str, rng: Random, most: int) -> None:
    async with house() as here:
        founded, stayed = await here.seated(SEATS[game], game)
        spectator = await here.client(table=founded.table)
        streams = [Stream(one.seat, one.key, founded.table) for one in founded.seats]
        streams.append(Stream(None, "", founded.table))
        for _ in range(most):
            for stream in streams:
                stream.go() if rng.random() < 0.3 else await stream.come(here)
            if await play_on(stayed, rng, 1) == 0:
                break
            if rng.random() < 0.2:
                await stayed[0].say("say", seat=0, text="Well!") if stayed[0].update()["may_talk"] else None
            if rng.random() < 0.2 and stayed[0].update()["undo"]["alone"]:
                await stayed[0].say("undo", seat=0, seen=stayed[0].update()["n"])
        for stream, other in zip(streams, [*stayed, spectator], strict=True):
            await stream.come(here)
            stream.listen()
            last = other.update(stream.seat)
            told = [step for one in other.of("update") for step in one["steps"]]
            assert [step["n"] for step in told] == list(range(1, last["n"] + 1))
            assert stream.steps == told, "each step once, in its order, and as the others were told"
            assert [line["number"] for line in stream.lines] == list(range(len(stream.lines)))
            for field in ("n", "view", "question", "asked", "undo", "outcome"):
                assert stream.last[field] == last[field]


@settings(max_examples=3, deadline=None, phases=[Phase.generate])
@given(st.randoms(use_true_random=False), st.sampled_from(sorted(SEATS)))
def test_whoever_comes_back_gets_exactly_what_they_missed(rng: Random, game: str) -> None:
    asyncio.run(_play_with_bad_lines(game, Random(rng.getrandbits(64)), 12))


def test_whoever_has_more_than_there_is_or_nothing_is_told_everything() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            await play_on(clients, Random(1), 6)
            n = clients[0].update()["n"]
            for have in (None, 0, n + 1, 1_000_000):
                assert (await here.client(founded.seats[1].key, have=have)).steps(1) == list(range(1, n + 1))
            for have in range(n + 1):
                assert (await here.client(founded.seats[1].key, have=have)).steps(1) == list(range(have + 1, n + 1))

    asyncio.run(story())


def test_one_client_may_hold_several_seats_and_a_second_device_sees_the_same() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE])
            keys = [one.key for one in founded.seats]
            both = await here.client(*keys)
            second = await here.client(keys[1])
            for seat in (0, 1):
                await both.say("prefer", seat=seat, grace=0)
            await play_on([both], Random(2), 5)
            assert both.of("welcome")[0]["seats"] == [0, 1]
            assert both.update(1) == second.update()
            assert both.steps(0) == both.steps(1) == second.steps(1)

    asyncio.run(story())


class SlowStore(MemoryStore):
    """Stores when the test lets it, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()
        self.fails = False

    async def append(self, table: str, entries: Sequence[StoredEntry], live: Live, changed: float) -> None:
        await self.go.wait()
        if self.fails:
            raise OSError("no space left")
        await super().append(table, entries, live, changed)


async def _steps_shown(here: House, client: Client) -> int:
    room = client.room
    async with room.lock:
        return room.audience.last_step(0, room.scene())


def test_nobody_is_told_of_an_action_before_it_is_stored() -> None:
    async def story() -> None:
        store = SlowStore()
        async with house(store=store) as here:
            founded, clients = await here.seated(2)
            spectator = await here.client(table=founded.table)
            everyone = [*clients, spectator]
            for client in everyone:
                client.listen()
            store.go.clear()
            acting = asyncio.create_task(clients[0].act())
            coming = asyncio.create_task(here.client(founded.seats[1].key))
            looking = asyncio.create_task(_steps_shown(here, clients[0]))
            await here.settle()
            assert not acting.done()
            assert not coming.done()
            assert not looking.done(), "a replay does not show it either"
            assert all(client.listen() == [] for client in everyone)
            before = len((await store.load(founded.table)).entries)
            store.go.set()
            await acting
            assert len((await store.load(founded.table)).entries) > before
            assert all(client.listen() for client in everyone)
            assert (await coming).update()["n"] == clients[0].update()["n"] == await looking

    asyncio.run(story())


def test_an_action_that_cannot_be_stored_has_not_happened() -> None:
    async def story() -> None:
        store = SlowStore()
        async with house(store=store) as here:
            _, clients = await here.seated(3, "graenaland")
            await play_on(clients, Random(3), 12)
            before = [client.update() for client in clients]
            asked = before[0]["asked"][0]
            store.fails = True
            with pytest.raises(OSError, match="space"):
                await clients[asked].act()
            assert [client.update() for client in clients] == before
            store.fails = False
            await clients[asked].act()  # what was seen before is not stale: nothing happened since
            assert clients[asked].update()["n"] > before[asked]["n"]
            assert clients[0].update()["steps"][0]["n"] == before[0]["n"] + 1

    asyncio.run(story())


def test_a_slow_client_is_let_go_and_catches_up() -> None:
    async def story() -> None:
        async with house(many()) as here:
            founded, clients = await here.seated(2)
            slow = await here.client(founded.seats[0].key)
            slow.listen()
            while not slow.watcher.is_gone:
                for client in clients:
                    client.listen()
                await clients[0].say("say", seat=0, text="Are you there?")
            assert slow.listen()[-1]["code"] == "too-slow"
            assert not slow.told[-1]["is_final"]
            again = await here.client(founded.seats[0].key, lines=0)
            assert len(again.lines()) == len(clients[1].lines())

    asyncio.run(story())
