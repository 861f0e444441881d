"""Levels: their table, what is wrong with one, and the level below another."""

from types import SimpleNamespace
from typing import Any

import pytest

from krajina.bots.levels import Ranked, is_rank, other_bots, weaker
from krajina.bots.strength import strength_of
from krajina.core import BadData, UnknownName, find_bot, find_game
from krajina.core.game import AnyGame
from krajina.core.level import RANKS, levels_in, read_levels
from krajina.text import LANGUAGES, Words

GAMES = ["carcassonne", "graenaland", "stroganov"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_has_all_ranks_in_their_order(name: str) -> None:
    game = find_game(name)
    assert tuple(dict.fromkeys(level.rank for level in game.levels.values())) == RANKS
    for level in game.levels:
        find_bot(level)(game)
    assert set(strength_of(game)) <= set(game.levels)


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (b"", "data-shape"),
        (b'{"rank": "master"}', "data-shape"),
        (b'[{"rank": "master", "bot": "greedy", "time": 3}]', "data-shape"),
        (b'[{"rank": "champion", "bot": "greedy"}]', "data-among"),
        (b'[{"rank": "master", "bot": "greedy"}, {"rank": "master", "bot": "random"}]', "data-twice"),
    ],
)
def test_a_damaged_table_is_said_to_be_that(table: bytes, code: str) -> None:
    with pytest.raises(BadData, match=code) as error:
        read_levels(table)
    assert error.value.values["file"] == "levels.json"


def test_a_table_that_is_not_there_and_a_method_that_nobody_knows() -> None:
    with pytest.raises(BadData, match="data-missing"):
        levels_in("krajina.core")
    game = _game('[{"rank": "master", "bot": "oracle"}]')
    with pytest.raises(BadData, match=r"data-among.*oracle"):
        Ranked("master")(game)


def test_a_level_that_a_game_does_not_have() -> None:
    with pytest.raises(UnknownName, match=r"no-such-level.*beginner.*master"):
        find_bot("master@nobody")(find_game("stroganov"))
    with pytest.raises(UnknownName, match="no-levels-here"):
        find_bot("master")(find_game("harvest"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_styles_and_what_a_level_sees_have_words(name: str, language: str) -> None:
    game = find_game(name)
    words = Words(language, game.words, strict=True)
    for level in game.levels.values():
        assert set(level.sight) <= set(game.judge().names)
        assert not level.style or words.has(f"style-{level.style}")
    assert [term for term in game.judge().names if not words.has(f"term-{term}")] == []


def test_the_level_below_another() -> None:
    rows = [("beginner", ""), ("journeyman", "builder"), ("journeyman", ""), ("adept", "farmer"), ("master", "")]
    game = _game(
        "[" + ",".join(f'{{"rank": "{rank}", "style": "{style}", "bot": "greedy"}}' for rank, style in rows) + "]"
    )
    below = {name: weaker(game, name) for name in (*game.levels, "expert", "greedy")}
    assert below == {
        "beginner": "",
        "journeyman@builder": "beginner",
        "journeyman": "beginner",
        "adept@farmer": "journeyman",
        "expert": "adept@farmer",
        "master": "adept@farmer",
        "greedy": "",
    }


def test_bots_that_are_no_levels() -> None:
    assert {"greedy", "random"} <= set(other_bots())
    assert not any(map(is_rank, other_bots()))


def _game(table: str) -> AnyGame:
    game: Any = SimpleNamespace(name="carcassonne", levels=read_levels(table.encode()))
    found: AnyGame = game
    return found
