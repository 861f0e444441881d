"""Messages: what the engine says to people, as catalogue keys and values; the words are in `krajina.text`."""

import re
from enum import Enum
from functools import cache, cached_property
from types import UnionType
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

UNSPEAKABLE: Final = re.compile(r"[^a-zA-Z0-9_-]")  # what cannot stand in a key of a catalogue
LISTS: Final = (tuple, list, frozenset, set)


class Word(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="word"):
    """A value that has words of its own: the key of another message, and its values if it has any."""

    key: str
    values: dict[str, "Value"] = {}


class Named(msgspec.Struct, frozen=True, dict=True):
    """Marks texts that name printed things, known by data and not by an enum: `Annotated[str, Named("tile", IDS)]`.

    To every type checker and on the wire such a name is a text; people read its words.
    """

    prefix: str
    ids: tuple[str, ...]

    def __post_init__(self) -> None:
        assert len({word.key for word in self.words.values()}) == len(self.ids), f"each {self.prefix} has its own key"

    @cached_property
    def words(self) -> dict[str, Word]:
        """The word of each id: `base/city-cap` is `tile-base-city-cap`."""
        return {name: Word(f"{self.prefix}-{UNSPEAKABLE.sub('-', name)}") for name in self.ids}


class SeatName(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="seat"):
    """A value that is a seat: people read the name of its player."""

    seat: int


class Place(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="place"):
    """A value that is a place on a board: text has its numbers, and who draws the board says where it is."""

    at: tuple[int, ...]


Item: TypeAlias = int | float | str | Word | SeatName | Place
if TYPE_CHECKING:
    Value: TypeAlias = Item | tuple["Value", ...]
else:  # what is read from JSON is a list of lists at most, as in who gets what: msgspec knows no endless type
    Value = Item | tuple[Item | tuple[Item, ...], ...]
Values: TypeAlias = dict[str, Value]


class Message(msgspec.Struct, frozen=True):
    """One thing to say: a catalogue key and its values."""

    key: str
    values: Values = {}

    @property
    def word(self) -> Word:
        """The same as a value."""
        return Word(self.key, self.values)


class Spoken(msgspec.Struct, frozen=True):
    """A row of a view that people read as one word: on the wire it is shorter than that.

    The key may name fields in braces, as in `votesfrom-{source}`; all others that are not None are values.
    """

    KEY: ClassVar[str]

    @property
    def word(self) -> Word:
        """What is said of it."""
        told = {name: getattr(self, name) for name in self.__struct_fields__}
        values = message_of("", self).values
        said = {name for name, value in told.items() if value is not None and f"{{{name}}}" not in self.KEY}
        return Word(self.KEY.format(**told), {name: value for name, value in values.items() if name in said})


class Line(msgspec.Struct, frozen=True):
    """A line of text that stands by itself, and how deep it is indented."""

    depth: int
    text: str


def word_of(member: Enum | str) -> Word:
    """Name the words of an enum's member: `Crop.RYE` is `crop-rye`; any other text is a key as it is."""
    return Word(f"{type(member).__name__.lower()}-{member.value}" if isinstance(member, Enum) else member)


def message_of(key: str, struct: msgspec.Struct) -> Message:
    """Say a struct: its fields become the values, seats as names, enum members and printed things as words."""
    hints = hints_of(type(struct))
    fields = struct.__struct_fields__
    return Message(key, {name: value_of(getattr(struct, name), hints[name]) for name in fields})


@cache
def hints_of(struct: type) -> dict[str, object]:
    """The types of a struct's fields, with their marks."""
    return get_type_hints(struct, include_extras=True)


def value_of(value: object, hint: object) -> Value:
    """Make a value to say of anything in a struct; its type hint tells a seat from a number, a name from a text."""
    if value is None:
        return Word("nothing")
    if isinstance(value, Enum):
        return word_of(value)
    if isinstance(value, bool):
        return Word("yes" if value else "no")
    if isinstance(value, LISTS):
        if is_place(hint):
            return Place(tuple(value))
        if not value and _is_list_of_seats(hint):
            return Word("nobody")
        items = sorted(value) if isinstance(value, frozenset | set) else value
        pairs = zip(items, item_hints(hint, len(items)), strict=True)
        return tuple(value_of(item, item_hint) for item, item_hint in pairs)
    if isinstance(value, int) and is_seat(hint):
        return SeatName(value)
    if isinstance(value, str):
        return named_word(value, hint) or value
    if isinstance(value, int | float | Word | SeatName | Place):
        return value
    if isinstance(value, Message | Spoken):
        return value.word
    return str(value)


@cache
def is_place(hint: object) -> bool:
    """Tell whether a type is a place such as `2,0`: a few whole numbers, and always so many."""
    for part in alternatives(hint):
        items = get_args(part) if get_origin(part) is tuple else ()
        if len(items) > 1 and all(not is_seat(item) and alternatives(item) == (int,) for item in items):
            return True
    return False


@cache
def is_seat(hint: object) -> bool:
    """Tell whether a type hint is `Seat`, also inside `Seat | None`."""
    if get_origin(hint) is Annotated:
        return "seat" in get_args(hint)[1:]
    return any(is_seat(part) for part in get_args(hint) if part is not None)


def named(hint: object) -> Named | None:
    """The mark of a type whose texts name printed things; None for any other type, unions too."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, Named)), None)


def named_word(name: str, hint: object) -> Word | None:
    """The word of a printed thing; None if no such thing is called so, as for any text that is just text."""
    marks = filter(None, map(named, alternatives(hint)))
    return next((mark.words[name] for mark in marks if name in mark.words), None)


@cache
def alternatives(hint: object) -> tuple[object, ...]:
    """What a type may be: unions are taken apart, and only the marks of seats and names are kept."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated and not is_seat(hint) and named(hint) is None:
        return alternatives(parts[0])
    if origin in (Union, UnionType):
        return tuple(one for part in parts for one in alternatives(part))
    return (hint,)


def _is_list_of_seats(hint: object) -> bool:
    [item] = item_hints(hint, 1)[:1] or [None]
    return is_seat(item) and get_origin(item) not in LISTS


def item_hints(hint: object, length: int) -> tuple[object, ...]:
    """The types of so many items of a list, also inside `tuple[Seat, ...] | None`."""
    for part in alternatives(hint):
        if get_origin(part) in LISTS:
            args = get_args(part)
            many = len(args) == 1 or args[-1] is Ellipsis
            return (args[0],) * length if many else args
    return (None,) * length
