"""The audience of a table: its watchers, and what each of them was told. The room gives it what there is to tell."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from krajina.core.seat import Seat
from krajina.server.table.course import Course
from krajina.server.table.keys import fits
from krajina.server.table.messages import Reacted, Said, TableChanged, TableInfo
from krajina.server.table.model import Line, Seating, Status, Table
from krajina.server.table.refused import Refused
from krajina.server.table.updates import Moment, update_for
from krajina.server.table.watcher import Watcher, encoded


class Scene(NamedTuple):
    """A table whose game has begun, as it stands now."""

    table: Table
    course: Course
    moment: Callable[[], Moment]  # worked out only where it is told
    now: float
    happened_at: Callable[[int], float]  # when an entry came, in our time


class Audience:
    """The watchers of one table. Late spectators see it as it stood some seconds ago, so that no player is helped."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self._late: Course | None = None  # a second course of the same game, which follows behind
        self._crowd: tuple[object, str] | None = None  # what spectators were told last, and of what

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose players look at the table now."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.seats)

    def remove(self, watcher: Watcher) -> None:
        """A watcher looks away."""
        watcher.is_gone = True
        self.watchers.discard(watcher)

    def dismiss_strangers(self, seats: Sequence[Seating], but: Watcher | None = None) -> None:
        """Take the seats from watchers whose keys do not fit any more; a watcher without another seat has to go."""
        for watcher in self.watchers - {but}:
            lost = [seat for seat, key in watcher.keys.items() if not fits(key, seats[seat].key)]
            for seat in lost:
                watcher.lose(seat)
            if lost and not watcher.seats:
                watcher.dismiss(Refused("seat-lost"), is_final=not watcher.is_owner)

    def dismiss_spectators(self) -> None:
        """Watchers without a seat have to go: the game begins, and is not to be watched."""
        for watcher in self.watchers:
            if not (watcher.seats or watcher.is_owner):
                watcher.dismiss(Refused("no-watching"), is_final=True)

    def dismiss_all(self, reason: Refused, *, is_final: bool) -> None:
        """All watchers have to go."""
        for watcher in self.watchers:
            watcher.dismiss(reason, is_final=is_final)

    # -- telling -------------------------------------------------------------------------------------------------------

    def tell_table(self, info: TableInfo, but: Watcher | None = None) -> None:
        """Tell all watchers what is new about the table."""
        text = encoded(TableChanged(table=info))
        for watcher in self.watchers - {but}:
            watcher.send(text)

    def tell_lines(self, table: Table, lines: Sequence[Line]) -> None:
        """Tell each watcher the lines of talk that it does not have; late spectators get all of them at the end."""
        for watcher in self.watchers:
            if not is_late(table, watcher):
                if new := _heard_by(watcher, table, lines[watcher.heard :]):
                    watcher.send(encoded(Said(lines=new)))
                watcher.heard = len(lines)

    def tell_reaction(self, table: Table, reaction: Reacted) -> None:
        """Show a sign of a seat to each watcher that hears it; late spectators are not shown it at all."""
        text = encoded(reaction)
        for watcher in self.watchers:
            if not is_late(table, watcher) and reaction.seat not in _muted_by(watcher, table):
                watcher.send(text)

    def tell(self, scene: Scene) -> None:
        """Tell every seat, and the spectators, what they see now."""
        self._update((one for one in self.watchers if not is_late(scene.table, one)), scene.course, scene.moment())
        self.tell_late(scene)

    def tell_late(self, scene: Scene) -> None:
        """Tell late spectators what is old enough by now."""
        if late_ones := [watcher for watcher in self.watchers if is_late(scene.table, watcher)]:
            late = self._follow(scene)
            self._update((one for one in late_ones if one.n < late.n), late, _late_moment(late))

    def _update(self, watchers: Iterable[Watcher], course: Course, moment: Moment) -> None:
        """Tell watchers where the game stands, each with the steps that it does not have."""
        texts: dict[tuple[Seat | None, int], str] = {}
        for watcher in watchers:
            since = watcher.n if watcher.n <= course.n else 0
            for seat in watcher.audiences:
                if (seat, since) not in texts:
                    texts[seat, since] = encoded(update_for(course, seat, since, moment))
                watcher.send(texts[seat, since])
            watcher.n = course.n

    def missed(self, watcher: Watcher, scene: Scene) -> list[str]:
        """All of the game that a watcher does not have: of a long game, that takes a while."""
        is_behind = is_late(scene.table, watcher)
        course = self._follow(scene) if is_behind else scene.course
        moment = _late_moment(course) if is_behind else scene.moment()
        since = watcher.n if watcher.n <= course.n else 0
        watcher.n = course.n
        changes_by_itself = moment.clocks or (moment.hold is not None and moment.hold.left is not None)
        if watcher.seats or is_behind or changes_by_itself:
            return [encoded(update_for(course, seat, since, moment)) for seat in watcher.audiences]
        # Spectators come in crowds, and all of them are told the same until something happens.
        what = (course.n, since, moment, scene.table.status)
        if self._crowd is None or self._crowd[0] != what:
            self._crowd = what, encoded(update_for(course, None, since, moment))
        return [self._crowd[1]]

    def prepare(self, course: Course) -> None:
        """Work out what the watchers are going to be told of a game: the rest is quick."""
        course.questions()
        for seat in {seat for watcher in list(self.watchers) for seat in watcher.audiences}:
            course.view(seat)

    # -- late spectators -----------------------------------------------------------------------------------------------

    def last_step(self, seat: Seat | None, scene: Scene) -> int:
        """How many steps of the game a seat, or a spectator, has seen."""
        is_behind = seat is None and scene.table.status == Status.PLAYING and scene.table.watching.delay > 0
        return self._follow(scene).n if is_behind else scene.course.n

    def next_late(self, scene: Scene) -> float | None:
        """When late spectators have something to see."""
        late = self._late
        if late is None or late.n >= scene.course.n or not any(is_late(scene.table, one) for one in self.watchers):
            return None
        return scene.happened_at(late.n) + scene.table.watching.delay

    def _follow(self, scene: Scene) -> Course:
        """The game as far as late spectators may see it by now."""
        if self._late is None:
            self._late = Course(scene.course.game, scene.table)
        late, delay = self._late, scene.table.watching.delay
        while late.n < scene.course.n and scene.happened_at(late.n) + delay <= scene.now:
            late.take(scene.course.stored[late.n])
        return late


def is_late(table: Table, watcher: Watcher) -> bool:
    """Tell whether a watcher sees the game later than its players."""
    return not watcher.seats and table.watching.delay > 0 and table.status == Status.PLAYING


def _late_moment(course: Course) -> Moment:
    return Moment(asked=course.needed())


def _heard_by(watcher: Watcher, table: Table, lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines that a watcher wants to hear."""
    muted = _muted_by(watcher, table)
    return tuple(line for line in lines if line.seat is None or line.seat not in muted)


def _muted_by(watcher: Watcher, table: Table) -> set[Seat]:
    """Whom a watcher does not want to hear: players whom all of its seats have muted."""
    muted = [set(table.seats[seat].muted) for seat in watcher.seats]
    return set.intersection(*muted) if muted else set()
