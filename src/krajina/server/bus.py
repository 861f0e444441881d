"""The bus: how one server tells the others that a table has changed, where several share a process."""

from krajina.server.table.host import Listener


class Bus:
    """Carries the ids of tables that have changed in the store; a server that has such a table open reads it again."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def publish(self, sender: str, table: str) -> None:
        """Say that a table has changed."""
        for listener in self._listeners:
            listener(sender, table)

    def subscribe(self, listener: Listener) -> None:
        """Hear of every change, one's own too."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Forget all listeners."""
        self._listeners.clear()
