"""Levels: how strong a bot is, said so that it is as strong on every machine."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

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
