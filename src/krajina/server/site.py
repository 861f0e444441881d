"""The site: the plain pages for people, and what their forms do; they need no script."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlencode

import msgspec
from litestar import Response, post, route
from litestar.datastructures import UploadFile
from litestar.params import PathParameter
from litestar.response import Redirect

from krajina.core.errors import GameError, IllegalAction
from krajina.core.registry import find_game
from krajina.core.seat import Seat
from krajina.server import metrics
from krajina.server.forms import content_id_in, message_in, read_as, request_id_in, typed_in
from krajina.server.http.limits import LimitKind
from krajina.server.http.reading import READ, SEE_OTHER, html_answer, reader_of
from krajina.server.http.records import step_of, uploaded, verdict_of
from krajina.server.http.sending import NEVER_KEEP
from krajina.server.http.tables import fork_of, opened
from krajina.server.pages.board import SHEET
from krajina.server.pages.curtain import Look, eyes_for, look_in
from krajina.server.pages.fields import Typed
from krajina.server.pages.opening import opening_page, wanted_table
from krajina.server.pages.play import curtain_page, play_page
from krajina.server.pages.replay import replay_page
from krajina.server.pages.scene import Scene
from krajina.server.pages.start import start_page
from krajina.server.pages.table import table_page, verdict_page, waiting_page
from krajina.server.services import AnyRequest, address_in, services_of
from krajina.server.table.create import Founded, NewTable
from krajina.server.table.keys import bound, split_keys
from krajina.server.table.lobby import Fork, Join
from krajina.server.table.messages import Done, Leave, NewKey, Rematch, SeatNumber
from krajina.server.table.refused import Refused, status_of
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher
from krajina.text import Words

Page: TypeAlias = Response[str]
Answer: TypeAlias = Response[str] | Redirect
Text = Annotated[str, PathParameter(max_length=1000)]
Step = Annotated[int, PathParameter(ge=0, le=1_000_000)]


def _said(error: GameError, words: Words, names: tuple[str, ...] = ()) -> str:
    """Why something is not done, with the rule if it is one of the game."""
    metrics.count_refusal(error)
    return words.refusal(error.refusal, names) if isinstance(error, IllegalAction) else words.say(error.message, names)


def _look(request: AnyRequest) -> Look | None:
    """The seat at one device that looks, by its own word."""
    return look_in(request.query_params.get("eyes", ""))


def _chosen(request: AnyRequest, look: Look | None) -> dict[str, str]:
    """What the links and forms of a page keep."""
    query = {SHEET: "yes"} if SHEET in request.query_params else {}
    return query if look is None else {**query, "eyes": str(look)}


def _to(request: AnyRequest, path: str) -> Redirect:
    return Redirect(reader_of(request).link(path), status_code=SEE_OTHER)


async def _drawn(request: AnyRequest, draw: Callable[[], str], room: Room | None = None) -> str:
    """A page, drawn beside the event loop; of a table, while nothing happens there."""
    work = services_of(request).host.work
    async with work.turn(), nullcontext() if room is None else room.lock:
        return await work.think(draw)


def _founded(request: AnyRequest, founded: Founded) -> Redirect:
    """To the page of all seats that somebody got, as their owner."""
    return _to(request, f"/play/{'.'.join([founded.owner, *(seat.key for seat in founded.seats)])}")


# -- opening a table ---------------------------------------------------------------------------------------------------


@route("/", http_method=READ)
async def start(request: AnyRequest) -> Page:
    """The start page."""
    reader = reader_of(request)
    tables = await services_of(request).lobby.listed()
    page = await _drawn(request, lambda: start_page(reader, [found.row for found in tables]))
    return html_answer(page, reader.language)


@route("/new/{game:str}", http_method=READ)
async def new(request: AnyRequest, game: Text) -> Page:
    """The form for a new table."""
    reader, found = reader_of(request), find_game(game)
    return html_answer(await _drawn(request, lambda: opening_page(reader, found, {})), reader.language)


@route(["/rules/{game:str}", "/pieces/{game:str}"], http_method=READ, sync_to_thread=False)
def about(request: AnyRequest, game: Text) -> Redirect:
    """What only the client shows of a game: here its form comes nearest."""
    return _to(request, f"/new/{find_game(game).name}")


@post("/new/{game:str}")
async def open_new(request: AnyRequest, game: Text) -> Answer:
    """Open a table."""
    reader, found = reader_of(request), find_game(game)
    typed = await typed_in(request)
    try:
        wanted = {**wanted_table(reader, found, typed), "request_id": content_id_in(typed)}
        return _founded(request, await opened(request, read_as(wanted, NewTable)))
    except GameError as error:
        refusal = _said(error, reader.words_of(found))
        page = await _drawn(request, lambda: opening_page(reader, found, typed, refusal))
        return html_answer(page, reader.language, status_of(error.code))


@post("/")
async def upload(request: AnyRequest) -> Answer:
    """Keep a record that somebody has."""
    file, typed = (await request.form()).get("record"), await typed_in(request)
    data = await file.read() if isinstance(file, UploadFile) else b""
    return _founded(request, await uploaded(request, data, bound(request_id_in(typed), data)))


# -- a table for whoever has its link ----------------------------------------------------------------------------------


async def _visited(
    request: AnyRequest,
    table: str,
    page_of: Callable[[Scene], str],
    error: GameError | None = None,
    typed: Typed | None = None,
) -> Page:
    """A page of a table for somebody who has its link only."""
    services, address, reader = services_of(request), address_in(request), reader_of(request)
    services.limits.check(LimitKind.WRONG_KEY, address)
    try:
        room = await services.directory.room(table)
    except Refused:
        services.limits.take(LimitKind.WRONG_KEY, address)
        raise

    def draw() -> str:
        scene = Scene(reader, room, Watcher({}), f"/table/{table}", None, typed=typed)
        if error is not None:
            scene.refusal = _said(error, scene.words, scene.names)
        return page_of(scene)

    status = 200 if error is None else status_of(error.code)
    return html_answer(await _drawn(request, draw, room), reader.language, status)


@route("/table/{table:str}", http_method=READ)
async def show(request: AnyRequest, table: Text) -> Page:
    """A table: who sits there, and the seats that are free."""
    return await _visited(request, table, table_page)


@post("/table/{table:str}")
async def join(request: AnyRequest, table: Text) -> Answer:
    """Take a seat."""
    services, typed = services_of(request), await typed_in(request)
    values = {name: found[-1] for name, found in typed.items()}
    try:
        services.limits.take(LimitKind.JOIN, address_in(request))
        seat = read_as(values, _Place).seat
        who = read_as({name: values[name] for name in _JOINING if name in values}, Join)
        taken = await services.lobby.join(table, seat, who)
    except GameError as error:
        return await _visited(request, table, table_page, error, typed)
    if taken.waits:
        return await _visited(request, table, lambda scene: waiting_page(scene, taken.key))
    return _to(request, f"/play/{taken.key}")


_JOINING: Final = ("name", "colour", "salt", "request_id")


class _Place(msgspec.Struct, frozen=True):
    """The seat that somebody wants."""

    seat: SeatNumber


@route("/table/{table:str}/verify", http_method=READ)
async def verify(request: AnyRequest, table: Text) -> Page:
    """Whether the draws of a table were fair."""
    verdict = await verdict_of(request, table)
    return await _visited(request, table, lambda scene: verdict_page(scene, verdict.message))


@route("/watch/{table:str}", http_method=READ)
async def watch(request: AnyRequest, table: Text) -> Page:
    """A table as spectators see it."""
    room, who = await services_of(request).watcher((), table, address_in(request))
    reader, query = reader_of(request), _chosen(request, None)
    page = await _drawn(
        request, lambda: play_page(Scene(reader, room, who, f"/watch/{table}", None, query=query), ""), room
    )
    return html_answer(page, reader.language, caching=NEVER_KEEP)


# -- the page of a seat ------------------------------------------------------------------------------------------------


@route("/play/{keys:str}", http_method=READ)
async def play(request: AnyRequest, keys: Text) -> Page:
    """A table for whoever holds these keys."""
    room, who = await services_of(request).watcher(split_keys(keys), "", address_in(request))
    return await _seat_page(request, room, who, keys)


async def _seat_page(
    request: AnyRequest, room: Room, who: Watcher, keys: str, error: GameError | None = None, typed: Typed | None = None
) -> Page:
    reader = reader_of(request)

    def draw() -> str:
        eyes = eyes_for(room, who.seats, _look(request))
        query = _chosen(request, eyes.look if len(who.seats) > 1 else None)
        scene = Scene(reader, room, who, f"/play/{keys}", eyes.seat, query=query, typed=typed)
        if error is not None:
            scene.refusal = _said(error, scene.words, scene.names)
        return curtain_page(scene, keys, eyes.called) if eyes.called else play_page(scene, keys)

    status = 200 if error is None else status_of(error.code)
    return html_answer(await _drawn(request, draw, room), reader.language, status, caching=NEVER_KEEP)


@post("/play/{keys:str}")
async def act(request: AnyRequest, keys: Text) -> Answer:
    """Do what a form on the page of a seat asks for."""
    services, address, typed = services_of(request), address_in(request), await typed_in(request)
    try:
        room, who = await services.watcher(split_keys(keys), "", address)
    except Refused as error:
        if error.code != "wrong-key" or (renewed := await _renewed(request, keys, typed)) is None:
            raise
        return _to(request, renewed)
    try:
        # Whatever has begun is finished, even if the browser goes meanwhile.
        path = await asyncio.shield(_done(request, room, who, keys, typed))
    except GameError as error:
        return await _seat_page(request, room, who, keys, error, typed)
    return _to(request, path)


async def _done(request: AnyRequest, room: Room, who: Watcher, keys: str, typed: Typed) -> str:
    """Do it, and say where to go then."""
    services, address = services_of(request), address_in(request)
    kind = typed.get("kind", [""])[-1]
    if kind == "delete":
        own = await services.check_owner(split_keys(keys), room.table.id, address)
        await services.lobby.delete(room.table.id, own)
        return "/"
    if kind == "rematch":
        return await _again(request, room, who, request_id_in(typed))
    message, before = message_in(typed), dict(who.keys)
    answer = await services.receive(room, who, message, address)
    left = list(split_keys(keys))
    if isinstance(message, NewKey) and isinstance(answer, Done):
        left[left.index(before[message.seat])] = answer.key
    elif isinstance(message, Leave):
        left.remove(before[message.seat])
    query = _chosen(request, _look(request))
    path = f"/play/{'.'.join(left)}" if left else f"/table/{room.table.id}"
    return f"{path}?{urlencode(query)}" if query else path


async def _renewed(request: AnyRequest, keys: str, typed: Typed) -> str | None:
    """The page with the new key of a seat, for whoever asked for it and never got there."""
    message = message_in(typed)
    found = await services_of(request).lobby.renewed(split_keys(keys), message) if isinstance(message, NewKey) else None
    return found and f"/play/{keys.replace(*found)}"


async def _again(request: AnyRequest, room: Room, who: Watcher, request_id: str) -> str:
    """Another game, for all seats that are played at this device."""
    services, address = services_of(request), address_in(request)
    owner, keys = "", list[str]()
    for seat in who.seats:
        answer = await services.receive(room, who, Rematch(seat=seat, request_id=request_id), address)
        assert isinstance(answer, Done), "a rematch is done or refused"
        owner, keys = owner or answer.owner, [*keys, answer.key]
    return f"/play/{'.'.join(key for key in (owner, *keys) if key)}"


# -- replays -----------------------------------------------------------------------------------------------------------


@route("/replay/{table:str}/{step:int}", http_method=READ)
async def replay(request: AnyRequest, table: Text, step: Step) -> Page:
    """A step of a game, for everybody who may see it."""
    return await _step_page(request, (), table, step, f"/replay/{table}/{step}")


@route("/play/{keys:str}/replay/{step:int}", http_method=READ)
async def replay_own(request: AnyRequest, keys: Text, step: Step) -> Page:
    """A step of a game, as the holder of the key knew it then; at one device the curtain stands before that, too."""
    room, who = await services_of(request).watcher(split_keys(keys), "", address_in(request))
    path = f"/play/{keys}/replay/{step}"
    async with room.lock:
        eyes = eyes_for(room, who.seats, _look(request))
    if eyes.called:
        reader, called, query = reader_of(request), eyes.called, _chosen(request, None)
        page = await _drawn(
            request, lambda: curtain_page(Scene(reader, room, who, path, None, query=query), keys, called), room
        )
        return html_answer(page, reader.language, caching=NEVER_KEEP)
    return await _step_page(request, split_keys(keys), room.table.id, step, path, eyes.seat)


async def _step_page(
    request: AnyRequest, keys: tuple[str, ...], table: str, step: int, path: str, seat: Seat | None = None
) -> Page:
    look = _look(request)
    room, who, found = await step_of(request, keys, table, step, seat if look is None else look.seat)
    reader, query = reader_of(request), _chosen(request, look)
    page = await _drawn(
        request, lambda: replay_page(Scene(reader, room, who, path, found.seat, query=query), found), room
    )
    return html_answer(page, reader.language, caching=NEVER_KEEP)


@post("/replay/{table:str}/{step:int}")
async def fork(request: AnyRequest, table: Text, step: Step) -> Redirect:
    """Go another way from a step of a game that is over."""
    return await _forked(request, (), table, step)


@post("/play/{keys:str}/replay/{step:int}")
async def fork_own(request: AnyRequest, keys: Text, step: Step) -> Redirect:
    """Go another way from what a seat knew."""
    room, _ = await services_of(request).watcher(split_keys(keys), "", address_in(request))
    return await _forked(request, split_keys(keys), room.table.id, step)


async def _forked(request: AnyRequest, keys: tuple[str, ...], table: str, step: int) -> Redirect:
    typed = await typed_in(request)
    values: dict[str, object] = {name: typed[name][-1] for name in ("seat", "bot") if name in typed}
    wanted = {"step": step, **values, "request_id": content_id_in(typed)}
    return _founded(request, await fork_of(request, keys, table, read_as(wanted, Fork)))


ROUTES: Final = (start, new, about, open_new, show, join, verify, watch, play, act, replay, replay_own, fork, fork_own)
