"""What was shown before: parts of views are made once and kept, by all that they depend on."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from krajina.games.stroganov.tables import Tables

T = TypeVar("T")

MOST: Final = 1000  # parts of a kind; then all are forgotten


class Kept(Generic[T]):
    """Parts of one kind, by a key that holds all that they depend on but the tables, which keep them.

    They are never changed: all views of all games with these tables share them.
    """

    __slots__ = ("kind",)

    def __init__(self, kind: type[T]) -> None:
        self.kind = kind

    def get(self, tables: Tables, key: object, make: Callable[[], T]) -> T:
        """The part as it was made before, or made now."""
        parts = tables.parts.get(self.kind)
        if parts is None:
            parts = tables.parts[self.kind] = {}
        part = parts.get(key)
        if isinstance(part, self.kind):
            return part
        if len(parts) >= MOST:
            parts.clear()
        made = make()
        parts[key] = made
        return made
