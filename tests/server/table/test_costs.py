"""What people try who want a server to work for nothing: no request costs more than it may."""

import asyncio
import gc
import socket
import weakref
from contextlib import ExitStack
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest
import uvicorn
from httpx import Response
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.tables import ADDRESS, HERE, PATIENCE, house, many, opened, play_on

from krajina.core import play as play_module
from krajina.core import record
from krajina.core.errors import GameError
from krajina.core.play import MARK, Play
from krajina.core.registry import find_game
from krajina.core.setup import make_options
from krajina.core.step import advance
from krajina.server.app import create_app
from krajina.server.http.streams import answered
from krajina.server.serve import config_of
from krajina.server.settings import Settings
from krajina.server.table import audience, course, watcher
from krajina.server.table.create import MOST_OPTIONS, new_table
from krajina.server.table.keys import Mint
from krajina.server.table.messages import No
from krajina.server.table.model import StoredEntry
from krajina.server.table.replay import APART
from krajina.server.table.updates import update_for
from krajina.server.table.watcher import LONGEST_WAITING, WAITING, Watcher

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
JSON = {"Content-Type": "application/json"}
Visitor = TestClient[Litestar]


MOST_COST = 50  # sensible requests, that a senseless one may cost: a megabyte is read, but nothing quadratic done
MANY = b",".join([b'"base/city-cap"'] * 9_000)


@pytest.mark.parametrize(
    "options",
    [
        b'{"data":' + b"[" * 90_000 + b"]" * 90_000 + b"}",
        b'{"first":' + b"9" * 100_000 + b"}",
        b'{"first":1e999}',
        b'{"first":NaN}',
        b'{"first":-1}',
        b'{"\\ud800":1}',
        b'{"draw_order":[' + MANY + b"]}",
        b'{"boxes":[' + b",".join([b'"rivers"'] * 15_000) + b"]}",
        b"{" + b",".join(b'"a%d":1' % number for number in range(15_000)) + b"}",
    ],
    ids=["deep", "long number", "infinite", "nan", "negative", "surrogate", "order", "boxes", "names"],
)
def test_senseless_options_are_refused_and_soon(visitor: Visitor, options: bytes) -> None:
    answer, cost = asked(visitor, options)
    assert answer.status_code == 400
    assert answer.json()["code"] not in {"failure", ""}
    assert len(answer.content) < 2_000
    sensible, usual = asked(visitor, b"{}")
    assert sensible.status_code == 201
    assert cost < MOST_COST * usual


def asked(visitor: Visitor, options: bytes) -> tuple[Response, float]:
    """The answer to whoever wants a table with such options, and what it costs in processor time, at its best."""
    body = b'{"game":"carcassonne","seats":' + msgspec.json.encode([HERE, HERE]) + b',"options":' + options + b"}"
    costs = []
    for _ in range(3):
        start = process_time()
        answer = visitor.post("/api/tables", content=body, headers=JSON)
        costs.append(process_time() - start)
    return answer, min(costs)


def test_options_that_everybody_would_have_to_be_told_have_a_limit(visitor: Visitor) -> None:
    options = {"see_forced": [0, 1] * (MOST_OPTIONS // 4)}
    answer = visitor.post("/api/tables", json={"game": "stroganov", "seats": [HERE, HERE], "options": options})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("action", [b"[" * 30_000, b'{"do":"x","shares":[' + b"[]," * 15_000 + b"[]]}", b"1" * 60_000])
def test_senseless_actions_are_refused(visitor: Visitor, action: bytes) -> None:
    own = {"Authorization": f"Bearer {opened(visitor)['seats'][0]['key']}"}
    body = b'{"kind":"act","seat":0,"seen":1,"action":' + action + b"}"
    answer = visitor.post("/api/send", content=body, headers=own)
    assert answer.status_code in {400, 409}
    assert len(answer.content) < 2_000


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/records", b"application/json"),
        ("/api/tables", b"application/json"),
        ("/api/send", b"text/plain"),
    ],
)
def test_of_an_endless_upload_no_more_is_read_than_is_taken(path: str, kind: bytes) -> None:
    chunk = b"x" * 60_000

    async def run() -> tuple[int, int]:
        async with house() as place:
            app: Any = create_app(many())
            app.state.services = place.services
            founded, _ = await place.seated(2)
            read, statuses = 0, []

            async def receive() -> dict[str, object]:
                nonlocal read
                read += len(chunk)
                assert read < 10_000_000, "it would go on for ever"
                return {"type": "http.request", "body": chunk, "more_body": True}

            async def send(message: dict[str, Any]) -> None:
                statuses.extend([message["status"]] if "status" in message else [])

            headers = [(b"authorization", f"Bearer {founded.seats[0].key}".encode()), (b"content-type", kind)]
            scope = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}
            more = {"headers": headers, "client": ("10.0.0.9", 1), "server": ("here", 80), "scheme": "http"}
            await app(
                {**scope, **more, "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"}}, receive, send
            )
            return statuses[0], read

    status, read = asyncio.run(run())
    assert status == 413
    assert read < 2_200_000


