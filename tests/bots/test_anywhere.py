"""Bots from anywhere: by name, by level, by module, by file; and what is none."""

from pathlib import Path

import pytest

from krajina.bots.anywhere import bot_anywhere, made_bot
from krajina.bots.greedy import GreedyBot
from krajina.bots.random import RandomBot
from krajina.core import GameError, UnknownName, find_bot, find_game

BOTS = Path(__file__).parent.parent / "arena/bots.py"


def test_a_bot_is_found_by_name_by_module_and_by_file() -> None:
    assert bot_anywhere("greedy") is GreedyBot
    assert bot_anywhere("krajina.bots.greedy:GreedyBot") is GreedyBot
    assert getattr(bot_anywhere(f"{BOTS}:Talking"), "__name__", "") == "Talking"


def test_a_level_is_one_that_the_bot_offers() -> None:
    assert bot_anywhere(f"{BOTS}:Talking@quiet") is RandomBot
    with pytest.raises(UnknownName, match="unknown-level") as error:
        bot_anywhere(f"{BOTS}:Talking@loud")
    assert error.value.values["known"] == ("quiet",)
    with pytest.raises(UnknownName, match="no-levels"):
        find_bot("greedy@hard")


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("x = (", "bot-not-loaded"),
        ("import nothing.like.that", "bot-not-loaded"),
        ("raise SystemExit", "bot-not-loaded"),
        ("class Other: choose = print", "no-such-class"),
        ("class Bot: pass", "no-bots-there"),
        ("Bot = 7", "no-bots-there"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(tmp_path: Path, source: str, code: str) -> None:
    file = tmp_path / "some.py"
    file.write_text(source)
    with pytest.raises(UnknownName, match=code):
        bot_anywhere(f"{file}:Bot")


@pytest.mark.parametrize(("source", "code"), [("class Other: choose = print", "which-bot"), ("x = 7", "no-bots-there")])
def test_a_file_alone_is_asked_which_of_its_bots_it_is(tmp_path: Path, source: str, code: str) -> None:
    file = tmp_path / "some.py"
    file.write_text(source)
    with pytest.raises(UnknownName, match=code) as refused:
        bot_anywhere(str(file))
    assert refused.value.values.get("known") == (("Other",) if code == "which-bot" else None)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownName, match="bot-not-loaded"):
        bot_anywhere("nowhere.py:Bot")
    with pytest.raises(UnknownName, match="bot-not-loaded"):
        bot_anywhere("nowhere.at.all:Bot")


def test_a_file_may_use_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "krajina_test_neighbour.py").write_text("from krajina.bots.random import RandomBot as Neighbour\n")
    (tmp_path / "mine.py").write_text("from krajina_test_neighbour import Neighbour as Bot\n")
    assert bot_anywhere(f"{tmp_path}/mine.py:Bot") is RandomBot


def test_a_bot_that_cannot_be_made_is_named() -> None:
    with pytest.raises(GameError, match="not today"):
        made_bot(bot_anywhere(f"{BOTS}:Unwilling"), "Unwilling", find_game("harvest"))
