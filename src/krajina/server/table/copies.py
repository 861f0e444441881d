"""Tables made of others: a rematch, a fork that goes another way, and a record that was uploaded."""

from secrets import token_hex
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from krajina.core.errors import BadRecord
from krajina.core.game import AnyGame
from krajina.core.message import SeatName
from krajina.core.play import AnyPlay, Play
from krajina.core.record import BOT, Entry, Record, read_record
from krajina.core.registry import find_game
from krajina.core.understood import understood
from krajina.server.table.create import Founded, check_bot, founded, mint_of, new_table
from krajina.server.table.directory import Directory
from krajina.server.table.host import Host
from krajina.server.table.keys import Mint, fits, hash_of, heir_of
from krajina.server.table.messages import Done, Rematch, RequestId, SeatNumber, Tag
from krajina.server.table.model import Origin, Seating, SeatKind, Status, StoredEntry
from krajina.server.table.names import check_name
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.store import Conflict
from krajina.server.table.watcher import Watcher
from krajina.text.names import clean_name

REPLAY_SECONDS: Final = 2.0  # of a processor; an uploaded record that takes more to replay is not taken
MOST_FORKS: Final = 8  # of a fork of a fork
MOST_FAIR: Final = 10_000  # bytes of what a record says of its chance: every watcher is told it


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to go another way: after so many entries, as a seat knew the table; the other seats get this bot."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    name: str = ""
    bot: Tag = ""
    request_id: RequestId = ""


async def rematch(directory: Directory, room: Room, who: Watcher, message: Rematch) -> Done:
    """The table of the rematch, the key of the seat there, and the owner's key for the seat that opens it."""
    seat = message.seat
    if not room.table.status.is_closed:
        raise Refused("table-open")
    if seat is None:
        raise Refused("which-seat")
    if seat not in who.keys:
        raise Refused("not-your-seat", seat=SeatName(seat))
    mint = Mint(message.request_id, "rematch", room.table.id)
    async with room.entered():
        if not room.table.next:
            await _open_rematch(directory, room, mint)
    again = await directory.room(room.table.next)
    key, owner = heir_of(who.keys[seat], again.table.id), mint.key("owner")
    await _inherit(again, who.keys[seat], key)
    is_owner = fits(owner, again.table.owner)
    return Done(id=message.id, table=again.table.id, key=key, owner=owner if is_owner else "")


async def _open_rematch(directory: Directory, room: Room, mint: Mint) -> None:
    old = room.table
    # The start goes one seat further: the player who sat second sits first.
    seats = tuple(_again(seating) for seating in (*old.seats[1:], old.seats[0]))
    options = msgspec.json.decode(old.options, type=understood(room.game.options))
    table = msgspec.structs.replace(
        new_table(mint, room.game, options, seats, directory.host.time().wall),
        name=old.name,
        visibility=old.visibility,
        watching=old.watching,
        clock=old.clock,
        origin=Origin(rematch_of=old.id),
    )
    await directory.open_new(table)
    try:
        await room.change(next=table.id)
    except Refused:  # in another process a request was faster, maybe the same one
        if room.table.next == table.id:
            return
        await directory.delete(table.id)
        raise
    await room.note("table-rematch")


async def _inherit(again: Room, old_key: str, key: str) -> None:
    """Give the seat that was kept for the holder of an old key its new key."""
    async with again.entered():
        for seat, seating in enumerate(again.table.seats):
            if seating.heir and fits(old_key, seating.heir):
                if not seating.key:
                    await again.change_seat(seat, key=hash_of(key))
                return
    raise Refused("seat-lost")


