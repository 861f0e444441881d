"""Whole games by several players of games in turns: a noisy machine then slows all of them alike, and ratios hold."""

from collections.abc import Callable, Sequence
from statistics import mean, median
from time import process_time
from typing import NamedTuple

import msgspec


class Played(NamedTuple):
    """How many games were played, and how many decisions that took; 0 where nobody counted them."""

    games: int
    decisions: int


class Runner(msgspec.Struct, frozen=True):
    """Something that plays whole games: `run(n)` plays about n of them and returns how many it did."""

    name: str
    run: Callable[[int], Played]


class Rate(msgspec.Struct, frozen=True):
    """Medians over the rounds."""

    name: str
    games_per_s: float
    decisions_per_game: float
    ratios: dict[str, float]  # of games to each of the others, taken round by round
    decision_ratios: dict[str, float]  # the same of decisions, where both were counted

    @property
    def decisions_per_s(self) -> float:
        """Decisions of seats and draws together."""
        return self.games_per_s * self.decisions_per_game


class Speed(NamedTuple):
    """What one round measured."""

    games_per_s: float
    decisions_per_game: float


def interleaved(runners: Sequence[Runner], rounds: int, seconds: float) -> list[Rate]:
    """Let each play for so many seconds a round, each round beginning with another one."""
    for runner in runners:
        runner.run(1)  # tables and caches are made once
    speeds: dict[str, list[Speed]] = {runner.name: [] for runner in runners}
    for number in range(rounds):
        shift = number % len(runners)
        for runner in (*runners[shift:], *runners[:shift]):
            speeds[runner.name].append(_speed(runner, seconds))
    games = {name: [speed.games_per_s for speed in own] for name, own in speeds.items()}
    lengths = {name: mean(speed.decisions_per_game for speed in own) for name, own in speeds.items()}
    return [_rate(name, games, lengths) for name in speeds]


def _rate(name: str, games: dict[str, list[float]], lengths: dict[str, float]) -> Rate:
    ratios = {other: _ratio(games[name], theirs) for other, theirs in games.items() if other != name}
    counted = {other: length for other, length in lengths.items() if length and other != name and lengths[name]}
    by_decision = {other: ratios[other] * lengths[name] / length for other, length in counted.items()}
    return Rate(name, median(games[name]), lengths[name], ratios, by_decision)


def _ratio(own: Sequence[float], theirs: Sequence[float]) -> float:
    return median(a / b for a, b in zip(own, theirs, strict=True))


def _speed(runner: Runner, seconds: float) -> Speed:
    """Games per second of the processor; the number of games asked for at once grows, so that asking costs nothing."""
    games, decisions, batch, start = 0, 0, 1, process_time()
    while (spent := process_time() - start) < seconds:
        played = runner.run(batch)
        games += played.games
        decisions += played.decisions
        batch = min(batch * 2, 256)
    return Speed(games / spent, decisions / games)
