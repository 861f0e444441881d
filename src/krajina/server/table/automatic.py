"""What happens at a table without a click: bots answer, time runs out, turns pass on, players are notified."""

from collections import Counter
from functools import partial
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import msgspec

from krajina.bots.levels import is_rank, weaker
from krajina.core.action import Action
from krajina.core.errors import BadAction, IllegalAction
from krajina.core.message import SeatName, Word
from krajina.core.record import BOT, wired
from krajina.core.seat import Seat
from krajina.core.step import decision_of, silent_answer
from krajina.server.table import clocks
from krajina.server.table.bots import BotFailed, Reason, Task
from krajina.server.table.host import STAND_IN, Time, Timer
from krajina.server.table.model import BOT_FAILED, CLOCK, SeatKind
from krajina.text.bots import bot_title

if TYPE_CHECKING:
    from krajina.server.table.room import Room  # which has this

LUCK: Final = "random"  # the bot that needs nothing
LASTING: Final = frozenset({Reason.MEMORY, Reason.UNFIT})  # failures that come again
FAILURES: Final = 2  # of another kind, one after the other, after which a weaker level plays on
TROUBLES: Final = {
    Reason.SLOW: "trouble-slow",
    Reason.CRASHED: "trouble-crashed",
    Reason.ILLEGAL: "trouble-illegal",
    Reason.MEMORY: "trouble-memory",
    Reason.UNFIT: "trouble-unfit",
}
AGAIN: Final = 1.0  # seconds until what failed is tried again
LONGEST_SLEEP: Final = 3600.0  # seconds until the time is looked at again


