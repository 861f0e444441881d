"""A server whose database takes nothing: it says so, tells nobody what did not happen, and recovers."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from soak.server import COMMAND, free_port
from tests.server.store.tables import set_all
from tests.server.store.test_wal import LENGTH, damage_the_middle
from tests.server.tables import HERE, OPEN, PATIENCE, Client, House, house, many, opened

from krajina.server.app import create_app
from krajina.server.store.sql import SqlStore
from krajina.server.table.commands.join import Join
from krajina.server.table.refused import Refused
from krajina.text import LANGUAGES, Words

Visitor = TestClient[Litestar]
HOST = "127.0.0.1"


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    found = [record.msg for record in caplog.records if record.name == "krajina.events"]
    return [event for event in found if event not in {"table-created", "table-deleted"}]


# -- at a table --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def stored_house(file: Path) -> AsyncIterator[tuple[House, SqlStore]]:
    store = await SqlStore.open(f"sqlite:///{file}")
    async with house(store=store) as here:
        yield here, store


async def refused(attempt: Callable[[], object]) -> None:
    with pytest.raises(Refused) as caught:
        await attempt()  # type: ignore[misc]
    assert caught.value.code == "not-stored"


def told(clients: list[Client]) -> list[object]:
    return [message for client in clients for message in client.listen()]


def test_what_is_not_stored_is_told_to_nobody_and_can_be_done_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with stored_house(tmp_path / "k.db") as (here, store):
            _, clients = await here.seated()
            waiting, _ = await here.open([HERE, OPEN])
            first, second = clients
            room = first.room
            told(clients)
            before = (room.table, room.live, room.course.n, room.course.view(0), list(room.lines))
            set_all(store, "query_only = ON")
            for _ in range(3):
                await refused(first.act)
            await refused(lambda: first.say("say", seat=0, text="Slyšíte mě?"))
            await refused(lambda: first.say("prefer", seat=0, name="Jiná"))
            await refused(lambda: first.say("new_key", seat=0))
            await refused(lambda: first.say("abandon", seat=0))
            await refused(lambda: first.say("let_bot", seat=0, bot="greedy"))
            await refused(lambda: second.say("leave", seat=1))
            await refused(lambda: here.join(waiting.table, 1, Join(name="Jan")))
            await refused(lambda: here.open([HERE, HERE]))
            await refused(lambda: here.services.directory.delete(waiting.table))
            assert (room.table, room.live, room.course.n, room.course.view(0), room.lines) == before
            assert told(clients) == []
            await here.services.directory.look_once()
            assert events(caplog) == ["not-stored"]
            set_all(store, "query_only = OFF")
            await first.act()
            assert [one["n"] for one in map(dict, second.listen()) if one["kind"] == "update"] == [room.course.n]
            assert (await here.join(waiting.table, 1, Join(name="Jan"))).seat == 1
            assert events(caplog) == ["not-stored", "stored-again"]

    asyncio.run(story())


def test_bots_play_on_when_there_is_space_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with stored_house(tmp_path / "k.db") as (here, store):
            founded, _ = await here.open([HERE, {"who": "bot", "bot": "random"}])
            client = await here.client(founded.seats[0].key)
            await client.say("prefer", seat=0, grace=0)
            here.bots.go.clear()
            while 1 not in client.room.asked():
                await client.act()
            await here.wait(lambda: bool(here.bots.asked))
            n = client.room.course.n
            set_all(store, "query_only = ON")
            here.bots.go.set()
            await here.wait(lambda: "not-stored" in events(caplog))
            await here.settle()
            assert client.room.course.n == n
            assert events(caplog) == ["not-stored"]
            set_all(store, "query_only = OFF")
            await here.services.directory.look_once()  # as a server does every few seconds
            await here.wait(lambda: client.room.course.n > n)

    asyncio.run(story())


# -- over HTTP ---------------------------------------------------------------------------------------------------------


@contextmanager
def served(file: Path) -> Iterator[tuple[Visitor, SqlStore]]:
    settings = msgspec.structs.replace(many(), database_url=f"sqlite:///{file}")
    with TestClient(create_app(settings), raise_server_exceptions=False) as visitor:
        yield visitor, visitor.app.state.services.host.store


def test_every_request_that_would_store_something_is_refused_with_one_sentence(tmp_path: Path) -> None:
    with served(tmp_path / "k.db") as (visitor, store):
        founded = opened(visitor)
        key = founded["seats"][0]["key"]
        assert visitor.get("/readyz").json() == {"status": "ok"}
        set_all(store, "query_only = ON")
        say = {"kind": "say", "seat": 0, "text": "Slyšíte mě?", "id": "1"}
        bearer = {"Authorization": f"Bearer {key}"}
        keys = (founded["owner"], *(seat["key"] for seat in founded["seats"]))
        all_keys = {"Authorization": f"Bearer {'.'.join(keys)}"}
        wanted = {"game": "carcassonne", "seats": [HERE, HERE]}
        fork = {"step": 0, "seat": 0, "bot": "greedy"}
        answers = [
            visitor.get("/readyz"),
            visitor.post("/api/tables", json=wanted),
            visitor.post("/api/send", json=say, headers=bearer),
            visitor.post(f"/api/tables/{founded['table']}/fork", json=fork, headers=bearer),
            visitor.delete(f"/api/tables/{founded['table']}", headers=all_keys),
        ]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "not-stored")] * 5
        assert answers[0].json()["values"] == {"reason": "read-only"}
        assert visitor.get("/healthz").status_code == 200
        page = visitor.post("/api/tables?lang=cs", json=wanted, headers={"Accept": "text/html"})
        assert page.status_code == 503
        assert Words("cs").say(refusal("read-only").message) in page.text
        with visitor.websocket_connect("/api/socket") as socket:
            socket.send_json({"kind": "hello", "keys": [key]})
            socket.send_json(say)
            while (answer := socket.receive_json())["kind"] != "refused":
                pass
        assert (answer["code"], answer["message"]["values"]) == ("not-stored", {"reason": "read-only"})
        set_all(store, "query_only = OFF")
        assert visitor.get("/readyz").json() == {"status": "ok"}
        assert visitor.post("/api/send", json=say, headers=bearer).json()["kind"] == "done"


def refusal(reason: str) -> Refused:
    return Refused("not-stored", reason=reason)


def test_a_deleted_database_is_refused_for_good_and_the_sentence_says_so(tmp_path: Path) -> None:
    file = tmp_path / "k.db"
    with served(file) as (visitor, _):
        founded = opened(visitor)
        file.unlink()
        answers = [visitor.get("/readyz"), visitor.post("/api/tables", json={"game": "harvest", "seats": [HERE, HERE]})]
        for answer in answers:
            assert (answer.status_code, answer.json()["values"]) == (503, {"reason": "gone"})
            assert "restart" in answer.json()["message"]
        assert visitor.get(f"/api/tables/{founded['table']}").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_for_a_deleted_database_is_another_one(language: str) -> None:
    words = Words(language, strict=True)
    assert words.say(refusal("gone").message) != words.say(refusal("full").message)


# -- a real server -----------------------------------------------------------------------------------------------------


@contextmanager
def running(file: Path, port: int, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the first line that it says."""
    environ = {"KRAJINA_DATABASE_URL": f"sqlite:///{file}", "KRAJINA_PORT": str(port), "LANG": "en_GB.UTF-8"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    command = [sys.executable, "-c", COMMAND, *(arguments or ("serve",))]
    with subprocess.Popen(command, text=True, env={**os.environ, **environ, "COLUMNS": "1000"}, **pipes) as process:  # type: ignore[call-overload]
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="no other system limits a process that runs")
def test_a_server_whose_disk_is_full_refuses_until_there_is_space(tmp_path: Path) -> None:
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

    file, port = tmp_path / "k.db", free_port()
    with running(file, port) as (process, _), httpx.Client(base_url=f"http://{HOST}:{port}") as client:
        wanted = {"game": "harvest", "seats": [HERE, HERE]}
        founded = client.post("/api/tables", json=wanted).json()
        said = {"kind": "say", "seat": 0, "text": "x" * 500}
        key = {"Authorization": f"Bearer {founded['seats'][0]['key']}"}
        largest = max(part.stat().st_size for part in tmp_path.iterdir())
        prlimit(process.pid, RLIMIT_FSIZE, (largest, RLIM_INFINITY))
        assert client.post("/api/send", json=said, headers=key).json()["code"] == "not-stored"
        assert client.get("/readyz").status_code == 503
        assert client.post("/api/tables", json=wanted).status_code == 503
        prlimit(process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        assert client.get("/readyz").status_code == 200
        assert client.post("/api/send", json=said, headers=key).json()["kind"] == "done"
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=PATIENCE)
    told = [json.loads(line)["event"] for line in complaints.splitlines()]
    assert [event for event in told if "stored" in event] == ["not-stored", "stored-again"]


