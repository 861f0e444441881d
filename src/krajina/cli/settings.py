"""Settings of the command line: `--set NAME=VALUE` and `--data FOLDER` become a game's options."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from krajina.core import AnyGame, BadOptions, make_options
from krajina.core.message import is_seat
from krajina.core.setup import DATA, table_names
from krajina.core.tables import read_tables

NUMBER: Final = re.compile(r"-?\d+")


def read_settings(game: AnyGame, settings: Sequence[str], seats: int | None = None, data: Path | None = None) -> Any:
    """The options of a game; without a word about it, as few seats as the game allows."""
    values: dict[str, object] = {"seats": seats or game.seats[0]}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("bad-setting", setting=setting)
        values[name] = _counted(value) if name in _seats_of(game) else value
    if data is not None:
        values[DATA] = read_data(game, data)
    return make_options(game, values)


def _seats_of(game: AnyGame) -> frozenset[str]:
    """The options that are seats or lists of them."""
    fields = msgspec.structs.fields(game.options)
    return frozenset(field.name for field in fields if is_seat(field.type))


def _counted(setting: str) -> str:
    """People count seats from 1, and the game from 0. Raises BadOptions."""
    numbers = [int(number) for number in NUMBER.findall(setting)]
    if any(number < 1 for number in numbers):
        raise BadOptions("seats-from-one", found=min(numbers))
    return NUMBER.sub(lambda number: str(int(number[0]) - 1), setting)


def read_data(game: AnyGame, folder: Path) -> dict[str, object]:
    """The tables in a folder, by name; what they must be is for the game to say. Raises BadData."""
    return read_tables(folder, table_names(game))
