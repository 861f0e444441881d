"""The history of a game: how the points grew, how often everybody acted, and how long they thought."""

from collections.abc import Sequence

from msgspec import Struct

from krajina.core.game import AnyGame
from krajina.core.message import Word
from krajina.core.seat import Seat
from krajina.core.step import points_seen
from krajina.server.table.course import Course
from krajina.server.table.model import StoredEntry, Table


class History(Struct, frozen=True, kw_only=True):
    """How a game went until now, as a seat or a spectator may know it; `last` is how many entries there are."""

    last: int
    points: tuple[tuple[int, tuple[int | None, ...]], ...]  # after so many entries, wherever they changed; a row each
    rivals: tuple[Word, ...]  # who has the rows after those of the seats
    turns: tuple[int, ...]  # how often each seat acted, without what was taken back
    seconds: tuple[float, ...]  # how long each seat was waited for


def history_of(game: AnyGame, table: Table, stored: Sequence[StoredEntry], seat: Seat | None) -> History:
    """Replay a game and write down what changes; this takes as long as the game is."""
    course = Course(game, table)
    watch = _Watch(len(table.seats), stored[0].at if stored else 0.0)
    points: list[tuple[int, tuple[int | None, ...]]] = []
    for entry in (None, *stored):
        if entry is not None:
            course.take(entry, is_recent=False)
            watch.stop(course.play.entries[-1].seat, entry.at)
        watch.start(game.needed(course.play.state), watch.now)
        found = points_seen(game, course.play.state, seat)
        if found and (not points or points[-1][1] != found):
            points.append((course.n, found))
    acted = course.answers()
    return History(
        last=course.n,
        points=tuple(points),
        rivals=game.rivals(course.play.state),
        turns=tuple(acted[one] for one in range(len(table.seats))),
        seconds=tuple(round(one, 1) for one in watch.seconds),
    )


class _Watch:
    """Adds up the time in which each seat was waited for."""

    def __init__(self, seats: int, now: float) -> None:
        self.seconds = [0.0] * seats
        self.now = now
        self._since: dict[Seat, float] = {}

    def start(self, needed: Sequence[Seat], now: float) -> None:
        """Whoever is waited for thinks from now on, if not already; the others do not."""
        self._since = {seat: self._since.get(seat, now) for seat in needed}

    def stop(self, seat: Seat, now: float) -> None:
        """A seat has acted."""
        self.now = now
        if seat in self._since:
            self.seconds[seat] += max(0.0, now - self._since.pop(seat))
