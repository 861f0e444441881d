"""One scale for all bots of a game: Bradley-Terry by maximum likelihood, over all their duels.

A table of more than two seats is broken into the duels of its seats, which estimates the Plackett-Luce model. Intervals
come from drawing the seed groups of each match anew, again and again.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from strength.results import Result

Duels: TypeAlias = Mapping[tuple[str, str], tuple[float, float]]  # won and lost, by pair
ELO: Final = 400 / math.log(10)
ROUNDS: Final = 2000
ENOUGH: Final = 1e-7
DRAWN: Final = 400  # times that the groups are drawn anew
PRIOR: Final = 0.5  # of a duel won by either side: nobody is infinitely better


def ratings(results: Sequence[Result], anchor: str) -> dict[str, tuple[float, float, float]]:
    """By bot its rating above the anchor's with the bounds of 95 %; bots that no chain of duels joins are left out."""
    names = _joined(results, anchor)
    if not names:
        return {}
    met = [result for result in results if set(result.bots) <= names and len(set(result.bots)) == 2]
    found = _fitted(_duels(met, None), anchor)
    drawn = [_fitted(_duels(met, Random(number)), anchor) for number in range(DRAWN)]
    low, high = int(0.025 * DRAWN), int(0.975 * DRAWN)
    bounds = {name: sorted(each[name] for each in drawn) for name in found}
    return {name: (found[name], bounds[name][low], bounds[name][high]) for name in found}


def _joined(results: Sequence[Result], anchor: str) -> set[str]:
    names, grows = {anchor}, True
    while grows:
        more = {name for result in results if names & set(result.bots) for name in result.bots} - names
        names |= more
        grows = bool(more)
    return names if len(names) > 1 else set()


def _duels(results: Sequence[Result], rng: Random | None) -> dict[tuple[str, str], tuple[float, float]]:
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for result in results:
        groups = result.beaten if rng is None else rng.choices(result.beaten, k=len(result.beaten))
        first, second = dict.fromkeys(result.bots)
        won = fmean(groups) * result.games
        before = found.get((first, second), (PRIOR, PRIOR))
        found[first, second] = (before[0] + won, before[1] + result.games - won)
    return found


def _fitted(duels: Duels, anchor: str) -> dict[str, float]:
    """Maximum likelihood by the iteration of Zermelo."""
    names = sorted({name for pair in duels for name in pair})
    strength = dict.fromkeys(names, 1.0)
    won = {name: sum(_won(name, pair, score) for pair, score in duels.items()) for name in names}
    for _ in range(ROUNDS):
        before = strength
        strength = {
            name: won[name]
            / sum(
                (score[0] + score[1]) / (before[pair[0]] + before[pair[1]])
                for pair, score in duels.items()
                if name in pair
            )
            for name in names
        }
        scale = strength[anchor]
        strength = {name: each / scale for name, each in strength.items()}
        if all(math.isclose(strength[name], before[name], rel_tol=ENOUGH) for name in names):
            break
    return {name: ELO * math.log(strength[name]) for name in names}


def _won(name: str, pair: tuple[str, str], score: tuple[float, float]) -> float:
    return score[0] if pair[0] == name else score[1] if pair[1] == name else 0.0
