import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from tests.server.bots.table import Table

from krajina.server.bots.wire import PREPARING, Question, framed

COMMAND = [sys.executable, "-P", "-m", "krajina.server.bots.worker", "unruly"]


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Popen[bytes]]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent), prepend=os.pathsep)
    with Popen(COMMAND, stdin=PIPE, stdout=PIPE) as worker:
        yield worker
        worker.kill()


def test_a_worker_goes_when_its_server_does(worker: Popen[bytes]) -> None:
    assert worker.communicate(timeout=2 * PREPARING)[0] == b""
    assert worker.returncode == 0


@pytest.mark.slow
def test_a_worker_goes_even_if_its_server_was_killed_while_a_bot_hangs(worker: Popen[bytes]) -> None:
    question = framed(Question(Table("orphan").task("hanging"), 0, 0.1))
    worker.communicate(question, timeout=2 * PREPARING)
    assert worker.returncode == -signal.SIGALRM


def test_a_worker_does_not_wait_for_what_it_does_not_need() -> None:
    code = "import sys, krajina.server.bots.worker; sys.stdout.write(' '.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
    assert "krajina.server.bots.wire" in loaded
    assert not {"asyncio", "litestar", "sqlalchemy", "krajina.games", "krajina.bots.greedy"} & set(loaded)
