"""The folder of a match: what the match is, and every game that was played, on disk before it counts."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from krajina.arena.match import Match, called
from krajina.arena.played import Played, find_kept, lines_in, read_line
from krajina.core.errors import BadRecord, GameError
from krajina.core.understood import understood

FORMAT: Final = 1
MATCH: Final = "match.json"
GAMES: Final = "games.jsonl.gz"
DRAFT: Final = ".new"  # behind the name of a file that is being written
SYNC: Final = 1.0  # seconds after which what was written is brought to the disk itself, lest the power fails


class Identity(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the games of a folder have in common."""

    krajina_arena: int
    match: Match
    codes: tuple[str, ...]

    @property
    def fingerprint(self) -> str:
        """A short name for all of it."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:8]


def default_folder(match: Match, codes: tuple[str, ...]) -> Path:
    """Where the same match is kept whenever it is asked for, and no other."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    bots = (called(bot).replace(":", "-").replace("@", "-") for bot in match.contestants)
    name = "-".join((match.game, *bots))[:80]
    return Path(home) / "krajina" / "arena" / f"{name}-{_identity(match, codes).fingerprint}"


@contextmanager
def opened(folder: Path, match: Match, codes: tuple[str, ...]) -> "Iterator[Store]":
    """The games of a match, to be added to; raises GameError if the folder has those of another one, or is in use."""
    folder.mkdir(parents=True, exist_ok=True)
    identity, file = _identity(match, codes), folder / MATCH
    if file.exists():
        if different := _differences(identity, read_identity(folder)):
            raise GameError("arena-other-match", folder=str(folder), different=different)
    else:
        if any(other.name != MATCH + DRAFT for other in folder.iterdir()):
            raise GameError("arena-foreign-folder", folder=str(folder))
        write_whole(file, msgspec.json.format(msgspec.json.encode(identity)))
    with Store(folder) as store:
        yield store


class Store:
    """The file of all games of a match, a line each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: dict[int, Played] = {}  # those that were there when it was opened
        self.dropped = 0  # bytes at the end that were no whole game
        self._file = os.open(folder / GAMES, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        self._synced = monotonic()
        self._end = 0

    def __enter__(self) -> "Store":
        try:
            self._lock()
            self._read()
        except BaseException:
            os.close(self._file)
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        with suppress(OSError):  # what the system has not said by now, it will not say
            os.fsync(self._file)
        os.close(self._file)

    def add(self, line: bytes) -> None:
        """Write a game; when this returns, it counts. Raises OSError, and then nothing of it is left."""
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            if monotonic() > self._synced + SYNC:
                os.fsync(self._file)
                self._synced = monotonic()
        except OSError as error:
            self._cut()
            raise OSError(error.errno, error.strerror, str(self.folder / GAMES)) from error
        self._end += len(line)

    def _read(self) -> None:
        with os.fdopen(os.dup(self._file), "rb") as file:
            for line, end in lines_in(file):
                try:
                    game = read_line(line)
                except (msgspec.DecodeError, UnicodeDecodeError):
                    break
                self.games.setdefault(game.number, game)
                self._end = end
        self.dropped = os.fstat(self._file).st_size - self._end
        self._cut()

    def _cut(self) -> None:
        """Go on behind the last whole game."""
        with suppress(OSError):
            os.ftruncate(self._file, self._end)
        os.lseek(self._file, self._end, os.SEEK_SET)

    def _lock(self) -> None:
        """Keep others out: two that write into one file would tear each other's games."""
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise GameError("arena-in-use", folder=str(self.folder)) from error


def read_identity(folder: Path) -> Identity:
    """What the games of a folder have in common; raises BadRecord."""
    try:
        identity = msgspec.json.decode((folder / MATCH).read_bytes(), type=understood(Identity))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("arena-bad-folder", folder=str(folder), reason=str(error)) from error
    if identity.krajina_arena != FORMAT:
        raise BadRecord("arena-bad-folder", folder=str(folder), reason=f"krajina_arena={identity.krajina_arena}")
    return identity


def write_whole(file: Path, content: bytes) -> None:
    """Write a file in one piece: if we are stopped, or the disk is full, the old one is there or the new one."""
    draft = file.with_name(file.name + DRAFT)
    try:
        draft.write_bytes(content)
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def kept_game(folder: Path, number: int) -> bytes:
    """The record of a game of a match; raises GameError if it was not played."""
    read_identity(folder)
    record = find_kept(folder / GAMES, number)
    if record is None:
        raise GameError("arena-no-game", folder=str(folder), number=number)
    return record


def _identity(match: Match, codes: tuple[str, ...]) -> Identity:
    return Identity(krajina_arena=FORMAT, match=match, codes=codes)


def _differences(wanted: Identity, found: Identity) -> tuple[str, ...]:
    """The names of what differs."""
    fields = [(name, getattr(wanted.match, name), getattr(found.match, name)) for name in Match.__struct_fields__]
    fields.append(("codes", wanted.codes, found.codes))
    return tuple(name for name, one, other in fields if msgspec.json.encode(one) != msgspec.json.encode(other))
