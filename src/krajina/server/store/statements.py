"""What the SQL store does inside a transaction, as plain functions of a connection."""

import heapq
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Final

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from krajina.core.understood import understood
from krajina.server.store.group import Answer, Append
from krajina.server.store.schema import ENTRY, GAME, LINE, LISTING, MARK, SEAT_KEY
from krajina.server.table.model import Line, Live, Status, Stored, StoredEntry, Table, Visibility
from krajina.server.table.store import (
    Conflict,
    Gone,
    Holder,
    Listed,
    Row,
    Summary,
    hides_moves,
    keys_of,
    may_follow,
    row_of,
)

COUNTS: Final = select(GAME.c.id, GAME.c.entries).where(GAME.c.id.in_(bindparam("games", expanding=True)))
ADVANCE: Final = (
    update(GAME)
    .where(GAME.c.id == bindparam("game"))
    .values({name: bindparam(f"new_{name}") for name in ("entries", "live", "due", "changed")})
)
SHOW: Final = (
    update(LISTING)
    .where(LISTING.c.game == bindparam("shown"), LISTING.c.entries.is_not(None))
    .values({name: bindparam(f"new_{name}") for name in ("entries", "changed")})
)
LATEST: Final = (
    select(LISTING.c.changed, LISTING.c.game, LISTING.c.entries, LISTING.c.row)
    .where(LISTING.c.status == bindparam("of"), LISTING.c.changed < bindparam("before"))
    .order_by(LISTING.c.changed.desc(), LISTING.c.game.desc())
    .limit(bindparam("most"))
)
ENTRIES: Final = select(ENTRY.c.seq, ENTRY.c.seat, ENTRY.c.entry, ENTRY.c.at, ENTRY.c.by).order_by(ENTRY.c.seq)
# Made when nothing else runs yet: the event loop reads kinds that these have in them, and has no lock for it.
READ_TABLE: Final = msgspec.json.Decoder(understood(Table))
READ_LIVE: Final = msgspec.json.Decoder(understood(Live))
READ_LINE: Final = msgspec.json.Decoder(understood(Line))
READ_ROW: Final = msgspec.json.Decoder(understood(Row))
SUMMARIES: Final = select(GAME.c.body, GAME.c.changed, GAME.c.entries)


def create(connection: Connection, table: Table, entries: Sequence[StoredEntry]) -> None:
    """Add a table with its keys and entries; raises Conflict."""
    with _conflicts():
        connection.execute(insert(GAME), {"id": table.id, "entries": 0, **_row(table), **_live_row(Live())})
        _add_keys(connection, table)
    _list(connection, table)
    [refused] = append(connection, [Append(table.id, entries, Live(), table.changed)])
    if refused:
        raise refused


def load(connection: Connection, table: str) -> Stored:
    """All of a table; raises Gone."""
    row = connection.execute(select(GAME.c.body, GAME.c.changed, GAME.c.live).where(GAME.c.id == table)).one_or_none()
    if row is None:
        raise Gone(table)
    body, changed, live = row
    lines = connection.scalars(select(LINE.c.line).where(LINE.c.game == table).order_by(LINE.c.number))
    return Stored(
        table=_table(body, changed),
        live=READ_LIVE.decode(live),
        entries=_entries(connection, table),
        lines=tuple(READ_LINE.decode(line) for line in lines),
    )


def _entries(connection: Connection, table: str) -> tuple[StoredEntry, ...]:
    rows = connection.execute(ENTRIES.where(ENTRY.c.game == table))
    return tuple(StoredEntry(seq, seat, entry.encode(), at, by) for seq, seat, entry, at, by in rows)


def save(connection: Connection, table: Table, live: Live | None) -> None:
    """Replace a table, and with `live` that too, if its revision is the next one; raises Conflict or Gone."""
    is_next = (GAME.c.id == table.id, GAME.c.revision == table.revision - 1)
    values = {**_row(table), **(_live_row(live) if live is not None else {})}
    if connection.execute(update(GAME).where(*is_next).values(values)).rowcount == 0:
        _check_there(connection, table.id)
        raise Conflict(table.id)
    connection.execute(delete(SEAT_KEY).where(SEAT_KEY.c.game == table.id))
    with _conflicts():
        _add_keys(connection, table)
    _list(connection, table)


def append(connection: Connection, appends: Sequence[Append]) -> list[Answer]:
    """Add what follows on what is stored, of several tables at once; tell of each whether it was refused."""
    counts = dict(iter(connection.execute(COUNTS, {"games": list({append.table for append in appends})})))
    answers: list[Answer] = []
    added: list[dict[str, object]] = []
    advanced: dict[str, dict[str, object]] = {}
    for append in appends:
        answer = _refusal(append, counts.get(append.table))
        answers.append(answer)
        if answer is None:
            counts[append.table] += len(append.entries)
            added += (_entry_row(append.table, entry) for entry in append.entries)
            live = {f"new_{name}": value for name, value in _live_row(append.live).items()}
            row = {"game": append.table, "new_entries": counts[append.table], "new_changed": append.changed, **live}
            advanced[append.table] = row
    with _conflicts():
        if added:
            connection.execute(insert(ENTRY), added)
    if advanced:
        connection.execute(ADVANCE, list(advanced.values()))
        connection.execute(SHOW, [_shown(row) for row in advanced.values()])
    return answers


def say(connection: Connection, table: str, line: Line) -> None:
    """Add a line of talk; raises Conflict or Gone."""
    _check_there(connection, table)
    with _conflicts():
        row = {"game": table, "number": line.number, "line": msgspec.json.encode(line).decode()}
        connection.execute(insert(LINE), row)


