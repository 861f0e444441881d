"""Keeping what is stored safe: a copy of a database that is in use, its return, and records of all its games."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError

from krajina.core.errors import GameError
from krajina.server.store.claim import claimed, rescued
from krajina.server.store.database import MEMORY, path_of, unusable
from krajina.server.store.files import PARTS, existing
from krajina.server.store.migrations import BadDatabase, check, migrate
from krajina.server.store.statements import begun
from krajina.server.store.wal import lost_commits
from krajina.server.table.replay import record_of


def back_up(url: str, file: Path) -> None:
    """Copy a database, also while a server writes to it. Raises BadDatabase or GameError; nothing is written over."""
    path = _file_of(url)
    _check_ours(path)
    if os.path.lexists(file):
        raise GameError("file-exists", file=str(file))
    with _draft(file) as draft:
        _copy(path, draft)


def rescue(url: str) -> Path | None:
    """Keep the log of a database if it is damaged, and tell where; not while a server works with it."""
    if not lost_commits(Path(os.path.realpath(path_of(url)))):
        return None
    try:
        with claimed(url):
            return rescued(url)
    except BadDatabase:  # it is in use: what looked like damage was being written
        return None


def restore(file: Path, url: str, *, force: bool) -> Path | None:
    """Put a copy in the place of a database, and tell where the old one is now. Raises BadDatabase, all as it was."""
    path = _file_of(url)
    _check_ours(file)
    if path.exists() and not force:
        raise BadDatabase("database-exists", database=str(path))
    with claimed(url), _draft(path) as draft:
        _copy(file, draft)
        return _put_aside(path) if path.exists() else None


def export(url: str, folder: Path) -> int:
    """Write the record of every game that has begun into a folder, as `<id>.json`; returns how many there are.

    Tables that go another way start from an imagined position, which no record can tell: they are left out.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    with TemporaryDirectory() as place:
        copy = Path(place) / "copy.db"
        back_up(url, copy)
        with _opened(copy) as connection:
            migrate(connection, str(copy))
            for table, entries in begun(connection):
                if table.origin.is_fork:
                    continue
                _write_new(folder / f"{table.id}.json", record_of(table, entries))
                number += 1
    return number


def _file_of(url: str) -> Path:
    path = path_of(url)
    if path == MEMORY:
        raise BadDatabase("database-kind", kind=MEMORY)
    return Path(path).absolute()


def _check_ours(path: Path) -> None:
    """See that a file is there, whole, and a database that we can read; raises BadDatabase or OSError."""
    path.open("rb").close()
    with _opened(path) as connection:
        if check(connection, str(path)) is None:
            raise BadDatabase("database-foreign", database=str(path))
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise BadDatabase("database-unusable", database=str(path), reason=found)


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(existing(path), uri=True))
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        raise unusable(str(path), error) from error
    finally:
        engine.dispose()


def _copy(path: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(existing(path), uri=True)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)  # in one go: all of it is of one moment, and no writer is kept waiting
            copy.execute("PRAGMA journal_mode = DELETE")  # a copy is one file
    except sqlite3.Error as error:  # such as a full disk
        raise BadDatabase("database-unusable", database=str(target), reason=str(error)) from error


@contextmanager
def _draft(path: Path) -> Iterator[Path]:
    """A file that only its owner can read, and that takes its place when it is complete."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    _write_new(draft, b"")
    try:
        yield draft
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _write_new(path: Path, content: bytes) -> None:
    try:
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise GameError("file-exists", file=str(path)) from error
    with os.fdopen(opened, "wb") as file:
        file.write(content)


def _put_aside(path: Path) -> Path:
    """Rename a database that no server uses; raises BadDatabase."""
    with closing(sqlite3.connect(existing(path), uri=True, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")  # that takes being alone with it
        except sqlite3.OperationalError as error:
            raise BadDatabase("database-in-use", database=str(path)) from error
        except sqlite3.DatabaseError:
            pass  # it is damaged: that is why another one is wanted
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    aside = f"{path}.{stamp}-{secrets.token_hex(2)}"
    for part in PARTS:
        if (old := Path(f"{path}{part}")).exists():
            old.rename(f"{aside}{part}")
    return Path(aside)
