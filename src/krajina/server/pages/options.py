"""The options of a game as fields of a form, made from the types of its options."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, get_args, get_origin

import msgspec

from krajina.core.game import AnyGame
from krajina.core.message import LISTS, Word, alternatives, item_hints, named, word_of
from krajina.core.named import LISTED, texts_of
from krajina.server.pages.fields import Typed, box, labelled, selection, switch
from krajina.server.pages.html import Html, element
from krajina.text import Words

PREFIX: Final = "option-"
COLOUR_OPTION: Final = "colours"  # of the seats: chosen where it is said who sits there
LEFT_OUT: Final = frozenset({"seats", COLOUR_OPTION, "draw_rest", "see_forced"})  # the latter two are for experts
IN_ORDER: Final = frozenset({"sides", "island"})  # lists by seat or by place, in which the order counts


def option_fields(game: AnyGame, words: Words, typed: Typed) -> Html:
    """A field for every option that can be chosen in a form; prepared positions and own tables are for programs."""
    return Html().join(
        _field(field, words, typed.get(PREFIX + field.name))
        for field in msgspec.structs.fields(game.options)
        if field.name not in LEFT_OUT and _is_simple(field)
    )


def options_in(game: AnyGame, typed: Typed) -> dict[str, object]:
    """The options that were filled in; what was left empty is as it is usually."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(game.options):
        values = [value for value in typed.get(PREFIX + field.name, ()) if value]
        if values and _is_set(field):
            found[field.name] = values
        elif values:
            found[field.name] = values[-1]
    return found


def _is_simple(field: msgspec.structs.FieldInfo) -> bool:
    """Tell whether a field can be filled in by hand."""
    for part in alternatives(field.type):
        is_struct = isinstance(part, type) and issubclass(part, msgspec.Struct)
        if is_struct or get_origin(part) is dict:
            return False
    return len(texts_of(field.type)) <= LISTED


def _is_set(field: msgspec.structs.FieldInfo) -> bool:
    """Tell whether some of several known things are chosen."""
    is_list = any(get_origin(part) in LISTS for part in alternatives(field.type))
    return is_list and field.name not in IN_ORDER and texts_of(field.type) != ()


def _field(field: msgspec.structs.FieldInfo, words: Words, typed: Sequence[str] | None) -> Html:
    name, label = PREFIX + field.name, words.word(f"option-{field.name}")
    about = words.word(f"option-{field.name}-about")
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    if isinstance(default, bool):
        is_on = typed[-1] == "true" if typed else default
        return element("div", switch(name, label, is_on=is_on), element("p", about, class_="hint"), class_="option")
    if _is_set(field):
        return _boxes(field, words, label, about, typed or ())
    if isinstance(default, Enum):
        options = [(str(member.value), words.value(word_of(member))) for member in type(default)]
        return labelled(label, selection(name, options, typed[-1] if typed else str(default.value)), about)
    value = typed[-1] if typed else "" if isinstance(default, tuple) or default is None else str(default)
    limits = _limits(field.type)
    kind = "number" if int in alternatives(field.type) or limits else "text"
    return labelled(label, element("input", type=kind, name=name, value=value, **limits), about)


def _boxes(field: msgspec.structs.FieldInfo, words: Words, label: str, about: str, typed: Sequence[str]) -> Html:
    boxes = [
        box(PREFIX + field.name, words.value(word), is_ticked=text in typed, value=text)
        for text, word in _members(field.type)
    ]
    return element("fieldset", element("legend", label), element("p", about, class_="hint"), *boxes)


def _members(hint: object) -> Iterator[tuple[str, Word]]:
    """The things that a list may have, each with its word."""
    for item in dict.fromkeys(item_hints(hint, 1)):
        for part in alternatives(item):
            mark = named(part)
            if mark is not None:
                yield from mark.words.items()
            elif isinstance(part, type) and issubclass(part, Enum):
                yield from ((str(member.value), word_of(member)) for member in part)


def _limits(hint: object) -> dict[str, str]:
    """The least and the most of a number."""
    marks = [mark for mark in get_args(hint) if isinstance(mark, msgspec.Meta)]
    least = next((mark.ge for mark in marks if mark.ge is not None), None)
    most = next((mark.le for mark in marks if mark.le is not None), None)
    return {name: f"{value:g}" for name, value in (("min", least), ("max", most)) if value is not None}
