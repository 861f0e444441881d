"""Streams: the socket of a client and, where sockets are blocked, server-sent events with messages by POST."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing, suppress
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream

from krajina.core.errors import GameError, IllegalAction
from krajina.core.seat import Seat
from krajina.core.understood import understood
from krajina.server import metrics
from krajina.server.http.problems import KEY, problems
from krajina.server.http.reading import (
    AnyRequest,
    AnySocket,
    address_in,
    check_often,
    check_origin,
    keys_in,
    services_of,
)
from krajina.server.limits import TOO_FAST_SECONDS, LimitKind
from krajina.server.logs import log, shortened
from krajina.server.services import Services
from krajina.server.table.keys import split_keys
from krajina.server.table.messages import AnyIncoming, Bye, Done, Hello, NewKey, No, Outgoing, Ping, Pong, Tag
from krajina.server.table.refused import Refused, status_of, unreadable
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher, encoded

HELLO_SECONDS: Final = 15.0  # until a client has to say who it is
BEAT_SECONDS: Final = 2.0  # between two signs of life on a quiet stream of events: who hears none has lost the line
LONGEST_PING: Final = 200  # characters
MOST_WAITING: Final = 8  # messages of a socket that are read while one is thought about
GOODBYE: Final = 1012  # of a socket: come back later
DECODER: Final = msgspec.json.Decoder(understood(AnyIncoming))
PING: Final = msgspec.json.Decoder(understood(Ping))


def read_message(data: str | bytes) -> AnyIncoming:
    """A message of a client; raises Refused with the place and the reason."""
    try:
        message: AnyIncoming = DECODER.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error


def ping_in(data: str) -> Ping | None:
    """A ping, if it is one."""
    try:
        return PING.decode(data) if len(data) <= LONGEST_PING else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refusal(error: GameError, id_: str) -> No:
    """A refusal on the wire."""
    metrics.count_refusal(error)
    rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
    return No(id=id_, code=error.code, message=error.message, rule=rule)


@websocket("/socket")
async def open_socket(socket: AnySocket) -> None:
    """One client: it says hello, then whatever its people do."""
    services, address = services_of(socket), address_in(socket)
    try:
        check_often(socket)
        check_origin(socket)
        services.connections.enter(address)
    except Refused as error:
        metrics.count_refusal(error)
        with suppress(OSError):  # which is what sending to a client that has gone raises
            await socket.close(4000 + status_of(error.code), error.code)  # not accepted yet: the client gets a 403
        return
    metrics.SOCKETS.inc()
    try:
        with suppress(WebSocketDisconnect, OSError):
            await socket.accept()
            await _Client(services, socket, address).serve()
    finally:
        metrics.SOCKETS.dec()
        services.connections.leave(address)


class _Client:
    """A socket and, once it has said hello, its watcher in a room."""

    def __init__(self, services: Services, socket: AnySocket, address: str) -> None:
        self.services = services
        self.socket = socket
        self.address = address

    async def serve(self) -> None:
        """Talk until one of both goes."""
        try:
            room, watcher = await self._greet()
        except TimeoutError:
            await self.socket.close(4408, "no hello")
            return
        listening = asyncio.create_task(self._listen(room, watcher))
        try:
            while (text := await watcher.next()) is not None:
                metrics.MESSAGES_SENT.inc()
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
            await self.socket.close(GOODBYE)
        finally:
            listening.cancel()
            room.forget(watcher)

    async def _greet(self) -> tuple[Room, Watcher]:
        """Wait for a hello that fits; one that does not may be said again."""
        while True:
            data = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            try:
                self.services.limits.take(LimitKind.PAGE, self.address)
                message = read_message(data)
                if not isinstance(message, Hello):
                    raise Refused("hello-first")
                room, watcher = await self.services.watcher(message.keys, message.table, self.address)
                await _welcome(self.services, room, watcher, message.have, message.lines)
            except GameError as error:
                await self.socket.send_data(encoded(refusal(error, _id_in(data))))
                if error.code == "too-many":
                    await self.socket.close(4429, "too many")
                    raise WebSocketDisconnect(detail="too many") from error
                continue
            return room, watcher

    async def _receive(self) -> str:
        data = await self.socket.receive_data(mode="text")
        metrics.MESSAGES_RECEIVED.inc()
        return data if isinstance(data, str) else data.decode("utf-8", "replace")

    async def _listen(self, room: Room, watcher: Watcher) -> None:
        """Read what the client says. A ping has its answer at once, whatever else is thought about.

        It costs so little that it is counted only as a frame of its socket: all windows of a house ask often.
        """
        said: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        answering = asyncio.create_task(self._answer(room, watcher, said))
        try:
            while True:
                data = await self._receive()
                if (ping := ping_in(data)) is None:
                    await said.put(data)
                else:
                    watcher.send(encoded(Pong(id=ping.id, time=self.services.host.time().wall)))
        except WebSocketDisconnect:
            await said.put(None)
            await answering
            watcher.close()
        finally:
            answering.cancel()

    async def _answer(self, room: Room, watcher: Watcher, said: asyncio.Queue[str | None]) -> None:
        """Answer one message after the other."""
        while (data := await said.get()) is not None:
            # Whatever has begun is finished, even if the client goes meanwhile.
            answer = await asyncio.shield(answered(self.services, room, watcher, data, self.address))
            watcher.send(encoded(answer))
            room.dismiss_strangers()  # a player who has just left was told so first
            if isinstance(answer, No) and answer.code == "too-many":
                await asyncio.sleep(TOO_FAST_SECONDS)  # what it sends meanwhile waits on its own side


async def _welcome(services: Services, room: Room, watcher: Watcher, have: int | None, lines: int) -> None:
    """Let a watcher look on, in the turn of its address; raises Refused, and then it does not."""
    try:
        async with services.host.work.queue(), room.entered():
            await room.welcome(watcher, have, lines)
    except Refused:
        room.forget(watcher)
        raise


class _Named(msgspec.Struct):
    """Of a message that is refused, and perhaps cannot be read otherwise, its id: its client waits for an answer."""

    id: Tag = ""


def _id_in(data: str | bytes) -> str:
    try:
        return msgspec.json.decode(data, type=understood(_Named)).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def answered(services: Services, room: Room, who: Watcher, data: str | bytes, address: str) -> Outgoing:
    """What comes of a message: an answer or a refusal."""
    try:
        services.limits.take(LimitKind.PAGE, address)
        message = read_message(data)
        if isinstance(message, Hello):
            raise Refused("hello-once")
        return await services.receive(room, who, message, address)
    except GameError as error:
        return refusal(error, _id_in(data))
    except Exception as error:  # a bug of ours, or no database: the client hears of it, and its line stays
        log("message-failed", level="error", table=shortened(room.table.id), error=error)
        return refusal(Refused("failure"), _id_in(data))


@post(
    "/send",
    operation_id="send",
    summary="Say something to a table",
    status_code=200,
    security=[KEY],
    responses=problems(403, 404, 409, 413),
)
async def send(request: AnyRequest) -> Response[bytes]:
    """Each message of the protocol but `hello`, with the key of a seat or of the owner in `Authorization: Bearer`."""
    services, address, keys, data = services_of(request), address_in(request), keys_in(request), await request.body()
    try:
        room, who = await services.watcher(keys, "", address)
    except Refused as error:
        if error.code != "wrong-key" or (answer := await _renewed(services, keys, data)) is None:
            raise
    else:
        answer = await asyncio.shield(answered(services, room, who, data, address))
    status = status_of(answer.code) if isinstance(answer, No) else 200
    return Response(msgspec.json.encode(answer), status_code=status, media_type="application/json")


async def _renewed(services: Services, keys: Sequence[str], data: bytes) -> Outgoing | None:
    """The answer to `new_key` again, for a client that lost it and has but the old key, which opens nothing else."""
    with suppress(Refused):
        message = read_message(data)
        if isinstance(message, NewKey) and (found := await services.directory.renewed(keys, message)) is not None:
            return Done(id=message.id, key=found)
    return None


@get("/events", operation_id="events", summary="A stream without a socket", responses=problems(403, 404))
async def open_events(
    request: AnyRequest,
    keys: Annotated[str, Parameter(max_length=1000, description="Keys with dots between them.")] = "",
    table: Annotated[str, Parameter(max_length=64, description="The table to watch, without a key.")] = "",
    have: Annotated[int | None, Parameter(ge=0, description="The `n` of the last update.")] = None,
    lines: Annotated[int, Parameter(ge=0, description="How many lines of talk one has.")] = 0,
) -> Stream:
    """The messages of the socket as server-sent events; `Last-Event-ID` is as good as `have`."""
    services, address = services_of(request), address_in(request)
    room, watcher = await services.watcher(split_keys(keys), table, address)
    last = request.headers.get("Last-Event-ID", "")
    if last.isascii() and last.isdecimal() and len(last) < 8:
        have = int(last)
    services.connections.check(address)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    told = _told(services, room, watcher, have or 0, lines)
    return Stream(_counted(services, address, told), media_type="text/event-stream", headers=headers)


async def _counted(services: Services, address: str, told: AsyncGenerator[str, None]) -> AsyncIterator[str]:
    """A stream of events as long as it is read: one that its client never began to read was never there."""
    services.connections.enter(address)
    try:
        async with aclosing(told):
            async for event in told:
                yield event
    finally:
        services.connections.leave(address)


class _Sent(msgspec.Struct):
    """Of a message that is written already: its kind and, if it is an update, whose and how far it goes."""

    kind: str
    seat: Seat | None = None
    n: int = 0


async def _told(services: Services, room: Room, watcher: Watcher, have: int, lines: int) -> AsyncGenerator[str, None]:
    """The events of a watcher. The id is how far all its seats have come: who comes back with it misses nothing."""
    has = dict.fromkeys(watcher.audiences, have)
    try:
        await _welcome(services, room, watcher, have, lines)
    except Refused as error:
        bye = Bye(code=error.code, message=error.message, is_final=False)
        yield f"data: {encoded(bye)}\n\n"
        return
    try:
        while True:
            try:
                text = await asyncio.wait_for(watcher.next(), BEAT_SECONDS)
            except TimeoutError:
                # No comment, as usual for this: a page would not hear of it.
                yield f"data: {encoded(Pong(id='', time=services.host.time().wall))}\n\n"
                continue
            if text is None:
                return
            metrics.MESSAGES_SENT.inc()
            sent = SENT.decode(text)
            if sent.kind == "update":
                has[sent.seat] = sent.n
                yield f"id: {min(has.values())}\n"
            yield f"data: {text}\n\n"
    finally:
        room.forget(watcher)


SENT: Final = msgspec.json.Decoder(understood(_Sent))
ROUTES: Final = (open_socket, send, open_events)
