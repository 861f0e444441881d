import asyncio
from random import Random

import pytest
from tests.server.tables import Client, House, house, pick, play_on

from krajina.core import CHANCE, Seat
from krajina.core.errors import GameError
from krajina.server.table.model import Status


async def _until_held(here: House, game: str = "carcassonne", grace: int = 5, seats: int = 2) -> list[Client]:
    """A table at which the first turn is over and not handed over."""
    _, clients = await here.seated(seats, game, grace)
    await _finish_turn(clients)
    return clients


async def _finish_turn(clients: list[Client], rng: Random | None = None) -> Seat:
    """Let whoever is asked act until the turn is held."""
    rng = rng or Random(21)
    while True:
        asked: Seat = clients[0].update()["asked"][0]
        await clients[asked].act(rng=rng)
        if clients[0].update()["hold"]:
            return asked


async def _code(client: Client, kind: str, **fields: object) -> str:
    with pytest.raises(GameError) as refused:
        await client.say(kind, **fields)
    return refused.value.code


def test_a_finished_turn_waits_so_that_its_last_step_can_be_taken_back_before_the_next_tile_is_drawn() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_held(here)
            room, held = clients[0].room, clients[0].update()
            assert held["hold"] == {"seat": 0, "left": 5.0}
            assert held["asked"] == [0]
            assert room.course.waits_for_chance, "the next tile is not drawn"
            assert [client.update()["hold"] for client in clients] == [held["hold"]] * 2
            draws = room.course.play.draws
            await clients[0].say("undo", seat=0, seen=held["n"])
            assert clients[0].update()["hold"] is None
            assert clients[0].update()["question"] is not None
            await here.pass_time(60, room)
            assert room.course.play.draws == draws, "it is seat 0 who has to decide again"
            await clients[0].say("redo", seat=0, seen=clients[0].update()["n"])
            assert clients[0].update()["hold"] == {"seat": 0, "left": 5.0}

    asyncio.run(story())


def test_the_turn_passes_on_when_its_time_is_over_and_not_before() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_held(here)
            room, n = clients[0].room, clients[0].update()["n"]
            await here.pass_time(4.9, room)
            assert clients[1].update()["n"] == n
            await here.pass_time(0.1, room)
            update = clients[1].update()
            assert update["hold"] is None
            assert update["asked"] == [1]
            assert [step["seat"] for step in update["steps"]] == [CHANCE] * (update["n"] - n)
            assert clients[0].update()["undo"]["alone"] == 0, "now chance has spoken"

    asyncio.run(story())


def test_whoever_wants_no_time_hands_over_at_once() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, grace=0)
            await play_on(clients, Random(22), 20)
            assert len(clients[0].of("update")) > 20
            assert all(update["hold"] is None for update in clients[0].of("update"))

    asyncio.run(story())


@pytest.mark.parametrize("grace", [-1, 11, 1.5, "3"])
def test_a_grace_is_from_none_to_ten_seconds(grace: object) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            assert await _code(clients[0], "prefer", seat=0, grace=grace) == "bad-message"

    asyncio.run(story())


def test_whoever_confirms_is_waited_for_as_long_as_it_takes() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            await clients[0].say("prefer", seat=0, confirms=True)
            await _finish_turn(clients)
            room, n = clients[0].room, clients[0].update()["n"]
            assert clients[1].update()["hold"] == {"seat": 0, "left": None}
            await here.pass_time(86_400, room)
            assert clients[1].update()["n"] == n
            await clients[1].say("hand_over", seat=1)
            assert clients[1].update()["n"] == n, "it is not theirs"
            assert await _code(clients[1], "hand_over", seat=0) == "not-your-seat"
            await clients[0].say("hand_over", seat=0)
            assert clients[1].update()["asked"] == [1]


def test_handing_over_what_has_just_passed_on_by_itself_is_no_mistake() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_held(here)
            room = clients[0].room
            await here.pass_time(6, room)
            n = clients[0].update()["n"]
            assert clients[0].update()["hold"] is None
            await clients[0].say("hand_over", seat=0)
            assert clients[0].update()["n"] == n
            await room.reveal(Status.ABANDONED)
            await clients[0].say("hand_over", seat=0)

    asyncio.run(story())


