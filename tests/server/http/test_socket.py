import asyncio
import json
from collections.abc import Iterator
from threading import Event

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from tests.server.tables import PATIENCE, Told, many, opened, pick

from krajina.server.app import create_app
from krajina.server.http import streams
from krajina.server.services import Services
from krajina.server.table.messages import Outgoing
from krajina.server.table.room import Room
from krajina.server.table.watcher import Watcher

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

DONE = {"kind": "done", "n": 0, "table": "", "key": "", "owner": ""}
KINDS = [
    "hello",
    "act",
    "undo",
    "reset_turn",
    "redo",
    "hand_over",
    "abandon",
    "reply",
    "say",
    "react",
    "prefer",
    "let_bot",
    "take_back",
    "leave",
    "new_key",
    "kick",
    "rematch",
    "ping",
]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(many()), raise_server_exceptions=False) as client:
        yield client


def _socket(client: TestClient[Litestar]) -> WebSocketTestSession:
    return client.websocket_connect("/api/socket")


def _ask(socket: WebSocketTestSession, message: object) -> Told:
    """Send something; the next answer to it, whatever else comes meanwhile."""
    socket.send_text(message if isinstance(message, str) else json.dumps(message))
    while (told := socket.receive_json())["kind"] not in {"refused", "done", "pong", "welcome"}:
        pass
    answer: Told = told
    return answer


def _hello(socket: WebSocketTestSession, *keys: str, **more: object) -> Told:
    return _ask(socket, {"kind": "hello", "keys": keys, **more})


def _entries(client: TestClient[Litestar], founded: Told) -> int:
    mine: list[Told] = client.post("/api/mine", json={"keys": [founded["owner"]]}).json()
    return int(mine[0]["entries"])


def test_a_client_says_hello_and_is_told_where_the_table_stands(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    with _socket(client) as socket:
        welcome = _hello(socket, founded["seats"][1]["key"], founded["owner"])
        assert (welcome["seats"], welcome["is_owner"], welcome["version"]) == ([1], True, 1)
        update = socket.receive_json()
        assert (update["kind"], update["seat"], update["asked"]) == ("update", 1, [0])
        assert _ask(socket, {"kind": "ping", "id": "p"})["id"] == "p"


def test_a_ping_is_answered_while_something_else_is_thought_about(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    founded, began, may_end = opened(client), Event(), Event()
    usual = streams.answered

    async def slow(services: Services, room: Room, who: Watcher, data: str | bytes, address: str) -> Outgoing:
        began.set()
        while not may_end.is_set():
            await asyncio.sleep(0.001)
        return await usual(services, room, who, data, address)

    with _socket(client) as socket:
        _hello(socket, founded["seats"][0]["key"])
        monkeypatch.setattr(streams, "answered", slow)
        socket.send_text(json.dumps({"kind": "say", "id": "s", "seat": 0, "text": "Hello"}))
        assert began.wait(PATIENCE)
        assert _ask(socket, {"kind": "ping", "id": "p"})["id"] == "p"
        may_end.set()
        assert _ask(socket, {"kind": "ping", "id": "q"})["id"] in {"q", "s"}


def test_pings_are_no_requests_that_an_address_may_make_only_so_often_in_a_minute() -> None:
    with TestClient(create_app(many(pages_per_address_minute=20))) as client:
        founded = opened(client)
        with _socket(client) as socket:
            _hello(socket, founded["seats"][0]["key"])
            assert {_ask(socket, {"kind": "ping", "id": str(n)})["kind"] for n in range(30)} == {"pong"}


def test_a_move_is_told_to_all_and_acknowledged(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    with _socket(client) as first, _socket(client) as second:
        _hello(first, founded["seats"][0]["key"])
        update = first.receive_json()
        _hello(second, founded["seats"][1]["key"])
        action = pick(update["question"]["offer"])
        act = {"kind": "act", "id": "7", "seat": 0, "seen": update["n"], "action": action}
        assert _ask(first, act) == {**DONE, "id": "7", "n": update["n"] + 1}
        assert _ask(first, act)["code"] == "stale"
        while (told := second.receive_json())["kind"] != "update" or told["n"] == update["n"]:
            pass
        assert told["steps"][0]["seat"] == 0


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"kind": "hello"}, "which-table"),
        ({"kind": "hello", "table": "nowhere"}, "unknown-table"),
        ({"kind": "hello", "keys": ["x" * 22]}, "wrong-key"),
        ({"kind": "hello", "keys": ["x" * 65]}, "bad-message"),
        ({"kind": "hello", "keys": ["a"] * 18}, "bad-message"),
        ({"kind": "hello", "have": -1}, "bad-message"),
        ({"kind": "hello", "unheard": 1}, "bad-message"),
        ({"kind": "ping"}, "hello-first"),
        ({"kind": "teleport"}, "unknown-kind"),
        ({"kind": 7}, "unknown-kind"),
        ({}, "bad-message"),
        ([], "bad-message"),
        ("{", "bad-json"),
        ("", "bad-json"),
        ("[" * 10_000, "bad-message"),
        ('{"kind":"act","seat":0,"seen":0,"action":' + "[" * 10_000, "bad-json"),
        ("\u202e", "bad-json"),
    ],
)
def test_a_hello_that_does_not_fit_may_be_said_again(client: TestClient[Litestar], message: object, code: str) -> None:
    founded = opened(client)
    with _socket(client) as socket:
        assert _ask(socket, message)["code"] == code
        assert _hello(socket, founded["seats"][0]["key"])["kind"] == "welcome", "the line stays"