async def fork(directory: Directory, room: Room, wanted: Fork) -> Founded:
    """A private table that starts where another stood, with all that the seat could not know drawn anew."""
    old, options = room.table, room.course.play.options
    async with room.entered():  # what is not stored yet has not happened
        entries = room.course.play.entries[:]
    if wanted.step > len(entries):
        raise Refused("no-such-step", step=wanted.step, last=len(entries))
    before = Record(old.game, old.rules, options, tuple(entries[: wanted.step]))
    written = await directory.host.large(before.to_json)
    origin = Origin(
        record=written.decode(),
        seat=wanted.seat,
        seed=token_hex(16),
        parent=old.origin if old.is_fork else None,
    )
    if _depth(origin) > MOST_FORKS:
        raise Refused("too-many-forks", most=MOST_FORKS)
    mint = mint_of(wanted.request_id)
    seats = _what_if_seats(mint, wanted, tuple(seating.colour for seating in old.seats), find_game(old.game))
    table = new_table(mint, room.game, options, seats, directory.host.time().wall)
    is_new = await directory.open_new(msgspec.structs.replace(table, origin=origin))
    return founded(mint, table) if is_new else await directory.told_again(wanted.request_id)


async def upload(directory: Directory, data: bytes, request_id: str = "") -> Founded:
    """Keep a record as a closed table, to be looked at and to be forked; raises BadRecord."""
    game, record, play = await directory.host.large(_replayed, data, directory.host)
    now, mint = directory.host.time().wall, mint_of(request_id)
    count = record.options.seats
    colours = game.colours
    names = (*record.players, *[""] * count)[:count]
    seats = tuple(_recorded(name, colours[seat % len(colours)]) for seat, name in enumerate(names))
    table = msgspec.structs.replace(
        new_table(mint, game, play.options, seats, now),
        status=Status.FINISHED if play.is_over else Status.ABANDONED,
        fair=record.fair,
        secret="",
    )
    entries = [
        StoredEntry(seq, entry.seat, msgspec.json.encode(entry), now) for seq, entry in enumerate[Entry](record.entries)
    ]
    try:
        await directory.host.store.create(table, entries)
    except Conflict:
        return await directory.told_again(request_id)
    return founded(mint, table)


def _recorded(player: str, colour: str) -> Seating:
    """A player as a record tells of it."""
    if player.startswith(BOT):
        return Seating(kind=SeatKind.BOT, bot=clean_name(player.removeprefix(BOT)), colour=colour)
    return Seating(kind=SeatKind.PERSON, name=clean_name(player), colour=colour)


def _again(seating: Seating) -> Seating:
    """The same player at the next table: the key comes when they come."""
    if seating.kind == SeatKind.OPEN:
        return Seating(colour=seating.colour)  # its player has left
    bot = seating.bot if seating.kind == SeatKind.BOT else ""
    return msgspec.structs.replace(seating, key="", heir=seating.key, salt="", bot=bot)


def _what_if_seats(mint: Mint, fork: Fork, colours: tuple[str, ...], game: AnyGame) -> tuple[Seating, ...]:
    """Seats of a fork: all for the player who asked, or one of them and bots at the others."""
    name = check_name(fork.name) if fork.name else ""
    mine = {fork.seat or 0} if fork.bot else set(range(len(colours)))
    bot = check_bot(fork.bot, game) if fork.bot else ""
    return tuple(
        Seating(kind=SeatKind.PERSON, name=name, colour=colour, key=hash_of(mint.key(str(seat))))
        if seat in mine
        else Seating(kind=SeatKind.BOT, bot=bot, colour=colour)
        for seat, colour in enumerate(colours)
    )


def _depth(origin: Origin | None) -> int:
    return 0 if origin is None else 1 + _depth(origin.parent)


def _replayed(data: bytes, host: Host) -> tuple[AnyGame, Record, AnyPlay]:
    """Replay a record, but not for ever: an undo far back takes as long as the game up to there."""
    end = host.worked() + REPLAY_SECONDS
    game, record = read_record(data, find_game)
    if len(msgspec.json.encode(record.fair)) > MOST_FAIR:
        raise Refused("too-large", limit=MOST_FAIR)
    play: AnyPlay = Play.begin(game, record)
    for entry in record.entries:
        if host.worked() > end:
            raise BadRecord("record-slow", seconds=int(REPLAY_SECONDS))
        play.enter(entry)
    return game, record, play
