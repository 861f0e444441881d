"""Figures: intervals by seed groups, shares and times, without a library for it."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist, fmean, variance
from typing import Final, TypeAlias

from krajina.arena.played import STEPS

Interval: TypeAlias = tuple[float, float]

SURE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + SURE) / 2)


def mean_interval(groups: Sequence[float]) -> Interval | None:
    """Where the mean lies, by Student's distribution over seed groups; None for a single one."""
    if len(groups) < 2:
        return None
    reach = student(len(groups) - 1) * math.sqrt(variance(groups) / len(groups))
    mean = fmean(groups)
    return mean - reach, mean + reach


def share_interval(groups: Sequence[float], games: int) -> Interval:
    """Where a share lies: Wilson's interval, wider where games of one seed go together more than by chance."""
    share = fmean(groups)
    alone = share * (1 - share) / games  # the variance of the mean of games that have nothing in common
    together = variance(groups) / len(groups) if len(groups) > 1 else alone
    effective = games if together <= alone or not alone else games * alone / together
    return wilson(share, effective)


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval of a share of so many independent games."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that belongs to Z, exactly for one and two degrees, else by expansion."""
    if freedom == 1:
        return math.tan(math.pi * SURE / 2)
    if freedom == 2:
        return SURE * math.sqrt(2 / (1 - SURE * SURE))
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / math.pow(freedom, power) for power, term in enumerate(terms, 1))


def time_at(times: Iterable[Mapping[int, int]], part: float) -> float:
    """The milliseconds that this part of all decisions did not take longer than."""
    total = Counter[int]()
    for each in times:
        total.update(each)
    count = 0.0
    for step in sorted(total):
        count += total[step]
        if count >= part * total.total():
            return math.exp2(step / STEPS) / 1000
    return 0.0
