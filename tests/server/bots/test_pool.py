import asyncio
import os
import signal
from asyncio import Runner
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.bots.table import Table, some_record

from krajina.server.bots.pool import Bots
from krajina.server.bots.wire import KEPT
from krajina.server.table.bots import BotFailed, Reason
from krajina.server.table.model import Origin

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

PLENTY = 60.0  # seconds: a worker lets everybody else go first, and a machine may be busy
HURRY = 0.2  # for those who use all their time, or more


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as runner:
        yield runner


@pytest.fixture(scope="module", autouse=True)
def unruly() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def bots(runner: Runner) -> Iterator[Bots]:
    """One worker for most of the tests, which starts again where a test ended it."""
    bots = Bots(1, PLENTY, bots="unruly")
    yield bots
    runner.run(bots.close())


@pytest.fixture(scope="module")
def hurried(runner: Runner) -> Iterator[Bots]:
    bots = Bots(1, HURRY, bots="unruly")
    yield bots
    runner.run(bots.close())


def failure(runner: Runner, bots: Bots, bot: str) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        runner.run(bots.ask(Table("failure").task(bot)))
    return failed.value


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("game", ["carcassonne", "stroganov", "graenaland"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_legally(runner: Runner, bots: Bots, game: str, bot: str) -> None:
    table = Table(f"{game} {bot}", game)
    for _ in range(4):
        table.act(runner.run(bots.ask(table.task(bot))))


def test_the_same_question_with_the_same_luck_has_the_same_answer(runner: Runner, bots: Bots) -> None:
    table = Table("luck")
    first, again, *others = [runner.run(bots.ask(table.task("random", seed))) for seed in ("luck", "luck", *"abcdef")]
    assert first == again
    assert len(set(others)) > 1


def test_a_table_that_goes_on_is_asked_like_one_that_is_new(runner: Runner, bots: Bots) -> None:
    table = Table("goes on")
    table.act(runner.run(bots.ask(table.task("random"))))
    table.act_and_take_back(runner.run(bots.ask(table.task("random"))))
    table.act(runner.run(bots.ask(table.task("random"))))
    answer = runner.run(bots.ask(table.task("random")))
    assert answer == runner.run(bots.ask(table.renamed("new").task("random")))


def test_only_what_is_new_is_sent(runner: Runner, bots: Bots) -> None:
    table = Table("sent once")
    table.act(runner.run(bots.ask(table.task("random"))))
    runner.run(bots.ask(table.task("random")))
    task = table.task("random")
    unreadable = msgspec.structs.replace(task, entries=[b"?" for _ in task.entries], origin=b"?")
    assert runner.run(bots.ask(unreadable)) == runner.run(bots.ask(table.renamed("sent").task("random")))


def test_an_earlier_position_can_be_asked_about_too(runner: Runner, bots: Bots) -> None:
    table = Table("back")
    task = table.task("random")
    first = runner.run(bots.ask(task))
    table.act(first)
    runner.run(bots.ask(table.task("random")))
    assert runner.run(bots.ask(task)) == first


def test_a_table_that_cannot_be_replayed_can_be_asked_about_again(runner: Runner, bots: Bots) -> None:
    table = Table("damaged")
    runner.run(bots.ask(table.task("random")))
    task = table.task("random")
    with pytest.raises(BotFailed, match="crashed"):
        runner.run(bots.ask(msgspec.structs.replace(task, entries=[*task.entries, b"?"])))
    table.act(runner.run(bots.ask(task)))


def test_more_tables_than_a_worker_keeps_are_all_answered(runner: Runner, bots: Bots) -> None:
    table = Table("one of many")
    answers = {
        runner.run(bots.ask(msgspec.structs.replace(table.task("random"), table=f"table {number}")))
        for _round in range(2)
        for number in range(KEPT + 1)
    }
    assert len(answers) == 1


def test_what_a_worker_keeps_is_known_to_the_pool_after_a_failure_too(runner: Runner, bots: Bots) -> None:
    tables = [Table(f"kept {number}") for number in range(KEPT)]
    for table in tables:
        table.act(runner.run(bots.ask(table.task("random"))))
    with pytest.raises(BotFailed):
        runner.run(bots.ask(tables[-1].task("nobody")))
    runner.run(bots.ask(Table("one more").task("random")))
    tables[0].act(runner.run(bots.ask(tables[0].task("random"))))


def test_a_forked_table_starts_where_it_was_forked(runner: Runner, bots: Bots) -> None:
    table = Table("fork", origin=Origin(record=some_record().decode(), seat=0, seed="what if"))
    for _ in range(3):
        table.act(runner.run(bots.ask(table.task("random"))))


@pytest.mark.parametrize("bot", ["hanging", "dying", "hungry"])
def test_a_bot_that_hangs_or_dies_takes_its_worker_with_it_and_the_next_is_answered(
    runner: Runner, hurried: Bots, bot: str
) -> None:
    table = Table("after all")
    before = runner.run(hurried.ask(table.task("random")))
    pids = hurried.pids
    reason = failure(runner, hurried, bot).reason
    assert reason == {"hanging": Reason.SLOW, "hungry": Reason.MEMORY}.get(bot, Reason.CRASHED)
    assert not any(map(is_running, pids))
    assert runner.run(hurried.ask(table.task("random"))) == before


@pytest.mark.parametrize("bot", ["raising", "leaving", "nobody"])
def test_a_bot_that_only_breaks_leaves_its_worker_running(runner: Runner, bots: Bots, bot: str) -> None:
    runner.run(bots.ask(Table("before").task("random")))
    pids = bots.pids
    assert failure(runner, bots, bot).reason == (Reason.UNFIT if bot == "nobody" else Reason.CRASHED)
    assert bots.pids == pids


def test_a_failure_says_where_it_was_and_nothing_of_the_game(runner: Runner, bots: Bots) -> None:
    detail = failure(runner, bots, "raising").detail
    assert "ZeroDivisionError" in detail
    assert "unruly.py" in detail
    assert "monastery" not in detail


@pytest.mark.parametrize("bot", ["swindler", "scrawler"])
def test_an_answer_that_is_no_action_of_the_game_is_none(runner: Runner, bots: Bots, bot: str) -> None:
    assert failure(runner, bots, bot).reason == Reason.ILLEGAL


def test_an_answer_without_end_is_none(runner: Runner, bots: Bots) -> None:
    with pytest.raises(BotFailed, match="illegal"):
        runner.run(bots.ask(Table("long", "graenaland").task("rambler")))


@pytest.mark.parametrize("bot", ["noisy", "patient"])
def test_a_bot_that_prints_or_that_uses_all_its_time_is_heard(runner: Runner, hurried: Bots, bot: str) -> None:
    for name in ("one", "two"):
        table = Table(name)
        table.act(runner.run(hurried.ask(table.task(bot))))


def test_a_worker_that_ended_while_nobody_asked_is_replaced(runner: Runner, bots: Bots) -> None:
    table = Table("idle")
    runner.run(bots.ask(table.task("random")))
    [pid] = bots.pids
    os.kill(pid, signal.SIGKILL)
    while is_running(pid):
        runner.run(asyncio.sleep(0.01))
    table.act(runner.run(bots.ask(table.task("random"))))
    assert bots.pids != (pid,)


def test_a_worker_whose_end_nobody_has_noticed_yet_is_replaced(runner: Runner, bots: Bots) -> None:
    table = Table("unnoticed")

    async def kill_and_ask() -> bytes:
        [pid] = bots.pids
        os.kill(pid, signal.SIGKILL)  # the loop has no moment to hear of it before it writes the question
        answer = await bots.ask(table.task("random"))
        assert bots.pids != (pid,)
        return answer

    table.act(runner.run(bots.ask(table.task("random"))))
    table.act(runner.run(kill_and_ask()))


def test_a_task_that_ends_every_worker_before_it_begins_ends_two_and_is_a_crash(
    runner: Runner, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    start = asyncio.create_subprocess_exec

    async def counted(*command: str, **more: Any) -> asyncio.subprocess.Process:
        process = await start(*command, **more)
        begun.append(process.pid)
        return process

    runner.run(bots.ask(Table("before").task("random")))
    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    assert failure(runner, bots, "stillborn").reason == Reason.CRASHED
    assert len(begun) == 1, "only the one that may have ended by itself was replaced"
    assert not bots.pids


@pytest.mark.slow
def test_those_who_wait_behind_a_bot_that_hangs_are_answered(runner: Runner, hurried: Bots) -> None:
    async def ask() -> None:
        hanging = asyncio.create_task(hurried.ask(Table("first").task("hanging")))
        tables = [Table(f"behind {number}") for number in range(3)]
        others = [asyncio.create_task(hurried.ask(table.task("random"))) for table in tables]
        await asyncio.sleep(0)
        assert hurried.waiting == 3
        with pytest.raises(BotFailed, match="slow"):
            await hanging
        for table, answer in zip(tables, await asyncio.gather(*others), strict=True):
            table.act(answer)
        assert hurried.waiting == 0

    runner.run(ask())


def test_whoever_stops_waiting_stops_nobody_else(runner: Runner, hurried: Bots) -> None:
    async def ask() -> None:
        table = Table("stays")
        under_way = asyncio.create_task(hurried.ask(Table("leaves").task("patient")))
        queued = asyncio.create_task(hurried.ask(Table("leaves too").task("hanging")))
        stays = asyncio.create_task(hurried.ask(table.task("random")))
        while hurried.waiting < 2:
            await asyncio.sleep(0)
        under_way.cancel()
        queued.cancel()
        table.act(await stays)
        assert hurried.waiting == 0

    runner.run(hurried.ask(Table("before").task("random")))
    pids = hurried.pids
    runner.run(ask())
    assert hurried.pids == pids


def test_many_ask_at_once_and_closing_leaves_no_process_behind(recwarn: pytest.WarningsRecorder) -> None:
    async def ask() -> tuple[int, ...]:
        bots = Bots(2, PLENTY)
        assert not bots.pids
        tables = [Table(f"at once {number}") for number in range(20)]
        answers = await asyncio.gather(*(bots.ask(table.task("random")) for table in tables))
        for table, answer in zip(tables, answers, strict=True):
            table.act(answer)
        pids = bots.pids
        assert all(os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0) for pid in pids)
        await bots.close()
        assert not bots.pids
        return pids

    pids = asyncio.run(ask())
    assert len(pids) == 2
    assert not any(map(is_running, pids))
    assert not recwarn.list


@pytest.mark.parametrize("has_started", [False, True])
def test_closing_cancels_whoever_still_waits(has_started: bool) -> None:
    async def ask_and_close() -> tuple[int, ...]:
        bots = Bots(1, 30.0, bots="unruly")
        asked = [asyncio.create_task(bots.ask(Table("late").task("hanging"))) for _ in range(3)]
        await asyncio.sleep(0)
        while has_started and not bots.pids:
            await asyncio.sleep(0.01)
        pids = bots.pids
        await bots.close()
        await asyncio.wait(asked)
        assert all(task.cancelled() for task in asked)
        with pytest.raises(asyncio.CancelledError):
            await bots.ask(Table("too late").task("random"))
        assert not bots.pids
        return pids

    pids = asyncio.run(ask_and_close())
    assert not any(map(is_running, pids))
