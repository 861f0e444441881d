"""Golden games: whole records with a digest of every watcher's view at every step.

    python -m krajina.core.testing.golden FOLDER …    brings what each FOLDER/golden.toml asks for up to date

`golden.toml` lists games: `[[golden]]` with `name`, `game`, `seed` and `options`. For each there are `NAME.json`, a
record like any other, and `NAME.digests`, a line a step. A changed digest is a changed game: look at the difference
before it is committed, and bump the game's rules version if a finished game would have gone another way. A record that
still can be played to the end is kept as it is; any other game is played anew.
"""

import sys
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from krajina.core.errors import GameError
from krajina.core.game import AnyGame
from krajina.core.play import AnyPlay, Play
from krajina.core.record import Record, read_record
from krajina.core.registry import find_game
from krajina.core.setup import make_options
from krajina.core.understood import understood


class Golden(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the plan."""

    name: str
    game: str
    seed: int
    options: dict[str, Any]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """What a folder's `golden.toml` asks for."""

    golden: list[Golden]


def digests(game: AnyGame, record: Record) -> list[str]:
    """A line a step: its number and, seat by seat and last for a watcher, a digest of the view."""
    play: AnyPlay = Play.begin(game, record)
    lines = [_line(play)]
    for entry in record.entries:
        play.enter(entry)
        lines.append(_line(play))
    return lines


def _line(play: AnyPlay) -> str:
    views = (play.game.view(play.state, watcher) for watcher in (*range(play.options.seats), None))
    return " ".join([str(len(play.entries)), *(_digest(msgspec.json.encode(view)) for view in views)])


def _digest(view: bytes) -> str:
    return blake2b(view, digest_size=6).hexdigest()


def difference(path: Path) -> str:
    """Replay a golden game and name the first step that differs; empty if none does."""
    game, record = read_record(path.read_bytes(), find_game)
    expected = path.with_suffix(".digests").read_text().splitlines()
    found = digests(game, record)
    for step, (before, now) in enumerate(zip(expected, found, strict=False)):
        if before != now:
            return f"{path.name}: the views of step {step} differ"
    return "" if len(expected) == len(found) else f"{path.name}: {len(found)} steps instead of {len(expected)}"


def plan(folder: Path) -> Iterator[Golden]:
    """What is asked for in a folder."""
    yield from msgspec.convert(tomllib.loads((folder / "golden.toml").read_text()), understood(Plan)).golden


def rewrite(folder: Path) -> None:
    """Bring everything that a folder asks for up to date, and write it down."""
    for golden in plan(folder):
        game = find_game(golden.game)
        record = _kept(folder / f"{golden.name}.json", game, golden) or _played(game, golden)
        (folder / f"{golden.name}.json").write_bytes(record.to_json())
        (folder / f"{golden.name}.digests").write_text("\n".join(digests(game, record)) + "\n")


def _kept(path: Path, game: AnyGame, golden: Golden) -> Record | None:
    """The record that is there already, if it is of these options and these rules and goes to the end."""
    try:
        _, record = read_record(path.read_bytes(), lambda _name: game)
        play: AnyPlay = Play.begin(game, record)
        for entry in record.entries:
            play.enter(entry)
    except (OSError, GameError):
        return None
    return record if play.is_over and play.options == make_options(game, golden.options) else None


def _played(game: AnyGame, golden: Golden) -> Record:
    rng = Random(golden.seed)
    play: AnyPlay = Play(game, make_options(game, golden.options))
    while decisions := game.decisions(play.state):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
    return play.record


if __name__ == "__main__":
    for name in sys.argv[1:]:
        rewrite(Path(name))
