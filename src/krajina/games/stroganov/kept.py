"""What was shown before: parts of views are made once and kept, by all that they depend on."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 2000  # parts of a kind; then all are forgotten


class Kept(Generic[T]):
    """Parts of one kind, by a key that holds all that they depend on. They are never changed: all views share them."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: dict[object, T] = {}

    def get(self, key: object, make: Callable[[], T]) -> T:
        """The part as it was made before, or made now."""
        part = self.parts.get(key)
        if part is None:
            if len(self.parts) >= MOST:
                self.parts.clear()
            part = self.parts[key] = make()
        return part
