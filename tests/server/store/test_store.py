"""What every store does: the same tests for memory and for SQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.store.memory import MemoryStore
from tests.server.store.tables import entry, next_revision, table

from krajina.core.message import SeatName
from krajina.server.store.sql import SqlStore
from krajina.server.table.model import Line, Live, Seating, SeatKind, Status, Table, Visibility, Watching
from krajina.server.table.store import OWNER, Conflict, Gone, Holder, ListedSeat, Named, Store

Scene = Callable[[Store], Awaitable[None]]
Run = Callable[[Scene], None]
LIVE = Live(banks=(10.0, 20.5), since=(7.0, 8.0), held_by=1, due=50.0)


@asynccontextmanager
async def opened(kind: str, folder: Path) -> AsyncIterator[Store]:
    if kind == "memory":
        yield MemoryStore()
        return
    store = await SqlStore.open("sqlite:///:memory:" if kind == "sql" else f"sqlite:///{folder / 'new' / 'k.db'}")
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sql", "file"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    def run(scene: Scene) -> None:
        async def inside() -> None:
            async with opened(str(request.param), tmp_path) as store:
                await scene(store)

        asyncio.run(inside())

    return run


def test_what_is_created_is_loaded(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"), [entry(0), entry(1, "bot:greedy")])
        stored = await store.load("a")
        assert stored.table == table("a")
        assert stored.live == Live()
        assert stored.entries == (entry(0), entry(1, "bot:greedy"))
        assert stored.lines == ()

    run(scene)


@pytest.mark.parametrize("second", [table("a"), next_revision(table("b"), owner="a-key-0")])
def test_an_id_or_a_key_that_is_taken_is_a_conflict_and_nothing_is_stored(run: Run, second: Table) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"), [entry(0)])
        with pytest.raises(Conflict):
            await store.create(second)
        assert await store.summary("b") is None
        assert await store.find("b-key-0") is None
        assert (await store.load("a")).entries == (entry(0),)

    run(scene)


def test_a_table_whose_entries_have_a_gap_is_not_created(run: Run) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.create(table("a"), [entry(1)])
        assert await store.summary("a") is None

    run(scene)


def test_one_key_cannot_be_two_at_one_table(run: Run) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.create(next_revision(table("a"), owner="a-key-0"))

    run(scene)


def test_closed_tables_grow_old(run: Run) -> None:
    async def scene(store: Store) -> None:
        for name, status in [("a", Status.FINISHED), ("b", Status.PLAYING), ("c", Status.ABANDONED)]:
            await store.create(table(name, status=status, changed=1.0))
        await store.create(table("d", status=Status.FINISHED, changed=9.0))
        assert sorted(await store.old(5.0, 10)) == ["a", "c"]
        assert len(await store.old(5.0, 1)) == 1

    run(scene)


def test_a_table_that_is_not_there_is_gone(run: Run) -> None:
    async def scene(store: Store) -> None:
        for attempt in (
            store.load("a"),
            store.save(table("a")),
            store.append("a", [entry(0)], Live(), 1.0),
            store.say("a", Line(0, 1.0)),
            store.delete("a"),
        ):
            with pytest.raises(Gone):
                await attempt
        assert await store.summary("a") is None
        assert await store.find("a-owner") is None

    run(scene)


def test_entries_follow_on_what_is_stored_all_or_none(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"))
        await store.append("a", [entry(0), entry(1)], LIVE, 9.0)
        for wrong in ([entry(1)], [entry(3)], [entry(2), entry(2)], [entry(2), entry(4)]):
            with pytest.raises(Conflict):
                await store.append("a", wrong, Live(), 10.0)
        stored = await store.load("a")
        assert stored.entries == (entry(0), entry(1))
        assert stored.live == LIVE
        assert stored.table.changed == 9.0

    run(scene)


def test_the_clocks_can_be_stored_without_an_entry(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"), [entry(0)])
        await store.append("a", [], LIVE, 9.0)
        stored = await store.load("a")
        assert (stored.live, stored.entries) == (LIVE, (entry(0),))

    run(scene)


def test_entries_can_be_asked_for_from_one_on(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"), [entry(0), entry(1), entry(2)])
        assert list((await store.load("a")).entries[1:]) == [entry(1), entry(2)]
        assert list((await store.load("a")).entries[3:]) == []

    run(scene)


def test_of_two_that_append_one_seq_one_is_refused(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"))
        attempts = [store.append("a", [entry(0, by)], Live(), 1.0) for by in ("x", "y")]
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
        assert len((await store.load("a")).entries) == 1

    run(scene)


def test_a_table_is_saved_with_the_next_revision_only(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"))
        second = next_revision(table("a"), name="Jinak", status=Status.PLAYING, changed=5.0)
        await store.save(second, LIVE)
        for stale in (table("a"), second, next_revision(next_revision(second))):
            with pytest.raises(Conflict):
                await store.save(stale, Live())
        await store.save(next_revision(second, name="Zas"))
        stored = await store.load("a")
        assert (stored.table.name, stored.table.revision, stored.live) == ("Zas", 2, LIVE)

    run(scene)


def test_of_two_that_save_one_is_refused(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"))
        attempts = [store.save(next_revision(table("a"), name=name)) for name in ("x", "y")]
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]

    run(scene)


def test_keys_are_found_moved_and_removed_with_the_seats(run: Run) -> None:
    async def scene(store: Store) -> None:
        first = table("a")
        await store.create(first)
        assert await store.find("a-owner") == Holder("a", OWNER)
        assert await store.find("a-key-0") == Holder("a", 0)
        assert await store.find("") is None
        seats = (Seating(SeatKind.PERSON, key="new"), Seating(SeatKind.PERSON, key="a-key-0"))
        await store.save(next_revision(first, seats=seats))
        assert await store.find("a-key-0") == Holder("a", 1)
        assert await store.find("new") == Holder("a", 0)
        await store.save(next_revision(next_revision(first)), None)
        assert await store.find("new") is None

    run(scene)


def test_a_key_of_another_table_cannot_be_taken_over(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"))
        await store.create(table("b"))
        with pytest.raises(Conflict):
            await store.save(next_revision(table("b"), owner="a-key-0"))
        assert await store.find("a-key-0") == Holder("a", 0)
        assert await store.find("b-owner") == Holder("b", OWNER)
        assert (await store.load("b")).table.revision == 0

    run(scene)


def test_public_tables_are_listed_the_latest_first(run: Run) -> None:
    async def scene(store: Store) -> None:
        public = Visibility.PUBLIC
        await store.create(table("old", Status.PLAYING, public, 1.0), [entry(0)])
        await store.create(table("late", Status.GATHERING, public, 2.0))
        await store.create(table("moved", Status.GATHERING, public, 0.5))
        await store.create(table("done", Status.FINISHED, public, 2.5))
        await store.create(table("secret", Status.GATHERING, Visibility.PRIVATE, 2.5))
        await store.append("moved", [entry(0)], Live(), 3.0)
        wanted = (Status.GATHERING, Status.PLAYING)
        everything = await store.listed(wanted, 10, 99.0)
        assert [(found.row.id, found.entries) for found in everything] == [("moved", 1), ("late", 0), ("old", 1)]
        assert [found.row.id for found in await store.listed(wanted, 1, 3.0)] == ["late"]
        assert list(await store.listed((), 10, 99.0)) == []

    run(scene)


def hidden(name: str, watching: Watching, changed: float = 1.0) -> Table:
    return msgspec.structs.replace(table(name, Status.PLAYING, Visibility.PUBLIC, changed), watching=watching)


@pytest.mark.parametrize("watching", [Watching(delay=60), Watching(allowed=False)])
def test_where_strangers_may_not_know_of_moves_no_list_tells_of_them(run: Run, watching: Watching) -> None:
    async def scene(store: Store) -> None:
        late = hidden("late", watching)
        await store.create(late)
        await store.create(table("open", Status.PLAYING, Visibility.PUBLIC, 2.0))
        before = await store.listed([Status.PLAYING], 10, 99.0)
        assert [(found.row.id, found.row.changed, found.entries) for found in before] == [
            ("open", 2.0, 0),
            ("late", 1.0, None),
        ]
        await store.append("late", [entry(0)], LIVE, 3.0)
        await store.append("late", [entry(1)], LIVE, 4.0)
        assert await store.listed([Status.PLAYING], 10, 99.0) == before
        assert (await store.load("late")).table.changed == 1.0
        summary = await store.summary("late")
        assert summary is not None
        assert (summary.table.changed, summary.changed, summary.entries) == (1.0, 4.0, 2)  # those who play may know

        late = next_revision(late, name="Jinak", changed=5.0)  # what happens to the table itself can be seen by all
        await store.save(late)
        [first, _] = await store.listed([Status.PLAYING], 10, 99.0)
        assert (first.row.id, first.row.name, first.row.changed, first.entries) == ("late", "Jinak", 5.0, None)
        await store.append("late", [entry(2)], LIVE, 6.0)
        await store.save(next_revision(late, status=Status.FINISHED, changed=7.0))
        [over] = await store.listed([Status.FINISHED], 10, 99.0)
        assert (over.row.changed, over.entries) == (7.0, 3)

    run(scene)


def test_a_list_goes_on_where_it_ended_whatever_the_status(run: Run) -> None:
    async def scene(store: Store) -> None:
        statuses = list(Status)
        for number in range(20):
            watching = Watching(delay=number % 3)
            one = table(f"t{number:02}", statuses[number % 4], Visibility.PUBLIC, float(number))
            await store.create(msgspec.structs.replace(one, watching=watching))
        pages, before = list[str](), 99.0
        while page := await store.listed(statuses, 3, before):
            pages += (found.row.id for found in page)
            before = page[-1].row.changed
        assert pages == [f"t{number:02}" for number in reversed(range(20))]

    run(scene)


def test_a_list_tells_of_a_seat_what_everybody_may_know(run: Run) -> None:
    async def scene(store: Store) -> None:
        secrets = {"key": "k", "salt": "s", "webhook": "https://example.org/s", "heir": "h", "muted": (1,)}
        heir = Seating(SeatKind.PERSON, "Jan", key="j", webhook="https://example.org/j")
        seat = msgspec.structs.replace(Seating(SeatKind.PERSON, "Eva", "red"), **secrets, successor=heir)
        await store.create(next_revision(table("a", visibility=Visibility.PUBLIC), seats=(seat,)))
        [found] = await store.listed([Status.GATHERING], 10, 99.0)
        assert found.row.seats == (ListedSeat(SeatKind.PERSON, "Eva", "red", successor=Named("Jan")),)

    run(scene)


def test_a_deleted_table_is_not_listed(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a", visibility=Visibility.PUBLIC))
        await store.delete("a")
        assert list(await store.listed(list(Status), 10, 99.0)) == []

    run(scene)


def test_a_summary_counts_entries(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"), [entry(0)])
        await store.append("a", [entry(1)], Live(), 8.0)
        summary = await store.summary("a")
        assert summary is not None
        assert (summary.table.name, summary.table.changed, summary.entries) == ("Stůl u okna", 8.0, 2)

    run(scene)


def test_tables_that_are_played_and_due_are_told_the_most_overdue_first(run: Run) -> None:
    async def scene(store: Store) -> None:
        for name, due in (("b", 20.0), ("a", 10.0), ("later", 30.5), ("never", None)):
            await store.create(table(name, Status.PLAYING))
            await store.append(name, [], Live(due=due), 1.0)
        await store.create(table("gathering"))
        await store.append("gathering", [], Live(due=1.0), 1.0)
        assert list(await store.due(30.0, 10)) == ["a", "b"]
        assert list(await store.due(10.0, 10)) == ["a"]
        assert list(await store.due(99.0, 2)) == ["a", "b"]
        await store.save(next_revision(table("a", Status.PLAYING), status=Status.FINISHED))
        await store.save(next_revision(table("b", Status.PLAYING)), Live())
        assert list(await store.due(30.0, 10)) == []

    run(scene)


def test_what_was_stored_by_a_clock_that_was_set_back_is_due_as_long_after_now(run: Run) -> None:
    async def scene(store: Store) -> None:
        for name, due, changed in (("soon", 4010.0, 4000.0), ("overdue", 3995.0, 4000.0), ("before", 420.0, 300.0)):
            await store.create(table(name, Status.PLAYING))
            await store.append(name, [], Live(due=due), changed)
        await store.create(table("never", Status.PLAYING, changed=4000.0))
        await store.recount_due(400.0)
        assert list(await store.due(409.0, 10)) == ["overdue"]
        assert list(await store.due(410.0, 10)) == ["overdue", "soon"]
        assert list(await store.due(9999.0, 10)) == ["overdue", "soon", "before"]

    run(scene)


def test_lines_are_kept_in_order_each_number_once(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a"))
        lines = (
            Line(0, 1.0, 1, 'Ahoj, <b>"světe"</b> \u202e🎲\0'),
            Line(1, 2.0, key="left", values={"who": SeatName(0)}),
        )
        for line in reversed(lines):
            await store.say("a", line)
        with pytest.raises(Conflict):
            await store.say("a", Line(1, 3.0, 0, "too late"))
        assert (await store.load("a")).lines == lines

    run(scene)


def test_a_deleted_table_leaves_nothing_behind(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.create(table("a", Status.PLAYING, Visibility.PUBLIC), [entry(0)])
        await store.say("a", Line(0, 1.0, 1, "sbohem"))
        await store.create(table("b"), [entry(0)])
        await store.delete("a")
        assert await store.find("a-key-0") is None
        await store.create(table("a"))  # its id and its keys are free again
        stored = await store.load("a")
        assert (stored.entries, stored.lines) == ((), ())
        assert (await store.load("b")).entries == (entry(0),)

    run(scene)


def test_a_store_that_can_be_written_to_says_so(run: Run) -> None:
    async def scene(store: Store) -> None:
        await store.ping()

    run(scene)
