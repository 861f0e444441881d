"""Saved games: every step is on disk before the next one, nothing foreign is written over."""

import os
import secrets
from collections import Counter
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from krajina.core import AnyGame, AnyPlay, GameError, Record, find_game, read_record
from krajina.core.record import BOT
from krajina.text import Words
from krajina.text.bots import bot_title
from krajina.text.names import clean_name


def shown_names(players: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """What players are called at the table: a bot by its level or name, two of one name by number, some not at all."""
    names, seen = [], Counter[str]()
    for player in players:
        bot = player.removeprefix(BOT)
        name = clean_name(player if bot == player else words.value(bot_title(bot)))
        seen[name] += 1
        names.append(f"{name} {seen[name]}" if name and seen[name] > 1 else name)
    return tuple(names)


def default_path(game: AnyGame) -> Path:
    """A new file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return Path(home) / "krajina" / f"{game.name}-{stamp}-{secrets.token_hex(2)}.json"


class Save:
    """A file with the record, and beside it, until the game is over, one with the secret of its draws."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.secret_path = Path(f"{path}.secret")
        self._written: bytes | None = None  # what we know to be in the file; None before there is one

    def create(self) -> bytes:
        """Claim a path that must not exist yet, and keep a new secret beside it."""
        for path in (self.path, self.secret_path):
            if os.path.lexists(path):
                raise GameError("file-exists", file=str(path))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        secret = secrets.token_bytes(32)
        opened = os.open(self.secret_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w") as file:
            file.write(secret.hex())
        return secret

    def read(self) -> tuple[AnyGame, Record, bytes | None]:
        """The game, its record, and its secret if that is still there."""
        self.path = Path(os.path.realpath(self.path))
        self._written = self.path.read_bytes()
        game, record = read_record(self._written, find_game)
        try:
            secret = bytes.fromhex(self.secret_path.read_text())
        except (OSError, ValueError):
            secret = None
        return game, record, secret

    def write(self, play: AnyPlay) -> None:
        """Write the record in one piece: if we are stopped, the old one or the new one is there."""
        if self._written != (self.path.read_bytes() if os.path.lexists(self.path) else None):
            raise GameError("file-changed", file=str(self.path))
        text = play.record.to_json()
        draft = Path(f"{self.path}.{secrets.token_hex(4)}")
        try:
            with draft.open("xb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise
        self._written = text

    def finish(self) -> None:
        """Forget the secret: the record holds the key now, or there is no record."""
        self.secret_path.unlink(missing_ok=True)
