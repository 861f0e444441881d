"""What seats may hope for, added up term by term, each with what it weighs; or term by term alone, for learning.

A weight belongs to a name such as `cities.more`: what stands before the dot is what people call it, and what a bot may
see or not. Boxes name their own behind these; what nobody has learned anything about weighs 1.
"""

from collections.abc import Sequence
from typing import Final

from krajina.core.flat import i64, vec

LINES: Final = ("roads", "cities")
NAMES: Final = (
    *(f"{line}.{name}" for line in LINES for name in ("now", "more", "growth", "return", "stuck")),
    "cloisters.now",
    "cloisters.more",
    "cloisters.return",
    "cloisters.stuck",
    "fields.now",
    "fields.more",
    *(f"figures.{number}" for number in range(1, 9)),
)
# Where a name stands; those of a road come first, then in the same order those of a city.
NOW: Final = 0
MORE: Final = 1
GROWTH: Final = 2
RETURN: Final = 3
STUCK: Final = 4
A_LINE: Final = 5
CLOISTER_NOW: Final = 10
CLOISTER_MORE: Final = 11
CLOISTER_RETURN: Final = 12
CLOISTER_STUCK: Final = 13
FIELD_NOW: Final = 14
FIELD_MORE: Final = 15
FIRST_FIGURE: Final = 16
FIGURES: Final = 8  # with more at hand, one more is worth nothing


class Scale:
    """What each name weighs to a bot."""

    def __init__(self, names: Sequence[str], weights: Sequence[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.numbers = {name: number for number, name in enumerate(names)}


class Hopes:
    """The account of a position."""

    def __init__(self, scale: Scale, base: list[float], rows: list[list[float]] | None = None) -> None:
        self.weights = scale.weights
        self.numbers = scale.numbers
        self.totals = base  # by seat
        self.rows = rows  # by seat and name, where that is asked for

    def add(self, seat: i64, number: i64, amount: float) -> None:
        """So much of what a name stands for."""
        self.totals[seat] += self.weights[number] * amount
        if self.rows is not None:
            self.rows[seat][number] += amount

    def give(self, seat: int, name: str, amount: float) -> None:
        """So much of what a box names; in points, where the name has no weight."""
        number = self.numbers.get(name, -1)
        if number >= 0:
            self.add(seat, number, amount)
        else:
            self.totals[seat] += amount

    def at_hand(self, seat: i64, figures: i64, time: float) -> None:
        """So many figures at hand."""
        most = min(figures, FIGURES)
        for number in range(FIRST_FIGURE, FIRST_FIGURE + most):
            self.add(seat, number, time)

    def last_at_hand(self, figures: i64, taken: i64) -> float:
        """What the last of so many figures at hand are worth."""
        worth = 0.0
        first = FIRST_FIGURE + figures
        for number in range(first - taken, first):
            if number < FIRST_FIGURE + FIGURES:
                worth += self.weights[number]
        return worth
