import asyncio
import os
from pathlib import Path
from random import Random

import pytest
from tests.server.tables import BOT, HERE, House, house, play_on

from krajina.core import CHANCE, UnknownName
from krajina.core.message import Word
from krajina.server.bots.pool import Bots
from krajina.server.bots.wire import PREPARING
from krajina.server.table.bots import BotFailed, Reason, Task
from krajina.server.table.model import Status
from krajina.server.table.room import Room

pytestmark = pytest.mark.slow  # `make check` has a minute for everything


@pytest.mark.parametrize("game", ["carcassonne", "stroganov", "graenaland"])
def test_bots_play_among_themselves_and_their_answers_carry_no_mark(game: str) -> None:
    async def story() -> None:
        async with house() as here:
            _, room = await here.open([BOT] * 3, game)
            await here.wait(lambda: {entry.seat for entry in room.course.play.entries} >= {0, 1, 2})
            assert {one.by for one in room.course.stored} == {""}

    asyncio.run(story())


@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize("game", ["carcassonne", "graenaland"])
def test_the_table_goes_on_with_a_safe_move_where_a_bot_fails(game: str, reason: Reason) -> None:
    def fail(_task: Task) -> bytes:
        raise BotFailed(reason)

    async def story() -> None:
        async with house() as here:
            here.bots.answer = fail
            founded, room = await here.open([HERE, BOT, HERE], game)
            clients = [await here.client(one.key) for one in founded.seats]
            while not here.bots.asked:
                await play_on(clients, Random(1), most=1)
                await here.settle()
            await here.wait(lambda: any(one.by == "bot-failed" for one in room.course.stored))
            marked = [one for one in room.course.stored if one.by]
            assert {one.by for one in marked} == {"bot-failed"}
            assert room.course.play.entries[marked[0].seq].seat == 1
            assert "table-bot-failed" in clients[0].lines()
            await play_on(clients, Random(2), most=4)

    asyncio.run(story())


@pytest.mark.parametrize("answer", [b"{", b'{"kind":"no_such_thing"}', b"[]", b'{"kind":"place_tile"}', b"null"])
def test_an_answer_that_is_none_is_a_failure(answer: bytes) -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.answer = lambda _task: answer
            founded, room = await here.open([BOT, HERE])
            client = await here.client(founded.seats[0].key)
            await here.wait(lambda: room.asked() == (1,))
            assert "table-bot-failed" in client.lines()
            by_seat = {
                entry.seat: one.by for entry, one in zip(room.course.play.entries, room.course.stored, strict=True)
            }
            assert by_seat == {CHANCE: "", 0: "bot-failed"}

    asyncio.run(story())


def test_a_bot_whose_answer_was_overtaken_thinks_again() -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.go.clear()
            founded, room = await here.open([HERE, HERE, BOT], "graenaland")
            clients = [await here.client(one.key) for one in founded.seats]
            here.bots.go.set()
            await play_on(clients, Random(5), most=60)
            assert {one.by for one in room.course.stored} == {""}
            assert "table-bot-failed" not in clients[0].lines(), "others acting meanwhile is no failure of a bot"

    asyncio.run(story())


@pytest.mark.parametrize("bot", ["raising", "dying", "hanging", "swindler"])
def test_a_bot_in_a_process_of_its_own_holds_up_no_table(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "bots"), prepend=os.pathsep)
    monkeypatch.setattr("krajina.bots.levels.bot_names", lambda: (bot,))

    async def story() -> None:
        async with house() as here:
            bots = Bots(1, 0.2, bots="unruly")
            setattr(here.host, "bots", bots)  # noqa: B010
            _, room = await here.open([{"who": "bot", "bot": bot}, HERE])
            async with asyncio.timeout(2 * PREPARING):
                while room.asked() != (1,):
                    await asyncio.sleep(0.01)
            assert "bot-failed" in {one.by for one in room.course.stored}
            assert room.table.status == Status.PLAYING
            assert room.lines[-1].key == "table-bot-failed"

    asyncio.run(story())


async def until_weaker(here: House, bot: str) -> Room:
    """A table at which a bot plays until a weaker one has to."""
    founded, room = await here.open([HERE, {"who": "bot", "bot": bot}], "stroganov")
    client = await here.client(founded.seats[0].key)
    while "table-bot-weaker" not in client.lines():
        await play_on([client], Random(1), most=1)
        await here.settle()
    return room


@pytest.mark.parametrize("reason", [Reason.MEMORY, Reason.UNFIT])
def test_a_weaker_level_plays_on_at_once_where_one_cannot(reason: Reason) -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.failing = {"master": reason, "expert": reason}
            room = await until_weaker(here, "master")
            await here.wait(lambda: room.table.seats[1].bot == "adept")
            told = [line for line in room.lines if line.key == "table-bot-weaker"]
            assert [line.values["weaker"] for line in told] == [Word("bot-expert"), Word("bot-adept")]
            assert told[0].values["why"] == Word(f"trouble-{reason.value}")

    asyncio.run(story())


@pytest.mark.parametrize("reason", [Reason.SLOW, Reason.CRASHED])
def test_a_bot_that_fails_twice_in_a_row_gives_way_to_a_weaker_one(reason: Reason) -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.failing = {"expert": reason}
            room = await until_weaker(here, "expert")
            failures = [line.key for line in room.lines if "bot" in line.key]
            assert failures[:2] == ["table-bot-failed", "table-bot-weaker"]
            assert room.table.seats[1].bot == "adept"

    asyncio.run(story())


def test_below_the_lowest_level_there_is_luck() -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.failing = {"beginner": Reason.MEMORY}
            _, room = await here.open([{"who": "bot", "bot": "beginner"}, HERE])
            await here.wait(lambda: room.asked() == (1,))
            assert room.table.seats[0].bot == "random"
            assert {one.by for one in room.course.stored} == {""}
            assert [line.values["weaker"] for line in room.lines if line.key == "table-bot-weaker"] == [
                Word("bot-random")
            ]

    asyncio.run(story())


def test_a_level_that_the_game_does_not_have_is_refused_with_those_that_it_has() -> None:
    async def story() -> None:
        async with house() as here:
            with pytest.raises(UnknownName, match=r"no-such-level.*beginner.*master"):
                await here.open([HERE, {"who": "bot", "bot": "journeyman@nobody"}], "stroganov")
            with pytest.raises(UnknownName, match="no-levels-here"):
                await here.open([HERE, {"who": "bot", "bot": "master"}], "harvest")

    asyncio.run(story())
