"""Flat arrays: `vec` and `i64` are machine arrays and words where mypyc compiles, lists and ints where Python runs.

One source serves both. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "i64", "pop", "u8", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, u8
else:
    vec = list
    i64 = u8 = int

    def append(items, item):
        """Append to an array; the name must be bound again, for a machine array may move."""
        items.append(item)
        return items

    def pop(items):
        """Take the last item off an array; the name must be bound again."""
        return items, items.pop()
