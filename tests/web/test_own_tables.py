"""Whoever owns a box brings corrected tables: they are read, checked, played with, and taken out again."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.checks import barriers, too_small, too_wide
from tests.web.conftest import SCREENS, People

from krajina.core.registry import find_game


def written(folder: Path, name: str, horses: object) -> Path:
    """Our villages, but the first one gives so many horses."""
    source = files(find_game("stroganov").words).joinpath("data", "villages.json")
    villages: dict[str, Any] = json.loads(source.read_text("utf-8"))
    villages["tiles"][0]["rewards"] = [{"banner": 1}, {"horse": horses}]
    file = folder / name
    file.write_text(json.dumps(villages))
    return file


@pytest.mark.parametrize("screen", SCREENS)
def test_a_wrong_table_is_told_and_a_right_one_is_played_with(people: People, screen: str, tmp_path: Path) -> None:
    anna = people(keeps={"textView": True}, **SCREENS[screen]).go("/new/stroganov")
    anna.page.get_by_text("Your own box").click()
    chooser = anna.page.get_by_label("Choose corrected tables")

    broken = tmp_path / "songs.json"
    broken.write_text('{\n"tiles": [1,\n]}')
    chooser.set_input_files([broken, written(tmp_path, "villages.json", "many")])
    anna.shows("songs.json is not JSON: something is wrong in line 3")
    told = anna.page.locator("dl")
    expect(told).to_contain_text("villages.json")
    expect(told).to_contain_text("1 (V1)")
    expect(told).to_contain_text("rewards[1].horse")
    assert (barriers(anna), too_wide(anna), too_small(anna) if anna.has_fingers else []) == ([], [], [])

    chooser.set_input_files(written(tmp_path, "villages (1).json", 9))
    anna.shows("Checked: this table can be opened with yours.")
    anna.shows("Different from ours: V1")
    expect(told).to_have_count(0)

    anna.button("Open the table").click()
    anna.page.wait_for_url("**/table/*")
    anna.plays()
    expect(anna.page.get_by_text("9 horses").first).to_be_attached()
    anna.page.get_by_role("tab", name="Table").click()
    anna.shows("Played with tables of an own box: villages.json")


def test_a_table_can_be_taken_out_again_and_what_is_ours_is_left_out(people: People, tmp_path: Path) -> None:
    anna = people().go("/new/stroganov")
    anna.page.get_by_text("Your own box").click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download our tables").click()
    ours = tmp_path / "stroganov.json"
    download.value.save_as(ours)
    chooser = anna.page.get_by_label("Choose corrected tables")
    chooser.set_input_files(ours)
    anna.shows("Same as ours and therefore left out: furs.json")
    chooser.set_input_files(written(tmp_path, "villages.json", 9))
    anna.shows("Different from ours: V1")
    anna.page.reload()
    anna.page.get_by_text("Your own box").click()
    anna.shows("Checked: this table can be opened with yours.")
    anna.button("Take out villages.json").click()
    expect(anna.page.get_by_text("Different from ours: V1")).to_have_count(0)
