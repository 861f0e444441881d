"""The guard overrides internals of uvicorn: this fails when they change, and a bound keeps such a version out."""

import inspect
import re
import tomllib
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from krajina.server.http.guard import Guard, GuardedSocket

ROOT = Path(__file__).resolve().parents[3]
PAIRS = [(Guard, HttpToolsProtocol), (GuardedSocket, WebSocketsSansIOProtocol)]
# What uvicorn's own code calls, so that an overriding method is reached; httptools calls the others by their names.
CALLED: dict[type, set[str]] = {
    HttpToolsProtocol: {"handle_websocket_upgrade"},
    WebSocketsSansIOProtocol: {"handle_events", "send_receive_event_to_app", "keepalive_timeout", "run_asgi"},
}
OVERRIDDEN = {
    "connection_made": "(self, transport)",
    "connection_lost": "(self, exc)",
    "handle_websocket_upgrade": "(self)",
    "on_message_begin": "(self)",
    "data_received": "(self, data)",
    "on_header": "(self, name, value)",
    "on_headers_complete": "(self)",
    "on_body": "(self, body)",
    "on_message_complete": "(self)",
    "handle_events": "(self)",
    "send_receive_event_to_app": "(self)",
    "keepalive_timeout": "(self)",
    "run_asgi": "(self)",
}


def own(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if inspect.isfunction(value) and not name.startswith("_")}


def test_all_that_is_overridden_is_listed() -> None:
    assert set().union(*(own(guard) for guard, _ in PAIRS)) == OVERRIDDEN.keys()


@pytest.mark.parametrize(("guard", "base"), PAIRS, ids=["http", "socket"])
def test_uvicorn_has_what_is_overridden_by_these_names_and_calls_it(guard: type, base: type) -> None:
    for name in own(guard):
        due = re.findall(r"\w+", OVERRIDDEN[name])
        assert list(inspect.signature(getattr(base, name)).parameters) == due, name
        assert inspect.iscoroutinefunction(getattr(base, name)) == (name == "run_asgi"), name
    source = inspect.getsource(base)
    assert {name for name in CALLED[base] if not re.search(rf"self\.{name}\b", source)} == set()


@pytest.mark.parametrize(("guard", "base"), PAIRS, ids=["http", "socket"])
def test_uvicorn_has_the_attributes_that_the_guard_reads(guard: type, base: type) -> None:
    used = set(re.findall(r"self\.([a-z]\w*)", inspect.getsource(guard))) - set(guard.__annotations__)
    assert {"transport", "loop"} <= used
    source = inspect.getsource(base)
    assert {name for name in used if not re.search(rf"self\.{name}\b|def {name}\(", source)} == set()


def test_websockets_has_the_attributes_that_the_guard_reads() -> None:
    protocol = ServerProtocol()
    assert protocol.events == protocol.events_received() == []
    assert next(iter(inspect.signature(protocol.send_close).parameters)) == "code"


def test_the_next_minor_version_of_uvicorn_is_not_taken_unseen() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [bound] = [one for one in project["dependencies"] if one.startswith("uvicorn")]
    major, minor = map(int, uvicorn.__version__.split(".")[:2])
    assert bound.endswith(f",<{major}.{minor + 1}")