def test_what_makes_no_sense_is_refused_with_a_code_and_the_line_stays(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    with _socket(client) as socket:
        _hello(socket, founded["seats"][0]["key"])
        update = socket.receive_json()
        action, n = pick(update["question"]["offer"]), update["n"]
        before = _entries(client, founded)
        for message, code in (
            ({"kind": "act", "seat": 1, "seen": n, "action": action}, "not-your-seat"),
            ({"kind": "act", "seat": 9, "seen": n, "action": action}, "unknown-seat"),
            ({"kind": "act", "seat": 0, "seen": n, "action": {"action": "fly"}}, "bad-action"),
            ({"kind": "act", "seat": 0, "seen": n, "action": 7}, "bad-action"),
            ({"kind": "act", "seat": 0, "seen": n}, "bad-message"),
            ({"kind": "act", "seat": "0", "seen": n, "action": action}, "bad-message"),
            ({"kind": "act", "seat": 0, "seen": 10**9, "action": action}, "bad-message"),
            ({"kind": "undo", "seat": 0, "seen": n, "steps": 0}, "bad-message"),
            ({"kind": "hello", "keys": []}, "hello-once"),
            ({"kind": "teleport"}, "unknown-kind"),
            ("nonsense", "bad-json"),
            ("{" * 5000, "bad-json"),
            ({"kind": "kick", "seat": 1}, "not-owner"),
            ({"kind": "reply", "seat": 0, "request": 1, "agree": True}, "no-request"),
            ({"kind": "prefer", "seat": 0, "name": "\u202e\u200f"}, "empty-name"),
            ({"kind": "prefer", "seat": 0, "name": "x" * 10_000}, "long-name"),
        ):
            answer = _ask(socket, message)
            assert (answer["kind"], answer["code"]) == ("refused", code)
            assert answer["message"]["key"] == f"error-{code}" or code == "bad-action"
        socket.send_bytes(b'{"kind":"ping"}')
        while (told := socket.receive_json())["kind"] != "refused":
            pass
        assert told["code"] == "bad-json", "a binary frame is no message"
        assert _entries(client, founded) == before, "nothing is stored"
        assert _ask(socket, {"kind": "ping"})["kind"] == "pong"


def test_a_move_on_a_closed_table_is_refused(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    with _socket(client) as socket:
        _hello(socket, *(one["key"] for one in founded["seats"]))
        update = socket.receive_json()
        act = {"kind": "act", "seat": 0, "seen": update["n"], "action": pick(update["question"]["offer"])}
        _ask(socket, {"kind": "abandon", "seat": 0})
        assert _ask(socket, {"kind": "reply", "seat": 1, "request": 1, "agree": True})["kind"] == "done"
        undo = {"kind": "undo", "seat": 0, "seen": update["n"]}
        for message in (act, undo):
            assert _ask(socket, message)["code"] == "table-closed"


def test_a_page_of_somebody_else_opens_no_socket(client: TestClient[Litestar]) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/socket", headers={"Origin": "https://evil.example"}) as socket,
    ):
        socket.receive_json()
    with client.websocket_connect("/api/socket", headers={"Origin": "http://testserver.local"}) as socket:
        assert _ask(socket, {"kind": "ping"})["code"] == "hello-first"


def test_whoever_never_says_hello_is_let_go(monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]) -> None:
    monkeypatch.setattr(streams, "HELLO_SECONDS", 0.05)
    with pytest.raises(WebSocketDisconnect) as closed, _socket(client) as socket:
        socket.receive_json()
    assert closed.value.code == 4408


