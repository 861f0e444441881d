"""Matches that are stopped in the middle, in every way: by Ctrl-C, by a kill, by a full disk. No game is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import pytest
from tests.arena.processes import children_of, is_alive

from krajina.arena import new_match, play_match
from krajina.arena.folder import GAMES
from krajina.arena.played import lines_in

pytestmark = pytest.mark.slow

COMMAND: Final = ("arena", "carcassonne", "random", "greedy", "--lang", "en")
MATCH: Final = ("--games", "12", "--seed", "3", "--workers", "2")
PATIENCE: Final = 120.0


def begun(folder: Path, before: str = "") -> subprocess.Popen[str]:
    code = f"{before}\nfrom krajina.cli import main; main()"
    command = (sys.executable, "-c", code, *COMMAND, *MATCH, "--out", str(folder))
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def games_in(folder: Path) -> int:
    file = folder / GAMES
    if not file.exists():
        return 0
    with file.open("rb") as games:
        return sum(1 for _ in lines_in(games))


def wait_for_games(folder: Path, arena: subprocess.Popen[str]) -> None:
    end = monotonic() + PATIENCE
    while games_in(folder) < 2 and monotonic() < end and arena.poll() is None:
        sleep(0.02)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The digest of the match if nobody stops it."""
    match = new_match("carcassonne", ["random", "greedy"], seed=3)
    return play_match(match, 12, tmp_path_factory.mktemp("whole"), workers=2).digest


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_match_that_is_stopped_goes_on_where_it_was(tmp_path: Path, whole: str, how: signal.Signals) -> None:
    arena = begun(tmp_path)
    wait_for_games(tmp_path, arena)
    workers = children_of(arena.pid)
    arena.send_signal(how)
    _, said = arena.communicate(timeout=PATIENCE)
    kept = games_in(tmp_path)
    assert len(workers) == 2
    assert 2 <= kept < 12
    if how == signal.SIGINT:
        assert arena.returncode == 130
        assert f"Stopped. {kept} games are kept" in said
        assert "Traceback" not in said
    end = monotonic() + PATIENCE
    while any(map(is_alive, workers)) and monotonic() < end:
        sleep(0.02)
    assert not any(map(is_alive, workers))

    again = begun(tmp_path)
    _, said = again.communicate(timeout=PATIENCE)
    assert again.returncode == 0
    assert f"{kept} games are there already." in said
    report = play_match(new_match("carcassonne", ["random", "greedy"], seed=3), 12, tmp_path)
    assert (report.digest, report.new) == (whole, 0)


def test_a_full_disk_stops_the_match_and_keeps_what_is_whole(tmp_path: Path, whole: str) -> None:
    arena = begun(tmp_path, "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (8_000, 8_000))")
    _, said = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 2
    assert f"The file {tmp_path / GAMES} cannot be used" in said
    assert "Traceback" not in said
    assert os.path.getsize(tmp_path / GAMES) <= 8_000
    kept = games_in(tmp_path)
    assert 2 <= kept < 12
    assert play_match(new_match("carcassonne", ["random", "greedy"], seed=3), 12, tmp_path).digest == whole
