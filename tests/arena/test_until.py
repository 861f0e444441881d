"""The sequential test: it is wrong about as seldom as it says, and needs fewer games than a fixed number."""

from random import Random

import pytest

from krajina.arena.until import ERRORS, LEAST, Until
from krajina.core import BadOptions

SPREAD = 16.0


def decided(true: float, seed: int, runs: int = 300) -> tuple[float, float]:
    """How often the upper bound won, and after how many groups on average."""
    rng, upper, groups = Random(seed), 0, 0
    for _ in range(runs):
        until = Until(0, 3)
        while not until.decision:
            until.see(rng.gauss(true, SPREAD))
        upper += until.decision == "upper"
        groups += until.groups
    return upper / runs, groups / runs


def test_errors_are_about_as_seldom_as_promised() -> None:
    assert decided(0, 1)[0] < 2 * ERRORS
    assert decided(3, 2)[0] > 1 - 2 * ERRORS


def test_what_is_clear_is_decided_early() -> None:
    upper, groups = decided(60, 3)
    assert upper == 1
    assert groups == LEAST
    fixed = (2 * 1.645 * SPREAD / 3) ** 2  # groups that a test of a fixed number needs for the same errors
    assert decided(0, 4)[1] < 0.7 * fixed


def test_a_win_in_every_game_is_a_decision() -> None:
    until = Until(0.5, 1.0, "share")
    for count in range(1, LEAST + 1):
        assert not until.decision, count
        until.see(1.0)
    assert until.decision == "upper"


def test_nothing_changes_a_decision() -> None:
    until = Until(0, 3)
    while not until.decision:
        until.see(2)
    groups = until.groups
    until.see(-1000)
    assert (until.decision, until.groups) == ("upper", groups)


def test_bounds_are_points_or_shares() -> None:
    assert (Until.read("0,3").upper, Until.read(" -1.5 , 2 ").lower) == (3, -1.5)
    shares = Until.read("50%,55%")
    assert (shares.lower, shares.upper, shares.measure) == (0.5, 0.55, "share")


@pytest.mark.parametrize("text", ["", "3", "3,0", "1,1", "0,3%", "a,b", "50%,155%", "0,3,5", "nan,3"])
def test_what_are_no_bounds_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        Until.read(text)
