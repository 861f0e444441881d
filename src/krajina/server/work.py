"""Work in threads, beside the event loop, so that no table waits for another one.

Nothing may take for ever: what is not done at its deadline is stopped. And it is paid for, in seconds of a processor,
by the address whose request it is.
"""

import asyncio
import ctypes
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from math import inf
from threading import Lock, get_ident
from time import thread_time
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from krajina.server.limits import LimitKind, Limits
from krajina.server.table.host import DEADLINE
from krajina.server.table.refused import Refused

if sys.platform == "linux":  # elsewhere the time of another thread cannot be asked for
    from time import clock_gettime, pthread_getcpuclockid

T = TypeVar("T")

THREADS: Final = 4  # for moves: more would only take the interpreter from each other, and from the event loop
LARGE_THREADS: Final = 2  # for work on whole games, so that moves never wait for it
MOST_DELAYS: Final = 10  # how often as long it may take on a busy machine
FREE: Final = 0.02  # seconds that cost an address nothing: an ordinary move
PAYER: Final = ContextVar("payer", default="")  # the address whose request is being answered
TURN: Final = ContextVar[AsyncExitStack | None]("turn", default=None)  # of that request: closed when it is given back


class _Stopped(BaseException):
    """Raised in the middle of work, wherever it is."""


class _Job(Generic[T]):
    """Work in a thread, and a way to stop it."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.seconds = 0.0
        self._work = work
        self._thread: int | None = None
        self._is_stopped = False
        self._began = 0.0
        self._lock = Lock()

    def __call__(self) -> T:
        with self._lock:
            if self._is_stopped:
                raise _Stopped
            self._thread, self._began = get_ident(), thread_time()
        try:
            return self._work()
        finally:
            self.seconds = thread_time() - self._began
            with self._lock:
                self._thread = None

    def used(self) -> float:
        """Seconds of a processor that it has used so far; without end where that is not known, or it has not begun."""
        if sys.platform == "linux":
            with self._lock:
                if self._thread is not None:
                    return clock_gettime(pthread_getcpuclockid(self._thread)) - self._began
        return inf

    def stop(self) -> None:
        """Stop it, or do not let it begin. Compiled modules are stopped when they return to what is not compiled."""
        with self._lock:
            self._is_stopped = True
            if self._thread is not None:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(_Stopped))


async def _limit(job: _Job[T], seconds: float) -> None:
    """Stop a job when it has used so much of a processor: on a busy machine, that takes longer; but not for ever."""
    for _ in range(MOST_DELAYS):
        await asyncio.sleep(seconds)
        if job.used() >= seconds:
            break
    job.stop()


class Work:
    """Does work for the tables and the routes of a process."""

    def __init__(self, limits: Limits) -> None:
        self.busy = 0  # jobs under way
        self._limits = limits
        self._threads = ThreadPoolExecutor(THREADS, "work")
        self._large_threads = ThreadPoolExecutor(LARGE_THREADS, "work-large")
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def think(self, work: Callable[[], T], seconds: float = DEADLINE) -> T:
        """What a table has to think about; raises Refused if it takes too long, and then it is half done.

        It gives back the turn of the address: what follows, such as storing, keeps no other thought waiting.
        """
        async with self.turn() as turn:
            done = await self._done(self._threads, work, seconds)
            await turn.aclose()
            return done

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[AsyncExitStack]:
        """One thought after the other for each address: else one with many tables would have all threads.

        A request that is going to think under the lock of a room takes this first. If it thinks again there, it does
        not wait for its turn again: all others in the room would wait with it.
        """
        payer, before = PAYER.get(), TURN.get()
        lock = self._turns.setdefault(payer, asyncio.Lock())
        async with AsyncExitStack() as mine:
            turn = mine
            if before is not None and lock.locked():
                turn = before
            elif payer:
                await mine.enter_async_context(lock)
            TURN.set(turn)
            try:
                yield turn
            finally:
                TURN.set(before)

    async def large(self, work: Callable[..., T], *values: object) -> T:
        """Work on a whole game, such as a replay, in its turn; raises TooMany, or Refused if it takes too long."""
        async with self.queue():
            return await self._done(self._large_threads, lambda: work(*values), DEADLINE)

    @asynccontextmanager
    async def queue(self) -> AsyncIterator[None]:
        """One large thing after the other for each address, and only as long as it has time left; raises TooMany.

        A client that comes to a table is such a thing: else one address with many connections would stand in front of
        all others there.
        """
        payer = PAYER.get()
        queue = self._queues.setdefault(payer, asyncio.Lock())
        async with queue:
            if payer:
                self._limits.check(LimitKind.WORK, payer)
            yield

    async def _done(self, threads: Executor, work: Callable[[], T], seconds: float) -> T:
        loop = asyncio.get_running_loop()
        job = _Job(work)
        payer = PAYER.get()
        deadline = asyncio.create_task(_limit(job, seconds))

        def ended(_future: asyncio.Future[T]) -> None:
            self.busy -= 1
            deadline.cancel()
            if payer and job.seconds > FREE:
                self._limits.charge(LimitKind.WORK, payer, job.seconds - FREE)

        self.busy += 1
        doing = loop.run_in_executor(threads, job)
        doing.add_done_callback(ended)
        try:
            return await asyncio.shield(doing)  # its client may go: the work comes to its end, or to its deadline
        except _Stopped:
            raise Refused("too-long", seconds=int(seconds)) from None

    def close(self) -> None:
        """Take no more work."""
        for threads in (self._threads, self._large_threads):
            threads.shutdown(wait=False, cancel_futures=True)
