"""The database behind the SQL store: where it is, how work is done on it, and all that only SQLite needs.

Work is a plain function of a SQLAlchemy connection. SQLite takes a thread for a whole transaction: through an
asynchronous driver every statement goes to and fro between threads several times, which costs four times the CPU.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from krajina.server.store.files import Files, existing
from krajina.server.store.migrations import BadDatabase, migrate
from krajina.server.store.trouble import Trouble

READERS: Final = 3
ATTEMPTS: Final = 4  # to open the database
PAUSE: Final = 0.1  # seconds between them
MEMORY: Final = ":memory:"
PRAGMAS: Final = (
    "busy_timeout = 10000",  # first: the next one may have to wait for another process
    "journal_mode = WAL",
    "synchronous = FULL",  # an acknowledged move survives a power cut
    "foreign_keys = ON",
)
T = TypeVar("T")


class Database:
    """A SQLite database: one thread writes, a few read."""

    def __init__(self, url: str) -> None:
        path = path_of(url)
        in_memory = path == MEMORY
        self.name = path if in_memory else os.path.realpath(path)  # where SQLite puts its files beside it
        self.trouble = Trouble()
        self._files = None if in_memory else Files(Path(self.name))
        self._size = 1 if in_memory else READERS + 1
        self._engine = create_engine(
            "sqlite://", creator=self._connect, poolclass=QueuePool, pool_size=self._size, max_overflow=0
        )
        event.listen(self._engine, "connect", _set_up)
        event.listen(self._engine, "begin", _begin)
        self._writing = self._engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._readers = self._writer if in_memory else ThreadPoolExecutor(READERS, "database-reader")

    def _connect(self) -> sqlite3.Connection:
        address = self.name if self._files is None else existing(Path(self.name))
        return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)

    async def open(self) -> None:
        """Create the database if there is none, and bring it up to date; raises BadDatabase."""
        if self._files is not None:
            _create_file(Path(self.name))
        try:
            await self._migrate()
            await asyncio.get_running_loop().run_in_executor(self._writer, self._open_all)
        except DBAPIError as error:
            await self.close()
            raise unusable(self.name, error) from error
        except BadDatabase:
            await self.close()
            raise

    async def _migrate(self) -> None:
        def attempt() -> None:
            self._write(lambda connection: migrate(connection, self.name))

        # Of several who open a new file at once, SQLite lets one make it a WAL database, and the others do not wait.
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS - 1):
            with suppress(OperationalError):
                return await loop.run_in_executor(self._writer, attempt)
            await asyncio.sleep(PAUSE)
        return await loop.run_in_executor(self._writer, attempt)

    def _open_all(self) -> None:
        """Open what will be needed: later, something else may be in the place of the file."""
        for connection in [self._engine.connect() for _ in range(self._size)]:
            connection.close()
        if self._files is not None:
            self._files.remember()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, all of it from one state of the database."""

        def transaction() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, transaction)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in one transaction: what returns is stored for good, what raises leaves nothing. Raises NotStored."""

        def transaction() -> T:
            with self.trouble.refused():
                if self._files is None:
                    return self._write(work)
                self._files.check()  # what cannot be kept is not even begun,
                done = self._write(work)
                self._files.check()  # and what was lost meanwhile is not acknowledged
                return done

        return await asyncio.get_running_loop().run_in_executor(self._writer, transaction)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._writing.begin() as connection:
            before = _changes(connection)
            done = work(connection)
            has_written = _changes(connection) > before
        if has_written:  # of a transaction without a change, a full disk takes any number
            self.trouble.ends()
        return done

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        for threads in {self._writer, self._readers}:
            await asyncio.to_thread(threads.shutdown)
        await asyncio.to_thread(self._engine.dispose)


def path_of(url: str) -> str:
    """The file of a database (`sqlite:///krajina.db`, `sqlite:////var/krajina.db`); raises BadDatabase."""
    try:
        parts = make_url(url)
    except ArgumentError as error:
        raise BadDatabase("database-kind", kind=url.partition(":")[0]) from error
    if parts.drivername != "sqlite" or parts.host:
        raise BadDatabase("database-kind", kind=parts.drivername)
    return parts.database or MEMORY


def unusable(name: str, error: DBAPIError) -> BadDatabase:
    """What to say of a database that SQLite cannot work with."""
    if "not a database" in str(error.orig):
        return BadDatabase("database-foreign", database=name)
    return BadDatabase("database-unusable", database=name, reason=str(error.orig))


def _create_file(path: Path) -> None:
    """Make the file so that only its owner can read it: the secrets of running games are in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _changes(connection: Connection) -> int:
    found = connection.connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection)
    return found.total_changes


def _set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that is going to write says so at once: of two that read first, one could not go on.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
