"""Keeping the tables of a server safe: copies of the database, and records of its games."""

import os
from pathlib import Path

from krajina.cli.terminal import Terminal
from krajina.server.settings import read_settings
from krajina.server.store import backup


def back_up(terminal: Terminal, file: Path, database: str | None) -> None:
    """Copy the database into a file, and say so."""
    backup.back_up(_looked_at(terminal, database), file)
    terminal.say("cli-backed-up", file=str(file))


def restore(terminal: Terminal, file: Path, database: str | None, *, force: bool) -> None:
    """Put a copy in the place of the database, and say where the old one is."""
    aside = backup.restore(file, _looked_at(terminal, database), force=force)
    terminal.say("cli-restored", file=str(file))
    if aside is not None:
        terminal.say("cli-put-aside", file=str(aside))


def export(terminal: Terminal, folder: Path, database: str | None) -> None:
    """Write the records of all games into a folder, and say how many."""
    number = backup.export(_looked_at(terminal, database), folder)
    terminal.say("cli-records-exported", number=number, folder=str(folder))


def _looked_at(terminal: Terminal, database: str | None) -> str:
    """Where the database is; the first to open it has to say that it is damaged, since the next one cannot see it."""
    url = database if database is not None else read_settings(os.environ).database_url
    if (damaged := backup.rescue(url)) is not None:
        terminal.say("database-shortened", style="red", file=str(damaged))
    return url
