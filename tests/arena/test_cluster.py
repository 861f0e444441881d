"""A Ray of our own plays the same games as processes; what is no Ray is not waited for."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from time import monotonic, sleep
from typing import Final

import msgspec
import pytest
from tests.arena.processes import session_of
from tests.long import IS_LONG

from krajina.arena import cluster, kept_game, new_match, play_match
from krajina.arena.report import Report
from krajina.core import GameError

BOTS = Path(__file__).parent / "bots.py"
PATIENCE: Final = 180.0
KRAJINA: Final = str(Path(sys.executable).with_name("krajina"))
# In a process of its own, which starts a Ray for both matches: one that a bot spoils, and one that is played. Its Ray
# stays until somebody has joined it by its address.
PLAY: Final = """
import sys
from pathlib import Path
import msgspec
import ray
from krajina.arena import new_match, play_match
from krajina.arena.cluster import join
from krajina.core import GameError
join("auto", 2)
folder, bad = map(Path, sys.argv[1:])
try:
    play_match(new_match("harvest", [f"{bad}:Falling", "random"]), 2, folder / "bad", ray="auto", workers=2)
except GameError as error:
    print(error.code)
report = play_match(new_match("carcassonne", ["greedy", "random"], seed=4), 12, folder / "good", ray="auto", workers=2)
print(msgspec.json.encode(report).decode())
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


@contextmanager
def alone(home: Path, *command: str) -> Iterator[subprocess.Popen[str]]:
    """A process in a session of its own; all that is left of it ends with the test. Ray keeps its token in the home."""
    environment, pipe = {**os.environ, "HOME": str(home)}, subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, env=environment, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            for pid in session_of(process.pid):
                os.kill(pid, signal.SIGKILL)


def joining(home: Path, address: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The same match by the command, on the Ray at an address."""
    command = f"arena carcassonne greedy random --games 12 --seed 4 --workers 2 --json --ray {address} --out".split()
    environment = {**os.environ, "HOME": str(home), "RAY_AUTH_MODE": "token"}
    whole = [KRAJINA, *command, str(folder)]
    return subprocess.run(whole, check=False, env=environment, capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.slow
def test_the_same_seeds_give_the_same_games_on_ray(tmp_path: Path) -> None:
    with alone(tmp_path, sys.executable, "-c", PLAY, str(tmp_path), str(BOTS)) as arena:
        assert arena.stdout is not None
        code, said, address = (arena.stdout.readline().strip() for _ in range(3))
        assert code == "arena-ended"
        assert address.startswith("127."), "a Ray of our own stays on this machine"
        joined = joining(tmp_path, address, tmp_path / "joined")
        if IS_LONG:  # Ray asks again for 20 seconds
            (tmp_path / ".ray/auth_token").write_text("a" * 64)
            stranger = joining(tmp_path, address, tmp_path / "stranger")
            assert "asks for a token" in stranger.stderr
        arena.communicate(timeout=PATIENCE)
        assert arena.returncode == 0
        end = monotonic() + PATIENCE
        while session_of(arena.pid) and monotonic() < end:
            sleep(0.1)
        assert session_of(arena.pid) == [], "nothing of Ray is left"
    match = new_match("carcassonne", ["greedy", "random"], seed=4)
    here = play_match(match, 12, tmp_path / "here", workers=2)
    for there in (said, joined.stdout):
        report = msgspec.json.decode(there, type=Report)
        assert (report.digest, report.games, report.new) == (here.digest, 12, 12), joined.stderr
    for number in range(1, 13):
        kept = kept_game(tmp_path / "here", number)
        assert kept == kept_game(tmp_path / "good", number) == kept_game(tmp_path / "joined", number)


def test_a_ray_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    match = new_match("harvest", ["greedy", "random"])
    for address, code in (
        (f"127.0.0.1:{port}", "arena-no-cluster"),
        ("somewhere", "arena-bad-address"),
        ("127.0.0.1:99999", "arena-no-cluster"),
    ):
        with pytest.raises(GameError, match=code):
            play_match(match, 2, tmp_path, ray=address)


@pytest.mark.slow
def test_somebody_else_who_listens_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER", 2.0)
    with create_server(("127.0.0.1", 0)) as server, pytest.raises(GameError, match="arena-other-server"):
        play_match(new_match("harvest", ["greedy", "random"]), 2, tmp_path, ray=f"127.0.0.1:{server.getsockname()[1]}")


@pytest.mark.parametrize(
    ("said", "code"), [("InvalidAuthToken: missing", "arena-token"), ("ConnectionError: gone", "arena-no-cluster")]
)
def test_a_ray_that_refuses_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, code: str) -> None:
    monkeypatch.setattr(cluster, "PROBE", f"raise SystemExit({said!r})")
    with create_server(("127.0.0.1", 0)) as server, pytest.raises(GameError, match=code):
        play_match(new_match("harvest", ["greedy", "random"]), 2, tmp_path, ray=f"127.0.0.1:{server.getsockname()[1]}")


def test_without_ray_the_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", {}.get)
    with pytest.raises(GameError, match="arena-no-ray"):
        play_match(new_match("harvest", ["greedy", "random"]), 2, tmp_path, ray="auto")
