"""Freezing a state: everything in it, as one value that can be compared later."""

from enum import Enum
from random import Random
from typing import Any

import msgspec

_PLAIN = (int, float, str, bytes, type(None), Enum)


def freeze(value: Any) -> object:
    """Walk a state of any make (plain class, slots, struct, compiled class) down to plain values."""
    if isinstance(value, _PLAIN) or callable(value):
        return value
    if isinstance(value, dict):
        return tuple((freeze(key), freeze(item)) for key, item in value.items())
    if isinstance(value, set | frozenset):
        return frozenset(freeze(item) for item in value)
    if isinstance(value, msgspec.Struct):
        return type(value), tuple(freeze(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, Random):
        return type(value), value.getstate()
    names = attributes(type(value))
    if names or hasattr(value, "__dict__"):
        slots = tuple(freeze(getattr(value, name, None)) for name in names)
        return type(value), slots, freeze(dict(sorted(getattr(value, "__dict__", {}).items())))
    if hasattr(value, "__iter__"):
        return tuple(freeze(item) for item in value)
    return type(value)


def attributes(kind: type) -> tuple[str, ...]:
    """The attributes of a class that keeps no `__dict__`: its slots, or those of a compiled class."""
    names: dict[str, None] = {}
    for part in reversed(kind.__mro__):
        slots = part.__dict__.get("__mypyc_attrs__", part.__dict__.get("__slots__", ()))
        private = f"_{part.__name__.lstrip('_')}"
        for name in [slots] if isinstance(slots, str) else slots:
            names[private + name if name.startswith("__") and not name.endswith("__") else name] = None
    return tuple(name for name in names if name not in ("__dict__", "__weakref__"))
