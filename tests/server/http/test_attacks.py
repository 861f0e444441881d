"""What people try who do not want to play."""

import asyncio
import logging
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.tables import ADDRESS, HERE, Client, house, many, opened, play_on

from krajina.core.errors import GameError
from krajina.core.play import Play
from krajina.core.registry import find_game
from krajina.core.setup import make_options
from krajina.server import metrics
from krajina.server.app import PROTECTION
from krajina.server.logs import JsonLines
from krajina.server.store.sql import SqlStore
from krajina.server.table.keys import KEY_BYTES, new_key
from krajina.server.table.messages import Done

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

SCRIPT = "<script>alert(1)</script><img src=x onerror=y>"
JSON = {"Content-Type": "application/json"}
Visitor = TestClient[Litestar]


# -- keys --------------------------------------------------------------------------------------------------------------


def test_keys_have_128_bits_or_more_and_none_is_in_the_database(tmp_path: Path) -> None:
    async def played() -> list[str]:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/krajina.db")
        async with house(store=store) as place:
            founded, clients = await place.seated(2)
            await play_on(clients, Random(1), 20)
            again = await clients[0].say("new_key", seat=0)
            assert isinstance(again, Done)
            return [founded.owner, *(one.key for one in founded.seats), again.key]

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
            room, late = await place.services.watcher([founded.seats[1].key], "", ADDRESS)
            await clients[1].say("new_key", seat=1)
            async with room.lock:
                await room.welcome(late, None, 0)
            with pytest.raises(GameError, match="not-your-seat"):
                await Client(place.services, room, late).say("say", seat=1, text="Still here")
            client = Client(place.services, room, late)
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
        visitor.get("/plain/", follow_redirects=False),
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
    pages = ["/", f"/table/{table}", f"/play/{key}", f"/replay/{table}/0", f"/table/{SCRIPT}", f"/nowhere/{SCRIPT}"]
    data = ["/api/tables", f"/api/tables/{table}", f"/api/tables/{SCRIPT}", f"/api/games/{SCRIPT}"]
    for path in [*pages, *(f"{page}?lang={SCRIPT}" for page in pages), *data]:
        answer = visitor.get(path, headers={"Accept": "text/html"})
        if answer.headers["Content-Type"].startswith("text/html"):
            assert "<script>alert" not in answer.text, path
            assert "<img src=x" not in answer.text, path
        else:
            assert path in data, path
            assert answer.headers["Content-Type"].startswith(("application/json", "text/plain")), path


def test_a_record_of_somebody_else_brings_no_long_names(visitor: Visitor) -> None:
    game = find_game("stroganov")
    record = Play(game, make_options(game, {"seats": 2}), players=(SCRIPT, "x" * 100_000)).record
    founded = visitor.post("/api/records", content=record.to_json()).json()
    answer = visitor.get(f"/api/tables/{founded['table']}")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/json"
    assert "x" * 41 not in answer.text
    download = visitor.get(f"/api/tables/{founded['table']}/record")
    assert download.headers["Content-Disposition"] == f'attachment; filename="krajina-{founded["table"]}.json"'


# -- what must not be told ---------------------------------------------------------------------------------------------


def test_the_secret_of_the_draws_is_told_to_nobody_before_the_end(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with house() as place:
            _, clients = await place.seated(2, "harvest")
            watcher = await place.client(table=clients[0].room.table.id)
            room = clients[0].room
            secret = room.table.secret
            while room.is_playing:
                await play_on(clients, Random(1), 3)
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
            await place.services.directory.delete_for(room.table.id, {0, 1})
            return [founded.table, founded.owner, *(one.key for one in founded.seats)]

    with caplog.at_level(logging.DEBUG):
        hidden = [*asyncio.run(run()), "Zdislava", "Besední", "Tajnosti", "forged"]
    told = "".join(JsonLines().format(record) for record in caplog.records) + metrics.metrics_page().decode()
    assert "table-created" in told
    assert [word for word in hidden if word in told] == []
