"""The matches that are measured, and what each must come to."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

import msgspec

from krajina.core.level import RANKS
from krajina.core.registry import find_game

FAST: Final = 1000  # games of a pair of which a game takes a few seconds
SLOW: Final = 200  # where it takes over 20 s


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """A match: the first bot is the one that is measured."""

    game: str
    name: str
    bots: tuple[str, ...]
    seats: int
    settings: Mapping[str, object] = {}
    games: int = SLOW
    must: float = 0.0  # the part of the wins that it must come to
    margin: float | None = None  # and the points by which it must lead
    counts: str = "share"  # what `must` is said of: `share` of the wins, or `duels` with single seats of the others

    @property
    def key(self) -> str:
        """Its name among all."""
        return f"{self.game} {self.name}"


def plan() -> tuple[Meeting, ...]:
    """Everything that `make strength` measures."""
    ladders = (meeting for game, seats in LADDERS.items() for meeting in (*ladder(game, seats), *styles(game, seats)))
    return (*TARGETS, *ladders)


def styles(game: str, seats: int) -> Iterator[Meeting]:
    """Every style against the plain bot of its rank: about as strong."""
    for level in find_game(game).levels.values():
        if level.style:
            yield Meeting(
                game=game,
                name=f"{level.name} – {level.rank}",
                bots=(level.name, level.rank),
                seats=seats,
                games=SLOW,
                must=0.45,
                counts="duels",
            )


def ladder(game: str, seats: int) -> Iterator[Meeting]:
    """Every level against the one below it."""
    for number, (lower, upper) in enumerate(pairwise(RANKS)):
        games = FAST if number < len(RANKS) - 3 else SLOW
        yield Meeting(
            game=game,
            name=f"{upper} – {lower}",
            bots=(upper, lower),
            seats=seats,
            games=games,
            must=0.62,
            counts="duels",
        )


LADDERS: Final = {"carcassonne": 2, "stroganov": 2, "graenaland": 3}
ALL_BOXES: Final = {"boxes": "all"}
IVAN: Final = {"harder": ["coin_when_failed", "coin_for_trade_fur", "katyusha"]}
TARGETS: Final = (
    Meeting(
        game="carcassonne",
        name="base, 2 seats: master – greedy",
        bots=("master", "greedy"),
        seats=2,
        games=FAST,
        must=0.92,
        margin=18.0,
    ),
    Meeting(
        game="carcassonne",
        name="base, 2 seats: master – plain",
        bots=("master", "plain"),
        seats=2,
        games=SLOW,
        must=0.70,
    ),
    Meeting(
        game="carcassonne",
        name="all boxes, 2 seats: master – greedy",
        bots=("master", "greedy"),
        seats=2,
        settings=ALL_BOXES,
        games=SLOW,
        must=0.80,
    ),
    Meeting(
        game="carcassonne",
        name="all boxes, 4 seats: master – three greedy",
        bots=("master", "greedy"),
        seats=4,
        settings=ALL_BOXES,
        games=SLOW,
        must=0.55,
    ),
    Meeting(game="stroganov", name="2 seats: master – greedy", bots=("master", "greedy"), seats=2, must=0.85),
    Meeting(game="stroganov", name="4 seats: master – three greedy", bots=("master", "greedy"), seats=4, must=0.55),
    Meeting(game="stroganov", name="master – Ivan at his hardest", bots=("master",), seats=1, settings=IVAN, must=0.95),
    Meeting(game="graenaland", name="4 seats: master – three greedy", bots=("master", "greedy"), seats=4, must=0.55),
)
