"""Every route has a limit, and no request costs more than it may before it comes to one."""

import asyncio
from collections.abc import Iterator

import pytest
import uvloop
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from litestar.types import Method
from tests.server.http.test_guard import Door, is_hung_up, served
from tests.server.tables import many

from krajina.server import app as app_module
from krajina.server.app import create_app
from krajina.server.http.guard import OTHER_BYTES
from krajina.server.settings import Settings

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

MANY = 50  # of what does not end, in one go
VALUES = {"table": "nothing", "game": "carcassonne", "keys": "x", "language": "en", "name": "x", "path": "x"}
SOCKET = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def requests() -> Iterator[tuple[str, Method]]:
    """A path of every route, with every method that it takes; one that nobody takes, and one that leads nowhere."""
    for route in create_app(many()).routes:
        if isinstance(route, HTTPRoute):
            parts = (
                str(part) if isinstance(part, str) else VALUES.get(part.name, "0") for part in route.path_components
            )
            path = "/" + "/".join(parts)
            for method in sorted(route.methods):
                yield path, method
    yield "/api/tables", "PUT"
    yield "/nowhere", "GET"


REQUESTS = list(requests())


def test_all_routes_are_here() -> None:
    paths = {path for path, _ in REQUESTS}
    assert {"/api", "/api/games", "/api/schema/openapi.json", "/readyz", "/healthz", "/metrics", "/api/send"} <= paths
    assert ("/api/tables/nothing", "DELETE") in REQUESTS
    assert len(REQUESTS) > 40


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """Somebody who has asked as often as they may."""
    monkeypatch.setattr(app_module, "TOO_FAST_SECONDS", 0.0)
    with TestClient(create_app(many(pages_per_address_minute=3)), raise_server_exceptions=False) as client:
        for _ in range(3):
            assert client.get("/healthz").status_code == 200
        yield client


def test_who_asks_too_often_is_answered_by_no_route(eager: TestClient[Litestar]) -> None:
    for path, method in REQUESTS:
        for body in (b"", b"{", b"\xff", b"[" * 1000):
            answer = eager.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 429, (method, path)
            assert int(answer.headers["Retry-After"]) > 0
    for path, method in REQUESTS:
        if method != "HEAD":
            assert eager.request(method, path).json()["code"] == "too-many"


def test_who_asks_too_often_opens_no_socket(eager: TestClient[Litestar]) -> None:
    with pytest.raises(Exception, match="too-many"), eager.websocket_connect("/api/socket") as socket:
        socket.receive_text()


def test_who_asks_too_often_is_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    waited, real = list[float](), asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0 if seconds == 12.34 else seconds)

    with TestClient(create_app(many(pages_per_address_minute=1)), raise_server_exceptions=False) as client:
        monkeypatch.setattr(app_module, "TOO_FAST_SECONDS", 12.34)
        monkeypatch.setattr("krajina.server.app.asyncio.sleep", sleep)
        assert client.get("/healthz").status_code == 200
        assert 12.34 not in waited
        assert client.get("/healthz").status_code == 429
        assert waited.count(12.34) == 1
        monkeypatch.undo()


@pytest.mark.parametrize("path", ["/api/tables", "/api/send", "/api/records", "/api/mine"])
@pytest.mark.parametrize("body", [b"\xff", b'{"game":"\xc3\x28"}', b'"\xed\xa0\x80"', b"name=%ff%fe", b"\x00"])
def test_what_is_no_text_is_refused_without_a_word_in_the_log(
    visitor: TestClient[Litestar], caplog: pytest.LogCaptureFixture, path: str, body: bytes
) -> None:
    founded = visitor.post("/api/tables", json={"game": "carcassonne", "seats": [{"who": "here", "name": "Eva"}] * 2})
    own = {"Authorization": f"Bearer {founded.json()['seats'][0]['key']}"}
    caplog.clear()
    answer = visitor.post(path, content=body, headers={"Content-Type": "application/json", **own})
    assert answer.status_code == 400
    assert [record.name for record in caplog.records if record.levelno > 20] == []


# -- before a request comes to a route ---------------------------------------------------------------------------------


@pytest.mark.parametrize("rest", [b"X-Trailer: x\r\n", b"X-Trailer: " + b"x" * 1000 + b"\r\n"])
def test_at_no_route_trailers_go_on_without_end(rest: bytes) -> None:
    async def main() -> None:
        async with served(many(sockets_per_address=1000), create_app(many())) as connect:
            for path, method in REQUESTS:
                head = f"{method} {path} HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n".encode()
                assert await is_ended(connect, head, rest), (method, path)

    uvloop.run(main())


@pytest.mark.parametrize("rest", [b"X-Header: x\r\n", b"X-Header: " + b"x" * 1000 + b"\r\n"])
def test_no_handshake_goes_on_without_end(rest: bytes) -> None:
    async def main() -> None:
        async with served(Settings(), create_app(many())) as connect:
            assert await is_ended(connect, SOCKET, rest)

    uvloop.run(main())


async def is_ended(connect: Door, head: bytes, rest: bytes) -> bool:
    """Send a request that does not end, and tell whether the server has hung up after so much as it may have."""
    connection = await connect()
    connection[1].write(head)
    try:
        for _ in range(2 * OTHER_BYTES // len(rest * MANY)):
            connection[1].write(rest * MANY)
            await connection[1].drain()
            await asyncio.sleep(0)
    except ConnectionError:
        return True
    return await is_hung_up(connection)
