import asyncio
from random import Random

import pytest
from tests.server.tables import Client, House, house, play_on

from krajina.core.step import silent_answer
from krajina.server.table.host import Time
from krajina.server.table.model import Status

DECISION = {"kind": "decision", "time": 60}
BANK = {"kind": "bank", "time": 100, "more": 10}
DAYS = {"kind": "days", "time": 2}


async def voting(here: House) -> list[Client]:
    """Three people of whom several have to answer at once, and to whom the game has a default."""
    _, clients = await here.seated(3, "graenaland", clock=DECISION)
    room = clients[0].room
    for _ in range(200):
        await play_on(clients, Random(1), most=1)
        asked = room.asked()
        if len(asked) > 1 and all(silent_answer(room.game, room.course.play.state, seat) for seat in asked):
            return clients
    raise AssertionError("nobody votes")


def test_all_that_belongs_to_one_step_has_one_time() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=BANK, grace=3)
            room = clients[0].room
            [first] = room.asked()

            def later() -> Time:  # whenever it is asked, another moment has come
                here.time.now += 1
                return here.time()

            setattr(here.host, "time", later)  # noqa: B010
            while room.live.held_by is None:
                await clients[first].act()
            step, live = room.course.stored[-1], (await here.store.load(room.table.id)).live
            assert live.at == step.at
            assert live.held_until == step.at + 3
            assert live.since[first] < step.at, "its clock runs on"
            assert (await here.store.load(room.table.id)).table.changed == step.at

    asyncio.run(story())


def test_without_a_clock_nothing_happens_by_itself() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            room = clients[0].room
            before = room.course.n
            await here.pass_time(86400 * 400, room)
            assert room.course.n == before
            assert clients[0].update()["clocks"] == []

    asyncio.run(story())


@pytest.mark.parametrize("game", ["carcassonne", "stroganov"])
def test_where_a_game_has_no_default_a_bot_answers_when_time_is_up(game: str) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, game, clock=DECISION)
            room, before = clients[0].room, clients[0].room.course.n
            [late] = room.asked()
            await here.pass_time(59, room)
            assert room.course.n == before
            await here.pass_time(1, room)
            assert [(one.seat, one.bot) for one in here.bots.asked] == [(late, "greedy")]
            await here.wait(lambda: room.course.n > before)
            assert room.course.stored[before].by == "clock"
            assert clients[1].lines()[-1] == "table-time-is-up"

    asyncio.run(story())


def test_where_a_game_has_a_default_it_is_the_answer_of_all_who_are_late() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await voting(here)
            room, before = clients[0].room, clients[0].room.course.n
            asked = room.asked()
            answers = {seat: silent_answer(room.game, room.course.play.state, seat) for seat in asked}
            await here.pass_time(61, room)
            await here.wait(lambda: room.course.n >= before + len(asked))
            late = room.course.play.entries[before : before + len(asked)]
            assert {entry.seat for entry in late} == set(asked)
            assert late[0].action == answers[late[0].seat]
            assert {one.by for one in room.course.stored[before : before + len(asked)]} == {"clock"}
            assert here.bots.asked == []

    asyncio.run(story())


def test_who_has_answered_is_not_late_when_others_are() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await voting(here)
            room, asked = clients[0].room, clients[0].room.asked()
            await here.pass_time(30, room)
            await clients[asked[0]].act()
            assert [one["runs"] for one in clients[0].update()["clocks"]] == [seat in asked[1:] for seat in range(3)]
            before = room.course.n
            await here.pass_time(31, room)
            await here.wait(lambda: room.course.n > before)
            assert room.course.play.entries[before].seat in asked[1:]

    asyncio.run(story())


def test_a_bank_pays_for_the_time_and_gets_more_after_each_answer() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=BANK)
            room = clients[0].room
            assert clients[0].update()["clocks"] == [{"left": 100.0, "runs": True}, {"left": 100.0, "runs": False}]
            await here.pass_time(30, room)
            await clients[0].act()
            assert clients[0].update()["clocks"][0] == {"left": 80.0, "runs": True}
            await here.pass_time(79, room)
            assert clients[0].update()["asked"] == [0]
            before = room.course.n
            await here.pass_time(1, room)
            await here.wait(lambda: room.course.n > before)
            assert room.course.stored[before].by == "clock"
            assert room.live.banks[0] == 10.0

    asyncio.run(story())


def test_acting_and_taking_back_earns_no_time() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=BANK)
            await clients[0].act()
            gained = clients[0].update()["clocks"][0]["left"]
            for _ in range(5):
                await clients[0].say("undo", seat=0, seen=clients[0].update()["n"])
                await clients[0].act()
            assert clients[0].update()["clocks"][0]["left"] == gained

    asyncio.run(story())


def test_acting_and_taking_back_starts_no_clock_anew() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=DECISION)
            await clients[0].act()
            await here.pass_time(20, clients[0].room)
            left = clients[0].update()["clocks"][0]["left"]
            for _ in range(3):
                await clients[0].say("undo", seat=0, seen=clients[0].update()["n"])
                await clients[0].act()
            assert clients[0].update()["clocks"][0]["left"] <= left - 20

    asyncio.run(story())


def test_while_a_turn_is_not_handed_over_its_clock_runs_and_then_hands_it_over() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=DECISION)
            room = clients[0].room
            await clients[0].say("prefer", seat=0, confirms=True)
            while room.live.held_by is None:
                await clients[0].act()
            assert [one["runs"] for one in clients[1].update()["clocks"]] == [True, False]
            before = room.course.n
            await here.pass_time(61, room)
            assert room.live.held_by is None
            assert clients[1].update()["asked"] == [1]
            assert all(one.by == "" for one in room.course.stored[before:]), "nobody answered for them"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("clock", "away", "is_forgiven"), [(DECISION, 600, True), (BANK, 600, True), (DAYS, 200_000, False)]
)
def test_time_without_a_server_counts_only_in_days(clock: dict[str, object], away: float, is_forgiven: bool) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, clock=clock)
            before, store, moment = clients[0].room.course.n, here.store, here.time.now
        async with house(store=store, now=moment + away) as later:
            await later.services.directory.look_once()
            room = await later.services.directory.room(founded.table)
            await later.pass_time(0, room)
            if not is_forgiven:
                await later.wait(lambda: room.course.n != before)
            assert (room.course.n == before) == is_forgiven

    asyncio.run(story())


def test_the_clock_of_a_bot_is_not_looked_at() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=DECISION)
            room = clients[0].room
            here.bots.go.clear()
            await clients[0].say("let_bot", seat=0, bot="random")
            await here.pass_time(600, room)
            assert len(here.bots.asked) == 1
            here.bots.go.set()
            await here.wait(lambda: room.asked() == (1,))
            assert "clock" not in {one.by for one in room.course.stored}
            assert room.table.status == Status.PLAYING

    asyncio.run(story())


def test_who_answers_while_the_bot_of_the_clock_thinks_has_answered() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, clock=DECISION)
            room, before = clients[0].room, clients[0].room.course.n
            here.bots.go.clear()
            await here.pass_time(61, room)
            await here.wait(lambda: len(here.bots.asked) == 1)
            await clients[0].act()
            here.bots.go.set()
            await here.settle()
            assert [one.by for one in room.course.stored[before:]] == [""]

    asyncio.run(story())
