"""The files of a SQLite database: SQLite goes on with a file that was deleted or replaced, so we have to look."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import quote

PARTS: Final = ("", "-wal", "-shm")  # SQLite keeps the newest changes beside the file


class Replaced(OSError):
    """A file is not the one that was opened: what is written goes nowhere."""


class Files:
    """Which files a database had when it was opened."""

    def __init__(self, path: Path) -> None:
        self._parts = [Path(f"{path}{part}") for part in PARTS]
        self._opened: dict[Path, tuple[int, int]] = {}

    def remember(self) -> None:
        """They are open now."""
        self._opened = {part: found for part in self._parts if (found := _identity(part)) is not None}

    def check(self) -> None:
        """Raise Replaced unless the files are still in their places."""
        for part, opened in self._opened.items():
            if _identity(part) != opened:
                raise Replaced(f"{part.name}: restart-needed")


def existing(path: Path) -> str:
    """The address of a file for SQLite, which would make one that is not there."""
    return f"file:{quote(str(path))}?mode=rw"


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
