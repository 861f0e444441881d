import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests.server.tables import HERE, OPEN, PATIENCE, Client, House, house

from krajina.server.bus import Bus
from krajina.server.store.sql import SqlStore
from krajina.server.table.commands.join import Join
from krajina.server.table.messages import Done
from krajina.server.table.model import Status
from krajina.server.table.refused import Refused
from krajina.server.table.store import OWNER

pytestmark = pytest.mark.slow  # `make check` has a minute for everything


@asynccontextmanager
async def two(path: Path) -> AsyncIterator[tuple[House, House]]:
    """Two halls on one database that hear of each other, as two processes would."""
    bus, url = Bus(), f"sqlite:///{path / 'krajina.db'}"
    async with (
        house(store=await SqlStore.open(url), bus=bus) as one,
        house(store=await SqlStore.open(url), bus=bus) as other,
    ):
        yield one, other


async def seated(one: House, other: House, game: str = "carcassonne") -> list[Client]:
    """Two people at a table, each in another hall."""
    founded, clients = await one.seated(2, game)
    return [clients[0], await other.client(founded.seats[1].key)]


async def in_step(clients: list[Client]) -> None:
    """Wait until both halls have heard all."""
    async with asyncio.timeout(PATIENCE):
        while len({client.room.course.n for client in clients}) > 1 or any(c.room.lock.locked() for c in clients):
            await asyncio.sleep(0.001)


def test_both_halls_play_one_game_and_tell_all_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            clients = await seated(one, other)
            rng = Random(1)
            for _ in range(40):
                await in_step(clients)
                for seat, client in enumerate(clients):
                    if client.update()["question"]:
                        await client.act(seat, rng)
                        break
            await in_step(clients)
            n = clients[0].room.course.n
            assert n >= 40
            assert clients[0].steps(0) == clients[1].steps(1) == list(range(1, n + 1))
            stored = await one.store.load(clients[0].room.table.id)
            assert [entry.seq for entry in stored.entries] == list(range(n))

    asyncio.run(story())


def test_of_one_move_in_both_halls_one_is_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            founded, [first, _] = await one.seated()
            second = await other.client(founded.seats[0].key)
            before = first.room.course.n
            answers = await asyncio.gather(first.act(), second.act(), return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
            assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["stale"]
            await in_step([first, second])
            assert first.room.course.n == before + 1
            assert first.steps(0) == second.steps(0)

    asyncio.run(story())


def test_of_one_seat_in_both_halls_one_gets_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            founded, room = await one.open([HERE, OPEN])
            await other.services.directory.room(founded.table)
            joining = (here.join(founded.table, 1, Join(name="Jan")) for here in (one, other))
            answers = await asyncio.gather(*joining, return_exceptions=True)
            assert sum(isinstance(answer, Refused) for answer in answers) == 1
            await one.wait(lambda: room.table.status == Status.PLAYING and room.course.n > 0)
            there = await other.services.directory.room(founded.table)
            await other.wait(lambda: there.table.status == Status.PLAYING and there.course.n == room.course.n)

    asyncio.run(story())


def test_lines_of_both_halls_are_all_kept_and_told_to_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            clients = await seated(one, other)
            texts = [[f"{seat} {number}" for number in range(10)] for seat in (0, 1)]
            said = (
                client.say("say", seat=seat, text=text) for seat, client in enumerate(clients) for text in texts[seat]
            )
            await asyncio.gather(*said)
            wanted = {"table-began", *texts[0], *texts[1]}
            await one.wait(lambda: all(set(client.lines()) == wanted for client in clients))
            assert [len(client.lines()) for client in clients] == [21, 21], "nothing is told twice"
            numbers = [line.number for line in (await one.store.load(clients[0].room.table.id)).lines]
            assert numbers == list(range(21))

    asyncio.run(story())


def test_a_key_that_is_renewed_in_one_hall_is_worth_nothing_in_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            founded, [first, _] = await one.seated()
            stolen = await other.client(founded.seats[0].key)
            await first.say("new_key", seat=0)
            await other.wait(lambda: bool(stolen.of("bye")))
            assert stolen.of("bye")[0]["code"] == "seat-lost"

    asyncio.run(story())


async def abandon(one: House, other: House, clients: Sequence[Client]) -> None:
    """The first asks to end the game, the second agrees, each in their own hall."""
    await clients[0].say("abandon", seat=0)
    await other.wait(lambda: clients[1].update()["request"] is not None)
    await clients[1].say("reply", seat=1, request=clients[1].update()["request"]["number"], agree=True)
    await one.wait(lambda: clients[0].table["status"] == "abandoned")


def test_a_request_and_the_answer_to_it_come_from_different_halls(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            clients = await seated(one, other)
            await abandon(one, other, clients)

    asyncio.run(story())


def test_a_change_of_the_table_in_one_hall_does_not_undo_a_hold_in_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            clients = await seated(one, other)
            await clients[0].say("prefer", seat=0, confirms=True)
            await other.settle()
            while clients[0].room.live.held_by is None:
                await asyncio.gather(
                    clients[0].act(), clients[1].say("prefer", seat=1, name="J"), return_exceptions=True
                )
                await in_step(clients)
                await asyncio.sleep(0.01)
            await other.wait(lambda: clients[1].update()["hold"] == {"seat": 0, "left": None})
            await clients[0].say("hand_over", seat=0)
            await other.wait(lambda: clients[1].update()["asked"] == [1])

    asyncio.run(story())


def test_a_rematch_that_is_asked_for_in_both_halls_is_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            clients = await seated(one, other)
            await abandon(one, other, clients)
            asked = (client.say("rematch", seat=seat) for seat, client in enumerate(clients))
            first = await asyncio.gather(*asked, return_exceptions=True)
            assert any(isinstance(answer, Done) for answer in first)
            assert all(isinstance(answer, Done | Refused) for answer in first)
            await one.wait(lambda: len({client.room.table.next for client in clients} - {""}) == 1)
            await one.wait(lambda: all(client.room.table.next for client in clients))
            again = [await client.say("rematch", seat=seat) for seat, client in enumerate(clients)]
            tables = {answer.table for answer in again if isinstance(answer, Done)}
            assert len(tables) == 1

    asyncio.run(story())


def test_a_table_that_is_deleted_in_one_hall_is_gone_in_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            founded, _ = await one.open([HERE, OPEN])
            client = await other.client(founded.seats[0].key)
            assert (await one.services.directory.holder(founded.owner)).seat == OWNER
            await one.services.directory.delete_for(founded.table, ())
            await other.wait(lambda: bool(client.of("bye")))
            with pytest.raises(Refused):
                await other.client(founded.seats[0].key)

    asyncio.run(story())


def test_a_clock_runs_on_in_the_other_hall_though_that_stood_still_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            one.time.now += 1000
            other.time.now += 990
            founded, clients = await one.seated(2, clock={"kind": "bank", "time": 100, "more": 10})
            await one.pass_time(30, clients[0].room)
            await clients[0].act()
            there = await other.client(founded.seats[1].key)
            assert there.update()["clocks"][0] == clients[0].update()["clocks"][0] == {"left": 80.0, "runs": True}

    asyncio.run(story())
