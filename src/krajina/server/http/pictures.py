"""Pictures of games and tables for previews of links: a landscape that was drawn before, and the marks of the seats."""

import struct
import zlib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from krajina.server.http.files import StaticFile, static_file

WIDTH: Final = 1200
HEIGHT: Final = 630
MARK: Final = 104  # pixels of the mark of a seat, with some air
BAND: Final = 128  # pixels at the bottom, on which marks stand
START: Final = "start"  # the picture of whatever has none
MOST_KEPT: Final = 64  # pictures of tables
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
FOLDER: Final = files("krajina.server").joinpath("pictures")


class _Raster(Struct, frozen=True):
    """A picture of at most 256 colours; each line begins with a byte that says that it is not filtered."""

    width: int
    palette: bytes
    lines: bytes


def name_of(game: str) -> str:
    """The picture of a game: its own, if we have drawn one."""
    return game if game in _names() else START


@cache
def picture(name: str) -> StaticFile:
    """A picture as it was drawn."""
    return static_file(FOLDER.joinpath(f"{name}.png").read_bytes(), "image/png")


@lru_cache(MOST_KEPT)
def picture_with(name: str, colours: tuple[str, ...]) -> StaticFile:
    """A picture with the marks of seats in these colours; an empty one is a free seat."""
    ground, marks, known = _raster(name), _raster("marks"), _colours()
    lines = bytearray(ground.lines)
    stride, paper = WIDTH + 1, marks.lines[1:2]  # the corner of the sheet is nothing but paper
    for y in range(HEIGHT - BAND, HEIGHT):
        lines[y * stride + 1 : (y + 1) * stride] = paper * WIDTH
    left = (WIDTH - len(colours) * MARK) // 2
    for seat, colour in enumerate(colours):
        column = known.index(colour) if colour in known else len(known)
        for y in range(MARK):
            start = ((seat * MARK) + y) * (marks.width + 1) + 1 + column * MARK
            at = (HEIGHT - BAND + (BAND - MARK) // 2 + y) * stride + 1 + left + seat * MARK
            lines[at : at + MARK] = marks.lines[start : start + MARK]
    return static_file(png(WIDTH, ground.palette, bytes(lines)), "image/png")


@cache
def _names() -> frozenset[str]:
    return frozenset(one.name.removesuffix(".png") for one in FOLDER.iterdir() if one.name.endswith(".png")) - {"marks"}


@cache
def _colours() -> tuple[str, ...]:
    """The colours of seats, in the order in which their marks are on the sheet."""
    return tuple(FOLDER.joinpath("colours.txt").read_text("utf-8").split())


@cache
def _raster(name: str) -> _Raster:
    data = FOLDER.joinpath(f"{name}.png").read_bytes().removeprefix(SIGNATURE)
    parts: dict[bytes, bytes] = {}
    while data:
        (length,), kind = struct.unpack(">I", data[:4]), data[4:8]
        parts[kind] = parts.get(kind, b"") + data[8 : 8 + length]
        data = data[12 + length :]
    return _Raster(struct.unpack(">I", parts[b"IHDR"][:4])[0], parts[b"PLTE"], zlib.decompress(parts[b"IDAT"]))


def png(width: int, palette: bytes, lines: bytes) -> bytes:
    """A PNG of at most 256 colours. Its lines are not filtered: whoever unpacks them has the pixels."""
    header = struct.pack(">IIBBBBB", width, len(lines) // (width + 1), 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    packed = (struct.pack(">I", len(data)) + kind + data + _sum(kind + data) for kind, data in parts)
    return SIGNATURE + b"".join(packed)


def _sum(data: bytes) -> bytes:
    return struct.pack(">I", zlib.crc32(data))
