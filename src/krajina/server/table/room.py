"""The room: one live table. Whatever happens in it happens under one lock: check, do, store, and only then tell."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from krajina.core.errors import GameError
from krajina.core.game import AnyGame
from krajina.core.message import Value, Values
from krajina.core.seat import Seat
from krajina.server import metrics
from krajina.server.logs import log, shortened
from krajina.server.store import Conflict, NotStored
from krajina.server.table import clocks
from krajina.server.table.audience import Audience
from krajina.server.table.course import Course
from krajina.server.table.create import dressed
from krajina.server.table.host import Host
from krajina.server.table.model import Line, Live, RequestInfo, Seating, SeatKind, Status, Stored, Table
from krajina.server.table.refused import Refused

OPENING_SECONDS: Final = 60.0  # for a long game to be replayed, on however busy a machine
MOST_LINES: Final = 2000  # of talk at one table; whoever comes gets all of them
MORE_LINES: Final = 200  # of what happened there, when there is nothing more to say


class Room(Audience):
    """A table that somebody looks at, or at which something is due. Callers hold `lock` for all that changes it."""

    def __init__(self, stored: Stored, game: AnyGame, host: Host) -> None:
        super().__init__(stored, game, host)
        self.lock = asyncio.Lock()
        self.on_reload: Callable[[], None] = lambda: None
        self.unasked_until = 0.0  # until when no stranger may ask for a seat again; forgotten with the room

    async def reload(self) -> None:
        """Be as it is stored: another process was faster, or storing failed."""
        stored = await self.host.store.load(self.table.id)
        await self.host.work.think(lambda: self._take(stored), OPENING_SECONDS)
        self.dismiss_strangers()
        self.tell()
        self.tell_table()
        self.tell_lines()
        self.on_reload()

    # -- what happens --------------------------------------------------------------------------------------------------

    async def step(
        self,
        do: Callable[[], None] | None = None,
        actor: Seat | None = None,
        *,
        may_hold: bool = False,
        began: float | None = None,
    ) -> None:
        """Do something to the game and all that follows by itself; store it; tell it. A bot `began` before this.

        Raises what `do` raises, and then nothing has changed.
        """
        course, live = self.course, self.live
        before = course.n
        try:
            async with self.evenly(began):
                await self.host.work.think(partial(self._go, do, actor, may_hold))
                self.live = self._stamped(self.live)
                await self.host.store.append(self.table.id, course.stored[before:], self.live, self.host.wall())
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        except BaseException as error:
            self.live = live
            if course.n != before or not isinstance(error, GameError) or error.code == "too-long":
                stored = course.stored[:before]
                replay = partial(Course.replayed, self.game, self.table, stored)
                self._course = await self.host.work.think(replay, OPENING_SECONDS)
            raise
        metrics.ACTIONS.inc(course.n - before)
        if course.is_over and self.live.held_by is None:
            await self._close()
        self.tell()
        self.used = self.host.now()
        self.on_step()
        await self.host.publish(self.table.id)

    @asynccontextmanager
    async def evenly(self, began: float | None = None) -> AsyncIterator[None]:
        """Let what happens here take a whole number of intervals: else the time would tell what is in hidden hands."""
        began = monotonic() if began is None else began
        try:
            yield
        finally:
            if (even := self.host.even) and not self.game.is_open:
                await asyncio.sleep(even - (monotonic() - began) % even)

    def _go(self, do: Callable[[], None] | None, actor: Seat | None, may_hold: bool) -> None:
        course, now, counted = self.course, self.host.now(), self.clock_time()
        before, answers = course.n, course.answers()
        if do is not None:
            do()
        held = actor if actor is not None and may_hold and self._is_to_hold(actor, before) else None
        if held is None:
            course.draw(now)
            self.live = msgspec.structs.replace(self.live, held_by=None, held_until=None)
        else:
            seating = self.table.seats[held]
            until = None if seating.confirms else now + seating.grace
            self.live = msgspec.structs.replace(self.live, held_by=held, held_until=until)
        if course.n > before and self.live.request is not None and self.live.request.steps:
            self.live = msgspec.structs.replace(self.live, request=None)  # the steps to take back were other ones
        self._wind(before, answers, counted)
        self.prepare()

    def _is_to_hold(self, seat: Seat, before: int) -> bool:
        """Tell whether the turn goes on to somebody else, and its last step could still be taken back."""
        course, seating = self.course, self.table.seats[seat]
        if seating.is_played_by_bot or not (seating.confirms or seating.grace):
            return False
        if course.undo_offer(seat).alone == 0 or seat in course.needed():
            return False
        asks_anew = any(course.asked_at(other) > before for other in course.needed())
        return course.waits_for_chance or course.is_over or asks_anew

    def _wind(self, before: int, answers: Counter[Seat], now: float) -> None:
        """Let the right clocks run, and note when there is something to do."""
        course, clock = self.course, self.table.clock
        thinking = set(self.asked())
        standing, most = course.answers(), self.live.answers
        anew = {seat for seat in thinking if course.asked_at(seat) > before and standing[seat] > most[seat]}
        earned = {seat: standing[seat] - answers[seat] for seat in range(len(most))}
        self.live = clocks.running(clock, self.live, thinking, anew - {self.live.held_by}, earned, now)
        most = tuple(max(count, standing[seat]) for seat, count in enumerate(most))
        self.live = msgspec.structs.replace(self.live, due=self._due(), answers=most)

    def _due(self) -> float | None:
        """When there is something to do here. Whoever looks by the calendar, too, looks rather too early."""
        now, moments = self.host.now(), [clocks.earliest(self.table.clock, self.live), self.live.held_until]
        if self.owes or any(self.table.seats[seat].is_played_by_bot for seat in self.asked()):
            moments.append(now)
        due = min((moment for moment in moments if moment is not None), default=None)
        return None if due is None else due - max(0.0, now - self.host.wall())

    @property
    def owes(self) -> bool:
        """Whether the table itself has to go on: it begins, chance draws, the game is closed, a bot's turn passes."""
        if not self.is_playing:
            return self.table.status == Status.GATHERING and is_taken(self.table)
        if self.live.held_by is not None:
            return self.table.seats[self.live.held_by].is_played_by_bot
        return not self.asked() and (self.course.waits_for_chance or self.course.is_over)

    async def go_on(self) -> None:
        """Do what the table owes. If that fails, what led here is stored all the same, and the table still owes it."""
        try:
            await (self.step() if self.is_playing else self.begin())
        except NotStored:
            pass  # the store has told of it, once
        except Exception as error:
            log("table-stands", level="warning", table=shortened(self.table.id), error=error)

    async def _close(self) -> None:
        """The game is over: its key is revealed, and nothing comes back."""
        try:
            await self.reveal(Status.FINISHED)
        except NotStored:
            pass
        except Exception as error:  # the last move is stored all the same, and the table owes this until it is done
            log("table-stands", level="warning", table=shortened(self.table.id), error=error)
        else:
            await self.note("table-finished")

    async def reveal(self, status: Status) -> None:
        """Close the table, and show the key of its draws."""
        fair = self.table.fair and msgspec.structs.replace(self.table.fair, key=self.table.secret)
        await self.change(msgspec.structs.replace(self.live, request=None, due=None), status=status, fair=fair)
        self.course.play.fair = fair

    async def begin(self) -> None:
        """Everybody is here: the game begins, with what the seats add to its luck."""
        assert self.table.fair is not None, "every table makes a promise"
        fair = msgspec.structs.replace(self.table.fair, salts=tuple(seating.salt for seating in self.table.seats))
        live = clocks.wound(self.table.clock, len(self.table.seats))
        due = msgspec.structs.replace(live, due=min(self.host.now(), self.host.wall()))
        given = msgspec.json.decode(self.table.options, type=self.game.options)
        options = msgspec.Raw(msgspec.json.encode(dressed(self.game, given, self.table.seats)))
        await self.change(due, status=Status.PLAYING, fair=fair, options=options)
        self._course = await self.host.work.think(lambda: Course(self.game, self.table), OPENING_SECONDS)
        await self.note("table-began")
        for watcher in list(self.watchers):
            if not (watcher.seats or watcher.is_owner or self.table.watching.allowed):
                watcher.dismiss(Refused("no-watching"), is_final=True)
        await self.step()

    # -- the table -----------------------------------------------------------------------------------------------------

    def _stamped(self, live: Live) -> Live:
        """As it is stored: its moments are in the time of this process."""
        return msgspec.structs.replace(live, at=self.host.now(), by=self.host.name)

    async def change(self, live: Live | None = None, **fields: object) -> None:
        """Change something about the table, store it and tell it."""
        wall, revision = self.host.wall(), self.table.revision + 1
        table = msgspec.structs.replace(self.table, **fields, revision=revision, changed=wall)
        live = live and self._stamped(live)
        try:
            await self.host.store.save(table, live)  # without need not `live`: another process may have gone on
        except Conflict:
            await self.reload()
            raise Refused("stale") from None
        self.table, self.live = table, live or self.live
        self.used = self.host.now()
        self.tell_table()
        await self.host.publish(table.id)

    async def change_seat(self, seat: Seat, **fields: object) -> None:
        """Change something about a seat."""
        await self.put(seat, msgspec.structs.replace(self.table.seats[seat], **fields))

    async def put(self, seat: Seat, seating: Seating) -> None:
        """Let somebody else, or nobody, sit there."""
        await self.change(seats=(*self.table.seats[:seat], seating, *self.table.seats[seat + 1 :]))

    async def ask(self, request: RequestInfo | None) -> None:
        """Let everybody see what a seat asks the others for, or that nobody asks any more."""
        requests = self.live.requests if request is None else request.number
        live = self._stamped(msgspec.structs.replace(self.live, request=request, requests=requests, due=self._due()))
        await self.host.store.append(self.table.id, (), live, self.host.wall())
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
            log("line-lost", level="warning", table=shortened(self.table.id), error=error)

    async def add_line(self, seat: Seat | None, text: str = "", key: str = "", values: Values | None = None) -> None:
        """Add a line of talk, store it and tell it."""
        if seat is not None and len(self.lines) >= MOST_LINES:
            raise Refused("talk-full", most=MOST_LINES)
        while True:
            number = self.lines[-1].number + 1 if self.lines else 0
            line = Line(number, self.host.wall(), seat, text, key, values or {})
            try:
                await self.host.store.say(self.table.id, line)
                break
            except Conflict:  # in another process somebody has said something
                await self.reload()
        self.lines.append(line)
        self.tell_lines()
        await self.host.publish(self.table.id)


def is_taken(table: Table) -> bool:
    """Tell whether somebody, or a bot, sits everywhere."""
    return all(seating.kind != SeatKind.OPEN for seating in table.seats)
