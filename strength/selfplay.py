"""Games that a game's bots play among themselves, as numbers: what learning learns from.

After every turn of a game each seat's features and base are taken down; at the end what each seat has come to. Some
answers are taken at random among the few best ones: else all games would be alike.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol, cast

import numpy as np

from krajina.core import CHANCE, make_options
from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.game import AnyGame, State
from krajina.core.judge import Judge
from krajina.core.registry import find_game

CURIOUS: Final = 0.1  # of all answers are not the best one
FEW: Final = 4  # but one of so many best


class Learner(Protocol):
    """A judge that learns."""

    def features(self, state: State) -> list[list[float]]: ...

    def base(self, state: State) -> list[float]: ...


def play_games(job: tuple[str, Mapping[str, object], Mapping[str, float], int, int]) -> list[dict[str, np.ndarray]]:
    """So many games of a set-up: for each the features by turn, seat and name, the base, and the end."""
    name, settings, sight, seed, games = job
    game = find_game(name)
    judge = game.judge(sight)
    return [_played(game, judge, settings, Random(seed + number)) for number in range(games)]


def _played(
    game: AnyGame, judge: Judge[State, Action], settings: Mapping[str, object], rng: Random
) -> dict[str, np.ndarray]:
    state = game.new(make_options(game, dict(settings)))
    state.events = None
    learner = cast("Learner", judge)
    features, bases, now = [], [], game.turn(state)
    while decisions := game.decisions(state):
        decision = decisions[0]
        is_luck = decision.seat == CHANCE
        action = decision.choices.sample(rng) if is_luck else _answer(game, judge, state, decision, rng)
        game.advance(state, decision.seat, action)
        if (after := game.turn(state)) not in (now, None):  # at the end, there is nothing to hope for any more
            now = after
            features.append(learner.features(state))
            bases.append(learner.base(state))
    outcome = game.outcome(state)
    assert outcome is not None, "it is over"
    end = _end(outcome.points, outcome.places, len(bases[0]))
    return {"features": np.array(features, np.float32), "base": np.array(bases, np.float32), "end": end}


def _end(points: Sequence[int], places: Sequence[int], seats: int) -> np.ndarray:
    return np.array([points[:seats], places[:seats]], np.float32)


def _answer(
    game: AnyGame, judge: Judge[State, Action], state: State, decision: Decision[Action], rng: Random
) -> Action:
    """One step ahead, in a world imagined for the seat."""
    world = game.imagine(state, decision.seat, rng)
    found: list[tuple[float, int, Action]] = []
    for number, action in enumerate(judge.candidates(world, decision, rng)):
        after = world.copy()
        after.events = None
        game.advance(after, decision.seat, action)
        found.append((-judge.foresee(after, decision.seat), number, action))
    found.sort(key=lambda one: one[:2])
    best = rng.randrange(min(FEW, len(found))) if rng.random() < CURIOUS else 0
    return found[best][2]
