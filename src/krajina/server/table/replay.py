"""Looking back: a game at any of its steps as a seat or a spectator saw it, how it went, and its record."""

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from krajina.core.game import AnyGame, State
from krajina.core.message import Word
from krajina.core.outcome import Outcome
from krajina.core.play import AnyPlay
from krajina.core.record import BOT, record_json
from krajina.core.seat import Seat
from krajina.core.step import points_seen
from krajina.server.table.course import Course
from krajina.server.table.host import Host
from krajina.server.table.messages import StepInfo
from krajina.server.table.model import Seating, SeatKind, StoredEntry, Table
from krajina.server.table.refused import Refused
from krajina.server.table.updates import steps_for

KEPT: Final = 16  # films
MARKS: Final = 32  # positions that a film keeps, at least so many entries apart:
APART: Final = 16


class ReplayStep(Struct, frozen=True, kw_only=True):
    """The table after `n` of `last` entries; `step` is the one that led here."""

    n: int
    last: int
    seat: Seat | None
    view: Struct | msgspec.Raw
    step: StepInfo | None
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    rivals: tuple[Word, ...]  # who has the rows of the outcome after those of the seats


class Film:
    """A course as far as it was looked at, and positions on the way: no step is far from one of them."""

    def __init__(self, game: AnyGame, table: Table, entries: int) -> None:
        self.course = Course(game, table)
        self._apart = max(APART, entries // MARKS)
        self._marks: list[AnyPlay] = [self.course.play.copy()]

    def follows(self, stored: Sequence[StoredEntry]) -> bool:
        """Tell whether this is the film of these entries, or of the first of them, or of more."""
        if len(stored) > 2 * MARKS * self._apart:
            return False  # it has grown: positions further apart are enough
        count = min(self.course.n, len(stored))
        return self.course.stored[:count] == list(stored[:count])

    def state_at(self, stored: Sequence[StoredEntry], n: int) -> State:
        """The position after n entries."""
        course = self.course
        for entry in stored[course.n : n]:
            course.take(entry, is_recent=False)
            if course.n % self._apart == 0:
                self._marks.append(course.play.copy())
        play = course.play
        if course.n > n:
            play = self._marks[n // self._apart].copy()
            for past in course.play.entries[len(play.entries) : n]:
                play.repeat(past)
        state: State = play.state
        return state


class Replays:
    """Films of the tables that were looked at last."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._films: dict[str, Film] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def step(
        self, game: AnyGame, table: Table, stored: Sequence[StoredEntry], n: int, seat: Seat | None
    ) -> ReplayStep:
        """The table after n entries of those that may be seen; raises Refused."""
        if not 0 <= n <= len(stored):
            raise Refused("no-such-step", step=n, last=len(stored))
        turn = self._turns.setdefault(table.id, asyncio.Lock())  # a film is looked at by one after the other
        async with turn:
            kept = self._films.pop(table.id, None)
            film, found = await self._host.large(_looked, kept, game, table, stored, n, seat)
            self._films[table.id] = film
            if len(self._films) > KEPT:
                del self._films[next(iter(self._films))]
        return found


def _looked(
    film: Film | None, game: AnyGame, table: Table, stored: Sequence[StoredEntry], n: int, seat: Seat | None
) -> tuple[Film, ReplayStep]:
    """Look at a step of a film, or of a new one if this is none of these entries."""
    if film is None or not film.follows(stored):
        film = Film(game, table, len(stored))
    state = film.state_at(stored, n)
    steps = steps_for(film.course, seat, n - 1, n) if n else ()
    found = ReplayStep(
        n=n,
        last=len(stored),
        seat=seat,
        view=game.view(state, seat),
        step=steps[0] if steps else None,
        asked=game.needed(state),
        outcome=game.outcome(state),
        rivals=game.rivals(state),
    )
    return film, found


# -- how it went -------------------------------------------------------------------------------------------------------


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
        """The seats that are waited for think from now on, if not already; the others do not."""
        self._since = {seat: self._since.get(seat, now) for seat in needed}

    def stop(self, seat: Seat, now: float) -> None:
        """A seat has acted."""
        self.now = now
        if seat in self._since:
            self.seconds[seat] += max(0.0, now - self._since.pop(seat))


# -- its record --------------------------------------------------------------------------------------------------------


def record_of(table: Table, entries: Sequence[StoredEntry]) -> bytes:
    """The record of a table. Where nothing is played any more it has the key of fair chance."""
    fair = table.fair
    if fair is not None and table.secret and table.status.is_closed:
        fair = msgspec.structs.replace(fair, key=table.secret)
    players = tuple(map(_player, table.seats))
    lines = (entry.entry for entry in entries)
    return record_json(table.game, table.rules, table.options, lines, fair, players)


def _player(seating: Seating) -> str:
    return f"{BOT}{seating.bot}" if seating.kind == SeatKind.BOT else seating.name
