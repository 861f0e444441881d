"""Records of tables: what is stored, written as a saved game that `krajina replay` and `krajina verify` read."""

from collections.abc import Sequence

import msgspec

from krajina.core.record import BOT, record_json
from krajina.server.table.model import Seating, SeatKind, StoredEntry, Table


def record_of(table: Table, entries: Sequence[StoredEntry]) -> bytes:
    """The record of a table. Where nothing is played any more it has the key of fair chance."""
    fair = table.fair
    if fair is not None and table.secret and table.status.is_closed:
        fair = msgspec.structs.replace(fair, key=table.secret)
    players = tuple(map(_player, table.seats))
    lines = (entry.entry for entry in entries)
    return record_json(table.game, table.rules, table.options, lines, fair, players)


def _player(seating: Seating) -> str:
    return f"{BOT}{seating.bot}" if seating.kind == SeatKind.BOT else seating.name
