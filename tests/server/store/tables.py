"""Tables and entries to store."""

import msgspec

from krajina.core.chance import Fair, promise
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Seating, SeatKind, Status, StoredEntry, Table, Visibility

SECRET = bytes(range(32))


def table(
    name: str, status: Status = Status.GATHERING, visibility: Visibility = Visibility.PRIVATE, changed: float = 1.0
) -> Table:
    fair: Fair = promise(SECRET, name)
    return Table(
        id=name,
        game="harvest",
        rules="1",
        options=msgspec.Raw(b'{"seats":2}'),
        seats=(Seating(SeatKind.PERSON, "Žofie 🎲", "red", f"{name}-key-0"), Seating(SeatKind.BOT, bot="greedy")),
        owner=f"{name}-owner",
        secret=SECRET.hex(),
        fair=fair,
        name="Stůl u okna",
        status=status,
        visibility=visibility,
        changed=changed,
    )


def entry(seq: int, by: str = "") -> StoredEntry:
    return StoredEntry(seq, 1, b'{"seat":1,"action":{"do":"sow","crop":"\xc5\xbeito"}}', 100.0 + seq, by)


def next_revision(table: Table, **changes: object) -> Table:
    changed: Table = msgspec.structs.replace(table, revision=table.revision + 1, **changes)
    return changed


def set_all(store: SqlStore, pragma: str) -> None:
    """Tell all connections of a store something."""
    engine = store._database._engine
    for connection in [engine.connect() for _ in range(store._database._size)]:
        connection.exec_driver_sql(f"PRAGMA {pragma}")
        connection.close()
