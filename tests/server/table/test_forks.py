import asyncio
import json
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import HERE, Client, House, house, opened, play_on

from krajina.core import CHANCE, Seat
from krajina.server.table.copies import MOST_FORKS, Fork, fork
from krajina.server.table.course import Course
from krajina.server.table.create import Founded
from krajina.server.table.refused import Refused

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

GAMES = {"carcassonne": 2, "graenaland": 3, "stroganov": 2}


def _seen(course: Course, seat: Seat | None) -> str:
    """What a seat sees, but for what has just happened: that happened at another table."""
    view = msgspec.json.decode(msgspec.json.encode(course.game.view(course.play.state, seat)))
    return json.dumps({**view, "events": []}, sort_keys=True)


async def _played(here: House, game: str, most: int, seed: int = 61) -> tuple[Founded, list[Client]]:
    founded, clients = await here.seated(GAMES[game], game)
    await play_on(clients, Random(seed), most)
    return founded, clients


async def _start_of(here: House, table: str) -> Course:
    """A forked table before anything happened at it."""
    room = await here.services.directory.room(table)
    return Course(room.game, room.table)


async def _fork_at_steps(game: str, most: int) -> None:
    """Fork at some steps of a game, or at all, for every seat and for spectators."""
    async with house() as here:
        _, clients = await _played(here, game, 12)
        room = clients[0].room
        steps = set(Random(65).sample(range(room.course.n + 1), min(most, room.course.n + 1)))
        course = Course(room.game, room.table)
        for step in range(room.course.n + 1):
            for seat in (*range(GAMES[game]), None) if step in steps else ():
                forked = await fork(here.services.directory, room, Fork(step=step, seat=seat))
                start = await _start_of(here, forked.table)
                assert _seen(start, seat) == _seen(course, seat)
                assert start.play.state.events == []
            if step < room.course.n:
                course.take(room.course.stored[step])


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_starts_where_the_seat_stood(game: str) -> None:
    asyncio.run(_fork_at_steps(game, 2))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_fork_starts_where_the_seat_stood_at_every_step(game: str) -> None:
    asyncio.run(_fork_at_steps(game, 1000))


def test_what_the_seat_could_not_know_is_drawn_anew() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await _played(here, "graenaland", 20)
            room, varied = clients[0].room, 0
            for round_ in range(12):  # by chance, little may be hidden at first
                if round_ > 1 and varied > 2:
                    break
                await play_on(clients, Random(66), 10)
                truth = [_seen(room.course, seat) for seat in range(3)]
                imagined: dict[Seat, set[str]] = {seat: set() for seat in range(3)}
                for _ in range(4):
                    forked = await fork(here.services.directory, room, Fork(step=room.course.n, seat=0))
                    start = await _start_of(here, forked.table)
                    for seat in range(3):
                        imagined[seat].add(_seen(start, seat))
                assert imagined[0] == {truth[0]}, "what seat 0 knew is as it was"
                varied += len((imagined[1] | imagined[2]) - set(truth))
            assert varied > 2, "what it could not know is another thing every time"

    asyncio.run(story())


def test_the_draws_to_come_are_others_in_every_fork() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await _played(here, "carcassonne", 6)
            room = clients[0].room
            step = max(n for n, entry in enumerate(room.course.play.entries) if entry.seat == CHANCE)
            drawn = set()
            for _ in range(12):
                forked = await fork(here.services.directory, room, Fork(step=step, seat=0))
                again = await here.services.directory.room(forked.table)
                drawn.add(again.course.stored[0].entry)
            assert len(drawn) > 2

    asyncio.run(story())


def test_a_fork_goes_on_with_bots_or_alone_and_is_private() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "harvest")
            await play_on(clients, Random(61), 6)
            room = clients[0].room
            alone = await fork(here.services.directory, room, Fork(step=4, seat=1, name="Jan"))
            assert [one.seat for one in alone.seats] == [0, 1]
            client = await here.client(*(one.key for one in alone.seats))
            for seat in (0, 1):
                await client.say("prefer", seat=seat, grace=0)
            await play_on([client], Random(62))
            assert client.table["status"] == "finished"
            assert client.table["is_fork"]
            assert client.table["visibility"] == "private"
            with_bots = await fork(here.services.directory, room, Fork(step=4, seat=1, bot="random"))
            assert [one.seat for one in with_bots.seats] == [1]
            other = await here.services.directory.room(with_bots.table)
            assert [seating.kind for seating in other.table.seats] == ["bot", "person"]

    asyncio.run(story())


