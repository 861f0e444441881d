"""The tables of the database, as the newest migration leaves them."""

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA: Final = MetaData()


def _game() -> Column[str]:
    return Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)


# `body` and `live` hold everything; what is searched for, or changes with every move, has a column beside them.
GAME: Final = Table(
    "game",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),  # which game is played
    Column("rules", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double),
    Column("revision", Integer, nullable=False),
    Column("owner", Text, nullable=False),
    Column("entries", Integer, nullable=False),  # how many there are: the `seq` of the next one
    Column("body", Text, nullable=False),
    Column("live", Text, nullable=False),
    Index("game_changed", "status", "changed"),
    Index("game_due", "status", "due"),
)

# Two processes can never both write move 42.
ENTRY: Final = Table(
    "entry",
    METADATA,
    _game(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
)

SEAT_KEY: Final = Table(
    "seat_key",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

LINE: Final = Table(
    "line",
    METADATA,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

# What lists show of public tables: small rows in the order of the list. `changed` and `entries` are what everybody may
# know; where strangers may not know of the moves there are no `entries`, and no move touches the row.
LISTING: Final = Table(
    "listing",
    METADATA,
    _game(),
    Column("status", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("entries", Integer),
    Column("row", Text, nullable=False),
    Index("listing_latest", "status", "changed", "game"),
)

# What is written and read back to see whether anything can be.
MARK: Final = Table(
    "mark",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("mark", LargeBinary, nullable=False),
)
