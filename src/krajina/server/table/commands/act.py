"""Acting: a seat answers its question, asks whether it might, or ends its turn."""

from functools import partial

from krajina.core.action import Action
from krajina.core.errors import IllegalAction
from krajina.core.message import SeatName
from krajina.core.seat import Seat
from krajina.core.step import check
from krajina.server.table.commands.seats import check_playing, own_seat
from krajina.server.table.messages import Act, Done, HandOver, Incoming, Why
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher
from krajina.text.bots import bot_title


def check_acting(room: Room, who: Watcher, seat: Seat, seen: int | None = None) -> None:
    """Check that a seat may do something in the game now; raises Refused."""
    seating = own_seat(room, who, seat)
    check_playing(room)
    if seating.is_played_by_bot:
        raise Refused("bot-plays", seat=SeatName(seat), bot=bot_title(seating.bot))
    if seen is not None and room.course.is_stale(seat, seen):
        raise Refused("stale")


def done(room: Room, message: Incoming) -> Done:
    """The game went on: a client that hears of it in another way than by its updates knows which one to wait for."""
    return Done(id=message.id, n=room.course.n)


async def act(room: Room, who: Watcher, message: Act) -> Done:
    """Answer a question."""
    action = _read(room, who, message, message.seen)
    await room.step(partial(room.course.act, message.seat, action), message.seat, may_hold=True)
    return done(room, message)


async def why(room: Room, who: Watcher, message: Why) -> Done:
    """Refuse what `act` would refuse, and else do nothing."""
    action = _read(room, who, message)
    state = room.course.play.state
    async with room.evenly():
        refusal = await room.host.think(lambda: check(room.game, state, message.seat, action))
    if refusal is not None:
        raise IllegalAction(refusal, message.seat)
    return Done(id=message.id)


def _read(room: Room, who: Watcher, message: Act | Why, seen: int | None = None) -> Action:
    """The action that a seat wants to do, if it may do anything now; raises BadAction or Refused."""
    check_acting(room, who, message.seat, seen)
    action = room.course.read(message.action)
    if room.live.held_by is not None and message.seat in room.course.questions() and not room.is_open_to(message.seat):
        raise Refused("held", seat=SeatName(room.live.held_by))
    return action


async def hand_over(room: Room, who: Watcher, message: HandOver) -> Done:
    """End one's turn for good. It is no fault to click when the turn has just passed on by itself."""
    own_seat(room, who, message.seat)
    if room.is_playing and room.live.held_by == message.seat:
        check_acting(room, who, message.seat)
        await room.step()
    return done(room, message)
