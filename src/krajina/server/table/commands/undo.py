"""Taking steps back, and doing them again."""

from functools import partial

from krajina.core.errors import IllegalAction
from krajina.server.table.commands import requests
from krajina.server.table.commands.act import check_acting, done
from krajina.server.table.messages import Done, Redo, ResetTurn, Undo
from krajina.server.table.model import RequestKind
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher


async def undo(room: Room, who: Watcher, message: Undo) -> Done:
    """Take steps back, or ask the others whether one may."""
    check_acting(room, who, message.seat, message.seen)
    offer = room.course.play.undo_offer(message.seat)
    if offer.alone < message.steps <= offer.together:
        await requests.ask(room, RequestKind.UNDO, message.seat, message.steps)
    else:
        await room.step(partial(room.course.undo, message.seat, message.steps, ()), message.seat)
    return done(room, message)


async def reset_turn(room: Room, who: Watcher, message: ResetTurn) -> Done:
    """Take back all that one may alone."""
    check_acting(room, who, message.seat, message.seen)
    offer = room.course.play.undo_offer(message.seat)
    if offer.alone == 0:
        raise IllegalAction(offer.why, message.seat)
    await room.step(partial(room.course.undo, message.seat, offer.alone, ()), message.seat)
    return done(room, message)


async def redo(room: Room, who: Watcher, message: Redo) -> Done:
    """Do again what one has just taken back."""
    check_acting(room, who, message.seat, message.seen)
    await room.step(partial(room.course.redo, message.seat), message.seat, may_hold=True)
    return done(room, message)
