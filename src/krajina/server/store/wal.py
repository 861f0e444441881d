"""The write-ahead log of a database: whether it is damaged, which SQLite does not tell.

SQLite reads such a log up to the first frame whose checksum is wrong, and takes that for its end: so ends what was
under way when a process died. What stands behind it is as good as gone, even if it had been stored for good.
The format is that of https://www.sqlite.org/fileformat2.html#walformat
"""

import os
import shutil
import struct
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

import msgspec

Sum: TypeAlias = tuple[int, int]

HEADER: Final = struct.Struct(">8I")  # magic, version, page size, checkpoint, two salts, two sums
FRAME: Final = struct.Struct(">6I")  # page, size of the database after a commit, two salts, two sums
ORDERS: Final = {0x377F0682: "<", 0x377F0683: ">"}  # of the numbers that are summed
SUMMED_HEADER: Final = 24  # bytes
SUMMED_FRAME: Final = 8
WORD: Final = 0xFFFFFFFF
SIZE_AT: Final = 16  # where a database says how large its pages are
SMALLEST_PAGE: Final = 512
LARGEST_PAGE: Final = 65536  # which does not fit into the two bytes there: they say 1


class _Frame(msgspec.Struct, frozen=True):
    """A page as it was changed; the last one of a transaction has `commit`."""

    page: int
    commit: int
    salts: Sum
    stored: Sum
    summed: bytes

    def sum(self, order: str, before: Sum) -> Sum:
        return _sum(order, self.summed, before)


def lost_commits(database: Path) -> int:
    """How many transactions stand behind a damaged place of the log of a database."""
    try:
        with Path(f"{database}-wal").open("rb") as file:
            return max((_lost(file, order, database) for order in _orders(file)), default=0)
    except FileNotFoundError:
        return 0


def put_aside(database: Path) -> Path:
    """Copy the log, so that what is in it can still be saved."""
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    aside = Path(f"{database}-wal.damaged-{stamp}")
    opened = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "wb") as copy, Path(f"{database}-wal").open("rb") as log:
        shutil.copyfileobj(log, copy)
        copy.flush()
        os.fsync(copy.fileno())
    return aside


def _orders(file: BinaryIO) -> tuple[str, ...]:
    """In which order the numbers may stand: a damaged header leaves that open."""
    magic = file.read(4)
    order = ORDERS.get(int.from_bytes(magic, "big"))
    return tuple(ORDERS.values()) if order is None else (order,)


def _lost(file: BinaryIO, order: str, database: Path) -> int:
    file.seek(0)
    start = file.read(HEADER.size)
    if len(start) < HEADER.size:
        return 0
    magic, _, size, _, *salts_and_sum = HEADER.unpack(start)
    salts, stored = (salts_and_sum[0], salts_and_sum[1]), (salts_and_sum[2], salts_and_sum[3])
    is_whole = magic in ORDERS and _sum(order, start[:SUMMED_HEADER], (0, 0)) == stored
    if not is_whole:
        size, salts = _page_size(database), (-1, -1)
    if size < SMALLEST_PAGE or size.bit_count() > 1:
        return 0  # it is no database of SQLite's at all
    lost, before = 0, {stored}  # what the sum before a frame may have been
    for frame in _frames(file, size):
        if salts[0] < 0:
            salts = frame.salts  # the header does not know them any more
        sums = {frame.sum(order, one) for one in before}
        fits = frame.page > 0 and frame.salts == salts and frame.stored in sums
        if is_whole and not fits:
            is_whole = False
            before = {frame.stored, *sums}  # the sum may be what is wrong with it
            continue
        if fits and not is_whole and frame.commit:
            lost += 1
        before = {frame.stored}
    return lost


def _frames(file: BinaryIO, size: int) -> Iterator[_Frame]:
    length = FRAME.size + size
    while len(found := file.read(length)) == length:
        page, commit, *rest = FRAME.unpack(found[: FRAME.size])
        summed = found[:SUMMED_FRAME] + found[FRAME.size :]
        yield _Frame(page, commit, (rest[0], rest[1]), (rest[2], rest[3]), summed)


def _page_size(database: Path) -> int:
    with database.open("rb") as file:
        file.seek(SIZE_AT)
        size = int.from_bytes(file.read(2), "big")
    return LARGEST_PAGE if size == 1 else size


def _sum(order: str, summed: bytes, before: Sum) -> Sum:
    first, second = before
    numbers = iter(struct.unpack(f"{order}{len(summed) // 4}I", summed))
    for one, other in zip(numbers, numbers, strict=True):
        first = (first + one + second) & WORD
        second = (second + other + first) & WORD
    return first, second
