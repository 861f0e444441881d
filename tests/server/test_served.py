import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from soak.server import Server
from tests.server.tables import HERE, NOON, PATIENCE, Told, house, many, pick
from websockets.sync.client import ClientConnection, connect

from krajina.server.served import BEAT, LONGEST_GAP, ServedTime
from krajina.server.services import Services

HOUR = 3600.0


class Clocks:
    """The clocks of a machine: one that people set, and one that nobody can set."""

    def __init__(self) -> None:
        self.set_by = 0.0
        self.passed = 0.0

    def wall(self) -> float:
        return NOON + self.passed + self.set_by

    def steady(self) -> float:
        return 77.0 + self.passed


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def served(clocks: Clocks) -> ServedTime:
    return ServedTime(clocks.wall, clocks.steady)


def test_served_time_begins_with_the_clock_of_the_machine_and_goes_on_by_itself(
    clocks: Clocks, served: ServedTime
) -> None:
    assert served.now() == NOON
    for moment in (0.25, 0.5, 1.5, 1.5004):
        clocks.passed = moment
        assert served.now() == NOON + round(moment, 3)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_no_jump_of_the_clock_of_the_machine_is_seen(clocks: Clocks, served: ServedTime, jump: float) -> None:
    clocks.passed = 1.0
    clocks.set_by = jump
    assert served.now() == NOON + 1.0
    clocks.passed = 1.5
    clocks.set_by = 0.0
    assert served.now() == NOON + 1.5


@pytest.mark.parametrize("pause", [LONGEST_GAP + 0.001, 8.0, 86400.0])
def test_a_pause_counts_as_one_look(clocks: Clocks, served: ServedTime, pause: float) -> None:
    clocks.passed = pause
    assert served.now() == NOON + BEAT
    clocks.passed += 0.5
    assert served.now() == NOON + BEAT + 0.5


def test_it_never_goes_back_whoever_asks() -> None:
    served, told = ServedTime(time.time), list[list[float]]()

    def ask() -> None:
        told.append([served.now() for _ in range(2000)])

    threads = [Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(told) == 4
    assert all(moments == sorted(moments) for moments in told)


def test_a_running_server_looks_at_its_time_though_nobody_asks() -> None:
    async def story() -> None:
        services = await Services.open(many())
        try:
            async with asyncio.timeout(PATIENCE):
                for _ in range(3):
                    seen = services.host.served._seen
                    while services.host.served._seen == seen:
                        await asyncio.sleep(0.01)
        finally:
            await services.close()

    asyncio.run(story())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_process_measures_by_served_time_and_shows_people_the_calendar(
    monkeypatch: pytest.MonkeyPatch, clocks: Clocks, jump: float
) -> None:
    async def story() -> None:
        async with house() as here:
            host = Services(many(), here.store).host
            before = host.time().now
            clocks.set_by = jump
            assert 0 <= host.time().now - before < HOUR
            assert abs(host.time().wall - clocks.wall()) < 0.001
            await host.close()

    monkeypatch.setattr("time.time", clocks.wall)
    asyncio.run(story())


# -- a process that stands still ---------------------------------------------------------------------------------------

CLOCK = 5  # seconds for a decision
PAUSE = 8.0  # seconds in which the process stands still
QUICK = 3.0  # seconds: whoever needed longer for a few messages may have been late in earnest


@contextmanager
def player(server: Server, key: str) -> Iterator[ClientConnection]:
    """Somebody who has said hello."""
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", open_timeout=PATIENCE, max_size=None) as line:
        say(line, "hello", keys=[key])
        yield line


def say(line: ClientConnection, kind: str, **fields: object) -> None:
    """Say something."""
    line.send(msgspec.json.encode({"kind": kind, "id": kind, **fields}).decode())


def hear(line: ClientConnection, *kinds: str) -> Told:
    """The next message of one of these kinds."""
    while True:
        message: Told = msgspec.json.decode(line.recv(PATIENCE))
        if message["kind"] in kinds:
            return message


def answer_after_a_pause(server: Server) -> tuple[float, list[Told], list[str]]:
    """Let the server stand still before somebody answers: how long the rest took, all steps, and all lines."""
    began = time.monotonic()
    wanted = {"game": "harvest", "seats": [HERE, HERE], "clock": {"kind": "decision", "time": CLOCK}}
    key = msgspec.json.decode(server.post("/api/tables", wanted))["seats"][0]["key"]
    with player(server, key) as line:
        update = hear(line, "update")
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(PAUSE)
        os.kill(server.pid, signal.SIGCONT)
        say(line, "ping")
        hear(line, "pong")  # by now, it has looked at its clocks
        say(line, "act", seat=0, seen=update["n"], action=pick(update["question"]["offer"]))
        hear(line, "done", "refused")
    took = time.monotonic() - began - PAUSE
    with player(server, key) as line:
        steps = hear(line, "update")["steps"]
        lines = [line["key"] for line in hear(line, "said")["lines"]]
    return took, [step for step in steps if step["seat"] == 0], lines


@pytest.mark.slow
def test_a_pause_of_the_process_is_nobodys_time(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        for _ in range(10):
            took, steps, lines = answer_after_a_pause(server)
            if took < QUICK:
                break
    finally:
        server.stop()
    assert [step["by"] for step in steps] == [""], "the player answered"
    assert "table-time-is-up" not in lines
