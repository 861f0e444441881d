"""What people try who do not want to play."""

import asyncio
import gc
import logging
import socket
import weakref
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest
import uvicorn
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.tables import ADDRESS, HERE, Client, house, many, play_on

from krajina.core import play as play_module
from krajina.core.errors import GameError
from krajina.core.play import MARK, Play
from krajina.core.registry import find_game
from krajina.core.setup import make_options
from krajina.core.step import advance
from krajina.server import course, metrics, watchers
from krajina.server.api.streams import answered
from krajina.server.app import PROTECTION, create_app
from krajina.server.founding import MOST_OPTIONS, new_table
from krajina.server.keys import KEY_BYTES, new_key
from krajina.server.logs import JsonLines
from krajina.server.protocol import No
from krajina.server.replays import APART, Replays
from krajina.server.serve import config_of
from krajina.server.settings import Settings
from krajina.server.store.sql import SqlStore
from krajina.server.tables import StoredEntry
from krajina.server.watchers import LONGEST_WAITING, WAITING, Watcher

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SCRIPT = "<script>alert(1)</script><img src=x onerror=y>"
JSON = {"Content-Type": "application/json"}
Visitor = TestClient[Litestar]


@pytest.fixture(scope="module")
def visitor() -> Any:
    with TestClient(create_app(many()), raise_server_exceptions=False) as client:
        yield client


def opened(visitor: Visitor, **more: object) -> dict[str, Any]:
    found: dict[str, Any] = visitor.post(
        "/api/tables", json={"game": "carcassonne", "seats": [HERE, HERE], **more}
    ).json()
    return found


# -- keys --------------------------------------------------------------------------------------------------------------


def test_keys_have_128_bits_or_more_and_none_is_in_the_database(tmp_path: Path) -> None:
    async def played() -> list[str]:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/krajina.db")
        async with house(store=store) as place:
            founded, clients = await place.seated(2)
            await play_on(clients, Random(1), 20)
            again = await clients[0].say("new_key", seat=0)
            return [founded.owner, *(one.key for one in founded.seats), again.key]  # type: ignore[attr-defined]

    keys = asyncio.run(played())
    assert KEY_BYTES * 8 >= 128
    assert len({new_key() for _ in range(1000)}) == 1000
    files = [file.read_bytes() for file in tmp_path.iterdir()]
    assert sum(map(len, files)) > 10_000
    assert not [key for key in keys for data in files if key.encode() in data]


def test_whoever_tries_many_keys_has_to_wait_even_with_the_right_one() -> None:
    async def run() -> list[str]:
        async with house(many(wrong_keys_per_address_minute=5)) as place:
            founded, _ = await place.seated(2)
            codes = []
            for key in [*(new_key() for _ in range(6)), founded.seats[0].key]:
                try:
                    await place.client(key)
                except GameError as error:
                    codes.append(error.code)
            return codes

    assert asyncio.run(run()) == ["wrong-key"] * 5 + ["too-many"] * 2


def test_a_key_that_is_taken_back_while_its_holder_waits_for_the_table_opens_nothing() -> None:
    async def run() -> None:
        async with house() as place:
            founded, clients = await place.seated(2)
            room, late = await place.hall.watcher([founded.seats[1].key], "", ADDRESS)
            await clients[1].say("new_key", seat=1)
            async with room.lock:
                room.welcome(late, None, 0)
            with pytest.raises(GameError, match="not-your-seat"):
                await Client(place.hall, room, late).say("say", seat=1, text="Still here")
            client = Client(place.hall, room, late)
            assert client.of("update") == []
            assert client.is_closed

    asyncio.run(run())


def test_a_key_is_of_one_table_only(visitor: Visitor) -> None:
    one, other = opened(visitor), opened(visitor)
    own = {"Authorization": f"Bearer {one['seats'][0]['key']}"}
    assert visitor.get(f"/api/tables/{other['table']}/steps/0?seat=0", headers=own).status_code in {400, 403}
    for_owner = {"Authorization": f"Bearer {one['owner']}"}
    assert visitor.delete(f"/api/tables/{other['table']}", headers=for_owner).status_code == 403
    assert visitor.delete(f"/api/tables/{one['table']}", headers=own).status_code == 403
    both = {"Authorization": f"Bearer {one['seats'][0]['key']}.{other['seats'][1]['key']}"}
    assert visitor.post("/api/send", content=b'{"kind":"ping"}', headers=both).json()["code"] == "which-table"


