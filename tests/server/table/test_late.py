import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import HERE, Client, House, Told, house, pick, play_on

from krajina.server.store.sql import SqlStore
from krajina.server.table.course import Course
from krajina.server.table.create import Founded
from krajina.server.table.model import Status
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

DELAY = 60


async def _delayed(here: House, game: str = "carcassonne") -> tuple[Founded, list[Client], Client]:
    founded, clients = await here.seated(2, game, watching={"allowed": True, "delay": DELAY})
    return founded, clients, await here.client(table=founded.table)


def _steps(client: Client) -> list[Told]:
    return [step for update in client.of("update") for step in update["steps"]]


def test_spectators_see_what_no_secret_shows_and_nothing_is_asked_of_them() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(3, "graenaland")
            spectator = await here.client(table=founded.table)
            await play_on(clients, Random(41), 40)
            room, update = clients[0].room, spectator.update()
            assert update["seat"] is None
            assert update["question"] is None
            assert update["undo"] is None
            assert update["n"] == clients[0].update()["n"]
            seen = [line["event"] for step in _steps(spectator) for line in step["log"]]
            told = [event for events in room.course.told for event in events if event.is_for(None)]
            assert len(seen) == len(told)
            assert len(seen) < sum(map(len, room.course.told)), "some of it was for seats only"

    asyncio.run(story())


def test_where_nobody_may_watch_nobody_does() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.seated(2, watching={"allowed": False})
            with pytest.raises(Refused) as refused:
                await here.client(table=founded.table)
            assert refused.value.code == "no-watching"
            assert (await here.client(founded.owner)).update()["seat"] is None, "the owner may look on"

    asyncio.run(story())


def test_where_nobody_may_watch_those_who_waited_are_sent_away_when_it_begins() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open(
                [{"who": "here", "name": "Eva"}, {"who": "open"}], watching={"allowed": False}
            )
            waiting = await here.client(table=founded.table)
            owner = await here.client(founded.owner)
            await owner.say("let_bot", seat=1, bot="random")
            assert room.is_playing
            assert waiting.of("bye")[0]["code"] == "no-watching"
            assert waiting.of("update") == []
            assert not owner.is_closed

    asyncio.run(story())


def test_late_spectators_see_every_step_but_never_too_early() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, early = await _delayed(here)
            room, rng, seen = clients[0].room, Random(42), 0
            late: list[Client] = [early]
            for turn in range(16):
                await play_on(clients, rng, 1)
                await here.pass_time([1, 7, 20][turn % 3], room)
                if turn % 8 == 5:
                    late.append(await here.client(table=founded.table))
                for client in late:
                    steps = _steps(client)
                    assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))
                    assert all(step["at"] <= here.time.now - DELAY for step in steps)
                    due = [one for one in room.course.stored if one.at <= here.time.now - DELAY]
                    assert len(steps) == len(due), "what is old enough is there"
                    seen = max(seen, len(steps))
                    assert client.update()["view"] == _spectator_view(room, len(steps))
            assert seen > 5

    asyncio.run(story())


def _spectator_view(room: Room, n: int) -> Told:
    course = Course.replayed(room.game, room.table, room.course.stored[:n])
    view: Told = msgspec.json.decode(msgspec.json.encode(room.game.view(course.play.state, None)))
    return view


def test_late_spectators_wake_up_though_nobody_acts_any_more() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, gone = await _delayed(here)
            gone.leave()
            await play_on(clients, Random(43), 4)
            here.time.now += DELAY - 1
            late = await here.client(table=founded.table)
            assert _steps(late) == []
            automatic = clients[0].room.automatic
            assert isinstance(automatic._timer, asyncio.TimerHandle)
            assert automatic._timer.when() - asyncio.get_running_loop().time() <= 1
            await here.pass_time(1, clients[0].room)
            assert len(_steps(late)) == clients[0].update()["n"]

    asyncio.run(story())


