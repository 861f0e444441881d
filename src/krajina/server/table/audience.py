"""The gallery: a live table as it is seen, with a stream of its own for each seat and for the spectators."""

from collections.abc import Callable, Iterable

import msgspec

from krajina.core.game import AnyGame
from krajina.core.seat import Seat
from krajina.server.table import clocks
from krajina.server.table.course import Course
from krajina.server.table.host import Host
from krajina.server.table.keys import fits
from krajina.server.table.late import Late
from krajina.server.table.messages import VERSION, Hold, Said, TableChanged, TableInfo, Update, Welcome
from krajina.server.table.model import ClockKind, Line, Status, Stored
from krajina.server.table.refused import Refused
from krajina.server.table.updates import Moment, table_info, update_for, wishes_of
from krajina.server.table.watcher import Watcher, encoded


class Audience:
    """A table and those who look at it. What happens at the table is in the room, which is a gallery too."""

    def __init__(self, stored: Stored, game: AnyGame, host: Host) -> None:
        self.game = game
        self.host = host
        self.watchers: set[Watcher] = set()
        self.used = host.now()
        self.on_step: Callable[[], None] = lambda: None
        self._course: Course | None = None
        self._late: Late | None = None
        self._crowd: tuple[object, str] | None = None  # what spectators were told last, and of what
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Be as it is stored."""
        self.table = stored.table
        live = msgspec.structs.replace(stored.live, at=stored.live.at or self.table.changed)  # 0: of an older version
        self._stored, self._moved = len(stored.entries), self.host.moved(live.at, live.by)
        self.live = clocks.rebased(self.table.clock, live, self._moved, self.host.wall())
        self._stored_at = self.live.at
        self.lines = list(stored.lines)
        self._course = self._course_of(stored)

    def _course_of(self, stored: Stored) -> Course | None:
        """The game as it is stored: the one that is here, if it only has to go on, else replayed from its start."""
        if stored.table.status == Status.GATHERING:
            return None
        course = self._course
        if course is None or course.stored != list(stored.entries[: course.n]):
            return Course.replayed(self.game, stored.table, stored.entries)
        for entry in stored.entries[course.n :]:
            course.take(entry)
        course.play.fair = stored.table.fair
        return course

    # -- what is -------------------------------------------------------------------------------------------------------

    @property
    def course(self) -> Course:
        """The game; raises Refused before it has begun."""
        if self._course is None:
            raise Refused("not-started")
        return self._course

    @property
    def is_playing(self) -> bool:
        """The game has begun and is not over."""
        return self.table.status == Status.PLAYING

    def check_playing(self) -> None:
        """Raise Refused unless the game has begun and is not over."""
        if self.table.status == Status.GATHERING:
            raise Refused("not-started")
        if not self.is_playing:
            raise Refused("table-closed")

    @property
    def here(self) -> frozenset[Seat]:
        """The seats at which somebody looks now."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.seats)

    @property
    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return table_info(self.table, self.here)

    def asked(self) -> tuple[Seat, ...]:
        """Whom the table waits for: the seat whose turn is not handed over, else those whom the game waits for."""
        if not self.is_playing:
            return ()
        if self.live.held_by is not None:
            return (self.live.held_by,)
        return self.course.needed()

    def is_open_to(self, seat: Seat) -> bool:
        """Tell whether the seat may act: what follows on the step that is not handed over has to wait."""
        if seat not in self.course.questions():
            return False
        return self.live.held_by is None or self.course.asked_at(seat) < self.course.n

    def clock_time(self) -> float:
        """Now, as the clocks of this table count it: days go by the calendar."""
        return self.host.wall() if self.table.clock.kind == ClockKind.DAYS else self.host.now()

    def moment(self) -> Moment:
        """What is true for everybody now."""
        if not self.is_playing:
            return Moment()
        live, questions = self.live, self.course.questions()
        left = None if live.held_until is None else max(0.0, round(live.held_until - self.host.now(), 3))
        hold = None if live.held_by is None else Hold(seat=live.held_by, left=left)
        return Moment(
            asked=self.asked(),
            questions={seat: question for seat, question in questions.items() if self.is_open_to(seat)},
            hold=hold,
            request=live.request,
            clocks=clocks.shown(self.table.clock, live, self.clock_time()),
        )

    # -- talk ----------------------------------------------------------------------------------------------------------

    def tell_lines(self) -> None:
        """Tell everybody the lines that they do not have; late spectators get them at the end."""
        for watcher in list(self.watchers):
            if not self._is_late(watcher):  # at the end, it gets them all
                if lines := self.heard_by(watcher, self.lines[watcher.heard :]):
                    watcher.send(encoded(Said(lines=lines)))
                watcher.heard = len(self.lines)

    def heard_by(self, watcher: Watcher, lines: list[Line]) -> tuple[Line, ...]:
        """The lines that a watcher gets: not of those whom it muted, and while it is late none."""
        if self._is_late(watcher):
            return ()
        muted = [set(self.table.seats[seat].muted) for seat in watcher.seats]
        unheard = set.intersection(*muted) if muted else set()
        return tuple(line for line in lines if line.seat is None or line.seat not in unheard)

    # -- telling -------------------------------------------------------------------------------------------------------

    async def welcome(self, watcher: Watcher, have: int | None, lines: int) -> None:
        """Let somebody look on, and tell them exactly what they missed."""
        self.watchers.add(watcher)
        self.dismiss_strangers()  # its key may have been taken back while it waited for the table
        self.used = self.host.now()
        hello = Welcome(
            version=VERSION,
            table=self.info,
            seats=watcher.seats,
            wishes=tuple(wishes_of(self.table.seats[seat]) for seat in watcher.seats),
            is_owner=watcher.is_owner,
            time=self.host.wall(),
        )
        watcher.send(encoded(hello))
        watcher.n, watcher.heard = have or 0, lines
        if self._course is not None:
            for text in await self.host.work.think(lambda: self._whole(watcher)):
                watcher.send(text)
        if self._is_late(watcher):
            self.on_step()  # from now on, somebody waits for steps to become old enough
        self.tell_lines()
        if watcher.seats:
            self.tell_table(but=watcher)

    def _whole(self, watcher: Watcher) -> list[str]:
        """All that a watcher does not have: of a long game, that takes a while."""
        late = self._follow() if self._is_late(watcher) else None
        course, moment = (late.course, late.moment) if late is not None else (self.course, self.moment())
        since = watcher.n if watcher.n <= course.n else 0
        watcher.n = course.n
        changes_by_itself = self.table.clock.kind != ClockKind.NONE or self.live.held_until is not None
        if watcher.seats or late is not None or changes_by_itself:
            return [encoded(update_for(course, seat, since, moment)) for seat in watcher.audiences]
        # Spectators come in crowds, and all of them are told the same until something happens.
        what = (course.n, since, self.live, self.table.status)
        if self._crowd is None or self._crowd[0] != what:
            self._crowd = what, encoded(update_for(course, None, since, moment))
        return [self._crowd[1]]

    def prepare(self) -> None:
        """Work out what everybody is going to be told: the rest is quick."""
        self.moment()
        for seat in {seat for watcher in list(self.watchers) for seat in watcher.audiences}:
            self.course.view(seat)

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

    def seen_by(self, seat: Seat | None, watcher: Watcher, steps: int) -> Update:
        """What a watcher sees from a seat, or as a spectator, with so many of the last steps."""
        late = self._follow() if self._is_late(watcher) else None
        course, moment = (late.course, late.moment) if late is not None else (self.course, self.moment())
        return update_for(course, seat, max(0, course.n - steps), moment)

    def dismiss_strangers(self, but: Watcher | None = None) -> None:
        """Take the seats from those whose keys do not fit any more; who has no other seat has to go."""
        for watcher in self.watchers - {but}:
            lost = [seat for seat, key in watcher.keys.items() if not fits(key, self.table.seats[seat].key)]
            for seat in lost:
                watcher.lose(seat)
            if lost and not watcher.seats:
                watcher.dismiss(Refused("seat-lost"), is_final=not watcher.is_owner)

    def dismiss_all(self, reason: Refused, *, is_final: bool) -> None:
        """Everybody has to go."""
        for watcher in list(self.watchers):
            watcher.dismiss(reason, is_final=is_final)

    def forget(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        watcher.is_gone = True
        self.watchers.discard(watcher)
        self.used = self.host.now()
        if watcher.seats:
            self.tell_table()

    def tell(self) -> None:
        """Tell every seat, and the spectators, what they see now."""
        if self._course is None:
            return
        self._update((one for one in self.watchers if not self._is_late(one)), self._course, self.moment())
        self.tell_late()

    def tell_table(self, but: Watcher | None = None) -> None:
        """Tell all what is new about the table."""
        text = encoded(TableChanged(table=self.info))
        for watcher in list(self.watchers):
            if watcher is not but:
                watcher.send(text)

    # -- late spectators -----------------------------------------------------------------------------------------------

    def _is_late(self, watcher: Watcher) -> bool:
        return not watcher.seats and self.table.watching.delay > 0 and self.is_playing

    def _follow(self) -> Late:
        if self._late is None:
            self._late = Late(self.game, self.table)
        now = self.host.now()
        self._late.follow(self.course.stored, lambda index: self._shown_at(index) <= now)
        return self._late

    def _shown_at(self, index: int) -> float:
        """When late spectators see an entry. What is not of our time came before the table was stored last."""
        at = self.course.stored[index].at
        if index < self._stored:
            at = min(at + self._moved, self._stored_at)
        return at + self.table.watching.delay

    def tell_late(self) -> None:
        """Tell late spectators what is old enough by now."""
        if late_ones := [watcher for watcher in self.watchers if self._is_late(watcher)]:
            late = self._follow()
            self._update((one for one in late_ones if one.n < late.course.n), late.course, late.moment)

    def last_step(self, seat: Seat | None) -> int:
        """How many steps of the game a seat, or a spectator, has seen."""
        if seat is None and self.is_playing and self.table.watching.delay:
            return self._follow().course.n
        return self.course.n

    def next_late(self) -> float | None:
        """When late spectators have something to see."""
        if self._late is None or self._late.course.n >= self.course.n or not any(map(self._is_late, self.watchers)):
            return None
        return self._shown_at(self._late.course.n)
