"""Data tables: printed things as facts in JSON, read into frozen structs, with errors that name file and place.

A game has tables of its own; an owner of the box may have corrected some of them. Such tables travel in the options,
so that a record holds all it needs to be replayed anywhere.
"""

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from krajina.core.errors import BadData, place_and_reason
from krajina.core.understood import understood

T = TypeVar("T")


def read_table(folder: Traversable, name: str, kind: type[T]) -> T:
    """Read one table of a folder."""
    try:
        return msgspec.json.decode(_bytes_of(folder, name), type=understood(kind))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        place, reason = place_and_reason(error)
        raise BadData("data-shape", file=name, place=place, reason=reason) from error


def read_own_table(folder: Traversable, name: str, kind: type[T], own: Mapping[str, object]) -> T:
    """Take a user's own table where there is one of that name, else the one of the folder."""
    file = f"{name}.json"
    if name not in own:
        return read_table(folder, file, kind)
    try:
        return msgspec.convert(own[name], understood(kind))
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise BadData("data-shape", file=file, place=row_place(own[name], place), reason=reason) from error


def row_place(table: object, place: str) -> str:
    """A place in a table, with what its row calls itself: `$.cards[3].vp` is `$.cards[3].vp (A4)`."""
    for step in re.findall(r"\.(\w+)|\[(\d+)\]", place):
        name, index = step
        if name and isinstance(table, Mapping):
            table = table.get(name)
        elif index and isinstance(table, list) and int(index) < len(table):
            table = table[int(index)]
        if isinstance(table, Mapping) and "id" in table:
            return f"{place} ({table['id']})"
    return place


def read_tables(folder: Traversable, known: tuple[str, ...]) -> dict[str, object]:
    """Read a user's folder: any of the known tables, as they are; what they must be is for the game to say."""
    found: dict[str, object] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".json"):
            continue
        name = file.name.removesuffix(".json")
        if name not in known:
            raise BadData("data-unknown", file=file.name, known=tuple(f"{one}.json" for one in known))
        try:
            found[name] = msgspec.json.decode(_bytes_of(folder, file.name), type=dict[str, object])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            place, reason = place_and_reason(error)
            raise BadData("data-shape", file=file.name, place=place, reason=reason) from error
    if not found:
        raise BadData("data-none", folder=str(folder), known=tuple(f"{one}.json" for one in known))
    return found


def _bytes_of(folder: Traversable, name: str) -> bytes:
    try:
        return folder.joinpath(name).read_bytes()
    except (OSError, KeyError) as error:
        raise BadData("data-missing", file=name, folder=str(folder)) from error


def expect_count(file: str, place: str, found: int, box: int) -> None:
    """Count a table against the box; raises BadData."""
    if found != box:
        raise BadData("data-count", file=file, place=place, found=found, box=box)
