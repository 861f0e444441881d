"""Seats: sitting down and getting up, bots that stand in, keys, and what a seat wants."""

import msgspec

from krajina.core.message import SeatName, Value
from krajina.core.seat import Seat
from krajina.server.table.create import check_bot, free_colour
from krajina.server.table.host import STAND_IN
from krajina.server.table.keys import Mint, fits, hash_of
from krajina.server.table.messages import Done, LetBot, NewKey, Prefer, TakeBack
from krajina.server.table.model import Seating, SeatKind, Status
from krajina.server.table.names import check_colour, check_name, colour_word, name_on
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher
from krajina.text.bots import bot_title


def own_seat(room: Room, who: Watcher, seat: Seat) -> Seating:
    """The seat, if this client holds its key; raises Refused."""
    seating = seating_of(room, seat)
    # A key that was shown may have been taken back while this client waited for the table.
    if seat not in who.keys or not fits(who.keys[seat], seating.key):
        raise Refused("not-your-seat", seat=SeatName(seat))
    return seating


def check_playing(room: Room) -> None:
    """Raise Refused unless the game has begun and is not over."""
    if room.table.status == Status.GATHERING:
        raise Refused("not-started")
    _check_open(room)


def seating_of(room: Room, seat: Seat) -> Seating:
    """The seat; raises Refused if there is none of that number."""
    if not 0 <= seat < len(room.table.seats):
        raise Refused("unknown-seat", seat=SeatName(seat))
    return room.table.seats[seat]


async def sit(room: Room, seat: Seat, newcomer: Seating) -> None:
    """Let a player or a bot take an open seat; when all seats are taken, the game begins."""
    before = seating_of(room, seat)
    _check_open(room)
    if before.kind != SeatKind.OPEN:
        raise Refused("seat-taken", seat=SeatName(seat))
    colour, salt = before.colour, before.salt  # once the game has begun, its pieces and its luck are fixed
    if not room.is_playing:
        wish = newcomer.colour or before.colour
        colour = free_colour(room.game.colours, room.table.seats, wish, but=seat)
        salt = newcomer.salt
    await room.put(seat, msgspec.structs.replace(newcomer, colour=colour, salt=salt))
    await room.note("table-joined", seat=SeatName(seat), name=name_on(newcomer))
    if room.owes:
        await room.go_on()
    elif room.is_playing:
        room.tell()
        room.automatic.step_done()


async def prefer(room: Room, who: Watcher, message: Prefer) -> Done:
    """Change what a seat wants."""
    seating = own_seat(room, who, message.seat)
    fields = {
        name: value
        for name in ("grace", "confirms", "muted", "is_quiet")
        if (value := getattr(message, name)) is not None
    }
    if message.name is not None:
        fields["name"] = check_name(message.name)
    if message.colour is not None:
        fields["colour"] = _free(room, message.seat, check_colour(message.colour, room.game.colours))
    if message.webhook is not None:
        if message.webhook:
            room.host.check_webhook(message.webhook)
        fields["webhook"] = message.webhook
    if any(getattr(seating, name) != value for name, value in fields.items()):
        await room.change_seat(message.seat, **fields)
    return Done(id=message.id)


def _free(room: Room, seat: Seat, colour: str) -> str:
    if room.table.status != Status.GATHERING:
        raise Refused("already-started")
    if any(other.colour == colour for at, other in enumerate(room.table.seats) if at != seat):
        raise Refused("colour-taken", colour=colour_word(colour))
    return colour


async def let_bot(room: Room, who: Watcher, message: LetBot) -> Done:
    """Let a bot play: for oneself, or as the owner for a player who does not look at the table."""
    bot = check_bot(message.bot, room.game)
    seating = own_seat(room, who, message.seat) if not who.is_owner else seating_of(room, message.seat)
    _check_open(room)
    if message.seat in room.audience.here and message.seat not in who.seats:
        raise Refused("still-here", seat=SeatName(message.seat))
    if seating.kind == SeatKind.OPEN and room.table.status == Status.GATHERING:
        await sit(room, message.seat, Seating(kind=SeatKind.BOT, bot=bot))
    else:
        await room.change_seat(message.seat, bot=bot)
        await room.note("table-bot-plays", seat=SeatName(message.seat), bot=bot_title(bot))
        await _go_on(room, message.seat)
    return Done(id=message.id)


async def take_back(room: Room, who: Watcher, message: TakeBack) -> Done:
    """Play on oneself."""
    seating = own_seat(room, who, message.seat)
    _check_open(room)
    if not seating.is_played_by_bot:
        raise Refused("no-bot-plays", seat=SeatName(message.seat))
    await room.change_seat(message.seat, bot="")
    await room.note("table-taken-back", seat=SeatName(message.seat))
    room.tell()
    return Done(id=message.id)


async def get_up(room: Room, seat: Seat, but: Watcher | None = None) -> Value:
    """Open a seat again, and say who sat there; in a running game a bot plays until all agree to another player."""
    _check_open(room)
    seating = room.table.seats[seat]
    if seating.kind == SeatKind.OPEN:
        raise Refused("seat-empty", seat=SeatName(seat))
    bot = (seating.bot or STAND_IN) if room.is_playing else ""
    name = name_on(seating)
    opened = Seating(colour=seating.colour, bot=bot, salt=seating.salt, name=seating.name if room.is_playing else "")
    await room.put(seat, opened)
    room.dismiss_strangers(but)
    await _go_on(room, seat)
    return name


async def _go_on(room: Room, seat: Seat) -> None:
    """A bot plays on for a player: it is noted that it has to, and a turn that was not handed over waits no longer."""
    if room.is_playing and room.live.held_by in {seat, None}:
        await room.step()
    else:
        room.tell()
        room.automatic.step_done()


async def renew_key(room: Room, who: Watcher, message: NewKey) -> Done:
    """Make another key: the old link, wherever it went, is dead. Asked again with the same id, it is the same key."""
    seat, seating = message.seat, seating_of(room, message.seat)
    before = [old for old in (who.keys.get(seat), who.renewed.get(seat)) if old is not None]
    made = [key for key in (renewed_key(message.request_id, old) for old in before) if fits(key, seating.key)]
    if not made:
        own_seat(room, who, seat)
        made = [renewed_key(message.request_id, who.keys[seat])]
        await room.change_seat(seat, key=hash_of(made[0]), heir="")
        who.renewed[seat] = who.keys[seat]
    who.keys[seat] = made[0]
    room.dismiss_strangers()
    return Done(id=message.id, key=made[0])


def renewed_key(request_id: str, old: str) -> str:
    """The key that follows on an old one. It cannot be known from the old link alone: it takes the id as well."""
    return Mint(request_id, "new_key", old).key()


def _check_open(room: Room) -> None:
    if room.table.status.is_closed:
        raise Refused("table-closed")
