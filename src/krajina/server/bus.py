"""The bus: how one process tells the others that a table has changed. In one process a list of listeners is enough."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, str], None]  # who changed it, and which table


class Bus(Protocol):
    """Carries the ids of tables that have changed in the store; a process that has such a table open reads it again."""

    async def publish(self, sender: str, table: str) -> None:
        """Say that a table has changed."""

    def subscribe(self, listener: Listener) -> None:
        """Hear of every change, one's own too."""

    async def close(self) -> None:
        """Stop listening."""


class MemoryBus:
    """The bus of a single process, or of several servers in one test."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def publish(self, sender: str, table: str) -> None:
        """Say that a table has changed."""
        for listener in self._listeners:
            listener(sender, table)

    def subscribe(self, listener: Listener) -> None:
        """Hear of every change."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Forget all listeners."""
        self._listeners.clear()
