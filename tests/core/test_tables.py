from pathlib import Path
from zipfile import Path as ZipPath
from zipfile import ZipFile

import msgspec
import pytest

from krajina.core import BadData, expect_count, read_table
from krajina.core.tables import read_own_table, read_tables, row_place


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    count: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    vp: int


class Deck(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]


KNOWN = ("deck", "tiles")


def bad(folder: Path, data: bytes) -> BadData:
    (folder / "tiles.json").write_bytes(data)
    with pytest.raises(BadData) as caught:
        read_table(folder, "tiles.json", list[Tile])
    return caught.value


def test_a_table_is_read_into_structs(tmp_path: Path) -> None:
    (tmp_path / "tiles.json").write_text('[{"name": "road", "count": 4}, {"name": "lake", "count": 1}]')
    assert read_table(tmp_path, "tiles.json", list[Tile]) == [Tile("road", 4), Tile("lake", 1)]


def test_a_table_inside_a_zip_is_read_too_and_missed_by_name(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "box.zip", "w") as box:
        box.writestr("tiles.json", '[{"name": "road", "count": 4}]')
    folder = ZipPath(tmp_path / "box.zip")
    assert read_table(folder, "tiles.json", list[Tile]) == [Tile("road", 4)]
    with pytest.raises(BadData) as caught:
        read_table(folder, "towns.json", list[Tile])
    assert (caught.value.code, caught.value.values["file"]) == ("data-missing", "towns.json")


def test_a_missing_table_is_named_with_its_folder(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        read_table(tmp_path, "tiles.json", list[Tile])
    assert caught.value.code == "data-missing"
    assert caught.value.values == {"file": "tiles.json", "folder": str(tmp_path)}


@pytest.mark.parametrize(
    ("data", "place", "reason"),
    [
        (b'[{"name": "road", "count": 4}, {"name": "lake", "count": "one"}]', "$[1].count", "int"),
        (b'[{"name": "road"}]', "$[0]", "count"),
        (b'[{"name": "road", "count": 4, "colour": 1}]', "$[0]", "colour"),
        (b"{}", "$", "array"),
        (b"[", "$", "truncated"),
        (b"", "$", "truncated"),
        (b'[{"name": "\xff", "count": 1}]', "$", "utf-8"),
        (b"[" * 10_000, "$[0]", "object"),
    ],
)
def test_a_table_that_is_not_as_it_must_be_names_file_place_and_reason(
    tmp_path: Path, data: bytes, place: str, reason: str
) -> None:
    error = bad(tmp_path, data)
    assert (error.code, error.values["file"], error.values["place"]) == ("data-shape", "tiles.json", place)
    assert reason in str(error.values["reason"])


def test_a_count_that_is_that_of_the_box_is_fine() -> None:
    expect_count("tiles.json", "$", 72, 72)


def test_another_count_than_that_of_the_box_is_reported_with_both() -> None:
    with pytest.raises(BadData) as caught:
        expect_count("tiles.json", "$[*].count", 71, 72)
    assert caught.value.code == "data-count"
    assert caught.value.values == {"file": "tiles.json", "place": "$[*].count", "found": 71, "box": 72}


def test_a_users_own_table_stands_in_place_of_ours(tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text('{"cards": [{"id": "A1", "vp": 1}]}')
    assert read_own_table(tmp_path, "deck", Deck, {}) == Deck((Card("A1", 1),))
    assert read_own_table(tmp_path, "deck", Deck, {"tiles": {}}) == Deck((Card("A1", 1),))
    own = {"deck": {"cards": [{"id": "A1", "vp": 2}]}}
    assert read_own_table(tmp_path, "deck", Deck, own) == Deck((Card("A1", 2),))


@pytest.mark.parametrize(
    ("table", "place", "reason"),
    [
        ({"cards": [{"id": "A1", "vp": 1}, {"id": "A2", "vp": "two"}]}, "$.cards[1].vp (A2)", "int"),
        ({"cards": [{"id": "A1"}]}, "$.cards[0] (A1)", "vp"),
        ({"cards": [{"vp": 1}]}, "$.cards[0]", "id"),
        ({"cards": [{"id": "A1", "vp": 1, "colour": 1}]}, "$.cards[0] (A1)", "colour"),
        ({"cards": {}}, "$.cards", "array"),
        ([], "$", "object"),
        (None, "$", "object"),
    ],
)
def test_what_is_wrong_in_it_is_named_by_file_row_and_reason(
    tmp_path: Path, table: object, place: str, reason: str
) -> None:
    with pytest.raises(BadData) as caught:
        read_own_table(tmp_path, "deck", Deck, {"deck": table})
    assert caught.value.code == "data-shape"
    assert (caught.value.values["file"], caught.value.values["place"]) == ("deck.json", place)
    assert reason in str(caught.value.values["reason"])


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("$.cards[0].vp", "$.cards[0].vp (A1)"),
        ("$.cards[7].vp", "$.cards[7].vp"),
        ("$.towns[0]", "$.towns[0]"),
        ("$", "$"),
    ],
)
def test_a_place_is_shown_with_what_its_row_is_called(place: str, shown: str) -> None:
    assert row_place({"cards": [{"id": "A1", "vp": 1}]}, place) == shown


def test_a_folder_gives_the_tables_that_are_there_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text('{"cards": [{"vp": "many"}]}')
    (tmp_path / "readme.txt").write_text("mine")
    assert read_tables(tmp_path, KNOWN) == {"deck": {"cards": [{"vp": "many"}]}}


def test_a_file_that_is_no_table_of_the_game_is_named_with_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "decks.json").write_text("{}")
    with pytest.raises(BadData) as caught:
        read_tables(tmp_path, KNOWN)
    assert caught.value.code == "data-unknown"
    assert caught.value.values == {"file": "decks.json", "known": ("deck.json", "tiles.json")}


def test_a_folder_without_tables_is_named_with_what_could_be_in_it(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        read_tables(tmp_path, KNOWN)
    assert caught.value.code == "data-none"
    assert caught.value.values == {"folder": str(tmp_path), "known": ("deck.json", "tiles.json")}


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"{", "truncated"), (b"", "truncated"), (b'{"a": "\xff"}', "utf-8"), (b'{"a": ' + b"[" * 10_000, "recursion")],
)
def test_a_file_of_a_folder_that_is_no_json_is_named(tmp_path: Path, data: bytes, reason: str) -> None:
    (tmp_path / "deck.json").write_bytes(data)
    with pytest.raises(BadData) as caught:
        read_tables(tmp_path, KNOWN)
    assert (caught.value.code, caught.value.values["file"]) == ("data-shape", "deck.json")
    assert reason in str(caught.value.values["reason"])
