"""Every catalogue, of core and of every game in this repository, is complete, equal in all languages and sayable."""

import sys
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.text.own_tree import core_keys, prose

import krajina
import krajina.server.serve  # it has errors of its own, which the collector knows only once they are there
from krajina.core import AnyGame, registry
from krajina.text.catalogue import CORE
from krajina.text.testing import check_words, checks

FOLDERS = ("core", "games", "server")
# What programmers read, and whoever runs a server: the interface, settings and figures are explained in English.
FOR_PROGRAMMERS = (
    "core/testing/",
    *(f"server/http/{name}.py" for name in ("games", "openapi", "problems", "reading", "records", "streams", "tables")),
    *(f"server/{name}.py" for name in ("metrics", "settings")),
)
ROOT = Path(__file__).resolve().parent.parent.parent
OURS = (ROOT / "src", ROOT / "examples")


def is_ours(game: AnyGame) -> bool:
    """Tell whether a game lies in this repository: the words of others are their own business."""
    file = getattr(sys.modules[type(game).__module__], "__file__", None)
    return file is not None and any(Path(file).resolve().is_relative_to(folder) for folder in OURS)


def expect_none(problems: Iterable[str]) -> None:
    found = list(problems)
    assert not found, "\n".join(["", *found])


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [game for game in registry.games().values() if is_ours(game)], ids=lambda game: game.name
)
def test_the_words_of_our_games(game: AnyGame) -> None:
    check_words(game)


def test_a_game_from_elsewhere_is_not_ours() -> None:
    assert is_ours(registry.find_game("harvest"))
    stranger: Any = SimpleNamespace(words="nowhere.words")
    assert not is_ours(stranger)


def test_catalogues_can_be_read() -> None:
    expect_none(checks.malformed(CORE))


def test_all_languages_have_the_same_keys_and_values() -> None:
    expect_none(checks.unequal(CORE))


def test_keys_that_are_put_together_are_known() -> None:
    expect_none(core_keys().problems)


def test_every_key_has_words() -> None:
    expect_none(checks.missing(CORE, core_keys()))


def test_all_words_are_used() -> None:
    expect_none(checks.unused(CORE, core_keys()))


def test_everything_can_be_said() -> None:
    expect_none(checks.unsayable(CORE, {}))


def test_sentences_for_people_stand_in_the_catalogues_only() -> None:
    [root] = krajina.__path__
    expect_none(prose(Path(root), FOLDERS, FOR_PROGRAMMERS))
