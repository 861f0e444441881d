"""What bots need of a game: positions valued at the leaves of a search, and worlds imagined."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

from bench.cases import Case
from bench.rounds import Played, Runner
from krajina.core import CHANCE, AnyGame, Decision, Seat

GAMES = 6
EVERY = 7  # decisions between two positions that are looked at
CHOICES = 8  # leaves of a position


def thinking(cases: list[Case]) -> list[Runner]:
    """For each game how many leaves it values a second, how many positions, and how many worlds it imagines."""
    return [runner for case in cases for runner in _runners(case)]


def _runners(case: Case) -> Iterator[Runner]:
    game, found = case.game, list(_positions(case.game, case.options))
    branches = [(state, asked.seat, list(islice(asked.choices, CHOICES))) for state, asked in found]
    at, again, once_more = cycle(branches), cycle(branches), cycle(branches)
    rng = Random(1)

    def leaves(count: int) -> Played:
        """Copies of a position, each with one choice done, valued for the seat that chose."""
        valued = 0
        while valued < count:
            state, seat, choices = next(at)
            game.evaluate(state, seat)
            for action in choices:
                leaf = state.copy()
                game.advance(leaf, seat, action)
                game.evaluate(leaf, seat)
            valued += len(choices)
        return Played(valued, 0)

    def values(count: int) -> Played:
        for state, seat, _ in islice(again, count):
            game.evaluate(state, seat)
        return Played(count, 0)

    def worlds(count: int) -> Played:
        for state, seat, _ in islice(once_more, count):
            game.imagine(state, seat, rng)
        return Played(count, 0)

    yield Runner(f"{case.name}: leaves", leaves)
    yield Runner(f"{case.name}: values", values)
    yield Runner(f"{case.name}: worlds", worlds)


def _positions(game: AnyGame, options: Any) -> Iterator[tuple[Any, Decision[Any]]]:
    """Positions of random games in which a seat is asked, but for the beginning and the end."""
    for seed in range(GAMES):
        rng, state = Random(seed), game.new(options)
        state.events = None
        asked: list[tuple[Any, Seat]] = []
        while decisions := game.decisions(state):
            if decisions[0].seat != CHANCE:
                asked.append((state.copy(), decisions[0].seat))
            game.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
        for kept, seat in asked[len(asked) // 4 : -len(asked) // 8 : EVERY]:
            yield kept, next(decision for decision in game.decisions(kept) if decision.seat == seat)
