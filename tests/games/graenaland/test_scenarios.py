"""Every scenario holds: a rule of the book each, named by its section."""

from pathlib import Path

import pytest

from krajina.scenario import run_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    run_scenario(file)
