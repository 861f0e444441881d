"""Sealed answers over the wire: worlds that differ in what a seat answers, and changes, are the same to all others."""

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from tests.games.graenaland.table import SEALED
from tests.server.table.test_two_worlds import World, table_like

from krajina.core import Seat
from krajina.core.play import AnyPlay
from krajina.server.table.watcher import Watcher

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

WRONG = [b'{"do":"drop_work"}', b'{"do":"leave"}']  # whatever is asked here
TIMES = 4  # answers of the seat, each in the place of the one before
BESIDE = "promise", "ask", "say", "take"  # what is said or done aloud, and is no answer


def answers(world: World, seat: Seat, rng: Random) -> list[bytes]:
    """What a seat may answer, in any order."""
    found = [msgspec.json.encode(action) for action in world.open_questions()[seat].choices]
    sealed = [one for one in found if not msgspec.json.decode(one)["do"].startswith(BESIDE)]
    return rng.sample(sealed, len(sealed))


async def again(world: World) -> list[str | None]:
    """What a watcher hears that comes back and has all but the last two steps."""
    watcher, room = Watcher(dict(world.watcher.keys)), world.room
    async with room.lock:
        await room.welcome(watcher, room.course.n - 2, 0)
    told = [watcher._queue.get_nowait() for _ in range(watcher._queue.qsize())]
    room.forget(watcher)
    world.told()  # that somebody came and went is for everybody
    return told


async def expect_same(worlds: Sequence[World]) -> None:
    """What was sent since, and whatever the watcher asks for."""
    one, two = worlds
    assert one.told() == two.told()
    assert await again(one) == await again(two)
    assert await one.asked_for(WRONG) == await two.asked_for(WRONG)


async def compare(play: AnyPlay, seat: Seat, watcher: Seat | None, rng: Random) -> None:
    """Answer, change, take back and do again what is not the same in two worlds that were."""
    worlds = [World(table_like(play, seat, "the same"), watcher) for _ in range(2)]
    try:
        told = [await world.open() for world in worlds]
        assert told[0] == told[1]
        for _ in range(TIMES):
            several = answers(worlds[0], seat, rng)
            assert len(several) > 1
            for world, answer in zip(worlds, (several[0], several[-1]), strict=True):
                await world.act(seat, answer)
            await expect_same(worlds)
        for kind, more in (("undo", {"steps": 2}), ("redo", {}), ("undo", {"steps": 3}), ("redo", {})):
            for world in worlds:
                answer = await world.say(kind, seat, seen=world.room.course.n, **more)
                assert b'"done"' in answer, answer
            await expect_same(worlds)
    finally:
        for world in worlds:
            await world.house.services.close()


@pytest.mark.parametrize("name", SEALED)
def test_what_a_seat_has_sealed_or_changed_changes_no_byte_for_anybody_else(name: str) -> None:
    begin, seat = SEALED[name]
    play, rng = begin(), Random(name)
    for watcher in (None, *range(play.options.seats)):
        if watcher != seat:
            asyncio.run(compare(play, seat, watcher, rng))


def test_the_seat_itself_sees_its_answer() -> None:
    begin, seat = SEALED["plans"]
    with pytest.raises(AssertionError):
        asyncio.run(compare(begin(), seat, seat, Random(1)))