def test_an_address_has_only_so_many_sockets() -> None:
    app = create_app(many(sockets_per_address=3))
    with TestClient(app, raise_server_exceptions=False) as visitor, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(visitor.websocket_connect("/api/socket"))
        with pytest.raises(WebSocketDisconnect), visitor.websocket_connect("/api/socket") as fourth:
            fourth.receive_text()
        assert visitor.get("/api/tables").status_code == 200
        assert app.state.services.connections.total == 3


def test_what_waits_for_a_client_that_does_not_read_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(text: str) -> int:
        watcher, count = Watcher({}), 0
        while not watcher.is_gone:
            watcher.send(text)
            count += 1
        return count

    assert asyncio.run(run("x")) == WAITING + 1
    assert asyncio.run(run("x" * 100_000)) == LONGEST_WAITING // 100_000 + 1
    monkeypatch.setattr(watcher, "LONGEST_WAITING", 10)
    assert asyncio.run(run("x" * 100)) == 2  # one that is too long still comes, alone


async def endless(_scope: Any, receive: Any, send: Any) -> None:
    """Sends for ever."""
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": "x" * 100_000})


def test_a_client_that_never_reads_is_hung_up() -> None:
    async def run() -> None:
        config = config_of(many(), endless)
        config.lifespan, config.ws_ping_interval, config.ws_ping_timeout = "off", 0.1, 0.2
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            running = asyncio.create_task(server._serve([listener]))
            async with asyncio.timeout(PATIENCE):
                while not server.started:
                    await asyncio.sleep(0.01)
                with socket.socket() as client:
                    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    client.connect(listener.getsockname())
                    client.sendall(UPGRADE)
                    while not server.server_state.connections:
                        await asyncio.sleep(0.01)
                    while server.server_state.connections:
                        await asyncio.sleep(0.01)
                server.should_exit = True
                await running

    asyncio.run(run())


def test_messages_that_make_no_sense_are_counted() -> None:
    async def run() -> list[str]:
        async with house(many(pages_per_address_minute=5)) as place:
            founded, _ = await place.open([HERE, HERE])
            client = await place.client(founded.seats[0].key)
            answers = [await answered(place.services, client.room, client.watcher, b"{", ADDRESS) for _ in range(6)]
            return [answer.code for answer in answers if isinstance(answer, No)]

    assert asyncio.run(run()) == ["bad-json"] * 5 + ["too-many"]


def test_an_action_is_read_once_on_its_way_into_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    made, read = record._decoder, list[bytes]()

    class Counting:
        def __init__(self, actions: Any) -> None:
            self._decoder = made(actions)

        def decode(self, data: bytes) -> Any:
            read.append(data)
            return self._decoder.decode(data)

    async def run() -> None:
        async with house() as place:
            _, clients = await place.seated(2, grace=3)
            [first] = clients[0].room.asked()
            monkeypatch.setattr(record, "_decoder", Counting)
            await clients[first].act()
            assert [entry.seat for entry in clients[0].room.course.stored] == [-1, first], "chance has not drawn again"
            assert len(read) == 1

    asyncio.run(run())


