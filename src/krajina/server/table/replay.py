"""Replays: a game at any of its steps, as a seat or a spectator saw it then."""

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
from krajina.core.seat import Seat
from krajina.server.table.course import Course
from krajina.server.table.messages import StepInfo
from krajina.server.table.model import StoredEntry, Table
from krajina.server.table.refused import Refused
from krajina.server.table.updates import steps_for
from krajina.server.work import Work

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
    """A course as far as somebody has looked, and positions on the way: no step is far from one of them."""

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

    def __init__(self, work: Work) -> None:
        self._workshop = work
        self._films: dict[str, Film] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def step(
        self, game: AnyGame, table: Table, stored: Sequence[StoredEntry], n: int, seat: Seat | None
    ) -> ReplayStep:
        """The table after n entries of those that somebody may see; raises Refused."""
        if not 0 <= n <= len(stored):
            raise Refused("no-such-step", step=n, last=len(stored))
        turn = self._turns.setdefault(table.id, asyncio.Lock())  # a film is looked at by one after the other
        async with turn:
            kept = self._films.pop(table.id, None)
            film, found = await self._workshop.large(_looked, kept, game, table, stored, n, seat)
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
