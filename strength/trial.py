"""A trial of a set of weights: the greedy bot with it against the one without, until a sequential test is sure."""

import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from krajina.arena import Limits, Progress, Until, new_match, play_match
from krajina.arena.until import BOUND
from strength import candidate
from strength.results import margin_of

LEAST: Final = 400  # games over all set-ups
MOST: Final = 3200
BETTER: Final[Mapping[str, float]] = {
    "carcassonne": 2.0,
    "stroganov": 1.5,
    "graenaland": 0.2,
}  # points, to be told from 0


def trial(name: str, setups: Sequence[Mapping[str, object]], factors: Path) -> dict[str, object]:
    """What came out; the set-ups take part in equal shares, each by the seed groups of a match of its own."""
    os.environ[candidate.PLACE] = str(factors)
    shutil.rmtree(factors.with_suffix(""), ignore_errors=True)
    bot = f"{candidate.__file__}:Candidate"
    games = LEAST
    while True:
        groups = [group for setup in setups for group in _margins(name, bot, setup, games // len(setups), factors)]
        until = Until(0.0, BETTER[name])
        played = sum(size for size, _ in groups)
        for _, margin in groups:
            until.add(margin)
        if abs(until.llr) >= BOUND or games >= MOST:
            accepted = until.llr >= BOUND
            mean = fmean(margin for _, margin in groups)
            return {"accepted": accepted, "games": played, "margin": f"{mean:+.2f}", "llr": f"{until.llr:+.2f}"}
        games *= 2


def _margins(name: str, bot: str, setup: Mapping[str, object], games: int, factors: Path) -> list[tuple[int, float]]:
    """By seed group how many games it has, and the candidate's margin in them."""
    match = new_match(name, (bot, "greedy"), None, setup)
    seen: list[Progress] = []
    folder = factors.with_suffix("") / "-".join(map(str, setup.values()))
    play_match(match, games, folder, limits=Limits(60.0), watch=seen.append)
    groups = seen[-1].standing.groups
    return [(len(group), fmean(margin_of(game, match.contestants[0]) for game in group)) for group in groups]
