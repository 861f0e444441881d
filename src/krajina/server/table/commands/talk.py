"""Talk at a table, with words or with signs, and the question whether it is still there."""

from krajina.server.table.commands.seats import own_seat
from krajina.server.table.messages import Done, Ping, Pong, React, Reacted, Say
from krajina.server.table.names import LONGEST_LINE, clean_text
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher


async def say(room: Room, who: Watcher, message: Say) -> Done:
    """Say something, if the game lets players talk now."""
    own_seat(room, who, message.seat)
    text = clean_text(message.text, LONGEST_LINE)
    _check_talk(room)
    await room.add_line(message.seat, text)
    return Done(id=message.id)


async def react(room: Room, who: Watcher, message: React) -> Done:
    """Show a sign, where something might be said; it is told, also in other processes, and not stored."""
    own_seat(room, who, message.seat)
    _check_talk(room)
    reaction = Reacted(seat=message.seat, sign=message.sign)
    room.audience.tell_reaction(room.table, reaction)
    await room.host.publish(room.table.id, reaction)
    return Done(id=message.id)


def _check_talk(room: Room) -> None:
    """Raise Refused while the game lets nobody talk: a sign could tell as much as a word."""
    if room.is_playing and not room.game.may_talk(room.course.play.state):
        raise Refused("talk-closed")


async def ping(room: Room, _who: Watcher, message: Ping) -> Pong:
    """Answer, with the time."""
    return Pong(id=message.id, time=room.host.time().wall)
