"""The form "who gets what": every item of a pile goes to one of the receivers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Generic

import msgspec
from mypy_extensions import mypyc_attr

from krajina.core.action import A, Action
from krajina.core.luck import below
from krajina.core.message import SeatName, Word, hints_of, item_hints, named_word, word_of
from krajina.core.offers import Offer, SharesOffer
from krajina.core.refusal import Refusal
from krajina.core.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Shares(Generic[A]):
    """All ways to share out a pile, equal items being alike: asked, walked lazily, sampled, never listed.

    `template` is the action with everything but the shares; its field `field` is a tuple with one tuple of items for
    each receiver, in the order of `receivers`.
    """

    __slots__ = ("_counts", "field", "receivers", "template")

    def __init__(self, template: A, pile: Sequence[str], receivers: Sequence[Seat], field: str = "shares") -> None:
        self.template = template
        self.field = field
        self.receivers = tuple(receivers)
        self._counts = Counter(sorted(pile))

    def __contains__(self, action: object) -> bool:
        return type(action) is type(self.template) and self.refusal(action) is None

    def __iter__(self) -> Iterator[A]:
        counts = list(self._counts.values())
        for split in _all_splits(counts, len(self.receivers)):
            yield self._action(split)

    def sample(self, rng: Random) -> A:
        """Pick one way of sharing, each as likely as the others."""
        return self._action([_sample(count, len(self.receivers), rng) for count in self._counts.values()])

    def kinds(self) -> frozenset[type[Action]]:
        """The one type of action of this form."""
        return frozenset([type(self.template)])

    def describe(self) -> Offer:
        """The empty form."""
        return SharesOffer(self.template, self.field, tuple(self._counts.elements()), self.receivers)

    def refusal(self, action: A, rule: str = "") -> Refusal | None:
        """Say what is wrong with a filled-in form: who is missing, which item is left out or not in the pile."""
        shares: tuple[tuple[str, ...], ...] = getattr(action, self.field)
        if msgspec.structs.replace(action, **{self.field: getattr(self.template, self.field)}) != self.template:
            return Refusal("shares-other-pile", rule)
        if len(shares) != len(self.receivers):
            names = tuple(SeatName(seat) for seat in self.receivers)
            return Refusal("shares-receivers", rule, {"receivers": names, "given": len(shares)})
        given = Counter(item for share in shares for item in share)
        if left_out := self._counts - given:
            return Refusal("shares-left-out", rule, {"items": self._words(left_out)})
        if extra := given - self._counts:
            return Refusal("shares-not-there", rule, {"items": self._words(extra)})
        return None

    def _action(self, split: Sequence[Sequence[int]]) -> A:
        """Fill in the form: `split` says for each kind of item how many of it each receiver gets."""
        shares = tuple(
            tuple(item for item, counts in zip(self._counts, split, strict=True) for _ in range(counts[who]))
            for who in range(len(self.receivers))
        )
        return msgspec.structs.replace(self.template, **{self.field: shares})

    def _words(self, items: Counter[str]) -> tuple[Word, ...]:
        return words_in(self.template, self.field, items.elements())


def words_in(template: Action, field: str, items: Iterable[str], depth: int = 2) -> tuple[Word, ...]:
    """Say items of a pile: the type of the field that they go to, so many lists deep, tells what a text names."""
    hint = hints_of(type(template))[field]
    for _ in range(depth):
        hint = item_hints(hint, 1)[0]
    return tuple(named_word(item, hint) or word_of(item) for item in items)


def _all_splits(counts: Sequence[int], receivers: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Walk all ways to split several kinds of items, each way made only when it is asked for."""
    if not counts:
        yield ()
        return
    for first in _splits(counts[0], receivers):
        for rest in _all_splits(counts[1:], receivers):
            yield (first, *rest)


def _splits(count: int, receivers: int) -> Iterator[tuple[int, ...]]:
    """Walk all ways to split `count` equal items among so many receivers."""
    if receivers == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in _splits(count - first, receivers - 1):
            yield (first, *rest)


def _sample(count: int, receivers: int, rng: Random) -> tuple[int, ...]:
    """Pick one such split, each as likely as the others: bars among stars, drawn without repetition."""
    places = list(range(count + receivers - 1))
    for i in range(receivers - 1):
        j = i + below(rng, len(places) - i)
        places[i], places[j] = places[j], places[i]
    bars = sorted(places[: receivers - 1])
    edges = [-1, *bars, count + receivers - 1]
    return tuple(right - left - 1 for left, right in pairwise(edges))
