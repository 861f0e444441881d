"""The claim on a database: one server works with a SQLite file, and a second one is refused before it does harm.

The claim is a lock on a second, tiny SQLite file beside the first: it holds on every system that SQLite knows, and goes
with the process, in whatever way that ends. Copies of the database can be made without it.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from krajina.server.logs import log
from krajina.server.store.database import MEMORY, path_of
from krajina.server.store.migrations import BadDatabase
from krajina.server.store.wal import lost_commits, put_aside

BESIDE: Final = "-server"


class Claim:
    """Held as long as the server runs."""

    def __init__(self, connection: sqlite3.Connection | None) -> None:
        self._connection = connection

    def tell(self, address: str) -> None:
        """Let a server that starts later read where this one is."""
        if self._connection is not None:
            with suppress(sqlite3.Error):  # on a full disk, they read nothing
                self._connection.execute("CREATE TABLE IF NOT EXISTS server (address TEXT)")
                self._connection.execute("DELETE FROM server")
                self._connection.execute("INSERT INTO server VALUES (?)", (address,))


@contextmanager
def claimed(url: str) -> Iterator[Claim]:
    """Claim a database for a server; raises BadDatabase if another one has it."""
    path = path_of(url)
    if path == MEMORY:
        yield Claim(None)
        return
    database = Path(os.path.realpath(path))
    beside = Path(f"{database}{BESIDE}")
    beside.parent.mkdir(parents=True, exist_ok=True)
    connection = _held(database, beside)
    with closing(connection):
        try:
            yield Claim(connection)
        finally:
            with suppress(OSError):  # not everywhere can a file go that is open
                beside.unlink()


def rescued(url: str) -> Path | None:
    """Look for damage in the log of a database that no server uses; returns where a damaged one is kept from now on.

    SQLite would not tell: it goes on with what stands before the damage, and forgets the rest.
    """
    path = path_of(url)
    database = Path(os.path.realpath(path))
    if path == MEMORY or not (lost := lost_commits(database)):
        return None
    aside = put_aside(database)
    log("database-shortened", level="error", detail=f"{aside.name}: {lost}")
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # else the same is found again after the next crash
    return aside


def _held(database: Path, beside: Path) -> sqlite3.Connection:
    """The lock. The process that had it may take its file away meanwhile: then there is another one to lock."""
    while True:
        with suppress(FileExistsError):  # one that is there is not opened here: closing it would end a lock of ours
            os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        opened = os.stat(beside)
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # it is not given back after a transaction
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            connection.close()
            raise _refusal(database, beside, error) from error
        with suppress(FileNotFoundError):
            if os.path.samestat(opened, os.stat(beside)):
                return connection
        connection.close()


def _refusal(database: Path, beside: Path, error: sqlite3.Error) -> BadDatabase:
    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
        return BadDatabase("database-unusable", database=str(beside), reason=str(error))
    address = _address(beside)
    if not address:
        return BadDatabase("database-served", database=str(database))
    return BadDatabase("database-served-at", database=str(database), address=address)


def _address(beside: Path) -> str:
    """Where the server is that has the claim, as it told."""
    try:
        # Immutable: so SQLite reads it in spite of the lock.
        with closing(sqlite3.connect(f"file:{quote(str(beside))}?immutable=1", uri=True)) as connection:
            found = connection.execute("SELECT address FROM server").fetchone()
    except sqlite3.Error:
        return ""
    return str(found[0]) if found else ""