def test_a_fork_of_a_fork_shows_what_the_first_fork_showed_and_not_for_ever() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await _played(here, "graenaland", 10)
            room = clients[0].room
            for depth in range(1, MOST_FORKS + 1):
                forked = await fork(here.services.directory, room, Fork(step=room.course.n, seat=1))
                before = room
                room = await here.services.directory.room(forked.table)
                start = await _start_of(here, forked.table)
                assert _seen(start, 1) == _seen(before.course, 1), depth
                client = await here.client(*(one.key for one in forked.seats))
                for seat in range(3):
                    await client.say("prefer", seat=seat, grace=0)
                await play_on([client], Random(depth), 2)
            with pytest.raises(Refused) as refused:
                await fork(here.services.directory, room, Fork(step=0, seat=1))
            assert refused.value.code == "too-many-forks"

    asyncio.run(story())


def test_a_fork_is_the_same_after_a_restart() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await _played(here, "graenaland", 20)
            forked = await fork(here.services.directory, clients[0].room, Fork(step=15, seat=2))
            keys = [one.key for one in forked.seats]
            client = await here.client(*keys)
            for seat in range(3):
                await client.say("prefer", seat=seat, grace=0)
            await play_on([client], Random(63), 8)
            async with house(store=here.store) as there:
                again = await there.client(*keys)
                for seat in range(3):
                    assert again.update(seat)["view"] == client.update(seat)["view"]
                    assert again.update(seat)["question"] == client.update(seat)["question"]
                assert await play_on([again], Random(64), 5) >= 5

    asyncio.run(story())


def test_who_may_fork_and_what_no_fork_gives_away(client: TestClient[Litestar]) -> None:
    founded = opened(client, game="graenaland", seats=[HERE] * 3)
    url = f"/api/tables/{founded['table']}/fork"
    headers = {"Authorization": f"Bearer {founded['seats'][1]['key']}"}
    for body, code in (
        ({"step": 1}, "which-seat"),
        ({"step": 1, "seat": 0}, "not-your-seat"),
        ({"step": 1, "seat": 9}, "unknown-seat"),
        ({"step": 999, "seat": 1}, "no-such-step"),
        ({"step": 1, "seat": 1, "bot": "nobody"}, "unknown-bot"),
    ):
        assert client.post(url, json=body, headers=headers).json()["code"] == code
    assert client.post(url, json={"step": 1, "seat": 1}).json()["code"] == "not-your-seat"
    forked = client.post(url, json={"step": 1, "seat": 1}, headers=headers).json()
    record = client.get(f"/api/tables/{forked['table']}/record")
    assert (record.status_code, record.json()["code"]) == (409, "no-record-yet")
    for seat in range(3):
        key = {"Authorization": f"Bearer {forked['seats'][seat]['key']}"}
        if seat == 0:
            client.post("/api/send", json={"kind": "abandon", "seat": 0}, headers=key)
        else:
            client.post("/api/send", json={"kind": "reply", "seat": seat, "request": 1, "agree": True}, headers=key)
    assert client.get(f"/api/tables/{forked['table']}").json()["status"] == "abandoned"
    record = client.get(f"/api/tables/{forked['table']}/record")
    assert record.json()["code"] == "fork-record", "its start is no set-up that a record could tell"
    assert client.get(f"/api/tables/{forked['table']}/verify").json()["code"] == "fork-record"


def test_nothing_of_a_fork_that_fails_is_kept(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    headers = {"Authorization": f"Bearer {founded['seats'][0]['key']}"}
    client.post("/api/send", json={"kind": "abandon", "seat": 0}, headers=headers)
    agree = {"kind": "reply", "seat": 1, "request": 1, "agree": True}
    client.post("/api/send", json=agree, headers={"Authorization": f"Bearer {founded['seats'][1]['key']}"})
    for seat in (2, 15):
        answer = client.post(f"/api/tables/{founded['table']}/fork", json={"step": 0, "seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-seat")
