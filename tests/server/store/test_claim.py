"""The claim of one server on a database."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.store.tables import table

from krajina.core.errors import GameError
from krajina.server.store.backup import back_up, restore
from krajina.server.store.claim import claimed
from krajina.server.store.sql import SqlStore
from krajina.text import LANGUAGES, Words

ELSEWHERE = """
import sys
from krajina.server.store.claim import claimed
with claimed(sys.argv[1]):
    pass
"""
ADDRESS = "http://127.0.0.1:8100/"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "krajina.db"


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def refusal(file: Path) -> GameError:
    with pytest.raises(GameError) as caught, claimed(url(file)):
        pass
    return caught.value


def is_refused_elsewhere(file: Path) -> bool:
    done = subprocess.run([sys.executable, "-c", ELSEWHERE, url(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0 or "database-served" in done.stderr
    return done.returncode != 0


@pytest.mark.slow
def test_one_at_a_time_has_the_claim(file: Path) -> None:
    with claimed(url(file)):
        assert is_refused_elsewhere(file)
        assert refusal(file).code == "database-served"
        assert is_refused_elsewhere(file)  # whoever was refused here has not ended the claim
    assert not is_refused_elsewhere(file)
    assert list(file.parent.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_comes_second_reads_which_file_it_is_and_where_the_server_is(file: Path, language: str) -> None:
    words = Words(language, strict=True)
    with claimed(url(file)) as claim:
        early = words.say(refusal(file).message)
        claim.tell("http://127.0.0.1:1/")
        claim.tell(ADDRESS)
        late = words.say(refusal(file).message)
    assert str(file) in early
    assert str(file) in late
    assert ADDRESS in late
    assert "KRAJINA_DATABASE_URL" in early
    assert "KRAJINA_DATABASE_URL" in late


def test_one_file_by_two_names_is_one_file(file: Path, tmp_path: Path) -> None:
    file.parent.mkdir()
    file.touch()
    link = tmp_path / "link.db"
    link.symlink_to(file)
    with claimed(url(link)):
        assert refusal(file).code == "database-served"


def test_what_is_in_memory_is_everybodys_own() -> None:
    with claimed("sqlite:///:memory:") as first, claimed("sqlite:///:memory:"):
        first.tell(ADDRESS)


def test_a_claim_ends_with_an_error_too(file: Path) -> None:
    with pytest.raises(ZeroDivisionError), claimed(url(file)):
        raise ZeroDivisionError
    with claimed(url(file)):
        pass


def test_a_file_of_somebody_else_beside_the_database_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    beside = Path(f"{file}-server")
    beside.write_text("mine " * 1000)
    assert refusal(file).code == "database-unusable"
    assert beside.read_text("utf-8").startswith("mine")


def test_copies_need_no_claim_but_nothing_is_put_under_a_server(file: Path, tmp_path: Path) -> None:
    async def create() -> None:
        store = await SqlStore.open(url(file))
        await store.create(table("a"))
        await store.close()

    asyncio.run(create())
    copy = tmp_path / "copy.db"
    with claimed(url(file)):
        back_up(url(file), copy)
        file.unlink()  # SQLite would find nobody who uses it
        with pytest.raises(GameError) as caught:
            restore(copy, url(file), force=True)
        assert caught.value.code == "database-served"
        assert not file.exists()
    restore(copy, url(file), force=False)
    assert file.exists()
