import asyncio
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.tables import Client, House, house, pick, play_on

from krajina.core import Seat
from krajina.core.errors import GameError
from krajina.server.table.refused import Refused

pytestmark = pytest.mark.slow  # `make check` has a minute for everything


async def _until_several_are_asked(here: House, rng: Random, least: int = 3) -> tuple[list[Client], list[Seat]]:
    """A table of Grænaland at which so many have to answer at the same time."""
    _, clients = await here.seated(4, "graenaland")
    while len(clients[0].update()["asked"]) < least:
        assert await play_on(clients, rng, 1), "people are asked together before the game is over"
    return clients, clients[0].update()["asked"]


async def _entries(client: Client) -> int:
    return len((await client.room.host.store.load(client.room.table.id)).entries)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_at_the_same_time_never_collide(order: tuple[int, ...]) -> None:
    async def story() -> None:
        async with house() as here:
            clients, asked = await _until_several_are_asked(here, Random(4))
            before = {seat: clients[seat].update() for seat in asked}
            sent = []
            for place in order:
                seat = asked[place]
                action = pick(before[seat]["question"]["offer"])
                sent.append(clients[seat].say("act", seat=seat, seen=before[seat]["n"], action=action))
            await asyncio.gather(*sent)
            assert await _entries(clients[0]) >= before[asked[0]]["n"] + len(order)

    asyncio.run(story())


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 2**32))
def test_an_answer_may_have_seen_anything_since_the_question(seed: int) -> None:
    async def story() -> None:
        async with house() as here:
            rng = Random(seed)
            clients, asked = await _until_several_are_asked(here, rng)
            rng.shuffle(asked)
            for seat in asked:
                update = clients[seat].update()
                if update["question"] is None or seat not in update["asked"]:
                    break  # the others have decided it
                since = clients[seat].room.course.asked_at(seat)
                with pytest.raises(Refused) as refused:
                    await clients[seat].act(seen=since - 1)
                assert refused.value.code == "stale"
                await clients[seat].act(rng=rng, seen=rng.randint(since, update["n"]))

    asyncio.run(story())


def test_what_one_has_seen_is_as_good_after_a_restart_as_before() -> None:
    async def story() -> None:
        async with house() as here:
            clients, asked = await _until_several_are_asked(here, Random(5))
            room, seen = clients[0].room, clients[0].update()["n"]
            await clients[asked[0]].act()
            stale = {seat: [room.course.is_stale(seat, n) for n in range(seen + 2)] for seat in range(4)}
            key = clients[asked[1]].watcher.keys[asked[1]]
            async with house(store=here.store) as there:
                again = await there.client(key)
                course = again.room.course
                assert {seat: [course.is_stale(seat, n) for n in range(seen + 2)] for seat in range(4)} == stale
                await again.act(seen=seen)

    asyncio.run(story())


@pytest.mark.parametrize("game", ["carcassonne", "graenaland", "stroganov"])
def test_a_double_click_is_one_move(game: str) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, game)
            rng = Random(6)
            for _ in range(25):
                asked = clients[0].update()["asked"][0]
                before = clients[asked].update()
                action = pick(before["question"]["offer"], rng)
                click = {"seat": asked, "seen": before["n"], "action": action}
                clicks = (clients[asked].say("act", **click) for _ in range(2))
                done, refused = await asyncio.gather(*clicks, return_exceptions=True)
                assert not isinstance(done, BaseException)
                assert isinstance(refused, GameError)
                assert refused.code == "stale"
                entries = [step for step in clients[asked].update()["steps"] if step["seat"] == asked]
                assert len(entries) == 1
                assert await _entries(clients[0]) == clients[0].update()["n"]

    asyncio.run(story())


def test_a_double_click_on_undo_takes_one_step_back() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2, "stroganov")
            rng = Random(7)
            while clients[0].update()["undo"]["alone"] < 2:
                await play_on(clients, rng, 1)
            before = clients[0].update()
            await clients[0].say("undo", seat=0, seen=before["n"])
            with pytest.raises(Refused) as refused:
                await clients[0].say("undo", seat=0, seen=before["n"])
            assert refused.value.code == "stale"
            assert await _entries(clients[0]) == before["n"] + 1
            for kind in ("reset_turn", "redo"):
                with pytest.raises(Refused):
                    await clients[0].say(kind, seat=0, seen=before["n"])

    asyncio.run(story())


def test_taking_back_one_vote_leaves_the_others_their_question() -> None:
    async def story() -> None:
        async with house() as here:
            clients, asked = await _until_several_are_asked(here, Random(8))
            first, second = asked[:2]
            seen = clients[second].update()["n"]
            await clients[first].act()
            assert clients[first].update()["undo"]["alone"] == 1
            await clients[first].say("undo", seat=first, seen=clients[first].update()["n"])
            await clients[second].act(seen=seen)

    asyncio.run(story())


def test_whoever_takes_back_makes_what_others_saw_stale_where_their_steps_are_gone() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(2)
            await play_on(clients, Random(9), 7)
            asker = next(seat for seat in (0, 1) if clients[seat].update()["undo"]["together"] >= 2)
            before = clients[asker].update()
            steps = before["undo"]["together"]
            undone = {entry.seat for entry in clients[0].room.course.play.entries[-steps:]}
            await clients[asker].say("undo", seat=asker, seen=before["n"], steps=steps)
            request = clients[1 - asker].update()["request"]
            await clients[1 - asker].say("reply", seat=1 - asker, request=request["number"], agree=True)
            course = clients[0].room.course
            assert {seat for seat in (0, 1) if course.is_stale(seat, before["n"])} == undone - {-1}

    asyncio.run(story())
