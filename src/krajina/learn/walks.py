"""Walks: how a decision is made of ids. Most actions are one id; a form takes one id after the other.

A form is filled in item by item in a fixed order, equal items being alike. So every filled-in form has just one way,
and only such ids are offered from which some form can still be completed; an only one is taken by itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from krajina.core import Action, AnyOf, Choices, Picks, Shares
from krajina.core.picks import in_order
from krajina.core.together import Answers
from krajina.learn.ids import Ids

Then: TypeAlias = "Action | Walk"


class Walk:
    """A point on the way to an action; not an abstract class, for `isinstance` asks such a one at length."""

    legal: Sequence[int]  # the ids that may be taken now, rising

    def take(self, number: int) -> Then:
        """The action, or what is to be chosen next; the id is one of those that may be taken."""
        raise AssertionError(type(self).__name__)

    def toward(self, action: Action) -> int:
        """The id that leads to an action; it is one that can be reached from here."""
        raise AssertionError(type(self).__name__)


def onward(walk: Then) -> Then:
    """Go on as long as there is but one way, inside a form."""
    while isinstance(walk, Walk) and len(walk.legal) == 1:
        walk = walk.take(walk.legal[0])
    return walk


class Options(Walk):
    """The beginning: actions that are one id each, and forms to begin."""

    def __init__(self, ids: Ids, listed: Sequence[int], forms: Mapping[int, Callable[[], Walk]]) -> None:
        self.ids = ids
        self.forms = forms  # by the id of the action that is not filled in
        self.legal = sorted([*listed, *forms]) if forms else listed

    def take(self, number: int) -> Then:
        """The action of an id, or the form that it begins."""
        form = self.forms.get(number)
        return self.ids.action(number) if form is None else onward(form())

    def toward(self, action: Action) -> int:
        """Its own id, or that of its form."""
        return self.ids.id_of(action)


class Sharing(Walk):
    """Who gets what: item by item; of equal items the earlier seat gets its own first."""

    def __init__(self, ids: Ids, form: Shares[Action], given: tuple[int, ...] = ()) -> None:
        self.ids, self.form, self.given = ids, form, given
        offer = form.describe()
        self.pile: tuple[str, ...] = getattr(offer, "pile", ())
        number = len(given)
        least = given[-1] if number and self.pile[number] == self.pile[number - 1] else 0
        self.legal = [ids.share(seat) for seat in form.receivers[least:]]

    def take(self, number: int) -> Then:
        """Give the next item to a seat."""
        given = (*self.given, self.form.receivers.index(self.ids.receiver(number)))
        if len(given) < len(self.pile):
            return onward(Sharing(self.ids, self.form, given))
        shares = tuple(
            tuple(item for item, to in zip(self.pile, given, strict=True) if to == receiver)
            for receiver in range(len(self.form.receivers))
        )
        return in_form(self.form.template, self.form.field, shares)

    def toward(self, action: Action) -> int:
        """The seat that the next item goes to: of equal ones, the first that still has to get one."""
        shares: tuple[tuple[str, ...], ...] = getattr(action, self.form.field)
        item = self.pile[len(self.given)]
        for receiver, share in enumerate(shares):
            had = sum(one == item and to == receiver for one, to in zip(self.pile, self.given, strict=False))
            if share.count(item) > had:
                return self.ids.share(self.form.receivers[receiver])
        raise KeyError(action)


class Picking(Walk):
    """Some of these: one item after the other in the order of the pile, until it is enough."""

    def __init__(self, ids: Ids, form: Picks[Action], ways: "Ways", picked: tuple[str, ...] = ()) -> None:
        self.ids, self.form, self.ways, self.picked = ids, form, ways, picked
        self.legal = sorted(ids.pick(item) for item in ways.next_items(picked))
        if ways.is_enough(picked):
            self.legal.append(ids.enough)

    def take(self, number: int) -> Then:
        """Pick an item, or leave it at that."""
        if number == self.ids.enough:
            return in_order(self.form.template, self.form.field, self.form.pile, self.picked)
        picked = (*self.picked, self.ids.item(number))
        return onward(Picking(self.ids, self.form, self.ways, picked))

    def toward(self, action: Action) -> int:
        """The next item of the filled-in form."""
        items: tuple[str, ...] = getattr(action, self.form.field)
        count = len(self.picked)
        return self.ids.pick(items[count]) if count < len(items) else self.ids.enough


class Ways(ABC):
    """Which items may be picked after some others so that a valid answer can still be reached."""

    @abstractmethod
    def next_items(self, picked: tuple[str, ...]) -> Iterator[str]:
        """The items that may be next, in the order of the pile."""

    @abstractmethod
    def is_enough(self, picked: tuple[str, ...]) -> bool:
        """Tell whether these items are a valid answer."""


class AnyWay(Ways):
    """Whatever part of the pile will do."""

    def __init__(self, form: Picks[Action]) -> None:
        self.form = form

    def next_items(self, picked: tuple[str, ...]) -> Iterator[str]:
        return later(self.form.pile, picked)

    def is_enough(self, picked: tuple[str, ...]) -> bool:
        return True


class ListedWays(Ways):
    """The answers that a form walks, all of them: for forms that have few."""

    def __init__(self, form: Picks[Action]) -> None:
        self.form = form
        self.answers = frozenset(form.walk())
        self.prefixes = {answer[:length] for answer in self.answers for length in range(1, len(answer) + 1)}

    def next_items(self, picked: tuple[str, ...]) -> Iterator[str]:
        return (item for item in later(self.form.pile, picked) if (*picked, item) in self.prefixes)

    def is_enough(self, picked: tuple[str, ...]) -> bool:
        return picked in self.answers


def later(pile: Sequence[str], picked: Sequence[str]) -> Iterator[str]:
    """The items of a pile that may still be picked, each once: the last kind that was picked, and those after it."""
    last = picked[-1] if picked else pile[0] if pile else ""
    kinds = list(dict.fromkeys(pile))
    for item in kinds[kinds.index(last) :] if pile else ():
        if item != last or picked.count(item) < pile.count(item):
            yield item


def in_form(template: Action, field: str, value: object) -> Action:
    """A form with its field filled in."""
    from msgspec.structs import replace

    return replace(template, **{field: value})


def ways_of(form: Picks[Action]) -> Ways:
    """How a form of items is walked."""
    return AnyWay(form) if type(form).fits is Picks.fits else ListedWays(form)


def forms_in(choices: Choices[Action]) -> list[Choices[Action]]:
    """The parts that choices are made of; those of seats that are asked at once are made when they are `found`."""
    if isinstance(choices, Answers):
        choices = choices.found()
    if not isinstance(choices, AnyOf):
        return [choices]
    found: list[Choices[Action]] = []
    for part in choices.parts:
        if isinstance(part, AnyOf):
            found += forms_in(part)
        else:
            found.append(part)
    return found
