"""The lobby: opening tables, taking seats, rematches, forks and uploads, and the lists of tables."""

from collections.abc import Collection, Sequence
from math import inf
from time import thread_time
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from krajina.core.errors import BadRecord
from krajina.core.game import AnyGame
from krajina.core.message import SeatName
from krajina.core.play import AnyPlay, Play
from krajina.core.record import BOT, Entry, Record, read_record
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.server.store import OWNER, Conflict
from krajina.server.store.rows import Listed
from krajina.server.table.clean import check_name
from krajina.server.table.commands.requests import ask_to_succeed
from krajina.server.table.commands.seats import renewed_key, seating_of, sit
from krajina.server.table.create import (
    Founded,
    NewTable,
    SeatKey,
    check_bot,
    found,
    founded,
    mint_of,
    new_table,
)
from krajina.server.table.directory import Directory
from krajina.server.table.host import Host
from krajina.server.table.keys import KEY, Mint, fits, hash_of, heir_of, new_seed
from krajina.server.table.messages import Done, NewKey, Rematch, RequestId, SeatNumber, Tag
from krajina.server.table.model import DAY, USUAL_GRACE, Origin, Salt, Seating, SeatKind, Status, StoredEntry, Table
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room
from krajina.server.table.updates import is_playable
from krajina.server.table.watcher import Watcher
from krajina.text.names import clean_name