def test_taking_back_costs_a_few_steps_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("carcassonne")
    play = Play(game, make_options(game, {"seats": 2}))
    rng, worst, steps = Random(2), 0, 0

    def counted(*arguments: Any) -> None:
        nonlocal steps
        steps += 1
        advance(*arguments)

    while decisions := game.decisions(play.state):
        play.act(decisions[0].seat, decisions[0].choices.sample(rng))
        seat, state = decisions[0].seat, play.state
        if play.undo_offer(seat).alone:
            monkeypatch.setattr(play_module, "advance", counted)
            steps, action = 0, play.entries[-1].action
            play.undo(seat)
            worst = max(worst, steps)
            monkeypatch.setattr(play_module, "advance", advance)
            play.act(seat, action)
            assert all(game.view(play.state, one) == game.view(state, one) for one in range(2))
    assert 0 < worst <= MARK


def test_nobody_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "MOST_UNDOS", 3)

    async def run() -> None:
        async with house() as place:
            _, clients = await place.seated(2, "carcassonne", grace=10)
            active = next(client for client in clients if client.update()["question"])
            for _ in range(3):
                await active.act()
                await active.say("undo", seat=active.watcher.seats[0], seen=active.update()["n"])
            await active.act()
            with pytest.raises(GameError, match="too-many-undos"):
                await active.say("undo", seat=active.watcher.seats[0], seen=active.update()["n"])

    asyncio.run(run())


def test_going_back_in_a_replay_does_not_start_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("carcassonne")
    options = make_options(game, {"seats": 2})
    played = Play(game, options)
    rng = Random(4)
    while decisions := game.decisions(played.state):
        played.act(decisions[0].seat, decisions[0].choices.sample(rng))
    table = new_table(Mint(""), game, options, (), 0.0)
    stored = [StoredEntry(seq, entry.seat, msgspec.json.encode(entry), 0.0) for seq, entry in enumerate(played.entries)]
    entered = 0
    repeat = Play.repeat

    def counted(play: Any, *arguments: Any) -> None:
        nonlocal entered
        entered += 1
        repeat(play, *arguments)

    async def run() -> None:
        nonlocal entered
        async with house() as place:
            replays = place.services.replays
            await replays.step(game, table, stored, len(stored), None)
            assert entered == len(stored)
            for n in range(len(stored) - 1, 0, -1):
                entered = 0
                found = await replays.step(game, table, stored, n, 0)
                assert entered <= APART
                assert found.step is not None
                assert found.step.n == n

    monkeypatch.setattr(Play, "repeat", counted)
    asyncio.run(run())


def test_a_crowd_of_spectators_costs_as_much_as_one_until_something_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    built = list[object]()

    def counted(course: Any, seat: Any, since: int, moment: Any) -> Any:
        built.append(seat)
        return update_for(course, seat, since, moment)

    async def run() -> None:
        async with house() as place:
            founded, clients = await place.seated(2)
            await play_on(clients, Random(1), 20)
            monkeypatch.setattr(audience, "update_for", counted)
            crowd = [await place.client(table=founded.table) for _ in range(5)]
            assert built == [None]
            assert len({msgspec.json.encode(one.update()) for one in crowd}) == 1
            await play_on(clients, Random(2), 1)
            late = await place.client(table=founded.table)
            assert late.update()["n"] == crowd[0].update()["n"] == clients[0].room.course.n

    asyncio.run(run())


def test_tables_that_everybody_left_leave_the_memory() -> None:
    async def run() -> None:
        async with house() as place:
            directory = []
            for number in range(4):
                _, clients = await place.seated(2, "stroganov")
                await play_on(clients, Random(number), 5)
                directory.append(weakref.ref(clients[0].room))
                for client in clients:
                    client.leave()
            del clients, client
            assert len(place.services.directory) == 4
            place.time.now += 3600
            await place.services.directory.look_once()
            assert len(place.services.directory) == 0
            gc.collect()
            assert sum(room() is not None for room in directory) <= 1  # the last one may still be at hand
            assert place.services.connections.total == 0

    asyncio.run(run())


def test_the_limits_of_a_server_are_on_by_default() -> None:
    usual = Settings(database_url="sqlite:///:memory:")
    assert usual.sockets_per_address <= 100
    assert usual.wrong_keys_per_address_minute <= 60
    assert usual.message_bytes <= 100_000
    assert not usual.webhook_private
