"""What the arena and its worker processes say to each other: MessagePack in frames that begin with their length."""

from typing import IO, Final, TypeAlias

import msgspec

from krajina.arena.match import Match
from krajina.arena.played import Played
from krajina.core.errors import GameError, UnknownName
from krajina.core.message import Values
from krajina.core.understood import understood

LENGTH: Final = 4  # bytes before a frame, that say how long it is
LONGEST: Final = 1 << 28  # bytes of a frame; what says that it is longer is none of ours
ERRORS: Final = {kind.__name__: kind for kind in (GameError, UnknownName)}


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """The match, and the bytes of memory that a worker may take."""

    match: Match
    memory: int


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play the games of these numbers."""

    numbers: tuple[int, ...]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The bots are there. `codes` tell the sources of the game and of each contestant from others."""

    codes: tuple[str, ...]


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """A game was played; `line` is how it is kept."""

    played: Played
    line: bytes


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """There is nothing to play with, or a bot failed: the error."""

    kind: str
    code: str
    values: Values

    @classmethod
    def of(cls, error: GameError) -> "Failed":
        """An error as it is sent."""
        return cls(type(error).__name__, error.code, error.values)

    @property
    def error(self) -> GameError:
        """The error again."""
        return ERRORS.get(self.kind, GameError)(self.code, **self.values)


Order: TypeAlias = Begin | Play
Report: TypeAlias = Ready | Finished | Failed


def send(pipe: IO[bytes], message: Order | Report) -> None:
    """Send a message; the other side may be gone."""
    content = msgspec.msgpack.encode(message)
    pipe.write(len(content).to_bytes(LENGTH, "big") + content)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """The content of the next message; nothing if there is no whole one any more."""
    head = pipe.read(LENGTH)
    length = int.from_bytes(head, "big")
    if len(head) < LENGTH or length > LONGEST:
        return b""
    content = pipe.read(length)
    return content if len(content) == length else b""


def order_in(content: bytes) -> Order:
    """Read what a worker is told."""
    order: Order = msgspec.msgpack.decode(content, type=understood(Order))
    return order


def report_in(content: bytes) -> Report:
    """Read what a worker tells."""
    report: Report = msgspec.msgpack.decode(content, type=understood(Report))
    return report
