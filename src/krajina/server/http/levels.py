"""The levels of a game for clients: what each sees and how strong it was found to be."""

from msgspec import Struct

from krajina.bots.levels import levels_known
from krajina.bots.strength import Strength, strength_of
from krajina.core.game import AnyGame
from krajina.core.level import Level


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A level at which bots play a game; `name` is the bot to ask for."""

    name: str
    rank: str
    style: str
    nodes: int  # positions that it looks at for a decision; 0: it looks one step ahead
    blind: tuple[str, ...]  # what it does not see, by the terms of the game
    dim: tuple[str, ...]  # what it counts less than it is worth
    likes: tuple[str, ...]  # what it counts more than it is worth
    strength: Strength | None  # as it was measured


def levels_of(game: AnyGame) -> tuple[LevelInfo, ...]:
    """The levels of a game, the weakest first."""
    measured = strength_of(game)
    return tuple(_told(level, measured.get(level.name)) for level in levels_known(game).values())


def _told(level: Level, strength: Strength | None) -> LevelInfo:
    return LevelInfo(
        name=level.name,
        rank=level.rank,
        style=level.style,
        nodes=level.nodes,
        blind=tuple(name for name, factor in level.sight.items() if factor == 0),
        dim=tuple(name for name, factor in level.sight.items() if 0 < factor < 1),
        likes=tuple(name for name, factor in level.sight.items() if factor > 1),
        strength=strength,
    )
