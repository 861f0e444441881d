"""Whole games by several players of games in turns: a noisy machine then slows all of them alike, and ratios hold."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

import msgspec


class Runner(msgspec.Struct, frozen=True):
    """Something that plays whole games: `run(n)` plays about n of them and returns how many it did."""

    name: str
    run: Callable[[int], int]


class Rate(msgspec.Struct, frozen=True):
    """Medians over the rounds."""

    name: str
    games_per_s: float
    ratios: dict[str, float]  # to each of the others, taken round by round


def interleaved(runners: Sequence[Runner], rounds: int, seconds: float) -> list[Rate]:
    """Let each play for so many seconds a round, each round beginning with another one."""
    for runner in runners:
        runner.run(1)  # tables and caches are made once
    speeds: dict[str, list[float]] = {runner.name: [] for runner in runners}
    for number in range(rounds):
        shift = number % len(runners)
        for runner in (*runners[shift:], *runners[:shift]):
            speeds[runner.name].append(_speed(runner, seconds))
    return [
        Rate(name, median(own), {other: _ratio(own, theirs) for other, theirs in speeds.items() if other != name})
        for name, own in speeds.items()
    ]


def _ratio(own: Sequence[float], theirs: Sequence[float]) -> float:
    return median(a / b for a, b in zip(own, theirs, strict=True))


def _speed(runner: Runner, seconds: float) -> float:
    """Games per second of the processor; the number of games asked for at once grows, so that asking costs nothing."""
    games, batch, start = 0, 1, process_time()
    while (spent := process_time() - start) < seconds:
        games += runner.run(batch)
        batch = min(batch * 2, 256)
    return games / spent
