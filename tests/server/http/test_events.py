import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import sleep

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import ADDRESS, HERE, PATIENCE, Client, House, Told, house, many, play_on

from krajina.server.app import create_app
from krajina.server.http import streams

pytestmark = pytest.mark.slow  # `make check` has a minute for everything


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(many()), raise_server_exceptions=False) as client:
        yield client


def _parsed(text: str) -> list[tuple[str, Told]]:
    """Events as a browser reads them: each with the last id up to it."""
    events, last = [], ""
    for block in filter(None, text.split("\n\n")):
        for line in block.split("\n"):
            if line.startswith("id: "):
                last = line.removeprefix("id: ")
            elif line.startswith("data: "):
                message = json.loads(line.removeprefix("data: "))
                if message["kind"] != "pong":  # a sign of life, which is there whenever the machine is busy
                    events.append((last, message))
            else:
                assert line.startswith(":"), line
    return events


async def _events(here: House, *keys: str, have: int = 0, lines: int = 0) -> tuple[Client, AsyncIterator[str]]:
    room, watcher = await here.services.watcher(keys, "", ADDRESS)
    return Client(here.services, room, watcher), streams._told(here.services, room, watcher, have, lines)


AT_ONCE = 30  # turns of the loop, after which all has come that waits for nothing else


async def _waiting(stream: AsyncIterator[str]) -> str:
    """All that comes until nothing comes any more."""
    text = ""
    while True:
        task = asyncio.ensure_future(anext(stream))
        for _ in range(AT_ONCE):
            await asyncio.sleep(0)
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return text
        text += task.result()


def test_events_are_the_messages_of_the_socket() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            socket = await here.client(founded.seats[1].key)
            _, stream = await _events(here, founded.seats[1].key)
            first = await anext(stream)
            await play_on(clients, Random(81), 8)
            await clients[0].say("say", seat=0, text="Two\nlines")
            told = [message for _, message in _parsed(first + await _waiting(stream))]
            wanted = [message for message in socket.listen() if message["kind"] != "table_changed"]
            assert [message for message in told if message["kind"] != "table_changed"] == wanted

    asyncio.run(story())


def test_the_id_of_an_event_is_how_far_this_very_message_goes() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            _, stream = await _events(here, founded.seats[1].key)
            first = await anext(stream)
            await play_on(clients, Random(82), 10)  # all of it waits in the queue
            events = _parsed(first + await _waiting(stream))
            updates = [(last, message["n"]) for last, message in events if message["kind"] == "update"]
            assert len({n for _, n in updates}) > 3
            assert all(last == str(n) for last, n in updates)

    asyncio.run(story())


def test_wherever_the_line_breaks_the_last_id_misses_nothing_for_any_seat() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE])
            keys = [one.key for one in founded.seats]
            player = await here.client(*keys)
            for seat in (0, 1):
                await player.say("prefer", seat=seat, grace=0)
            _, stream = await _events(here, *keys)
            first = await anext(stream)
            await play_on([player], Random(83), 6)
            events = _parsed(first + await _waiting(stream))
            full = player.room.course.n
            for broken in range(len(events) + 1):
                has: dict[int, set[int]] = {0: set(), 1: set()}
                last = events[broken - 1][0] if broken else ""
                again = await here.client(*keys, have=int(last or 0))
                again.listen()
                for message in (*(message for _, message in events[:broken]), *again.told):
                    if message["kind"] == "update":
                        has[message["seat"]] |= {step["n"] for step in message["steps"]}
                again.leave()
                assert has == {seat: set(range(1, full + 1)) for seat in (0, 1)}, broken

    asyncio.run(story())


def test_a_quiet_stream_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE])
            _, stream = await _events(here, founded.seats[0].key)
            await _waiting(stream)
            monkeypatch.setattr(streams, "BEAT_SECONDS", 0.01)
            founded, _ = await here.open([HERE, HERE])
            _, stream = await _events(here, founded.seats[0].key)
            text = ""
            while '"kind":"pong"' not in text:
                text += await anext(stream)
            assert _parsed(text)[0][1]["kind"] == "welcome"

    asyncio.run(story())


async def _read(stream: AsyncIterator[str]) -> None:
    async for _ in stream:
        pass


