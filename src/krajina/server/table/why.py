"""Why a bot did what it did: asked where bots think, and kept for those who ask the same."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Final

import msgspec
from msgspec import Struct

from krajina.bots.levels import is_rank
from krajina.bots.why import Reasons
from krajina.core.record import BOT, read_entry
from krajina.core.seat import CHANCE, Seat
from krajina.core.understood import understood
from krajina.server.table.bots import Answered, BotFailed, Task
from krajina.server.table.host import STAND_IN, Host
from krajina.server.table.model import SeatKind, StoredEntry
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room

KEPT: Final = 256  # explanations


class Explanation(Struct, frozen=True, kw_only=True):
    """Why a bot chose what it did in a step, as a seat or a spectator may know it."""

    n: int
    seat: Seat
    bot: str
    reasons: Reasons


class Explanations:
    """What was explained lately, at all tables."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept: dict[tuple[str, int, Seat | None], Reasons | None] = {}

    async def of(self, room: Room, stored: Sequence[StoredEntry], n: int, asker: Seat | None) -> Explanation:
        """Why a bot took the step that led to the position after n entries; raises Refused."""
        if not 0 < n <= len(stored):
            raise Refused("no-such-step", step=n, last=len(stored))
        entry = stored[n - 1]
        bot, action = _bot_of(room, entry), _action_of(room, entry)
        eyes = None if room.game.is_open else asker
        key = (room.table.id, n, eyes)
        if key not in self._kept:
            task = _task(room, stored[: n - 1], entry.seat, bot, Answered(action, eyes))
            try:
                told = await self._host.ask(task)
            except BotFailed as error:
                raise Refused("no-reasons") from error
            self._kept[key] = msgspec.json.decode(told, type=understood(Reasons | None))
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        found = self._kept[key]
        if found is None:
            raise Refused("hidden-answer")
        return Explanation(n=n, seat=entry.seat, bot=bot, reasons=found)


def _bot_of(room: Room, entry: StoredEntry) -> str:
    """The bot that answered; raises Refused if it was none of ours, or none that judges positions."""
    seating = room.table.seats[entry.seat] if entry.seat != CHANCE else None
    bot = entry.by.removeprefix(BOT) if entry.by.startswith(BOT) else ""
    if not entry.by and seating is not None and seating.kind == SeatKind.BOT:
        bot = seating.bot
    if bot != STAND_IN and not is_rank(bot):
        raise Refused("no-reasons")
    return bot


def _action_of(room: Room, stored: StoredEntry) -> bytes:
    """What was done; raises Refused where something was taken back."""
    action = read_entry(room.game, stored.entry, stored.seq).action
    if action is None:
        raise Refused("no-reasons")
    return msgspec.json.encode(action)


def _task(room: Room, before: Sequence[StoredEntry], seat: Seat, bot: str, answered: Answered) -> Task:
    table = room.table
    return Task(
        table=f"{table.id} why",  # a position long past: the worker keeps it apart from the present one
        game=table.game,
        options=bytes(table.options),
        origin=msgspec.json.encode(table.origin),
        entries=[stored.entry for stored in before],
        seat=seat,
        bot=bot,
        seed=token_hex(),
        answered=answered,
    )
