"""Names of printed things, checked where they come in: for msgspec they are any text."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Final, Literal, NamedTuple, get_args, get_origin

import msgspec

from krajina.core.errors import GameError
from krajina.core.message import LISTS, Named, alternatives, hints_of, item_hints, named

LISTED: Final = 30  # names that an error lists; of more, the nearest
COMPARED: Final = 100  # characters of a wrong name: an endless one must not cost us time


class Stranger(NamedTuple):
    """A text that should name a printed thing and does not: where it stands, and what it might name."""

    place: str
    name: str
    ids: tuple[str, ...]


def check_names(value: object, hint: object, error: type[GameError], place: str = "$") -> None:
    """Raise the error for the first name in a value that no printed thing of its type has."""
    for stranger in strangers(value, hint, place):
        known = nearest(stranger.name, stranger.ids)
        raise error("unknown-name", place=stranger.place, name=stranger.name, known=known)


def strangers(value: object, hint: object, place: str = "$") -> Iterator[Stranger]:
    """The unknown names in a value that is otherwise as its type says."""
    if isinstance(value, msgspec.Struct):
        for name, field in _named_fields(type(value)).items():
            yield from strangers(getattr(value, name), field, f"{place}.{name}")
    elif isinstance(value, str):
        marks = [mark for part in alternatives(hint) if (mark := named(part)) is not None]
        if marks and not any(value in mark.words for mark in marks) and not _is_text(value, hint):
            yield Stranger(place, value, tuple(name for mark in marks for name in mark.ids))
    elif isinstance(value, LISTS):
        for index, (item, item_hint) in enumerate(zip(value, item_hints(hint, len(value)), strict=True)):
            yield from strangers(item, item_hint, f"{place}[{index}]")
    elif isinstance(value, Mapping):
        key_hint, item_hint = mapping_hints(hint)
        for key, item in value.items():
            yield from strangers(key, key_hint, place)
            yield from strangers(item, item_hint, f"{place}[{key}]")


def texts_of(hint: object) -> tuple[str, ...]:
    """The texts that a type knows, however deep: names of printed things, members of enums, literals."""
    found: list[str] = []
    for part in alternatives(hint):
        mark = named(part)
        if mark is not None:
            found += mark.ids
        elif isinstance(part, type) and issubclass(part, Enum):
            found += [str(member.value) for member in part]
        elif get_origin(part) is Literal:
            found += map(str, get_args(part))
        else:
            found += [text for argument in get_args(part) for text in texts_of(argument)]
    return tuple(dict.fromkeys(found))


def nearest(name: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The known names, or of too many the nearest."""
    return known if len(known) <= LISTED else (*get_close_matches(name[:COMPARED], known, LISTED, cutoff=0), "…")


def _is_text(value: str, hint: object) -> bool:
    """Tell whether a text may stand here that names nothing, such as `Box | Literal["all"]`."""
    return any(part is str or (get_origin(part) is Literal and value in get_args(part)) for part in alternatives(hint))


def mapping_hints(hint: object) -> tuple[object, object]:
    """The types of key and item, also inside `dict[…] | None`."""
    for part in alternatives(hint):
        origin, arguments = get_origin(part), get_args(part)
        if isinstance(origin, type) and issubclass(origin, Mapping) and len(arguments) == 2:
            return arguments[0], arguments[1]
    return object, object


def named_in(hint: object) -> set[Named]:
    """The marks of printed things in a type, however deep."""
    found, seen = set[Named](), set[type]()
    todo = [hint]
    while todo:
        part = todo.pop()
        todo += get_args(part)
        if isinstance(part, Named):
            found.add(part)
        elif isinstance(part, type) and issubclass(part, msgspec.Struct) and part not in seen:
            seen.add(part)
            todo += hints_of(part).values()
    return found


@cache
def _named_fields(struct: type) -> dict[str, object]:
    """The fields that names are to be looked for in: of most structs none, so that checking costs nothing."""
    return {name: hint for name, hint in hints_of(struct).items() if named_in(hint)}
