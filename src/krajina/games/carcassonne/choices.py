"""Choices that are ints inside and actions outside, made only when they are looked at."""

from collections.abc import Iterator
from random import Random
from typing import Final

from krajina.core import Action, below
from krajina.core.flat import i64, vec
from krajina.core.luck import Luck
from krajina.core.message import Values
from krajina.core.offers import ChanceOffer, ListOffer, Offer
from krajina.games.carcassonne.expansion import Step
from krajina.games.carcassonne.kernel import total_of

NO_VALUES: Final[Values] = {}  # of a question; one for all, for making it costs a fifth of making the question


class Coded:
    """A few choices of a seat, as the codes of a step."""

    def __init__(self, step: Step, codes: vec[i64]) -> None:
        self.step = step
        self.codes = codes

    def __contains__(self, action: object) -> bool:
        return action in list(self)

    def __iter__(self) -> Iterator[Action]:
        return iter([self.step.decode(code) for code in self.listed()])

    def listed(self) -> vec[i64]:
        """All codes."""
        return self.codes

    def sample(self, rng: Random) -> Action:
        """Pick one, each as likely as the others."""
        return self.step.decode(self.codes[below(rng, len(self.codes))])

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action that are asked for."""
        return self.step.kinds

    def describe(self) -> Offer:
        """The list itself."""
        return ListOffer(tuple(self))


class Drawn:
    """What luck may bring: so many of each code."""

    def __init__(self, step: Step, counts: vec[i64], total: int) -> None:
        self.step = step
        self.counts = counts  # live ones: they hold until the state advances
        self.total = total

    def __contains__(self, action: object) -> bool:
        return action in list(self)

    def __iter__(self) -> Iterator[Action]:
        return iter([self.step.decode(code) for code, count in enumerate(self.counts) if count])

    def sample(self, rng: Random) -> Action:
        """Pick one by the counts."""
        return self.step.decode(ticket_of(self.counts, below(rng, self.total)))

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action that are asked for."""
        return self.step.kinds

    def describe(self) -> Offer:
        """The list with its weights."""
        return ChanceOffer(tuple(self), tuple(count for count in self.counts if count))


def pick_of(counts: vec[i64], luck: Luck) -> int:
    """The code of one of all pieces at random."""
    return ticket_of(counts, luck.below(total_of(counts)))


def ticket_of(counts: vec[i64], ticket: i64) -> int:
    """The code of one of all pieces, by its number."""
    for code, count in enumerate(counts):
        if ticket < count:
            return code
        ticket -= count
    raise AssertionError("there are as many tickets as pieces")