REPLAY_SECONDS: Final = 2.0  # of a processor; an uploaded record that takes more to replay is not taken
MOST_FORKS: Final = 8  # of a fork of a fork
LISTED: Final = 50  # tables of one page of the lobby
MOST_FAIR: Final = 10_000  # bytes of what a record says of its chance: everybody who comes is told it


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who takes a seat. `salt` is added to the luck of the game, so that nobody else chose it alone."""

    name: str
    colour: Tag = ""
    salt: Salt = ""
    is_program: bool = False
    request_id: RequestId = ""


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to go another way: after so many entries, as a seat knew the table; the other seats get this bot."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    name: str = ""
    bot: Tag = ""
    request_id: RequestId = ""


class Lobby:
    """What is done with tables from outside of them."""

    def __init__(self, host: Host, directory: Directory) -> None:
        self.host = host
        self.directory = directory

    async def create(self, wanted: NewTable) -> Founded:
        """Open a table; if nobody is missing, its game begins."""
        table, told = await self.host.work.large(found, wanted, self.host.wall())
        return told if await self._open(table) else await self._told_again(wanted.request_id)

    async def again(self, request_id: str) -> Founded | None:
        """What whoever opened a table with this id was told, if anybody did."""
        mint = mint_of(request_id)
        stored = await self.host.store.summary(mint.table_id()) if request_id else None
        return None if stored is None else founded(mint, stored.table)

    async def _told_again(self, request_id: str) -> Founded:
        told = await self.again(request_id)
        assert told is not None, "that a table is there already can only be due to its id"
        return told

    async def _open(self, table: Table) -> bool:
        """Keep a table; tells whether it is new: who asks again, even at the same time, comes to the same one."""
        try:
            room = await self.directory.create(table)
        except Conflict:
            return False
        async with room.lock:
            if room.owes:
                await room.go_on()
        return True

    async def listed(
        self, statuses: Sequence[Status] = (Status.GATHERING, Status.PLAYING), before: float | None = None
    ) -> Sequence[Listed]:
        """Public tables, the latest change first; those that changed before a moment, to go on with the list."""
        moment = inf if before is None else before
        return await self.host.store.listed(statuses, LISTED, moment)

    async def join(self, table: str, seat: Seat, join: Join) -> SeatKey:
        """Take an open seat; in a game, all people there have to agree before the key is worth anything."""
        name = check_name(join.name)
        room = await self.directory.room(table)
        key = Mint(join.request_id, "join", table, str(seat)).key()
        async with room.lock:
            newcomer = Seating(
                kind=SeatKind.PERSON,
                name=name,
                colour=join.colour,
                key=hash_of(key),
                salt=join.salt,
                is_program=join.is_program,
                grace=0 if join.is_program else USUAL_GRACE,  # a program does not click by mistake
            )
            is_left = seating_of(room, seat).kind == SeatKind.OPEN and room.is_playing
            try:
                await (ask_to_succeed if is_left else sit)(room, seat, newcomer)
            except Refused:
                now = room.table.seats[seat]
                mine = now.successor if is_left else now
                if mine is None or not fits(key, mine.key):  # else they have asked for it before
                    raise
        return SeatKey(seat, key, waits=is_left)

    async def renewed(self, keys: Sequence[str], message: NewKey) -> tuple[str, str] | None:
        """A dead key among these and the one that `new_key` with this id made of it: for whoever lost the answer."""
        for old in keys if message.request_id else ():
            key = renewed_key(message.request_id, old)
            holder = await self.host.store.find(hash_of(key)) if KEY.fullmatch(old) else None
            if holder is not None and holder.seat == message.seat:
                return old, key
        return None

    async def watcher(self, keys: Sequence[str], table: str = "") -> tuple[Room, Watcher]:
        """Who holds these keys, and the room they are for; without keys a spectator of the table. Raises Refused."""
        holders = [(key, await self.directory.holder(key)) for key in dict.fromkeys(keys)]
        tables = {holder.table for _, holder in holders} | ({table} if table else set())
        if len(tables) != 1:
            raise Refused("which-table")
        room = await self.directory.room(tables.pop())
        seats = {holder.seat: key for key, holder in holders if holder.seat != OWNER}
        watcher = Watcher(seats, is_owner=any(holder.seat == OWNER for _, holder in holders))
        if not holders and not (room.table.watching.allowed or room.table.status != Status.PLAYING):
            raise Refused("no-watching")
        return room, watcher

    async def delete(self, table: str, own: Collection[Seat]) -> None:
        """Forget a table; not while others than the `own` seats play there."""
        summary = await self.directory.summary(table)
        found = summary.table
        others = (seating for seat, seating in enumerate(found.seats) if seat not in own)
        is_idle = summary.changed < self.host.wall() - DAY
        is_played = found.status == Status.PLAYING and is_playable(found) and not is_idle
        if is_played and any(one.kind == SeatKind.PERSON for one in others):
            raise Refused("others-play")
        await self.directory.delete(table)

    # -- again ---------------------------------------------------------------------------------------------------------

    async def rematch(self, room: Room, who: Watcher, message: Rematch) -> Done:
        """The table of the rematch, the key of the seat there, and the owner's key for whoever opens it."""
        seat = message.seat
        if not room.table.status.is_closed:
            raise Refused("table-open")
        if seat is None:
            raise Refused("which-seat")
        if seat not in who.keys:
            raise Refused("not-your-seat", seat=SeatName(seat))
        mint = Mint(message.request_id, "rematch", room.table.id)
        async with room.lock:
            if not room.table.next:
                await self._open_rematch(room, mint)
        again = await self.directory.room(room.table.next)
        key, owner = heir_of(who.keys[seat], again.table.id), mint.key("owner")
        await self._inherit(again, who.keys[seat], key)
        is_owner = fits(owner, again.table.owner)
        return Done(id=message.id, table=again.table.id, key=key, owner=owner if is_owner else "")

    async def _open_rematch(self, room: Room, mint: Mint) -> None:
        old = room.table
        # The start goes one seat further: whoever sat second sits first.
        seats = tuple(_again(seating) for seating in (*old.seats[1:], old.seats[0]))
        options = msgspec.json.decode(old.options, type=room.game.options)
        table = msgspec.structs.replace(
            new_table(mint, room.game, options, seats, self.host.wall()),
            name=old.name,
            visibility=old.visibility,
            watching=old.watching,
            clock=old.clock,
            origin=Origin(rematch_of=old.id),
        )
        await self._open(table)
        try:
            await room.change(next=table.id)
        except Refused:  # in another process somebody was faster, maybe the same one
            if room.table.next == table.id:
                return
            await self.directory.delete(table.id)
            raise
        await room.note("table-rematch")

    async def _inherit(self, again: Room, old_key: str, key: str) -> None:
        """Give the seat that was kept for the holder of an old key its new key."""
        async with again.lock:
            for seat, seating in enumerate(again.table.seats):
                if seating.heir and fits(old_key, seating.heir):
                    if not seating.key:
                        await again.change_seat(seat, key=hash_of(key))
                    return
        raise Refused("seat-lost")

    # -- what if -------------------------------------------------------------------------------------------------------

    async def fork(self, room: Room, fork: Fork) -> Founded:
        """A private table that starts where another stood, with all that the seat could not know drawn anew."""
        old, options = room.table, room.course.play.options
        async with room.lock:  # what is not stored yet has not happened
            entries = room.course.play.entries[:]
        if fork.step > len(entries):
            raise Refused("no-such-step", step=fork.step, last=len(entries))
        before = Record(old.game, old.rules, options, tuple(entries[: fork.step]))
        written = await self.host.work.large(before.to_json)
        origin = Origin(
            record=written.decode(),
            seat=fork.seat,
            seed=new_seed(),
            parent=old.origin if old.origin.is_fork else None,
        )
        if _depth(origin) > MOST_FORKS:
            raise Refused("too-many-forks", most=MOST_FORKS)
        mint = mint_of(fork.request_id)
        seats = _what_if_seats(mint, fork, len(old.seats), tuple(seating.colour for seating in old.seats))
        table = new_table(mint, room.game, options, seats, self.host.wall())
        is_new = await self._open(msgspec.structs.replace(table, origin=origin))
        return founded(mint, table) if is_new else await self._told_again(fork.request_id)

    # -- records -------------------------------------------------------------------------------------------------------

    async def upload(self, data: bytes, request_id: str = "") -> Founded:
        """Keep a record as a closed table, to be looked at and to be forked; raises BadRecord."""
        game, record, play = await self.host.work.large(_replayed, data)
        now, mint = self.host.wall(), mint_of(request_id)
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
        entries = [StoredEntry(seq, msgspec.json.encode(entry), now) for seq, entry in enumerate[Entry](record.entries)]
        try:
            await self.host.store.create(table, entries)
        except Conflict:
            return await self._told_again(request_id)
        return founded(mint, table)


