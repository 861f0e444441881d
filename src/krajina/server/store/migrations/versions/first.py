"""The first tables."""

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "1"
down_revision: Final = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "game",
        sql.Column("id", sql.Text, primary_key=True),
        *(sql.Column(name, sql.Text, nullable=False) for name in ("title", "rules", "status", "visibility")),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("changed", sql.Double, nullable=False),
        sql.Column("due", sql.Double),
        sql.Column("revision", sql.Integer, nullable=False),
        sql.Column("owner", sql.Text, nullable=False),
        sql.Column("entries", sql.Integer, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("live", sql.Text, nullable=False),
    )
    op.create_index("game_listed", "game", ["visibility", "status", "changed"])
    op.create_index("game_due", "game", ["status", "due"])
    op.create_table(
        "entry",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("entry", sql.Text, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.Column("by", sql.Text, nullable=False),
    )
    op.create_table(
        "seat_key",
        sql.Column("hash", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, sql.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
    )
    op.create_index("ix_seat_key_game", "seat_key", ["game"])
    op.create_table(
        "line",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("line", sql.Text, nullable=False),
    )
