"""What lists of tables show gets a table of its own, and so does what is written to see whether anything can be."""

import json
from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "2"
down_revision: Final = "1"

ROW: Final = ("id", "game", "rules", "name", "status", "visibility", "watching", "clock", "next", "created")
SEAT: Final = ("kind", "name", "colour", "bot", "is_program")


def upgrade() -> None:
    """Make both, and fill the first from the tables that are there."""
    op.create_table(
        "mark",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("mark", sql.LargeBinary, nullable=False),
    )
    listing = op.create_table(
        "listing",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("status", sql.Text, nullable=False),
        sql.Column("changed", sql.Double, nullable=False),
        sql.Column("entries", sql.Integer),
        sql.Column("row", sql.Text, nullable=False),
    )
    op.create_index("listing_latest", "listing", ["status", "changed", "game"])
    op.drop_index("game_listed", "game")
    op.create_index("game_changed", "game", ["status", "changed"])
    connection = op.get_bind()
    games = sql.table("game", *(sql.column(name) for name in ("id", "visibility", "changed", "entries", "body")))
    found = sql.select(games.c.id, games.c.changed, games.c.entries, games.c.body).where(games.c.visibility == "public")
    for game, changed, entries, body in connection.execute(found).all():
        row = {"game": game, **_listed(json.loads(body), changed, entries)}
        connection.execute(sql.insert(listing), row)


def _listed(table: dict[str, object], changed: float, entries: int) -> dict[str, object]:
    """The row of a table; where strangers may not know of its moves, it changed when the table itself did."""
    watching = table.get("watching")
    is_open = not isinstance(watching, dict) or (watching.get("allowed", True) and not watching.get("delay", 0))
    status = table.get("status", "gathering")
    shows = is_open or status != "playing"
    seats, origin = table.get("seats"), table.get("origin")
    row: dict[str, object] = {name: table[name] for name in ROW if name in table}
    row["seats"] = [_seat(seat) for seat in seats] if isinstance(seats, list) else []
    row["is_fork"] = isinstance(origin, dict) and bool(origin.get("record"))
    return {
        "status": status,
        "changed": changed if shows else table.get("changed", 0.0),
        "entries": entries if shows else None,
        "row": json.dumps(row),
    }


def _seat(seat: dict[str, object]) -> dict[str, object]:
    successor = seat.get("successor")
    known: dict[str, object] = {name: seat[name] for name in SEAT if name in seat}
    return {**known, "successor": {"name": successor.get("name", "")}} if isinstance(successor, dict) else known
