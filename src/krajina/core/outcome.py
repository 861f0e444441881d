"""Outcomes: who came where, with how many points, and where each point came from."""

from collections.abc import Sequence

import msgspec


class Term(msgspec.Struct, frozen=True, gc=False):
    """Points with their source: so many (`count`) of something (`why`, a word of the game) gave so many points."""

    why: str
    count: int
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game, a row a seat: places from 1 up (equal for a tie), points, and the terms they sum up."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    terms: tuple[tuple[Term, ...], ...]

    @classmethod
    def of(cls, terms: Sequence[Sequence[Term]], tie_break: Sequence[float] | None = None) -> "Outcome":
        """Rank the seats by the sum of their terms, equal sums by the tie-break if the game has one."""
        points = tuple(total(row) for row in terms)
        breaks = tie_break or [0.0] * len(points)
        return cls(rank(list(zip(points, breaks, strict=True))), points, tuple(tuple(row) for row in terms))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def total(terms: Sequence[Term]) -> int:
    """Add up the points of a score sheet."""
    return sum(term.points for term in terms)


def rank(keys: Sequence[tuple[float, ...]]) -> tuple[int, ...]:
    """Give places from 1 up, the largest key first; equal keys share a place and the next place stays empty."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
