"""The guard: what a connection may cost before the application has even seen a request."""

import asyncio
from typing import ClassVar, Final, TypeGuard

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from krajina.server.limits import Connections, TooMany, is_trusted
from krajina.server.settings import Settings

REQUEST_SECONDS: Final = 60.0  # in which a request has to arrive, from the first byte to the last
OTHER_BYTES: Final = 65_536  # of a request that are not its body: its head, how a body is cut into chunks, trailers
MOST_WAITING: Final = 8  # requests on one connection, sent before the first was answered; browsers send none so
FRAMES: Final = 600  # of a socket that may come at once; a message of ours is one
FRAMES_SECOND: Final = 20  # how many more in a second
SLICE: Final = 4096  # bytes that are looked into before the frames in them are counted
GOODBYE_SECONDS: Final = 10.0  # in which the last words of a socket have to be read


class Guard(HttpToolsProtocol):
    """HTTP that waits, but not for ever: uvicorn alone would, and would keep heads and trailers of any length."""

    doors: ClassVar[Connections]
    proxies: ClassVar[tuple[str, ...]]
    most_body: ClassVar[int]  # bytes that any route takes
    _counted = ""  # the address for which this connection is counted
    _timer: asyncio.TimerHandle | None = None
    _in_head = False
    _other_bytes = 0  # of the present request, as far as it has come
    _body_bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or hang up."""
        assert _carries_both_ways(transport)
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else ""
        if address and not is_trusted(address, self.proxies):  # all clients come through a proxy
            try:
                self.doors.enter(address)
            except TooMany:
                transport.abort()
                return
            self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Count it no more: the application counts sockets itself."""
        self._let_go()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Give the next request its time."""
        self._wait()
        self._in_head = True
        super().on_message_begin()

    def data_received(self, data: bytes) -> None:
        """Hang up if more has come than any request may have."""
        self._other_bytes += len(data)
        super().data_received(data)
        is_long = self._other_bytes > OTHER_BYTES or self._body_bytes > self.most_body
        if is_long or len(self.pipeline) > MOST_WAITING:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers are of no use to us: only what stands before the body is kept."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head has come."""
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count it for what it is."""
        self._other_bytes -= len(body)
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has come: from now on it is for us to hurry."""
        self._stop_waiting()
        self._other_bytes = self._body_bytes = 0
        super().on_message_complete()

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._counted:
            self.doors.leave(self._counted)
            self._counted = ""


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that ends when it is over: uvicorn alone would wait for ever until all that it sent is read.

    And it counts frames. What people say is counted elsewhere; but pings are answered here, whether the answers are
    read or not, and the pieces of a message that never ends are kept here.
    """

    _full = 0.0  # when so many frames may come again

    def data_received(self, data: bytes) -> None:
        """Look into a little after the other: a kilobyte may be hundreds of frames."""
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Hang up on a client that sends more frames than there is anything to say."""
        now = self.loop.time()
        events = self.conn.events_received()
        self._full = max(now, self._full) + sum(isinstance(event, Frame) for event in events) / FRAMES_SECOND
        if self._full - now > FRAMES / FRAMES_SECOND:
            self.transport.abort()
            return
        self.conn.events = events
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Close the socket on what is no text: uvicorn alone would also log where it noticed that."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Hang up on a client that does not answer, perhaps because it does not read."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Give the client a while to read the last words."""
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def guarded(settings: Settings) -> type[Guard]:
    """The guard with these limits; it counts from nothing."""

    class Guarded(Guard):
        """One server's."""

        doors = Connections(settings.sockets_per_address, settings.sockets)
        proxies = settings.trusted_proxies
        most_body = 2 * max(settings.record_bytes, settings.options_bytes)  # who sends a bit too much is told so

    return Guarded


def _carries_both_ways(transport: asyncio.BaseTransport) -> TypeGuard[asyncio.Transport]:
    """Tell whether a transport can be read and written; those of uvloop only look like asyncio's."""
    return hasattr(transport, "write") and hasattr(transport, "pause_reading")
