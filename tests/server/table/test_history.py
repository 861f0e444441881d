"""How a game went: points, turns and time, never more than whoever asks may know."""

import asyncio
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import HERE, Client, house, play_on

from krajina.core import Seat
from krajina.server.table.replay import History, history_of

GAMES = {"carcassonne": 2, "graenaland": 3, "stroganov": 2, "harvest": 2}


def _history(client: Client, seat: Seat | None) -> History:
    room = client.room
    return history_of(room.game, room.table, room.course.stored, seat)


def _at(history: History, n: int) -> tuple[int | None, ...]:
    return [row for at, row in history.points if at <= n][-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in GAMES), ("graenaland", {"victory_cards": True})]
)
def test_points_are_those_that_were_seen(game: str, options: dict[str, object]) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(GAMES[game], game, options=options)
            clients.append(await here.client(table=founded.table))
            await play_on(clients[:-1], Random(3), 60)
            for client in clients:
                seen = client.of("update")
                history = _history(client, seen[-1]["seat"])
                assert history.last == client.room.course.n
                for update in seen:
                    if "points" in update["view"]["players"][0] and not update["outcome"]:
                        shown = tuple(row["points"] for row in update["view"]["players"])
                        assert _at(history, update["n"])[: len(shown)] == shown

    asyncio.run(story())


@pytest.mark.slow
def test_at_the_end_they_are_those_of_the_outcome_and_only_changes_are_told() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "harvest")
            await play_on(clients, Random(3), 500)
            outcome = clients[0].update()["outcome"]
            history = _history(clients[0], None)
            assert history.points == ((history.last, tuple(outcome["points"])),), "harvest counts at its end only"
            assert sum(history.turns) == sum(one.seat >= 0 for one in clients[0].room.course.play.steps)

    asyncio.run(story())


def test_alone_one_sees_the_points_of_the_rival() -> None:
    async def story() -> None:
        async with house() as here:
            _, [client] = await here.seated(1, "stroganov")
            await play_on([client], Random(3), 30)
            history = _history(client, 0)
            ivan = client.update()["view"]["ivan"]["mat"]["points"]
            assert history.points[-1][1] == (client.update()["view"]["players"][0]["points"], ivan)
            assert [word.key for word in history.rivals] == ["opponent-ivan"]
            assert client.update()["rivals"] == [{"is": "word", "key": "opponent-ivan", "values": {}}]

    asyncio.run(story())


def test_time_counts_for_whoever_is_waited_for() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "harvest")
            for seat, seconds in ((0, 5), (1, 7)):  # both think from the start on
                here.time.now += seconds
                update = clients[seat].update()
                await clients[seat].say("act", seat=seat, seen=update["n"], action={"do": "bid", "coins": seat})
            here.time.now += 3
            await clients[1].act()
            history = _history(clients[0], None)
            assert history.seconds == (5.0, 15.0)
            assert history.turns == (1, 2)

    asyncio.run(story())


def test_what_was_taken_back_is_no_turn_but_took_its_time() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "harvest")
            here.time.now += 4
            bid = {"do": "bid", "coins": 1}
            await clients[0].say("act", seat=0, seen=clients[0].update()["n"], action=bid)
            await clients[0].say("undo", seat=0, seen=clients[0].update()["n"])
            history = _history(clients[0], 0)
            assert (history.turns[0], history.seconds[0]) == (0, 4.0)

    asyncio.run(story())


def test_before_the_first_step_nothing_has_happened() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "stroganov")
            room = clients[0].room
            history = history_of(room.game, room.table, (), None)
            assert history == History(last=0, points=((0, (0, 0)),), rivals=(), turns=(0, 0), seconds=(0.0, 0.0))

    asyncio.run(story())


def test_over_http_for_whoever_may_see_the_steps(visitor: TestClient[Litestar]) -> None:
    closed = {"game": "stroganov", "seats": [HERE, HERE], "watching": {"allowed": False}}
    founded = visitor.post("/api/tables", json=closed).json()
    path, own = f"/api/tables/{founded['table']}/history", {"Authorization": f"Bearer {founded['seats'][0]['key']}"}
    found = visitor.get(path, params={"seat": 0}, headers=own).json()
    assert (found["points"], found["turns"]) == ([[0, [0, 0]]], [0, 0])
    assert visitor.get(path).json()["code"] == "no-watching"
    assert visitor.get(path, params={"seat": 1}, headers=own).json()["code"] == "not-your-seat"
    assert visitor.get(path, params={"seat": 9}, headers=own).json()["code"] == "unknown-seat"
    assert visitor.get("/api/tables/none/history").json()["code"] == "unknown-table"
