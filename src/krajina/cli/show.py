"""Showing: the table, the question and the score sheet, as text."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar, runtime_checkable

from rich.markup import escape
from rich.table import Table

from krajina.cli.terminal import Terminal
from krajina.core import AnyPlay, Outcome, Seat, Word
from krajina.text import Words, sheet
from krajina.text.sheet import Line

LEAST_WIDTH: Final = 40  # of a drawing: in a narrower window its lines wrap


V_contra = TypeVar("V_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


@runtime_checkable
class Renders(Protocol[V_contra]):
    """A game that can draw its table as text."""

    def render(self, view: V_contra, words: Words, names: Sequence[str], width: int) -> list[Line]:
        """A view as lines that are no wider than this, where they can be."""


@runtime_checkable
class HasRivals(Protocol[S_contra]):
    """A game in which somebody without a seat has a row in the score sheet: whom one plays alone against."""

    def rivals(self, state: S_contra) -> tuple[Word, ...]:
        """Who has the rows after those of the seats."""


def show_table(terminal: Terminal, play: AnyPlay, watcher: Seat | None, names: Sequence[str]) -> None:
    """What a seat, or a spectator, sees, who is asked what, and at the end the score sheet."""
    show_view(terminal, play, watcher, names)
    for decision in play.game.decisions(play.state):
        name = terminal.name(decision.seat, names)
        terminal.say("cli-asked", style="cyan", name=name, question=terminal.words.say(decision.message, names))
    if (outcome := play.game.outcome(play.state)) is not None:
        show_outcome(terminal, outcome, _row_names(terminal, play, names))


def show_view(terminal: Terminal, play: AnyPlay, watcher: Seat | None, names: Sequence[str]) -> None:
    """What a seat, or a spectator, sees: drawn, if the game can draw it, else as the sheet."""
    if not isinstance(play.game, Renders):
        show_sheet(terminal, play, watcher, names)
        return
    width = max(LEAST_WIDTH, terminal.console.width - 2)
    _print(terminal, play.game.render(play.game.view(play.state, watcher), terminal.words, names, width))


def show_sheet(terminal: Terminal, play: AnyPlay, watcher: Seat | None, names: Sequence[str]) -> None:
    """Everything that a seat, or a spectator, sees, field by field."""
    _print(terminal, sheet(play.game.view(play.state, watcher), terminal.words, names))


def _print(terminal: Terminal, lines: Sequence[Line]) -> None:
    for line in lines:
        terminal.print(line.text, indent=line.depth + 1)


def _row_names(terminal: Terminal, play: AnyPlay, names: Sequence[str]) -> list[str]:
    """Whose each row of the outcome is: the seats, then whoever plays without one."""
    rivals = play.game.rivals(play.state) if isinstance(play.game, HasRivals) else ()
    seats = [terminal.name(seat, names) for seat in range(play.options.seats)]
    return [*seats, *(terminal.words.value(rival) for rival in rivals)]


def _sources(outcome: Outcome) -> list[str]:
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


def show_outcome(terminal: Terminal, outcome: Outcome, names: Sequence[str]) -> None:
    """The score sheet: a column for each row of the outcome, by name, a row a source of points, and the places."""
    table = Table(title=terminal.text("cli-score-sheet"), title_justify="left", show_footer=True)
    table.add_column(footer=escape(terminal.text("cli-points")))
    for name, points in zip(names, outcome.points, strict=True):
        table.add_column(escape(name), footer=f"[bold]{points}[/bold]", justify="right")
    for why in _sources(outcome):
        cells = [[term for term in row if term.why == why] for row in outcome.terms]
        shown = (" + ".join(str(term.points) for term in terms) for terms in cells)
        table.add_row(escape(terminal.words.word(f"why-{why}")), *shown)
    table.add_section()
    table.add_row(escape(terminal.text("cli-place")), *map(str, outcome.places))
    terminal.console.print(table)