@pytest.mark.slow
def test_a_second_server_on_one_database_is_refused_and_told_where_the_first_one_is(tmp_path: Path) -> None:
    file, port = tmp_path / "k.db", free_port()
    with running(file, port) as (first, _):
        with running(file, port) as (second, said):
            _, sentence = second.communicate(timeout=PATIENCE)
        assert (said, second.returncode) == ("", 2)
        assert str(file) in sentence
        assert f"http://{HOST}:{port}/" in sentence
        assert "KRAJINA_DATABASE_URL" in sentence
        assert httpx.get(f"http://{HOST}:{port}/readyz").status_code == 200
        with running(file, port, "backup", str(tmp_path / "copy.db")) as (_, copied):
            assert "copied" in copied
        with running(file, port, "restore", str(tmp_path / "copy.db"), "--force") as (restoring, _):
            assert restoring.wait(PATIENCE) == 2
        first.kill()
        first.wait()
    with running(file, port) as (_, said):
        assert str(port) in said


def leave_some_tables(file: Path, port: int) -> None:
    """Let a server open tables, and be killed before it tidies up."""
    with running(file, port) as (server, _):
        for _ in range(5):
            httpx.post(f"http://{HOST}:{port}/api/tables", json={"game": "harvest", "seats": [HERE, HERE]})
        server.kill()
        server.wait()


