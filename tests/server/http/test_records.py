import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep, thread_time
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import Told, house, many, play_on
from typer.testing import CliRunner

from krajina.cli import app as cli
from krajina.core.chance import keeps
from krajina.core.play import Play
from krajina.core.record import Entry, Record, read_record
from krajina.core.registry import find_game
from krajina.core.setup import make_options
from krajina.server.app import create_app
from krajina.server.table import copies
from krajina.server.table.replay import record_of

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

SEATS = {"carcassonne": 2, "graenaland": 3, "stroganov": 2, "harvest": 2}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(many()), raise_server_exceptions=False) as client:
        yield client


def _played(game: str, options: dict[str, object] | None = None) -> bytes:
    """The record of a game that was played to its end at a table."""

    async def story() -> bytes:
        async with house() as here:
            founded, clients = await here.seated(SEATS[game], game, options=options or {})
            await play_on(clients, Random(71))
            stored = await here.store.load(founded.table)
            return record_of(stored.table, stored.entries)

    return asyncio.run(story())


@pytest.fixture(scope="module")
def record() -> bytes:
    return _played("harvest")


def _upload(client: TestClient[Litestar], data: bytes) -> Told:
    answer: Told = client.post("/api/records", content=data, headers={"Content-Type": "application/json"}).json()
    return answer


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("harvest", {}),
        pytest.param("carcassonne", {}, marks=pytest.mark.slow),
        pytest.param("graenaland", {"round_limit": 3}, marks=pytest.mark.slow),
        pytest.param("stroganov", {}, marks=pytest.mark.slow),
    ],
)
def test_krajina_verify_accepts_what_is_downloaded(
    client: TestClient[Litestar], tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    table = _upload(client, _played(game, options))["table"]
    answer = client.get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="krajina-{table}.json"'
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    result = CliRunner().invoke(cli, ["verify", str(file)])
    assert result.exit_code == 0, result.output
    verdict = client.get(f"/api/tables/{table}/verify").json()
    assert verdict["fair"]
    assert verdict["draws"] > 0


def test_the_promise_is_there_before_the_first_move_and_the_key_only_at_the_end() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2, "harvest")
            promised = clients[0].of("welcome")[0]["table"]["fair"]
            assert len(promised["commitment"]) == 64
            rng, secret = Random(72), clients[0].room.table.secret
            while clients[0].room.is_playing:
                assert secret not in json.dumps([client.told for client in clients])
                await play_on(clients, rng, 1)
            fair = clients[0].room.table.fair
            assert fair is not None
            assert fair.commitment == promised["commitment"]
            assert clients[1].table["fair"]["key"] == secret == fair.key
            assert keeps(fair, bytes.fromhex(secret))
            assert founded.table == fair.game, "one secret, one game"

    asyncio.run(story())


def test_there_is_no_record_while_a_game_is_played(client: TestClient[Litestar]) -> None:
    wanted = {"game": "carcassonne", "seats": [{"who": "here", "name": "Eva"}] * 2}
    founded = client.post("/api/tables", json=wanted).json()
    gathering = client.post("/api/tables", json={**wanted, "seats": [{"who": "open"}] * 2}).json()
    for key in (founded["owner"], founded["seats"][0]["key"]):
        for what in ("record", "verify"):
            for table in (founded, gathering):
                url = f"/api/tables/{table['table']}/{what}"
                answer = client.get(url, headers={"Authorization": f"Bearer {key}"})
                assert (answer.status_code, answer.json()["code"]) == (409, "no-record-yet")


def test_an_upload_is_a_closed_private_table_that_comes_out_as_it_went_in(
    client: TestClient[Litestar], record: bytes
) -> None:
    founded = _upload(client, record)
    assert founded["seats"] == []
    table = client.get(f"/api/tables/{founded['table']}").json()
    assert (table["status"], table["visibility"]) == ("finished", "private")
    assert client.get(f"/api/tables/{founded['table']}/record").content == record
    last = len(json.loads(record)["entries"])
    assert client.get(f"/api/tables/{founded['table']}/steps/{last}").json()["outcome"]
    forked = client.post(f"/api/tables/{founded['table']}/fork", json={"step": 3, "seat": 1})
    assert forked.status_code == 201
    owner = {"Authorization": f"Bearer {founded['owner']}"}
    assert client.delete(f"/api/tables/{founded['table']}", headers=owner).status_code == 204


