"""Settings of the command line: `--set NAME=VALUE` becomes a game's options."""

from collections.abc import Sequence
from typing import Any

from krajina.core import AnyGame, BadOptions, make_options


def read_settings(game: AnyGame, settings: Sequence[str], seats: int | None = None) -> Any:
    """The options of a game; without a word about it, as few seats as the game allows."""
    values: dict[str, object] = {"seats": seats or game.seats[0]}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("bad-setting", setting=setting)
        values[name] = value
    return make_options(game, values)