# -- other pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example", ""])
def test_a_page_of_somebody_else_can_do_nothing(visitor: Visitor, origin: str) -> None:
    headers = {"Origin": origin, "Content-Type": "text/plain"}
    body = msgspec.json.encode({"game": "carcassonne", "seats": [HERE, HERE]})
    assert visitor.post("/api/tables", content=body, headers=headers).json()["code"] == "foreign-page"
    with pytest.raises(WebSocketDisconnect), visitor.websocket_connect("/api/socket", headers=headers) as socket:
        socket.receive_text()


def test_nothing_is_ever_a_cookie_and_every_answer_is_protected(visitor: Visitor) -> None:
    founded = opened(visitor)
    answers = [
        visitor.get("/"),
        visitor.get(f"/table/{founded['table']}"),
        visitor.get(f"/play/{founded['seats'][0]['key']}"),
        visitor.get("/api/games"),
        visitor.get("/nowhere", headers={"Accept": "text/html"}),
        visitor.put("/api/tables"),
        visitor.post("/api/tables", content=b"{", headers=JSON),
        visitor.post("/api/records", content=b"x" * 3_000_000),
        visitor.get("/api/tables/nothing"),
        visitor.post("/api/send", content=b"{}", headers={"Authorization": f"Bearer {new_key()}"}),
    ]
    for answer in answers:
        assert "set-cookie" not in answer.headers
        assert {name: answer.headers.get(name) for name in PROTECTION} == PROTECTION, answer.url
        assert "unsafe" not in answer.headers["Content-Security-Policy"]


def test_what_people_write_is_never_html(visitor: Visitor) -> None:
    seats = [{"who": "here", "name": SCRIPT[:40]}, {"who": "here", "name": SCRIPT[25:]}]
    founded = opened(visitor, seats=seats, name=SCRIPT[:40], visibility="public")
    key, table = founded["seats"][0]["key"], founded["table"]
    own = {"Authorization": f"Bearer {key}"}
    said = visitor.post("/api/send", json={"kind": "say", "seat": 0, "text": SCRIPT}, headers=own)
    assert said.status_code == 200
    pages = ["/", f"/table/{table}", f"/watch/{table}", f"/play/{key}", f"/replay/{table}/0", f"/play/{key}/replay/0"]
    pages += [f"/table/{SCRIPT}", f"/new/{SCRIPT}", f"/?lang={SCRIPT}"]
    for path in pages:
        answer = visitor.get(path, headers={"Accept": "text/html"})
        assert "text/html" in answer.headers["Content-Type"], path
        assert "<script>alert" not in answer.text, path
        assert "<img src=x" not in answer.text, path


def test_a_record_of_somebody_else_brings_no_html_and_no_long_names(visitor: Visitor) -> None:
    game = find_game("stroganov")
    record = Play(game, make_options(game, {"seats": 2}), players=(SCRIPT, "x" * 100_000)).record
    founded = visitor.post("/api/records", content=record.to_json()).json()
    answer = visitor.get(f"/table/{founded['table']}", headers={"Accept": "text/html"})
    assert answer.status_code == 200
    assert "<script>alert" not in answer.text
    assert "x" * 41 not in answer.text
    download = visitor.get(f"/api/tables/{founded['table']}/record")
    assert download.headers["Content-Disposition"] == f'attachment; filename="krajina-{founded["table"]}.json"'


# -- requests that cost more than they should --------------------------------------------------------------------------

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
    body = b'{"game":"carcassonne","seats":[{},{}],"options":' + options + b"}"
    start = perf_counter()
    answer = visitor.post("/api/tables", content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["code"] not in {"failure", ""}
    assert perf_counter() - start < 2
    assert len(answer.content) < 2_000


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
        ("/records", b"multipart/form-data; boundary=x"),
        ("/new/carcassonne", b"application/x-www-form-urlencoded"),
    ],
)
def test_of_an_endless_upload_no_more_is_read_than_is_taken(path: str, kind: bytes) -> None:
    chunk = b"x" * 60_000

    async def run() -> tuple[int, int]:
        async with house() as place:
            app: Any = create_app(many())
            app.state.hall = place.hall
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
        assert app.state.hall.connections.total == 3


