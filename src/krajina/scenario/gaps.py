"""Gaps: the words of a value, read backwards as what its field asks for.

A reading is a value and the place in the text where its words end. All readings are tried, so that a word that begins
like another one, a name with an `and` in it or a place such as `2,0` is never cut short.
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

from krajina.core import CHANCE, AnyGame, Message, SeatName, Word, word_of
from krajina.core.action import snake_case
from krajina.core.message import Named, alternatives, is_seat, named
from krajina.scenario.grammar import plain
from krajina.text import DEFAULT, Words
from krajina.text.catalogue import Variable
from krajina.text.words import COUNT, KEY

Reading: TypeAlias = tuple[object, int]
Table: TypeAlias = Sequence[tuple[str, object]]  # words and what they mean

LISTS: Final = (tuple, list, frozenset)
BETWEEN_LISTS: Final = re.compile(r" \| ")
COUNTED: Final = re.compile(r"([1-9][0-9]{0,2}) ?× ?")
WHOLE: Final = re.compile(r"[+-]?[0-9]{1,40}(?![0-9])")
LISTED: Final = 30  # words that a complaint lists


class _Shape(NamedTuple):
    """The type of a list: its items, whether there may be any number of them, and what stands between them."""

    items: tuple[object, ...]
    is_many: bool
    separator: re.Pattern[str]

    def item(self, index: int) -> object:
        if self.is_many:
            return self.items[0]
        return self.items[index] if index < len(self.items) else None


class _Numbers(NamedTuple):
    """How a language writes numbers: `1,234` and `1.5`."""

    group: str
    grouped: re.Pattern[str]
    point: str
    decimal: re.Pattern[str]


def _numbers(words: Words) -> _Numbers:
    group, point = (re.sub("[0-9]", "", plain(words.value(number)))[:1] for number in (1_234_567, 1.5))
    grouped = re.compile(rf"[+-]?[0-9]{{1,3}}(?:{re.escape(group)}[0-9]{{3}})+(?![0-9])")
    decimal = re.compile(rf"[+-]?[0-9]{{1,40}}(?:{re.escape(point)}[0-9]{{1,40}})?(?![0-9])")
    return _Numbers(group, grouped, point, decimal)


class Reader:
    """Reads values in the words of one game and one language; `names` are what the seats are called."""

    def __init__(self, game: AnyGame, names: Sequence[str], words: Words) -> None:
        self.words = words
        self._seats: list[tuple[str, object]] = [
            (plain(words.value(SeatName(seat), names)), seat) for seat in (*range(len(names) or game.seats[-1]), CHANCE)
        ]
        self._members: dict[tuple[type[Enum] | Named, str], Table] = {}
        between = [plain(words.say(Message(key, {"first": "", "second": ""}))) for key in ("list-two", "list-more")]
        self._between_items = re.compile("|".join(map(re.escape, [*between, ","])))
        spoken = {words.language: words, DEFAULT: Words(DEFAULT)}  # English is said where words are missing
        self._numbers = [_numbers(language) for language in spoken.values()]

    def readings(
        self, text: str, start: int, hint: object, form: str = "", *, inside: bool = False
    ) -> Iterator[Reading]:
        """Every value of a type whose words stand in the text from `start`; `inside` a list, items are kept apart."""
        table = self._table(hint, form)
        if table is not None:
            found = [(value, start + len(said)) for said, value in table if said and text.startswith(said, start)]
            yield from sorted(found, key=lambda reading: -reading[1])
        elif form == COUNT or hint is int:
            yield from self._whole(text, start)
        elif hint is float:
            yield from self._fraction(text, start)
        elif hint is str:
            ends = range(self._end(text, start) if inside else len(text), start, -1)
            yield from ((text[start:end], end) for end in ends)
        elif get_origin(hint) in LISTS:
            yield from self._lists(text, start, hint, form)
        else:
            for part in _parts(hint):
                yield from self.readings(text, start, part, form, inside=inside)

    def keyed(self, variable: Variable, key: str, hint: object) -> Iterator[object]:
        """The values for which a sentence chooses the variant `key`."""
        number = {"one": 1}.get(key, int(key) if key.isdecimal() else None)
        for part in alternatives(hint):
            if variable.form == KEY and (mark := named(part)) is not None:
                yield from (name for name, word in mark.words.items() if word.key == key)
            elif variable.form == KEY and isinstance(part, type) and issubclass(part, Enum):
                yield from (member for member in part if word_of(member).key == key)
            elif variable.form == KEY and part is bool and key in ("yes", "no"):
                yield key == "yes"
            elif variable.form == KEY and part is NoneType and key == "nothing":
                yield None
            elif variable.form == COUNT and number == 0:
                yield ()
            elif not variable.form and part is int and number is not None:
                yield number

    def trouble(self, text: str, hint: object, form: str = "") -> str:
        """Say what in a text is not understood as a value of this type; empty if all is."""
        if any(end == len(text) for _, end in self.readings(text, 0, hint, form)):
            return ""
        table = self._table(hint, form)
        if is_seat(hint) and table is not None:
            return f"nobody is called '{text}'; here are {_listing(self._seats[:-1])}"
        if table is not None:
            return f"'{text}' is no {_what(hint)}; there are {_listing(table)}"
        if get_origin(hint) in LISTS:
            return self._trouble_in_list(text, hint, form)
        parts = [part for part in _parts(hint) if part is not NoneType]
        if parts:
            return self.trouble(text, parts[0], form)
        return f"'{text}' is no {'whole number' if hint is int else 'number' if hint is float else 'value'}"

    def _trouble_in_list(self, text: str, hint: object, form: str) -> str:
        shape = self._shape(hint)
        items = [COUNTED.sub("", item, count=1) for item in shape.separator.split(text)]
        if not shape.is_many and len(items) != len(shape.items):
            return f"'{text}' should name {len(shape.items)} things"
        troubles = (self.trouble(item, shape.item(index), form) for index, item in enumerate(items))
        return next(filter(None, troubles), f"'{text}' is no list")

    def _table(self, hint: object, form: str) -> Table | None:
        """The words of a type that has only so many values."""
        if get_origin(hint) is Annotated and is_seat(hint):
            return self._seats
        if hint is NoneType:
            return [(plain(self.words.word("nothing")), None)]
        if hint is bool:
            return [(plain(self.words.word("yes")), True), (plain(self.words.word("no")), False)]
        if get_origin(hint) is Literal:
            return [(str(value), value) for value in get_args(hint)]
        if (mark := named(hint)) is not None:
            return self._listed(mark, form)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._listed(hint, form)
        return None

    def _listed(self, kind: type[Enum] | Named, form: str) -> Table:
        if (kind, form) not in self._members:
            members = _members(kind)
            said = [(plain(self.words.value(word, form=form)), member) for member, word, _ in members]
            bare = {(written, member): None for member, _, written in members}  # as on the wire, in any language
            self._members[kind, form] = list(dict.fromkeys(said) | bare)
        return self._members[kind, form]

    def _whole(self, text: str, start: int) -> Iterator[Reading]:
        if match := WHOLE.match(text, start):
            yield int(match[0]), match.end()
        for numbers in self._numbers:
            if match := numbers.grouped.match(text, start):
                yield int(match[0].replace(numbers.group, "")), match.end()

    def _fraction(self, text: str, start: int) -> Iterator[Reading]:
        for numbers in self._numbers:
            if match := numbers.decimal.match(text, start):
                yield float(match[0].replace(numbers.point, ".")), match.end()
        yield from ((float(str(value)), end) for value, end in self._whole(text, start))

    def _end(self, text: str, start: int) -> int:
        """Where free text in a list must end: before what stands between its items."""
        found = [pattern.search(text, start) for pattern in (self._between_items, BETWEEN_LISTS)]
        return min([len(text), *(match.start() for match in found if match)])

    def _shape(self, hint: object) -> _Shape:
        items = get_args(hint)
        is_many = get_origin(hint) is not tuple or items[1:] == (Ellipsis,)
        is_nested = any(get_origin(part) in LISTS for item in items for part in (item, *_parts(item)))
        return _Shape(items[:1] if is_many else items, is_many, BETWEEN_LISTS if is_nested else self._between_items)

    def _lists(self, text: str, start: int, hint: object, form: str) -> Iterator[Reading]:
        """Read a list as it is said: `2,0`; `rye, 2× wheat and hops`; `rye | nothing` for lists in a list."""
        shape = self._shape(hint)
        is_nested = shape.separator is BETWEEN_LISTS
        if shape.is_many and not is_nested:
            yield from self._empty(text, start, form)
        for values, end in self._items(text, start, shape, form, ()):
            if shape.is_many or len(values) == len(shape.items):
                yield values, end
        if shape.is_many and is_nested:  # one list with nothing in it is likelier than no lists at all
            yield from self._empty(text, start, form)

    def _empty(self, text: str, start: int, form: str) -> Iterator[Reading]:
        for key in ("nothing", "nobody"):
            said = plain(self.words.value((), form=form) if key == "nothing" else self.words.word(key))
            if text.startswith(said, start):
                yield (), start + len(said)

    def _items(
        self, text: str, start: int, shape: _Shape, form: str, done: tuple[object, ...]
    ) -> Iterator[tuple[tuple[object, ...], int]]:
        hint = shape.item(len(done))
        counted = COUNTED.match(text, start)
        for times, begin in [(1, start), *([(int(counted[1]), counted.end())] if counted else [])]:
            for value, end in self.readings(text, begin, hint, form, inside=True) if hint is not None else ():
                values = (*done, *[value] * times)
                yield values, end
                if between := shape.separator.match(text, end):
                    yield from self._items(text, between.end(), shape, form, values)


def _parts(hint: object) -> tuple[object, ...]:
    """What a union or an annotated type is made of."""
    if get_origin(hint) is Annotated:
        return get_args(hint)[:1]
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else ()


def _members(kind: type[Enum] | Named) -> list[tuple[object, Word, str]]:
    """All values of a kind, each with its word and as it is on the wire."""
    if isinstance(kind, Named):
        return [(name, word, name) for name, word in kind.words.items()]
    return [(member, word_of(member), str(member.value)) for member in kind]


def _what(hint: object) -> str:
    """What the words of a type name, for a complaint."""
    if (mark := named(hint)) is not None:
        return mark.prefix
    return snake_case(hint.__name__).replace("_", " ") if isinstance(hint, type) else "such word"


def _listing(table: Table) -> str:
    said = list({repr(value): said for said, value in reversed(table)}.values())[::-1]  # the first words of each value
    return ", ".join(said[:LISTED]) + (" …" if len(said) > LISTED else "")
