"""What happens to time at a table if somebody sets the clock of the machine, and if the server is started again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest
from tests.server.table.test_time import BANK, DAYS, DECISION, voting
from tests.server.tables import Client, House, house, play_on

from krajina.server.table.room import Room

JUMPS = pytest.mark.parametrize("jump", [3600.0, -3600.0])


async def shown(here: House, key: str) -> list[dict[str, object]]:
    """The clocks as somebody sees them who comes now."""
    client = await here.client(key)
    clocks: list[dict[str, object]] = client.update()["clocks"]
    client.leave()
    return clocks


@asynccontextmanager
async def restarted(here: House, jump: float) -> AsyncIterator[House]:
    """The server is started again, and its machine has another time."""
    async with house(store=here.store, now=here.time.now + jump) as later:
        yield later


@JUMPS
@pytest.mark.parametrize(("clock", "left"), [(DECISION, 30.0), (BANK, 70.0)])
def test_whoever_sets_the_clock_of_the_machine_sets_no_clock_at_a_table(
    clock: dict[str, object], left: float, jump: float
) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, clock=clock)
            room, before = clients[0].room, clients[0].room.course.n
            await here.pass_time(30, room)
            here.time.set_by = jump
            await here.pass_time(0, room)
            assert room.course.n == before
            assert (await shown(here, founded.seats[1].key))[0] == {"left": left, "runs": True}
            await here.pass_time(left - 1, room)
            assert room.course.n == before
            await here.pass_time(1, room)
            await here.wait(lambda: room.course.n > before)
            assert room.course.stored[before].by == "clock"

    asyncio.run(story())


@JUMPS
def test_a_bank_pays_what_was_thought_and_no_jump(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=BANK)
            await here.pass_time(30, clients[0].room)
            here.time.set_by = jump
            await clients[0].act()
            assert clients[0].update()["clocks"][0] == {"left": 80.0, "runs": True}

    asyncio.run(story())


@JUMPS
def test_a_turn_is_held_for_its_grace_whatever_the_clock_of_the_machine_does(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, grace=5)
            room = await held(clients)
            here.time.set_by = jump
            await here.pass_time(4, room)
            assert (await here.client(founded.seats[0].key)).update()["hold"] == {"seat": 0, "left": 1.0}
            await here.pass_time(1, room)
            assert room.asked() == (1,)

    asyncio.run(story())


async def held(clients: list[Client]) -> Room:
    """Play until the turn of the first seat is over and not handed over."""
    while clients[0].room.live.held_by is None:
        await clients[0].act()
    return clients[0].room


@JUMPS
def test_late_spectators_see_neither_sooner_nor_later_by_a_jump(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, watching={"delay": 60})
            await play_on(clients, Random(4), most=3)
            late = await here.client(table=founded.table)
            here.time.set_by = jump
            await here.pass_time(59, clients[0].room)
            assert late.steps() == []
            await here.pass_time(1, clients[0].room)
            assert len(late.steps()) == clients[0].room.course.n

    asyncio.run(story())


def test_days_go_by_the_calendar_and_are_never_more_than_were_given() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, clock=DAYS)
            room, before = clients[0].room, clients[0].room.course.n
            here.time.set_by = -3600.0
            assert (await shown(here, founded.seats[0].key))[0] == {"left": 2 * 86400.0, "runs": True}
            here.time.set_by = 86400.0
            assert (await shown(here, founded.seats[0].key))[0] == {"left": 86400.0, "runs": True}
            await here.pass_time(86400, room)
            await here.wait(lambda: room.course.n > before)
        async with restarted(here, -3600.0) as later:
            assert {one["left"] for one in await shown(later, founded.seats[0].key)} == {2 * 86400.0}

    asyncio.run(story())


@JUMPS
def test_a_bank_is_the_same_after_a_restart_whatever_the_clock_of_the_machine_did(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, clock=BANK)
            await here.pass_time(30, clients[0].room)
            await clients[0].act()
            n = clients[0].room.course.n
        async with restarted(here, jump) as later:
            assert await shown(later, founded.seats[0].key) == [
                {"left": 80.0, "runs": True},
                {"left": 100.0, "runs": False},
            ]
            room = await later.services.directory.room(founded.table)
            await later.pass_time(79, room)
            assert room.course.n == n
            await later.pass_time(1, room)
            await later.wait(lambda: room.course.n > n)
            assert room.live.banks[0] == 10.0

    asyncio.run(story())


@JUMPS
def test_who_has_thought_for_a_while_has_so_after_a_restart(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            clients = await voting(here)
            room, asked = clients[0].room, clients[0].room.asked()
            await here.pass_time(25, room)
            await clients[asked[0]].act()
            key = clients[asked[1]].watcher.keys[asked[1]]
        async with restarted(here, jump) as later:
            assert (await shown(later, key))[asked[1]] == {"left": 35.0, "runs": True}

    asyncio.run(story())


@JUMPS
def test_after_a_restart_a_clock_runs_from_the_start_of_the_server_however_often_its_table_is_opened(
    jump: float,
) -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.seated(2, clock=BANK)
        async with restarted(here, jump) as later:
            for left in (90.0, 80.0):
                later.time.now += 10
                assert (await shown(later, founded.seats[0].key))[0]["left"] == left
                later.services.directory._leave(founded.table)

    asyncio.run(story())


@JUMPS
def test_a_turn_held_by_a_server_that_stopped_passes_on_by_itself_after_its_grace(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, grace=5)
            n = (await held(clients)).course.n
        async with restarted(here, jump) as later:
            await later.services.directory.look_once()
            later.time.now += 4
            await later.services.directory.look_once()
            assert len((await here.store.load(founded.table)).entries) == n, "it may still be taken back"
            later.time.now += 1
            await later.services.directory.look_once()
            room = later.services.directory.live(founded.table)
            assert room is not None, "nobody has to come for that"
            await later.wait(lambda: room.asked() == (1,))

    asyncio.run(story())


def test_what_is_due_is_found_after_a_restart_though_the_clock_was_set_back_before() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, clock=DECISION)
            await here.services.directory.look_once()
            here.time.set_by = -3600.0
            await here.services.directory.look_once()
            await clients[1].say("prefer", seat=1, name="Jana")  # so it was changed by the new time
        async with restarted(here, -3600.0) as later:
            await later.services.directory.look_once()
            later.time.now += 60
            await later.services.directory.look_once()
            assert later.services.directory.live(founded.table) is not None

    asyncio.run(story())


@JUMPS
def test_late_spectators_see_all_in_time_after_a_restart(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, watching={"delay": 60})
            first = clients[0].room.course.n
            here.time.now += 20
            await clients[0].act()
            n = clients[0].room.course.n
        async with restarted(here, jump) as later:
            late = await later.client(table=founded.table)
            for seconds, seen in ((39, 0), (1, first), (19, first), (1, n)):
                await later.pass_time(seconds, late.room)
                assert len(late.steps()) == seen
            await (await later.client(founded.seats[0].key)).act()
            assert len(late.steps()) == n
            await later.pass_time(60, late.room)
            assert len(late.steps()) == late.room.course.n > n

    asyncio.run(story())


@JUMPS
def test_what_an_older_version_stored_is_understood(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, grace=5, clock=BANK)
            room = await held(clients)
            live = msgspec.structs.replace(room.live, at=0.0, by="")
            await here.store.append(founded.table, (), live, here.time.now)
        async with restarted(here, jump) as later:
            client = await later.client(founded.seats[0].key)
            assert client.update()["hold"] == {"seat": 0, "left": 5.0}
            assert client.update()["clocks"][0]["left"] == live.banks[0]

    asyncio.run(story())
