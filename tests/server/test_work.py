"""Thinking beside the event loop: it lets others go on, comes to an end, and is paid for."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from threading import Event
from time import thread_time
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.tables import ADDRESS, BOT, HERE, PATIENCE, house, many, opened, pick

from krajina.core.errors import GameError, IllegalAction
from krajina.server.app import create_app
from krajina.server.limits import LimitKind, Limits, TooMany
from krajina.server.process import Process
from krajina.server.table.course import Course
from krajina.server.table.refused import Refused
from krajina.server.work import FREE, LARGE_THREADS, PAYER, THREADS, Work

SOON = 0.05  # seconds: a deadline that comes
SOMEBODY = "192.0.2.7"


def busy(seconds: float) -> None:
    """Use up so much of a processor."""
    end = thread_time() + seconds
    while thread_time() < end:
        pass


def endless() -> None:
    while True:
        pass


def run(story: Callable[[Work, Limits], Coroutine[Any, Any, None]], seconds: int = 20) -> None:
    async def main() -> None:
        limits = Limits(many(work_seconds_per_address_minute=seconds))
        work = Work(limits)
        try:
            async with asyncio.timeout(PATIENCE):
                await story(work, limits)
        finally:
            work.close()

    asyncio.run(main())


def test_the_event_loop_goes_on_meanwhile() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        goes_on = Event()
        thinking = asyncio.create_task(work.think(lambda: goes_on.wait(PATIENCE)))
        await asyncio.sleep(0)
        goes_on.set()  # by whoever is not thinking
        assert await thinking

    run(story)


def test_what_takes_for_ever_is_stopped_and_the_next_is_done() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        for _ in range(2 * THREADS):
            with pytest.raises(Refused, match="too-long"):
                await work.think(endless, SOON)
        assert await work.think(lambda: 42) == 42
        assert work.busy == 0

    run(story)


def test_what_comes_to_its_turn_too_late_does_not_begin() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        go, began = Event(), list[int]()
        others = [asyncio.create_task(work.think(lambda: go.wait(PATIENCE))) for _ in range(THREADS)]
        await asyncio.sleep(0)
        late = asyncio.create_task(work.think(lambda: began.append(1), SOON))
        await asyncio.sleep(4 * SOON)
        go.set()
        with pytest.raises(Refused, match="too-long"):
            await late
        await asyncio.gather(*others)
        assert not began

    run(story)


def test_moves_do_not_wait_for_work_on_whole_games() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        go = Event()
        large = []
        for number in range(LARGE_THREADS + 2):
            PAYER.set(f"192.0.2.{number}")
            large.append(asyncio.create_task(work.large(go.wait, PATIENCE)))
        await asyncio.sleep(0)
        assert await work.think(lambda: "moved") == "moved"
        assert not any(task.done() for task in large)
        go.set()
        await asyncio.gather(*large)

    run(story)


def test_an_address_does_one_large_thing_after_the_other() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        PAYER.set(SOMEBODY)
        go, began = Event(), list[int]()

        def wait(number: int) -> None:
            began.append(number)
            go.wait(PATIENCE)

        first, second = (asyncio.create_task(work.large(wait, number)) for number in (1, 2))
        while not began:
            await asyncio.sleep(0.001)
        PAYER.set(ADDRESS)
        assert await work.large(lambda: "somebody else") == "somebody else"
        assert began == [1]
        go.set()
        await asyncio.gather(first, second)
        assert began == [1, 2]

    run(story)


def test_an_address_does_not_have_all_threads() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        PAYER.set(SOMEBODY)
        go = Event()
        many_thoughts = [asyncio.create_task(work.think(lambda: go.wait(PATIENCE))) for _ in range(2 * THREADS)]
        await asyncio.sleep(0)
        PAYER.set(ADDRESS)
        assert await work.think(lambda: "moved") == "moved"
        go.set()
        await asyncio.gather(*many_thoughts)

    run(story)


def test_a_request_gives_back_its_turn_when_its_thought_is_done() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        PAYER.set(SOMEBODY)
        async with work.turn():
            other = asyncio.create_task(work.think(lambda: "other"), context=_of(SOMEBODY))
            await asyncio.sleep(0)
            assert not other.done()
            assert await work.think(lambda: "first") == "first"
            assert await other == "other", "while the first request stores what it has thought"
            assert await work.think(lambda: "again") == "again"

    run(story)


def test_a_request_keeps_its_turn_when_its_thought_fails() -> None:
    async def story(work: Work, _limits: Limits) -> None:
        PAYER.set(SOMEBODY)
        async with work.turn():
            with pytest.raises(Refused, match="too-long"):
                await work.think(endless, SOON)
            other = asyncio.create_task(work.think(lambda: "other"), context=_of(SOMEBODY))
            await asyncio.sleep(SOON)
            assert not other.done()
            assert await work.think(lambda: "what it takes to mend it") == "what it takes to mend it"
        assert await other == "other"

    run(story)


def _of(address: str) -> Context:
    """The context of another request of an address."""
    context = Context()
    context.run(PAYER.set, address)
    return context


def test_a_slow_move_keeps_nobody_waiting_at_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address plays at two tables; while it thinks at the first, another address acts at the second."""

    async def story() -> None:
        async with house() as here:
            (_, slow), (_, quick) = await here.seated(2), await here.seated(2)
            go, thinks, act = Event(), Event(), Course.act

            def wait(course: Course, *given: Any, **more: Any) -> None:
                if course is slow[0].room.course:
                    thinks.set()
                    go.wait(PATIENCE)
                act(course, *given, **more)

            monkeypatch.setattr(Course, "act", wait)
            [first] = quick[0].room.asked()
            second, loop = 1 - first, asyncio.get_running_loop()
            begun = [loop.create_task(slow[slow[0].room.asked()[0]].act(), context=_of(SOMEBODY))]
            await here.wait(thinks.is_set)
            asked = quick[second].say("why", seat=second, action=pick(quick[first].update()["question"]["offer"]))
            begun.append(loop.create_task(asked, context=_of(SOMEBODY)))
            await asyncio.sleep(SOON)  # it waits for its turn, and not inside the room
            try:
                async with asyncio.timeout(PATIENCE):
                    await loop.create_task(quick[first].act(), context=_of(ADDRESS))
                assert not begun[0].done(), "it thinks on"
            finally:
                go.set()
            await begun[0]
            with pytest.raises(IllegalAction):
                await begun[1]

    asyncio.run(story())


