"""The load: many tables, a move at each every few seconds, and how long until everybody has seen it."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from soak.server import Server, Use
from soak.tables import Client, SoakTable, connect, open_tables, prefer_grace

PACE: Final = 3.0  # seconds between two moves at a table
STAGES: Final = 60  # moves made before: from none at the first table to so many, half a game, at the last
SETTLING: Final = 3.0  # seconds of load before it counts
GOAL: Final = 0.150  # seconds, for 95 of 100 moves


class Figures(msgspec.Struct, frozen=True):
    """What was measured under one load."""

    name: str
    sockets: int
    moves: int
    seconds: float
    told: dict[str, float]  # seconds from sending a move to the last one who saw it
    cpu: float  # of one processor
    memory: float  # megabytes
    refusals: tuple[str, ...]

    @property
    def is_good(self) -> bool:
        """It meets the goal, and nothing was refused."""
        return self.moves > 0 and self.told["p95"] <= GOAL and not self.refusals


async def load(server: Server, count: int, spectators: int, seconds: float) -> list[Figures]:
    """Measure so many tables, first alone and then with spectators."""
    tables = await asyncio.to_thread(open_tables, server, count)
    await connect(client for table in tables for client in table.clients)
    for table in tables:
        prefer_grace(table, 0)
    await _play_ahead(tables)
    found = [await _measure(server, tables, f"{count} tables", seconds)]
    if spectators:
        for table in tables:
            table.clients += [Client(table, None, "") for _ in range(spectators)]
        await connect(client for table in tables for client in table.clients if not client.is_here)
        name = f"{count} tables, {spectators} spectators each"
        found.append(await _measure(server, tables, name, seconds))
    for table in tables:
        for client in table.clients:
            client.leave()
    return found


async def _play_ahead(tables: Sequence[SoakTable]) -> None:
    """Bring the tables to all stages of the game, as fast as the server can: the land grows, and so do the views."""
    await asyncio.gather(*(_play_some(table, STAGES * number // len(tables)) for number, table in enumerate(tables)))


async def _play_some(table: SoakTable, moves: int) -> None:
    told = asyncio.Event()
    table.on_told = told.set
    for _ in range(moves):
        while table.asked is None:
            await asyncio.sleep(0.05)  # it has just begun
        told.clear()
        assert table.act(), "a seat is asked"
        await told.wait()


async def _measure(server: Server, tables: Sequence[SoakTable], name: str, seconds: float) -> Figures:
    """Figures of a load that has come to an even pace."""
    await play(tables, SETTLING)
    for table in tables:
        table.latencies.clear()
    before, began = await asyncio.to_thread(server.use), time.perf_counter()
    await play(tables, seconds)
    after, took = await asyncio.to_thread(server.use), time.perf_counter() - began
    while any(table.move is not None for table in tables):
        await asyncio.sleep(0.05)  # the slowest count, too
    return _figures(name, tables, before, after, took)


async def play(tables: Sequence[SoakTable], seconds: float, pace: float = PACE) -> None:
    """Let all tables play at their pace, none at the same moment as another."""
    loop = asyncio.get_running_loop()
    began, turn = loop.time(), 0
    while (due := turn * pace / len(tables)) < seconds:
        await asyncio.sleep(began + due - loop.time())
        tables[turn % len(tables)].act()
        turn += 1


def _figures(name: str, tables: Sequence[SoakTable], before: Use, after: Use, took: float) -> Figures:
    times = sorted(latency for table in tables for latency in table.latencies)
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    told = {part: times[min(len(times) - 1, int(len(times) * share))] for part, share in parts.items()} if times else {}
    return Figures(
        name=name,
        sockets=sum(len(table.clients) for table in tables),
        moves=len(times),
        seconds=took,
        told=told,
        cpu=(after.cpu - before.cpu) / took,
        memory=after.memory,
        refusals=tuple(refusal for table in tables for refusal in table.refusals),
    )
