"""Fixed numbers for actions: which actions there can be is read off their types, so a number always means the same."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import product
from types import UnionType
from typing import Final, Literal, get_args, get_origin

import msgspec
from msgspec.structs import replace

from krajina.core import Action, Message, Seat, SeatName, Word
from krajina.core.message import LISTS, alternatives, hints_of, is_seat, named

EMPTY: Final = ()  # what a form holds that is not filled in


class Ids:
    """All actions of one set-up by number; behind them the steps by which forms are filled in."""

    def __init__(
        self,
        kinds: Iterable[type[Action]],
        seats: int,
        items: Sequence[str] = (),
        room: int = 0,
        more: Sequence[Action] = (),
    ) -> None:
        self.actions: tuple[Action, ...] = (*(action for kind in kinds for action in every(kind, seats)), *more)
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.form_fields = {kind: fields for kind in kinds if (fields := form_fields(kind))}
        self.places = len(self.actions)  # the first of so many numbers that a game uses in a way of its own
        self.shares = self.places + room
        self.seats = seats if self.form_fields else 0
        self.items = {item: number for number, item in enumerate(items)}
        self.picks = self.shares + self.seats
        self.names = tuple(items)
        self.enough = self.picks + len(items)
        self.size = self.enough + bool(items)

    def action(self, number: int) -> Action:
        """The action of a number; a form that it begins is empty."""
        return self.actions[number]

    def id_of(self, action: Action) -> int:
        """The number of an action, or that of the form which it fills in; raises KeyError if there is none."""
        fields = self.form_fields.get(type(action))
        return self.numbers[replace(action, **dict.fromkeys(fields, EMPTY)) if fields else action]

    def share(self, seat: Seat) -> int:
        """The next item goes to a seat."""
        return self.shares + seat

    def receiver(self, number: int) -> Seat:
        """The seat that the next item goes to."""
        return number - self.shares

    def pick(self, item: str) -> int:
        """An item is picked."""
        return self.picks + self.items[item]

    def item(self, number: int) -> str:
        """The item that is picked."""
        return self.names[number - self.picks]

    def meaning(self, number: int) -> Message:
        """What a number says, for people."""
        if number < self.places:
            return self.actions[number].message
        if self.shares <= number < self.picks:
            return Message("learn-share", {"seat": SeatName(self.receiver(number))})
        if self.picks <= number < self.enough:
            return Message("learn-pick", {"item": self.item_word(self.item(number))})
        return Message("learn-enough")

    def item_word(self, item: str) -> Word | str:
        """What an item is called: as in the field of the forms that it is picked for."""
        for kind, fields in self.form_fields.items():
            for hint in alternatives(hints_of(kind)[fields[0]]):
                mark = next(filter(None, map(named, get_args(hint))), None)
                if mark is not None and item in mark.words:
                    return mark.words[item]
        return item


def answers(actions: type | UnionType, by_chance: frozenset[type[Action]]) -> tuple[type[Action], ...]:
    """The kinds of actions that seats do, by name: in which order a game lists them must not matter to ids."""
    kinds: tuple[type[Action], ...] = get_args(actions)
    return tuple(sorted(set(kinds) - by_chance, key=lambda kind: kind.__name__))


def form_fields(kind: type[Action]) -> tuple[str, ...]:
    """The fields of an action that a form fills in: lists, but for places."""
    hints = hints_of(kind)
    return tuple(field for field in kind.__struct_fields__ if is_list(hints[field]))


def is_list(hint: object) -> bool:
    """Tell whether a type is a list of any length."""
    return any(get_origin(part) in LISTS and get_args(part)[-1] is Ellipsis for part in alternatives(hint))


def every(kind: type[Action], seats: int) -> Iterator[Action]:
    """All actions of a kind, forms empty."""
    hints = hints_of(kind)
    domains = [domain(hints[field], seats) for field in kind.__struct_fields__]
    return (kind(*values) for values in product(*domains))


def domain(hint: object, seats: int) -> Sequence[object]:
    """All values of a field."""
    if is_seat(hint):
        return range(seats)
    if (mark := named(hint)) is not None:
        return mark.ids
    if is_list(hint):
        return (EMPTY,)
    if hint is bool:
        return (False, True)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    if get_origin(hint) is Literal:
        return get_args(hint)
    bounds = [mark for mark in get_args(hint) if isinstance(mark, msgspec.Meta)]
    assert bounds, f"{hint} has an end"
    return range(int(bounds[0].ge or 0), int(bounds[0].le or 0) + 1)
