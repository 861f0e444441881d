"""What the terms of a position weigh: a table, and what a sight makes of it. Structs stay out of compiled rooms."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from krajina.core import BadData
from krajina.core.tables import read_table
from krajina.games.graenaland.bot.terms import LEARNED, NAMES

FILE: Final = "weights.json"


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was learned, by which rules, and how often."""

    game: str
    rules: str
    generation: int
    weights: dict[str, float]


def read_weights(folder: Traversable, rules: str) -> tuple[float, ...]:
    """The weights in the order of their names; raises BadData where the table is damaged or of other rules."""
    found = read_table(folder, FILE, Weights)
    if (found.game, found.rules) != ("graenaland", rules):
        raise _bad("$.rules", f"{found.game} {found.rules}, not graenaland {rules}")
    if set(found.weights) != set(LEARNED):
        odd = sorted(set(found.weights) ^ set(LEARNED))
        raise _bad("$.weights", ", ".join(odd))
    return tuple(found.weights[name] for name in LEARNED)


def _bad(place: str, reason: str) -> BadData:
    return BadData("data-shape", file=FILE, place=place, reason=reason)


@cache
def _ours(rules: str) -> tuple[float, ...]:
    return read_weights(files("krajina.games.graenaland.bot"), rules)


def weighed(rules: str, sight: Mapping[str, float] | None) -> list[float]:
    """By term what it weighs to a bot with such a sight: what is not learned weighs 1."""
    sight = sight or {}
    learned = dict(zip(LEARNED, _ours(rules), strict=True))
    return [learned.get(name, 1.0) * sight.get(name, 1.0) for name in NAMES]
