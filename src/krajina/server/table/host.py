"""Backstage: what all rooms of a process share, such as the store, the bots and the time."""

import asyncio
import time
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Final
from uuid import uuid4

from krajina.server.bots.pool import Bots
from krajina.server.bus import Bus
from krajina.server.logs import log
from krajina.server.served import ServedTime
from krajina.server.settings import Settings
from krajina.server.store import Store
from krajina.server.table.refused import Refused
from krajina.server.webhooks import Webhooks
from krajina.server.work import PAYER, Work

EVEN: Final = 0.1  # seconds: where something is hidden, whatever is thought about takes a multiple of this
STAND_IN: Final = "greedy"  # the bot that answers for somebody who left, or whose time is up


class Host:
    """The services of one process. Tests bring their own time."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, bots: Bots, work: Work, address: str = "") -> None:
        self.settings = settings
        self.address = address  # where people find this server
        self.store = store
        self.bus = bus
        self.bots = bots
        self.work = work
        self.even = EVEN
        self.webhooks = Webhooks(private=settings.webhook_private)
        self.name = uuid4().hex  # of this process, on the bus and where it stores what it measured
        self.neighbours: set[str] = set()  # processes that serve while this one does
        self.served = ServedTime(self.wall)
        self.booted = self.now()
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """Served time: for all that is measured, and only within this process."""
        return self.served.now()

    def wall(self) -> float:
        """The clock of the machine: for what people read, and what follows the calendar."""
        return round(time.time(), 3)

    def moved(self, at: float, by: str) -> float:
        """What to add to moments of another process to have them in our time; `at` is when it stored them, in its own.

        Between that and our start, nobody served. Only of a process beside ours the clock is much like ours.
        """
        if by == self.name:
            return 0.0
        return (min(max(at, self.booted), self.now()) if by in self.neighbours else self.booted) - at

    def link(self, table: str) -> str:
        """The address of a table, for people who are not here."""
        return f"{self.address.rstrip('/')}/table/{table}"

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let something happen beside, which nobody pays for; a failure of it is logged, and nothing else fails."""
        context = copy_context()
        context.run(PAYER.set, "")
        task = asyncio.get_running_loop().create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # What was refused to an attendant was done by somebody else before.
        if error is not None and not isinstance(error, Refused):
            log("task-failed", level="error", error=error)

    async def publish(self, table: str) -> None:
        """Tell the other processes that a table has changed."""
        await self.bus.publish(self.name, table)

    async def close(self) -> None:
        """End what happens beside, then let go of everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        self.work.close()
        await self.bus.close()
        await self.store.close()
