"""What the process of a server gives its tables: served time, threads, bots, webhooks, figures and a log."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from contextvars import copy_context
from typing import Final, TypeVar

from krajina.server import metrics
from krajina.server.bots.pool import Bots
from krajina.server.bus import Bus
from krajina.server.logs import log, shortened
from krajina.server.served import ServedTime
from krajina.server.settings import Settings
from krajina.server.table.bots import Task
from krajina.server.table.host import DEADLINE, Counted, Field, Host, Level, Listener, Time
from krajina.server.table.messages import Reacted
from krajina.server.table.refused import Refused
from krajina.server.table.store import Store
from krajina.server.webhooks import Delivery, Notice, Webhooks, check_url
from krajina.server.work import PAYER, Work

T = TypeVar("T")

EVEN: Final = 0.1  # seconds: where something is hidden, whatever is thought about takes a multiple of this


class Process(Host):
    """The host of all tables of a server; what each method is for stands in `Host`."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, work: Work, address: str = "") -> None:
        self.served = ServedTime(_wall)
        super().__init__(store)
        self.even = EVEN
        self.keep_days = settings.keep_days
        self.idle_seconds = settings.idle_minutes * 60
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.work = work
        self.address = address  # where people find this server
        self._bus = bus
        self._private = settings.webhook_private
        self.webhooks = Webhooks(private=settings.webhook_private)
        self._tasks: set[asyncio.Task[None]] = set()

    def time(self) -> Time:
        return Time(self.served.now(), _wall())

    def steady(self) -> float:
        return time.monotonic()

    def worked(self) -> float:
        return time.thread_time()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Start work that no address pays for; a failure of it is logged, and nothing else fails."""
        context = copy_context()
        context.run(PAYER.set, "")
        task = asyncio.get_running_loop().create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # What is refused to a bot or a clock was done by a player before.
        if error is not None and not isinstance(error, Refused):
            log("task-failed", level="error", error=error)

    async def think(self, work: Callable[[], T], seconds: float = DEADLINE) -> T:
        return await self.work.think(work, seconds)

    async def large(self, work: Callable[..., T], *values: object) -> T:
        return await self.work.large(work, *values)

    def turn(self) -> AbstractAsyncContextManager[object]:
        return self.work.turn()

    async def ask(self, task: Task) -> bytes:
        return await self.bots.ask(task)

    def check_webhook(self, url: str) -> None:
        check_url(url, private=self._private)

    async def notify(self, url: str, game: str, table: str) -> None:
        notice = Notice(game=game, table=f"{self.address.rstrip('/')}/table/{table}")
        metrics.count_webhook(await self.webhooks.send(url, notice) == Delivery.DELIVERED)

    async def publish(self, table: str, shown: Reacted | None = None) -> None:
        await self._bus.publish(self.name, table, shown)

    def subscribe(self, listener: Listener) -> None:
        self._bus.subscribe(listener)

    def log(
        self, event: str, level: Level = "info", error: BaseException | None = None, table: str = "", **fields: Field
    ) -> None:
        """Write a line; a table goes by its shortened id, as the whole one is its link."""
        log(event, level, error, **fields, **({"table": shortened(table)} if table else {}))

    def count(self, what: Counted, amount: int = 1) -> None:
        metrics.COUNTERS[what].inc(amount)

    async def close(self) -> None:
        """End what was spawned, then let go of everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        self.work.close()
        await self._bus.close()
        await self.store.close()


def _wall() -> float:
    """The clock of the machine."""
    return round(time.time(), 3)
