"""Choices of the usual kinds: a list, what luck may bring, and several of these together.

Compiled with the hot rooms; so the structs of the wire stand in `offers.py`.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic

from mypy_extensions import mypyc_attr

from krajina.core.action import A, Action
from krajina.core.luck import below
from krajina.core.offers import AnyOffer, ChanceOffer, Choices, ListOffer, Offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Generic[A]):
    """A few choices, listed."""

    __slots__ = ("actions",)

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions: Sequence[A] = tuple(actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def sample(self, rng: Random) -> A:
        """Pick one, each as likely as the others."""
        return self.actions[below(rng, len(self.actions))]

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action among the choices."""
        return frozenset(type(action) for action in self.actions)

    def describe(self) -> Offer:
        """The list itself."""
        return ListOffer(tuple(self.actions))


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Listed[A]):
    """What luck may bring: choices of seat CHANCE with whole weights."""

    __slots__ = ("weights",)

    def __init__(self, actions: Sequence[A], weights: Sequence[int]) -> None:
        super().__init__(actions)
        self.weights = tuple(weights)
        assert len(self.weights) == len(self.actions), "one weight for each action"
        assert all(weight > 0 for weight in self.weights), "what cannot happen is not a choice"

    def sample(self, rng: Random) -> A:
        """Pick one by the weights, exactly: no floating point, no bias."""
        ticket = below(rng, sum(self.weights))
        for action, weight in zip(self.actions, self.weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("the tickets are as many as the weights say")

    def describe(self) -> Offer:
        """The list with its weights."""
        return ChanceOffer(tuple(self.actions), self.weights)


def drawn(counts: list[int], rng: Random) -> int:
    """The kind of one of so many pieces of each kind, each piece as likely."""
    total = 0
    for count in counts:
        total += count
    ticket = below(rng, total)
    for kind, count in enumerate(counts):
        if ticket < count:
            return kind
        ticket -= count
    raise AssertionError("the tickets are as many as the pieces")


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Generic[A]):
    """What may come out of a bag or a deck, each piece as likely; it reads live counts, so it holds for one step."""

    __slots__ = ("actions", "counts")

    def __init__(self, actions: Sequence[A], counts: Sequence[int]) -> None:
        self.actions = actions  # by kind of piece
        self.counts = counts  # how many of each kind are left

    def __contains__(self, action: object) -> bool:
        return any(action == one for one in self)

    def __iter__(self) -> Iterator[A]:
        for action, count in zip(self.actions, self.counts, strict=True):
            if count:
                yield action

    def sample(self, rng: Random) -> A:
        """Pick a piece; each kind as likely as it has pieces left."""
        counts = self.counts
        kind = drawn(counts, rng) if isinstance(counts, list) else drawn(list(counts), rng)
        return self.actions[kind]

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action that such a draw may be."""
        return frozenset(map(type, self.actions))

    def describe(self) -> Offer:
        """The pieces with their numbers."""
        return ChanceOffer(tuple(self), tuple(count for count in self.counts if count))


class Pieces(Generic[A]):
    """What may come off a stack, each piece as likely."""

    __slots__ = ("actions", "left")

    def __init__(self, actions: Sequence[A], left: Sequence[int]) -> None:
        self.actions = actions  # by piece
        self.left = left

    def __contains__(self, action: object) -> bool:
        return any(action == one for one in self)

    def __iter__(self) -> Iterator[A]:
        return iter([self.actions[piece] for piece in self.left])

    def sample(self, rng: Random) -> A:
        """Pick one."""
        return self.actions[self.left[below(rng, len(self.left))]]

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action that such a draw may be."""
        return frozenset(map(type, self))

    def describe(self) -> Offer:
        """The pieces, one each."""
        return ChanceOffer(tuple(self), (1,) * len(self.left))


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOf(Generic[A]):
    """Choices made of other choices, such as "pass, or share out one of these piles"; parts do not overlap."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Choices[A]) -> None:
        self.parts = parts

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)

    def __iter__(self) -> Iterator[A]:
        for part in self.parts:
            yield from part

    def sample(self, rng: Random) -> A:
        """Pick a part, each as likely as the others, then one of its choices."""
        return self.parts[below(rng, len(self.parts))].sample(rng)

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action among the choices."""
        return frozenset[type[Action]]().union(*(part.kinds() for part in self.parts))

    def describe(self) -> Offer:
        """The parts, each described."""
        return AnyOffer(tuple(part.describe() for part in self.parts))
