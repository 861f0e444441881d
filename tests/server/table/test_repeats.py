"""Whoever lost an answer asks again with the same id, gets the same answer, and nothing is done twice."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.store.memory import MemoryStore
from tests.server.tables import ADDRESS, HERE, OPEN, Client, Told, house, many, opened

from krajina.core.errors import GameError
from krajina.server.app import create_app
from krajina.server.bus import Bus
from krajina.server.store.sql import SqlStore
from krajina.server.table.commands.join import Join
from krajina.server.table.create import NewTable
from krajina.server.table.keys import new_key
from krajina.server.table.messages import Done, Outgoing
from krajina.server.table.model import Status

Visitor: TypeAlias = TestClient[Litestar]
Ask: TypeAlias = Callable[[Visitor, str], Response]  # the same request, with this id

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

ID: Final = "an-id-that-nobody-guesses-1"
OTHER: Final = "an-id-that-nobody-guesses-2"
BAD_IDS: Final = ("short", "a" * 21, "a" * 65, "with spaces in it, and more", "ž" * 22, "a.b" * 10)


@contextmanager
def server(folder: Path, **more: int) -> Iterator[Visitor]:
    """A server on a file: started again, it finds what it had."""
    settings = msgspec.structs.replace(many(**more), database_url=f"sqlite:///{folder}/krajina.db")
    with TestClient(create_app(settings), raise_server_exceptions=False) as visitor:
        yield visitor


def counts(folder: Path) -> dict[str, int]:
    """How much there is of everything."""
    with closing(sqlite3.connect(folder / "krajina.db")) as found:
        return {one: found.execute(f"select count(*) from {one}").fetchone()[0] for one in ("game", "line", "entry")}


def say(visitor: Visitor, key: str, kind: str, **fields: object) -> Response:
    return visitor.post("/api/send", json={"kind": kind, **fields}, headers={"Authorization": f"Bearer {key}"})


def closed(visitor: Visitor) -> Told:
    """A table whose game was abandoned."""
    table = opened(visitor)
    first, second = (one["key"] for one in table["seats"])
    assert say(visitor, first, "abandon", seat=0).status_code == 200
    assert say(visitor, second, "reply", seat=1, request=1, agree=True).status_code == 200
    return table


# -- each request, and how much more there is after it ----------------------------------------------------------------


def creating(_: Visitor) -> Ask:
    wanted = {"game": "carcassonne", "seats": [HERE, HERE]}
    return lambda visitor, id_: visitor.post("/api/tables", json={**wanted, "request_id": id_})


def joining(visitor: Visitor) -> Ask:
    path = f"/api/tables/{opened(visitor, seats=[HERE, OPEN])['table']}/seats/1"
    return lambda visitor, id_: visitor.post(path, json={"name": "Jan", "request_id": id_})


def succeeding(visitor: Visitor) -> Ask:
    table = opened(visitor)
    assert say(visitor, table["seats"][1]["key"], "leave", seat=1).status_code == 200
    path = f"/api/tables/{table['table']}/seats/1"
    return lambda visitor, id_: visitor.post(path, json={"name": "Jan", "request_id": id_})


def forking(visitor: Visitor) -> Ask:
    table = opened(visitor)
    key = {"Authorization": f"Bearer {table['seats'][0]['key']}"}
    path = f"/api/tables/{table['table']}/fork"
    return lambda visitor, id_: visitor.post(path, json={"step": 0, "seat": 0, "request_id": id_}, headers=key)


def uploading(visitor: Visitor) -> Ask:
    record = visitor.get(f"/api/tables/{closed(visitor)['table']}/record").content
    return lambda visitor, id_: visitor.post("/api/records", content=record, headers={"Idempotency-Key": id_})


def playing_again(visitor: Visitor) -> Ask:
    key = closed(visitor)["seats"][0]["key"]
    return lambda visitor, id_: say(visitor, key, "rematch", seat=0, id="7", request_id=id_)


def renewing(visitor: Visitor) -> Ask:
    key = opened(visitor)["seats"][0]["key"]
    return lambda visitor, id_: say(visitor, key, "new_key", seat=0, id="7", request_id=id_)


REQUESTS: Final[dict[Callable[[Visitor], Ask], dict[str, int]]] = {
    creating: {"game": 1, "line": 1, "entry": 1},  # it began, with a tile drawn
    joining: {"game": 0, "line": 2, "entry": 1},
    succeeding: {"game": 0, "line": 1, "entry": 0},
    forking: {"game": 1, "line": 1, "entry": 1},
    uploading: {"game": 1, "line": 0, "entry": 1},
    playing_again: {"game": 1, "line": 2, "entry": 1},
    renewing: {"game": 0, "line": 0, "entry": 0},
}
each_request = pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: request.__name__)


def test_the_same_id_gives_the_same_answer_and_does_nothing_again(tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        for request in REQUESTS:
            ask = request(visitor)
            first = ask(visitor, ID + request.__name__)
            assert first.is_success, first.text
            after = counts(tmp_path)
            again = ask(visitor, ID + request.__name__)
            assert (again.status_code, again.json()) == (first.status_code, first.json())
            assert counts(tmp_path) == after


@each_request
def test_the_same_id_gives_the_same_answer_after_a_restart(request_: Callable[[Visitor], Ask], tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        ask = request_(visitor)
        first = ask(visitor, ID).json()
        after = counts(tmp_path)
    with server(tmp_path) as later:
        assert ask(later, ID).json() == first
        assert counts(tmp_path) == after


@each_request
def test_the_same_id_at_the_same_time_is_one_request(request_: Callable[[Visitor], Ask], tmp_path: Path) -> None:
    with server(tmp_path) as visitor, ThreadPoolExecutor(4) as threads:
        ask = request_(visitor)
        before = counts(tmp_path)
        answers = [answer.json() for answer in threads.map(lambda _: ask(visitor, ID), range(4))]
        assert answers == [answers[0]] * 4
        assert "code" not in answers[0]
        more = {what: count - before[what] for what, count in counts(tmp_path).items()}
    assert more == REQUESTS[request_]


@each_request
def test_another_id_is_another_person(request_: Callable[[Visitor], Ask], tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        ask = request_(visitor)
        first, other = ask(visitor, ID).json(), ask(visitor, OTHER).json()
    if request_ in {creating, forking, uploading}:
        assert not {first["table"], first["owner"]} & {other["table"], other["owner"]}
    elif request_ is playing_again:
        assert first["owner"]
        assert other == {**first, "owner": ""}, "their seat, but the table is not theirs"
    else:
        codes = {"joining": "seat-taken", "succeeding": "request-open", "renewing": "wrong-key"}
        assert other["code"] == codes[request_.__name__]


@each_request
def test_without_an_id_nothing_is_told_again(request_: Callable[[Visitor], Ask], tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        ask = request_(visitor)
        first, again = ask(visitor, "").json(), ask(visitor, "").json()
    assert "code" not in first
    assert again != first


@each_request
def test_an_id_that_can_be_guessed_is_refused(request_: Callable[[Visitor], Ask], tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        ask = request_(visitor)
        before = counts(tmp_path)
        for bad in BAD_IDS:
            if request_ is not uploading or bad.isascii():  # headers have no other letters
                assert ask(visitor, bad).status_code == 400, bad
        assert counts(tmp_path) == before


# -- what somebody could gain -----------------------------------------------------------------------------------------


def test_neither_keys_nor_ids_are_in_the_database(tmp_path: Path) -> None:
    keys = [ID]
    with server(tmp_path) as visitor:
        for request in REQUESTS:
            answer = request(visitor)(visitor, ID + request.__name__).json()
            found = [answer.get("key"), answer.get("owner"), *(one["key"] for one in answer.get("seats", ()))]
            keys += [key for key in found if key]
    files = [file.read_bytes() for file in tmp_path.iterdir()]
    assert len(keys) > len(REQUESTS)
    assert sum(map(len, files)) > 10_000
    assert not [key for key in keys for data in files if key.encode() in data]


def test_who_has_an_old_link_does_not_learn_the_new_key_and_may_not_try_for_long(tmp_path: Path) -> None:
    with server(tmp_path, wrong_keys_per_address_minute=4) as visitor:
        old = opened(visitor)["seats"][0]["key"]
        assert say(visitor, old, "new_key", seat=0, id="1", request_id=ID).status_code == 200
        dead, unknown = (say(visitor, key, "new_key", seat=0, request_id=OTHER) for key in (old, new_key()))
        assert (dead.status_code, dead.json()) == (unknown.status_code, unknown.json()), "what it was cannot be told"
        assert say(visitor, old, "new_key", seat=1, request_id=ID).json()["code"] == "wrong-key"
        assert say(visitor, old, "ping", id=ID).json()["code"] == "wrong-key", "it opens nothing else"
        assert say(visitor, old, "new_key", seat=0, request_id=ID).json()["code"] == "too-many"


def test_who_left_or_renewed_a_seat_is_not_told_its_key_again(tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        ask = creating(visitor)
        first = ask(visitor, ID).json()
        assert say(visitor, first["seats"][1]["key"], "new_key", seat=1).status_code == 200
        assert ask(visitor, ID).json() == {**first, "seats": first["seats"][:1]}


def test_to_ask_again_is_no_second_table_for_the_limit(tmp_path: Path) -> None:
    with server(tmp_path, tables_per_address_hour=1) as visitor:
        ask = creating(visitor)
        first = ask(visitor, ID).json()
        assert ask(visitor, ID).json() == first
        assert ask(visitor, OTHER).status_code == 429


def test_another_wish_under_the_same_id_gets_the_first_answer(tmp_path: Path) -> None:
    with server(tmp_path) as visitor:
        first = creating(visitor)(visitor, ID).json()
        other = {"game": "stroganov", "seats": [HERE], "request_id": ID}
        assert visitor.post("/api/tables", json=other).json() == first


# -- other ways -------------------------------------------------------------------------------------------------------


def test_a_socket_that_asks_again_gets_the_same_key() -> None:
    async def story() -> None:
        async with house() as here:
            founded, _ = await here.open([HERE, HERE])
            old = founded.seats[0].key
            socket = await here.client(old)
            late = Client(here.services, *await here.services.watcher([old], "", ADDRESS))  # it waits for the table
            keys = [await client.say("new_key", seat=0, request_id=ID) for client in (socket, socket, late)]
            assert len({key.key for key in keys if isinstance(key, Done)}) == 1
            other = await socket.say("new_key", seat=0, request_id=OTHER)
            assert isinstance(other, Done)
            assert other.key not in {old, *(key.key for key in keys if isinstance(key, Done))}
            with pytest.raises(GameError, match="not-your-seat"):
                await late.say("new_key", seat=0, request_id=ID)

    asyncio.run(story())


def test_a_rematch_that_was_opened_but_not_noted_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house() as here:
            founded, clients = await here.seated()
            room = clients[0].room
            await room.reveal(Status.ABANDONED)
            with monkeypatch.context() as patch:
                patch.setattr(room, "change", lambda **_: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    await clients[0].say("rematch", seat=0, request_id=ID)
            answer = await clients[0].say("rematch", seat=0, request_id=ID)
            assert isinstance(answer, Done)
            assert answer.owner
            assert isinstance(here.store, MemoryStore)
            assert set(here.store._tables) == {founded.table, answer.table}

    asyncio.run(story())


def test_two_processes_give_one_answer(tmp_path: Path) -> None:
    async def story() -> None:
        bus, url = Bus(), f"sqlite:///{tmp_path}/krajina.db"
        async with (
            house(store=await SqlStore.open(url), bus=bus) as one,
            house(store=await SqlStore.open(url), bus=bus) as other,
        ):
            wanted = msgspec.convert({"game": "carcassonne", "seats": [HERE, OPEN], "request_id": ID}, NewTable)
            first, second = await asyncio.gather(*(here.services.directory.create(wanted) for here in (one, other)))
            assert first == second
            join = Join(name="Jan", request_id=ID)
            keys = await asyncio.gather(*(here.join(first.table, 1, join) for here in (one, other)))
            assert keys[0] == keys[1]
            clients = [await here.client(first.seats[0].key) for here in (one, other)]
            await clients[0].room.reveal(Status.ABANDONED)
            await other.wait(lambda: clients[1].room.table.status.is_closed)

            async def rematch(client: Client) -> Outgoing:
                return await client.say("rematch", seat=0, id="", request_id=ID)

            await asyncio.gather(*map(rematch, clients), return_exceptions=True)  # one of both may be refused as stale
            answers = [await rematch(client) for client in clients]
            assert answers[0] == answers[1]
            assert counts(tmp_path)["game"] == 2

    asyncio.run(story())
