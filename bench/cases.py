"""What is measured: games with options."""

from importlib.metadata import entry_points
from itertools import count
from random import Random
from typing import Any

import msgspec

from bench.rounds import Played, Runner
from krajina.core import AnyGame, find_game, playout
from krajina.games.carcassonne.game import GAME, Carcassonne
from krajina.games.carcassonne.options import MOST_COPIES, CarcassonneOptions
from krajina.games.carcassonne.playouts import playouts


class Case(msgspec.Struct, frozen=True):
    """A game as it is set up for measuring."""

    name: str
    game: AnyGame
    options: Any
    turns: tuple[int, ...] = ()  # whose times are printed
    whole: bool = True  # whether whole games are measured, next to the yardstick

    def runner(self) -> Runner:
        """Whole games through the contract, a decision at a time."""
        rng = Random(1)

        def run(games: int) -> Played:
            return Played(games, sum(playout(self.game, self.game.new(self.options), rng) for _ in range(games)))

        return Runner(self.name, run)


def plain() -> list[Case]:
    """Every installed game but Carcassonne, for two and alone where that is possible, else for the fewest and most."""
    names = sorted(entry.name for entry in entry_points(group="krajina.games"))
    games = [find_game(name) for name in names if name != "carcassonne"]
    tables = [(game, seats) for game in games for seats in _tables(game)]
    return [Case(f"{game.name}, {seats}", game, game.options(seats=seats)) for game, seats in tables]


def _tables(game: AnyGame) -> tuple[int, ...]:
    small = tuple(seats for seats in (2, 1) if seats in game.seats)
    return small or (game.seats[0], game.seats[-1])


def inside() -> list[Runner]:
    """Carcassonne's loop of whole games inside the engine, where no action is made."""
    start, seeds = GAME.new(CarcassonneOptions(seats=2)), count(1)
    return [Runner("base, whole games inside", lambda games: Played(len(playouts(start, games, next(seeds))), 0))]


def carcassonne() -> list[Case]:
    """Base game, everything, boxes left in the cupboard against no boxes at all, and a table of 1,500 tiles."""
    base, everything = CarcassonneOptions(seats=2), CarcassonneOptions(seats=2, boxes="all")
    many = CarcassonneOptions(seats=2, boxes="all", copies=dict.fromkeys(everything.set_names, MOST_COPIES))
    return [
        Case("base", GAME, base, (10, 40, 70)),
        Case("base, no boxes made", Carcassonne(()), base),
        Case("all boxes", GAME, everything, (10, 40, 70)),
        Case("all boxes, 10 copies", GAME, many, (10, 40, 70, 300, 700, 1400), whole=False),
    ]
