"""Streams: the socket of a client and, where sockets are blocked, server-sent events with messages by POST."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream

from krajina.core.errors import GameError, IllegalAction, place_and_reason
from krajina.server import metrics
from krajina.server.hall import AnyRequest, AnySocket, Hall, address_in, counted, hall_of, keys_of
from krajina.server.protocol import Hello, Message_in, No, Outgoing
from krajina.server.refused import Refused
from krajina.server.room import Room
from krajina.server.watchers import Watcher, encoded

HELLO_SECONDS: Final = 15.0  # until a client has to say who it is
BEAT_SECONDS: Final = 20.0  # between two signs of life on a quiet stream of events
GOODBYE: Final = 1012  # of a socket: come back later
DECODER: Final = msgspec.json.Decoder(Message_in)


def read_message(data: str | bytes) -> Message_in:
    """A message of a client; raises Refused with the place and the reason."""
    try:
        message: Message_in = DECODER.decode(data)
        return message
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        code = "unknown-kind" if place == "$.kind" else "bad-message"
        raise Refused(code, place=place, reason=reason[:200]) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-json", reason=str(error)[:200]) from error


def refusal(error: GameError, id_: str) -> No:
    """A refusal on the wire."""
    counted(error)
    rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
    return No(id=id_, code=error.code, message=error.message, rule=rule)


@websocket("/socket")
async def open_socket(socket: AnySocket) -> None:
    """One client: it says hello, then whatever its people do."""
    hall, address = hall_of(socket), address_in(socket)
    hall.check_origin(socket)
    hall.connections.enter(address)
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await _Client(hall, socket, address).serve()
    finally:
        metrics.SOCKETS.dec()
        hall.connections.leave(address)


class _Client:
    """A socket and, once it has said hello, its watcher in a room."""

    def __init__(self, hall: Hall, socket: AnySocket, address: str) -> None:
        self.hall = hall
        self.socket = socket
        self.address = address

    async def serve(self) -> None:
        """Talk until one of both goes."""
        try:
            room, watcher = await asyncio.wait_for(self._greet(), HELLO_SECONDS)
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
            await asyncio.shield(self._leave(room, watcher))

    async def _greet(self) -> tuple[Room, Watcher]:
        """Wait for a hello that fits; one that does not may be said again."""
        while True:
            id_ = ""
            try:
                message = read_message(await self._receive())
                id_ = message.id
                if not isinstance(message, Hello):
                    raise Refused("hello-first")
                room, watcher = await self.hall.watcher(message.keys, message.table, self.address)
            except GameError as error:
                await self.socket.send_data(encoded(refusal(error, id_)))
                if error.code == "too-many":
                    await self.socket.close(4429, "too many")
                    raise WebSocketDisconnect(detail="too many") from error
                continue
            async with room.lock:
                room.welcome(watcher, message.have, message.lines)
            return room, watcher

    async def _receive(self) -> str:
        data = await self.socket.receive_data(mode="text")
        metrics.MESSAGES_RECEIVED.inc()
        return data if isinstance(data, str) else data.decode("utf-8", "replace")

    async def _listen(self, room: Room, watcher: Watcher) -> None:
        try:
            while True:
                data = await self._receive()
                # Whatever has begun is finished, even if the client goes meanwhile.
                answer = await asyncio.shield(answered(self.hall, room, watcher, data, self.address))
                watcher.send(encoded(answer))
        except WebSocketDisconnect:
            watcher.close()

    async def _leave(self, room: Room, watcher: Watcher) -> None:
        watcher.is_gone = True
        async with room.lock:
            room.forget(watcher)


async def answered(hall: Hall, room: Room, who: Watcher, data: str | bytes, address: str) -> Outgoing:
    """What comes of a message: an answer or a refusal."""
    id_ = ""
    try:
        message = read_message(data)
        id_ = message.id
        if isinstance(message, Hello):
            raise Refused("hello-once")
        return await hall.receive(room, who, message, address)
    except GameError as error:
        return refusal(error, id_)


@post("/send", operation_id="send", summary="Say something to a table", status_code=200)
async def send(request: AnyRequest) -> Response[bytes]:
    """Each message of the protocol but `hello`, with the key of a seat or of the owner in `Authorization: Bearer`."""
    hall, address = hall_of(request), address_in(request)
    room, who = await hall.watcher(keys_of(request), "", address)
    answer = await asyncio.shield(answered(hall, room, who, await request.body(), address))
    status = Refused(answer.code).status if isinstance(answer, No) else 200
    return Response(msgspec.json.encode(answer), status_code=status, media_type="application/json")


@get("/events", operation_id="events", summary="A stream without a socket")
async def open_events(
    request: AnyRequest,
    keys: Annotated[str, Parameter(max_length=1000, description="Keys with dots between them.")] = "",
    table: Annotated[str, Parameter(max_length=64, description="The table to watch, without a key.")] = "",
    have: Annotated[int | None, Parameter(ge=0, description="The `n` of the last update.")] = None,
    lines: Annotated[int, Parameter(ge=0, description="How many lines of talk one has.")] = 0,
) -> Stream:
    """The messages of the socket as server-sent events; `Last-Event-ID` is as good as `have`."""
    hall, address = hall_of(request), address_in(request)
    shown = tuple(key for key in keys.split(".") if key)[:16]
    room, watcher = await hall.watcher(shown, table, address)
    last = request.headers.get("Last-Event-ID", "")
    if last.isascii() and last.isdecimal() and len(last) < 8:
        have = int(last)
    hall.connections.enter(address)
    async with room.lock:
        room.welcome(watcher, have, lines)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(_events(hall, room, watcher, address), media_type="text/event-stream", headers=headers)


async def _events(hall: Hall, room: Room, watcher: Watcher, address: str) -> AsyncIterator[str]:
    try:
        while True:
            try:
                text = await asyncio.wait_for(watcher.next(), BEAT_SECONDS)
            except TimeoutError:
                yield ": here\n\n"
                continue
            if text is None:
                return
            metrics.MESSAGES_SENT.inc()
            number = f"id: {room.course.n}\n" if text.startswith('{"kind":"update"') else ""
            yield f"{number}data: {text}\n\n"
    finally:
        hall.connections.leave(address)
        watcher.is_gone = True
        async with room.lock:
            room.forget(watcher)


ROUTES: Final = (open_socket, send, open_events)
