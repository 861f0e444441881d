"""The arena in the terminal: a match with its progress, what came out as a table, and how to go on."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from krajina.arena import Limits, Match, Progress, Report, Until, match_of, play_match
from krajina.arena.figures import Interval
from krajina.arena.match import seats_for
from krajina.arena.report import Verdict, values_of
from krajina.arena.until import BOUND
from krajina.cli.settings import read_settings
from krajina.cli.terminal import Terminal
from krajina.core import GameError, find_game

INTERRUPTED: Final = 130  # what shells say of a program that was stopped by Ctrl-C
OFTEN: Final = 0.2  # seconds between two looks at the standing


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is to be like, as the command line says it."""

    game: str
    bots: Sequence[str]
    settings: Sequence[str]
    data: Path | None
    games: int
    seats: int | None
    seed: int
    workers: int
    ray: str
    until: str
    seconds: float
    memory: int
    folder: Path | None


def run_match(terminal: Terminal, wanted: Wanted, *, as_json: bool) -> None:
    """Play a match, and print what came out. Ctrl-C keeps all games that are over."""
    match = _match(terminal, wanted)
    watched = _Watched(terminal, match, wanted.games)
    until = Until.read(wanted.until) if wanted.until else None
    if until is not None and len(match.contestants) < 2:
        raise GameError("arena-no-rival")
    limits = Limits(wanted.seconds, wanted.memory << 20)
    try:
        with watched.bar if terminal.errors.is_terminal else nullcontext():
            report = play_match(
                match,
                wanted.games,
                wanted.folder,
                until=until,
                workers=wanted.workers,
                ray=wanted.ray,
                limits=limits,
                watch=watched.see,
            )
    except KeyboardInterrupt:
        terminal.note("cli-arena-stopped", games=watched.kept)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        terminal.print(msgspec.json.encode(report).decode())
    else:
        _show(terminal, report)


def _match(terminal: Terminal, wanted: Wanted) -> Match:
    game = find_game(wanted.game)
    terminal.use(game)
    seats = wanted.seats or seats_for(game, wanted.bots)
    return match_of(game, read_settings(game, wanted.settings, seats, wanted.data), wanted.bots, wanted.seed)


class _Watched:
    """What is seen of a match that is going on."""

    def __init__(self, terminal: Terminal, match: Match, games: int) -> None:
        columns = [BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn()]
        self.bar = Bar(*columns, console=terminal.errors, transient=True)
        self.kept = 0
        self.folder: Path | None = None
        self._terminal = terminal
        self._first = match.contestants[0]
        self._looked = 0.0
        self._task = self.bar.add_task("", total=games)

    def see(self, progress: Progress) -> None:
        """Show how far it has come, a few times a second."""
        if self.folder is None:
            self._begin(progress)
        self.kept = progress.kept + progress.new
        if monotonic() < self._looked + OFTEN and not progress.standing.is_over:
            return
        self._looked = monotonic()
        standing = progress.standing
        self.bar.update(self._task, completed=len(standing.games), total=standing.wanted * standing.size)
        self.bar.update(self._task, description=self._said(progress))

    def _begin(self, progress: Progress) -> None:
        self.folder = progress.folder
        self._terminal.note("cli-arena-folder", folder=str(progress.folder))
        if progress.dropped:
            self._terminal.note("cli-arena-dropped", bytes=progress.dropped)
        if progress.kept:
            self._terminal.note("cli-arena-kept", games=progress.kept)

    def _said(self, progress: Progress) -> str:
        standing, rate = progress.standing, progress.new / max(progress.seconds, 0.001)
        shares = values_of(standing.groups, self._first, "share")
        share = f"{100 * sum(shares) / len(shares):.1f}" if shares else "–"
        said = self._terminal.text("cli-arena-going", rate=f"{rate:.1f}", share=share)
        return said if standing.until is None else f"{said}, LLR {standing.until.llr:+.2f}"


def _show(terminal: Terminal, report: Report) -> None:
    """Print what came out."""
    _print_rows(terminal, report)
    _print_seats(terminal, report)
    terminal.say("cli-arena-counted", games=report.games, groups=report.groups, seed=report.seed)
    if report.kept > report.games:
        terminal.say("cli-arena-more", games=report.kept - report.games)
    if report.new:
        rate = report.new / max(report.seconds, 0.001)
        terminal.say("cli-arena-time", games=report.new, seconds=f"{report.seconds:.1f}", rate=f"{rate:.1f}")
    if report.until:
        _say_verdict(terminal, report.until)
    terminal.say("cli-arena-digest", digest=report.digest)
    terminal.say("cli-arena-files", folder=report.folder)


def _print_rows(terminal: Terminal, report: Report) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column(terminal.text("cli-arena-bot"), overflow="fold", min_width=8)
    for column in ("share", "margin", "points", "won", "times"):
        head = terminal.text(f"cli-arena-{column}")
        table.add_column(head.replace(" (", "\n(").replace(": ", ":\n"), justify="right", no_wrap=True)
    for row in report.rows:
        table.add_row(
            escape(row.bot),
            f"{100 * row.share:.1f} ({100 * row.share_interval[0]:.1f}–{100 * row.share_interval[1]:.1f})",
            f"{row.margin:+.1f}{_reach(row.margin_interval)}",
            f"{row.points:.1f}",
            f"{row.wins}/{row.draws}/{row.games}",
            f"{_short(row.median_ms)}/{_short(row.p99_ms)}",
        )
    terminal.console.print(table)


def _print_seats(terminal: Terminal, report: Report) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column(terminal.text("cli-arena-by-seat"))
    for seat in range(report.seats):
        table.add_column(terminal.name(seat, ()), justify="right")
    for row in report.rows:
        at = {each.seat: f"{100 * each.share:.1f} ({each.points:.1f})" for each in row.seats}
        table.add_row(escape(row.bot), *(at.get(seat + 1, "") for seat in range(report.seats)))
    terminal.console.print(table)


def _short(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2g}"


def _reach(interval: Interval | None) -> str:
    return "" if interval is None else f" ± {(interval[1] - interval[0]) / 2:.1f}"


def _say_verdict(terminal: Terminal, verdict: Verdict) -> None:
    is_share = verdict.measure == "share"
    lower, upper = (f"{100 * bound:g} %" if is_share else f"{bound:g}" for bound in (verdict.lower, verdict.upper))
    llr = f"{verdict.llr:+.2f}"
    if verdict.decision:
        right, wrong = (lower, upper) if verdict.decision == "lower" else (upper, lower)
        terminal.say("cli-arena-decided", groups=verdict.groups, llr=llr, right=right, wrong=wrong)
    else:
        terminal.say("cli-arena-undecided", groups=verdict.groups, llr=llr, bound=f"{BOUND:.2f}")
