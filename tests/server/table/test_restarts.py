import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.store.memory import MemoryStore
from tests.server.tables import ADDRESS, BOT, HERE, OPEN, House, house, play_on

from krajina.server.app import create_app
from krajina.server.bus import Bus
from krajina.server.settings import Settings
from krajina.server.store.sql import SqlStore
from krajina.server.table.commands.join import Join
from krajina.server.table.model import Line, Live, Status, StoredEntry, Table
from krajina.server.table.refused import Refused
from krajina.server.table.replay import record_of
from krajina.server.table.updates import listed_table

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

MANY = 1000  # failures, more than there are attempts


class Broken(Exception):
    """What a disk says that is full."""


class Fragile(MemoryStore):
    """A store that fails as often as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.failing = {"append": 0, "save": 0, "say": 0}

    def _try(self, what: str) -> None:
        if self.failing[what] > 0:
            self.failing[what] -= 1
            raise Broken(what)

    async def save(self, table: Table, live: Live | None = None) -> None:
        self._try("save")
        await super().save(table, live)

    async def append(self, table: str, entries: Sequence[StoredEntry], live: Live, changed: float) -> None:
        self._try("append")
        await super().append(table, entries, live, changed)

    async def say(self, table: str, line: Line) -> None:
        self._try("say")
        await super().say(table, line)


@asynccontextmanager
async def opened(path: Path, bus: Bus | None = None) -> AsyncIterator[House]:
    """A house whose tables are in a file."""
    async with house(store=await SqlStore.open(f"sqlite:///{path}"), bus=bus) as here:
        yield here


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "krajina.db"


def test_a_table_in_every_state_survives_a_restart(file: Path) -> None:
    async def story() -> None:
        async with opened(file) as here:
            gathering, _ = await here.open([HERE, OPEN])
            playing, clients = await here.seated()
            await play_on(clients, Random(1), most=7)
            shown = clients[0].update() | {"steps": []}
            over, _ = await here.open([HERE, BOT])
            last = await here.client(over.seats[0].key)
            await last.say("abandon", seat=0)
            closed = last.update() | {"steps": []}
        async with opened(file) as later:
            assert (await later.services.directory.room(gathering.table)).table.status == Status.GATHERING
            await later.join(gathering.table, 1, Join(name="Jan"))
            again = [await later.client(one.key) for one in playing.seats]
            assert again[0].update() | {"steps": []} == shown
            assert (await later.client(over.seats[0].key)).update() | {"steps": []} == closed
            await play_on(again, Random(2), most=7)

    asyncio.run(story())


def test_a_turn_that_was_held_passes_after_a_restart_by_itself(file: Path) -> None:
    async def story() -> None:
        async with opened(file) as here:
            founded, clients = await here.seated(grace=5)
            while clients[0].room.live.held_by is None:
                await clients[0].act()
            n = clients[0].room.course.n
        async with opened(file) as later:
            later.time.now += 60
            await later.services.directory.look_once()
            room = await later.services.directory.room(founded.table)
            await later.wait(lambda: room.live.held_by is None)
            assert room.course.n > n
            assert room.asked() == (1,)

    asyncio.run(story())


def test_a_bot_whose_turn_it_was_answers_after_a_restart_by_itself(file: Path) -> None:
    async def story() -> None:
        async with opened(file) as here:
            here.bots.go.clear()
            founded, _ = await here.open([BOT, HERE])
        async with opened(file) as later:
            await later.services.directory.look_once()
            room = await later.services.directory.room(founded.table)
            await later.wait(lambda: room.asked() == (1,))

    asyncio.run(story())


@pytest.mark.parametrize(("what", "status"), [("append", "playing"), ("save", "gathering")])
def test_a_crash_while_the_game_begins_does_not_hold_it_up(
    what: str, status: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("krajina.server.table.automatic.AGAIN", 0.01)

    async def story() -> None:
        store = Fragile()
        async with house(store=store) as here:
            store.failing[what] = 1
            founded, room = await here.open([HERE, HERE])
            assert (room.table.status, len((await store.load(founded.table)).entries)) == (status, 0)
        async with house(store=store) as later:
            await later.services.directory.look_once()
            client = await later.client(founded.seats[0].key)
            await later.wait(lambda: bool(client.of("update")))
            assert client.update()["asked"] == [0]

    asyncio.run(story())


def test_what_could_not_be_stored_was_not_told_and_may_be_tried_again() -> None:
    async def story() -> None:
        store = Fragile()
        async with house(store=store) as here:
            founded, clients = await here.seated()
            before, seen = clients[0].update(), len(clients[1].of("update"))
            store.failing["append"] = 1
            with pytest.raises(Broken):
                await clients[0].act()
            assert len(clients[1].of("update")) == seen
            assert clients[0].room.course.n == before["n"] == len((await store.load(founded.table)).entries)
            await clients[0].act()
            assert clients[1].steps(1)[-1] == before["n"] + 1
            store.failing["save"] = 1
            with pytest.raises(Broken):
                await clients[0].say("prefer", seat=0, name="Jana")
            assert clients[0].room.table.seats[0].name == "Eva"

    asyncio.run(story())


def test_a_game_whose_end_could_not_be_stored_ends_later() -> None:
    async def story() -> None:
        store = Fragile()
        async with house(store=store) as here:
            founded, clients = await here.seated()
            room = clients[0].room
            while sum(1 for one in room.course.play.entries if one.seat == -1) < 71:
                await play_on(clients, Random(1), most=1)
            store.failing["save"] = MANY  # it is tried again after a second, which may pass here
            await play_on(clients, Random(1), most=2)
            while not room.course.is_over:
                await play_on(clients, Random(1), most=1)
            assert (await store.load(founded.table)).table.status == Status.PLAYING
            assert clients[1].update()["outcome"] is not None, "the last move is stored, so it is told"
            assert await store.due(here.time.now, 9) == [founded.table]
            here.time.now += 2
            store.failing["save"] = 0
            await clients[0].room.automatic._wake()
            assert clients[1].table["status"] == "finished"

    asyncio.run(story())


def test_a_bot_whose_answer_could_not_be_stored_answers_later() -> None:
    async def story() -> None:
        store = Fragile()
        async with house(store=store) as here:
            here.bots.go.clear()
            _, room = await here.open([BOT, HERE])
            store.failing["append"] = 1
            here.bots.go.set()
            await here.wait(lambda: store.failing["append"] == 0)
            await here.settle()
            assert room.asked() == (0,)
            await here.services.directory.look_once()
            await here.wait(lambda: room.asked() == (1,))

    asyncio.run(story())


@pytest.mark.parametrize("what", ["say", "append"])
def test_who_has_taken_a_seat_gets_its_key_whatever_fails_after_it(what: str) -> None:
    async def story() -> None:
        store = Fragile()
        async with house(store=store) as here:
            founded, _ = await here.open([HERE, OPEN])
            store.failing[what] = 1
            key = await here.join(founded.table, 1, Join(name="Jan"))
            assert (await here.services.directory.holder(key.key)).seat == 1

    asyncio.run(story())


def test_a_table_of_other_rules_is_listed_exported_and_deleted_but_not_played(file: Path) -> None:
    async def story() -> None:
        async with opened(file) as here:
            founded, clients = await here.seated(visibility="public")
            await clients[0].act()
            table = clients[0].room.table
            await here.store.save(msgspec.structs.replace(table, rules="0", revision=table.revision + 1))
        async with opened(file) as later:
            await later.services.directory.look_once()
            [listed] = await later.store.listed(list(Status), 9, later.time.now + 1)
            assert not listed_table(listed.row).is_playable
            with pytest.raises(Refused) as refused:
                await later.client(founded.seats[0].key)
            assert refused.value.code == "other-rules"
            stored = await later.store.load(founded.table)
            assert msgspec.json.decode(record_of(stored.table, stored.entries))["rules"] == "0"
            await later.services.check_owner([founded.owner], founded.table, ADDRESS)
            later.time.now += 2 * 86400
            await later.services.directory.delete_for(founded.table, ())
            assert await later.store.summary(founded.table) is None

    asyncio.run(story())


def test_a_running_game_of_other_rules_is_exported_over_http(file: Path, settings: Settings) -> None:
    async def outdate(name: str) -> None:
        store = await SqlStore.open(f"sqlite:///{file}")
        table = (await store.load(name)).table
        await store.save(msgspec.structs.replace(table, rules="0", revision=table.revision + 1))
        await store.close()

    app = create_app(msgspec.structs.replace(settings, database_url=f"sqlite:///{file}"))
    with TestClient(app) as client:
        wanted = {"game": "carcassonne", "seats": [HERE, HERE]}
        table = client.post("/api/tables", json=wanted).json()["table"]
        assert client.get(f"/api/tables/{table}/record").json()["code"] == "no-record-yet"
        asyncio.run(outdate(table))
        assert not client.get(f"/api/tables/{table}").json()["is_playable"]
        record = client.get(f"/api/tables/{table}/record").json()
        assert (record["rules"], "key" in record["fair"]) == ("0", False)