@pytest.mark.slow
def test_who_has_used_up_their_time_waits_and_others_do_not() -> None:
    async def story(work: Work, limits: Limits) -> None:
        PAYER.set(SOMEBODY)
        await work.large(busy, 1.2)
        with pytest.raises(TooMany) as caught:
            await work.large(busy, 0.0)
        assert int(str(caught.value.values["wait"])) > 0
        assert await work.think(lambda: "moved") == "moved", "what a table has to do is done"
        PAYER.set(ADDRESS)
        await work.large(busy, 0.0)
        limits.check(LimitKind.WORK, ADDRESS)

    run(story, seconds=2)


def test_an_ordinary_move_is_free() -> None:
    async def story(work: Work, limits: Limits) -> None:
        PAYER.set(SOMEBODY)
        for _ in range(20):
            await work.think(lambda: busy(FREE / 10))
        limits.take(LimitKind.WORK, SOMEBODY)  # the one second that it has

    run(story, seconds=1)


@pytest.mark.slow
def test_what_nobody_asked_for_is_paid_by_nobody() -> None:
    async def story() -> None:
        async with house(many(work_seconds_per_address_minute=1)) as here:
            PAYER.set(SOMEBODY)

            async def beside() -> None:
                await here.host.work.think(lambda: busy(1.5))

            here.host.spawn(beside())
            await here.settle()
            here.services.limits.take(LimitKind.WORK, SOMEBODY)

    asyncio.run(story())


