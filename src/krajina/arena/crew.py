"""The crew: worker processes on this machine, each watched from outside while its bots think."""

import os
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, Protocol, Self, TypeAlias

import msgspec

from krajina.arena import wire
from krajina.arena.match import Match, at_fault, called
from krajina.arena.worker import PULSE, Pulse, kill_group
from krajina.core.errors import GameError

LOOK: Final = 0.2  # seconds between two looks at who thinks too long
DEPTH: Final = 2  # orders that a worker has: the next begins while the last is reported
ENDING: Final = 5.0  # seconds until a process that says nothing any more has ended
BEGINNING: Final = 60.0  # seconds more that bots may take to be loaded
Numbers: TypeAlias = tuple[int, ...]


class Limits(msgspec.Struct, frozen=True):
    """What a bot may take: seconds for a decision, and bytes of memory for the process in which it thinks."""

    seconds: float = 60.0
    memory: int = 4 << 30


class Players(Protocol):
    """Whoever plays the games of a match, on this machine or on a cluster."""

    workers: int

    def play(self, orders: Iterator[Numbers]) -> Iterator[wire.Finished]:
        """Play the games of all orders, and give each as soon as it is over; raises GameError when a bot fails."""


class Crew:
    """So many worker processes."""

    def __init__(self, match: Match, workers: int, limits: Limits) -> None:
        self._inbox = SimpleQueue[tuple[_Worker, bytes]]()
        self._folder = tempfile.TemporaryDirectory(prefix="krajina-arena-")
        self.workers = workers
        self._workers: list[_Worker] = []
        self._looked = monotonic()
        try:
            for number in range(workers):
                self._workers.append(_Worker(match, limits, Path(self._folder.name) / str(number), self._inbox))
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def begin(self) -> tuple[str, ...]:
        """Wait until all are ready; the codes of the game and of the bots. Raises GameError if a bot cannot begin."""
        ready: dict[_Worker, wire.Ready] = {}
        while len(ready) < len(self._workers):
            ready |= {worker: report for worker, report in self._reports() if isinstance(report, wire.Ready)}
        return ready[self._workers[0]].codes

    def play(self, orders: Iterator[Numbers]) -> Iterator[wire.Finished]:
        """Play the games of all orders, and give each as soon as it is over; raises GameError when a bot fails."""
        for worker in self._workers * DEPTH:
            worker.order(next(orders, ()))
        while any(worker.due for worker in self._workers):
            for worker, report in self._reports():
                if isinstance(report, wire.Finished):
                    worker.due.popleft()
                    if len(worker.due) <= worker.low:
                        worker.order(next(orders, ()))
                    yield report

    def close(self) -> None:
        """End all processes; games that are not over are lost."""
        for worker in self._workers:
            worker.end()
        self._folder.cleanup()

    def _reports(self) -> "Iterator[tuple[_Worker, wire.Report]]":
        """What came in; raises GameError for a worker that failed, ended, or has a bot that thinks too long."""
        if monotonic() > self._looked + LOOK:
            self._looked = monotonic()
            for worker in self._workers:
                worker.look()
        try:
            worker, content = self._inbox.get(timeout=LOOK)
        except Empty:
            return
        try:
            report = wire.report_in(content)
        except msgspec.DecodeError as error:
            raise worker.ended() from error
        if isinstance(report, wire.Failed):
            raise report.error
        yield worker, report


class _Worker:
    """One process: what it has been ordered, and who thinks in it."""

    def __init__(self, match: Match, limits: Limits, pulse: Path, inbox: "SimpleQueue[tuple[_Worker, bytes]]") -> None:
        self.due: deque[int] = deque()
        self.low = 0
        self._match = match
        self._bots = tuple(map(called, match.contestants))
        self._limits = limits
        pulse.write_bytes(bytes(PULSE.size))
        self._pulse = Pulse(pulse)
        # Ctrl-C in a terminal is for the arena only, which then ends its workers: hence a session of their own. The
        # order in which texts stand in a set must not differ between two of them: hence the seed of their hashes.
        self._process = subprocess.Popen(
            (sys.executable, "-P", "-m", "krajina.arena.worker", str(pulse)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            start_new_session=True,
        )
        Thread(target=self._listen, args=(inbox,), daemon=True).start()
        self._send(wire.Begin(match, limits.memory))

    def order(self, numbers: Numbers) -> None:
        """Have these games played after those that it has."""
        if numbers:
            self.low = len(numbers)
            self.due += numbers
            self._send(wire.Play(numbers))

    def look(self) -> None:
        """Raise GameError if a bot has thought too long."""
        since, number, seat, decision = self._pulse.read()
        patience = self._limits.seconds + (0 if decision else BEGINNING)
        if not since or monotonic() - since <= patience:
            return
        self.end()
        if not number:
            raise GameError("arena-slow-early", bots=self._bots, seconds=f"{patience:g}")
        raise GameError("arena-slow", seconds=f"{patience:g}", **at_fault(self._match, number, seat, decision))

    def ended(self) -> GameError:
        """Why it ended, as far as anybody can tell."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self.end()
        _, number, seat, decision = self._pulse.read()
        status = self._process.returncode
        if not number:
            return GameError("arena-ended-early", bots=self._bots, status=status)
        return GameError("arena-ended", status=status, **at_fault(self._match, number, seat, decision))

    def end(self) -> None:
        """Kill it, with all that its bots have started, unless it has ended by itself."""
        if self._process.returncode is None:
            kill_group(self._process.pid)
        self._process.wait()

    def _send(self, order: wire.Order) -> None:
        assert self._process.stdin is not None, "we made a pipe"
        with suppress(OSError):  # it has ended, which its reports will show
            wire.send(self._process.stdin, order)

    def _listen(self, inbox: "SimpleQueue[tuple[_Worker, bytes]]") -> None:
        assert self._process.stdout is not None, "we made a pipe"
        content = b"more"
        while content:
            content = wire.receive(self._process.stdout)
            inbox.put((self, content))


def cores() -> int:
    """How many processes can work at once here."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(numbers: Sequence[int], size: int, workers: int) -> Iterator[Numbers]:
    """Orders of whole seed groups: many games at first, few at the end, so that no worker is left alone with many."""
    start = 0
    while start < len(numbers):
        groups = (len(numbers) - start) // (size * workers * 8)
        count = size * max(1, min(groups, 32))
        yield tuple(numbers[start : start + count])
        start += count