def test_late_spectators_hear_nothing_before_the_end_and_then_everything() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, late = await _delayed(here, "harvest")
            await clients[0].say("say", seat=0, text="I have the cathedral!")
            assert "I have the cathedral!" not in late.lines()
            await play_on(clients, Random(44))
            assert clients[0].room.table.status == Status.FINISHED
            assert _steps(late) == _steps(await here.client(table=founded.table))
            assert late.update()["outcome"] == clients[0].update()["outcome"]
            assert late.lines() == (await here.client(table=founded.table)).lines()
            assert "I have the cathedral!" in late.lines()

    asyncio.run(story())


def test_late_spectators_come_back_without_missing_or_repeating_a_step() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients, late = await _delayed(here)
            rng, room = Random(45), clients[0].room
            steps: list[Told] = []
            for _ in range(30):
                await play_on(clients, rng, 1)
                await here.pass_time(13, room)
                if rng.random() < 0.4:
                    steps += _steps(late)
                    late.leave()
                    late = await here.client(table=founded.table, have=len(steps))
            steps += _steps(late)
            assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))

    asyncio.run(story())


def test_a_replay_does_not_go_further_than_a_late_spectator_has_seen() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients, _ = await _delayed(here)
            room = clients[0].room
            await play_on(clients, Random(46), 6)
            n = room.course.n
            assert room.audience.last_step(None, room.scene()) == 0
            assert room.audience.last_step(0, room.scene()) == n
            await here.pass_time(DELAY, room)
            await play_on(clients, Random(47), 3)
            assert room.audience.last_step(None, room.scene()) == n < room.course.n

    asyncio.run(story())


@pytest.mark.parametrize("watching", [{"delay": 600}, {"allowed": False}, {}])
def test_the_lobby_tells_strangers_nothing_of_moves_that_they_may_not_see(
    visitor: TestClient[Litestar], watching: dict[str, object]
) -> None:
    wanted = {"game": "carcassonne", "seats": [HERE, HERE], "visibility": "public", "watching": watching}
    founded = visitor.post("/api/tables", json=wanted).json()
    table, key = founded["table"], founded["seats"][0]["key"]
    visitor.post("/api/tables", json={**wanted, "watching": {}}).raise_for_status()  # listed before or after it

    def seen() -> list[object]:
        """All that a stranger can ask for: the place in the list, when it changed, how many entries there are."""
        listed = visitor.get("/api/tables").json()
        [own] = [one for one in listed if one["table"]["id"] == table]
        pages = [visitor.get("/api/tables", params={"before": one["table"]["changed"]}).json() for one in listed]
        order = [one["table"]["id"] for one in listed].index(table)
        return [own, order, pages, visitor.get(f"/api/tables/{table}").json()]

    def mine() -> Told:
        [found] = visitor.post("/api/mine", json={"keys": [key]}).json()
        return {"changed": found["table"]["changed"], "entries": found["entries"]}

    before, known = seen(), mine()
    with visitor.websocket_connect("/api/socket") as socket:
        socket.send_json({"kind": "hello", "keys": [seat["key"] for seat in founded["seats"]]})
        while (update := socket.receive_json())["kind"] != "update" or update["question"] is None:
            pass
    action = pick(update["question"]["offer"])
    act = {"kind": "act", "seat": update["seat"], "seen": update["n"], "action": action}
    keys = {"Authorization": f"Bearer {'.'.join(seat['key'] for seat in founded['seats'])}"}
    assert visitor.post("/api/send", json=act, headers=keys).json()["kind"] == "done"
    assert (seen() == before) == bool(watching)
    assert mine()["changed"] > known["changed"]  # who plays may know
    assert mine()["entries"] > known["entries"]


def test_a_late_spectator_who_comes_after_a_restart_cannot_tell_when_there_was_a_move(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'k.db'}"

    async def story() -> None:
        async with house(store=await SqlStore.open(file)) as here:
            founded, clients = await here.seated(watching={"delay": 600})
            seen = (await here.client(table=founded.table)).table["changed"]
            here.time.now += 77
            await clients[0].act()
            moved = here.time.now
        async with house(store=await SqlStore.open(file)) as later:
            later.time.now = moved + 5
            late = await later.client(table=founded.table)
            assert late.table["changed"] == seen < moved

    asyncio.run(story())
