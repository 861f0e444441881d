"""Saved games: every step is on disk before the next one, nothing foreign is written over."""

import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Final

from krajina.core import AnyGame, AnyPlay, GameError, Play, find_game, read_record

BOT: Final = "bot:"  # how a record tells a bot from a person


def default_path(game: AnyGame) -> Path:
    """A new file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return Path(home) / "krajina" / f"{game.name}-{stamp}-{secrets.token_hex(2)}.json"


def shown_names(players: tuple[str, ...]) -> tuple[str, ...]:
    """What players are called at the table: a bot by its own name."""
    return tuple(player.removeprefix(BOT) for player in players)


class Save:
    """A file with the record, and beside it, until the game is over, one with the secret of its draws."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.secret_path = path.with_name(path.name + ".secret")

    def create(self) -> bytes:
        """Claim a path that must not exist yet, and keep a new secret beside it."""
        if self.path.exists() or self.secret_path.exists():
            raise GameError("file-exists", file=str(self.path))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        secret = secrets.token_bytes(32)
        opened = os.open(self.secret_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w") as file:
            file.write(secret.hex())
        return secret

    def read(self) -> tuple[AnyGame, AnyPlay, bytes | None]:
        """The game, where it stands, and its secret if that is still there."""
        game, record = read_record(self.path.read_bytes(), find_game)
        play: AnyPlay = Play.resume(game, record)
        try:
            secret = bytes.fromhex(self.secret_path.read_text())
        except (OSError, ValueError):
            secret = None
        return game, play, secret

    def write(self, play: AnyPlay) -> None:
        """Write the record in one piece: whoever stops us finds the old one or the new one."""
        draft = self.path.with_name(self.path.name + ".draft")
        draft.write_bytes(play.record.to_json())
        draft.replace(self.path)

    def finish(self) -> None:
        """Forget the secret: the record holds the key now."""
        self.secret_path.unlink(missing_ok=True)