def test_a_step_that_takes_too_long_changes_nothing_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated()
            room = clients[0].room
            before, view = room.course.n, clients[0].update()["view"]
            act = Course.act

            def lost(course: Course, *given: Any) -> None:
                act(course, *given)
                endless()

            with monkeypatch.context() as patch:
                patch.setattr(Course, "act", lost)
                patch.setattr(Process.think, "__defaults__", (SOON,))
                with pytest.raises(Refused, match="too-long"):
                    await clients[0].act()
            assert room.course.n == before == len((await here.store.load(room.table.id)).entries)
            await clients[0].act()
            assert room.course.n > before
            assert clients[0].update()["view"] != view

    asyncio.run(story())


def test_who_has_used_up_their_time_is_told_so_where_they_want_to_look() -> None:
    with TestClient(create_app(many(work_seconds_per_address_minute=1)), raise_server_exceptions=False) as client:
        founded = opened(client)
        key = founded["seats"][0]["key"]
        limits: Limits = client.app.state.services.limits
        limits.charge(LimitKind.WORK, "testclient", 1000)
        with client.websocket_connect("/api/socket") as socket:
            socket.send_text(msgspec.json.encode({"kind": "hello", "keys": [key]}).decode())
            assert socket.receive_json()["code"] == "too-many"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text()
        told = client.get("/api/events", params={"keys": key}).text
        assert msgspec.json.decode(told.partition("data: ")[2])["code"] == "too-many"
        assert not client.app.state.services.directory.live(founded["table"]).audience.watchers


# -- where something is hidden -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "is_even"), [("graenaland", True), ("stroganov", False), ("carcassonne", False)])
@pytest.mark.parametrize("took", [0.001, 0.03, 0.0999, 0.25])
def test_where_something_is_hidden_all_takes_whole_intervals(
    monkeypatch: pytest.MonkeyPatch, game: str, is_even: bool, took: float
) -> None:
    async def story() -> float:
        async with house() as here:
            _, room = await here.open([HERE] * 3, game)
            room.host.even, slept, now = 0.1, list[float](), [1000.0]

            async def sleep(seconds: float) -> None:
                slept.append(seconds)

            with monkeypatch.context() as patch:
                patch.setattr(room.host, "steady", lambda: now[0])
                patch.setattr("krajina.server.table.host.asyncio.sleep", sleep)
                async with room.evenly():
                    now[0] += took
            return sum(slept)

    slept = asyncio.run(story())
    assert slept == (pytest.approx(-(-took // 0.1) * 0.1 - took) if is_even else 0.0)


def test_nobody_is_told_anything_before_the_interval_is_over() -> None:
    async def story() -> None:
        async with house() as here:
            _, clients = await here.seated(3, "graenaland")
            room, seen = clients[0].room, list[int]()

            @asynccontextmanager
            async def watched(_began: float | None = None) -> AsyncIterator[None]:
                try:
                    yield
                finally:
                    seen.append(sum(client.watcher._queue.qsize() for client in clients))

            for client in clients:
                client.listen()
            setattr(room, "evenly", watched)  # noqa: B010
            [first, *_] = room.asked()
            update = clients[first].update()
            refused = {"do": "claim", "points": 1}
            for kind in ("why", "act"):
                more = {"seen": update["n"]} if kind == "act" else {}
                with pytest.raises(GameError):
                    await clients[first].say(kind, seat=first, action=refused, **more)
            await clients[first].act()
            assert seen == [0, 0, 0], "of a question, of a refusal and of a move"
            assert all(client.listen() for client in clients)

    asyncio.run(story())


def test_a_bot_thinks_as_long_whatever_it_holds() -> None:
    async def story() -> None:
        async with house() as here:
            here.bots.go.clear()
            founded, room = await here.open([BOT] * 3, "graenaland")
            watching = await here.client(table=founded.table)
            await here.wait(lambda: bool(here.bots.asked))
            count = room.course.n
            room.host.even = 0.3
            here.bots.go.set()
            await here.wait(lambda: room.course.n > count)
            assert watching.update()["n"] == count, "it has an answer, but its time is not over"
            await here.wait(lambda: watching.update()["n"] > count)

    asyncio.run(story())