@pytest.mark.slow
def test_damage_is_said_at_the_start(tmp_path: Path) -> None:
    file, port = tmp_path / "k.db", free_port()
    leave_some_tables(file, port)
    assert Path(f"{file}-wal").stat().st_size > 10 * LENGTH
    damage_the_middle(file)
    with running(file, port) as (second, said):
        [aside] = tmp_path.glob("*.damaged-*")
        assert str(aside) in said
        assert second.stdout is not None
        assert str(port) in second.stdout.readline()
        assert httpx.get(f"http://{HOST}:{port}/readyz").status_code == 200
        second.send_signal(signal.SIGTERM)
        _, complaints = second.communicate(timeout=PATIENCE)
    first_line = json.loads(complaints.partition("\n")[0])
    assert (first_line["event"], first_line["level"]) == ("database-shortened", "error")


@pytest.mark.slow
def test_damage_is_said_by_whoever_makes_a_copy_first(tmp_path: Path) -> None:
    file, port = tmp_path / "k.db", free_port()
    leave_some_tables(file, port)
    damage_the_middle(file)
    with running(file, port, "backup", str(tmp_path / "copy.db")) as (copying, said):
        copying.communicate(timeout=PATIENCE)
    [aside] = tmp_path.glob("*.damaged-*")
    assert str(aside) in said
