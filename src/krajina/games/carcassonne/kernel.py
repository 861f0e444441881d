"""Compiled or interpreted: the one place where the two builds differ, read and imported by both.

Where mypyc compiled `arrays.py`, its loops over machine words are fastest; where Python runs, lists and dicts handled
as a whole are. Both have the same names, arguments and results, and the tests play the same games both ways. This
module itself is never compiled.
"""

from typing import TYPE_CHECKING, Final

from krajina.games.carcassonne import arrays

__all__ = ["COMPILED", "Grid", "fitting", "put_all", "put_counted", "put_repeated", "total_of"]

COMPILED: Final = not hasattr(arrays.total_of, "__code__")

if TYPE_CHECKING or COMPILED:
    from krajina.games.carcassonne.arrays import Grid, fitting, put_all, put_counted, put_repeated, total_of
else:
    Grid = dict
    total_of = sum

    def fitting(tables, kind, cells, signs):
        """Every placement of a kind of tile on some open cells, as `cell + turn`."""
        fits = tables.fits[kind]
        return [cell + turn for cell, sign in zip(cells, signs, strict=True) for turn in fits[sign]]

    def put_counted(items, first, count):
        """Append so many numbers, counted from the first."""
        items += range(first, first + count)
        return items

    def put_repeated(items, first, item, count):  # noqa: ARG001 - a list knows where it ends
        """Append an item so many times."""
        items += [item] * count
        return items

    def put_all(items, first, more):  # noqa: ARG001 - likewise
        """Append all items of another array."""
        items += more
        return items
