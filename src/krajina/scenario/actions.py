"""Reading actions: a line such as `bid coins=4` becomes the action of a game, or a reason why it does not."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from types import NoneType
from typing import TypeAlias, get_origin

import msgspec

from krajina.core import CHANCE, Action, AnyGame, BadAction, read_action
from krajina.core.errors import place_and_reason
from krajina.core.message import LISTS, alternatives, hints_of, is_seat, item_hints
from krajina.core.named import mapping_hints, nearest, texts_of
from krajina.core.understood import understood
from krajina.scenario.notation import CHANCE_NAME, NONE, SHOWN, TAG, NotUnderstood, Tree, read_tagged

Kind: TypeAlias = type[msgspec.Struct]


@cache
def kinds_of(structs: object) -> dict[str, Kind]:
    """The structs of a union, each under its tag."""
    found = [part for part in alternatives(structs) if isinstance(part, type) and issubclass(part, msgspec.Struct)]
    return {str(kind.__struct_config__.tag): kind for kind in found}


def form_of(kind: Kind) -> str:
    """How a kind of action is written, its values left open: `place_tile at=… turn=…`."""
    return " ".join([str(kind.__struct_config__.tag), *(f"{name}=…" for name in kind.__struct_fields__)])


def read(game: AnyGame, text: str, names: Sequence[str]) -> Action:
    """The action that a line says, as tag and fields or as JSON; raises NotUnderstood."""
    if text.startswith("{"):
        return _read_json(game, text)
    tag, fields = read_tagged(text)
    kind = kind_called(tag, kinds_of(game.actions), f"action of {game.name}")
    try:
        action = msgspec.convert(typed_fields(kind, fields, names), understood(kind), strict=False)
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise NotUnderstood(f"{place.removeprefix('$.')}: {reason}; it is written: {form_of(kind)}") from None
    assert isinstance(action, Action)
    return action


def _read_json(game: AnyGame, text: str) -> Action:
    try:
        action: Action = read_action(game, text.encode())
    except (BadAction, UnicodeEncodeError) as error:
        raise NotUnderstood(f"'{text[:SHOWN]}' is no action of {game.name}: {error}") from error
    return action


def kind_called(tag: str, kinds: dict[str, Kind], what: str) -> Kind:
    """The struct with this tag; raises NotUnderstood with what there is."""
    if tag not in kinds:
        close = get_close_matches(tag[:40], kinds, 3) or list(kinds)
        raise NotUnderstood(f"'{tag[:40]}' is no {what}; there is: {'; '.join(form_of(kinds[one]) for one in close)}")
    return kinds[tag]


def typed_fields(kind: Kind, fields: dict[str, Tree], names: Sequence[str]) -> dict[str, object]:
    """Fields with what their types ask for; raises NotUnderstood where there is no such field or code."""
    hints = hints_of(kind)
    for name in fields:
        if name not in kind.__struct_fields__:
            raise NotUnderstood(f"there is no field '{name[:40]}'; it is written: {form_of(kind)}")
    return {name: _typed(tree, hints[name], names, name) for name, tree in fields.items()}


def _typed(tree: Tree, hint: object, names: Sequence[str], place: str) -> object:
    """A value as msgspec can convert it: seats by number, one item as a list where a list is asked for."""
    parts = alternatives(hint)
    if tree is None and NoneType in parts:
        return None
    if any(get_origin(part) in LISTS for part in parts):
        items = tree if isinstance(tree, tuple) else (tree,)
        hints = item_hints(hint, len(items))
        if len(hints) != len(items):
            raise NotUnderstood(f"{place}: {len(hints)} values are needed, not {len(items)}")
        return [_typed(item, one, names, place) for item, one in zip(items, hints, strict=True)]
    if isinstance(tree, dict):
        return _typed_mapping(tree, hint, names, place)
    if isinstance(tree, tuple):
        raise NotUnderstood(f"{place}: one value is needed, not {len(tree)}")
    text = NONE if tree is None else tree
    known = texts_of(hint)
    if text in known:
        return text
    if is_seat(hint):
        return _seat(text, names, place)
    if known and all(texts_of(part) or part is NoneType for part in parts):
        raise NotUnderstood(f"{place}: '{text[:40]}' is not known; there is {', '.join(nearest(text, known))}")
    return text


def _typed_mapping(tree: dict[str, Tree], hint: object, names: Sequence[str], place: str) -> object:
    """A table or a struct; what has a tag is taken as it is."""
    if TAG in tree:
        return tree
    for part in alternatives(hint):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return typed_fields(part, tree, names)
    key_hint, item_hint = mapping_hints(hint)
    return {_typed(key, key_hint, names, place): _typed(item, item_hint, names, place) for key, item in tree.items()}


def _seat(text: str, names: Sequence[str], place: str) -> int:
    if text == CHANCE_NAME:
        return CHANCE
    if text in names:
        return names.index(text)
    if text.isascii() and text.isdecimal() and len(text) < 4:
        return int(text)
    raise NotUnderstood(f"{place}: no seat is called '{text[:40]}'; here are {', '.join([*names, CHANCE_NAME])}")
