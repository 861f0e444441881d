"""Taking a seat from outside: a player joins a table and gets the key of the seat."""

from msgspec import Struct

from krajina.core.seat import Seat
from krajina.server.table.commands.requests import ask_to_succeed
from krajina.server.table.commands.seats import seating_of, sit
from krajina.server.table.create import SeatKey
from krajina.server.table.keys import Mint, fits, hash_of
from krajina.server.table.messages import RequestId, Tag
from krajina.server.table.model import USUAL_GRACE, Salt, Seating, SeatKind
from krajina.server.table.names import check_name
from krajina.server.table.refused import Refused
from krajina.server.table.room import Room


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who takes a seat. `salt` is added to the luck of the game, so that no other player chose it alone."""

    name: str
    colour: Tag = ""
    salt: Salt = ""
    is_program: bool = False
    request_id: RequestId = ""


async def join(room: Room, seat: Seat, wanted: Join) -> SeatKey:
    """Take an open seat; in a game, all people there have to agree before the key is worth anything."""
    name, key = check_name(wanted.name), Mint(wanted.request_id, "join", room.table.id, str(seat)).key()
    newcomer = Seating(
        kind=SeatKind.PERSON,
        name=name,
        colour=wanted.colour,
        key=hash_of(key),
        salt=wanted.salt,
        is_program=wanted.is_program,
        grace=0 if wanted.is_program else USUAL_GRACE,  # a program does not click by mistake
    )
    async with room.entered():
        is_left = seating_of(room, seat).kind == SeatKind.OPEN and room.is_playing
        try:
            await (ask_to_succeed if is_left else sit)(room, seat, newcomer)
        except Refused:
            now = room.table.seats[seat]
            mine = now.successor if is_left else now
            if mine is None or not fits(key, mine.key):  # else the same request has asked for it before
                raise
    return SeatKey(seat, key, waits=is_left)
