"""Migrations: a database is brought up to date when it is opened; one that we do not know is left alone."""

from pathlib import Path
from typing import Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from krajina.core.errors import GameError

VERSION_TABLE: Final = "krajina_version"  # of our own name: by it we know a database of ours


class BadDatabase(GameError):
    """A database that cannot be used: not ours, newer than we are, or out of reach."""


def migrate(connection: Connection, name: str) -> None:
    """Bring a database up to date, an empty one too; raises BadDatabase. `name` is what people call it."""
    scripts, current = _scripts(), check(connection, name)
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
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    current = context.get_current_revision()
    if current not in {script.revision for script in _scripts().walk_revisions()}:
        raise BadDatabase("database-newer", database=name, found=current or "0")
    return current


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))
