"""The pool: asks bots in worker processes, and ends a worker whose bot does not come to an answer."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from krajina.core.understood import understood
from krajina.server.bots import wire
from krajina.server.table.bots import BotFailed, Reason, Task


class Bots:
    """Bots that think in so many processes at once, `seconds` at most for an answer.

    Processes start with the first question. A table is always asked about at the same one, which has it set up.
    """

    def __init__(self, workers: int, seconds: float, bots: str = "") -> None:
        """With `bots`, the workers know the makers in `BOTS` of that module, too."""
        self._thinkers = [_Thinker(seconds, bots) for _ in range(workers)]

    async def ask(self, task: Task) -> bytes:
        """The bot's action as JSON, legal or not; raises BotFailed."""
        return await self._thinkers[hash(task.table) % len(self._thinkers)].ask(task)

    @property
    def waiting(self) -> int:
        """How many questions wait for others to be answered."""
        return sum(thinker.waiting for thinker in self._thinkers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that were started, and not ended by us."""
        return tuple(thinker.process.pid for thinker in self._thinkers if thinker.process)

    async def close(self) -> None:
        """End all processes; a question that still waits for its answer is cancelled."""
        await asyncio.gather(*(thinker.close() for thinker in self._thinkers))


class _Thinker:
    """One worker process, or the place for it, and the questions that queue there."""

    def __init__(self, seconds: float, bots: str) -> None:
        self.process: Process | None = None
        self.waiting = 0
        self._seconds = seconds
        self._command = (sys.executable, "-P", "-m", "krajina.server.bots.worker", *filter(None, [bots]))
        self._turn = asyncio.Lock()
        self._thinking: asyncio.Task[bytes] | None = None
        self._known: dict[str, int] = {}  # how many entries of a table the process has
        self._is_closed = False

    async def ask(self, task: Task) -> bytes:
        """Wait for one's turn and for the answer. Who stops waiting does not stop the bot: its reply has to be read."""
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        if self._is_closed:
            self._turn.release()
            raise asyncio.CancelledError
        self._thinking = thinking = asyncio.create_task(self._answer(task))
        thinking.add_done_callback(self._next)
        await asyncio.wait([thinking])
        return thinking.result()

    def _next(self, thinking: asyncio.Task[bytes]) -> None:
        self._turn.release()
        if not thinking.cancelled():
            thinking.exception()  # or asyncio complains where its question was cancelled

    async def close(self) -> None:
        """End the process, and let no other follow."""
        self._is_closed = True
        if self._thinking and not self._thinking.done():
            self._thinking.cancel()
            await asyncio.wait([self._thinking])
        await self._end()

    async def _answer(self, task: Task) -> bytes:
        try:
            reply = await self._exchange(task)
        except TimeoutError as error:
            await self._end()
            raise BotFailed(Reason.SLOW) from error
        except (EOFError, OSError, msgspec.DecodeError) as error:
            await self._end()
            raise BotFailed(Reason.CRASHED, type(error).__name__) from error
        if isinstance(reply, wire.Failed):
            if reply.reason == Reason.MEMORY:
                await self._end()  # it ends itself, but the next question might find it still there
            raise BotFailed(reply.reason, reply.detail)
        return reply.action

    async def _exchange(self, task: Task) -> wire.Answer | wire.Failed:
        process, reply = await self._begin(task)
        if isinstance(reply, wire.Begun):
            wire.keep(self._known, task.table, len(task.entries))
            async with asyncio.timeout(self._seconds + wire.GRACE):
                reply = await _read(process)
        if isinstance(reply, wire.Begun):
            raise EOFError
        return reply

    async def _begin(self, task: Task) -> tuple[Process, wire.Reply]:
        """The worker that took the task, and the first it says of it.

        One that ended between two questions may show that only now, when the question finds no reader. It did not take
        the task, so a fresh one is asked; if that one ends as well, it is because of the task.
        """
        if self.process is not None:
            try:
                return await self._put(task)
            except (EOFError, ConnectionError):
                await self._end()
        return await self._put(task)

    async def _put(self, task: Task) -> tuple[Process, wire.Reply]:
        async with asyncio.timeout(wire.PREPARING):
            process = await self._running()
            assert process.stdin is not None, "we made a pipe"
            process.stdin.write(wire.framed(self._question(task)))
            await process.stdin.drain()
            return process, await _read(process)

    def _question(self, task: Task) -> wire.Question:
        """Leave out what the worker has. Until it has begun, it may fail and forget the table: so do we."""
        known = self._known.pop(task.table, 0)
        if not 0 < known <= len(task.entries):
            return wire.Question(task, 0, self._seconds)
        rest = msgspec.structs.replace(task, origin=b"", entries=task.entries[known:])
        return wire.Question(rest, known, self._seconds)

    async def _running(self) -> Process:
        if self.process and _is_gone(self.process):
            await self._end()
        if self.process is None:
            # Ctrl-C in a terminal is for the server only, which then ends its workers: hence a session of their own.
            self.process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        return self.process

    async def _end(self) -> None:
        process, self.process = self.process, None
        self._known.clear()
        if process:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _is_gone(process: Process) -> bool:
    """Tell whether a process is known to have ended; it may have without our notice."""
    assert process.stdin is not None, "we made pipes"
    assert process.stdout is not None, "we made pipes"
    return process.returncode is not None or process.stdin.is_closing() or process.stdout.at_eof()


async def _read(process: Process) -> wire.Reply:
    assert process.stdout is not None, "we made a pipe"
    length = int.from_bytes(await process.stdout.readexactly(wire.LENGTH), "big")
    if length > wire.LONGEST_REPLY:
        raise EOFError
    reply: wire.Reply = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=understood(wire.Reply))
    return reply
