"""Writing many moves at once, without a database."""

import asyncio
from collections.abc import Sequence

from krajina.server.store.group import Answer, Append, Group
from krajina.server.table.model import Live


class Pen:
    """Writes when it is told to, and remembers which tables it wrote together."""

    def __init__(self) -> None:
        self.may_write = asyncio.Event()
        self.written: list[list[str]] = []

    async def write(self, appends: Sequence[Append]) -> Sequence[Answer]:
        await self.may_write.wait()
        self.written.append([append.table for append in appends])
        return [None] * len(appends)


def append(table: str) -> Append:
    return Append(table, (), Live(), 1.0)


async def started(group: Group, *tables: str) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(group.add(append(table))) for table in tables]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


def test_what_waits_while_something_is_written_is_written_together() -> None:
    async def scene() -> None:
        pen = Pen()
        group = Group(pen.write)
        first = await started(group, "a")
        rest = await started(group, "b", "c", "d")
        pen.may_write.set()
        await asyncio.gather(*first, *rest)
        assert pen.written == [["a"], ["b", "c", "d"]]

    asyncio.run(scene())


def test_whoever_gives_up_while_it_is_written_leaves_the_others_alone() -> None:
    async def scene() -> None:
        pen = Pen()
        group = Group(pen.write)
        given_up, patient = await started(group, "a", "b")
        given_up.cancel()
        await asyncio.sleep(0)
        pen.may_write.set()
        await patient
        await group.add(append("c"))
        await group.finish()
        assert pen.written == [["a", "b"], ["c"]]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_what_was_given_up_before_its_turn_is_not_written() -> None:
    async def scene() -> None:
        pen = Pen()
        group = Group(pen.write)
        await started(group, "a")
        given_up, patient = await started(group, "b", "c")
        given_up.cancel()
        await asyncio.sleep(0)
        pen.may_write.set()
        await patient
        assert pen.written == [["a"], ["c"]]

    asyncio.run(asyncio.wait_for(scene(), 60))
