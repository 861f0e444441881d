"""The form "some of these": items of a pile are picked, such as cards to pay with; a proposal comes along."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final, Generic

import msgspec
from mypy_extensions import mypyc_attr

from krajina.core.action import A, Action
from krajina.core.luck import below
from krajina.core.message import Word
from krajina.core.offers import Offer, PickOffer
from krajina.core.refusal import Refusal
from krajina.core.shares import words_in

_CHANGED: Final = 4  # one sample in so many may differ from the proposal
_DRAWS: Final = 16  # random picks that are tried before the proposal is good enough


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Generic[A]):
    """All ways to pick items of a pile, equal items being alike: asked, walked lazily, sampled, never listed.

    `template` is the action with everything but the picked items; its field `field` is a tuple of them in the order of
    the pile, equal ones side by side, so that nothing can be said in two ways. What is proposed is one of the ways.

    As it is, any part of the pile may be picked, also nothing. A subclass that asks for more says so in `fits` and,
    where the pile may be large, gives a `walk` and a `draw` of its own that do not try everything.
    """

    __slots__ = ("field", "pile", "proposed", "template")

    def __init__(self, template: A, pile: Sequence[str], proposed: Sequence[str], field: str = "pay") -> None:
        self.template = template
        self.field = field
        self.pile = in_pile_order(pile, pile)
        self.proposed = in_pile_order(pile, proposed)

    def fits(self, picked: tuple[str, ...]) -> bool:
        """Tell whether items of the pile, in its order, are a valid answer."""
        return True

    def walk(self) -> Iterator[tuple[str, ...]]:
        """Walk all that fits, each once, in the order of the pile; where the proposal comes here does not matter."""
        counts = Counter(self.pile)
        for size in range(len(self.pile) + 1):
            yield from filter(self.fits, _parts(tuple(counts.items()), size))

    def draw(self, rng: Random) -> tuple[str, ...]:
        """Pick something that fits at random; the proposal, if nothing else is found soon."""
        counts: dict[str, int] = {}
        for item in self.pile:
            counts[item] = counts.get(item, 0) + 1
        for _ in range(_DRAWS):
            picked = tuple([item for item, count in counts.items() for _ in range(below(rng, count + 1))])
            if self.fits(picked):
                return picked
        return self.proposed

    def __contains__(self, action: object) -> bool:
        return type(action) is type(self.template) and self.refusal(action) is None

    def __iter__(self) -> Iterator[A]:
        yield self._action(self.proposed)
        for picked in self.walk():
            if picked != self.proposed:
                yield self._action(picked)

    def sample(self, rng: Random) -> A:
        """Do as proposed three times out of four, else pick at random."""
        return self._action(self.proposed if below(rng, _CHANGED) else self.draw(rng))

    def kinds(self) -> frozenset[type[Action]]:
        """The one type of action of this form."""
        return frozenset([type(self.template)])

    def describe(self) -> Offer:
        """The form with its proposal."""
        return PickOffer(self.template, self.field, self.pile, self.proposed)

    def refusal(self, action: A, rule: str = "") -> Refusal | None:
        """Say what is wrong with a filled-in form; a game that knows why something does not fit says it instead."""
        if not is_for(action, self.template, self.field):
            return Refusal("picks-other", rule)
        picked: tuple[str, ...] = getattr(action, self.field)
        if extra := Counter(picked) - Counter(self.pile):
            return Refusal("picks-not-there", rule, {"items": self._words(extra.elements())})
        if picked != (ordered := in_pile_order(self.pile, picked)):
            return Refusal("picks-order", rule, {"items": self._words(ordered)})
        return None if self.fits(picked) else Refusal("picks-misfit", rule, {"items": self._words(picked)})

    def _action(self, picked: tuple[str, ...]) -> A:
        return msgspec.structs.replace(self.template, **{self.field: picked})

    def _words(self, items: Iterable[str]) -> tuple[Word, ...]:
        return words_in(self.template, self.field, items, depth=1)


def is_for(action: Action, template: Action, field: str) -> bool:
    """Tell whether an action is a template with one field filled in, well or not."""
    if type(action) is not type(template):
        return False
    return msgspec.structs.replace(action, **{field: getattr(template, field)}) == template


def in_pile_order(pile: Sequence[str], items: Iterable[str]) -> tuple[str, ...]:
    """Items in the order in which their like first lies in the pile; what is not in it comes last."""
    found = list(items)
    if not found:
        return ()
    places: dict[str, int] = {}
    for item in pile:
        if item not in places:
            places[item] = len(places)
    last = 0
    for item in found:
        place = places.get(item, len(places))
        if place < last:  # mostly they are in order
            found.sort(key=lambda item: places.get(item, len(places)))
            break
        last = place
    return tuple(found)


def in_order(template: A, field: str, pile: Sequence[str], items: Iterable[str]) -> A:
    """Fill in a form with items in whatever order they were named."""
    return msgspec.structs.replace(template, **{field: in_pile_order(pile, items)})


def _parts(counts: tuple[tuple[str, int], ...], size: int) -> Iterator[tuple[str, ...]]:
    """Walk all ways to pick so many of several kinds of items, those with more of the first kinds first."""
    if not counts:
        yield ()
        return
    (item, count), rest = counts[0], counts[1:]
    others = sum(other for _, other in rest)
    for number in range(min(count, size), max(0, size - others) - 1, -1):
        for part in _parts(rest, size - number):
            yield (item,) * number + part