def test_nobody_acts_on_a_turn_that_is_not_handed_over() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_held(here, "stroganov")
            room, n = clients[0].room, clients[0].update()["n"]
            assert not room.course.waits_for_chance, "this turn goes to another seat"
            (following,) = room.course.needed()
            assert following != clients[0].update()["hold"]["seat"]
            assert clients[following].update()["question"] is None
            (decision,) = room.game.decisions(room.course.play.state)
            legal = decision.choices.sample(Random(1))
            assert await _code(clients[following], "act", seat=following, seen=n, action=legal) == "held"
            assert clients[0].update()["n"] == n

    asyncio.run(story())


def test_while_several_answer_the_others_need_not_wait_for_one_who_has_answered() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(4, "graenaland")
            rng = Random(23)
            while len(clients[0].update()["asked"]) < 3:
                await play_on(clients, rng, 1)
            for seat, client in enumerate(clients):
                await client.say("prefer", seat=seat, grace=10)
            asked = clients[0].update()["asked"]
            for seat in asked[:-1]:
                await clients[seat].act()
                assert clients[0].update()["hold"] is None, "another one still thinks about the same"
            assert clients[asked[-1]].update()["question"] is not None

    asyncio.run(story())


@pytest.mark.slow
def test_the_last_step_of_a_game_can_be_taken_back_too() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, grace=10)
            room, rng = clients[0].room, Random(24)
            while room.is_playing:
                hold = clients[0].update()["hold"]
                if hold and room.course.is_over:
                    break
                if hold:
                    await clients[hold["seat"]].say("hand_over", seat=hold["seat"])
                else:
                    await play_on(clients, rng, 1)
            assert clients[0].table["status"] == Status.PLAYING
            assert "key" not in clients[0].table["fair"], "the key is not shown while something may come back"
            last = clients[0].update()["hold"]["seat"]
            await clients[last].say("undo", seat=last, seen=clients[last].update()["n"])
            assert clients[last].update()["question"] is not None
            await clients[last].say("redo", seat=last, seen=clients[last].update()["n"])
            await here.pass_time(10, room)
            assert room.table.status == Status.FINISHED
            assert clients[0].table["fair"]["key"] != ""

    asyncio.run(story())


def test_a_turn_is_still_held_for_whoever_comes_back_and_after_a_restart() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_held(here, grace=10)
            key, held = clients[0].watcher.keys[0], clients[0].update()
            clients[0].leave()
            here.time.now += 3
            host = await here.client(key, have=held["n"])
            assert (held["hold"]["left"], host.update()["hold"]["left"]) == (10.0, 7.0)
            assert host.update()["steps"] == []
            async with house(store=here.store, now=here.time.now) as there:
                again = await there.client(key)
                assert again.update()["hold"] == held["hold"]
                await again.say("undo", seat=0, seen=held["n"])
                assert again.update()["question"] is not None

    asyncio.run(story())


def test_a_held_turn_passes_on_though_the_server_was_away_meanwhile() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _until_held(here)
            key = clients[1].watcher.keys[1]
            async with house(store=here.store) as there:
                there.time.now = here.time.now + 60
                client = await there.client(key)
                await there.wait(lambda: client.update()["asked"] == [1])

    asyncio.run(story())


def test_random_games_with_every_grace_come_to_an_end() -> None:
    async def story() -> None:
        async with house() as here:
            rng = Random(25)
            _, clients = await here.seated(2, "harvest")
            room = clients[0].room
            while room.is_playing:
                seat = rng.randrange(2)
                if rng.random() < 0.1:
                    await clients[seat].say("prefer", seat=seat, grace=rng.randint(0, 10), confirms=rng.random() < 0.3)
                hold = clients[0].update()["hold"]
                if hold is None:
                    asked = clients[0].update()["asked"][0]
                    update = clients[asked].update()
                    action = pick(update["question"]["offer"], rng)
                    await clients[asked].say("act", seat=asked, seen=update["n"], action=action)
                elif rng.random() < 0.3:
                    client = clients[hold["seat"]]
                    await client.say("undo", seat=hold["seat"], seen=client.update()["n"])
                elif hold["left"] is None or rng.random() < 0.5:
                    await clients[hold["seat"]].say("hand_over", seat=hold["seat"])
                else:
                    await here.pass_time(10, room)
            assert room.table.status == Status.FINISHED
            assert room.live.held_by is None

    asyncio.run(story())
