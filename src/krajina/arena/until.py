"""Stopping early: a sequential test tells two bounds apart as soon as the seed groups allow it.

It is the generalised sequential probability ratio test for the mean of a normal distribution whose variance is taken
from what was seen: after n groups of mean m and variance v, LLR = n/v · (upper - lower) · (m - (lower + upper)/2).
Groups are looked at in the order of their numbers, never of their ends: how fast a worker is decides nothing.
"""

import math
import re
from typing import Final, Literal

from krajina.core.errors import BadOptions

ERRORS: Final = 0.05  # how often it may decide for one bound where the other is true
BOUND: Final = math.log((1 - ERRORS) / ERRORS)
LEAST: Final = 16  # groups: fewer do not tell how much they scatter
TINY: Final = 1e-9  # added to the variance: groups that are all alike have none
FORM: Final = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*(%?)\s*,\s*(-?\d+(?:\.\d+)?)\s*(%?)\s*")


class Until:
    """The test, and what it has seen so far."""

    def __init__(self, lower: float, upper: float, measure: Literal["margin", "share"] = "margin") -> None:
        """Bounds of the first bot's mean margin in points, or of its share of the wins between 0 and 1."""
        if not lower < upper or (measure == "share" and not 0 <= lower < upper <= 1):
            raise BadOptions("bad-until", text=f"{lower:g},{upper:g}")
        self.lower = lower
        self.upper = upper
        self.measure = measure
        self.groups = 0
        self._mean = 0.0
        self._squares = 0.0

    @classmethod
    def read(cls, text: str) -> "Until":
        """Bounds as people write them: `0,3` are points, `50%,55%` are shares. Raises BadOptions."""
        found = FORM.fullmatch(text)
        if not found or found[2] != found[4]:
            raise BadOptions("bad-until", text=text)
        scale = 100 if found[2] else 1
        return cls(float(found[1]) / scale, float(found[3]) / scale, "share" if found[2] else "margin")

    def see(self, value: float) -> None:
        """Take the next seed group into account; after the decision nothing changes any more."""
        if not self.decision:
            self.add(value)

    def add(self, value: float) -> None:
        """Take a seed group into account, also after a decision."""
        self.groups += 1
        step = value - self._mean
        self._mean += step / self.groups
        self._squares += step * (value - self._mean)

    @property
    def llr(self) -> float:
        """How much more likely the groups are if the upper bound is true than if the lower one is, as a logarithm."""
        if self.groups < LEAST:
            return 0.0
        spread = self._squares / (self.groups - 1) + TINY
        return self.groups / spread * (self.upper - self.lower) * (self._mean - (self.lower + self.upper) / 2)

    @property
    def decision(self) -> Literal["", "lower", "upper"]:
        """The bound that holds, once it is clear."""
        if abs(self.llr) < BOUND:
            return ""
        return "upper" if self.llr > 0 else "lower"
