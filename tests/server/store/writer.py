"""A process that appends to the table `a` until it is killed, and prints every `seq` as soon as it is acknowledged."""

import asyncio
import sys

from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Live, StoredEntry


async def write(url: str) -> None:
    store = await SqlStore.open(url)
    for seq in range(1_000_000):
        await store.append("a", [StoredEntry(seq, 0, b'{"seat":0,"undo":1}', 1.0)], Live(), 1.0)
        sys.stdout.write(f"{seq}\n")
        sys.stdout.flush()


asyncio.run(write(sys.argv[1]))
