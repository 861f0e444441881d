"""Every catalogue, of core and of every registered game, is complete, equal in all languages and sayable."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.text import checks
from tests.text.collect import core_keys, game_keys, structs_said

import krajina
from krajina.core import AnyGame
from krajina.text.catalogue import CORE

FOLDERS = ("core", "games", "server")
FOR_PROGRAMMERS = ("core/testing/",)


def games() -> Mapping[str, AnyGame]:
    from krajina.core import registry

    return registry.games()


def packages() -> list[str]:
    return [CORE, *(game.words for game in games().values())]


def expect_none(problems: Iterable[str]) -> None:
    found = list(problems)
    assert not found, "\n".join(["", *found])


def test_catalogues_can_be_read() -> None:
    expect_none(problem for package in packages() for problem in checks.malformed(package))


def test_all_languages_have_the_same_keys_and_values() -> None:
    expect_none(problem for package in packages() for problem in checks.unequal(package))


def test_keys_that_are_put_together_are_known() -> None:
    expect_none(core_keys().problems)
    expect_none(problem for game in games().values() for problem in game_keys(game).problems)


def test_every_key_has_words() -> None:
    expect_none(checks.missing(CORE, core_keys()))
    expect_none(problem for game in games().values() for problem in checks.missing(game.words, game_keys(game)))


def test_all_words_are_used() -> None:
    expect_none(checks.unused(CORE, core_keys()))
    expect_none(problem for game in games().values() for problem in checks.unused(game.words, game_keys(game)))


def test_no_game_has_words_that_all_games_have() -> None:
    expect_none(problem for game in games().values() for problem in checks.shadowing(game.words))


def test_everything_can_be_said() -> None:
    expect_none(checks.unsayable(CORE, {}))
    expect_none(problem for game in games().values() for problem in checks.unsayable(game.words, structs_said(game)))


def test_sentences_for_people_stand_in_the_catalogues_only() -> None:
    [root] = krajina.__path__
    expect_none(checks.prose(Path(root), FOLDERS, FOR_PROGRAMMERS))
