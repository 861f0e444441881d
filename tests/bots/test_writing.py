"""The bot of docs/writing-a-bot.md: as it stands there it plays, and beats who plays at random."""

import re
from pathlib import Path
from random import Random
from typing import Any

from krajina.bots.random import RandomBot
from krajina.core import find_game, make_options, play_game

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def test_the_bot_of_the_page_plays_and_wins() -> None:
    [example] = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    found: dict[str, Any] = {}
    exec(compile(example, str(PAGE), "exec"), found)
    game = find_game("carcassonne")
    play = play_game(game, make_options(game, {"seats": 2}), [found["Looker"](game), RandomBot(game)], Random(1))
    outcome = game.outcome(play.state)
    assert outcome is not None
    assert outcome.winners == (0,)
