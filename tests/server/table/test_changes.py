"""Changing a sealed answer at a table: offered beside the waiting, bounded, worth no time, and nobody sees it."""

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server.tables import Client, House, Told, house, play_on

from krajina.core import IllegalAction
from krajina.core.together import MOST_CHANGES
from krajina.server.table import course
from krajina.server.table.refused import Refused

STAY = {"do": "stay"}


async def _planning(here: House, **more: Any) -> list[Client]:
    """A table of Grænaland at which two send their heroes somewhere; the main player waits."""
    _, clients = await here.seated(3, "graenaland", options={"first": 0}, **more)
    while len(clients[0].update()["asked"]) < 2:
        assert await play_on(clients, Random(1), 1), "plans are made in the first round"
    assert clients[1].update()["question"]["prompt"] == "move"
    return clients


def _moves(update: Told) -> list[Told]:
    actions: list[Told] = update["question"]["offer"]["actions"]
    return [action for action in actions if action["do"] == "move"]


async def _answer(client: Client, action: Told, **more: Any) -> None:
    update = client.update()
    await client.say("act", **{"seat": update["seat"], "seen": update["n"], "action": action, **more})


def test_who_has_answered_is_offered_the_question_and_not_waited_for() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            before = clients[1].update()
            assert not before["question"]["is_answered"]
            await _answer(clients[1], STAY)
            update = clients[1].update()
            assert update["asked"] == [2]
            assert update["question"] == {**before["question"], "is_answered": True}
            assert clients[0].update()["question"] is None
            move = _moves(update)[0]
            await _answer(clients[1], move)
            assert clients[1].update()["view"]["answer"] == move
            assert clients[2].update()["view"]["answer"] is None
            assert clients[2].update()["steps"][-1]["log"] == []
            assert clients[1].update()["hold"] is None
            await _answer(clients[2], STAY)
            log = [line["event"]["event"] for step in clients[0].update()["steps"] for line in step["log"]]
            assert "moved" in log

    asyncio.run(story())


def test_a_change_that_comes_too_late_is_refused_as_any_answer_is() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            await _answer(clients[1], STAY)
            seen, move = clients[1].update()["n"], _moves(clients[1].update())[0]
            with pytest.raises(Refused) as refused:
                await _answer(clients[1], move, seen=seen - 1)
            assert refused.value.code == "stale"
            await _answer(clients[2], STAY)
            with pytest.raises((Refused, IllegalAction)) as late:
                await _answer(clients[1], move, seen=seen)
            assert late.value.code in {"stale", "not-asked", "other-question"}

    asyncio.run(story())


def test_nobody_changes_an_answer_for_ever() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            for _ in range(MOST_CHANGES + 1):
                await _answer(clients[1], STAY)
            assert clients[1].update()["question"] is None
            with pytest.raises(IllegalAction) as refused:
                await _answer(clients[1], STAY)
            assert refused.value.code == "changed-enough"

    asyncio.run(story())


