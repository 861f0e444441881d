"""Positions, as far as all games have them alike."""

from typing import Protocol, Self, TypeVar

from krajina.core.event import Event


class State(Protocol):
    """A position. Its inside is the game's own business; it is never sent anywhere."""

    events: list[Event] | None  # what the last step caused; None where it is not needed, as in playouts

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""


S = TypeVar("S", bound=State)
