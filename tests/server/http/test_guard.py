import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import pytest
import uvicorn
import uvloop  # whose connections are not quite those of asyncio
from tests.server.tables import PATIENCE
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed

from krajina.server.http import guard as guard_module
from krajina.server.http.guard import FRAMES, MOST_WAITING, OTHER_BYTES
from krajina.server.serve import config_of
from krajina.server.settings import Settings

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

HOST = "127.0.0.1"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def echo(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Answers with how long the body was; a socket gets back what it says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (said := await receive())["type"] == "websocket.receive":
            assert said["type"] == "websocket.receive"
            await send({"type": "websocket.send", "text": said["text"] or ""})
        return
    length, more = 0, True
    while more:
        message = await receive()
        assert message["type"] == "http.request"
        length, more = length + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [], "trailers": False})
    await send({"type": "http.response.body", "body": f"length {length}".encode(), "more_body": False})


class Door:
    """Where a server of ours is, and the way to it."""

    def __init__(self, port: int) -> None:
        self.socket = f"ws://{HOST}:{port}/"
        self._port = port

    def __call__(self) -> Awaitable[Connection]:
        return asyncio.open_connection(HOST, self._port)


@asynccontextmanager
async def served(settings: Settings, app: Callable[..., Awaitable[None]] = echo) -> AsyncIterator[Door]:
    config = config_of(settings, app)
    config.lifespan = "off" if app is echo else "on"
    server = uvicorn.Server(config)
    with socket.create_server((HOST, 0)) as listener:
        port = listener.getsockname()[1]
        running = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield Door(port)
        finally:
            server.should_exit = True
            await running


async def is_hung_up(connection: Connection) -> bool:
    try:
        await asyncio.wait_for(connection[0].read(), PATIENCE)  # up to the end
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    finally:
        connection[1].close()
    return True


async def answers(connection: Connection, request: bytes = REQUEST, expected: bytes = b"length 0") -> bool:
    connection[1].write(request)
    try:
        return expected in await asyncio.wait_for(connection[0].readuntil(expected), PATIENCE)
    except (ConnectionError, asyncio.IncompleteReadError):
        return False


def test_who_says_nothing_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(Settings()) as connect:
            assert await is_hung_up(await connect())

    monkeypatch.setattr(guard_module, "REQUEST_SECONDS", 0.1)
    uvloop.run(main())


@pytest.mark.parametrize(
    "beginning", [b"GET / HTTP/1.1\r\nX-Slow: ", b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc"]
)
def test_who_does_not_end_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch, beginning: bytes) -> None:
    async def main() -> None:
        async with served(Settings()) as connect:
            connection = await connect()
            assert await answers(connection)  # also on a connection that was good before
            monkeypatch.setattr(guard_module, "REQUEST_SECONDS", 0.1)
            connection[1].write(beginning)
            assert await is_hung_up(connection)

    uvloop.run(main())


@pytest.mark.parametrize("head", [b"X-Long: " + b"x" * 300_000, b"X-Many: x\r\n" * 30_000])
def test_who_sends_a_head_without_end_is_hung_up_on(head: bytes) -> None:
    async def main() -> None:
        async with served(Settings()) as connect:
            connection = await connect()
            connection[1].write(b"GET / HTTP/1.1\r\n" + head)
            assert await is_hung_up(connection)

    uvloop.run(main())


CHUNKED = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "body",
    [
        b"0\r\n" + b"X-Trailer: x\r\n" * 30_000,
        b"0\r\nX-Trailer: " + b"x" * 300_000,
        b"1;extension=" + b"x" * 300_000,
        b"1\r\nx\r\n" * 60_000,
        b"80000\r\n" + b"x" * 0x80000 + b"\r\n",
    ],
    ids=["trailers", "trailer", "extension", "chunks", "body"],
)
def test_who_sends_a_body_without_end_is_hung_up_on(body: bytes) -> None:
    async def main() -> None:
        async with served(Settings(record_bytes=100_000, options_bytes=100_000)) as connect:
            connection = await connect()
            connection[1].write(CHUNKED + body)
            assert await is_hung_up(connection)

    uvloop.run(main())


def test_trailers_are_left_out() -> None:
    async def main() -> None:
        async with served(Settings()) as connect:
            connection = await connect()
            for _ in range(2):
                assert await answers(connection, CHUNKED + b"3\r\nabc\r\n0\r\nX-Trailer: x\r\n\r\n", b"length 3")

    uvloop.run(main())


def test_who_asks_again_and_again_without_waiting_is_hung_up_on() -> None:
    async def main() -> None:
        async with served(Settings()) as connect:
            connection = await connect()
            connection[1].write(REQUEST * (MOST_WAITING + 10))
            assert await is_hung_up(connection)

    uvloop.run(main())


