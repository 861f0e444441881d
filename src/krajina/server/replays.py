"""Replays: a game at any of its steps, as a seat or a spectator saw it then."""

import msgspec
from msgspec import Struct

from krajina.core.game import AnyGame
from krajina.core.outcome import Outcome
from krajina.core.seat import Seat
from krajina.server.course import Course
from krajina.server.protocol import StepInfo
from krajina.server.refused import Refused
from krajina.server.streams import steps_for
from krajina.server.tables import StoredEntry, Table

KEPT = 32  # courses, each where somebody looked last: the next step is one step from there


class ReplayStep(Struct, frozen=True, kw_only=True):
    """The table after `n` of `last` entries; `step` is the one that led here."""

    n: int
    last: int
    seat: Seat | None
    view: Struct | msgspec.Raw
    step: StepInfo | None
    asked: tuple[Seat, ...]
    outcome: Outcome | None


class Replays:
    """Courses that are walked along."""

    def __init__(self) -> None:
        self._courses: dict[str, Course] = {}

    def step(
        self, game: AnyGame, table: Table, stored: list[StoredEntry], n: int, seat: Seat | None, last: int
    ) -> ReplayStep:
        """The table after n entries, of which somebody may see the first `last`; raises Refused."""
        if not 0 <= n <= last:
            raise Refused("no-such-step", step=n, last=last)
        course = self._at(game, table, stored, n)
        steps = steps_for(course, seat, n - 1) if n else ()
        return ReplayStep(
            n=n,
            last=last,
            seat=seat,
            view=course.game.view(course.play.state, seat),
            step=steps[0] if steps else None,
            asked=course.needed(),
            outcome=course.game.outcome(course.play.state),
        )

    def _at(self, game: AnyGame, table: Table, stored: list[StoredEntry], n: int) -> Course:
        course = self._courses.pop(table.id, None)
        if course is None or course.n > n or course.stored != stored[: course.n]:
            course = Course(game, table)
        for entry in stored[course.n : n]:
            course.take(entry)
        self._courses[table.id] = course
        if len(self._courses) > KEPT:
            del self._courses[next(iter(self._courses))]
        return course