class Automatic:
    """Acts for one room, through the same steps as players do, and under the same lock."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._timer: Timer | None = None
        self._thinking: dict[Seat, int] = {}  # which question of a seat a bot thinks about
        self._failures = Counter[Seat]()  # one after the other
        self._active: frozenset[Seat] = frozenset(room.asked())

    async def resume(self) -> None:
        """Go on where a stored table stands: what chance, a bot or a clock owes is done now."""
        if self.room.is_playing and self.room.owes:
            await self.room.go_on()
        self.look()

    def step_done(self) -> None:
        """Notify players whose turn it is now, and see what has to be done. A step elsewhere is notified there."""
        for seat in frozenset(self.room.asked()) - self._active:
            self._notify(seat)
        self.look()

    def look(self) -> None:
        """See what has to be done, now or at its time."""
        room = self.room
        self._active = frozenset(room.asked())
        self.set_timer()
        if not room.is_playing:
            return
        if room.live.held_by is None:
            for seat in room.asked():
                seating = room.table.seats[seat]
                if seating.is_played_by_bot:
                    by = "" if seating.kind == SeatKind.BOT else f"{BOT}{seating.bot}"
                    self._let_think(seat, seating.bot, by)

    # -- time ----------------------------------------------------------------------------------------------------------

    def set_timer(self) -> None:
        """Wake up when something is due."""
        self.stop()
        waits = self._waits()
        if waits:
            host, wait = self.room.host, min(max(0.0, min(waits)), LONGEST_SLEEP)
            self._timer = host.later(wait, lambda: host.spawn(self._wake()))

    def _waits(self) -> list[float]:
        """Seconds until each thing that is due; less of them may have been served when they are over."""
        room = self.room
        waits = [AGAIN] if room.owes else []
        if room.is_playing:
            time, late = room.host.time(), room.audience.next_late(room.scene())
            waits += [moment - time.now for moment in (room.live.held_until, late) if moment is not None]
            ends = (clocks.deadline(room.table.clock, room.live, seat) for seat in room.asked() if self._counts(seat))
            waits += [end - room.clock_time(time) for end in ends if end is not None]
        return waits

    def _counts(self, seat: Seat) -> bool:
        """Tell whether the clock of a seat is looked at: a bot has its own limit, of its own right or standing in."""
        room = self.room
        return not room.table.seats[seat].is_played_by_bot and self._thinking.get(seat) != room.course.asked_at(seat)

    async def _wake(self) -> None:
        room = self.room
        async with room.entered():
            if room.owes:
                await room.go_on()
            if not room.is_playing:
                return
            time, live = room.host.time(), room.live
            room.audience.tell_late(room.scene())
            late = [seat for seat in room.asked() if self._counts(seat) and self._is_late(seat, time)]
            if live.held_by is not None and (late or (live.held_until is not None and live.held_until <= time.now)):
                await room.step()
            elif late:
                await self._time_is_up(late[0])
            self.set_timer()

    def _is_late(self, seat: Seat, time: Time) -> bool:
        end = clocks.deadline(self.room.table.clock, self.room.live, seat)
        return end is not None and end <= self.room.clock_time(time)

    async def _time_is_up(self, seat: Seat) -> None:
        """Answer for a player whose time is up: by what the game declares, or else a bot does."""
        room = self.room
        answer = self._silent_answer(seat)
        if answer is None:
            self._let_think(seat, STAND_IN, CLOCK)
        else:
            await self._answer(seat, answer, CLOCK)
        await room.note("table-time-is-up", seat=SeatName(seat))

    def stop(self) -> None:
        """Nothing is due here any more: the room is left."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _let_think(self, seat: Seat, bot: str, by: str) -> None:
        asked = self.room.course.asked_at(seat)
        if self._thinking.get(seat) != asked:
            self._thinking[seat] = asked
            self.room.host.spawn(self._bot_turn(seat, asked, bot, by))

    async def _bot_turn(self, seat: Seat, asked: int, bot: str, by: str) -> None:
        room, before, began = self.room, self.room.course.n, self.room.host.steady()
        answer, failed = b"", None
        try:
            answer = await room.host.ask(self._task(seat, bot))
        except BotFailed as error:
            failed = error
        async with room.entered():
            if self._thinking.get(seat) == asked:
                del self._thinking[seat]
            if self._is_overtaken(seat, asked, by):
                return
            if failed is None:
                try:
                    await self._answer(seat, room.course.read(answer), by, began)
                    self._failures.pop(seat, None)
                except (BadAction, IllegalAction):
                    if room.course.n != before:  # others have acted meanwhile, and what was right is not any more
                        self._let_think(seat, bot, by)
                        return
                    failed = BotFailed(Reason.ILLEGAL)
            if failed is not None and not (by != CLOCK and await self._weakened(seat, bot, failed)):
                await self._answer_safely(seat, bot, failed)

    def _is_overtaken(self, seat: Seat, asked: int, by: str) -> bool:
        """Tell whether the seat has answered, or was taken back by its player, while the bot thought."""
        room = self.room
        if not room.is_playing or not room.is_awaited(seat) or room.course.asked_at(seat) != asked:
            return True
        return by != CLOCK and not room.table.seats[seat].is_played_by_bot

    async def _answer(self, seat: Seat, action: Action, by: str, began: float | None = None) -> None:
        await self.room.step(partial(self.room.course.act, seat, action, by=by), seat, began=began)

    async def _weakened(self, seat: Seat, bot: str, failed: BotFailed) -> bool:
        """Let a weaker level play on where a bot cannot, or failed again, if there is one; a line of the talk says so.

        What is wrong with weights or memory stays wrong: below the lowest level there is luck. Being slow or broken may
        have been an accident, once.
        """
        room = self.room
        self._failures[seat] += 1
        is_lasting = failed.reason in LASTING
        lower = weaker(room.game, bot) or (LUCK if is_lasting and is_rank(bot) else "")
        if not lower or not (is_lasting or self._failures[seat] >= FAILURES):
            return False
        self._note_failure(bot, failed)
        del self._failures[seat]
        await room.change_seat(seat, bot=lower)
        why = Word(TROUBLES[failed.reason])
        await room.note("table-bot-weaker", seat=SeatName(seat), bot=bot_title(bot), why=why, weaker=bot_title(lower))
        self.look()
        return True

    def _note_failure(self, bot: str, failed: BotFailed) -> None:
        """Write down for those who run the server that a bot failed."""
        room, code = self.room, failed.reason.value
        room.host.count("bot_failures")
        room.host.log("bot-failed", level="warning", table=room.table.id, bot=bot, code=code, detail=failed.detail)

    async def _answer_safely(self, seat: Seat, bot: str, failed: BotFailed) -> None:
        """A bot failed: the table goes on with a safe move, and a line of the talk says why."""
        room = self.room
        self._note_failure(bot, failed)
        await self._answer(seat, await room.host.think(partial(self._safe_answer, seat)), BOT_FAILED)
        await room.note("table-bot-failed", seat=SeatName(seat), bot=bot_title(bot))

    def _safe_answer(self, seat: Seat) -> Action:
        room = self.room
        if (answer := self._silent_answer(seat)) is not None:
            return answer
        decision = decision_of(room.game, room.course.play.state, seat)
        assert decision is not None, "the seat is asked"
        chosen: Action = wired(room.game, decision.choices.sample(Random(f"{room.table.id} {room.course.n}")))
        return chosen

    def _silent_answer(self, seat: Seat) -> Action | None:
        """What the game declares to be the answer of a seat that says nothing."""
        answer = silent_answer(self.room.game, self.room.course.play.state, seat)
        return None if answer is None else wired(self.room.game, answer)

    def _task(self, seat: Seat, bot: str) -> Task:
        table = self.room.table
        return Task(
            table=table.id,
            game=table.game,
            options=bytes(table.options),
            origin=msgspec.json.encode(table.origin),
            entries=[stored.entry for stored in self.room.course.stored],
            seat=seat,
            bot=bot,
            seed=token_hex(),  # a player who could foresee it could foresee what the bot imagines
        )

    # -- people --------------------------------------------------------------------------------------------------------

    def _notify(self, seat: Seat) -> None:
        """Tell a player who does not look at the table that it is their turn, once."""
        room = self.room
        seating, is_here = room.table.seats[seat], seat in room.audience.here
        if seating.webhook and not seating.is_quiet and not seating.is_played_by_bot and not is_here:
            room.host.spawn(room.host.notify(seating.webhook, room.table.game, room.table.id))
