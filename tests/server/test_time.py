import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest
from tests.server.tables import Client, House, house, play_on

from krajina.core.manners import silent_answer
from krajina.server.room import Room
from krajina.server.tables import Status

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
            await later.hall.rooms.look_once()
            room = await later.hall.rooms.room(founded.table)
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


# -- the clock of the machine ------------------------------------------------------------------------------------------

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
            room = await later.hall.rooms.room(founded.table)
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
                later.hall.rooms._leave(founded.table)

    asyncio.run(story())


@JUMPS
def test_a_turn_held_by_a_server_that_stopped_passes_on_by_itself_after_its_grace(jump: float) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, grace=5)
            n = (await held(clients)).course.n
        async with restarted(here, jump) as later:
            await later.hall.rooms.look_once()
            later.time.now += 4
            await later.hall.rooms.look_once()
            assert len((await here.store.load(founded.table)).entries) == n, "it may still be taken back"
            later.time.now += 1
            await later.hall.rooms.look_once()
            room = later.hall.rooms.live(founded.table)
            assert room is not None, "nobody has to come for that"
            await later.wait(lambda: room.asked() == (1,))

    asyncio.run(story())


def test_what_is_due_is_found_after_a_restart_though_the_clock_was_set_back_before() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, clock=DECISION)
            await here.hall.rooms.look_once()
            here.time.set_by = -3600.0
            await here.hall.rooms.look_once()
            await clients[1].say("prefer", seat=1, name="Jana")  # so it was changed by the new time
        async with restarted(here, -3600.0) as later:
            await later.hall.rooms.look_once()
            later.time.now += 60
            await later.hall.rooms.look_once()
            assert later.hall.rooms.live(founded.table) is not None

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