def test_whoever_tries_many_keys_is_let_go() -> None:
    with TestClient(create_app(many(wrong_keys_per_address_minute=3))) as client:
        founded = opened(client)
        with _socket(client) as socket:
            for place in range(3):
                assert _hello(socket, f"{place}" * 22)["code"] == "wrong-key"
            assert _hello(socket, founded["seats"][0]["key"])["code"] == "too-many"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fields = st.dictionaries(
    st.sampled_from(
        [
            "seat",
            "seen",
            "steps",
            "action",
            "request",
            "agree",
            "text",
            "name",
            "colour",
            "grace",
            "confirms",
            "muted",
            "bot",
            "id",
        ]
    ),
    json_values | st.integers(0, 3),
    max_size=6,
)
messages = st.one_of(
    st.text(max_size=60),
    json_values.map(json.dumps),
    st.builds(lambda kind, more: json.dumps({"kind": kind, **more}), st.sampled_from(KINDS), fields),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(messages, max_size=8))
def test_whatever_is_sent_there_is_an_answer_and_the_table_goes_on(
    client: TestClient[Litestar], sent: list[str]
) -> None:
    founded = opened(client)
    with _socket(client) as socket, _socket(client) as other:
        _hello(other, founded["seats"][1]["key"])
        _hello(socket, founded["seats"][0]["key"])
        for text in sent:
            answer = _ask(socket, text)
            assert answer["kind"] in {"refused", "done", "pong"}
            assert answer.get("code") != "failure"
            if answer["kind"] == "done" and json.loads(text)["kind"] in {"leave", "kick"}:
                break
        assert _ask(other, {"kind": "ping"})["kind"] == "pong"


def test_whoever_sends_nonsense_with_an_id_is_answered_by_it(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    with _socket(client) as socket:
        assert _ask(socket, {"kind": "nothing", "id": "before"})["id"] == "before"
        _hello(socket, founded["seats"][0]["key"])
        assert _ask(socket, {"kind": "prefer", "id": "1", "seat": 0, "grace": 11})["id"] == "1"
        assert _ask(socket, {"kind": "nothing", "id": "2"})["id"] == "2"
        assert _ask(socket, {"kind": "nothing", "id": 3})["id"] == ""


def test_whoever_leaves_is_told_that_it_is_done_and_then_goodbye(client: TestClient[Litestar]) -> None:
    founded = opened(client)
    with _socket(client) as socket:
        _hello(socket, founded["seats"][0]["key"])
        assert _ask(socket, {"kind": "leave", "id": "go", "seat": 0}) == {**DONE, "id": "go"}
        while (told := socket.receive_json())["kind"] != "bye":
            pass
        assert (told["code"], told["is_final"]) == ("seat-lost", True)
