"""What only a database can do: outlive the process, be shared, be of another version."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from tests.server.store.tables import entry, next_revision, table

from krajina.core.errors import GameError
from krajina.server.store import migrations, statements
from krajina.server.store.database import Database
from krajina.server.store.migrations import REVISIONS, VERSION_TABLE, migrate
from krajina.server.store.schema import METADATA
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import (
    Line,
    Live,
    Origin,
    Seating,
    SeatKind,
    Status,
    StoredEntry,
    Visibility,
    Watching,
)
from krajina.server.table.store import Conflict, Gone, Listed, NotStored

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

WRITER = Path(__file__).parent / "writer.py"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "krajina.db"


def url(file: Path) -> str:
    return f"sqlite:///{file}"


async def create(file: Path) -> None:
    store = await SqlStore.open(url(file))
    await store.create(table("a"))
    await store.close()


def refused(file: Path) -> GameError:
    with pytest.raises(GameError) as caught:
        asyncio.run(SqlStore.open(url(file)))
    return caught.value


def test_what_is_stored_is_there_after_closing(file: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(url(file))
        await store.create(table("a"))
        await store.append("a", [entry(0)], Live(due=3.0), 2.0)
        await store.say("a", Line(0, 1.0, 0, "Dobrý večer"))
        before = await store.load("a")
        await store.close()
        again = await SqlStore.open(url(file))
        assert await again.load("a") == before
        await again.close()

    asyncio.run(scene())


def test_closing_waits_for_what_is_under_way(file: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(url(file))
        await store.create(table("a"))
        under_way = asyncio.ensure_future(store.append("a", [entry(0)], Live(), 2.0))
        await asyncio.sleep(0)
        await store.close()
        await under_way
        again = await SqlStore.open(url(file))
        assert len((await again.load("a")).entries) == 1
        await again.close()

    asyncio.run(scene())


def test_only_its_owner_can_read_the_file(file: Path) -> None:
    asyncio.run(create(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_database_is_kept_safe_against_a_power_cut(file: Path) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def scene() -> None:
        database = Database(url(file))
        await database.open()
        full = 2
        assert await database.write(pragmas) == ["wal", full, 1]
        await database.close()

    asyncio.run(scene())


def test_of_two_stores_on_one_file_exactly_one_writes_a_seq(file: Path) -> None:
    async def scene() -> None:
        first, second = await asyncio.gather(SqlStore.open(url(file)), SqlStore.open(url(file)))
        await first.create(table("a"))
        for seq in range(20):
            attempts = [store.append("a", [entry(seq)], Live(), 1.0) for store in (first, second)]
            answers = await asyncio.gather(*attempts, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
        assert [stored.seq for stored in (await second.load("a")).entries] == list(range(20))
        await first.close()
        await second.close()

    asyncio.run(scene())


def test_of_many_at_once_only_those_that_collide_are_refused(file: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(url(file))
        for number in range(10):
            await store.create(table(f"t{number}"))
        good = [(f"t{number}", seq) for seq in range(10) for number in range(10)]
        bad = [("t1", 3), ("t2", 100), ("gone", 0)]
        attempts = [store.append(name, [entry(seq)], Live(), float(seq)) for name, seq in [*good, *bad]]
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        assert answers[: len(good)] == [None] * len(good)
        assert [type(answer) for answer in answers[len(good) :]] == [Conflict, Conflict, Gone]
        for number in range(10):
            stored = await store.load(f"t{number}")
            assert ([item.seq for item in stored.entries], stored.table.changed) == (list(range(10)), 9.0)
        await store.close()

    asyncio.run(scene())


def test_one_that_the_database_cannot_take_does_not_harm_the_others(file: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(url(file))
        await store.create(table("a"))
        await store.create(table("b"))
        unspeakable = StoredEntry(0, 1, entry(0).entry, 1.0, "\ud800")
        answers = await asyncio.gather(
            store.append("a", [entry(0)], Live(), 1.0),
            store.append("b", [unspeakable], Live(), 1.0),
            store.append("a", [entry(1)], Live(), 1.0),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), UnicodeEncodeError, type(None)]
        assert len((await store.load("a")).entries) == 2
        assert list((await store.load("b")).entries) == []
        await store.close()

    asyncio.run(scene())


def test_what_was_acknowledged_survives_the_death_of_the_process(file: Path) -> None:
    asyncio.run(create(file))
    with subprocess.Popen([sys.executable, WRITER, url(file)], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(30)]
        writer.kill()
        acknowledged += map(int, writer.stdout.read().split())

    async def stored() -> list[int]:
        store = await SqlStore.open(url(file))
        entries = (await store.load("a")).entries
        await store.close()
        return [entry.seq for entry in entries]

    found = asyncio.run(stored())
    assert found == list(range(len(found)))
    assert acknowledged == found[: len(acknowledged)]


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        migrate(connection, "new")
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_each_revision_that_is_known_has_its_file() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert [script.revision for script in scripts.walk_revisions()] == list(reversed(REVISIONS))


# What the second revision added, taken away again.
BACK_TO_THE_FIRST = f"""
    DROP TABLE listing; DROP TABLE mark; DROP INDEX game_changed;
    CREATE INDEX game_listed ON game (visibility, status, changed);
    UPDATE {VERSION_TABLE} SET version_num = '1';
