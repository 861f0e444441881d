import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

import httpx
import pytest
import uvicorn
from litestar.types import Message
from soak.server import free_port
from tests.server.tables import PATIENCE

from krajina.core import GameError
from krajina.server import serve as serve_module
from krajina.server.app import create_app
from krajina.server.serve import MORE_PORTS, CannotServe, config_of, has_display, listen, serve, url_of
from krajina.server.settings import Settings
from krajina.text import LANGUAGES, Words

HOST = "127.0.0.1"
SCRIPT = """
import os
from krajina.server.serve import serve
from krajina.server.settings import read_settings
serve(read_settings(os.environ), True, lambda url: print(url, flush=True))
print("bye")
"""


Running: TypeAlias = Callable[..., AbstractContextManager[tuple[subprocess.Popen[str], str]]]


@pytest.fixture
def running(tmp_path: Path) -> Running:
    @contextmanager
    def run(port: int, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
        """A server in a process of its own, and its address."""
        screenless = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
        own = {"KRAJINA_PORT": str(port), "KRAJINA_DATABASE_URL": f"sqlite:///{tmp_path}/{port}.db", **variables}
        with subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**screenless, **own},
        ) as process:
            try:
                assert process.stdout is not None
                yield process, process.stdout.readline().strip()
            finally:
                process.kill()

    return run


def port_of(url: str) -> int:
    return httpx.URL(url).port or 0


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_when_announced_and_stops_cleanly(running: Running, end: signal.Signals) -> None:
    with running(free_port()) as (process, url), httpx.Client(base_url=url) as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        assert client.get("/").status_code == 200
        process.send_signal(end)  # while the client still holds its connection
        rest, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, rest) == (0, "bye\n")
    assert [json.loads(line)["event"] for line in complaints.splitlines()] == ["started", "stopped"]


@pytest.mark.slow
def test_a_second_server_takes_one_of_the_next_ports(running: Running, tmp_path: Path) -> None:
    wanted = free_port()
    other = {"KRAJINA_DATABASE_URL": f"sqlite:///{tmp_path}/other.db"}
    with running(wanted) as (_, first), running(wanted, **other) as (_, second):
        assert port_of(first) < port_of(second) <= wanted + MORE_PORTS
        for url in (first, second):
            assert httpx.get(f"{url}healthz").status_code == 200


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals are those of Unix")
def test_a_port_is_free_again_after_the_server_has_fallen_and_its_last_words_say_where(running: Running) -> None:
    wanted = free_port()
    for end, last_words in ((signal.SIGSEGV, "serve.py"), (signal.SIGTERM, "stopped")):
        with running(wanted) as (process, url):
            assert httpx.get(url).status_code == 200
            assert port_of(url) == wanted
            process.send_signal(end)
            assert last_words in process.communicate(timeout=PATIENCE)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_all_ports_are_taken_it_says_so(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(serve_module, "MORE_PORTS", 0)
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe) as caught:
            listen(HOST, port)
    assert caught.value.code == "no-free-port"
    assert str(port) in Words(language, strict=True).say(caught.value.message)  # 8100, not 8,100


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_of_another_machine_is_refused(language: str) -> None:
    with pytest.raises(CannotServe) as caught:
        listen("192.0.2.1", 8100)
    assert caught.value.code == "cannot-listen"
    assert "192.0.2.1" in Words(language, strict=True).say(caught.value.message)


def test_the_last_port_is_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve_module.LAST_PORT == 65535
    last = free_port()  # somebody else may use that one
    monkeypatch.setattr(serve_module, "LAST_PORT", last)
    with listen(HOST, last) as listener:
        assert listener.getsockname()[1] == last
        with pytest.raises(CannotServe) as caught:
            listen(HOST, last)
    assert caught.value.values == {"first": str(last), "last": str(last)}


@pytest.mark.parametrize(("host", "start"), [("127.0.0.1", "http://127.0.0.1:"), ("0.0.0.0", "http://127.0.0.1:")])
def test_the_address_can_be_typed_into_a_browser(host: str, start: str) -> None:
    with listen(host, 0) as listener:
        url = url_of(listener)
    assert url.startswith(start)
    assert port_of(url) > 0


