"""A WebSocket with no more of the protocol than a load needs, so that the client is not what is measured."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final

HANDSHAKE: Final = (
    "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c29hay1zb2FrLXNvYWsuLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT: Final = 0x81  # the first byte of a message in one piece
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
MASK: Final = bytes(4)  # of zeros: a client has to mask what it sends, but not to change it


def framed(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it."""
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", kind, MASKED | length) + MASK + payload
    assert length < 65536, "clients send no more than that"
    return struct.pack("!BBH", kind, MASKED | 126, length) + MASK + payload


class Wire(asyncio.Protocol):
    """One connection; `heard` is given every message, `lost` is called when it ends."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, heard: Callable[[bytes], None], lost: Callable[[], None]) -> "Wire":
        """Connect to a server on this machine; raises OSError."""
        wire = cls(heard, lost)
        loop = asyncio.get_running_loop()
        wire._transport, _ = await loop.create_connection(lambda: wire, "127.0.0.1", port)
        wire._transport.write(HANDSHAKE.format(port=port).encode())
        await wire.opened
        return wire

    def send(self, message: bytes) -> None:
        """Send a message; nothing happens if the connection is gone."""
        if self._transport is not None:
            self._transport.write(framed(TEXT, message))

    def close(self) -> None:
        """End the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone."""
        self._transport = None
        if self.opened.done():
            self._lost()
        else:
            self.opened.set_exception(ConnectionResetError("before the handshake"))

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what has come."""
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), bytes(head)
            self._buffer = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame that is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def _take(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None, "it has just received something"
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING:
            self._transport.write(framed(PONG, payload))
        elif kind == CLOSE:
            self._transport.close()
        else:
            raise AssertionError(f"a frame of kind {kind:#x}")