"""


def test_a_database_of_the_first_revision_lists_what_it_has(file: Path) -> None:
    async def listed() -> Sequence[Listed]:
        store = await SqlStore.open(url(file))
        found = await store.listed(list(Status), 50, 99.0)
        await store.close()
        return found

    async def fill() -> None:
        store = await SqlStore.open(url(file))
        heir = Seating(SeatKind.PERSON, "Jan", key="j")
        for number, status in enumerate(Status):
            for watching in (Watching(), Watching(delay=5), Watching(allowed=False)):
                name = f"{status}-{watching.delay}-{watching.allowed}"
                one = table(name, status, Visibility.PUBLIC, float(number))
                seats = (*one.seats, Seating(SeatKind.OPEN, "Ota", "blue", salt="s", successor=heir))
                origin = Origin(record="{}") if number % 2 else Origin(rematch_of="b")
                more = {"watching": watching, "seats": seats, "origin": origin, "next": "c", "created": 0.5}
                heir = msgspec.structs.replace(heir, key=f"{heir.key}j")
                await store.create(msgspec.structs.replace(one, **more), [entry(0)])
                await store.append(name, [entry(1)], Live(), 10.0 + number)
        await store.create(table("secret"))
        await store.close()

    asyncio.run(fill())
    before = asyncio.run(listed())
    assert len(before) == 12
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(BACK_TO_THE_FIRST)
    assert asyncio.run(listed()) == before


def test_the_lobby_reads_no_whole_tables_and_sorts_nothing(file: Path) -> None:
    def plan(connection: Connection) -> str:
        query = str(statements.LATEST.compile(connection, compile_kwargs={"render_postcompile": True}))
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", ("gathering", 9.0, 50, 0))
        return " ".join(row.detail for row in rows)

    async def scene() -> None:
        store = await SqlStore.open(url(file))
        found = await store._database.read(plan)
        assert found == "SEARCH listing USING INDEX listing_latest (status=? AND changed<?)"
        await store.close()

    asyncio.run(scene())


def test_of_many_tables_the_lobby_reads_those_that_it_shows(file: Path) -> None:
    """The work is counted in steps of the database's machine: with ten times the tables, it is the same."""

    def steps(connection: Connection) -> int:
        counted, found = 0, connection.connection.dbapi_connection
        assert isinstance(found, sqlite3.Connection)

        def count() -> None:
            nonlocal counted
            counted += 1

        found.set_progress_handler(count, 1)
        statements.listed(connection, list(Status), 10, 9e9)
        found.set_progress_handler(None, 1)
        return counted

    def fill(first: int, last: int) -> Callable[[Connection], None]:
        def fill(connection: Connection) -> None:
            for number in range(first, last):
                one = table(f"t{number}", list(Status)[number % 4], Visibility.PUBLIC, float(number))
                statements.create(connection, one, [])

        return fill

    async def scene() -> None:
        store = await SqlStore.open(url(file))
        await store._database.write(fill(0, 100))
        few = await store._database.read(steps)
        await store._database.write(fill(100, 1000))
        assert await store._database.read(steps) <= few * 1.1
        await store.close()

    asyncio.run(scene())


def test_an_empty_file_becomes_a_database(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    asyncio.run(create(file))
    assert file.stat().st_size > 0


def test_a_newer_database_is_refused_and_left_alone(file: Path) -> None:
    asyncio.run(create(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '999'")
        connection.commit()
    error = refused(file)
    assert (error.code, error.values["found"]) == ("database-newer", "999")


def test_a_database_of_somebody_else_is_refused_and_left_alone(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE game (id TEXT)")
        connection.commit()
    assert refused(file).code == "database-foreign"
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("game",)]


def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Byl pozdní večer, první máj. " * 100, "utf-8")
    assert refused(file).code == "database-foreign"


def test_a_place_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=str(tmp_path)):
        asyncio.run(SqlStore.open(url(tmp_path)))


@pytest.mark.parametrize(
    "address", ["mysql://u:secret@h/db", "sqlite+pysqlite:///k.db", "k.db", "sqlite://host/k.db", ""]
)
def test_other_kinds_of_databases_are_refused_without_telling_a_password(address: str) -> None:
    with pytest.raises(GameError) as caught:
        asyncio.run(SqlStore.open(address))
    assert caught.value.code == "database-kind"
    assert "secret" not in str(caught.value)


def test_a_database_that_cannot_be_written_to_fails_the_ping(file: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(url(file))
        await store.create(table("a"))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("DROP TABLE game")
            connection.commit()
        with pytest.raises(NotStored):
            await store.ping()
        await store.close()

    asyncio.run(scene())


def test_saving_and_appending_at_once_lose_nothing(file: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(url(file))
        await store.create(table("a"))
        saved = next_revision(table("a"), name="Nový")
        appended = (store.append("a", [entry(seq)], Live(), 1.0) for seq in range(5))
        await asyncio.gather(store.save(saved), *appended)
        stored = await store.load("a")
        assert (stored.table.name, len(stored.entries)) == ("Nový", 5)
        await store.close()

    asyncio.run(scene())
