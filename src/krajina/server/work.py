"""The workshop: thinking is done beside the event loop, in threads, so that no table waits for another one.

Nothing may take for ever: what is not done at its deadline is stopped. And it is paid for, in seconds of a processor,
by the address whose request it is.
"""

import asyncio
import ctypes
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from contextvars import ContextVar
from math import inf
from threading import Lock, get_ident
from time import thread_time
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from krajina.server.http.limits import LimitKind, Limits
from krajina.server.table.refused import Refused

if sys.platform == "linux":  # elsewhere nobody can ask for the time of another thread
    from time import clock_gettime, pthread_getcpuclockid

T = TypeVar("T")

HANDS: Final = 4  # threads for moves: more would only take the interpreter from each other, and from the event loop
LARGE_HANDS: Final = 2  # for work on whole games, so that moves never wait for it
DEADLINE: Final = 10.0  # seconds of a processor; what the rules of a game ask for takes a fraction of one
MOST_DELAYS: Final = 10  # how often as long it may take on a busy machine
FREE: Final = 0.02  # seconds that nobody pays for: an ordinary move
PAYER: Final = ContextVar("payer", default="")  # the address whose request is being answered


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
        """Seconds of a processor that it has used so far; without end where nobody can tell, or it has not begun."""
        if sys.platform == "linux":
            with self._lock:
                if self._thread is not None:
                    return clock_gettime(pthread_getcpuclockid(self._thread)) - self._began
        return inf

    def stop(self) -> None:
        """Stop it, or do not let it begin. Compiled rooms are stopped when they return to what is not compiled."""
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
    """Does work for the rooms and the routes of a process."""

    def __init__(self, limits: Limits) -> None:
        self.busy = 0  # jobs under way
        self._limits = limits
        self._hands = ThreadPoolExecutor(HANDS, "workshop")
        self._large_hands = ThreadPoolExecutor(LARGE_HANDS, "workshop-large")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._thoughts: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def think(self, work: Callable[[], T], seconds: float = DEADLINE) -> T:
        """What a table has to think about; raises Refused if it takes too long, and then it is half done.

        One thought after the other for each address: else one with many tables would have all hands.
        """
        payer = PAYER.get()
        async with self._thoughts.setdefault(payer, asyncio.Lock()) if payer else nullcontext():
            return await self._done(self._hands, work, seconds)

    async def large(self, work: Callable[..., T], *values: object) -> T:
        """Work on a whole game, such as a replay, in its turn; raises TooMany, or Refused if it takes too long."""
        async with self.turn():
            return await self._done(self._large_hands, lambda: work(*values), DEADLINE)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One thing after the other for each address, and only as long as it has time left; raises TooMany.

        Whoever is going to work under the lock of a room waits for this first: else one address with many
        connections would stand in front of all others there.
        """
        payer = PAYER.get()
        turn = self._turns.setdefault(payer, asyncio.Lock())
        async with turn:
            if payer:
                self._limits.check(LimitKind.WORK, payer)
            yield

    async def _done(self, hands: Executor, work: Callable[[], T], seconds: float) -> T:
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
        doing = loop.run_in_executor(hands, job)
        doing.add_done_callback(ended)
        try:
            return await asyncio.shield(doing)  # whoever waits for it may go: it comes to its end, or to its deadline
        except _Stopped:
            raise Refused("too-long", seconds=int(seconds)) from None

    def close(self) -> None:
        """Take no more work."""
        for hands in (self._hands, self._large_hands):
            hands.shutdown(wait=False, cancel_futures=True)
