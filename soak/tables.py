"""Tables of a load: their clients, each on a socket of its own, and the moves that they make."""

import asyncio
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Final

import msgspec
from msgspec import Raw, Struct

from krajina.core.seat import Seat
from krajina.server.table.create import Founded, NewTable, SeatWanted, Wanted
from soak.server import Server
from soak.wire import Wire

SEATS: Final = 4
AGAIN: Final = 0.1  # seconds until a client that lost the server tries again
AT_ONCE: Final = 50  # clients that connect at the same time
NOTHING: Final = Raw(b"null")


class StepHeard(Struct, frozen=True):
    """A step: only its number is read."""

    n: int


class Heard(Struct, frozen=True):
    """As much of any message as a client here needs."""

    kind: str
    id: str = ""
    code: str = ""
    n: int = 0
    steps: tuple[StepHeard, ...] = ()
    question: Raw = NOTHING


class Offer(Struct, frozen=True):
    """The choices of a question; all those of Carcassonne are lists, or lists of lists."""

    actions: tuple[Raw, ...] = ()
    parts: tuple["Offer", ...] = ()

    def all(self) -> list[Raw]:
        """Every action."""
        return [*self.actions, *(action for part in self.parts for action in part.all())]


class QuestionHeard(Struct, frozen=True):
    """A question: only its choices are read."""

    offer: Offer


HEARD: Final = msgspec.json.Decoder(Heard)
QUESTION: Final = msgspec.json.Decoder(QuestionHeard)


class Move(Struct):
    """A move that was sent: what, when, whether it was acknowledged, and how many have not seen it yet."""

    seat: Seat
    seen: int
    action: bytes
    at: float
    unseen: int
    is_done: bool = False

    @property
    def message(self) -> bytes:
        """The move on the wire."""
        head = b'{"kind":"act","id":"%d","seat":%d,"seen":%d,"action":' % (self.seen, self.seat, self.seen)
        return head + self.action + b"}"


class Client:
    """A client at a table, with the key of a seat or as a spectator; it reconnects by itself."""

    def __init__(self, table: "SoakTable", seat: Seat | None, key: str) -> None:
        self.table = table
        self.seat = seat
        self.n = 0
        self.question = b"null"
        self.is_up_to_date = False
        self.faults: list[str] = []
        self._key = key
        self._wire: Wire | None = None
        self._is_leaving = False
        self._coming: asyncio.Task[None] | None = None

    @property
    def is_here(self) -> bool:
        """It is connected."""
        return self._wire is not None

    async def come(self) -> None:
        """Connect, however long it takes, and say how much it has."""
        who = {"keys": [self._key]} if self._key else {"table": self.table.id}
        while not self._is_leaving:
            try:
                wire = await Wire.open(self.table.port, self._take, self._lost)
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            wire.send(msgspec.json.encode({"kind": "hello", "have": self.n, **who}))
            self._wire = wire
            move = self.table.move
            if move is not None and move.seat == self.seat and not move.is_done:
                self.send(move.message)  # whether it had arrived before or not
            return

    def send(self, message: bytes) -> None:
        """Say something; lost if there is nobody to hear it."""
        if self._wire is not None:
            self._wire.send(message)

    def leave(self) -> None:
        """Go for good."""
        self._is_leaving = True
        if self._wire is not None:
            self._wire.close()

    def _lost(self) -> None:
        self._wire, self.is_up_to_date = None, False
        if not self._is_leaving:
            self._coming = asyncio.get_running_loop().create_task(self.come())

    def _take(self, data: bytes) -> None:
        heard = HEARD.decode(data)
        if heard.kind == "update":
            if [step.n for step in heard.steps] != list(range(self.n + 1, heard.n + 1)):
                self.faults.append(f"had {self.n}, got {[step.n for step in heard.steps]} up to {heard.n}")
            before, self.n, self.question = self.n, heard.n, bytes(heard.question)
            self.is_up_to_date = True
            self.table.seen(before, heard.n)
        elif heard.kind == "done":
            self.table.done(heard.id)
        elif heard.kind == "refused":
            self.table.refused(heard.code)


class SoakTable:
    """A table, its clients, and all moves that they sent, by the number of the entry that each has to become."""

    def __init__(self, port: int, founded: Founded, random: Random) -> None:
        self.port = port
        self.id = founded.table
        self.clients = [Client(self, seat.seat, seat.key) for seat in founded.seats]
        self.moves: dict[int, Move] = {}
        self.move: Move | None = None
        self.latencies: list[float] = []
        self.refusals: list[str] = []
        self.on_told: Callable[[], None] = lambda: None
        self._random = random

    @property
    def asked(self) -> Client | None:
        """The client that has a question; None if the game is over, or a bot or a grace period is on."""
        return next((client for client in self.clients if client.question != b"null"), None)

    def act(self) -> bool:
        """Let a seat that is asked make a move; not while one is on its way."""
        client = self.asked
        if self.move is not None or client is None or client.seat is None:
            return False
        action = self._random.choice(QUESTION.decode(client.question).offer.all())
        self.move = Move(client.seat, client.n, bytes(action), time.perf_counter(), len(self.clients))
        self.moves[client.n] = self.move
        client.send(self.move.message)
        return True

    def seen(self, before: int, n: int) -> None:
        """A client got from one step to another."""
        move = self.move
        if move is not None and before <= move.seen < n:
            move.unseen -= 1
            if not move.unseen:
                self.latencies.append(time.perf_counter() - move.at)
                self.move = None
                self.on_told()

    def done(self, id_: str) -> None:
        """The server says that something is done: a move, or what has no id."""
        if id_:
            self.moves[int(id_)].is_done = True

    def refused(self, code: str) -> None:
        """The server says no."""
        self.refusals.append(code)


def open_tables(server: Server, count: int, people: int = SEATS, bots: int = 0, seed: str = "soak") -> list[SoakTable]:
    """Open so many tables of Carcassonne."""
    seats = [SeatWanted(who=Wanted.HERE, name=f"Player {seat + 1}") for seat in range(people)]
    seats += [SeatWanted(who=Wanted.BOT, bot="greedy")] * bots
    wanted = NewTable(game="carcassonne", seats=tuple(seats))
    answers = [server.post("/api/tables", wanted) for _ in range(count)]
    founded = [msgspec.json.decode(answer, type=Founded) for answer in answers]
    return [SoakTable(server.port, one, Random(f"{seed} {number}")) for number, one in enumerate(founded)]


async def connect(clients: Iterable[Client]) -> None:
    """Let clients come, some at once."""
    door = asyncio.Semaphore(AT_ONCE)

    async def come(client: Client) -> None:
        async with door:
            await client.come()

    await asyncio.gather(*map(come, clients))


def prefer_grace(table: SoakTable, seconds: int) -> None:
    """Let all seats choose how long their turns wait before they are handed over."""
    for client in table.clients:
        client.send(msgspec.json.encode({"kind": "prefer", "seat": client.seat, "grace": seconds}))
