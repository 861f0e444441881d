from pathlib import Path
from zipfile import Path as ZipPath
from zipfile import ZipFile

import msgspec
import pytest

from krajina.core import BadData, expect_count, read_table


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    count: int


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
