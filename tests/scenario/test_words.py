"""No scenario depends on a sentence that people read: each holds as well where every sentence is another one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import krajina.scenario
from krajina.scenario import run_scenario
from krajina.text import catalogue

ROOT = Path(__file__).parents[2]
FOLDERS = [*ROOT.glob("tests/games/*/scenarios"), *ROOT.glob("examples/*/tests/scenarios")]
PART = 12  # of so many scenarios one is run


@pytest.fixture(autouse=True)
def _babble(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All catalogues with the same few characters for every message."""
    real = catalogue.written

    def babble(package: str, language: str) -> str:
        messages = FluentParser().parse(real(package, language)).body
        return "\n".join(f"{entry.id.name} = ¤" for entry in messages if isinstance(entry, ftl.Message))

    monkeypatch.setattr(catalogue, "written", babble)
    forget()
    yield
    forget()


def forget() -> None:
    catalogue.resource.cache_clear()
    catalogue.catalogue.cache_clear()


def test_there_are_scenarios_of_every_game() -> None:
    assert {folder.parent.name for folder in FOLDERS} >= {"carcassonne", "stroganov", "graenaland", "tests"}


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_scenarios_hold_whatever_is_said(folder: Path) -> None:
    for file in sorted(folder.rglob("*.toml"))[::PART]:
        stage = run_scenario(file)
        assert stage.words.word("yes") == "¤"


def test_no_module_looks_into_a_catalogue() -> None:
    sources = [file.read_text("utf-8") for file in Path(krajina.scenario.__path__[0]).glob("*.py")]
    assert len(sources) > 4
    assert not [source for source in sources if re.search("import.*(fluent|catalogue)|say_field|sheet\\(", source)]
