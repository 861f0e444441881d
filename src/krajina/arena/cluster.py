"""A Ray cluster that plays a match: on each core an actor, which has one worker process as every arena has."""

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

import msgspec

from krajina.arena import wire
from krajina.arena.crew import Crew, Limits, Numbers
from krajina.arena.match import Match
from krajina.core.errors import GameError

if TYPE_CHECKING:
    from ray import ObjectRefGenerator
    from ray.actor import ActorHandle

AUTO: Final = "auto"
# Ray takes 127.0.0.1 for the address that others see, and leaves the rest of the loopback alone, which Linux has whole.
HERE: Final = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"
CLIENT: Final = "ray://"
KNOCK: Final = 5.0  # seconds until whoever listens at an address has to take a connection
ANSWER: Final = 30.0  # seconds until what took it has shown that it is a cluster
STORE: Final = 128 << 20  # bytes that a Ray of our own may take for what actors give back
BATCH: Final = 0.5  # seconds of games that an actor gives back together, or one game if that takes longer
DEPTH: Final = 2  # orders that an actor has
NO_TOKEN: Final = "InvalidAuthToken"  # what Ray calls it
SILENCE: Final = "silence"  # what nobody says
PROBE: Final = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False)"


class Station:
    """What an actor is: a crew of one on a machine of the cluster."""

    def __init__(self, match: Match, limits: Limits, folder: str) -> None:
        with suppress(OSError):  # on another machine there may be no such folder
            os.chdir(folder)
        self._crew = Crew(match, 1, limits)

    def begin(self) -> bytes:
        """The codes of the game and the bots there, or how that failed."""
        try:
            return msgspec.msgpack.encode(wire.Ready(self._crew.begin()))
        except GameError as error:
            return msgspec.msgpack.encode(wire.Failed.of(error))

    def play(self, numbers: Numbers) -> Iterator[list[bytes]]:
        """Play games, and give back every half second what is finished; last comes a failure, if there is one."""
        finished, since = list[bytes](), monotonic()
        try:
            for game in self._crew.play(iter([numbers])):
                finished.append(msgspec.msgpack.encode(game))
                if monotonic() > since + BATCH:
                    yield finished
                    finished, since = [], monotonic()
        except GameError as error:
            finished.append(msgspec.msgpack.encode(wire.Failed.of(error)))
        yield finished


class Cluster:
    """A match on a Ray: one that runs at an address, or `auto`, which joins the one here or starts one."""

    def __init__(self, match: Match, address: str, workers: int, limits: Limits, codes: tuple[str, ...]) -> None:
        import ray

        self._ray = ray
        self._actors: list[ActorHandle] = []
        self._has_joined = not ray.is_initialized()  # else a program has, whose Ray is used and left as it is
        if self._has_joined:
            join(address, workers)
        try:
            there = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self.workers = min(workers or there, there)
            station = ray.remote(num_cpus=1)(Station)
            self._actors = [station.remote(match, limits, os.getcwd()) for _ in range(self.workers)]
            for reply in ray.get([actor.begin.remote() for actor in self._actors], timeout=ANSWER):
                _check(wire.report_in(reply), codes)
        except ray.exceptions.RayError as error:
            self.close()
            raise _lost(error) from error
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def play(self, orders: Iterator[Numbers]) -> Iterator[wire.Finished]:
        """Play the games of all orders, and give each as soon as it is over; raises GameError when a bot fails."""
        due: dict[ObjectRefGenerator, ActorHandle] = {}
        for actor in self._actors * DEPTH:
            if order := next(orders, ()):
                due[self._order(actor, order)] = actor
        while due:
            [stream], _ = self._ray.wait(list(due))
            try:
                batch = self._ray.get(next(stream))
            except self._ray.exceptions.RayError as error:
                raise _lost(error) from error
            except StopIteration:
                actor = due.pop(stream)
                if order := next(orders, ()):
                    due[self._order(actor, order)] = actor
                continue
            for content in batch:
                yield _finished(wire.report_in(content))

    def close(self) -> None:
        """End the actors, whose workers end with them, and the Ray that was started here."""
        for actor in self._actors:
            with suppress(Exception):  # whatever is left of a cluster that has gone
                self._ray.kill(actor)
        if self._has_joined:
            self._ray.shutdown()

    def _order(self, actor: "ActorHandle", numbers: Numbers) -> "ObjectRefGenerator":
        return actor.play.options(num_returns="streaming").remote(numbers)


def join(address: str, workers: int) -> None:
    """Join the Ray at an address; with `auto` the one that runs here, or one that is started and ends with us."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address != AUTO or not _tried(AUTO):
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except ConnectionError as error:
            raise GameError("arena-no-cluster", address=address, reason=str(error)) from error
        return
    ray.init(
        address="local",
        num_cpus=workers or None,
        include_dashboard=False,
        object_store_memory=STORE,
        log_to_driver=False,
        logging_level=logging.ERROR,
        _node_ip_address=HERE,
    )


def look_for(address: str) -> None:
    """Raise GameError unless a cluster answers there in time: Ray itself would wait for minutes, and end us."""
    if find_spec("ray") is None:
        raise GameError("arena-no-ray")
    if address == AUTO:
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise GameError("arena-bad-address", address=address)
    try:
        socket.create_connection((host, int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError("arena-no-cluster", address=address, reason=reason) from error
    said = _tried(address)
    if said == SILENCE:
        raise GameError("arena-other-server", address=address)
    if NO_TOKEN in said:
        raise GameError("arena-token", address=address)
    if said:
        raise GameError("arena-no-cluster", address=address, reason=said.splitlines()[-1])


def _tried(address: str) -> str:
    """What Ray says if it cannot join, in a process that can be ended: it may wait for minutes for one that is gone."""
    command = [sys.executable, "-P", "-c", PROBE, address]
    try:
        process = subprocess.run(command, check=False, capture_output=True, timeout=ANSWER, start_new_session=True)
    except subprocess.TimeoutExpired:
        return SILENCE
    said = process.stderr.decode(errors="replace").strip()
    return (said or str(process.returncode)) if process.returncode else ""


def _lost(error: Exception) -> GameError:
    """A cluster that has gone, or one of its machines, or that has no core left for us."""
    return GameError("arena-cluster-lost", reason=f"{type(error).__name__}: {error}".splitlines()[0])


def _check(report: wire.Report, codes: tuple[str, ...]) -> None:
    if isinstance(report, wire.Failed):
        raise report.error
    if not isinstance(report, wire.Ready) or report.codes != codes:
        raise GameError("arena-other-code")


def _finished(report: wire.Report) -> wire.Finished:
    if isinstance(report, wire.Failed):
        raise report.error
    assert isinstance(report, wire.Finished), "a station gives back nothing else"
    return report
