"""A live table. All that happens at it happens under one lock: check, do, store, and only then tell."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from typing import Final

import msgspec

from krajina.core.errors import GameError
from krajina.core.game import AnyGame
from krajina.core.message import Value, Values
from krajina.core.seat import Seat
from krajina.core.understood import understood
from krajina.server.table import clocks
from krajina.server.table.audience import Audience, Scene, is_late
from krajina.server.table.automatic import Automatic
from krajina.server.table.course import Course
from krajina.server.table.create import dressed
from krajina.server.table.host import Host, Time
from krajina.server.table.messages import VERSION, Hold, Welcome
from krajina.server.table.model import ClockKind, Line, Live, RequestInfo, Seating, SeatKind, Status, Stored
from krajina.server.table.refused import Refused
from krajina.server.table.store import Conflict, NotStored
from krajina.server.table.updates import Moment, table_info, wishes_of
from krajina.server.table.watcher import Watcher, encoded

OPENING_SECONDS: Final = 60.0  # for a long game to be replayed, on however busy a machine
MOST_LINES: Final = 2000  # of talk at one table; a watcher that comes gets all of them
MORE_LINES: Final = 200  # of what happened there, when there is nothing more to say


class Room:
    """A table that is watched, or at which something is due. Callers have `entered` it for all that changes it."""

    def __init__(self, stored: Stored, game: AnyGame, host: Host) -> None:
        self.game = game
        self.host = host
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.unasked_until = 0.0  # until when no stranger may ask for a seat again; forgotten with the room
        self.used = host.time().now
        self._course: Course | None = None
        self._take(stored)
        self.automatic = Automatic(self)

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """Be alone at the table, after waiting for the turn of the address whose request this is."""
        async with self.host.turn(), self.lock:
            yield

    def _take(self, stored: Stored) -> None:
        """Be as it is stored."""
        time = self.host.time()
        self.table = stored.table
        live = msgspec.structs.replace(stored.live, at=stored.live.at or self.table.changed)  # 0: of an older version
        self._stored, self._moved = len(stored.entries), self.host.moved(live.at, live.by, time.now)
        self.live = clocks.rebased(self.table.clock, live, self._moved, time.wall)
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

    async def reload(self) -> None:
        """Be as it is stored: another process was faster, or storing failed."""
        stored = await self.host.store.load(self.table.id)
        await self.host.think(lambda: self._take(stored), OPENING_SECONDS)
        self.dismiss_strangers()
        self.tell()
        self.tell_table()
        self._tell_lines()
        self.automatic.look()

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

    def asked(self) -> tuple[Seat, ...]:
        """The seats that the table waits for: one whose turn is not handed over, else those that the game waits for."""
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

    def is_awaited(self, seat: Seat) -> bool:
        """Tell whether the seat may act, and has not answered yet."""
        return self.is_open_to(seat) and not self.course.questions()[seat].is_answered

    @property
    def owes(self) -> bool:
        """Whether the table itself has to go on: it begins, chance draws, the game is closed, a bot's turn passes."""
        if not self.is_playing:
            is_taken = all(seating.kind != SeatKind.OPEN for seating in self.table.seats)
            return self.table.status == Status.GATHERING and is_taken
        if self.live.held_by is not None:
            return self.table.seats[self.live.held_by].is_played_by_bot
        return not self.asked() and (self.course.waits_for_chance or self.course.is_over)

    def clock_time(self, time: Time) -> float:
        """A moment as the clocks of this table count it: days go by the calendar."""
        return time.wall if self.table.clock.kind == ClockKind.DAYS else time.now

    # -- telling -------------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table as it stands now; raises Refused before the game has begun."""
        time = self.host.time()
        return Scene(self.table, self.course, partial(self._moment, time), time.now, self._happened_at)

    def _moment(self, time: Time) -> Moment:
        if not self.is_playing:
            return Moment()
        live, questions = self.live, self.course.questions()
        left = None if live.held_until is None else max(0.0, round(live.held_until - time.now, 3))
        return Moment(
            asked=self.asked(),
            questions={seat: question for seat, question in questions.items() if self.is_open_to(seat)},
            hold=None if live.held_by is None else Hold(seat=live.held_by, left=left),
            request=live.request,
            clocks=clocks.shown(self.table.clock, live, self.clock_time(time)),
            table=self.table,
        )

    def _happened_at(self, index: int) -> float:
        """When an entry came. What is not of our time came before the table was stored last."""
        at = self.course.stored[index].at
        return at if index >= self._stored else min(at + self._moved, self._stored_at)

    async def welcome(self, watcher: Watcher, have: int | None, lines: int) -> None:
        """Let a watcher look on, and tell it exactly what it missed."""
        self.audience.watchers.add(watcher)
        self.dismiss_strangers()  # its key may have been taken back while it waited for the table
        time = self.host.time()
        self.used = time.now
        hello = Welcome(
            version=VERSION,
            table=table_info(self.table, self.audience.here),
            seats=watcher.seats,
            wishes=tuple(wishes_of(self.table.seats[seat]) for seat in watcher.seats),
            is_owner=watcher.is_owner,
            time=time.wall,
        )
        watcher.send(encoded(hello))
        watcher.n, watcher.heard = have or 0, lines
        if self._course is not None:
            for text in await self.host.think(lambda: self.audience.missed(watcher, self.scene())):
                watcher.send(text)
        if is_late(self.table, watcher):
            self.automatic.look()  # from now on, a watcher waits for steps to become old enough
        self._tell_lines()
        if watcher.seats:
            self.tell_table(but=watcher)

    def forget(self, watcher: Watcher) -> None:
        """A watcher looks away."""
        self.audience.remove(watcher)
        self.used = self.host.time().now
        if watcher.seats:
            self.tell_table()

    def dismiss_strangers(self, but: Watcher | None = None) -> None:
        """Take the seats from watchers whose keys do not fit any more."""
        self.audience.dismiss_strangers(self.table.seats, but)

    def tell(self) -> None:
        """Tell every seat, and the spectators, what they see now."""
        if self._course is not None:
            self.audience.tell(self.scene())

    def tell_table(self, but: Watcher | None = None) -> None:
        """Tell all watchers what is new about the table."""
        self.audience.tell_table(table_info(self.table, self.audience.here), but)

    def _tell_lines(self) -> None:
        self.audience.tell_lines(self.table, self.lines)

    # -- the game ------------------------------------------------------------------------------------------------------

    async def step(
        self,
        do: Callable[[float], None] | None = None,
        actor: Seat | None = None,
        *,
        may_hold: bool = False,
        began: float | None = None,
    ) -> None:
        """Do something to the game and all that follows by itself; store it; tell it. A bot `began` before this.

        `do` is given the time of the step. Raises what `do` raises, and then nothing has changed.
        """
        course, live, time = self.course, self.live, self.host.time()
        before = course.n
        try:
            async with self.evenly(began):
                await self.host.think(partial(self._go, do, actor, may_hold, time))
                await self.host.store.append(self.table.id, course.stored[before:], self.live, time.wall)
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        except BaseException as error:
            self.live = live
            if course.n != before or not isinstance(error, GameError) or error.code == "too-long":
                replay = partial(Course.replayed, self.game, self.table, course.stored[:before])
                self._course = await self.host.think(replay, OPENING_SECONDS)
            raise
        self.host.count("actions", course.n - before)
        if course.is_over and self.live.held_by is None:
            await self._close()
        self.tell()
        self.used = time.now
        self.automatic.step_done()
        await self.host.publish(self.table.id)

    def evenly(self, began: float | None = None) -> AbstractAsyncContextManager[None]:
        """Let what happens here take a whole number of intervals: else the time would tell what is hidden."""
        return nullcontext() if self.game.is_open else self.host.evenly(began)

    def _go(self, do: Callable[[float], None] | None, actor: Seat | None, may_hold: bool, time: Time) -> None:
        course = self.course
        before, answers = course.n, course.answers()
        if do is not None:
            do(time.now)
        held = actor if actor is not None and may_hold and self._is_to_hold(actor, before) else None
        if held is None:
            course.draw(time.now)
            self.live = msgspec.structs.replace(self.live, held_by=None, held_until=None)
        else:
            seating = self.table.seats[held]
            until = None if seating.confirms else time.now + seating.grace
            self.live = msgspec.structs.replace(self.live, held_by=held, held_until=until)
        if course.n > before and self.live.request is not None and self.live.request.steps:
            self.live = msgspec.structs.replace(self.live, request=None)  # the steps to take back were other ones
        self._wind(before, answers, time)
        self.audience.prepare(course)

    def _is_to_hold(self, seat: Seat, before: int) -> bool:
        """Tell whether a turn waits before it goes on to another seat: its last step could still be taken back."""
        seating = self.table.seats[seat]
        is_wanted = not seating.is_played_by_bot and (seating.confirms or seating.grace > 0)
        return is_wanted and self.course.passes_on(seat, before)

    def _wind(self, before: int, answers: Counter[Seat], time: Time) -> None:
        """Let the right clocks run, and note when there is something to do."""
        course, clock = self.course, self.table.clock
        thinking = set(self.asked())
        standing, most = course.answers(), self.live.answers
        anew = {seat for seat in thinking if course.asked_at(seat) > before and standing[seat] > most[seat]}
        earned = {seat: standing[seat] - answers[seat] for seat in range(len(most))}
        anew -= {self.live.held_by}
        self.live = clocks.running(clock, self.live, thinking, anew, earned, self.clock_time(time))
        most = tuple(max(count, standing[seat]) for seat, count in enumerate(most))
        self.live = self._stamped(msgspec.structs.replace(self.live, due=self._due(time), answers=most), time)

    def _due(self, time: Time) -> float | None:
        """When there is something to do here; rather too early, as it is compared with the calendar, too."""
        moments = [clocks.earliest(self.table.clock, self.live), self.live.held_until]
        if self.owes or any(self.table.seats[seat].is_played_by_bot for seat in self.asked()):
            moments.append(time.now)
        due = min((moment for moment in moments if moment is not None), default=None)
        return None if due is None else due - max(0.0, time.now - time.wall)

    async def go_on(self) -> None:
        """Do what the table owes. If that fails, what led here is stored all the same, and the table still owes it."""
        try:
            await (self.step() if self.is_playing else self._begin())
        except NotStored:
            pass  # the store has told of it, once
        except Exception as error:
            self.host.log("table-stands", level="warning", table=self.table.id, error=error)

    async def _close(self) -> None:
        """The game is over: its key is revealed, and nothing comes back."""
        try:
            await self.reveal(Status.FINISHED)
        except NotStored:
            pass
        except Exception as error:  # the last move is stored all the same, and the table owes this until it is done
            self.host.log("table-stands", level="warning", table=self.table.id, error=error)
        else:
            await self.note("table-finished")

    async def reveal(self, status: Status) -> None:
        """Close the table, and show the key of its draws."""
        fair = self.table.fair and msgspec.structs.replace(self.table.fair, key=self.table.secret)
        await self.change(msgspec.structs.replace(self.live, request=None, due=None), status=status, fair=fair)
        self.course.play.fair = fair

    async def _begin(self) -> None:
        """All seats are taken: the game begins, with what the players add to its luck."""
        assert self.table.fair is not None, "every table makes a promise"
        fair = msgspec.structs.replace(self.table.fair, salts=tuple(seating.salt for seating in self.table.seats))
        live = clocks.wound(self.table.clock, len(self.table.seats))
        due = msgspec.structs.replace(live, due=min(self.host.time()))
        given = msgspec.json.decode(self.table.options, type=understood(self.game.options))
        options = msgspec.Raw(msgspec.json.encode(dressed(self.game, given, self.table.seats)))
        await self.change(due, status=Status.PLAYING, fair=fair, options=options)
        self._course = await self.host.think(lambda: Course(self.game, self.table), OPENING_SECONDS)
        await self.note("table-began")
        if not self.table.watching.allowed:
            self.audience.dismiss_spectators()
        await self.step()

    # -- the table -----------------------------------------------------------------------------------------------------

    def _stamped(self, live: Live, time: Time) -> Live:
        """As it is stored: its moments are in the time of this process."""
        return msgspec.structs.replace(live, at=time.now, by=self.host.name)

    async def change(self, live: Live | None = None, **fields: object) -> None:
        """Change something about the table, store it and tell it."""
        time, revision = self.host.time(), self.table.revision + 1
        table = msgspec.structs.replace(self.table, **fields, revision=revision, changed=time.wall)
        live = live and self._stamped(live, time)
        try:
            await self.host.store.save(table, live)  # without need not `live`: another process may have gone on
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        self.table, self.live = table, live or self.live
        self.used = time.now
        self.tell_table()
        await self.host.publish(table.id)

    async def change_seat(self, seat: Seat, **fields: object) -> None:
        """Change something about a seat."""
        await self.put(seat, msgspec.structs.replace(self.table.seats[seat], **fields))

    async def put(self, seat: Seat, seating: Seating) -> None:
        """Let another player, or none, sit at a seat."""
        await self.change(seats=(*self.table.seats[:seat], seating, *self.table.seats[seat + 1 :]))

    async def ask(self, request: RequestInfo | None) -> None:
        """Show all watchers what a seat asks the others for, or that nothing is asked for any more."""
        time, requests = self.host.time(), self.live.requests if request is None else request.number
        asked = msgspec.structs.replace(self.live, request=request, requests=requests, due=self._due(time))
        live = self._stamped(asked, time)
        await self.host.store.append(self.table.id, (), live, time.wall)
        self.live = live
        self.tell()
        await self.host.publish(self.table.id)

    # -- talk ----------------------------------------------------------------------------------------------------------

    async def note(self, key: str, **values: Value) -> None:
        """Write down what happened at the table, for people to read in their language."""
        if len(self.lines) >= MOST_LINES + MORE_LINES:
            return
        try:
            await self.add_line(None, key=key, values=values)
        except NotStored:
            pass
        except Exception as error:  # what happened has happened, with or without a line about it
            self.host.log("line-lost", level="warning", table=self.table.id, error=error)

    async def add_line(self, seat: Seat | None, text: str = "", key: str = "", values: Values | None = None) -> None:
        """Add a line of talk, store it and tell it."""
        if seat is not None and len(self.lines) >= MOST_LINES:
            raise Refused("talk-full", most=MOST_LINES)
        while True:
            number = self.lines[-1].number + 1 if self.lines else 0
            line = Line(number, self.host.time().wall, seat, text, key, values or {})
            try:
                await self.host.store.say(self.table.id, line)
                break
            except Conflict:  # in another process, something was said meanwhile
                await self.reload()
        self.lines.append(line)
        self._tell_lines()
        await self.host.publish(self.table.id)
