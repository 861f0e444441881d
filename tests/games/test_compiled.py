"""The compiled rooms play the very same games as the sources: mypyc has bugs too."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.long import or_long

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
# Of 2,000 that a bug of mypyc once spoiled, 412 were other games.
INSIDE = [str(HERE / "carcassonne/trace_inside.py"), or_long("100", "2000")]
TRACES = [
    INSIDE,
    [str(HERE / "trace.py"), "carcassonne", or_long("28", "280")],
    [str(HERE / "trace.py"), "stroganov", or_long("40", "400")],
    [str(HERE / "trace.py"), "graenaland", or_long("18", "180")],
]
PROBE = "import krajina.core.tasks as room; print(room.__file__)"


def run(command: list[str], folder: Path) -> str:
    source = str(folder / "src")
    environment = {**os.environ, "PYTHONPATH": source, "MYPYPATH": source, "KRAJINA_OPTIMIZE": "0"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def traces(folder: Path) -> list[list[str]]:
    return [run([sys.executable, *trace], folder).splitlines() for trace in TRACES]


@pytest.mark.slow
@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="there is no C compiler")
def test_interpreted_and_compiled_games_are_the_same(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    assert run([sys.executable, "-c", PROBE], tmp_path).strip().endswith(".py")
    interpreted = traces(tmp_path)
    run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], tmp_path)
    assert run([sys.executable, "-c", PROBE], tmp_path).strip().endswith(".so")
    assert traces(tmp_path) == interpreted
    assert all(interpreted)
