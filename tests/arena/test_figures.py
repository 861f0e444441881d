"""Intervals against tables and against chance itself."""

from random import Random
from statistics import fmean

import pytest

from krajina.arena.figures import mean_interval, share_interval, student, time_at, wilson
from krajina.arena.played import counted


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_wilsons_interval_is_that_of_the_books() -> None:
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_games_that_go_together_tell_less() -> None:
    apart = share_interval([0.5] * 50, 100)
    together = share_interval([0.0, 1.0] * 25, 100)
    assert apart == wilson(0.5, 100)
    assert together[1] - together[0] > 1.3 * (apart[1] - apart[0])


def test_one_group_has_no_spread() -> None:
    assert mean_interval([3.0]) is None


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = Random(5), []
    for _ in range(2000):
        low, high = mean_interval([rng.gauss(3, 20) for _ in range(8)]) or (0, 0)
        held.append(low < 3 < high)
    assert 0.935 < fmean(held) < 0.965


def test_times_are_found_again_to_a_few_hundredths() -> None:
    times = counted([0.001] * 98 + [0.5] * 2)
    assert time_at([times], 0.5) == pytest.approx(1, rel=0.03)
    assert time_at([times, {}], 0.99) == pytest.approx(500, rel=0.03)
    assert time_at([], 0.5) == 0
