"""The table of weights: complete, of these rules; and refused with file and name where it is not."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from krajina.core.errors import BadData
from krajina.core.weights import FILE, read_weights
from krajina.games.stroganov import GAME
from krajina.games.stroganov.bot.features import NAMES
from krajina.games.stroganov.bot.weights import RULES, learned


def test_the_weights_are_those_of_these_rules() -> None:
    assert GAME.rules == RULES
    assert len(learned()) == len(NAMES)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "1"}, "weights-rules"),
        ({"game": "carcassonne"}, "weights-rules"),
        ({"weights": {"luck": 1.0}}, "weights-missing"),
        ({"weights": {**dict.fromkeys(NAMES, 1.0), "luck": 1.0}}, "weights-unknown"),
        ({"weights": {"coins.coin": "much"}}, "data-shape"),
    ],
)
def test_a_damaged_table_is_refused(tmp_path: Path, change: dict[str, object], code: str) -> None:
    table = json.loads((files("krajina.games.stroganov.bot") / FILE).read_text("utf-8"))
    (tmp_path / FILE).write_text(json.dumps(table | change), "utf-8")
    with pytest.raises(BadData, match=code) as caught:
        read_weights(tmp_path, GAME.name, GAME.rules, NAMES)
    assert caught.value.values["file"] == FILE
