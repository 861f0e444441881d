"""Tables over HTTP: opening one, lists of them, taking a seat, forking, deleting."""

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from krajina.core.message import SeatName
from krajina.core.seat import Seat
from krajina.server.http.problems import KEY, MAYBE_KEY, problems
from krajina.server.http.reading import AnyRequest, TableId, address_in, keys_in, services_of
from krajina.server.limits import LimitKind
from krajina.server.table.commands.join import Join
from krajina.server.table.commands.join import join as take_seat
from krajina.server.table.copies import Fork, fork
from krajina.server.table.create import Founded, NewTable, SeatKey
from krajina.server.table.messages import ListedTable, TableInfo
from krajina.server.table.model import MOST_SEATS, Status
from krajina.server.table.refused import Refused
from krajina.server.table.store import OWNER, row_of
from krajina.server.table.updates import listed_table, table_info

SeatNumber = Annotated[int, Parameter(ge=0, le=MOST_SEATS - 1, description="A seat, counted from 0.")]


class Listing(Struct, frozen=True, kw_only=True):
    """A table in a list, and how many entries its record has; null where strangers may not know that."""

    table: ListedTable
    entries: int | None
    seat: Seat | None = None  # whose key it was, where keys were shown; -2 for the owner's
    is_your_turn: bool | None = None


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """Keys that a device has kept."""

    keys: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=200)]


@get("/tables", operation_id="tables", summary="Public tables", responses=problems())
async def list_tables(
    request: AnyRequest,
    status: Annotated[tuple[Status, ...], Parameter(max_items=4)] = (Status.GATHERING, Status.PLAYING),
    before: Annotated[float | None, Parameter(ge=0)] = None,
) -> list[Listing]:
    """List public tables, the latest change first; `before` is the `changed` of the last one on the page before."""
    found = await services_of(request).directory.listed(status, before)
    return [Listing(table=listed_table(one.row), entries=one.entries) for one in found]


@post("/tables", operation_id="open_table", summary="Open a table", responses=problems(413))
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Founded:
    """Open a table. The answer holds the owner's key and the keys of the seats that are `here`: keep them."""
    services, address = services_of(request), address_in(request)
    if (told := await services.founded(data.request_id, address)) is not None:
        return told
    services.limits.take(LimitKind.CREATE, address)
    return await services.directory.create(data)


@get("/tables/{table:str}", operation_id="table", summary="A table", responses=problems(404))
async def show_table(request: AnyRequest, table: TableId) -> TableInfo:
    """What everybody who has the link may know of a table."""
    return table_info((await services_of(request).directory.summary(table)).table)


@post(
    "/tables/{table:str}/seats/{seat:int}",
    operation_id="join",
    summary="Take a seat",
    responses=problems(404, 409, 413),
)
async def join(request: AnyRequest, table: TableId, seat: SeatNumber, data: JSONBody[Join]) -> SeatKey:
    """Take an open seat. The answer is its key: who has it acts for the seat, a program as well."""
    services = services_of(request)
    services.limits.take(LimitKind.JOIN, address_in(request))
    return await take_seat(await services.directory.room(table), seat, data)


@delete(
    "/tables/{table:str}",
    operation_id="delete_table",
    summary="Delete a table",
    security=[KEY],
    responses=problems(403, 404, 409),
)
async def delete_table(request: AnyRequest, table: TableId) -> None:
    """Delete a table, with the owner's key; not while others than those whose keys are shown play there."""
    services, address = services_of(request), address_in(request)
    own = await services.check_owner(keys_in(request), table, address)
    await services.directory.delete_for(table, own)


@post(
    "/tables/{table:str}/fork",
    operation_id="fork",
    summary="What if",
    security=MAYBE_KEY,
    responses=problems(403, 404, 409, 413),
)
async def fork_table(request: AnyRequest, table: TableId, data: JSONBody[Fork]) -> Founded:
    """Open a private table that starts where this one stood.

    What the seat could not know is drawn anew. While the game is played, only who holds the key of a seat may
    do that, for what this seat knows.
    """
    services, address = services_of(request), address_in(request)
    if (told := await services.founded(data.request_id, address)) is not None:
        return told
    services.limits.take(LimitKind.UPLOAD, address)
    room, who = await services.watcher(keys_in(request), table, address)
    if data.seat is not None and data.seat >= len(room.table.seats):
        raise Refused("unknown-seat", seat=SeatName(data.seat))
    if room.is_playing and data.seat is None:
        raise Refused("which-seat")
    if room.is_playing and data.seat is not None and data.seat not in who.seats:
        raise Refused("not-your-seat", seat=SeatName(data.seat))
    return await fork(services.directory, room, data)


@post("/mine", operation_id="mine", summary="Tables of some keys", status_code=200, responses=problems(413))
async def list_mine(request: AnyRequest, data: JSONBody[Keys]) -> list[Listing]:
    """List the tables whose keys a device has kept, those at which it has to act first; unknown keys are left out."""
    services, address = services_of(request), address_in(request)
    services.limits.take(LimitKind.PAGE, address, len(data.keys))
    services.limits.check(LimitKind.WRONG_KEY, address)
    found: list[Listing] = []
    for key in dict.fromkeys(data.keys):
        try:
            holder = await services.directory.holder(key)
            summary = await services.directory.summary(holder.table)
        except Refused:
            continue  # a device also keeps the keys of tables that were deleted
        is_playing = summary.table.status == Status.PLAYING  # others need not be opened to know that they do not wait
        is_turn = None if holder.seat == OWNER else is_playing and await services.is_turn(holder)
        row = msgspec.structs.replace(row_of(summary.table), changed=summary.changed)  # for who plays, moves count
        mine = Listing(table=listed_table(row), entries=summary.entries, seat=holder.seat, is_your_turn=is_turn)
        found.append(mine)
    if not found and data.keys:
        services.limits.take(LimitKind.WRONG_KEY, address)
    return sorted(found, key=lambda one: (not one.is_your_turn, -one.table.changed))


ROUTES: Final = (list_tables, open_table, show_table, join, delete_table, fork_table, list_mine)
