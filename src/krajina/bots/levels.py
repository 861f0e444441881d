"""The six levels, as bots: each is what the game makes of it, a method with its budget and its sight."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from krajina.bots.greedy import GreedyBot
from krajina.bots.turns import TurnsBot
from krajina.core.errors import UnknownName
from krajina.core.game import AnyGame
from krajina.core.level import RANKS, Level
from krajina.core.registry import AnyBot, BotMaker

METHODS: Final[Mapping[str, Callable[[AnyGame, Level], AnyBot]]] = {"greedy": GreedyBot, "turns": TurnsBot}


class Ranked:
    """Makes the bot of a rank: `master`, or in a style of it, `journeyman@builder`."""

    def __init__(self, rank: str, style: str = "") -> None:
        self.name = f"{rank}@{style}" if style else rank
        self.levels = _Styles(rank) if not style else {}

    def __call__(self, game: AnyGame) -> AnyBot:
        """Raises UnknownName where the game has no such level."""
        level = game.levels.get(self.name)
        if level is None:
            raise UnknownName("unknown-level", name=game.name, level=self.name, known=tuple(game.levels))
        return METHODS[level.bot](game, level)


class _Styles(Mapping[str, BotMaker]):
    """Whatever style is asked for: which there are, the game says when the bot is made."""

    def __init__(self, rank: str) -> None:
        self.rank = rank

    def __getitem__(self, style: str) -> BotMaker:
        return Ranked(self.rank, style)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def __contains__(self, style: object) -> bool:
        return True

    def __bool__(self) -> bool:
        return True


BEGINNER, APPRENTICE, JOURNEYMAN, ADEPT, EXPERT, MASTER = map(Ranked, RANKS)
