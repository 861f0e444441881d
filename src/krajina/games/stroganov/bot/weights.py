"""The weights by which bots value positions: read when a bot is first asked, so that a damaged table stops no game."""

from importlib.resources import files
from typing import Final

from krajina.core.weights import read_weights
from krajina.games.stroganov.bot.features import NAMES

RULES: Final = "2"  # of the games that they were learned from
_READ: Final[list[float]] = []


def learned() -> list[float]:
    """In the order of their names; raises BadData."""
    if not _READ:
        _READ.extend(read_weights(files("krajina.games.stroganov.bot"), "stroganov", RULES, NAMES))
    return _READ
