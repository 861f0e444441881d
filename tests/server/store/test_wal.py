"""Damage in the write-ahead log of a database, which SQLite passes over in silence."""

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.server.store.tables import entry, table

from krajina.server.store.claim import rescued
from krajina.server.store.sql import SqlStore
from krajina.server.store.wal import FRAME, HEADER, lost_commits
from krajina.server.table.model import Live, Status

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

MOVES = 12
PAGE = 4096
LENGTH = FRAME.size + PAGE


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as a server left it that was killed: the last moves are in its log only."""
    source, left = tmp_path / "running.db", tmp_path / "left" / "krajina.db"
    left.parent.mkdir()

    async def scene() -> None:
        store = await SqlStore.open(f"sqlite:///{source}")
        await store.create(table("a", Status.PLAYING))
        for seq in range(MOVES):
            await store.append("a", [entry(seq)], Live(), float(seq))
        for part in ("", "-wal"):
            shutil.copy(f"{source}{part}", f"{left}{part}")
        await store.close()

    asyncio.run(scene())
    return left


def log_of(database: Path) -> Path:
    return Path(f"{database}-wal")


def commits(log: bytes) -> list[bool]:
    """Of every frame, whether it ends a transaction."""
    starts = range(HEADER.size, len(log) - LENGTH + 1, LENGTH)
    return [FRAME.unpack(log[start : start + FRAME.size])[1] > 0 for start in starts]


def flip(database: Path, at: int) -> None:
    log = bytearray(log_of(database).read_bytes())
    log[at] ^= 0xFF
    log_of(database).write_bytes(log)


def moves(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute("SELECT count(*) FROM entry").fetchone()[0]
        return found


def test_a_whole_log_has_lost_nothing(database: Path) -> None:
    assert lost_commits(database) == 0
    assert rescued(f"sqlite:///{database}") is None
    assert moves(database) == MOVES


def test_where_there_is_no_log_nothing_is_lost(database: Path) -> None:
    log_of(database).unlink()
    assert lost_commits(database) == 0
    log_of(database).touch()
    assert lost_commits(database) == 0


def test_a_log_that_breaks_off_is_what_a_crash_leaves(database: Path) -> None:
    log = log_of(database).read_bytes()
    for cut in (1, PAGE, LENGTH, LENGTH + 1, 3 * LENGTH + 7):
        log_of(database).write_bytes(log[:-cut])
        assert lost_commits(database) == 0
    log_of(database).write_bytes(log[:-LENGTH] + bytes(LENGTH))  # the last page did not reach the disk
    assert lost_commits(database) == 0


def test_what_was_checkpointed_before_is_not_lost(tmp_path: Path) -> None:
    """A log is written over from its beginning: behind the new frames stand old ones, all of which were kept."""
    path = tmp_path / "k.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE t (x)")
        for number in range(20):
            connection.execute("INSERT INTO t VALUES (?)", (number,))
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.execute("INSERT INTO t VALUES (99)")
        assert len(commits(log_of(path).read_bytes())) > 10
        assert lost_commits(path) == 0
        log = bytearray(log_of(path).read_bytes())
        log[HEADER.size + 200] ^= 1  # the only frame of now: behind it, there is nothing of the same time
        log_of(path).write_bytes(log)
        assert lost_commits(path) == 0


@pytest.mark.parametrize("offset", [0, 4, 8, 12, 16, 20, FRAME.size, FRAME.size + PAGE - 1])
def test_damage_anywhere_in_a_frame_is_seen_if_a_transaction_stands_behind_it(database: Path, offset: int) -> None:
    log = log_of(database).read_bytes()
    ends = commits(log)
    rng = Random(offset)
    for frame in rng.sample(range(len(ends) - 1), 5):
        log_of(database).write_bytes(log)
        flip(database, HEADER.size + frame * LENGTH + offset)
        assert lost_commits(database) == sum(ends[frame + 1 :])


@pytest.mark.parametrize("at", [0, 3, 8, 16, 24, 31])
def test_damage_in_the_header_is_seen(database: Path, at: int) -> None:
    ends = commits(log_of(database).read_bytes())
    flip(database, at)
    assert lost_commits(database) >= sum(ends[1:])


def test_what_is_no_log_at_all_is_left_to_whoever_opens_it(database: Path) -> None:
    log_of(database).write_text("Byl pozdní večer, první máj. " * 1000, "utf-8")
    assert lost_commits(database) == 0
    database.write_text("Večerní máj, byl lásky čas. " * 1000, "utf-8")
    assert lost_commits(database) == 0
    database.unlink()
    assert lost_commits(database) == 0


def damage_the_middle(database: Path) -> None:
    frames = len(commits(log_of(database).read_bytes()))
    flip(database, HEADER.size + frames // 2 * LENGTH + 100)


def test_sqlite_passes_over_the_damage_in_silence(database: Path) -> None:
    """If this fails, nobody needs us any more."""
    damage_the_middle(database)
    assert 0 < moves(database) < MOVES


def test_a_damaged_log_is_kept_and_told_once(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    damage_the_middle(database)
    damaged = log_of(database).read_bytes()
    aside = rescued(f"sqlite:///{database}")
    assert aside is not None
    assert aside.name.startswith("krajina.db-wal.damaged-")
    assert aside.read_bytes() == damaged
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert [(record.msg, record.levelname) for record in caplog.records] == [("database-shortened", "ERROR")]
    assert rescued(f"sqlite:///{database}") is None
    found = moves(database)
    assert 0 < found < MOVES

    async def goes_on() -> None:
        store = await SqlStore.open(f"sqlite:///{database}")
        await store.append("a", [entry(found)], Live(), 99.0)
        await store.close()

    asyncio.run(goes_on())


def test_what_is_in_memory_has_no_log() -> None:
    assert rescued("sqlite:///:memory:") is None
