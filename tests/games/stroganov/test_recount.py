"""Games are played again by the referee: a slow, separate, obvious implementation of the rules."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.stroganov.referee.compare import plain, same_outcome, same_question, same_table
from tests.games.stroganov.referee.referee import Referee

from krajina.core import CHANCE, Action, Decision, Play
from krajina.games.stroganov.game import GAME
from krajina.games.stroganov.options import StroganovOptions

# How people play: weights of what they do, so that games come to what chance alone would hardly ever do.
EAGER = {
    "ClaimLandscape": 30,
    "FulfilCard": 30,
    "UseCard": 20,
    "SingSong": 20,
    "StepTrophy": 30,
    "StepForStories": 15,
    "BuildOutpost": 8,
    "TakeCard": 5,
    "Skip": 1,
    "EndTurn": 1,
    "Decline": 1,
    "ExtraAction": 2,
}
TEMPERS: dict[str, dict[str, int]] = {
    "careless": {},
    "eager": EAGER,
    "hunter": {**EAGER, "BasicAction": 20, "Hunt": 30, "KeepFur": 30, "TakeFur": 30, "TakeCard": 10},
    "hoarder": {"Hunt": 40, "KeepFur": 40, "TakeFur": 40, "BasicAction": 30, "EndTurn": 10, "Pay": 1},
}
USUAL = 4


def choose(decision: Decision[Action], rng: Random, temper: str) -> Action:
    """Pick a kind of action by the temper, then one of its actions."""
    kinds: dict[str, list[Action]] = {}
    for action in decision.choices:
        kinds.setdefault(type(action).__name__, []).append(action)
    weights = [TEMPERS[temper].get(kind, USUAL) for kind in kinds]
    [kind] = rng.choices(list(kinds), weights)
    return rng.choice(kinds[kind])
