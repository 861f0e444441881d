"""The table of weights: complete, of these rules, and refused with file and place where it is not."""

import pytest

from krajina.core.errors import BadData
from krajina.games.stroganov import GAME
from krajina.games.stroganov.bot.features import NAMES
from krajina.games.stroganov.weights import RULES, WEIGHTS, Learned, in_order

GOOD = dict(zip(NAMES, WEIGHTS, strict=True))


def learned(rules: str = RULES, **weights: float) -> Learned:
    return Learned(game=GAME.name, rules=rules, generation=1, weights={**GOOD, **weights})


def test_the_weights_are_those_of_these_rules() -> None:
    assert GAME.rules == RULES
    assert in_order(learned()) == WEIGHTS


def test_a_damaged_table_is_refused() -> None:
    with pytest.raises(BadData, match="data-due") as of_other_rules:
        in_order(learned(rules="1"))
    assert of_other_rules.value.values["found"] == "1"
    with pytest.raises(BadData, match="data-among"):
        in_order(learned(luck=1.0))
    short = {name: weight for name, weight in GOOD.items() if name != "horse"}
    with pytest.raises(BadData, match="data-key"):
        in_order(Learned(game=GAME.name, rules=RULES, generation=1, weights=short))
