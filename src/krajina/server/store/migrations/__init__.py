"""Migrations: a database is brought up to date when it is opened; one that we do not know is left alone."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from krajina.core.errors import GameError

VERSION_TABLE: Final = "krajina_version"  # of our own name: by it we know a database of ours
REVISIONS: Final = ("1", "2")  # a file each in `versions`; a test compares them


class BadDatabase(GameError):
    """A database that cannot be used: not ours, newer than we are, or out of reach."""


def migrate(connection: Connection, name: str) -> None:
    """Bring a database up to date, an empty one too; raises BadDatabase. `name` is what people call it."""
    current = check(connection, name)
    if current != REVISIONS[-1]:
        _upgrade(connection, current)


def _upgrade(connection: Connection, current: str | None) -> None:
    # Alembic takes a quarter of a second to load, and a database that is up to date needs none of it.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(Path(__file__).parent))
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    for script in reversed(list(scripts.iterate_revisions("head", current or "base"))):
        with Operations.context(context):
            script.module.upgrade()
        context.stamp(scripts, script.revision)


def check(connection: Connection, name: str) -> str | None:
    """Which revision a database of ours has, None for an empty one; raises BadDatabase for any other."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if VERSION_TABLE not in tables:
        raise BadDatabase("database-foreign", database=name)
    current: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    if current not in REVISIONS:
        raise BadDatabase("database-newer", database=name, found=current or "0")
    return current
