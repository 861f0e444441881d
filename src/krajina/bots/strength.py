"""How strong the levels of a game were found to be; `make strength` measures that and writes it down."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from krajina.core.game import AnyGame
from krajina.core.understood import understood

FILE: Final = "strength.json"


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of a level: its rating with an interval of 95 %, in so many games."""

    elo: float  # above the weakest level
    low: float
    high: float
    games: int
    greedy: float | None = None  # the share of its games against `greedy` that it won


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a game: of which rules, and by name of the level what was found."""

    rules: str
    levels: dict[str, Strength]


def strength_of(game: AnyGame) -> Mapping[str, Strength]:
    """What was measured, by level; nothing if it was not, or for other rules: people can do without."""
    measured = _read(game.words)
    return measured.levels if measured is not None and measured.rules == game.rules else {}


@cache
def _read(package: str) -> Measured | None:
    try:
        data = files(package).joinpath("bot", FILE).read_bytes()
        return msgspec.json.decode(data, type=understood(Measured))
    except (ImportError, OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
