"""What may be done, as the contract sees it: asked, walked and sampled; and its form on the wire."""

from collections.abc import Iterator
from random import Random
from typing import Protocol, TypeAlias, TypeVar

import msgspec

from krajina.core.action import Action

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