def test_a_body_may_be_longer_than_a_head() -> None:
    async def main() -> None:
        length = 5 * OTHER_BYTES
        head = f"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n".encode()
        async with served(Settings()) as connect:
            connection = await connect()
            for _ in range(2):
                assert await answers(connection, head + b"x" * length, f"length {length}".encode())

    uvloop.run(main())


def test_one_address_has_so_many_connections_and_no_more() -> None:
    async def main() -> None:
        async with served(Settings(sockets_per_address=3)) as connect:
            first, *others = [await connect() for _ in range(3)]
            for connection in (first, *others):
                assert await answers(connection)
            assert not await answers(await connect())
            first[1].close()
            async with asyncio.timeout(PATIENCE):
                while not await answers(await connect()):  # until it has noticed
                    await asyncio.sleep(0.01)

    uvloop.run(main())


def test_everybody_may_come_through_a_trusted_proxy() -> None:
    async def main() -> None:
        async with served(Settings(sockets_per_address=1, trusted_proxies=(HOST,))) as connect:
            for connection in [await connect() for _ in range(5)]:
                assert await answers(connection)

    uvloop.run(main())


def test_sockets_are_for_the_application_to_count() -> None:
    async def main() -> None:
        async with served(Settings(sockets_per_address=1)) as door:
            sockets = [await connect_socket(door.socket) for _ in range(3)]
            for number, each in enumerate(sockets):
                await each.send(f"hello {number}")
                assert await each.recv() == f"hello {number}"
                assert not each.protocol.extensions, "nothing is compressed"
            for each in sockets:
                await each.close()

    uvloop.run(main())


def test_a_message_that_is_too_long_ends_the_socket() -> None:
    async def main() -> None:
        async with served(Settings(message_bytes=1000)) as door, connect_socket(door.socket) as connection:
            await connection.send("x" * 1001)
            with pytest.raises(ConnectionClosed) as caught:
                await connection.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1009

    uvloop.run(main())


def test_when_the_server_stops_sockets_are_told_to_come_back() -> None:
    async def main() -> int:
        async with served(Settings()) as door:
            connection = await connect_socket(door.socket)
        with pytest.raises(ConnectionClosed) as caught:
            await connection.recv()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code

    assert uvloop.run(main()) == 1012


def flooded(frame: bytes, first: bytes = b"") -> bool:
    """Tell whether a socket is ended on which nothing but this comes."""

    async def main() -> bool:
        async with served(Settings()) as connect:
            connection = await connect()
            connection[1].write(UPGRADE)
            await connection[0].readuntil(b"\r\n\r\n")
            connection[1].write(first)
            try:
                for _ in range(100):
                    connection[1].write(frame * FRAMES)
                    await connection[1].drain()
            except ConnectionError:
                return True
            return await is_hung_up(connection)

    return uvloop.run(main())


@pytest.mark.parametrize(
    ("frame", "first"),
    [
        (b"\x89\x80\0\0\0\0", b""),
        (b"\x8a\x80\0\0\0\0", b""),
        (b"\x89\xfd\0\0\0\0" + b"x" * 125, b""),
        (b"\0\x80\0\0\0\0", b"\x01\x80\0\0\0\0"),
    ],
    ids=["pings", "pongs", "long pings", "pieces of nothing"],
)
def test_who_sends_frames_without_end_is_hung_up_on(frame: bytes, first: bytes) -> None:
    assert flooded(frame, first)


def test_who_asks_now_and_then_whether_anybody_is_there_is_answered() -> None:
    async def main() -> None:
        async with served(Settings()) as door, connect_socket(door.socket) as connection:
            for _ in range(FRAMES // 2):
                await (await connection.ping())
            await connection.send("still here")
            assert await connection.recv() == "still here"

    uvloop.run(main())


@pytest.mark.parametrize("said", [b"\xff", b'{"kind":"\xc3\x28"}', b"\xed\xa0\x80"])
def test_what_is_no_text_ends_the_socket_without_a_word_in_the_log(
    said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> bytes:
        async with served(Settings()) as connect:
            connection = await connect()
            connection[1].write(UPGRADE)
            await connection[0].readuntil(b"\r\n\r\n")
            connection[1].write(b"\x81" + bytes([0x80 | len(said)]) + b"\0\0\0\0" + said)
            return await asyncio.wait_for(connection[0].read(), PATIENCE)

    answer = uvloop.run(main())
    assert answer[:1] == b"\x88", "a frame that closes"
    assert int.from_bytes(answer[2:4], "big") == 1007
    assert [record.message for record in caplog.records if record.levelno > 20] == []
