"""Why a bot moved: asked of a real worker, told only to those who may see the step, and worked out once."""

import asyncio
from collections.abc import Mapping
from random import Random

import pytest
from tests.server.tables import BOT, HERE, House, house, play_on

from krajina.core import CHANCE, Seat
from krajina.server.bots.pool import Bots
from krajina.server.table.bots import BotFailed, Reason, Task
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.why import Explanation

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

LEVEL = {"who": "bot", "bot": "journeyman"}


async def _why(here: House, room: Room, n: int, asker: Seat | None = None) -> Explanation:
    return await here.services.explanations.of(room, room.course.stored, n, asker)


async def _played(here: House, bot: Mapping[str, object], game: str = "carcassonne") -> Room:
    founded, room = await here.open([HERE, bot], game)
    await play_on([await here.client(founded.seats[0].key)], Random(3), most=4)
    await here.settle()
    return room


def _steps_of(room: Room, seat: Seat) -> list[int]:
    return [stored.seq + 1 for stored in room.course.stored if stored.seat == seat]


def test_a_step_of_a_level_is_explained_by_a_worker_and_kept() -> None:
    async def story() -> None:
        async with house() as here:
            room = await _played(here, LEVEL)
            bots = Bots(1, 20.0)
            setattr(here.host, "bots", bots)  # noqa: B010
            n = _steps_of(room, 1)[0]
            found = await _why(here, room, n)
            assert (found.n, found.seat, found.bot) == (n, 1, "journeyman")
            assert found.reasons.other is not None
            await bots.close()
            assert await _why(here, room, n, 0) == found, "it is not worked out again"

    asyncio.run(story())


def test_what_no_judge_chose_is_not_explained() -> None:
    async def story() -> None:
        async with house() as here:
            room = await _played(here, BOT)
            by_nobody = [_steps_of(room, seat)[0] for seat in (0, 1, CHANCE)]  # a person, luck in both others
            for n in by_nobody:
                with pytest.raises(Refused, match="no-reasons"):
                    await _why(here, room, n)
            with pytest.raises(Refused, match="no-such-step"):
                await _why(here, room, 0)

    asyncio.run(story())


@pytest.mark.parametrize(("reply", "code"), [(b"null", "hidden-answer"), (None, "no-reasons")])
def test_what_is_secret_or_cannot_be_worked_out_is_refused(reply: bytes | None, code: str) -> None:
    async def story() -> None:
        async with house() as here:
            room = await _played(here, LEVEL, "stroganov")
            asked: list[Task] = []

            async def ask(task: Task) -> bytes:
                asked.append(task)
                if reply is None:
                    raise BotFailed(Reason.SLOW)
                return reply

            setattr(here.bots, "ask", ask)  # noqa: B010
            n = _steps_of(room, 1)[0]
            with pytest.raises(Refused, match=code):
                await _why(here, room, n)
            assert len(asked[0].entries) == n - 1, "nothing that came later goes in"

    asyncio.run(story())
