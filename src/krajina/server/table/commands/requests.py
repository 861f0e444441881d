"""Requests: what all people at a table have to agree to, what is done when they have, and how players get up.

People are the players who sit there, whether they look at the table now or not. A bot has nothing to say, and a seat
that its player left or lost says neither yes nor no: where no people are left to ask, nothing is agreed to.
"""

from functools import partial
from math import ceil
from typing import Final

import msgspec

from krajina.core.message import SeatName
from krajina.core.seat import Seat
from krajina.server.table.commands.act import done
from krajina.server.table.commands.seats import check_playing, get_up, let_bot, own_seat, seating_of, sit
from krajina.server.table.host import STAND_IN
from krajina.server.table.messages import Abandon, Done, Kick, Leave, LetBot, Reply
from krajina.server.table.model import BY_A_SEAT, RequestInfo, RequestKind, Seating, Status, Table
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher

PEACE: Final = 60  # seconds after a no in which no other stranger may ask for a seat: players are not to be pestered


def people_asked(table: Table, seat: Seat) -> frozenset[Seat]:
    """The seats that have to agree to what one seat wants, or to what is done about it: those of all other people."""
    return table.people - {seat}


async def ask(room: Room, kind: RequestKind, seat: Seat, steps: int = 0) -> None:
    """Ask all others to take back, or to abandon the game. It takes the place of what was asked before."""
    if not room.table.may_agree(seat):
        raise Refused("nobody-to-ask")
    await drop(room)
    await _decide(room, RequestInfo(number=_next(room), kind=kind, seat=seat, steps=steps))


async def ask_to_kick(room: Room, who: Watcher, seat: Seat) -> None:
    """Ask all others whether a player who is here has to get up; in a game of two, there is no other to ask."""
    asked = people_asked(room.table, seat)
    own = tuple(sorted(asked.intersection(who.seats)))
    if len(asked) == len(own):
        raise Refused("still-here", seat=SeatName(seat))
    await drop(room)
    await room.note("table-asks-to-kick", seat=SeatName(seat))
    await _decide(room, RequestInfo(number=_next(room), kind=RequestKind.KICK, seat=seat, agreed=own))


async def ask_to_succeed(room: Room, seat: Seat, newcomer: Seating) -> None:
    """Ask all people whether a stranger may play on where a player left: they will see what that player saw.

    Where something is hidden, one person alone is not enough: it could be the same who asks, and see what two hide.
    """
    if room.live.request is not None:
        raise Refused("request-open")
    if (wait := room.unasked_until - room.host.time().now) > 0:
        raise Refused("asked-lately", wait=ceil(wait))
    if len(people_asked(room.table, seat)) < (1 if room.game.is_open else 2):
        raise Refused("nobody-to-ask")
    request = RequestInfo(number=_next(room), kind=RequestKind.SUCCEED, seat=seat, name=newcomer.name)
    await room.put(seat, msgspec.structs.replace(room.table.seats[seat], successor=newcomer))
    await room.ask(request)
    await room.note("table-asks-to-succeed", seat=SeatName(seat), name=newcomer.name)


async def abandon(room: Room, who: Watcher, message: Abandon) -> Done:
    """Ask the others to end the game here."""
    own_seat(room, who, message.seat)
    check_playing(room)
    await ask(room, RequestKind.ABANDON, message.seat)
    return done(room, message)


async def reply(room: Room, who: Watcher, message: Reply) -> Done:
    """Agree to what was asked for, or not; the seat that asked may withdraw it."""
    own_seat(room, who, message.seat)
    request = room.live.request
    if request is None or request.number != message.request:
        raise Refused("no-request")
    is_asker = message.seat == request.seat and request.kind in BY_A_SEAT
    if not is_asker and message.seat not in people_asked(room.table, request.seat):
        raise Refused("not-consulted", seat=SeatName(message.seat))
    if not message.agree:
        if request.kind == RequestKind.SUCCEED:
            room.unasked_until = room.host.time().now + PEACE
        await drop(room)
        await room.note("table-withdrawn" if is_asker else "table-not-agreed", seat=SeatName(message.seat))
    elif not is_asker:
        agreed = tuple(sorted({*request.agreed, message.seat}))
        await _decide(room, msgspec.structs.replace(request, agreed=agreed))
    return done(room, message)


async def leave(room: Room, who: Watcher, message: Leave) -> Done:
    """Get up. What was asked for was asked of other people."""
    own_seat(room, who, message.seat)
    await drop(room)
    name = await get_up(room, message.seat, but=who)
    await room.note("table-got-up", seat=SeatName(message.seat), name=name)
    return Done(id=message.id)


async def kick(room: Room, who: Watcher, message: Kick) -> Done:
    """The owner takes a seat from its player: in a game, only if the others agree; for one who is away, a bot plays."""
    if not who.is_owner:
        raise Refused("not-owner")
    seating = seating_of(room, message.seat)
    if not room.is_playing or not seating.key:  # an open seat, a bot, or a player who never came to the rematch
        name = await get_up(room, message.seat)
        await room.note("table-kicked", seat=SeatName(message.seat), name=name)
    elif message.seat in room.audience.here:
        await ask_to_kick(room, who, message.seat)
    else:
        await let_bot(room, who, LetBot(id=message.id, seat=message.seat, bot=STAND_IN))
    return Done(id=message.id)


async def drop(room: Room) -> None:
    """Forget what is asked for."""
    request = room.live.request
    if request is None:
        return
    if request.kind == RequestKind.SUCCEED:
        await room.change_seat(request.seat, successor=None)
    await room.ask(None)


async def _decide(room: Room, request: RequestInfo) -> None:
    """Do what was asked for if all people have agreed, else let all watchers see it."""
    if not people_asked(room.table, request.seat) <= set(request.agreed):
        await room.ask(request)
        return
    seat, seats = request.seat, room.table.seats
    match request.kind:
        case RequestKind.UNDO:
            others = tuple(at for at in range(len(seats)) if at != seat)
            await room.step(partial(room.course.undo, seat, request.steps, others), seat)
        case RequestKind.ABANDON:
            await room.reveal(Status.ABANDONED)
            await room.note("table-abandoned", seat=SeatName(seat))
            room.tell()
        case RequestKind.KICK:
            await room.ask(None)
            name = await get_up(room, seat)
            await room.note("table-voted-out", seat=SeatName(seat), name=name)
        case RequestKind.SUCCEED:
            await room.ask(None)
            if (newcomer := seats[seat].successor) is not None:
                await sit(room, seat, newcomer)


def _next(room: Room) -> int:
    return room.live.requests + 1