def test_whoever_goes_is_forgotten_even_while_the_table_is_busy() -> None:
    async def story() -> None:
        async with house() as here:
            founded, room = await here.open([HERE, HERE])
            told, stream = await _events(here, founded.seats[0].key)
            task = asyncio.ensure_future(_read(stream))
            await here.settle()
            assert room.audience.here == {0}
            async with room.lock:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                await here.settle()
                assert room.audience.here == frozenset()
            assert told.watcher.is_gone

    asyncio.run(story())


def test_events_come_over_http_and_messages_go_by_post(client: TestClient[Litestar]) -> None:
    wanted = {"game": "carcassonne", "seats": [{"who": "here", "name": "Eva"}, {"who": "bot", "bot": "random"}]}
    founded = client.post("/api/tables", json=wanted).json()
    key = founded["seats"][0]["key"]
    bearer = {"Authorization": f"Bearer {key}"}
    services = client.app.state.services
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(client.get, "/api/events", params={"keys": key})
        while not services.connections.total:
            sleep(0.01)
        said = client.post("/api/send", json={"kind": "say", "id": "1", "seat": 0, "text": "Hello"}, headers=bearer)
        assert said.json() == {"kind": "done", "id": "1", "n": 0, "table": "", "key": "", "owner": ""}
        deleted = client.delete(
            f"/api/tables/{founded['table']}", headers={"Authorization": f"Bearer {founded['owner']}.{key}"}
        )
        assert deleted.status_code == 204
        answer = reading.result(PATIENCE)
    assert answer.headers["Content-Type"].startswith("text/event-stream")
    assert answer.headers["Cache-Control"] == "no-store"
    events = [message for _, message in _parsed(answer.text)]
    assert [events[0]["kind"], events[1]["kind"], events[-1]["kind"]] == ["welcome", "update", "bye"]
    assert (events[-1]["code"], events[-1]["is_final"]) == ("unknown-table", True)
    assert any(line.get("text") == "Hello" for one in events if one["kind"] == "said" for line in one["lines"])
    assert services.connections.total == 0


def test_what_is_posted_is_refused_as_over_the_socket(client: TestClient[Litestar]) -> None:
    wanted = {"game": "carcassonne", "seats": [{"who": "here", "name": "Eva"}] * 2}
    founded = client.post("/api/tables", json=wanted).json()
    bearer = {"Authorization": f"Bearer {founded['seats'][0]['key']}"}
    for body, status, code in (
        ("nonsense", 400, "bad-json"),
        ('{"kind": "teleport"}', 400, "unknown-kind"),
        ('{"kind": "hello"}', 400, "hello-once"),
        ('{"kind": "act", "seat": 1, "seen": 1, "action": {}}', 403, "not-your-seat"),
        ('{"kind": "undo", "seat": 0, "seen": 0}', 409, "stale"),
    ):
        answer = client.post("/api/send", content=body, headers=bearer)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert client.post("/api/send", content='{"kind": "ping"}').json()["code"] == "which-table"
    wrong = {"Authorization": "Bearer " + "x" * 22}
    assert client.post("/api/send", content='{"kind": "ping"}', headers=wrong).status_code == 403
    assert client.get("/api/events", params={"keys": "x" * 22}).json()["code"] == "wrong-key"


def test_a_failing_store_is_told_as_a_failure_and_the_line_stays(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"game": "carcassonne", "seats": [{"who": "here", "name": "Eva"}] * 2}
    founded = client.post("/api/tables", json=wanted).json()

    async def broken(*_args: object) -> None:
        raise OSError("no space left")

    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"kind": "hello", "keys": [founded["seats"][0]["key"]]})
        for kind in ("welcome", "update"):
            assert socket.receive_json()["kind"] == kind
        with monkeypatch.context() as patch:
            patch.setattr(client.app.state.services.host.store, "say", broken)
            socket.send_json({"kind": "say", "id": "1", "seat": 0, "text": "Hello"})
            while (told := socket.receive_json())["kind"] != "refused":
                pass
            assert (told["id"], told["code"]) == ("1", "failure")
        socket.send_json({"kind": "say", "id": "2", "seat": 0, "text": "Hello"})
        while (told := socket.receive_json())["kind"] != "done":
            pass
        assert told["id"] == "2"
