"""Readings: messages of all games and how they read, for the client's tests: its words must say the same."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Final, get_args

import msgspec

from krajina.core.game import AnyGame
from krajina.core.message import Message
from krajina.core.registry import games
from krajina.text import LANGUAGES, Words
from krajina.text.testing.samples import by_types

VARIED: Final = 40  # samples of a kind of action that are looked at; each language takes another one
NAMES: Final = ("Ada", "Ben")


def readings() -> str:
    """Messages with what they read like: of every kind of action one in each language, a line each."""
    lines = [json.dumps(reading, ensure_ascii=False) for game in games().values() for reading in _of_game(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _of_game(game: AnyGame) -> Iterator[dict[str, object]]:
    own = [kind for kind in get_args(game.actions) or (game.actions,) if kind.__module__.startswith(game.words)]
    for number, action in enumerate(own):  # boxes from outside are no part of the game
        key = f"do-{action.__struct_config__.tag}"
        samples = list(islice(by_types(action), VARIED))
        for place, language in enumerate(LANGUAGES):
            message = Message(key, samples[(number + place * 7) % len(samples)])
            text = Words(language, game.words).say(message, NAMES)
            yield {"game": game.name, "language": language, "message": msgspec.to_builtins(message), "text": text}
