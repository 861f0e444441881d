"""A database that cannot be written to: everything is refused with one word for the reason, and works again later."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.server.store.tables import entry, next_revision, set_all, table

from krajina.server.store import statements
from krajina.server.store.group import Answer, Append
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Line, Live, StoredEntry
from krajina.server.table.store import NotStored

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

Break = Callable[[Path, SqlStore], None]
LONG = StoredEntry(0, 1, b'{"seat":1,"action":{"do":"' + b"x" * 20_000 + b'"}}', 1.0)


def delete(file: Path, _store: SqlStore) -> None:
    file.unlink()


def delete_log(file: Path, _store: SqlStore) -> None:
    Path(f"{file}-wal").unlink()


def replace(file: Path, _store: SqlStore) -> None:
    copy = file.with_name("copy.db")
    shutil.copy(file, copy)
    copy.replace(file)


def replace_log(file: Path, _store: SqlStore) -> None:
    log = Path(f"{file}-wal")
    log.unlink()
    log.touch()


def make_read_only(_file: Path, store: SqlStore) -> None:
    set_all(store, "query_only = ON")


def fill(_file: Path, store: SqlStore) -> None:
    set_all(store, "max_page_count = 1")  # not less than there are


def damage(file: Path, _store: SqlStore) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET rootpage = 1000000 WHERE name = 'game'")
        connection.execute("PRAGMA schema_version = 1000")
        connection.commit()


def events(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """What the log tells of the database, and why."""
    ours = (record for record in caplog.records if record.name == "krajina.events")
    return [(record.msg, getattr(record, "fields", {})["code"]) for record in ours]


def scene(file: Path, story: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = await SqlStore.open(f"sqlite:///{file}")
        await store.create(table("a"))
        await story(store)
        await store.close()

    asyncio.run(inside())


async def refused(attempt: Awaitable[None]) -> str:
    with pytest.raises(NotStored) as caught:
        await attempt
    assert caught.value.code == "not-stored"
    return str(caught.value.values["reason"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "krajina.db"


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [
        (delete, "gone"),
        (delete_log, "gone"),
        (replace, "gone"),
        (replace_log, "gone"),
        (make_read_only, "read-only"),
        (damage, "damaged"),
    ],
)
def test_nothing_is_acknowledged_that_is_not_stored(
    file: Path, trouble: Break, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: SqlStore) -> None:
        trouble(file, store)
        for attempt in (
            store.append("a", [entry(0)], Live(), 2.0),
            store.save(next_revision(table("a"), name="Jinak")),
            store.create(table("b")),
            store.say("a", Line(0, 1.0, 0, "Slyšíte mě?")),
            store.delete("a"),
            store.ping(),
            store.append("a", [entry(0)], Live(), 2.0),
        ):
            assert await refused(attempt) == reason
        assert events(caplog) == [("not-stored", reason)]  # once, and not once for every move
        if reason != "damaged":
            stored = await store.load("a")  # whoever plays can still see where the game stands
            assert (stored.table, stored.entries, stored.lines) == (table("a"), (), ())

    scene(file, story)


def test_a_full_disk_is_refused_until_there_is_space_again(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: SqlStore) -> None:
        fill(file, store)
        assert await refused(store.append("a", [LONG], Live(), 2.0)) == "full"
        assert await refused(store.ping()) == "full"
        assert (await store.load("a")).entries == ()
        set_all(store, "max_page_count = 100000")
        await store.ping()
        await store.append("a", [LONG], Live(), 2.0)
        assert (await store.load("a")).entries == (LONG,)
        assert events(caplog) == [("not-stored", "full"), ("stored-again", "full")]

    scene(file, story)


def test_what_can_be_written_again_is_written_without_a_restart(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: SqlStore) -> None:
        make_read_only(file, store)
        await refused(store.append("a", [entry(0)], Live(), 2.0))
        set_all(store, "query_only = OFF")
        await store.append("a", [entry(0)], Live(), 2.0)
        assert (await store.load("a")).entries == (entry(0),)
        assert events(caplog) == [("not-stored", "read-only"), ("stored-again", "read-only")]

    scene(file, story)


def test_another_kind_of_trouble_is_told_too(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: SqlStore) -> None:
        make_read_only(file, store)
        await refused(store.append("a", [entry(0)], Live(), 2.0))
        file.unlink()
        await refused(store.append("a", [entry(0)], Live(), 2.0))
        assert events(caplog) == [("not-stored", "read-only"), ("not-stored", "gone")]

    scene(file, story)


def test_a_new_file_in_the_place_of_a_deleted_one_is_not_taken_for_it(file: Path) -> None:
    async def story(store: SqlStore) -> None:
        away = file.with_name("away.db")
        os.rename(file, away)
        other = await SqlStore.open(f"sqlite:///{file}")
        assert await refused(store.append("a", [entry(0)], Live(), 2.0)) == "gone"
        assert await refused(store.ping()) == "gone"
        await other.close()

    scene(file, story)


def test_a_file_that_comes_back_is_written_on(file: Path) -> None:
    async def story(store: SqlStore) -> None:
        away = file.with_name("away.db")
        os.rename(file, away)
        await refused(store.append("a", [entry(0)], Live(), 2.0))
        os.rename(away, file)
        await store.append("a", [entry(0)], Live(), 2.0)
        assert (await store.load("a")).entries == (entry(0),)

    scene(file, story)


def test_a_file_that_goes_while_it_is_written_to_is_not_acknowledged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqlStore) -> None:
        append = statements.append

        def slowly(connection: Connection, appends: Sequence[Append]) -> list[Answer]:
            file.unlink()
            return append(connection, appends)

        monkeypatch.setattr(statements, "append", slowly)
        assert await refused(store.append("a", [entry(0)], Live(), 2.0)) == "gone"

    scene(file, story)


def test_no_connection_makes_a_new_file(file: Path) -> None:
    async def story(store: SqlStore) -> None:
        file.unlink()
        await asyncio.gather(*(store.load("a") for _ in range(20)))
        assert not file.exists()

    scene(file, story)


def test_many_moves_at_once_are_refused_in_one_go(file: Path) -> None:
    async def story(store: SqlStore) -> None:
        make_read_only(file, store)
        attempts = [store.append("a", [entry(seq)], Live(), 2.0) for seq in range(50)]
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        assert {type(answer) for answer in answers} == {NotStored}
        set_all(store, "query_only = OFF")
        await store.append("a", [entry(0)], Live(), 2.0)

    scene(file, story)


def test_whoever_asks_whether_it_can_be_written_to_gets_what_was_written_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqlStore) -> None:
        await asyncio.gather(*(store.ping() for _ in range(20)))  # who asks at once does not disturb the others
        monkeypatch.setattr(statements, "read_mark", lambda _connection: b"something else")
        assert await refused(store.ping()) == "other"

    scene(file, story)
