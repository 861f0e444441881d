"""Talk at a table, and the question whether it is still there."""

from krajina.server.table.commands.seats import own_seat
from krajina.server.table.messages import Done, Ping, Pong, Say
from krajina.server.table.names import LONGEST_LINE, clean_text
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher


async def say(room: Room, who: Watcher, message: Say) -> Done:
    """Say something, if the game lets players talk now."""
    own_seat(room, who, message.seat)
    text = clean_text(message.text, LONGEST_LINE)
    if room.is_playing and not room.game.may_talk(room.course.play.state):
        raise Refused("talk-closed")
    await room.add_line(message.seat, text)
    return Done(id=message.id)


async def ping(room: Room, _who: Watcher, message: Ping) -> Pong:
    """Answer, with the time."""
    return Pong(id=message.id, time=room.host.time().wall)
