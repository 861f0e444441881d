"""Choices: what may be done, as something that can be asked, walked and sampled."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from krajina.core.action import A, Action
from krajina.core.luck import below

A_co = TypeVar("A_co", bound=Action, covariant=True)


class ListOffer(msgspec.Struct, frozen=True, tag_field="choices", tag="list"):
    """Choices on the wire: every one of them, ready to be sent back."""

    actions: tuple[Action, ...]


class ChanceOffer(msgspec.Struct, frozen=True, tag_field="choices", tag="chance"):
    """What luck may bring, each with its weight."""

    actions: tuple[Action, ...]
    weights: tuple[int, ...]


class SharesOffer(msgspec.Struct, frozen=True, tag_field="choices", tag="shares"):
    """A form: hand out every item of the pile; the answer is `template` with `field` filled in, a share a receiver."""

    template: Action
    field: str
    pile: tuple[str, ...]
    receivers: tuple[int, ...]


class PickOffer(msgspec.Struct, frozen=True, tag_field="choices", tag="pick"):
    """A form: pick some items of the pile; the answer is `template` with `field` filled in, in the pile's order."""

    template: Action
    field: str
    pile: tuple[str, ...]
    proposed: tuple[str, ...]


class AnyOffer(msgspec.Struct, frozen=True, tag_field="choices", tag="any"):
    """Several kinds of choices to choose from."""

    parts: tuple["Offer", ...]


Offer: TypeAlias = ListOffer | ChanceOffer | SharesOffer | PickOffer | AnyOffer


class Choices(Protocol[A_co]):
    """What a seat may do, until the state advances. Lazy: a playout samples one action without building the others."""

    def __contains__(self, action: object) -> bool:
        """Tell whether the action may be done. Legality lives here and nowhere else."""

    def __iter__(self) -> Iterator[A_co]:
        """Walk all choices, each once, always in the same order."""

    def sample(self, rng: Random) -> A_co:
        """Pick one at random; for chance, by the weights."""

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action among the choices."""

    def describe(self) -> Offer:
        """The choices for the wire."""


class Listed(Generic[A]):
    """A few choices, listed."""

    __slots__ = ("actions",)

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions = tuple(actions)

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
        return ListOffer(self.actions)


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
        return ChanceOffer(self.actions, self.weights)


class Counted(Generic[A]):
    """What may come out of a bag or a deck, each piece as likely; it reads live counts, so it holds for one step."""

    __slots__ = ("actions", "counts")

    def __init__(self, actions: Sequence[A], counts: Sequence[int]) -> None:
        self.actions = actions  # by kind of piece
        self.counts = counts  # how many of each kind are left

    def __contains__(self, action: object) -> bool:
        return any(action == one for one in self)

    def __iter__(self) -> Iterator[A]:
        return (action for action, count in zip(self.actions, self.counts, strict=True) if count)

    def sample(self, rng: Random) -> A:
        """Pick a piece; each kind as likely as it has pieces left."""
        ticket = below(rng, sum(self.counts))
        for kind, count in enumerate(self.counts):
            ticket -= count
            if ticket < 0:
                return self.actions[kind]
        raise AssertionError("the tickets are as many as the pieces")

    def kinds(self) -> frozenset[type[Action]]:
        """The types of action that such a draw may be."""
        return frozenset(map(type, self.actions))

    def describe(self) -> Offer:
        """The pieces with their numbers."""
        return ChanceOffer(tuple(self), tuple(count for count in self.counts if count))


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
