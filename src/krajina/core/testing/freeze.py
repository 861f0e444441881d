"""Freezing a state: everything in it, as one value that can be compared later."""

from collections.abc import Callable, Iterable
from enum import Enum
from random import Random
from typing import Any

import msgspec

from krajina.core.pickled import attributes, held_by, is_shared

_PLAIN = {int, bool, float, str, bytes, type(None)}
_ALSO_PLAIN = (int, float, str, bytes, Enum)


def freeze(value: Any, pairs: Callable[[Iterable[object]], object] = tuple) -> object:
    """Walk a state of any make (plain class, slots, struct, compiled class) down to plain values.

    `pairs` makes one value of the items of a mapping: a tuple keeps their order, a frozenset does not.
    """
    kind: type = type(value)
    if kind in _PLAIN or isinstance(value, _ALSO_PLAIN):
        return value
    if kind in (list, tuple):
        return tuple(value) if _are_plain(value) else tuple([freeze(item, pairs) for item in value])
    if callable(value) or is_shared(value):
        return value  # functions, and what a game declares to be one for all states, such as its tables
    if isinstance(value, dict):
        if _are_plain(value) and _are_plain(value.values()):
            return pairs(value.items())
        return pairs((freeze(key, pairs), freeze(item, pairs)) for key, item in value.items())
    if isinstance(value, set | frozenset):
        return frozenset(freeze(item, pairs) for item in value)
    if isinstance(value, msgspec.Struct):
        return type(value), tuple(freeze(getattr(value, name), pairs) for name in value.__struct_fields__)
    if isinstance(value, Random):
        return type(value), value.getstate()
    if attributes(kind) or hasattr(value, "__dict__"):
        return kind, freeze(dict(sorted(held_by(value).items())), pairs)
    if hasattr(value, "__iter__"):
        return tuple(freeze(item, pairs) for item in value)
    return type(value)


def _are_plain(values: Iterable[object]) -> bool:
    """Most of a flat state: no need to look at each."""
    return set(map(type, values)) <= _PLAIN