def test_taking_changes_back_makes_room_for_no_more_of_them_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty changes and one undo of all of them, a thousand times over, would make a game of any length."""
    monkeypatch.setattr(course, "MOST_EXTRAS", 6)

    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            await _answer(clients[1], STAY)
            for _ in range(2):
                for _ in range(3):
                    await _answer(clients[1], STAY)
                await clients[1].say("undo", seat=1, seen=clients[1].update()["n"], steps=3)
            await _expect_no_change(clients[1])
            with pytest.raises(Refused):
                await clients[1].say("redo", seat=1, seen=clients[1].update()["n"])
            async with house(store=here.store) as there:
                await _expect_no_change(await there.client(clients[1].watcher.keys[1]))
            await _answer(clients[2], STAY)  # whose own changes are not used up
            assert clients[0].update()["view"]["answered"] == []

    asyncio.run(story())


async def _expect_no_change(client: Client) -> None:
    assert client.update()["question"] is None
    with pytest.raises(Refused) as refused:
        await _answer(client, STAY)
    assert refused.value.code == "too-many-changes"


def test_a_change_can_be_taken_back_and_so_can_the_answer() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            move = _moves(clients[1].update())[0]
            await _answer(clients[1], move)
            await _answer(clients[1], STAY)
            assert clients[1].update()["view"]["answer"] == STAY  # or there was no change to take back
            for answer in (move, None):
                update = clients[1].update()
                assert update["undo"]["alone"] >= 1
                await clients[1].say("undo", seat=1, seen=update["n"])
                assert clients[1].update()["view"]["answer"] == answer
            assert sorted(clients[1].update()["asked"]) == [1, 2]

    asyncio.run(story())


def test_a_change_earns_no_time() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here, clock={"kind": "bank", "time": 600, "more": 30})
            await _answer(clients[1], STAY)
            clocks = clients[1].update()["clocks"]
            assert not clocks[1]["runs"]
            await _answer(clients[1], _moves(clients[1].update())[0])
            assert clients[1].update()["clocks"] == clocks
            await clients[1].say("undo", seat=1, seen=clients[1].update()["n"])
            assert clients[1].update()["clocks"] == clocks

    asyncio.run(story())


def test_no_bot_changes_its_mind_and_none_answers_again_for_a_person() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            here.bots.go.clear()
            await clients[1].say("let_bot", seat=1, bot="random")
            await here.wait(lambda: len(here.bots.asked) == 1)
            await clients[1].say("take_back", seat=1)
            await _answer(clients[1], STAY)
            n = clients[1].update()["n"]
            await clients[1].say("let_bot", seat=1, bot="random")
            here.bots.go.set()
            await here.settle()
            assert clients[1].room.course.n == n
            assert len(here.bots.asked) == 1

    asyncio.run(story())


def test_what_may_be_changed_is_the_same_after_a_restart() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            await _answer(clients[1], STAY)
            await _answer(clients[1], _moves(clients[1].update())[0])
            key = clients[1].watcher.keys[1]
            async with house(store=here.store) as there:
                again = await there.client(key)
                assert again.update()["question"] == clients[1].update()["question"]
                assert again.update()["view"] == clients[1].update()["view"]
                await _answer(again, STAY)

    asyncio.run(story())


def test_of_a_change_and_the_last_answer_in_two_processes_only_one_is_first() -> None:
    async def story() -> None:
        async with house() as here, house(store=here.store) as there:
            clients = await _planning(here)
            await _answer(clients[1], STAY)
            away = await there.client(clients[2].watcher.keys[2])
            move = _moves(clients[1].update())[0]
            await _answer(clients[1], move)
            with pytest.raises(Refused) as refused:
                await _answer(away, STAY)  # that process has not heard of the change
            assert refused.value.code == "stale"
            await _answer(away, STAY)
            with pytest.raises(Refused) as late:
                await _answer(clients[1], STAY)  # and this one not of the last answer
            assert late.value.code == "stale"
            moved = [line["event"] for step in away.update()["steps"] for line in step["log"]]
            assert [(one["who"], one["hero"], one["direction"]) for one in moved if one["event"] == "moved"] == [
                (1, move["hero"], move["direction"])
            ]
            assert clients[1].update()["view"]["answer"] is None

    asyncio.run(story())


def test_what_a_bot_has_answered_for_a_person_is_changed_only_by_who_plays_again() -> None:
    async def story() -> None:
        async with house() as here:
            clients = await _planning(here)
            await clients[1].say("let_bot", seat=1, bot="random")
            await here.settle()
            assert clients[1].update()["asked"] == [2]
            with pytest.raises(Refused) as refused:
                await _answer(clients[1], STAY)
            assert refused.value.code == "bot-plays"
            await clients[1].say("take_back", seat=1)
            assert clients[1].update()["question"]["is_answered"]
            await _answer(clients[1], STAY)
            assert clients[1].update()["view"]["answer"] == STAY

    asyncio.run(story())
