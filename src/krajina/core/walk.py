"""Walks: a position that a search goes through by numbers, many thousand times a second.

A game whose choices are numbers inside has a walk of its own; `bots/walking.py` has one for all others. Where luck is
asked, or a choice at random will do, a walk picks.
"""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from krajina.core.action import A
from krajina.core.luck import Luck

OVER: Final = -2  # nobody is asked: the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(Generic[A]):
    """A position of one's own."""

    def copy(self) -> "Walk[A]":
        """A copy that shares nothing that changes."""
        raise AssertionError("every walk says this")

    def asked(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        raise AssertionError("every walk says this")

    def codes(self) -> list[int]:
        """The choices of the seat that is asked."""
        raise AssertionError("every walk says this")

    def action(self, code: int) -> A:
        """The action that such a choice is."""
        raise AssertionError("every walk says this")

    def pick(self, luck: Luck) -> int:
        """A choice at random; of chance by its weights."""
        raise AssertionError("every walk says this")

    def do(self, code: int) -> None:
        """Do what was chosen, and all that follows from it."""
        raise AssertionError("every walk says this")

    def wander(self, turns: int, luck: Luck) -> None:
        """Play until so many turns have passed on, or to the end, at random."""
        raise AssertionError("every walk says this")

    def values(self) -> list[float]:
        """What the position is worth to each seat."""
        raise AssertionError("every walk says this")

    def points(self) -> list[float]:
        """The points of each seat so far."""
        raise AssertionError("every walk says this")
