"""Data tables: printed things as facts in JSON, read into frozen structs, with errors that name file and place."""

from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from krajina.core.errors import BadData, place_and_reason

T = TypeVar("T")


def read_table(folder: Traversable, name: str, kind: type[T]) -> T:
    """Read one table; `folder` is a game's own data or a user's folder in its place."""
    try:
        data = folder.joinpath(name).read_bytes()
    except (OSError, KeyError) as error:
        raise BadData("data-missing", file=name, folder=str(folder)) from error
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place, reason = place_and_reason(error)
        raise BadData("data-shape", file=name, place=place, reason=reason) from error


def expect_count(file: str, place: str, found: int, box: int) -> None:
    """Count a table against the box; raises BadData."""
    if found != box:
        raise BadData("data-count", file=file, place=place, found=found, box=box)