def test_what_waits_for_a_client_that_does_not_read_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(text: str) -> int:
        watcher, count = Watcher({}), 0
        while not watcher.is_gone:
            watcher.send(text)
            count += 1
        return count

    assert asyncio.run(run("x")) == WAITING + 1
    assert asyncio.run(run("x" * 100_000)) == LONGEST_WAITING // 100_000 + 1
    monkeypatch.setattr(watchers, "LONGEST_WAITING", 10)
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
            async with asyncio.timeout(10):
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
            answers = [await answered(place.hall, client.room, client.watcher, b"{", ADDRESS) for _ in range(6)]
            return [answer.code for answer in answers if isinstance(answer, No)]

    assert asyncio.run(run()) == ["bad-json"] * 4 + ["too-many"] * 2


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
    table = new_table(game, options, (), "", 0.0)
    stored = [StoredEntry(seq, msgspec.json.encode(entry), 0.0) for seq, entry in enumerate(played.entries)]
    entered = 0
    enter, act = Play.enter, Play.act

    def counted(play: Any, *arguments: Any) -> None:
        nonlocal entered
        entered += 1
        act(play, *arguments)

    async def run() -> None:
        nonlocal entered
        replays = Replays()
        await replays.step(game, table, stored, len(stored), None)
        for n in range(len(stored) - 1, 0, -1):
            entered = 0
            found = await replays.step(game, table, stored, n, 0)
            assert entered <= APART
            assert found.step is not None
            assert found.step.n == n

    monkeypatch.setattr(Play, "act", counted)
    asyncio.run(run())
    assert enter is Play.enter


# -- what must not be told ---------------------------------------------------------------------------------------------


def test_the_secret_of_the_draws_is_told_to_nobody_before_the_end(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with house() as place:
            _, clients = await place.seated(2, "carcassonne")
            watcher = await place.client(table=clients[0].room.table.id)
            room = clients[0].room
            secret = room.table.secret
            while room.is_playing:
                await play_on(clients, Random(1), 25)
                if room.is_playing:
                    for client in (*clients, watcher):
                        client.listen()
                        assert secret not in str(client.told)
            assert secret in str(watcher.of("table_changed")[-1])
            assert secret not in caplog.text

    asyncio.run(run())


def test_logs_and_figures_hold_no_key_no_name_and_no_word(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> list[str]:
        async with house() as place:
            name = {"who": "here", "name": "Zdislava\nforged: line"}
            founded, room = await place.open([name, name], name="Besední kout")
            clients = [await place.client(one.key) for one in founded.seats]
            await clients[0].say("say", seat=0, text="Tajnosti")
            await clients[0].say("leave", seat=0)
            with pytest.raises(GameError):
                await place.client(founded.seats[0].key)
            await place.settle()
            await place.hall.lobby.delete(room.table.id, {0, 1})
            return [founded.table, founded.owner, *(one.key for one in founded.seats)]

    with caplog.at_level(logging.DEBUG):
        hidden = [*asyncio.run(run()), "Zdislava", "Besední", "Tajnosti", "forged"]
    told = "".join(JsonLines().format(record) for record in caplog.records) + metrics.metrics_page().decode()
    assert "table-created" in told
    assert [word for word in hidden if word in told] == []


# -- leaks -------------------------------------------------------------------------------------------------------------


def test_tables_that_everybody_left_leave_the_memory() -> None:
    async def run() -> None:
        async with house() as place:
            rooms = []
            for number in range(20):
                _, clients = await place.seated(2, "stroganov")
                await play_on(clients, Random(number), 5)
                rooms.append(weakref.ref(clients[0].room))
                for client in clients:
                    client.leave()
            del clients, client
            assert len(place.hall.rooms) == 20
            place.time.now += 3600
            await place.hall.rooms.look_once()
            assert len(place.hall.rooms) == 0
            gc.collect()
            assert sum(room() is not None for room in rooms) <= 1  # the last one may still be at hand
            assert place.hall.connections.total == 0

    asyncio.run(run())


def test_the_limits_of_a_server_are_on_by_default() -> None:
    usual = Settings(database_url="sqlite:///:memory:")
    assert usual.sockets_per_address <= 100
    assert usual.wrong_keys_per_address_minute <= 60
    assert usual.message_bytes <= 100_000
    assert not usual.webhook_private
