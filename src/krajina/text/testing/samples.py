"""Plausible values for every message: by the types of a struct's fields where there is one, else by its variables."""

from collections.abc import Iterator
from enum import Enum
from types import NoneType
from typing import Annotated, Final, NamedTuple, get_args, get_origin

import msgspec
from fluent.syntax import ast as ftl

from krajina.core import Place, SeatName, Value, Word, word_of
from krajina.core.message import is_place, is_seat, named
from krajina.text.testing.collect import hints_of
from krajina.text.words import COUNT, KEY, NOBODY

NUMBERS: Final[tuple[Value, ...]] = (0, 1, 2, 5, 1.5)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


class Use(NamedTuple):
    """How a message uses a value: in which forms, whether to count, and which words it chooses among."""

    forms: frozenset[str]
    counts: bool
    choices: frozenset[str]


def by_types(struct: type[msgspec.Struct]) -> Iterator[dict[str, Value]]:
    """Values for the fields of a struct: each sample of each field at least once."""
    return combined({name: list(of_type(hint)) for name, hint in hints_of(struct).items()})


def combined(samples: dict[str, list[Value]]) -> Iterator[dict[str, Value]]:
    """Vary one value at a time; the others stay at their first sample."""
    first = {name: values[0] for name, values in samples.items() if values}
    yield first
    for name, values in samples.items():
        for value in values[1:]:
            yield first | {name: value}


def of_type(hint: object) -> Iterator[Value]:
    """Samples of a type, as `message_of` would give them."""
    if get_origin(hint) is Annotated and is_seat(hint):
        yield from (SeatName(0), SeatName(-1))
    elif (mark := named(hint)) is not None:
        yield from mark.words.values()
    elif get_origin(hint) is tuple and is_place(hint):
        yield Place((2, -1))
    elif hint is NoneType:
        yield Word("nothing")
    elif isinstance(hint, type):
        yield from _of_plain_type(hint)
    elif get_origin(hint) in (tuple, list, frozenset):
        yield from _lists(get_args(hint))
    elif get_args(hint):  # a union, or Annotated
        for part in get_args(hint):
            if isinstance(part, type) or get_args(part):
                yield from of_type(part)
    else:
        yield "x"


def _of_plain_type(kind: type) -> Iterator[Value]:
    if kind is bool:
        yield from (Word("yes"), Word("no"))
    elif issubclass(kind, Enum):
        yield from (word_of(member) for member in kind)
    elif kind in (int, float):
        yield from NUMBERS if kind is float else NUMBERS[:-1]
    else:
        yield "x"


def _lists(parts: tuple[object, ...]) -> Iterator[Value]:
    if len(parts) == 1 or parts[1] is Ellipsis:
        items = list(of_type(parts[0]))
        yield from (NOBODY if SeatName(0) in items else (), *((item,) for item in items), tuple(items))
    else:
        yield tuple(next(of_type(part)) for part in parts)


def by_variables(pattern: ftl.Pattern, messages: dict[str, ftl.Message]) -> Iterator[dict[str, Value]]:
    """Values for the variables of a message, guessed from how it uses them."""
    return combined({base: _guessed(use, messages) for base, use in uses(pattern).items()})


def _guessed(use: Use, messages: dict[str, ftl.Message]) -> list[Value]:
    words: list[Value] = [Word(key) for key in sorted(use.choices & messages.keys())]
    for key in _with_forms(use, messages):
        needed = _needed(messages[key])
        words.append(Word(key, {base: _plain(own, messages) for base, own in needed.items()}))
    if COUNT in use.forms:
        items = tuple(words) or ("x", "y")
        return [(), items[:1], items * 2]
    if use.counts:
        return list(NUMBERS)
    return words if use.forms else ["x"]


def _with_forms(use: Use, messages: dict[str, ftl.Message]) -> Iterator[str]:
    """The words that have all the forms in which a value is used."""
    attributes = use.forms - {KEY, COUNT}
    for key, message in messages.items():
        if attributes and attributes <= {attribute.id.name for attribute in message.attributes}:
            yield key


def _needed(message: ftl.Message) -> dict[str, Use]:
    """How a word itself uses values, in whatever form."""
    found: dict[str, Use] = {}
    for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
        for base, use in uses(pattern).items():
            other = found.get(base, use)
            found[base] = Use(use.forms | other.forms, use.counts or other.counts, use.choices | other.choices)
    return found


def _plain(use: Use, messages: dict[str, ftl.Message]) -> Value:
    """One value for a word inside a word: a number, or a word that needs none itself."""
    if use.counts or not use.forms:
        return 1
    return Word(next(key for key in _with_forms(use, messages) if not _needed(messages[key])))


def uses(pattern: ftl.Pattern | None) -> dict[str, Use]:
    """How a pattern uses each of its values."""
    found: dict[str, Use] = {}
    for variable, variants in _variables(pattern, ()):
        base, _, form = variable.partition("-")
        use = found.get(base, Use(frozenset(), False, frozenset()))
        counts = form == "" and any(name in PLURALS or name[0].isdigit() for name in variants)
        choices = frozenset(variants) if form == KEY else frozenset()
        forms = use.forms | {form} if form else use.forms
        found[base] = Use(forms, use.counts or counts, use.choices | choices)
    return found


def _variables(node: object, variants: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """All variables, each with the names of the variants where something is selected by it."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name, variants
    elif isinstance(node, ftl.SelectExpression):
        names = tuple(_variant_name(variant.key) for variant in node.variants)
        yield from _variables(node.selector, names)
        yield from _variables(node.variants, ())
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from _variables(child, variants)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child, variants)


def _variant_name(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)
