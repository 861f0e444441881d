"""Whatever is wrong with a request is said with a code: as JSON to programs, as a sentence to people."""

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.tables import BOT, HERE, OPEN, many

from krajina.core import Message
from krajina.core.message import Values
from krajina.server.app import create_app
from krajina.server.logs import JsonLines
from krajina.server.settings import Settings
from krajina.text import LANGUAGES, Words

Client = TestClient[Litestar]
Json = dict[str, Any]
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
LIMIT = 20_000
TABLE = {"game": "carcassonne", "seats": [HERE, OPEN]}


@pytest.fixture(scope="module")
def settings() -> Settings:
    return msgspec.structs.replace(many(), options_bytes=LIMIT, record_bytes=2 * LIMIT)


@pytest.fixture(scope="module")
def founded(client: Client) -> Json:
    found: Json = client.post("/api/tables", json=TABLE).json()
    return found


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def table(**more: object) -> bytes:
    return msgspec.json.encode({**TABLE, **more})


BODIES: list[tuple[bytes, int, str, Json]] = [
    (b"{", 400, "bad-json", {}),
    (b"\xff\xfe", 400, "bad-json", {}),
    (b"[" * (LIMIT - 1), 400, "bad-json", {}),
    (b"", 400, "bad-message", {"place": "$"}),
    (b"[]", 400, "bad-message", {"place": "$"}),
    (b"{}", 400, "bad-message", {"place": "$", "reason": "Object missing required field `game`"}),
    (table(colour="red"), 400, "bad-message", {"place": "$", "reason": "Object contains unknown field `colour`"}),
    (table(seats=[{"who": "nobody"}]), 400, "bad-message", {"place": "$.seats[0].who"}),
    (table(seats=[OPEN] * 17), 400, "bad-message", {"place": "$.seats"}),
    (table(name=7), 400, "bad-message", {"place": "$.name"}),
    (b" " * (LIMIT + 1), 413, "too-large", {"limit": LIMIT}),
    (table(game="chess"), 400, "unknown-game", {"name": "chess"}),
    (table(seats=[{**BOT, "bot": "hal"}, OPEN]), 400, "unknown-bot", {"name": "hal"}),
    (table(seats=[OPEN] * 12), 400, "bad-seats", {"found": 12}),
    (table(options={"tiles": 5}), 400, "unknown-name", {"name": "tiles"}),
    (table(options={"boxes": 5}), 400, "bad-options", {"place": "$.boxes"}),
    (table(options={"boxes": ["river", "river"]}), 400, "box-twice", {}),
    (table(clock={"kind": "bank", "time": 1}), 400, "bad-clock", {"least": 30}),
    (table(name="x" * 41), 400, "long-name", {"longest": 40}),
    (table(seats=[{**HERE, "colour": "mauve"}, OPEN]), 400, "bad-colour", {}),
]


@pytest.mark.parametrize(("body", "status", "code", "values"), BODIES, ids=lambda part: str(part)[:30])
def test_a_table_that_cannot_be_is_refused(client: Client, body: bytes, status: int, code: str, values: Json) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    check(answer.status_code, answer.json(), status, code)
    assert answer.json()["values"].items() >= values.items()
    page = client.post("/api/tables", content=body, headers={**HTML, "Content-Type": "application/json"})
    assert page.status_code == status
    assert answer.json()["message"] in page.text


def check(status: int, found: Json, due: int, code: str) -> None:
    assert (status, found["code"]) == (due, code), found
    assert found.keys() == {"code", "message", "values"}
    assert not found["message"].startswith("error-")


REQUESTS: list[tuple[str, str, int, str]] = [
    ("GET", "/nothing", 404, "unknown-page"),
    ("GET", "/api/nothing", 404, "unknown-page"),
    ("POST", "/api/tables/abc/seats/one", 404, "unknown-page"),
    ("PUT", "/api/tables", 405, "wrong-method"),
    ("POST", "/healthz", 405, "wrong-method"),
    ("GET", "/api/tables?status=lost", 400, "bad-message"),
    ("GET", "/api/tables?before=-1", 400, "bad-message"),
    ("GET", "/api/tables?before=soon", 400, "bad-message"),
    ("GET", "/api/events?have=x", 400, "bad-message"),
    ("GET", "/api/events", 400, "which-table"),
    ("POST", "/api/send", 400, "which-table"),
    ("GET", "/api/tables/nowhere", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/record", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/steps/0", 404, "unknown-table"),
    ("DELETE", "/api/tables/nowhere", 404, "unknown-table"),
    ("GET", "/api/tables/{table}/record", 409, "no-record-yet"),
    ("GET", "/api/tables/{table}/verify", 409, "no-record-yet"),
    ("GET", "/api/tables/{table}/steps/0", 409, "not-started"),
    ("GET", "/api/tables/{table}/steps/0?seat=9", 404, "unknown-seat"),
    ("GET", "/api/tables/{table}/steps/0?seat=0", 403, "not-your-seat"),
    ("GET", "/api/tables/{table}/steps/0?seat=99", 400, "bad-message"),
    ("DELETE", "/api/tables/{table}", 403, "not-owner"),
]


