"""Put a real server under load, kill it, and print what was seen: `python -m soak [--help]`."""

import argparse
import gc
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import uvloop

from krajina.server.serve import allow_many_files
from soak.attack import worst
from soak.kill import Survival, kill_in_the_middle
from soak.load import GOAL, Figures, load
from soak.server import LIMITS, Server

FIRST_PAGE: Final = 3.0  # seconds, at most
IDLE_MEMORY: Final = 200.0  # megabytes, at most
KILL_SECONDS: Final = 8.0  # before and after the server is killed
ATTACK_SECONDS: Final = 4.0  # for each attack
MOST_GROWTH: Final = 100.0  # megabytes, by any attack
LONGEST: Final = 600  # seconds for all of it, whatever hangs
SHOWN: Final = 10  # faults; more of them say no more
HEAD: Final = (
    f"{'':<34}{'sockets':>8}{'moves/s':>9}{'p50 ms':>8}{'p95 ms':>8}{'p99 ms':>8}{'max ms':>8}{'CPU':>6}{'MB':>6}"
)


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; 1 if a goal was missed or anything lost."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="how many tables under load")
    parser.add_argument("--spectators", type=int, default=10, help="how many at each table, under the second load")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each load is measured")
    parser.add_argument("--kill", action="store_true", help="only kill the server, without the loads")
    parser.add_argument("--killed", type=int, default=200, help="how many tables when it is killed; 0 spares it")
    parser.add_argument("--port", type=int, default=0, help="the port; any free one if none is named")
    parser.add_argument("--attacks", action="store_true", help="only let one address do its worst, a few seconds each")
    chosen = parser.parse_args(arguments)
    allow_many_files()
    gc.disable()  # its pauses would count as the server's
    for end in (signal.SIGTERM, signal.SIGALRM):
        signal.signal(end, lambda *_: sys.exit("stopped before the end"))  # by an error, so that the server is stopped
    signal.alarm(LONGEST)
    one, five, fifteen = os.getloadavg()
    _say(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, loads before: {one:.1f} {five:.1f} {fifteen:.1f}")
    if chosen.attacks:
        return 0 if _attacked(chosen.port) else 1
    goods = []
    if not chosen.kill:
        goods.append(_under_load(chosen.port, chosen.tables, chosen.spectators, chosen.seconds))
    if chosen.killed:
        goods.append(_killed(chosen.port, chosen.killed, min(chosen.seconds, KILL_SECONDS)))
    return 0 if all(goods) else 1


def _under_load(port: int, tables: int, spectators: int, seconds: float) -> bool:
    with _server(port) as server:
        first_page, memory = server.start(), server.use().memory
        _say(f"first page after {first_page:.2f} s (at most {FIRST_PAGE:.0f}),"
             f" {memory:.0f} MB when idle (at most {IDLE_MEMORY:.0f})")  # fmt: skip
        _say(f"\n{HEAD}")
        figures = uvloop.run(load(server, tables, spectators, seconds))
    for each in figures:
        _say(_row(each))
    _say(f"ms from sending a move until the last at its table has it; p95 at most {GOAL * 1000:.0f}")
    return first_page <= FIRST_PAGE and memory <= IDLE_MEMORY and all(each.is_good for each in figures)


def _attacked(port: int) -> bool:
    """What others suffer under one address, with the limits as they are."""
    with _server(port, {"KRAJINA_LOG_LEVEL": "error"}) as server:
        server.start()
        found = uvloop.run(worst(server, server.file.parent, ATTACK_SECONDS))
    _say(f"{'while one address is':<28}{'sent':>9}{'others wait ms: p50':>22}{'longest':>9}{'more MB':>9}")
    for each in found:
        _say(f"{each.name:<28}{each.sent:>9,}{each.usual * 1000:>22.1f}{each.stall * 1000:>9.0f}{each.memory:>9.0f}")
    return all(each.memory < MOST_GROWTH for each in found)


def _row(figures: Figures) -> str:
    times = "".join(f"{seconds * 1000:>8.0f}" for seconds in figures.told.values())
    use = f"{figures.cpu:>6.0%}{figures.memory:>6.0f}"
    refusals = f" refused: {set(figures.refusals)}" if figures.refusals else ""
    return f"{figures.name:<34}{figures.sockets:>8}{figures.moves / figures.seconds:>9.1f}{times}{use}{refusals}"


def _killed(port: int, tables: int, seconds: float) -> bool:
    with _server(port) as server:
        server.start()
        found = uvloop.run(kill_in_the_middle(server, tables, seconds))
    _say("", *_told(found))
    return not found.faults


def _told(found: Survival) -> Iterator[str]:
    yield f"kill -9 with {found.tables} games: {found.under_way} moves under way, {found.held} turns not handed over,"
    yield f"{found.at_bots} tables waiting for a bot. All clients were back {found.back:.1f} s after the new start."
    yield f"{found.moves:,} moves were acknowledged in all; {len(found.faults)} faults."
    yield from found.faults[:SHOWN]


@contextmanager
def _server(port: int, limits: Mapping[str, str] = LIMITS) -> Iterator[Server]:
    """A server with an empty database, which is gone afterwards, whatever happens."""
    with TemporaryDirectory(prefix="krajina-soak-") as folder:
        server = Server(Path(folder), port, limits)
        try:
            yield server
        finally:
            server.stop()


def _say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


sys.exit(main(sys.argv[1:]))