def test_an_address_of_the_new_kind_stands_in_brackets() -> None:
    try:
        listener = listen("::1", 0)
    except CannotServe:
        pytest.skip("this machine has no IPv6")
    with listener:
        assert url_of(listener).startswith("http://[::1]:")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_needs_a_display(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert has_display() is expected


class ReadyAtOnce:
    """In place of a server."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], _stopping: object) -> None:
        self.ready = ready

    def run(self, sockets: list[socket.socket]) -> None:
        self.ready()


@pytest.mark.parametrize(("wish", "display"), [(True, True), (True, False), (False, True)])
def test_the_browser_is_opened_only_when_wished_and_possible(
    monkeypatch: pytest.MonkeyPatch, wish: bool, display: bool
) -> None:
    announced: list[str] = []
    opened: SimpleQueue[str] = SimpleQueue()

    def open_and_fail(url: str) -> bool:
        opened.put(url)
        raise OSError("no browser here")

    monkeypatch.setattr(serve_module, "_Server", ReadyAtOnce)
    monkeypatch.setattr(serve_module, "has_display", lambda: display)
    monkeypatch.setattr("webbrowser.open", open_and_fail)
    monkeypatch.setattr(serve_module, "set_up_logs", lambda _level: None)  # which is for the whole process
    serve(Settings(port=0), wish, announced.append)
    assert len(announced) == 1
    if wish and display:
        assert opened.get(timeout=PATIENCE) == announced[0]
    assert opened.empty()


@pytest.mark.slow
def test_behind_a_proxy_it_is_announced_as_people_see_it_and_answers_as_the_proxy_asks(running: Running) -> None:
    port = free_port()
    with running(port, KRAJINA_PUBLIC_URL="https://example.org/krajina/") as (_, url):
        assert url == "https://example.org/krajina/"
        assert httpx.get(f"http://{HOST}:{port}/healthz").json() == {"status": "ok"}
        assert httpx.get(f"http://{HOST}:{port}/plain/new/harvest").headers["Location"] == "/krajina/new/harvest"


def test_what_the_settings_say_reaches_the_server() -> None:
    settings = Settings(message_bytes=5000, public_url="https://example.org/krajina/")
    config = config_of(settings, create_app(settings))
    assert (config.ws_max_size, config.root_path) == (5000, "/krajina")
    assert not config.ws_per_message_deflate
    assert not config.access_log
    assert not config.proxy_headers


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_the_server_takes_all_open_files_that_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[int, int]] = []
    monkeypatch.setattr("resource.getrlimit", lambda _kind: (256, 4096))
    monkeypatch.setattr("resource.setrlimit", lambda _kind, limits: taken.append(limits))
    monkeypatch.setattr(serve_module, "_Server", ReadyAtOnce)
    monkeypatch.setattr(serve_module, "set_up_logs", lambda _level: None)
    serve(Settings(port=0), False, lambda _url: None)
    assert taken == [(4096, 4096)]


def test_what_keeps_the_application_from_starting_is_raised_and_nothing_announced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(serve_module, "set_up_logs", lambda _level: None)
    (tmp_path / "words.db").write_text("This is no database, and is long enough for everybody to see that at once.")
    announced: list[str] = []
    with pytest.raises(GameError):
        serve(Settings(port=0, database_url=f"sqlite:///{tmp_path}/words.db"), False, announced.append)
    assert announced == []


def test_somebody_who_hung_up_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_module, "HUNG_UP_SECONDS", 0.0)
    answer: Message = {"type": "http.response.body", "body": b"", "more_body": False}
    sent = list[Message]()

    async def say(said: str) -> None:
        async def send(message: Message) -> None:
            sent.append(message)
            raise RuntimeError(f"unable to perform operation on <TCPTransport>; the {said}")

        await serve_module._patient(send)(answer)

    asyncio.run(say(serve_module.CLOSED))
    assert sent == [answer]
    with pytest.raises(RuntimeError, match="twice"):
        asyncio.run(say("response was started twice"))
