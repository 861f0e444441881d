"""Listing printed things: every row of a game's tables, and where its facts come from."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rich.markup import escape

from krajina.cli.settings import read_data
from krajina.cli.terminal import Terminal
from krajina.core import AnyGame, GameError, find_game

# What a row says of its facts, beside them.
ORIGIN: Final = "provenance"
PARTS: Final = "provenance_fields"
ABOUT: Final = (ORIGIN, PARTS, "confidence", "note")
ORIGINS: Final = {
    "rulebook": "cli-from-rulebook",
    "source": "cli-from-source",
    "reconstructed": "cli-from-reconstructed",
}


class Row(NamedTuple):
    """One printed thing: what it is called, its facts, where they come from, and the same for parts of them."""

    name: str
    facts: str
    origin: str
    parts: Mapping[str, str]


def list_pieces(terminal: Terminal, name: str, folder: Path | None) -> None:
    """Print every row of every table, and at the end how many rows come from where."""
    game = find_game(name)
    terminal.use(game)
    catalog = _catalog(game, {})  # before its options are asked for tables
    own = read_data(game, folder) if folder is not None else {}
    if own:
        catalog = _catalog(game, own)
    counts = Counter[str]()
    for table in catalog.__struct_fields__:
        file = f"{table}.json"
        terminal.print(terminal.text("cli-own-table", file=file) if table in own else file, "bold")
        for heading, rows in _rows_of(getattr(catalog, table)):
            terminal.print(heading, indent=1)
            for row in rows:
                _show(terminal, row)
            counts.update(row.origin for row in rows)
    terminal.say("cli-pieces-count", style="bold", number=counts.total())
    for origin, number in sorted(counts.items()):
        terminal.print(f"{number:>5}  {_said(terminal, origin)}")


def export_tables(terminal: Terminal, name: str, folder: Path) -> None:
    """Write the game's own tables into a folder, all of them or none: what is there already is left alone."""
    game = find_game(name)
    terminal.use(game)
    names = [f"{table}.json" for table in _catalog(game, {}).__struct_fields__]
    for path in (folder / file for file in names):
        if os.path.lexists(path):
            raise GameError("file-exists", file=str(path))
    folder.mkdir(parents=True, exist_ok=True)
    for file in names:
        with (folder / file).open("xb") as copy:
            copy.write(files(game.words).joinpath("data").joinpath(file).read_bytes())
    terminal.say("cli-exported", number=len(names), folder=str(folder))


def _catalog(game: AnyGame, own: Mapping[str, object]) -> msgspec.Struct:
    catalog = game.catalog(own)
    if catalog is None:
        raise GameError("no-pieces", game=game.name)
    return catalog


def _rows_of(table: msgspec.Struct) -> Iterator[tuple[str, list[Row]]]:
    """The parts of a table that have rows; a part may be one row itself, and is then called by its own name."""
    return _parts("", msgspec.to_builtins(table))


def _parts(within: str, parts: Mapping[str, object]) -> Iterator[tuple[str, list[Row]]]:
    """The parts that have rows, and after a part that is one row the rows inside it."""
    for name, part in parts.items():
        if isinstance(part, Mapping) and ORIGIN in part:
            yield within + name, [_row("", {key: fact for key, fact in part.items() if not _are_rows(fact)})]
            yield from _parts(f"{within}{name}.", part)
        elif isinstance(part, list | tuple) and _are_rows(part):
            yield within + name, [_row(next(iter(row)), row) for row in part]


def _are_rows(part: object) -> bool:
    return (
        isinstance(part, list | tuple)
        and all(isinstance(row, Mapping) and ORIGIN in row for row in part)
        and bool(part)
    )


def _row(key: str, row: Mapping[str, object]) -> Row:
    """A row that is called by its first field, or has no name where there is only one."""
    facts = {name: fact for name, fact in row.items() if name not in (key, *ABOUT) and fact not in ((), [], {})}
    parts = row.get(PARTS)
    named = {str(part): str(origin) for part, origin in parts.items()} if isinstance(parts, Mapping) else {}
    said = msgspec.json.encode(facts).decode() if facts else ""
    return Row(str(row[key]) if key else "", said, str(row[ORIGIN]), named)


def _show(terminal: Terminal, row: Row) -> None:
    origin = _said(terminal, row.origin)
    if row.parts:
        parts = "; ".join(f"{part}: {_said(terminal, where)}" for part, where in row.parts.items())
        origin = f"{origin} ({parts})"
    thing = "  ".join(filter(None, (f"{row.name:<5}" if row.name else "", row.facts)))
    text = f"    {escape(thing)}  [dim]{escape(origin)}[/dim]"
    terminal.console.print(text, soft_wrap=not terminal.console.is_terminal)


def _said(terminal: Terminal, origin: str) -> str:
    kind, _, source = origin.partition(":")
    return terminal.text(ORIGINS[kind], source=source) if kind in ORIGINS else origin
