import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.long import long_only
from tests.server.tables import PATIENCE

LONGEST = 660  # seconds: a little more than the soak gives itself
HOST = "127.0.0.1"
ROOT = Path(__file__).resolve().parents[2]


STARTER = """
import sys
from pathlib import Path
from soak.server import Server
server = Server(Path(sys.argv[1]))
server.start()
print(server.port, flush=True)
sys.stdin.read()
"""


def soak(*arguments: str) -> str:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("KRAJINA_")}
    command = [sys.executable, "-m", "soak", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert not done.stderr, done.stderr[:4000]  # first what a server that fell says of itself
    return done.stdout


@long_only
def test_a_load_is_measured_to_its_end() -> None:
    told = soak("--tables", "10", "--spectators", "2", "--seconds", "2", "--killed", "0")
    [alone, watched] = [line.split() for line in told.splitlines() if line.startswith("10 tables")]
    assert "refused" not in told
    assert (alone[2], watched[5]) == ("40", "60")  # sockets


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_and_no_table_is_stuck_after_kill_9() -> None:
    told = soak("--kill", "--killed", "20", "--seconds", "2")
    assert "kill -9 with 25 games" in told
    assert told.rstrip().endswith("; 0 faults."), told


@pytest.mark.slow
def test_no_server_is_left_behind_by_whoever_started_it_and_was_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARTER, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        port = int(starter.stdout.readline())
        socket.create_connection((HOST, port)).close()
        starter.kill()
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((HOST, port)).close()
        except ConnectionError:
            break
        assert time.monotonic() < end, "it is still there"
        time.sleep(0.05)
