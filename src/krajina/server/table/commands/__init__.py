"""The desk: every message of a client, and what is done about it. Each handler runs under the lock of its room."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

from krajina.core.action import Action
from krajina.core.errors import IllegalAction
from krajina.core.message import SeatName
from krajina.core.seat import Seat
from krajina.core.step import check
from krajina.server.table.clean import LONGEST_LINE, clean_text
from krajina.server.table.commands import requests
from krajina.server.table.commands.seats import get_up, let_bot, own_seat, prefer, renew_key, seating_of, take_back
from krajina.server.table.host import STAND_IN
from krajina.server.table.messages import (
    Abandon,
    Act,
    Done,
    HandOver,
    Incoming,
    Kick,
    Leave,
    LetBot,
    NewKey,
    Ping,
    Pong,
    Prefer,
    Redo,
    Reply,
    ResetTurn,
    Say,
    TakeBack,
    Undo,
    Why,
)
from krajina.server.table.model import RequestKind
from krajina.server.table.naming import bot_title
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher

Answer: TypeAlias = Done | Pong


def _check_acting(room: Room, who: Watcher, seat: Seat, seen: int | None = None) -> None:
    """Check that a seat may do something in the game now; raises Refused."""
    seating = own_seat(room, who, seat)
    room.check_playing()
    if seating.is_played_by_bot:
        raise Refused("bot-plays", seat=SeatName(seat), bot=bot_title(seating.bot))
    if seen is not None and room.course.is_stale(seat, seen):
        raise Refused("stale")


def _done(room: Room, message: Incoming) -> Done:
    """The game went on: whoever hears that by another way than its updates knows which one to wait for."""
    return Done(id=message.id, n=room.course.n)


# -- the game ----------------------------------------------------------------------------------------------------------


async def act(room: Room, who: Watcher, message: Act) -> Answer:
    """Answer a question."""
    action = _read(room, who, message, message.seen)
    do = partial(room.course.act, message.seat, action, room.host.now())
    await room.step(do, message.seat, may_hold=True)
    return _done(room, message)


async def why(room: Room, who: Watcher, message: Why) -> Answer:
    """Refuse what `act` would refuse, and else do nothing."""
    action = _read(room, who, message)
    state = room.course.play.state
    async with room.evenly():
        refusal = await room.host.work.think(lambda: check(room.game, state, message.seat, action))
    if refusal is not None:
        raise IllegalAction(refusal, message.seat)
    return Done(id=message.id)


def _read(room: Room, who: Watcher, message: Act | Why, seen: int | None = None) -> Action:
    """The action that a seat wants to do, if it may do anything now; raises BadAction or Refused."""
    _check_acting(room, who, message.seat, seen)
    action = room.course.read(message.action)
    if room.live.held_by is not None and message.seat in room.course.questions() and not room.is_open_to(message.seat):
        raise Refused("held", seat=SeatName(room.live.held_by))
    return action


async def undo(room: Room, who: Watcher, message: Undo) -> Answer:
    """Take steps back, or ask the others whether one may."""
    _check_acting(room, who, message.seat, message.seen)
    offer = room.course.undo_offer(message.seat)
    if offer.alone < message.steps <= offer.together:
        await requests.ask(room, RequestKind.UNDO, message.seat, message.steps)
        return _done(room, message)
    await room.step(partial(room.course.undo, message.seat, message.steps, (), room.host.now()), message.seat)
    return _done(room, message)


async def reset_turn(room: Room, who: Watcher, message: ResetTurn) -> Answer:
    """Take back all that one may alone."""
    _check_acting(room, who, message.seat, message.seen)
    offer = room.course.undo_offer(message.seat)
    if offer.alone == 0:
        raise IllegalAction(offer.why, message.seat)
    await room.step(partial(room.course.undo, message.seat, offer.alone, (), room.host.now()), message.seat)
    return _done(room, message)


async def redo(room: Room, who: Watcher, message: Redo) -> Answer:
    """Do again what one has just taken back."""
    _check_acting(room, who, message.seat, message.seen)
    await room.step(partial(room.course.redo, message.seat, room.host.now()), message.seat, may_hold=True)
    return _done(room, message)


async def hand_over(room: Room, who: Watcher, message: HandOver) -> Answer:
    """End one's turn for good. Nobody is to blame for clicking when it has just passed on by itself."""
    own_seat(room, who, message.seat)
    if room.is_playing and room.live.held_by == message.seat:
        _check_acting(room, who, message.seat)
        await room.step()
    return _done(room, message)


async def abandon(room: Room, who: Watcher, message: Abandon) -> Answer:
    """Ask the others to end the game here."""
    own_seat(room, who, message.seat)
    room.check_playing()
    await requests.ask(room, RequestKind.ABANDON, message.seat)
    return _done(room, message)


async def reply(room: Room, who: Watcher, message: Reply) -> Answer:
    """Agree to what was asked for, or not."""
    await requests.reply(room, who, message)
    return _done(room, message)


async def leave(room: Room, who: Watcher, message: Leave) -> Answer:
    """Get up. What was asked for was asked of other people."""
    own_seat(room, who, message.seat)
    await requests.drop(room)
    name = await get_up(room, message.seat, but=who)
    await room.note("table-got-up", seat=SeatName(message.seat), name=name)
    return Done(id=message.id)


async def kick(room: Room, who: Watcher, message: Kick) -> Answer:
    """The owner takes a seat from somebody: in a game, only if the others agree, or a bot plays until they are back."""
    if not who.is_owner:
        raise Refused("not-owner")
    seating = seating_of(room, message.seat)
    if not room.is_playing or not seating.key:  # nobody, or a bot, or somebody who never came to the rematch
        name = await get_up(room, message.seat)
        await room.note("table-kicked", seat=SeatName(message.seat), name=name)
    elif message.seat in room.here:
        await requests.ask_to_kick(room, who, message.seat)
    else:
        await let_bot(room, who, LetBot(id=message.id, seat=message.seat, bot=STAND_IN))
    return Done(id=message.id)


# -- talk --------------------------------------------------------------------------------------------------------------


async def say(room: Room, who: Watcher, message: Say) -> Answer:
    """Say something, if the game lets people talk now."""
    own_seat(room, who, message.seat)
    text = clean_text(message.text, LONGEST_LINE)
    if room.is_playing and not room.game.may_talk(room.course.play.state):
        raise Refused("talk-closed")
    await room.add_line(message.seat, text)
    return Done(id=message.id)


async def ping(room: Room, _who: Watcher, message: Ping) -> Answer:
    """Somebody is there."""
    return Pong(id=message.id, time=room.host.wall())


HANDLERS: Final[dict[type[Incoming], Callable[..., Awaitable[Answer]]]] = {
    Act: act,
    Why: why,
    Undo: undo,
    ResetTurn: reset_turn,
    Redo: redo,
    HandOver: hand_over,
    Abandon: abandon,
    Reply: reply,
    Say: say,
    Prefer: prefer,
    LetBot: let_bot,
    TakeBack: take_back,
    Leave: leave,
    Kick: kick,
    NewKey: renew_key,
    Ping: ping,
}
