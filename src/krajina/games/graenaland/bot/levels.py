"""The levels of the bots of this game: read once from their table."""

from functools import cache
from importlib.resources import files
from typing import Final

from krajina.core.level import Level, Levels, by_name
from krajina.core.tables import read_table

FILE: Final = "levels.json"


@cache
def our_levels() -> Levels:
    """By name, the weakest first."""
    return by_name(read_table(files("krajina.games.graenaland.bot"), FILE, list[Level]))
