"""Levels: how strong a bot is, said so that it is as strong on every machine."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from krajina.core.errors import BadData, place_and_reason
from krajina.core.understood import understood

FILE: Final = "levels.json"
# The levels that every game of ours has, from the weakest to the strongest.
RANKS: Final = ("beginner", "apprentice", "journeyman", "adept", "expert", "master")


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a bot thinks, how much, and what it sees: never a time, and never a blunder at random."""

    rank: str  # one of RANKS
    style: str = ""  # what it likes, where a rank has several of equal strength
    bot: str  # the method, by the name under which it is registered
    nodes: int = 0  # positions that it may look at for a decision
    sight: dict[str, float] = {}  # by term of the game's judge, how much it counts; 1 where nothing is said

    @property
    def name(self) -> str:
        """The name under which it is chosen: `journeyman`, or with its style `journeyman@builder`."""
        return f"{self.rank}@{self.style}" if self.style else self.rank


Levels = Mapping[str, Level]


def by_name(levels: Sequence[Level]) -> Levels:
    """Levels by their names, the weakest first."""
    return {level.name: level for level in sorted(levels, key=lambda level: RANKS.index(level.rank))}


def read_levels(data: bytes, file: str = FILE) -> Levels:
    """Read a table of levels, a list of them as JSON; raises BadData."""
    try:
        levels = msgspec.json.decode(data, type=understood(list[Level]))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place, reason = place_and_reason(error)
        raise BadData("data-shape", file=file, place=place, reason=reason) from error
    seen = set[str]()
    for index, level in enumerate(levels):
        if level.rank not in RANKS:
            raise BadData("data-among", file=file, place=f"$[{index}].rank", found=level.rank, known=RANKS)
        if level.name in seen:
            raise BadData("data-twice", file=file, place=f"$[{index}]", found=level.name)
        seen.add(level.name)
    return by_name(levels)


@cache
def levels_in(package: str) -> Levels:
    """The levels of a game, in the file beside what its bots know; raises BadData."""
    try:
        data = files(package).joinpath(FILE).read_bytes()
    except OSError as error:
        raise BadData("data-missing", file=FILE, folder=package) from error
    return read_levels(data)
