"""What a table is given by the process that runs it: it has no clock, thread, network or database of its own.

A server (`krajina.server.process`) has threads, a database and a network to offer; a single program, such as a page in
a browser, does with the simple answers that stand here.
"""
# ruff: noqa: B027 -- a method without a body is a quiet default here, and not a forgotten one

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias, TypeVar
from uuid import uuid4

from krajina.server.table.bots import Task
from krajina.server.table.messages import Reacted
from krajina.server.table.store import Store

T = TypeVar("T")

DEADLINE: Final = 10.0  # seconds of a processor; what the rules of a game ask for takes a fraction of one
STAND_IN: Final = "greedy"  # the bot that answers for a player who left, or whose time is up

Field: TypeAlias = int | float | str | bool | None
Level: TypeAlias = Literal["debug", "info", "warning", "error"]
Counted: TypeAlias = Literal["actions", "bot_failures", "tables_created"]
# Which process changed a table, which table and, if nothing there has changed, what was shown there for a moment.
Listener: TypeAlias = Callable[[str, str, Reacted | None], None]


class Time(NamedTuple):
    """One moment by both clocks: `now` for all that is measured, `wall` for what people read and for the calendar."""

    now: float  # served time, in seconds since 1970; it cannot be set, and means nothing to another process
    wall: float  # by the clock of the machine


class Timer(Protocol):
    """Something that will be called later, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not call it."""


class Host(ABC):
    """What all tables of one process share."""

    store: Store
    name: str  # of this process, for other processes and where it stores what it measured
    booted: float  # when it started
    neighbours: set[str]  # processes that serve while this one does
    even: float = 0.0  # seconds; 0 where a player cannot measure how long something takes
    keep_days: int = 0  # after which a closed table is deleted; 0: never
    idle_seconds: float = 1800.0  # after which a table without watchers leaves the memory

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = uuid4().hex
        self.booted = self.time().now
        self.neighbours = set()

    def moved(self, at: float, by: str, now: float) -> float:
        """What to add to moments of another process to have them in our time; `at` is when it stored them, in its own.

        Between that and our start, no process served. Only of a process beside ours the clock is much like ours.
        """
        if by == self.name:
            return 0.0
        return (min(max(at, self.booted), now) if by in self.neighbours else self.booted) - at

    # -- time ----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def time(self) -> Time:
        """The present moment. A step at a table asks once, and passes the answer on."""

    def steady(self) -> float:
        """Seconds since some moment, precise and never set."""
        return self.time().now

    @asynccontextmanager
    async def evenly(self, began: float | None = None) -> AsyncIterator[None]:
        """Let what is done here take a whole number of intervals of `even` seconds, counted from when it `began`."""
        began = self.steady() if began is None else began
        try:
            yield
        finally:
            if self.even:
                await asyncio.sleep(self.even - (self.steady() - began) % self.even)

    def worked(self) -> float:
        """Seconds of a processor that the work of this thread has used since some moment."""
        return self.steady()

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call something in so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)

    # -- work ----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Start work of the server's own, for which no request waits or pays; if it fails, that is logged."""

    async def think(self, work: Callable[[], T], seconds: float = DEADLINE) -> T:
        """Do what a table has to think about; raises Refused if it takes too long, and then it is half done."""
        del seconds  # without threads, nothing can be stopped
        return work()

    async def large(self, work: Callable[..., T], *values: object) -> T:
        """Do work on a whole game, such as a replay."""
        return work(*values)

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Wait until the address whose request this is has no other thought under way.

        It is taken before the lock of a room: waited for inside, it would keep all others in that room waiting, too.
        """
        return nullcontext()

    @abstractmethod
    async def ask(self, task: Task) -> bytes:
        """A bot's action as JSON, legal or not; raises BotFailed."""

    # -- others --------------------------------------------------------------------------------------------------------

    def check_webhook(self, url: str) -> None:
        """Raise GameError if no notice would be sent to this URL."""

    async def notify(self, url: str, game: str, table: str) -> None:
        """Tell a player's webhook that it is their turn at a table."""

    async def publish(self, table: str, shown: Reacted | None = None) -> None:
        """Tell the other processes that a table has changed or, as that is stored nowhere, what is shown there."""

    def subscribe(self, listener: Listener) -> None:
        """Hear of every table that a process has changed, this one too, and of all that is shown there."""

    @abstractmethod
    def log(
        self, event: str, level: Level = "info", error: BaseException | None = None, table: str = "", **fields: Field
    ) -> None:
        """Write a line for the people who run the server."""

    def count(self, what: Counted, amount: int = 1) -> None:
        """Count something for the figures of the server."""
