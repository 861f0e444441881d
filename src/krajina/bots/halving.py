"""Sequential halving: which of several answers is best, when each look at one is a game of chance.

All that are still in the running are looked at equally often, with the same luck; then the worse half is dropped. So
luck falls on all alike, and most looks go to those that are hard to tell apart.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import TypeVar

T = TypeVar("T")


def best_of(arms: Sequence[T], look: Callable[[T, int], float], looks: int) -> list[tuple[T, float]]:
    """The arms with their mean results, the best first; `look(arm, luck)` is asked about so many times in all.

    The number of the luck is the same for all arms of a round. A dropped arm keeps the mean that it had.
    """
    totals = [0.0] * len(arms)
    counts = [0] * len(arms)
    running = list(range(len(arms)))
    rounds = max(1, ceil(log2(len(arms)))) if arms else 0
    luck = 0
    dropped: list[int] = []
    for _ in range(rounds):
        each = max(1, looks // (rounds * len(running)))
        for _ in range(each):
            for arm in running:
                totals[arm] += look(arms[arm], luck)
                counts[arm] += 1
            luck += 1
        running.sort(key=lambda arm: -totals[arm] / counts[arm])
        half = (len(running) + 1) // 2
        running, dropped = running[:half], running[half:] + dropped
    return [(arms[arm], totals[arm] / counts[arm]) for arm in running + dropped]
