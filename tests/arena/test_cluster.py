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

from krajina.arena import cluster, kept_game, new_match, play_match
from krajina.arena.report import Report
from krajina.core import GameError

BOTS = Path(__file__).parent / "bots.py"
PATIENCE: Final = 180.0
# In a process of its own, which starts a Ray for both matches: one that a bot spoils, and one that is played.
PLAY: Final = """
import sys
from pathlib import Path
import msgspec
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
"""


@contextmanager
def alone(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A process in a session of its own; all that is left of it ends with the test."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            yield process
        finally:
            for pid in session_of(process.pid):
                os.kill(pid, signal.SIGKILL)


@pytest.mark.slow
def test_the_same_seeds_give_the_same_games_on_ray(tmp_path: Path) -> None:
    with alone(sys.executable, "-c", PLAY, str(tmp_path), str(BOTS)) as arena:
        said, _ = arena.communicate(timeout=PATIENCE)
        code, *rest = said.splitlines()
        assert code == "arena-ended"
        assert arena.returncode == 0
        end = monotonic() + PATIENCE
        while session_of(arena.pid) and monotonic() < end:
            sleep(0.1)
        assert session_of(arena.pid) == [], "nothing of Ray is left"
    report = msgspec.json.decode(rest[-1], type=Report)
    match = new_match("carcassonne", ["greedy", "random"], seed=4)
    here = play_match(match, 12, tmp_path / "here", workers=2)
    assert (report.digest, report.games, report.new) == (here.digest, 12, 12)
    for number in range(1, 13):
        assert kept_game(tmp_path / "good", number) == kept_game(tmp_path / "here", number)


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