def find(connection: Connection, key: str) -> Holder | None:
    """Whose key has this hash."""
    row = connection.execute(select(SEAT_KEY.c.game, SEAT_KEY.c.seat).where(SEAT_KEY.c.hash == key)).one_or_none()
    return row and Holder(*row)


def listed(connection: Connection, statuses: Sequence[Status], limit: int, before: float) -> list[Listed]:
    """Public tables, those that changed last first. Each status has its own order, which no database need make."""
    of_each = [connection.execute(LATEST, {"of": one, "before": before, "most": limit}).all() for one in set(statuses)]
    latest = heapq.merge(*of_each, key=lambda found: (found.changed, found.game), reverse=True)
    return [_listed(changed, entries, row) for changed, _, entries, row in islice(latest, limit)]


def summary(connection: Connection, table: str) -> Summary | None:
    """A table without its entries."""
    return next(iter(_summaries(connection, SUMMARIES.where(GAME.c.id == table))), None)


def begun(connection: Connection) -> Iterator[tuple[Table, tuple[StoredEntry, ...]]]:
    """All tables whose game has begun, with their entries, one after the other."""
    ids = connection.scalars(select(GAME.c.id).where(GAME.c.status != Status.GATHERING).order_by(GAME.c.id)).all()
    for table in ids:
        [found] = _summaries(connection, SUMMARIES.where(GAME.c.id == table))
        yield found.table, _entries(connection, table)


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """Tables at which there is something to do."""
    wanted = (GAME.c.status == Status.PLAYING, GAME.c.due <= now)
    return list(connection.scalars(select(GAME.c.id).where(*wanted).order_by(GAME.c.due, GAME.c.id).limit(limit)))


def recount_due(connection: Connection, now: float) -> None:
    """Let tables that changed later than now be due as long after now."""
    is_ahead = (GAME.c.status == Status.PLAYING, GAME.c.changed > now)
    connection.execute(update(GAME).where(*is_ahead).values(due=GAME.c.due - GAME.c.changed + now))


def old(connection: Connection, before: float, limit: int) -> list[str]:
    """Closed tables that have not changed for long."""
    wanted = (GAME.c.status.in_([status for status in Status if status.is_closed]), GAME.c.changed < before)
    return list(connection.scalars(select(GAME.c.id).where(*wanted).limit(limit)))


def forget(connection: Connection, table: str) -> None:
    """Delete a table; what belongs to it goes with it. Raises Gone."""
    if connection.execute(delete(GAME).where(GAME.c.id == table)).rowcount == 0:
        raise Gone(table)


def write_mark(connection: Connection, mark: bytes) -> None:
    """Write something of no meaning, and see that tables could be written, too."""
    if connection.execute(update(MARK).values(mark=mark)).rowcount == 0:
        connection.execute(insert(MARK), {"id": 0, "mark": mark})
    connection.execute(update(GAME).where(GAME.c.id == "").values(revision=GAME.c.revision))


def read_mark(connection: Connection) -> bytes | None:
    """What was written last."""
    return connection.scalar(select(MARK.c.mark))


@contextmanager
def _conflicts() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error


def _check_there(connection: Connection, table: str) -> None:
    if connection.scalar(select(GAME.c.id).where(GAME.c.id == table)) is None:
        raise Gone(table)


def _add_keys(connection: Connection, table: Table) -> None:
    rows = [{"hash": key, "game": table.id, "seat": seat} for key, seat in keys_of(table)]
    if rows:
        connection.execute(insert(SEAT_KEY), rows)


def _refusal(append: Append, count: int | None) -> Answer:
    if count is None:
        return Gone(append.table)
    return None if may_follow(append.entries, count) else Conflict(append.table)


def _row(table: Table) -> dict[str, object]:
    return {
        "title": table.game,
        "rules": table.rules,
        "status": table.status,
        "visibility": table.visibility,
        "created": table.created,
        "changed": table.changed,
        "revision": table.revision,
        "owner": table.owner,
        "body": msgspec.json.encode(table).decode(),
    }


def _live_row(live: Live) -> dict[str, object]:
    return {"live": msgspec.json.encode(live).decode(), "due": live.due}


def _entry_row(table: str, stored: StoredEntry) -> dict[str, object]:
    return {**msgspec.structs.asdict(stored), "game": table, "entry": stored.entry.decode()}


def _list(connection: Connection, table: Table) -> None:
    """Keep what lists show of a table."""
    connection.execute(delete(LISTING).where(LISTING.c.game == table.id))
    if table.visibility == Visibility.PUBLIC:
        hidden = hides_moves(table)
        entries = None if hidden else connection.scalar(select(GAME.c.entries).where(GAME.c.id == table.id))
        row = msgspec.json.encode(row_of(table)).decode()
        values = {"status": table.status, "changed": table.changed, "entries": entries, "row": row}
        connection.execute(insert(LISTING), {"game": table.id, **values})


def _shown(advanced: dict[str, object]) -> dict[str, object]:
    return {"shown": advanced["game"], **{name: advanced[name] for name in ("new_entries", "new_changed")}}


def _listed(changed: float, entries: int | None, row: str) -> Listed:
    return Listed(msgspec.structs.replace(READ_ROW.decode(row), changed=changed), entries)


def _table(body: str, changed: float) -> Table:
    """A table as it is stored; moves change when it changed last, without touching the rest, if all may know them."""
    table = READ_TABLE.decode(body)
    return table if hides_moves(table) else msgspec.structs.replace(table, changed=changed)


def _summaries(connection: Connection, query: Select[str, float, int]) -> list[Summary]:
    return [Summary(_table(body, changed), count, changed) for body, changed, count in connection.execute(query)]
