"""Copies of a database, their return, and records of all games."""

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.server.store.tables import entry, table
from typer.testing import CliRunner, Result

from krajina.cli import app
from krajina.core import find_game, read_record, verify
from krajina.core.chance import Fair
from krajina.core.errors import GameError
from krajina.server.store.backup import back_up, export, restore
from krajina.server.store.migrations import VERSION_TABLE
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Live, Seating, Status, StoredEntry, Table

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

FAIR = Path(__file__).parents[2] / "core/data/record_v1.json"


class Saved(msgspec.Struct):
    options: msgspec.Raw
    fair: Fair
    entries: list[msgspec.Raw]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with the table `a` and one entry, closed."""
    file = tmp_path / "krajina.db"
    asyncio.run(create(file, table("a", Status.PLAYING), [entry(0)]))
    return file


async def create(file: Path, table: Table, entries: list[StoredEntry]) -> None:
    store = await SqlStore.open(url(file))
    await store.create(table, entries)
    await store.close()


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT id FROM game ORDER BY id")]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)), env={"COLUMNS": "200", "LANG": "en_GB.UTF-8"})


def finished() -> tuple[Table, list[StoredEntry]]:
    """A finished game of which every draw can be checked."""
    saved = msgspec.json.decode(FAIR.read_bytes(), type=Saved)
    seats = (Seating(name="Ann"), Seating(name="Bob"), Seating(name="Čáp"))
    fair = msgspec.structs.replace(saved.fair, key="")
    of_it = {"options": saved.options, "seats": seats, "fair": fair, "secret": saved.fair.key}
    entries = [
        StoredEntry(seq, msgspec.json.decode(line)["seat"], bytes(line), 1.0) for seq, line in enumerate(saved.entries)
    ]
    return msgspec.structs.replace(table("done", Status.FINISHED), **of_it), entries


def test_a_copy_made_while_a_server_writes_is_whole(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def scene() -> None:
        store = await SqlStore.open(url(file))
        copying = asyncio.create_task(asyncio.to_thread(back_up, url(file), copy))
        seq = 1
        while not copying.done():
            await store.append("a", [entry(seq)], Live(), float(seq))
            seq += 1
        await copying
        await store.append("a", [entry(seq)], Live(), float(seq))
        await store.close()
        copied = await SqlStore.open(url(copy))
        stored = await copied.load("a")
        await copied.close()
        assert 1 <= len(stored.entries) <= seq
        assert len(stored.entries) == 1 or stored.table.changed == stored.entries[-1].seq

    asyncio.run(scene())


def test_a_copy_is_one_file_that_only_its_owner_can_read(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "safe" / "copy.db"
    copy.parent.mkdir()
    back_up(url(file), copy)
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert names(copy) == ["a"]


def test_a_copy_is_not_written_over_anything(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    with pytest.raises(GameError) as caught:
        back_up(url(file), copy)
    assert caught.value.code == "file-exists"
    assert copy.read_text("utf-8") == "mine"


def test_there_is_no_copy_of_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        back_up(url(tmp_path / "nothing.db"), tmp_path / "copy.db")
    with pytest.raises(GameError):
        back_up("sqlite:///:memory:", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_a_copy_is_put_back_and_the_old_database_is_put_aside(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(url(file), copy)
    asyncio.run(create(file, table("b"), []))
    with pytest.raises(GameError) as caught:
        restore(copy, url(file), force=False)
    assert caught.value.code == "database-exists"
    assert names(file) == ["a", "b"]
    aside = restore(copy, url(file), force=True)
    assert aside is not None
    assert names(aside) == ["a", "b"]
    assert names(file) == ["a"]
    asyncio.run(create(file, table("c"), []))


def test_a_copy_is_put_where_nothing_was(file: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new" / "krajina.db"
    back_up(url(file), copy)
    assert restore(copy, url(new), force=False) is None
    assert names(new) == ["a"]


def test_nothing_is_put_under_a_server_that_runs(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(url(file), copy)

    async def scene() -> None:
        store = await SqlStore.open(url(file))
        with pytest.raises(GameError) as caught:
            restore(copy, url(file), force=True)
        assert caught.value.code == "database-in-use"
        await store.append("a", [entry(1)], Live(), 1.0)
        assert len((await store.load("a")).entries) == 2
        await store.close()

    asyncio.run(scene())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "krajina.db"]


def test_a_damaged_database_can_be_replaced(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(url(file), copy)
    file.write_text("rubbish " * 1000)
    aside = restore(copy, url(file), force=True)
    assert aside is not None
    assert aside.read_text("utf-8").startswith("rubbish")
    assert names(file) == ["a"]


def test_only_whole_databases_of_ours_are_put_back(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    def refusal(statement: str = "", content: bytes | None = None) -> str:
        shutil.copy(file, copy)
        if content is not None:
            copy.write_bytes(content)
        with closing(sqlite3.connect(copy)) as connection:
            connection.executescript(statement)
        with pytest.raises(GameError) as caught:
            restore(copy, url(tmp_path / "new.db"), force=True)
        assert not (tmp_path / "new.db").exists()
        return caught.value.code

    assert refusal(f"UPDATE {VERSION_TABLE} SET version_num = '999'") == "database-newer"
    assert refusal(f"DROP TABLE {VERSION_TABLE}") == "database-foreign"
    assert refusal(content=b"") == "database-foreign"
    assert refusal(content=b"rubbish " * 1000) == "database-foreign"
    page = 4096
    assert refusal(content=file.read_bytes()[:-page] + b"\xff" * page) == "database-unusable"


def test_every_game_that_has_begun_is_exported(file: Path, tmp_path: Path) -> None:
    unknown = msgspec.structs.replace(table("other", Status.PLAYING), rules="0.1", game="tarot")
    for other, entries in (finished(), (unknown, [entry(0)]), (table("waiting"), [])):
        asyncio.run(create(file, other, entries))
    folder = tmp_path / "records"
    assert export(url(file), folder) == 3
    assert sorted(path.name for path in folder.iterdir()) == ["a.json", "done.json", "other.json"]
    game, record = read_record((folder / "done.json").read_bytes(), find_game)
    assert record.players == ("Ann", "Bob", "Čáp")
    assert verify(game, record).fair
    running = msgspec.json.decode((folder / "a.json").read_bytes(), type=dict[str, object])
    assert running["players"] == ["Žofie 🎲", "bot:greedy"]
    assert "key" not in (folder / "a.json").read_text("utf-8").partition("entries")[0]
    assert b'"rules":"0.1"' in (folder / "other.json").read_bytes()


def test_a_record_is_exported_as_it_was_saved(file: Path, tmp_path: Path) -> None:
    done, entries = finished()
    without_names = msgspec.structs.replace(done, seats=())
    asyncio.run(create(file, without_names, entries))
    export(url(file), tmp_path)
    assert (tmp_path / "done.json").read_bytes() == FAIR.read_bytes()


def test_the_commands_say_what_they_did(file: Path, tmp_path: Path) -> None:
    copy, at = tmp_path / "copy.db", ("--database", url(file))
    assert f"copied to {copy}" in run("backup", copy, *at).output
    assert "file-exists" not in (again := run("backup", copy, *at)).stderr
    assert again.exit_code == 2
    assert "--force" in run("restore", copy, *at).stderr
    restored = run("restore", copy, *at, "--force").output
    assert f"as it was in {copy}" in restored
    assert f"now {file}." in restored
    assert "1 game was written" in run("export", tmp_path / "records", *at).output
    assert run("export", tmp_path / "records", *at).exit_code == 2


def test_the_commands_take_the_database_of_the_settings(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRAJINA_DATABASE_URL", url(file))
    assert run("backup", tmp_path / "copy.db").exit_code == 0
    assert names(tmp_path / "copy.db") == ["a"]
