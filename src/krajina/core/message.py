"""Messages: what the engine says to people, as catalogue keys and values; the words are in `krajina.text`."""

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Annotated, TypeAlias, get_args, get_origin, get_type_hints

import msgspec


class Word(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="word"):
    """A value that has words of its own: the key of another message, and its values if it has any."""

    key: str
    values: dict[str, "Value"] = {}


class SeatName(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="seat"):
    """A value that is a seat: people read the name of whoever sits there."""

    seat: int


Item: TypeAlias = int | float | str | Word | SeatName
if TYPE_CHECKING:
    Value: TypeAlias = Item | tuple["Value", ...]
else:  # what is read from JSON is a list of lists at most, as in who gets what: msgspec knows no endless type
    Value = Item | tuple[Item | tuple[Item, ...], ...]
Values: TypeAlias = dict[str, Value]


class Message(msgspec.Struct, frozen=True):
    """One thing to say: a catalogue key and its values."""

    key: str
    values: Values = {}


def word_of(member: Enum | str) -> Word:
    """Name the words of an enum's member: `Crop.RYE` is `crop-rye`; any other text is a key as it is."""
    return Word(f"{type(member).__name__.lower()}-{member.value}" if isinstance(member, Enum) else member)


def message_of(key: str, struct: msgspec.Struct) -> Message:
    """Say a struct: its fields become the values, seats as names and enum members as words."""
    hints = _hints(type(struct))
    fields = struct.__struct_fields__
    return Message(key, {name: value_of(getattr(struct, name), hints[name]) for name in fields})


@cache
def _hints(struct: type) -> dict[str, object]:
    return get_type_hints(struct, include_extras=True)


def value_of(value: object, hint: object) -> Value:
    """Make a value to say of anything in a struct; its type hint tells a seat from a number."""
    if value is None:
        return Word("nothing")
    if isinstance(value, Enum):
        return word_of(value)
    if isinstance(value, bool):
        return Word("yes" if value else "no")
    if isinstance(value, tuple | list | frozenset):
        if not value and _is_list_of_seats(hint):
            return Word("nobody")
        items = sorted(value) if isinstance(value, frozenset) else value
        pairs = zip(items, _item_hints(hint, len(items)), strict=True)
        return tuple(value_of(item, item_hint) for item, item_hint in pairs)
    if isinstance(value, int) and is_seat(hint):
        return SeatName(value)
    if isinstance(value, int | float | str | Word | SeatName):
        return value
    if isinstance(value, Message):
        return Word(value.key, value.values)
    return str(value)


def is_seat(hint: object) -> bool:
    """Tell whether a type hint is `Seat`, also inside `Seat | None`."""
    if get_origin(hint) is Annotated:
        return "seat" in get_args(hint)[1:]
    return any(is_seat(part) for part in get_args(hint) if part is not None)


def _is_list_of_seats(hint: object) -> bool:
    [item] = _item_hints(hint, 1)[:1] or [None]
    return is_seat(item) and get_origin(item) not in (tuple, list, frozenset)


def _item_hints(hint: object, length: int) -> tuple[object, ...]:
    for part in (hint, *get_args(hint)):  # also inside `tuple[Seat, ...] | None`
        if get_origin(part) in (tuple, list, frozenset):
            args = get_args(part)
            many = len(args) == 1 or args[-1] is Ellipsis
            return (args[0],) * length if many else args
    return (None,) * length
