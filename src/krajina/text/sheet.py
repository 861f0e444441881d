"""The sheet: what a seat may know as lines of text, for the terminal and for screen readers, with no code per game.

The label of a field is the message `view-` and its name. A tuple of structs becomes rows under the label; a row of
`players` is called by its seat, another row by its field `seat` or else by its first field. An action or an event in a
view is said as in the log.

`say_field` says one field in one line: a table as `wheat 6, rye 4 and hops 5`, a struct by the labels of its fields,
rows with ` | ` between them, and in brackets what is deeper still.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from krajina.core.action import Action
from krajina.core.event import Event
from krajina.core.message import Line, Message, SeatName, Spoken, Value, Word, hints_of, message_of
from krajina.core.named import mapping_hints
from krajina.text.catalogue import MissingWords
from krajina.text.words import Words

# The log shows what happened, and the host knows whose view it is.
LEFT_OUT: Final = frozenset({"events", "seat"})
PLAYERS: Final = "players"
SEAT: Final = "seat"


class _Field(NamedTuple):
    """A field of a struct: as it is, as a value to say, and its type."""

    name: str
    raw: object
    value: Value
    hint: object


def sheet(view: msgspec.Struct, words: Words, names: Sequence[str] = ()) -> list[Line]:
    """Write a view down, field by field in their order; what is None is left out."""
    return list(_Sheet(words, names).fields(view, 0, LEFT_OUT))


def say_field(struct: msgspec.Struct, name: str, words: Words, names: Sequence[str] = ()) -> str:
    """Say one field of a view, or of a row of it, in one line; `nothing` for None."""
    field = next((field for field in _fields(struct) if field.name == name), None)
    return words.value(Word("nothing")) if field is None else _Sheet(words, names).line(field)


class _Sheet:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def fields(self, struct: msgspec.Struct, depth: int, left_out: frozenset[str] = frozenset()) -> Iterator[Line]:
        for field in _fields(struct):
            if field.name not in left_out:
                yield from self._entry(self._label(field.name), field, depth)

    def _entry(self, title: str, field: _Field, depth: int) -> Iterator[Line]:
        """Write `title: value` in one line, or the title and below it what belongs to it."""
        if not _is_deep(field.raw):
            yield Line(depth, f"{self._colon(title)} {self._text(field.value)}".lstrip())
            return
        yield Line(depth, self._colon(title))
        if isinstance(field.raw, msgspec.Struct):
            yield from self.fields(field.raw, depth + 1)
        elif isinstance(field.raw, Mapping):
            yield from self._pairs(field.raw, field.hint, depth + 1)
        elif isinstance(field.raw, tuple):
            for index, row in enumerate(field.raw):
                yield from self._item(row, index if field.name == PLAYERS else None, depth + 1)

    def _item(self, row: object, seat: int | None, depth: int) -> Iterator[Line]:
        """Write an item of a tuple; a seat is given where it is the row of that seat."""
        if (value := _spoken(row)) is not None:
            yield Line(depth, self._text(value))
        elif isinstance(row, msgspec.Struct):
            title, name = self._title(row, seat)
            yield from self._row(title, row, name, depth)

    def _title(self, row: msgspec.Struct, seat: int | None) -> tuple[str, str]:
        """What a row is called, and the field that it is called by if it is called by one."""
        name = "" if seat is not None and SEAT not in row.__struct_fields__ else naming_field(type(row))
        title: Value = "" if seat is None else SeatName(seat)
        if name and (raw := getattr(row, name)) is not None and not _is_deep(raw):
            spoken = _spoken(raw)
            title = message_of("", row).values[name] if spoken is None else spoken
        return self._text(title), name

    def _row(self, title: str, row: msgspec.Struct, name: str, depth: int) -> Iterator[Line]:
        """Write `title: label value, label value, …` in one line; what has rows of its own comes below it."""
        rest = [field for field in _fields(row) if field.name != name]
        plain = [field for field in rest if not _is_deep(field.raw)]
        text = ", ".join(f"{self._label(field.name)} {self._text(field.value)}".lstrip() for field in plain)
        yield Line(depth, f"{self._colon(title)} {text}".strip() if rest else title)
        for field in rest:
            if _is_deep(field.raw):
                yield from self._entry(self._label(field.name), field, depth + 1)

    def _pairs(self, pairs: Mapping[object, object], hint: object, depth: int) -> Iterator[Line]:
        for title, field in self._titled(pairs, hint):
            if isinstance(field.raw, msgspec.Struct) and _is_deep(field.raw):
                yield from self._row(title, field.raw, "", depth)
            else:
                yield from self._entry(title, field, depth)

    def _titled(self, pairs: Mapping[object, object], hint: object) -> Iterator[tuple[str, _Field]]:
        """The items of a mapping, each with what its key is called; what is None is left out."""
        pair = _pair(*mapping_hints(hint))
        for key, item in pairs.items():
            fields = {field.name: field for field in _fields(pair(key, item))}
            if "item" in fields:
                yield self._text(fields["key"].value), fields["item"]

    def line(self, field: _Field) -> str:
        """Say a field in one line."""
        if not _is_deep(field.raw):
            return self._text(field.value)
        if isinstance(field.raw, Mapping):
            return self._text(tuple(self._said(*pair) for pair in self._titled(field.raw, field.hint)))
        if isinstance(field.raw, msgspec.Struct):
            return self._text(tuple(self._said(self._label(part.name), part) for part in _fields(field.raw)))
        rows = field.raw if isinstance(field.raw, tuple) else ()
        return " | ".join(self._said_row(row, at if field.name == PLAYERS else None) for at, row in enumerate(rows))

    def _said(self, title: str, field: _Field) -> str:
        text = self.line(field)
        return f"{title} ({text})" if _is_deep(field.raw) else f"{title} {text}".strip()

    def _said_row(self, row: object, seat: int | None) -> str:
        if (value := _spoken(row)) is not None:
            return self._text(value)
        if not isinstance(row, msgspec.Struct):
            return str(row)
        title, name = self._title(row, seat)
        rest = tuple(self._said(self._label(part.name), part) for part in _fields(row) if part.name != name)
        return f"{self._colon(title)} {self._text(rest)}".strip() if rest else title

    def _label(self, field: str) -> str:
        key = f"view-{field}"
        label = self.words.word(key)
        if not label and self.words.strict:
            raise MissingWords(key, self.words.language)
        return label

    def _colon(self, title: str) -> str:
        return self.words.say(Message("sheet-label", {"label": title})) if title else ""

    def _text(self, value: Value) -> str:
        return self.words.value(value, self.names)


def naming_field(row: type[msgspec.Struct]) -> str:
    """The field that a row is called by."""
    return SEAT if SEAT in row.__struct_fields__ else row.__struct_fields__[0]


def _fields(struct: msgspec.Struct) -> Iterator[_Field]:
    hints, values = hints_of(type(struct)), message_of("", struct).values
    for name in struct.__struct_fields__:
        raw = getattr(struct, name)
        if raw is not None:
            spoken = _spoken(raw)
            yield _Field(name, raw, values[name] if spoken is None else spoken, hints[name])


def _spoken(raw: object) -> Value | None:
    """What a view holds ready to be said, and an empty table."""
    if isinstance(raw, Action | Event):
        return Word(raw.message.key, raw.message.values)
    if isinstance(raw, Message | Spoken):
        return raw.word
    if isinstance(raw, Word | SeatName):
        return raw
    return () if isinstance(raw, Mapping) and not raw else None


def _is_deep(raw: object) -> bool:
    """Tell whether it takes lines of its own."""
    if isinstance(raw, tuple):
        return any(isinstance(item, msgspec.Struct) for item in raw)
    return isinstance(raw, msgspec.Struct | Mapping) and _spoken(raw) is None


@cache
def _pair(key: object, item: object) -> type[msgspec.Struct]:
    """A struct for the items of a mapping, so that key and item are said by their types like any field."""
    return msgspec.defstruct("Pair", [("key", key), ("item", item)])