@pytest.mark.parametrize(("method", "path", "status", "code"), REQUESTS)
def test_a_request_that_cannot_be_is_refused(
    client: Client, founded: Json, method: str, path: str, status: int, code: str
) -> None:
    answer = client.request(method, path.format(table=founded["table"]))
    check(answer.status_code, answer.json(), status, code)
    if status == 405:
        assert "GET" in answer.headers["Allow"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_read_in_the_language_of_whoever_asked(client: Client, language: str) -> None:
    answer = client.get("/api/tables/nowhere", headers={"Accept-Language": language})
    assert answer.json()["message"] == Words(language, strict=True).word("error-unknown-table")
    page = client.get("/api/tables/nowhere", headers={**HTML, "Accept-Language": language})
    assert page.headers["Content-Language"] == language
    assert page.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert page.text == f"{answer.json()['message']}\n"


def test_options_are_refused_in_the_words_of_their_game(client: Client) -> None:
    answer = client.post("/api/tables", content=table(options={"boxes": ["river", "river"]}))
    said = Words("en", "krajina.games.carcassonne", strict=True)
    found = answer.json()
    assert found["message"] == said.say(Message("error-box-twice", msgspec.convert(found["values"], Values)))


def test_a_refusal_names_whoever_sits_there(client: Client, founded: Json) -> None:
    answer = client.post(f"/api/tables/{founded['table']}/seats/0", json={"name": "Bob"})
    check(answer.status_code, answer.json(), 409, "seat-taken")
    assert "Eva" in answer.json()["message"]


@pytest.mark.parametrize("key", ["x", "A" * 32, "A" * 5000, "ä", "' OR 1=1"])
def test_a_wrong_key_opens_nothing(client: Client, founded: Json, key: str) -> None:
    headers = {b"Authorization": f"Bearer {key}".encode()}
    answer = client.delete(f"/api/tables/{founded['table']}", headers=headers)
    check(answer.status_code, answer.json(), 403, "wrong-key")


@pytest.mark.parametrize(
    ("message", "status", "code"),
    [
        (b"{", 400, "bad-json"),
        (b'{"kind":"act","seat":0,"seen":0,"action":' + b"[" * 10_000, 400, "bad-json"),
        (b"7", 400, "bad-message"),
        (b"{}", 400, "bad-message"),
        (b'{"kind":"dance"}', 400, "unknown-kind"),
        (b'{"kind":"say","seat":0}', 400, "bad-message"),
        (b'{"kind":"say","seat":0,"text":"x","loud":true}', 400, "bad-message"),
        (b'{"kind":"hello"}', 400, "hello-once"),
        (b'{"kind":"say","seat":1,"text":"x"}', 403, "not-your-seat"),
        (b'{"kind":"say","seat":9,"text":"x"}', 404, "unknown-seat"),
        (b'{"kind":"hand_over","seat":0}', 409, "not-started"),
        (b'{"kind":"rematch"}', 409, "table-open"),
    ],
)
def test_a_message_that_cannot_be_is_refused(
    client: Client, founded: Json, message: bytes, status: int, code: str
) -> None:
    answer = client.post("/api/send", content=message, headers=bearer(founded["seats"][0]["key"]))
    found = answer.json()
    assert (answer.status_code, found["kind"], found["code"]) == (status, "refused", code)
    Words("en", strict=True).say(msgspec.convert(found["message"], Message))


@pytest.mark.parametrize(
    ("record", "status", "code"),
    [
        (b"", 400, "record-damaged"),
        (b"{", 400, "record-damaged"),
        (b"{}", 400, "record-foreign"),
        (b'{"krajina":99}', 400, "record-newer"),
        (b" " * (2 * LIMIT + 1), 413, "too-large"),
    ],
)
def test_a_record_that_cannot_be_is_refused(client: Client, record: bytes, status: int, code: str) -> None:
    answer = client.post("/api/records", content=record)
    check(answer.status_code, answer.json(), status, code)


def test_whoever_asks_too_often_is_told_how_long_to_wait() -> None:
    settings = msgspec.structs.replace(many(), tables_per_address_hour=1)
    with TestClient(create_app(settings)) as client:
        client.post("/api/tables", json=TABLE)
        answer = client.post("/api/tables", json=TABLE)
    check(answer.status_code, answer.json(), 429, "too-many")
    assert answer.headers["Retry-After"] == str(answer.json()["values"]["wait"])


# -- bugs --------------------------------------------------------------------------------------------------------------


SECRET = "Anna's hand"


def broken(*_: object) -> None:
    raise ValueError(SECRET)


def test_a_bug_is_one_line_of_the_log_and_nobody_is_told_more(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(client.app.state.services.directory, "summary", broken)
    answer = client.get("/api/tables/abc")
    check(answer.status_code, answer.json(), 500, "failure")
    assert "Anna" not in answer.text
    [record] = [record for record in caplog.records if record.name == "krajina.events"]  # not of the client's library
    line = msgspec.json.decode(JsonLines().format(record))
    assert (line["event"], line["level"]) == ("request-failed", "error")
    assert "ValueError" in line["traceback"]
    assert "Anna" not in str(line)


def test_a_bug_behind_a_socket_is_logged_too(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("krajina.server.http.streams.check_origin", broken)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket"):
        pass
    assert [record.msg for record in caplog.records if record.name == "krajina.events"] == ["request-failed"]


def test_what_others_do_wrong_is_not_logged(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    client.get("/nothing")
    client.get("/api/tables/nowhere")
    client.post("/api/tables", content=b"[" * (LIMIT - 1))
    assert not [record for record in caplog.records if record.name == "krajina.events"]


# -- pages of others ---------------------------------------------------------------------------------------------------

EVIL = "https://evil.example"
HOST = "testserver.local"
FOREIGN: list[dict[str, str]] = [
    {"Origin": EVIL},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://["},
    {"Origin": f"https://{HOST}.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": f"http://{HOST}"},
]
OURS: list[dict[str, str]] = [
    {},
    {"Origin": f"http://{HOST}"},
    {"Origin": f"https://{HOST}"},
    {"Origin": "https://games.example"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "https://behind-a-proxy.example"},
    {"Sec-Fetch-Site": "none"},
]


@pytest.fixture(scope="module")
def behind_proxy() -> Iterator[Client]:
    settings = msgspec.structs.replace(many(), public_url="https://games.example/krajina")
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/tables"), ("POST", "/api/send"), ("POST", "/api/records"), ("DELETE", "/api/tables/abc")],
)
def test_a_page_of_somebody_else_does_nothing_here(
    behind_proxy: Client, headers: dict[str, str], method: str, path: str
) -> None:
    answer = behind_proxy.request(method, path, headers=headers)
    check(answer.status_code, answer.json(), 403, "foreign-page")


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_every_page_may_link_to_ours(behind_proxy: Client, headers: dict[str, str]) -> None:
    assert behind_proxy.get("/api/games", headers=headers).status_code == 200


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_pages_and_programs_may_do_things(behind_proxy: Client, headers: dict[str, str]) -> None:
    headers = {"Host": HOST, **headers}
    assert behind_proxy.post("/api/tables", json=TABLE, headers=headers).status_code == 201
    with behind_proxy.websocket_connect("/api/socket", headers=headers) as socket:
        socket.send_text('{"kind":"ping"}')
        assert socket.receive_json()["code"] == "hello-first"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_socket_of_a_foreign_page_is_not_accepted(
    behind_proxy: Client, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(WebSocketDisconnect) as caught, behind_proxy.websocket_connect("/api/socket", headers=headers):
        pass
    assert (caught.value.code, caught.value.detail) == (4403, "foreign-page")
    assert not [record for record in caplog.records if record.name == "krajina.events"]


def test_too_many_sockets_are_not_accepted() -> None:
    settings = msgspec.structs.replace(many(), sockets_per_address=1)
    with TestClient(create_app(settings)) as client, client.websocket_connect("/api/socket"):
        with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect("/api/socket"):
            pass
        assert caught.value.code == 4429
