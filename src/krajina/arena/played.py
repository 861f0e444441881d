"""A game that was played: how it ended for each seat, how long the bots thought, and the line it is kept in."""

import math
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

import msgspec

from krajina.core.understood import understood

GZIP: Final = 31  # how zlib is told to write and read what gzip does
QUICK: Final = 3  # of nine steps: smaller ones take longer than they save
BLOCK: Final = 1 << 16
STEPS: Final = 16  # steps in which a time doubles, when decisions are counted by how long they took

Times: TypeAlias = dict[int, int]  # how many decisions took 2 ** (key / STEPS) microseconds


class Played(msgspec.Struct, frozen=True):
    """The end of a game, a value a seat: `points` and `places` have a row more for each rival that the game plays."""

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    times: tuple[Times, ...]
    digest: str  # of its record: games are alike where these are

    @property
    def winners(self) -> int:
        """How many share the first place."""
        return self.places.count(1)

    def share(self, bot: str) -> float:
        """The part of the win that a bot has: winners share it, and a bot has what all its seats have."""
        won = sum(place == 1 for name, place in zip(self.bots, self.places, strict=False) if name == bot)
        return won / self.winners

    def margin(self, bot: str) -> float:
        """The mean points of a bot's seats minus the mean of all others; 0 if there are no others."""
        own = [points for name, points in zip(self.bots, self.points, strict=False) if name == bot]
        others = sum(self.points) - sum(own), len(self.points) - len(own)
        return sum(own) / len(own) - others[0] / others[1] if own and others[1] else 0.0


class Kept(msgspec.Struct, frozen=True):
    """A game with its record; the rest of its line is passed over."""

    number: int
    record: msgspec.Raw


def counted(seconds: Iterable[float]) -> Times:
    """Times by their size, to some four hundredths: so many games' decisions fit into a few numbers."""
    return dict(Counter(round(STEPS * math.log2(max(each * 1e6, 1.0))) for each in seconds))


def line_of(played: Played, record: bytes) -> bytes:
    """How a game is kept: a member of a gzip file, which is one line of JSON."""
    flat = record.replace(b"\n", b"")  # between values only: in texts it is written otherwise
    packer = zlib.compressobj(QUICK, wbits=GZIP)
    return packer.compress(msgspec.json.encode(played)[:-1] + b',"record":' + flat + b"}\n") + packer.flush()


def lines_in(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """The lines of a file, and where each ends; it goes as far as the file is whole."""
    end, line, unpacker = file.tell(), bytearray(), zlib.decompressobj(GZIP)
    while block := file.read(BLOCK):
        while block:
            try:
                line += unpacker.decompress(block)
            except zlib.error:
                return
            if not unpacker.eof:
                break
            block = unpacker.unused_data
            end = file.tell() - len(block)
            yield bytes(line), end
            line, unpacker = bytearray(), zlib.decompressobj(GZIP)


def read_line(line: bytes) -> Played:
    """A game by its line; raises msgspec.DecodeError."""
    return msgspec.json.decode(line, type=understood(Played))


def find_kept(file: Path, number: int) -> bytes | None:
    """The record of the game of a number in the file of a match, if it was played."""
    with file.open("rb") as games:
        for line, _ in lines_in(games):
            kept = msgspec.json.decode(line, type=understood(Kept))
            if kept.number == number:
                return bytes(kept.record)
    return None