def test_a_record_without_a_promise_or_an_end_is_taken_but_not_called_fair(client: TestClient[Litestar]) -> None:
    game = find_game("harvest")
    play = Play(game, make_options(game, {"seats": 2}))
    founded = _upload(client, play.record.to_json())
    assert client.get(f"/api/tables/{founded['table']}").json()["status"] == "abandoned"
    verdict = client.get(f"/api/tables/{founded['table']}/verify").json()
    assert not verdict["fair"]


def _damaged(record: bytes) -> list[tuple[bytes, str]]:
    whole = json.loads(record)

    def but(**fields: object) -> bytes:
        return json.dumps({**whole, **fields}).encode()

    twice = [whole["entries"][0], *whole["entries"]]
    return [
        (b"", "record-damaged"),
        (record[: len(record) // 2], "record-damaged"),
        (b"\xff\xfe", "record-damaged"),
        (b"[" * 20_000, "record-damaged"),
        (b"[]", "record-foreign"),
        (b'{"format": "chess"}', "record-foreign"),
        (but(krajina=99), "record-newer"),
        (but(rules="0"), "record-rules"),
        (but(game="chess"), "unknown-game"),
        (but(options={"seats": 99}), "seats"),
        (but(entries=[{"seat": 0}]), "record-entry"),
        (but(entries=[{"seat": 0, "action": {"action": "fly"}}]), "record-shape"),
        (but(entries=[{"seat": 7, "undo": 1}]), "record-seat"),
        (but(entries=[{"seat": 0, "undo": 1}]), "record-illegal"),
        (but(entries=twice), "record-illegal"),
    ]


def test_a_record_that_is_none_is_refused_and_nothing_is_kept(client: TestClient[Litestar], record: bytes) -> None:
    for data, code in _damaged(record):
        answer = client.post("/api/records", content=data)
        assert answer.status_code == 400, (code, answer.text)
        assert code in answer.json()["code"]


def test_a_record_that_is_too_large_is_refused(record: bytes) -> None:
    with TestClient(create_app(many(record_bytes=1000)), raise_server_exceptions=False) as client:
        answer = client.post("/api/records", content=record + b" " * 1000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_record_that_takes_too_long_to_replay_is_refused(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, record: bytes
) -> None:
    monkeypatch.setattr(copies, "REPLAY_SECONDS", 0.0)
    answer = client.post("/api/records", content=record)
    assert (answer.status_code, answer.json()["code"]) == (400, "record-slow")


@pytest.mark.slow
def test_a_record_is_taken_however_long_a_busy_machine_lets_it_wait(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, record: bytes
) -> None:
    def begin(*arguments: Any) -> Any:
        sleep(copies.REPLAY_SECONDS + 0.1)
        return Play.begin(*arguments)

    monkeypatch.setattr(copies, "Play", SimpleNamespace(begin=begin))
    assert client.post("/api/records", content=record).status_code == 201


@pytest.mark.slow
def test_a_record_of_nothing_but_undo_ends_in_time(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, whole = read_record(_played("stroganov"), find_game)
    begin = thread_time()
    play = Play.begin(game, whole)
    for entry in whole.entries[:-20]:
        play.enter(entry)
    monkeypatch.setattr(copies, "REPLAY_SECONDS", 10 * (thread_time() - begin))  # of this machine, as it is now
    seat = next(seat for seat in range(2) if play.undo_offer(seat).together)
    steps = play.undo_offer(seat).together
    host = Entry(seat, undo=steps, agreed=(1 - seat,))
    again = tuple(whole.entries[step.index] for step in play.steps[-steps:])
    entries = (*whole.entries[:-20], *((host, *again) * 10_000))
    data = Record(whole.game, whole.rules, whole.options, entries).to_json()
    answer = client.post("/api/records", content=data)
    assert answer.json()["code"] in {"record-slow", "too-large"}


def test_the_record_of_a_table_has_its_players_and_whatever_was_taken_back() -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated(2)
            while not (undo := clients[0].update()["undo"])["alone"]:
                await play_on(clients, Random(73), 1)
            await clients[0].say("undo", seat=0, seen=clients[0].update()["n"], steps=undo["alone"])
            await play_on(clients, Random(74))
            stored = await here.store.load(founded.table)
            game, record = read_record(record_of(stored.table, stored.entries), find_game)
            assert record.players == ("Eva", "Eva")
            assert any(entry.undo for entry in record.entries)
            play = Play.resume(game, record)
            outcome = msgspec.json.decode(msgspec.json.encode(play.game.outcome(play.state)))
            assert outcome == clients[0].update()["outcome"]

    asyncio.run(story())
