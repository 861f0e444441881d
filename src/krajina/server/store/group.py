"""Writing many moves at once: what waits while one transaction is written goes into the next one together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from krajina.server.table.model import Live, StoredEntry
from krajina.server.table.store import NotStored

# From the beginning of a transaction to that of the next. Ten moves cost hardly more than one, so a busy server waits
# for some to come together; a quiet one never waits.
PACE: Final = 0.01  # seconds


class Append(msgspec.Struct, frozen=True):
    """Entries that follow on those of a table, and what changes with them."""

    table: str
    entries: Sequence[StoredEntry]
    live: Live
    changed: float


Answer = Exception | None  # why one of a group was not stored
Write = Callable[[Sequence[Append]], Awaitable[Sequence[Answer]]]


class Group:
    """Collects what is to be written and writes it, as long as there is any; each caller gets its own answer."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def add(self, append: Append) -> None:
        """Return when it is stored; raises what kept it from being stored."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((append, done))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write_waiting())
        await done

    async def finish(self) -> None:
        """Return when nothing waits any more."""
        if self._writer is not None:
            await self._writer

    async def _write_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            began = loop.time()
            waiting = [(append, done) for append, done in self._waiting if not done.done()]
            self._waiting.clear()
            answers = await self._answers([append for append, _ in waiting])
            for (_, done), answer in zip(waiting, answers, strict=True):
                if done.done():  # its caller was cancelled meanwhile
                    continue
                if answer is None:
                    done.set_result(None)
                else:
                    done.set_exception(answer)
            await asyncio.sleep(began + PACE - loop.time())

    async def _answers(self, appends: Sequence[Append]) -> Sequence[Answer]:
        """Write a group; if the database refuses it, one by one, so that only the guilty ones fail."""
        try:
            return await self._write(appends)
        except NotStored as error:
            return [error] * len(appends)  # the fault of none of them: one by one, they would fail as well
        except Exception as error:
            if len(appends) == 1:
                return [error]
        return [answer for append in appends for answer in await self._answers([append])]
