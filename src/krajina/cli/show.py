"""Showing: the table, the question and the score sheet, as text."""

from collections.abc import Sequence
from typing import Final

from rich.markup import escape
from rich.table import Table

from krajina.cli.terminal import Terminal
from krajina.core import AnyPlay, Outcome, Seat
from krajina.core.message import Line, SeatName, Value
from krajina.text import sheet

LEAST_WIDTH: Final = 40  # of a drawing: in a narrower window its lines wrap


def show_table(terminal: Terminal, play: AnyPlay, watcher: Seat | None, names: Sequence[str]) -> None:
    """What a seat, or a watcher, sees, who is asked what, and at the end the score sheet."""
    show_view(terminal, play, watcher, names)
    for decision in play.game.decisions(play.state):
        name = terminal.name(decision.seat, names)
        terminal.say("cli-asked", style="cyan", name=name, question=terminal.words.say(decision.message, names))
    if (outcome := play.game.outcome(play.state)) is not None:
        show_outcome(terminal, outcome, _row_names(terminal, play, names))


def show_view(terminal: Terminal, play: AnyPlay, watcher: Seat | None, names: Sequence[str]) -> None:
    """What a seat, or a watcher, sees: drawn, if the game can draw it, else as the sheet."""
    width = max(LEAST_WIDTH, terminal.console.width - 2)
    view = play.game.view(play.state, watcher)
    lines = play.game.render(view, terminal.words, names, width)
    _print(terminal, sheet(view, terminal.words, names) if lines is None else lines)


def show_sheet(terminal: Terminal, play: AnyPlay, watcher: Seat | None, names: Sequence[str]) -> None:
    """Everything that a seat, or a watcher, sees, field by field."""
    _print(terminal, sheet(play.game.view(play.state, watcher), terminal.words, names))


def _print(terminal: Terminal, lines: Sequence[Line]) -> None:
    for line in lines:
        terminal.print(line.text, indent=line.depth + 1)


def _row_names(terminal: Terminal, play: AnyPlay, names: Sequence[str]) -> list[str]:
    """Whose each row of the outcome is: the seats, then the rivals that the game plays."""
    rows: list[Value] = [*map(SeatName, range(play.options.seats)), *play.game.rivals(play.state)]
    return [terminal.words.value(row, names) for row in rows]


def show_outcome(terminal: Terminal, outcome: Outcome, names: Sequence[str]) -> None:
    """The score sheet: a column for each row of the outcome, by name, a row a source of points, and the places."""
    table = Table(title=terminal.text("cli-score-sheet"), title_justify="left", show_footer=True)
    table.add_column(footer=escape(terminal.text("cli-points")))
    for name, points in zip(names, outcome.points, strict=True):
        table.add_column(escape(name), footer=f"[bold]{points}[/bold]", justify="right")
    for why in sources(outcome):
        cells = [[term for term in row if term.why == why] for row in outcome.terms]
        shown = (" + ".join(str(term.points) for term in terms) for terms in cells)
        table.add_row(escape(terminal.words.word(f"why-{why}")), *shown)
    table.add_section()
    table.add_row(escape(terminal.text("cli-place")), *map(str, outcome.places))
    terminal.console.print(table)


def sources(outcome: Outcome) -> list[str]:
    """The sources of points in one order: each stands after what comes before it in the rows that have it."""
    found: list[str] = []
    for row in outcome.terms:
        place = 0
        for why in dict.fromkeys(term.why for term in row):
            if why in found:
                place = max(place, found.index(why) + 1)
            else:
                found.insert(place, why)
                place += 1
    return found
