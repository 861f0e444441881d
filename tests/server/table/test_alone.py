"""A table needs no server: it plays where threads, clocks, networks and databases cannot be imported."""

import subprocess
import sys
from pathlib import Path

import pytest

from krajina.core.play import Play
from krajina.core.record import read_record
from krajina.core.registry import find_game
from krajina.core.verify import verify

SCRIPT = Path(__file__).with_name("alone.py")
ROOT = Path(__file__).parents[3]


def run(*command: str) -> subprocess.CompletedProcess[bytes]:
    paths = f"{ROOT / 'src'}:{ROOT}"
    return subprocess.run([sys.executable, *command], capture_output=True, check=False, env={"PYTHONPATH": paths})


@pytest.mark.slow
def test_a_game_is_played_to_its_end_with_nothing_of_a_server() -> None:
    played = run(str(SCRIPT))
    assert played.returncode == 0, played.stderr.decode()
    game, record = read_record(played.stdout, find_game)
    assert Play.resume(game, record).is_over
    assert verify(game, record).fair


@pytest.mark.slow
@pytest.mark.parametrize("name", ["time", "socket", "litestar", "sqlalchemy.exc", "krajina.server.work"])
def test_there_a_module_of_a_server_cannot_be_imported(name: str) -> None:
    code = f"import tests.server.table.alone, importlib; importlib.import_module({name!r})"
    tried = run("-c", code)
    assert b"ModuleNotFoundError" in tried.stderr
