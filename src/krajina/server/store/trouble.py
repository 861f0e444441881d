"""Trouble with a database: why it stores nothing, in a word, and in the log once instead of at every move."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from sqlalchemy.exc import DatabaseError, InternalError, OperationalError

from krajina.server.logs import log
from krajina.server.store.files import Replaced
from krajina.server.table.store import NotStored


class Reason(StrEnum):
    """What is the matter."""

    FULL = "full"
    READ_ONLY = "read-only"
    GONE = "gone"  # the file was deleted or replaced: that ends with a restart only
    DAMAGED = "damaged"
    OTHER = "other"


REASONS: Final = {
    sqlite3.SQLITE_FULL: Reason.FULL,
    sqlite3.SQLITE_READONLY: Reason.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Reason.DAMAGED,
    sqlite3.SQLITE_NOTADB: Reason.DAMAGED,
}
PRIMARY: Final = 0xFF  # of an extended code of SQLite, the part that says what kind of error it is


class Trouble:
    """Makes of every failure of a database one refusal. The log has a line when trouble begins, and when it ends."""

    def __init__(self) -> None:
        self._reason: Reason | None = None

    @contextmanager
    def refused(self) -> Iterator[None]:
        """Refuse what the database cannot do; what is wrong with the work itself is raised as it is."""
        try:
            yield
        except Replaced as error:
            raise self.begins(Reason.GONE, str(error)) from error
        except DatabaseError as error:
            if not isinstance(error, OperationalError | InternalError) and type(error) is not DatabaseError:
                raise
            raise self.begins(reason_of(error.orig), str(error.orig)) from error

    def begins(self, reason: Reason, detail: str) -> NotStored:
        """What to raise; the log says why, once for each kind of trouble."""
        if reason != self._reason:
            self._reason = reason
            log("not-stored", level="error", code=reason.value, detail=detail)
        return NotStored("not-stored", reason=reason.value)

    def ends(self) -> None:
        """Something was stored."""
        if self._reason is not None:
            log("stored-again", level="warning", code=self._reason.value)
            self._reason = None


def reason_of(error: BaseException | None) -> Reason:
    """What is the matter, as SQLite sees it."""
    return REASONS.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY, Reason.OTHER)
