"""Listing games: what is registered, with options in words."""

import msgspec
from rich.markup import escape
from rich.table import Table

from krajina.bots.levels import levels_known
from krajina.cli.terminal import Terminal
from krajina.core import AnyGame, UnknownName, find_game, game_names
from krajina.core.message import is_seat
from krajina.core.named import LISTED, texts_of
from krajina.text import Words
from krajina.text.bots import bot_title


def list_names(terminal: Terminal) -> None:
    """One name a line, for scripts."""
    for name in game_names():
        terminal.print(name)


def list_games(terminal: Terminal) -> None:
    """Every game with what it is about; one whose package does not load says so and takes no other with it."""
    if not game_names():
        terminal.say("cli-no-games")
    for name in game_names():
        try:
            _show(terminal, find_game(name))
        except UnknownName as error:
            terminal.print(terminal.words.say(error.message), "red")


def _show(terminal: Terminal, game: AnyGame) -> None:
    words = Words(terminal.language, game.words)
    terminal.console.print(
        f"[bold]{escape(words.word('title'))}[/bold]  {escape(game.name)}, {escape(words.players(game.seats))}"
    )
    terminal.print(words.word("about"), indent=1)
    table = Table(box=None, show_header=False, padding=(0, 2), pad_edge=True)
    for field in msgspec.structs.fields(game.options):
        about = words.word(f"option-{field.name}-about")
        default = "" if field.required else f"={_said(_default(field), is_seat(field.type))}"
        table.add_row(f"  --set {escape(field.name)}[dim]{escape(default)}[/dim]", escape(about))
        known = texts_of(field.type)
        if 0 < len(known) <= LISTED:
            table.add_row("", f"[dim]{escape(', '.join(known))}[/dim]")
    for level in levels_known(game):
        title = words.value(bot_title(level))
        table.add_row(f"  bot:{escape(level)}", f"{escape(title)}: {escape(_about(words, level))}")
    terminal.console.print(table)


def _about(words: Words, level: str) -> str:
    return words.word(f"level-{level.partition('@')[0]}-about")


def _default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _said(value: object, is_a_seat: bool) -> str:
    """A value as it may be written after `--set NAME=`, where seats are counted from 1."""
    if is_a_seat and isinstance(value, int):
        value += 1
    if isinstance(value, tuple) and value and all(isinstance(item, str) for item in value):
        return ",".join(value)
    return msgspec.json.encode(value).decode().strip('"')