def _recorded(player: str, colour: str) -> Seating:
    """A player as a record tells of it."""
    if player.startswith(BOT):
        return Seating(kind=SeatKind.BOT, bot=clean_name(player.removeprefix(BOT)), colour=colour)
    return Seating(kind=SeatKind.PERSON, name=clean_name(player), colour=colour)


def _again(seating: Seating) -> Seating:
    """The same player at the next table: the key comes when they come."""
    if seating.kind == SeatKind.OPEN:
        return Seating(colour=seating.colour)  # whoever sat there has left
    bot = seating.bot if seating.kind == SeatKind.BOT else ""
    return msgspec.structs.replace(seating, key="", heir=seating.key, salt="", bot=bot)


def _what_if_seats(mint: Mint, fork: Fork, count: int, colours: tuple[str, ...]) -> tuple[Seating, ...]:
    """Seats of a fork: all for whoever asked, or one of them and bots at the others."""
    name = check_name(fork.name) if fork.name else ""
    mine = {fork.seat or 0} if fork.bot else set(range(count))
    bot = check_bot(fork.bot) if fork.bot else ""
    here = Seating(kind=SeatKind.PERSON, name=name)
    seats = (
        msgspec.structs.replace(here, key=hash_of(mint.key(str(seat))))
        if seat in mine
        else Seating(kind=SeatKind.BOT, bot=bot)
        for seat in range(count)
    )
    return tuple(
        msgspec.structs.replace(seating, colour=colours[seat % len(colours)]) for seat, seating in enumerate(seats)
    )


def _depth(origin: Origin | None) -> int:
    return 0 if origin is None else 1 + _depth(origin.parent)


def _replayed(data: bytes) -> tuple[AnyGame, Record, AnyPlay]:
    """Replay somebody's record, but not for ever: an undo far back takes as long as the game up to there."""
    end = thread_time() + REPLAY_SECONDS
    game, record = read_record(data, find_game)
    if len(msgspec.json.encode(record.fair)) > MOST_FAIR:
        raise Refused("too-large", limit=MOST_FAIR)
    play: AnyPlay = Play.begin(game, record)
    for entry in record.entries:
        if thread_time() > end:
            raise BadRecord("record-slow", seconds=int(REPLAY_SECONDS))
        play.enter(entry)
    return game, record, play
