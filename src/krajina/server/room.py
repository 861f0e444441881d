"""The room: one live table. Whatever happens in it happens under one lock: check, do, store, and only then tell."""

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from krajina.core.game import AnyGame
from krajina.core.message import Value, Values
from krajina.core.seat import Seat
from krajina.server import clocks
from krajina.server.backstage import Backstage
from krajina.server.course import Course
from krajina.server.late import Late
from krajina.server.protocol import VERSION, Hold, Outgoing, Said, TableChanged, TableInfo, Welcome
from krajina.server.refused import Refused
from krajina.server.store import Conflict
from krajina.server.streams import Moment, table_info, update_for
from krajina.server.tables import Line, RequestInfo, SeatKind, Status, Stored, Table
from krajina.server.watchers import Watcher, encoded

SLOW: Final = 0.05  # seconds: a table whose steps take longer thinks in a thread, so that others need not wait
MOST_LINES: Final = 5000  # of talk at one table


class Room:
    """A table that somebody looks at, or at which something is due. Callers hold `lock` for all that changes it."""

    def __init__(self, stored: Stored, game: AnyGame, back: Backstage) -> None:
        self.game = game
        self.back = back
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = back.now()
        self.on_step: Callable[[Room], None] = lambda _room: None
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Be as it is stored."""
        self.table = stored.table
        self.live = clocks.forgiven(self.table.clock, stored.live, self.back.booted)
        self.lines = list(stored.lines)
        self._late: Late | None = None
        self._is_slow = False
        self._course: Course | None = None
        if self.table.status != Status.GATHERING:
            self._course = Course.replayed(self.game, self.table, stored.entries)
        self._held_at = self._course.n if self._course and self.live.held_by is not None else 0
        self._told = self._course.n if self._course else 0

    async def reload(self) -> None:
        """Be as it is stored: another process was faster, or storing failed."""
        told = self._told
        self._take(await self.back.store.load(self.table.id))
        self._told = min(told, self._told)
        self.tell()
        self.tell_table()
        self.on_step(self)

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
        """Tell whether the seat may act: what follows on a turn that is not handed over has to wait."""
        if seat not in self.course.questions():
            return False
        return self.live.held_by is None or self.course.asked_at(seat) < self._held_at

    def moment(self) -> Moment:
        """What is true for everybody now."""
        if not self.is_playing:
            return Moment()
        live, questions = self.live, self.course.questions()
        hold = None if live.held_by is None else Hold(seat=live.held_by, until=live.held_until)
        return Moment(
            asked=self.asked(),
            questions={seat: question for seat, question in questions.items() if self.is_open_to(seat)},
            hold=hold,
            request=live.request,
            clocks=clocks.shown(self.table.clock, live, self.back.now()),
        )

    # -- what happens --------------------------------------------------------------------------------------------------

    async def step(
        self, do: Callable[[], None] | None = None, actor: Seat | None = None, *, may_hold: bool = False
    ) -> None:
        """Do something to the game and all that follows by itself; store it; tell it.

        Raises what `do` raises, and then nothing has changed.
        """
        course, live = self.course, self.live
        before = course.n
        try:
            await self._think(partial(self._go, do, actor, may_hold))
            await self.back.store.append(self.table.id, course.stored[before:], self.live, self.back.now())
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        except BaseException:
            self.live = live
            if course.n != before:
                self._course = Course.replayed(self.game, self.table, course.stored[:before])
            raise
        if course.is_over and self.live.held_by is None:
            await self._finish()
        self.tell()
        self.used = self.back.now()
        self.on_step(self)
        await self.back.published(self.table.id)

    async def _think(self, work: Callable[[], None]) -> None:
        start = perf_counter()
        if self._is_slow:
            await asyncio.to_thread(work)
        else:
            work()
        self._is_slow = perf_counter() - start > SLOW

    def _go(self, do: Callable[[], None] | None, actor: Seat | None, may_hold: bool) -> None:
        course, now = self.course, self.back.now()
        before = course.n
        if do is not None:
            do()
            self.live = msgspec.structs.replace(self.live, request=None)  # it was asked for at another moment
        held = actor if actor is not None and may_hold and self._is_to_hold(actor, before) else None
        if held is None:
            course.draw(now)
            self.live = msgspec.structs.replace(self.live, held_by=None, held_until=None)
        else:
            seating = self.table.seats[held]
            until = None if seating.confirms else now + seating.grace
            self.live = msgspec.structs.replace(self.live, held_by=held, held_until=until)
            self._held_at = course.n
        course.look()
        self._wind(before, now)

    def _is_to_hold(self, seat: Seat, before: int) -> bool:
        """Tell whether the turn goes on to somebody else, and its last step could still be taken back."""
        course, seating = self.course, self.table.seats[seat]
        if seating.is_played_by_bot or not (seating.confirms or seating.grace):
            return False
        if course.undo_offer(seat).alone == 0 or seat in course.needed():
            return False
        asks_anew = any(course.asked_at(other) > before for other in course.needed())
        return course.waits_for_chance or course.is_over or asks_anew

    def _wind(self, before: int, now: float) -> None:
        """Let the right clocks run, and note when there is something to do."""
        course, clock = self.course, self.table.clock
        thinking = set(self.asked())
        anew = {seat for seat in thinking if course.asked_at(seat) > before and seat != self.live.held_by}
        self.live = clocks.running(clock, self.live, thinking, anew, now)
        moments = [clocks.earliest(clock, self.live), self.live.held_until]
        if self.live.held_by is None and any(self.table.seats[seat].is_played_by_bot for seat in thinking):
            moments.append(now)
        due = min((moment for moment in moments if moment is not None), default=None)
        self.live = msgspec.structs.replace(self.live, due=due)

    async def _finish(self) -> None:
        """The game is over: its key is revealed, and nothing comes back."""
        self.course.play.reveal(bytes.fromhex(self.table.secret))
        fair = self.course.play.fair
        assert fair is not None, "every table makes a promise"
        await self.change(status=Status.FINISHED, fair=fair)
        await self.note("table-finished")

    async def begin(self) -> None:
        """Everybody is here: the game begins, with what the seats add to its luck."""
        assert self.table.fair is not None, "every table makes a promise"
        fair = msgspec.structs.replace(self.table.fair, salts=tuple(seating.salt for seating in self.table.seats))
        self.live = clocks.wound(self.table.clock, len(self.table.seats))
        self.live = msgspec.structs.replace(self.live, due=self.back.now())
        await self.change(status=Status.PLAYING, fair=fair)
        self._course = Course(self.game, self.table)
        await self.note("table-began")
        for watcher in list(self.watchers):
            if not (watcher.seats or watcher.is_owner or self.table.watching.allowed):
                watcher.dismiss("no-watching", is_final=True)
        await self.step()

    # -- the table -----------------------------------------------------------------------------------------------------

    async def change(self, **fields: object) -> None:
        """Change something about the table, store it and tell it."""
        now = self.back.now()
        table = msgspec.structs.replace(self.table, **fields, revision=self.table.revision + 1, changed=now)
        try:
            await self.back.store.save(table, self.live)
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        self.table = table
        self.used = now
        self.tell_table()
        await self.back.published(table.id)

    async def change_seat(self, seat: Seat, **fields: object) -> None:
        """Change something about a seat."""
        changed = msgspec.structs.replace(self.table.seats[seat], **fields)
        await self.change(seats=(*self.table.seats[:seat], changed, *self.table.seats[seat + 1 :]))

    def dismiss(self, seat: Seat, but: Watcher | None = None) -> None:
        """Take a seat from whoever held its key; who has no other seat has to go."""
        for watcher in list(self.watchers):
            if watcher is but or seat not in watcher.seats:
                continue
            watcher.lose(seat)
            if not watcher.seats:
                watcher.dismiss("seat-lost", is_final=True)

    async def ask(self, request: RequestInfo | None) -> None:
        """Let everybody see what a seat asks the others for, or that nobody asks any more."""
        live = msgspec.structs.replace(self.live, request=request)
        await self.back.store.append(self.table.id, (), live, self.back.now())
        self.live = live
        self.tell()
        await self.back.published(self.table.id)

    # -- talk ----------------------------------------------------------------------------------------------------------

    async def note(self, key: str, **values: Value) -> None:
        """Write down what happened at the table, for people to read in their language."""
        await self.add_line(None, key=key, values=values)

    async def add_line(self, seat: Seat | None, text: str = "", key: str = "", values: Values | None = None) -> None:
        """Add a line of talk, store it and tell it."""
        if seat is not None and len(self.lines) >= MOST_LINES:
            raise Refused("talk-full", most=MOST_LINES)
        number = self.lines[-1].number + 1 if self.lines else 0
        line = Line(number, self.back.now(), seat, text, key, values or {})
        try:
            await self.back.store.say(self.table.id, line)
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        self.lines.append(line)
        for watcher in list(self.watchers):
            if lines := self._heard_by(watcher, [line]):
                watcher.send(encoded(Said(lines=lines)))
        await self.back.published(self.table.id)

    def _heard_by(self, watcher: Watcher, lines: list[Line]) -> tuple[Line, ...]:
        """The lines that a watcher gets: not of those whom it muted, and late spectators none."""
        if self._is_late(watcher):
            return ()
        muted = [set(self.table.seats[seat].muted) for seat in watcher.seats]
        unheard = set.intersection(*muted) if muted else set()
        return tuple(line for line in lines if line.seat is None or line.seat not in unheard)

    # -- telling -------------------------------------------------------------------------------------------------------

    def welcome(self, watcher: Watcher, have: int | None, lines: int) -> None:
        """Let somebody look on, and tell them exactly what they missed."""
        self.tell_late()  # so that late spectators, old and new, stand at the same step
        self.watchers.add(watcher)
        self.used = self.back.now()
        hello = Welcome(
            version=VERSION, table=self.info, seats=watcher.seats, is_owner=watcher.is_owner, time=self.back.now()
        )
        watcher.send(encoded(hello))
        if self._course is not None:
            for seat in watcher.audiences:
                watcher.send(self._update(seat, watcher, have or 0))
        missed = [line for line in self.lines if line.number >= lines]
        if heard := self._heard_by(watcher, missed):
            watcher.send(encoded(Said(lines=heard)))
        if watcher.seats:
            self.tell_table(but=watcher)

    def _update(self, seat: Seat | None, watcher: Watcher, have: int) -> str:
        if self._is_late(watcher):
            late = self._follow()
            return encoded(late.update(have if have <= late.course.n else 0))
        course = self.course
        return encoded(update_for(course, seat, have if have <= course.n else 0, self.moment()))

    def forget(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        self.watchers.discard(watcher)
        self.used = self.back.now()
        if watcher.seats:
            self.tell_table()

    def tell(self) -> None:
        """Tell every seat, and the spectators, what they see now."""
        if self._course is None:
            return
        moment = self.moment()
        listening: dict[Seat | None, list[Watcher]] = {}
        for watcher in self.watchers:
            if not self._is_late(watcher):
                for seat in watcher.audiences:
                    listening.setdefault(seat, []).append(watcher)
        for seat, watchers in listening.items():
            text = encoded(update_for(self._course, seat, self._told, moment))
            for watcher in watchers:
                watcher.send(text)
        self._told = self._course.n
        self.tell_late()

    def tell_table(self, but: Watcher | None = None) -> None:
        """Tell all what is new about the table."""
        self.send_all(TableChanged(table=self.info), but)

    def send_all(self, message: Outgoing, but: Watcher | None = None) -> None:
        """Tell everybody the same."""
        text = encoded(message)
        for watcher in list(self.watchers):
            if watcher is not but:
                watcher.send(text)

    # -- late spectators -----------------------------------------------------------------------------------------------

    def _is_late(self, watcher: Watcher) -> bool:
        return not watcher.seats and self.table.watching.delay > 0 and self.is_playing

    def _follow(self) -> Late:
        if self._late is None:
            self._late = Late(self.game, self.table)
        self._late.follow(self.course.stored, self.back.now() - self.table.watching.delay)
        return self._late

    def tell_late(self) -> None:
        """Tell late spectators what is old enough by now."""
        late_ones = [watcher for watcher in self.watchers if self._is_late(watcher)]
        if not late_ones and self._late is None:
            return
        late = self._follow()
        if late.course.n > late.told:
            text = encoded(late.update(late.told))
            for watcher in late_ones:
                watcher.send(text)
        late.told = late.course.n

    def last_step(self, seat: Seat | None) -> int:
        """How many steps of the game a seat, or a spectator, has seen."""
        if seat is None and self.is_playing and self.table.watching.delay:
            return self._follow().course.n
        return self.course.n

    def next_late(self) -> float | None:
        """When late spectators have something to see."""
        if self._late is None or self._late.course.n >= self.course.n or not self.is_playing:
            return None
        return self.course.stored[self._late.course.n].at + self.table.watching.delay


def is_taken(table: Table) -> bool:
    """Tell whether somebody, or a bot, sits everywhere."""
    return all(seating.kind != SeatKind.OPEN for seating in table.seats)
