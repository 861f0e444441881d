"""What the terms of a position weigh: as was learned, and as a sight makes of it."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from krajina.core.weights import read_weights
from krajina.games.graenaland.bot.terms import LEARNED, NAMES


@cache
def _ours(rules: str) -> tuple[float, ...]:
    return tuple(read_weights(files("krajina.games.graenaland.bot"), "graenaland", rules, LEARNED))


def weighed(rules: str, sight: Mapping[str, float] | None) -> list[float]:
    """By term what it weighs to a bot with such a sight: what is not learned weighs 1."""
    sight = sight or {}
    learned = dict(zip(LEARNED, _ours(rules), strict=True))
    return [learned.get(name, 1.0) * sight.get(name, 1.0) for name in NAMES]
