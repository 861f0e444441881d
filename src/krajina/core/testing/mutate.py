"""Wrong actions: legal ones with one thing changed, and those of other seats."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

import msgspec

from krajina.core.action import Action
from krajina.core.errors import BadAction
from krajina.core.message import alternatives, hints_of, item_hints, named
from krajina.core.offers import AnyOffer, Offer, PickOffer
from krajina.core.picks import in_pile_order
from krajina.core.record import wired
from krajina.core.testing.moment import Moment

FEW: Final = 5


def mutations(action: Action) -> Iterator[Action]:
    """Change one field of an action at a time."""
    hints = hints_of(type(action))
    for name in action.__struct_fields__:
        for value in _other(getattr(action, name), hints[name]):
            yield msgspec.structs.replace(action, **{name: value})


def _other(value: Any, hint: object) -> Iterator[Any]:
    """Values of the same kind as the given one; whether they make sense is for the rules to say."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, Enum):
        yield from (member for member in type(value) if member is not value)
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value + 1000)
    elif isinstance(value, str):
        marks = [mark for part in alternatives(hint) if (mark := named(part)) and value in mark.words]
        yield from (name for mark in marks for name in _next(mark.ids, value))
        if not marks:
            yield value + "x"
    elif isinstance(value, tuple):
        yield from _other_tuples(value, hint)


def _next(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """A few others: there may be hundreds of printed things."""
    after = names.index(name) + 1
    return (*names[after:], *names[: after - 1])[:FEW]


def _other_tuples(value: tuple[Any, ...], hint: object) -> Iterator[tuple[Any, ...]]:
    if value:
        yield value[:-1]
        yield (*value, value[-1])
    for place, (item, item_hint) in enumerate(zip(value, item_hints(hint, len(value)), strict=True)):
        for other in _other(item, item_hint):
            yield (*value[:place], other, *value[place + 1 :])


def pick_forms(offer: Offer) -> Iterator[PickOffer]:
    """The forms among choices where something is picked."""
    if isinstance(offer, PickOffer):
        yield offer
    elif isinstance(offer, AnyOffer):
        for part in offer.parts:
            yield from pick_forms(part)


def mispicked(form: PickOffer) -> Iterator[Action]:
    """A form filled in as hardly any rule wants it: one item left out or more, too often, out of order, all, none."""
    proposed, pile = form.proposed, form.pile
    left = list((Counter(pile) - Counter(proposed)).elements())
    picks = [
        *(proposed[:place] + proposed[place + 1 :] for place in range(len(proposed))),
        *(in_pile_order(pile, (*proposed, item)) for item in dict.fromkeys(left)),
        *((*pile, pile[-1]) for _ in pile[:1]),
        *(proposed[::-1], pile[::-1], pile, ()),
    ]
    yield from (msgspec.structs.replace(form.template, **{form.field: picked}) for picked in dict.fromkeys(picks))


def wrong_actions(moment: Moment, most: int = 60) -> list[Action]:
    """Actions that may well be wrong here: mutated choices, other seats' choices, what was done before.

    Only what can be read from the wire at all: anything else is refused by the type, with its place.
    """
    pool: list[Action] = [entry.action for entry in moment.play.entries[-20:] if entry.action is not None]
    for decision in moment.game.decisions(moment.state):
        for action in moment.few(decision.seat):
            pool += [action, *mutations(action)]
        forms = list(pick_forms(decision.choices.describe()))
        for form in moment.rng.sample(forms, min(FEW, len(forms))):
            pool += mispicked(form)
    moment.rng.shuffle(pool)
    return [action for action in dict.fromkeys(pool) if can_be_sent(moment, action)][:most]


def can_be_sent(moment: Moment, action: Action) -> bool:
    """Tell whether an action comes over the wire as it is."""
    try:
        return bool(wired(moment.game, action) == action)
    except BadAction:
        return False
