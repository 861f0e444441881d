"""The bus: how one server tells the others what happens at its tables, where several share a process."""

from krajina.server.table.host import Listener
from krajina.server.table.messages import Reacted


class Bus:
    """Carries the ids of tables that have changed in the store; a server that has such a table open reads it again.

    What is shown at a table for a moment is in no store, and is carried itself.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def publish(self, sender: str, table: str, shown: Reacted | None = None) -> None:
        """Say that a table has changed, or what is shown there."""
        for listener in self._listeners:
            listener(sender, table, shown)

    def subscribe(self, listener: Listener) -> None:
        """Hear of every change, one's own too."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Forget all listeners."""
        self._listeners.clear()
