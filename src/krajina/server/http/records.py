"""Records over HTTP: download and upload, any step of a game, and whether its draws were fair."""

from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import HeaderParameter, Parameter
from msgspec import Struct

from krajina.core.message import Message, SeatName
from krajina.core.record import read_record
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.core.verify import Verdict as Fairness
from krajina.core.verify import verify
from krajina.server.http.problems import MAYBE_KEY, problems
from krajina.server.http.reading import AnyRequest, TableId, address_in, keys_in, services_of
from krajina.server.limits import LimitKind
from krajina.server.table.copies import upload as keep_record
from krajina.server.table.create import Founded
from krajina.server.table.keys import REQUEST_ID
from krajina.server.table.messages import StepInfo
from krajina.server.table.model import MOST_SEATS, StoredEntry
from krajina.server.table.refused import Refused
from krajina.server.table.replay import History, ReplayStep, history_of, record_of
from krajina.server.table.room import Room
from krajina.server.table.updates import is_playable, steps_for
from krajina.server.table.why import Explanation

StepNumber = Annotated[int, Parameter(ge=0, le=1_000_000, description="How many entries of the record.")]
Eyes = Annotated[int | None, Parameter(ge=0, le=MOST_SEATS - 1, description="Whose eyes; none for a spectator's.")]

# Not in the address, which proxies write down: who knows the id knows the keys.
IdempotencyKey = Annotated[
    str, HeaderParameter(name="Idempotency-Key", pattern=REQUEST_ID, description="The id of the request.")
]


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether every draw is as promised, how many there were, and a sentence as key and values."""

    fair: bool
    draws: int
    message: Message


@get(
    "/tables/{table:str}/record",
    operation_id="record",
    summary="Download a record",
    media_type=MediaType.JSON,
    responses=problems(404, 409),
)
async def download(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The record of a closed table, with the key of its draws: `krajina verify` and `krajina replay` read it."""
    data = await _record(request, table)
    return Response(
        data,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="krajina-{table}.json"'},
    )


@get("/tables/{table:str}/verify", operation_id="verify", summary="Check the draws", responses=problems(404, 409))
async def check_draws(request: AnyRequest, table: TableId) -> Verdict:
    """Recompute every draw of a closed table from the key that was promised before its first move."""
    found = await services_of(request).host.large(_verified, await _record(request, table))
    return Verdict(fair=found.fair, draws=found.draws, message=found.message)


@get(
    "/tables/{table:str}/steps/{step:int}",
    operation_id="step",
    summary="A step of a game",
    security=MAYBE_KEY,
    responses=problems(403, 404, 409),
)
async def show_step(
    request: AnyRequest,
    table: TableId,
    step: StepNumber,
    seat: Eyes = None,
) -> ReplayStep:
    """The table after so many entries, as a seat or a spectator saw it then.

    Of a closed table everybody may see it with the eyes of any seat; of one that is being played, only who holds
    the key of that seat, and spectators if they may watch.
    """
    room, stored = await _seen(request, table, seat)
    return await services_of(request).replays.step(room.game, room.table, stored, step, seat)


@get(
    "/tables/{table:str}/steps/{step:int}/why",
    operation_id="reasons",
    summary="Why a bot did that",
    security=MAYBE_KEY,
    responses=problems(403, 404),
)
async def show_reasons(request: AnyRequest, table: TableId, step: StepNumber, seat: Eyes = None) -> Explanation:
    """Why a bot of ours took the step that led to the position after so many entries: what it sees in that.

    Told is only what the seat, or a spectator, may know: what a bot keeps secret stays that.
    """
    services = services_of(request)
    services.limits.take(LimitKind.ACT, address_in(request))
    room, stored = await _seen(request, table, seat)
    return await services.explanations.of(room, stored, step, seat)


@get(
    "/tables/{table:str}/history",
    operation_id="history",
    summary="How a game went",
    security=MAYBE_KEY,
    responses=problems(403, 404),
)
async def show_history(request: AnyRequest, table: TableId, seat: Eyes = None) -> History:
    """The points after every step, how often each seat acted and how long it thought, as far as one may know it.

    All who may see the steps of a table may see this.
    """
    room, stored = await _seen(request, table, seat)
    return await services_of(request).host.large(history_of, room.game, room.table, stored, seat)


@get(
    "/tables/{table:str}/log",
    operation_id="log",
    summary="What happened",
    security=MAYBE_KEY,
    responses=problems(403, 404),
)
async def show_log(request: AnyRequest, table: TableId, seat: Eyes = None) -> tuple[StepInfo, ...]:
    """All steps of a game with their lines, as a seat or a spectator may know them.

    All who may see the steps of a table may see this.
    """
    room, stored = await _seen(request, table, seat)
    return await services_of(request).host.large(steps_for, room.course, seat, 0, len(stored))


async def _seen(request: AnyRequest, table: str, seat: Seat | None) -> tuple[Room, list[StoredEntry]]:
    """What has been stored of a game, as far as the holder of the keys may see it; raises Refused."""
    room, who = await services_of(request).watcher(keys_in(request), table, address_in(request))
    if seat is not None and seat >= len(room.table.seats):
        raise Refused("unknown-seat", seat=SeatName(seat))
    if not room.table.status.is_closed and seat is not None and seat not in who.seats:
        raise Refused("not-your-seat", seat=SeatName(seat))
    if room.is_playing and seat is None and not room.table.watching.allowed:
        raise Refused("no-watching")
    async with room.entered():  # what is not stored yet has not happened
        last = await room.host.think(lambda: room.audience.last_step(seat, room.scene()))
        return room, room.course.stored[:last]


@post("/", operation_id="upload", summary="Upload a record", responses=problems(409, 413))
async def upload(request: AnyRequest, request_id: IdempotencyKey = "") -> Founded:
    """Keep a record as a closed private table, to be looked at step by step and to be forked."""
    services, address = services_of(request), address_in(request)
    if (told := await services.founded(request_id, address)) is not None:
        return told
    services.limits.take(LimitKind.UPLOAD, address)
    return await keep_record(services.directory, await request.body(), request_id)


def _verified(data: bytes) -> Fairness:
    game, record = read_record(data, find_game)
    return verify(game, record)


async def _record(request: AnyRequest, table: str) -> bytes:
    services = services_of(request)
    summary = await services.directory.summary(table)
    if not summary.table.status.is_closed and is_playable(summary.table):  # else it cannot go on here
        raise Refused("no-record-yet")
    if summary.table.is_fork:
        raise Refused("fork-record")
    stored = await services.host.store.load(table)
    return record_of(stored.table, stored.entries)


# `upload` takes larger bodies than the others, on its own path.
ROUTES: Final = (download, check_draws, show_step, show_reasons, show_history, show_log)
