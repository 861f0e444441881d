"""The measuring of strength: the scale, the figures of a match, and what is learned, where the truth is known."""

import math
from random import Random

import numpy as np
import pytest
from strength.learn import fitted
from strength.plan import plan
from strength.rating import ratings
from strength.results import Result, duels_of, margin_of, share_of

from krajina.arena import new_match
from krajina.arena.played import Played
from krajina.core.level import RANKS


def played(bots: tuple[str, ...], points: tuple[int, ...], places: tuple[int, ...]) -> Played:
    return Played(1, bots, points, places, (0,) * len(bots), (0.0,) * len(bots), ({},) * len(bots), "")


def result(first: str, second: str, beaten: list[float]) -> Result:
    return Result(
        game="harvest",
        name=f"{first} – {second}",
        bots=(first, second),
        rules="1",
        codes="",
        date="",
        games=len(beaten),
        share=0.5,
        share_interval=(0, 1),
        duels=0.5,
        duels_interval=(0, 1),
        margin=0,
        margin_interval=None,
        wins=beaten,
        beaten=beaten,
        times={},
        core_hours=0,
    )


def test_shares_duels_and_margins_count_what_they_say() -> None:
    game = played(("a", "b", "b"), (5, 7, 5), (2, 1, 2))
    assert (share_of(game, "a"), share_of(game, "b")) == (0, 1)
    assert (duels_of(game, "a"), duels_of(game, "b")) == (0.25, 0.75)
    assert margin_of(game, "a") == -2
    alone = played(("a",), (40, 30), (1, 2))
    assert (share_of(alone, "a"), duels_of(alone, "a"), margin_of(alone, "a")) == (1, 1, 10)


def test_the_scale_finds_how_strong_bots_were() -> None:
    rng = Random(1)
    true = {"a": 0.0, "b": 100.0, "c": 300.0}

    def duels(one: str, other: str) -> list[float]:
        likely = 1 / (1 + math.pow(10, (true[other] - true[one]) / 400))
        return [float(rng.random() < likely) for _ in range(2000)]

    pairs = (("b", "a"), ("c", "b"), ("c", "a"))
    found = ratings([result(one, other, duels(one, other)) for one, other in pairs], "a")
    assert found["a"][0] == 0
    for name in ("b", "c"):
        rating, low, high = found[name]
        assert low < rating < high < low + 60
        assert rating == pytest.approx(true[name], abs=30)
    assert ratings([result("x", "y", [1.0])], "a") == {}, "no chain leads there"


def test_regression_finds_the_weights_and_leaves_what_says_nothing() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(5000, 3))
    rows[:, 2] = 0
    found = fitted(rows, rows @ np.array([2.0, -1.0, 5.0]) + rng.normal(size=5000), np.array([1.0, 0.0, 7.0]))
    assert found == pytest.approx([2, -1, 7], abs=0.1)


def test_every_match_of_the_plan_can_be_played() -> None:
    keys = [meeting.key for meeting in plan()]
    assert len(keys) == len(set(keys))
    for meeting in plan():
        match = new_match(meeting.game, meeting.bots, meeting.seats, meeting.settings)
        assert len(match.lineups[0]) == meeting.seats
    for game in ("carcassonne", "stroganov", "graenaland"):
        assert {bot for meeting in plan() if meeting.game == game for bot in meeting.bots} >= set(RANKS)
