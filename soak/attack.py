"""One address does its worst, one thing after the other; a neighbour at another table counts how long it waits."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain, count, repeat
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from krajina.core.play import Play
from krajina.core.record import Record
from krajina.core.registry import find_game
from krajina.core.setup import make_options
from soak.server import Server
from soak.wire import HANDSHAKE, TEXT, framed

LINES: Final = 16  # connections that the attacker keeps busy at once
NEIGHBOUR: Final = "127.0.0.2"  # another address, so that its limits are its own
PAUSE: Final = 0.05  # seconds between two questions of the neighbour
JSON: Final = "Content-Type: application/json\r\n"
EMPTY: Final = 0x00  # a frame that goes on with a message, and does not end it
PING: Final = 0x89
BEGUN: Final = 0x01  # one that begins a message, and does not end it


class Asked(bytes):
    """A request that gets an answer, which is waited for."""


Requests: TypeAlias = Iterator[bytes]  # what one line sends, one after the other


class Harm(Struct, frozen=True):
    """What an attack did: how long the neighbour waited at the most, and by how much the server has grown."""

    name: str
    sent: int
    stall: float  # seconds
    usual: float  # how long it waits in the middle of all
    memory: float  # megabytes


def request(method: str, path: str, body: bytes = b"", head: str = "") -> bytes:
    """A request as it goes over the wire."""
    length = f"Content-Length: {len(body)}\r\n" if body or method == "POST" else ""
    return Asked(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}{length}\r\n".encode() + body)


def asking(*paths: str) -> Callable[[], Requests]:
    """Ask for pages again and again."""
    return lambda: chain.from_iterable(repeat([request("GET", path) for path in paths]))


def posting(path: str, *bodies: bytes, head: str = JSON) -> Callable[[], Requests]:
    """Post bodies again and again."""
    return lambda: chain.from_iterable(repeat([request("POST", path, body, head) for body in bodies]))


def upgraded(frame: bytes, first: bytes = b"") -> Callable[[], Requests]:
    """Open a socket, and send nothing but the same frame, hundreds at a time."""
    return lambda: chain([Asked(HANDSHAKE.format(port=0).encode()), first], repeat(frame * 2000))


def trailing() -> Requests:
    """Send a request whose trailers do not end."""
    begin = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    return chain([begin], (b"".join(b"x-%d: %s\r\n" % (n, b"y" * 4000) for _ in range(16)) for n in count()))


def finished_record() -> bytes:
    """A record of a whole game, which costs something to replay."""
    game = find_game("carcassonne")
    play = Play(game, make_options(game, {"seats": 2, "boxes": "all"}))
    rng = Random(1)
    while not play.is_over:
        decision = game.decisions(play.state)[0]
        play.act(decision.seat, decision.choices.sample(rng))
    return Record("carcassonne", game.rules, play.options, tuple(play.entries)).to_json()


def wanted(game: str, seats: int = 3, **options: object) -> bytes:
    """The request for a table."""
    here = [{"who": "here", "name": "Eva"}] * seats
    return msgspec.json.encode({"game": game, "seats": here, "options": options})


HAND: Final = ["gold"] * 9
LARGE: Final = {"clans": [{"hand": HAND}] * 3}


def attacks(table: str, record: bytes) -> dict[str, Callable[[], Requests]]:
    """All that one address tries; the table of a record is there for it."""
    last = len(msgspec.json.decode(record)["entries"])
    steps = [f"/api/tables/{table}/steps/{(step * 37) % last}" for step in range(200)]
    deep = b'{"game":"carcassonne","seats":[],"options":' + b"[" * 90_000
    many = b'{"game":"carcassonne","seats":[],"options":{' + b",".join(b'"a%d":1' % n for n in range(15_000)) + b"}}"
    unknown = [request("DELETE", f"/api/tables/nothing{n}", head="Authorization: Bearer x\r\n") for n in range(100)]
    fork = msgspec.json.encode({"step": last - 1, "seat": 0, "name": "Eva"})
    return {
        "nothing": lambda: iter(()),
        "the page of the API": asking("/api/"),
        "openapi.json": asking("/api/schema/openapi.json"),
        "the list of games": asking("/api/games", "/api/games/carcassonne"),
        "readyz, healthz, metrics": asking("/readyz", "/healthz", "/metrics"),
        "pages": asking("/", "/plain/new/carcassonne", "/nowhere"),
        "deleting unknown tables": lambda: chain.from_iterable(repeat(unknown)),
        "bad JSON": posting("/api/tables", deep, many, b"\xff" * 1000),
        "bad messages": posting("/api/send", b"{", b"\xff", head="Authorization: Bearer x\r\n"),
        "pings of the socket": upgraded(framed(PING, b"x" * 20)),
        "endless fragments": upgraded(framed(EMPTY, b""), framed(BEGUN, b"{")),
        "endless trailers": trailing,
        "opening tables": posting("/api/tables", wanted("graenaland"), wanted("stroganov"), wanted("carcassonne")),
        "opening prepared tables": posting("/api/tables", wanted("graenaland", position=LARGE)),
        "uploading records": posting("/api/records", record),
        "forking": posting(f"/api/tables/{table}/fork", fork),
        "replays": asking(*steps),
        "history, log, verify": asking(*(f"/api/tables/{table}/{what}" for what in ("history", "log", "verify"))),
    }


async def attacked(port: int, address: str, requests: Callable[[], Requests], seconds: float) -> int:
    """Keep all lines busy for so long; a line that is hung up comes again. Says how much was sent."""
    end = time.perf_counter() + seconds

    async def line() -> int:
        sent = 0
        while time.perf_counter() < end:
            try:
                sent += await _one_line(port, address, requests(), end)
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.01)
        return sent

    return sum(await asyncio.gather(*(line() for _ in range(LINES))))


async def _one_line(port: int, address: str, requests: Requests, end: float) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    sent = 0
    try:
        for data in requests:
            if time.perf_counter() > end:
                break
            writer.write(data)
            sent += 1
            async with asyncio.timeout(max(0.05, end - time.perf_counter())):
                await writer.drain()
                if isinstance(data, Asked) and not await reader.read(1 << 20):
                    break
        else:
            await asyncio.sleep(max(0.0, end - time.perf_counter()))
    except TimeoutError:
        pass
    finally:
        writer.transport.abort()
    return sent


class Neighbour:
    """A player at another table, whose client asks again and again whether the server is there."""

    def __init__(self, server: Server) -> None:
        founded = msgspec.json.decode(server.post("/api/tables", msgspec.Raw(wanted("carcassonne", 2))))
        self._hello = msgspec.json.encode({"kind": "hello", "keys": [founded["seats"][0]["key"]]})
        self._port = server.port

    async def watch(self, seconds: float) -> list[float]:
        """How long each answer took, the longest last."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(NEIGHBOUR, 0))
        writer.write(HANDSHAKE.format(port=self._port).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(framed(TEXT, self._hello))
        waits, end = list[float](), time.perf_counter() + seconds
        while time.perf_counter() < end:
            mark = b"%06d" % len(waits)
            began = time.perf_counter()
            writer.write(framed(TEXT, b'{"kind":"ping","id":"%s"}' % mark))
            await reader.readuntil(b'"id":"%s"' % mark)
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        writer.transport.abort()
        return sorted(waits)


async def worst(server: Server, folder: Path, seconds: float) -> list[Harm]:
    """Do all attacks, each from a process of its own, so that only the server's slowness is measured."""
    record = finished_record()
    founded = msgspec.json.decode(server.post("/api/records", msgspec.Raw(record)))
    (folder / "record.json").write_bytes(record)
    found: list[Harm] = []
    neighbour = Neighbour(server)
    for number, name in enumerate(attacks(founded["table"], record)):
        before = server.memory
        address = f"127.0.1.{number}"  # one that has not used up anything
        arguments = (str(server.port), address, founded["table"], str(folder / "record.json"), name, str(seconds))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "soak.attack", *arguments, stdout=asyncio.subprocess.PIPE
        )
        waits = await neighbour.watch(seconds + 2.0)
        told, _ = await process.communicate()
        found.append(Harm(name, int(told or 0), waits[-1], waits[len(waits) // 2], server.memory - before))
    return found


if __name__ == "__main__":
    PORT, ADDRESS, TABLE, RECORD, NAME, SECONDS = sys.argv[1:]
    ATTACK = attacks(TABLE, Path(RECORD).read_bytes())[NAME]
    print(asyncio.run(attacked(int(PORT), ADDRESS, ATTACK, float(SECONDS))))
