import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import Client, House, Told, house, opened, play_on

from krajina.core import Seat
from krajina.core import play as play_module
from krajina.core.step import advance
from krajina.server.table.course import Course
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

GAMES = {"carcassonne": 2, "graenaland": 3, "stroganov": 2}


def _plain(value: object) -> Told:
    plain: Told = msgspec.json.decode(msgspec.json.encode(value))
    return plain


async def _step(here: House, room: Room, n: int, seat: Seat | None) -> Told:
    async with room.lock:
        stored = room.course.stored[: room.audience.last_step(seat, room.scene())]
    return _plain(await here.services.replays.step(room.game, room.table, stored, n, seat))


async def _keep(clients: list[Client], rng: Random, most: int) -> dict[tuple[Seat | None, int], Told]:
    """Play, and keep all that everybody saw; now and then a step is taken back."""
    for _ in range(most):
        await play_on(clients[:-1], rng, 1)
        seat = rng.randrange(len(clients) - 1)
        if rng.random() < 0.2 and clients[seat].room.is_playing and clients[seat].update()["undo"]["alone"]:
            await clients[seat].say("undo", seat=seat, seen=clients[seat].update()["n"])
    return {(update["seat"], update["n"]): update for client in clients for update in client.of("update")}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_each_seat_what_it_saw_then(game: str) -> None:
    async def story() -> None:
        async with house() as here:
            rng = Random(51)
            founded, clients = await here.seated(GAMES[game], game)
            clients.append(await here.client(table=founded.table))
            saw = await _keep(clients, rng, 12)
            room = clients[0].room
            steps = {
                (update["seat"], step["n"]): step for client in clients for update in client.of("update")
                for step in update["steps"]
            }  # fmt: skip
            places = list(saw)
            rng.shuffle(places)  # by arrows or by a jump
            for seat, n in places:
                shown = await _step(here, room, n, seat)
                assert shown["view"] == saw[seat, n]["view"]
                assert shown["step"] == steps[seat, n]
                assert (shown["n"], shown["last"], shown["seat"]) == (n, room.course.n, seat)
                if saw[seat, n]["hold"] is None:
                    assert shown["asked"] == saw[seat, n]["asked"]

    asyncio.run(story())


def test_every_step_of_a_game_is_there_and_none_beyond() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            await play_on(clients, Random(52), 60)
            room = clients[0].room
            assert (await _step(here, room, 0, None))["step"] is None
            course = Course(room.game, room.table)
            views = [_plain(room.game.view(course.play.state, 1))]
            for entry in room.course.stored:
                course.take(entry)
                views.append(_plain(room.game.view(course.play.state, 1)))
            jumps = Random(55).choices(range(room.course.n + 1), k=20)
            for n in (*range(20), *jumps, *range(room.course.n, room.course.n - 20, -1)):
                assert (await _step(here, room, n, 1))["view"] == views[n]
            for n in (-1, room.course.n + 1, 10**6):
                with pytest.raises(Refused) as refused:
                    await _step(here, room, n, 1)
                assert refused.value.code == "no-such-step"

    asyncio.run(story())


@pytest.mark.slow
def test_a_jump_costs_no_more_than_replaying_once(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0

    def counted(*arguments: Any) -> None:
        nonlocal steps
        steps += 1
        advance(*arguments)

    async def story() -> None:
        nonlocal steps
        async with house() as here:
            _, clients = await here.seated(2)
            await play_on(clients, Random(53))
            room = clients[0].room
            await _step(here, room, room.course.n, 0)
            monkeypatch.setattr(play_module, "advance", counted)
            Course.replayed(room.game, room.table, room.course.stored)
            once, took = steps, []
            assert once >= room.course.n
            for n in Random(54).choices(range(room.course.n + 1), k=30):
                steps = 0
                await _step(here, room, n, 0)
                took.append(steps)
            assert max(took) <= once, (took, once)

    asyncio.run(story())


def _key(founded: Told, seat: Seat) -> dict[str, str]:
    return {"Authorization": f"Bearer {founded['seats'][seat]['key']}"}


def test_while_a_game_is_played_only_the_holder_of_a_seat_sees_with_its_eyes(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    url = f"/api/tables/{founded['table']}/steps/1"
    assert client.get(url, params={"seat": 0}, headers=_key(founded, 0)).status_code == 200
    assert client.get(url).status_code == 200, "spectators may watch"
    for headers in ({}, _key(founded, 1), {"Authorization": f"Bearer {founded['owner']}"}):
        answer = client.get(url, params={"seat": 0}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert client.get(url, params={"seat": 7}, headers=_key(founded, 0)).json()["code"] == "unknown-seat"
    assert client.get(url.removesuffix("1") + "999").json()["code"] == "no-such-step"
    assert client.get("/api/tables/nowhere/steps/0").json()["code"] == "unknown-table"
    closed = opened(client, watching={"allowed": False})
    url = f"/api/tables/{closed['table']}/steps/1"
    for headers in ({}, _key(closed, 0)):
        assert client.get(url, headers=headers).json()["code"] == "no-watching"


def test_of_a_closed_table_everybody_sees_everything(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    headers = _key(founded, 0)
    client.post("/api/send", json={"kind": "abandon", "seat": 0}, headers=headers)
    reply = {"kind": "reply", "seat": 1, "request": 1, "agree": True}
    assert client.post("/api/send", json=reply, headers=_key(founded, 1)).status_code == 200
    for seat in (0, 1, None):
        params = {} if seat is None else {"seat": seat}
        shown = client.get(f"/api/tables/{founded['table']}/steps/1", params=params).json()
        assert (shown["seat"], shown["n"]) == (seat, 1)


def test_the_log_has_all_steps_as_somebody_may_know_them(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    url = f"/api/tables/{founded['table']}"
    for params in ({}, {"seat": 0}):
        log = client.get(f"{url}/log", params=params, headers=_key(founded, 0)).json()
        assert log
        shown = client.get(f"{url}/steps/{len(log)}", params=params, headers=_key(founded, 0)).json()
        assert (shown["last"], shown["step"]) == (len(log), log[-1])
    assert client.get(f"{url}/log", params={"seat": 0}).json()["code"] == "not-your-seat"
