"""Logs: one line of JSON for every event, on stderr. Nothing in them tells who a player is, or opens a table."""

import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec

from krajina.server.settings import LogLevel

Field: TypeAlias = int | float | str | bool | None

# All that an event may tell. There is no field for what people write, for keys, names and addresses.
FIELDS: Final = frozenset({"table", "game", "seats", "bot", "code", "detail", "version", "port"})
TABLE: Final = re.compile(r"[0-9a-f]{10}")
# Errors whose text is a system's, a database's or our own; that of any other could quote what a player wrote.
PLAIN_ERRORS: Final = (OSError, sqlite3.Error, AssertionError)
# Libraries tell of every connection, with its address and path, in what is less than a warning.
LIBRARIES: Final = logging.WARNING

_EVENTS: Final = logging.getLogger("krajina.events")


def set_up_logs(level: LogLevel) -> None:
    """Let everything that is logged in this process come out as JSON, ours from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=LIBRARIES, force=True)
    _EVENTS.setLevel(level.upper())


def log(event: str, level: LogLevel = "info", error: BaseException | None = None, **fields: Field) -> None:
    """Log an event such as `table-created`, with fields out of `FIELDS`; a table goes by its `shortened` id."""
    assert fields.keys() <= FIELDS, f"logs have no field for {sorted(fields.keys() - FIELDS)}"
    table = fields.get("table")
    assert table is None or TABLE.fullmatch(str(table)), "the id of a private table is its link"
    _EVENTS.log(logging.getLevelNamesMapping()[level.upper()], event, exc_info=error, extra={"fields": fields})


def shortened(table: str) -> str:
    """What a table is called in logs: always the same, and no way to the table."""
    return sha256(b"krajina log 1 " + table.encode()).hexdigest()[:10]


class JsonLines(logging.Formatter):
    """Makes a line of JSON of a record, be it ours or a library's."""

    def format(self, record: logging.LogRecord) -> str:
        """The line. Of a library, only the first line of its pattern is kept: the values could be anything."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        is_ours = record.name == _EVENTS.name
        line: dict[str, Field] = {
            "at": at,
            "event": str(record.msg) if is_ours else "library",
            "level": record.levelname.lower(),
        }
        if is_ours:
            line |= getattr(record, "fields", {})
        else:
            line |= {"logger": record.name, "message": str(record.msg).partition("\n")[0]}
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = "".join(_told(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def _told(error: BaseException) -> Iterator[str]:
    """An error, and before it what it came from: where it happened and of which kind it was."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _told(before)
        yield "then\n"
    yield from traceback.format_tb(error.__traceback__)
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    yield f"{kind}: {error}\n" if isinstance(error, PLAIN_ERRORS) else f"{kind}\n"
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _told(part)
