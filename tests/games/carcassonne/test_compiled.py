"""The compiled rooms play the very same games as the sources: mypyc has bugs too."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.long import or_long

ROOT = Path(__file__).resolve().parents[3]
TRACE = Path(__file__).parent / "trace.py"
GAMES = or_long("100", "2000")  # of 2,000 that a bug of mypyc once spoiled, 412 were other games


def run(command: list[str], folder: Path, source: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(source), "MYPYPATH": str(source), "KRAJINA_OPTIMIZE": "0"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="there is no C compiler")
def test_interpreted_and_compiled_games_are_the_same(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    interpreted = run([sys.executable, str(TRACE), GAMES], tmp_path, tmp_path / "src").splitlines()
    run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], tmp_path, tmp_path / "src")
    compiled = run([sys.executable, str(TRACE), GAMES], tmp_path, tmp_path / "src").splitlines()
    assert interpreted[0] == "compiled False"
    assert compiled[0] == "compiled True"
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) == 1 + int(GAMES) // 100
