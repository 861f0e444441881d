"""The six levels, as bots: each is what the game makes of it, a method with its budget and its sight."""

from collections.abc import Callable, Mapping
from typing import Final

from krajina.bots.ahead import AheadBot
from krajina.bots.greedy import GreedyBot
from krajina.bots.search import SearchBot
from krajina.bots.turns import TurnsBot
from krajina.core.errors import BadData, UnknownName
from krajina.core.game import AnyGame
from krajina.core.level import FILE, RANKS, Level, Levels
from krajina.core.registry import AnyBot, bot_names

LONGEST: Final = 100  # characters of a name that is told back
MIDDLE: Final = "journeyman"
METHODS: Final[Mapping[str, Callable[[AnyGame, Level], AnyBot]]] = {
    "ahead": AheadBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "turns": TurnsBot,
}


def level_of(game: AnyGame, name: str) -> Level:
    """The level of that name; raises UnknownName, BadData."""
    levels = game.levels
    if name in levels:
        return levels[name]
    if not levels:
        raise UnknownName("no-levels-here", game=game.name, level=name[:LONGEST])
    raise UnknownName("no-such-level", game=game.name, level=name[:LONGEST], known=tuple(levels))


def levels_known(game: AnyGame) -> Levels:
    """The levels of a game; none where its table of them is damaged, for those who can do without."""
    try:
        return game.levels
    except BadData:
        return {}


def is_rank(name: str) -> bool:
    """Tell whether a bot is a level, perhaps in a style: then which ones there are is for the game to say."""
    return name.partition("@")[0] in RANKS


def other_bots() -> tuple[str, ...]:
    """The registered bots that are no levels: they play every game."""
    return tuple(name for name in bot_names() if not is_rank(name))


def check_known(name: str, game: AnyGame) -> None:
    """Raise UnknownName, or BadData, if no bot of that name plays a game; levels of outside bots are not looked at."""
    if is_rank(name):
        level_of(game, name)
    elif name.partition("@")[0] not in bot_names():
        raise unknown_bot(name, game)


def unknown_bot(name: str, game: AnyGame) -> UnknownName:
    """There is no bot of that name; those that play the game are told."""
    return UnknownName("unknown-bot", name=name[:LONGEST], known=(*levels_known(game), *other_bots()))


def usual(game: AnyGame) -> str:
    """The level for whoever does not choose: people can beat it, and need not. Nothing where there are no levels."""
    levels = list(levels_known(game).values())
    middle = [level.name for level in levels if level.rank == MIDDLE] or [level.name for level in levels]
    return min(middle, key=lambda name: "@" in name, default="")


def weaker(game: AnyGame, name: str) -> str:
    """The level below one that cannot play, without a style if there is such; nothing below the lowest."""
    levels = levels_known(game)
    if not is_rank(name):
        return ""
    below = RANKS[: RANKS.index(name.partition("@")[0])]
    found = [level for level in levels.values() if level.rank in below]
    best = max(found, key=lambda level: (RANKS.index(level.rank), not level.style), default=None)
    return best.name if best else ""


class Ranked:
    """Makes the bot of a rank: `master`, or in a style of it, `journeyman@builder`."""

    def __init__(self, rank: str, style: str = "") -> None:
        self.rank = rank
        self.name = f"{rank}@{style}" if style else rank

    def __call__(self, game: AnyGame) -> AnyBot:
        """Raises UnknownName where the game has no such level, BadData where its table of levels is damaged."""
        level = level_of(game, self.name)
        if level.bot not in METHODS:
            raise BadData("data-among", file=FILE, place=level.name, found=level.bot, known=tuple(METHODS))
        return METHODS[level.bot](game, level)

    def at(self, style: str) -> "Ranked":
        """In a style, whatever it is called: which there are, the game says when the bot is made."""
        return Ranked(self.rank, style)


BEGINNER, APPRENTICE, JOURNEYMAN, ADEPT, EXPERT, MASTER = map(Ranked, RANKS)
