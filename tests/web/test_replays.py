"""Replays: any step, by keys, by the timeline, by its link; and another way from there."""

import re

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.places import finished


@pytest.mark.parametrize("game", ["carcassonne", "stroganov", "graenaland"])
def test_steps_by_keys_and_by_their_link(server: Server, people: People, game: str) -> None:
    anna = people().go(f"/replay/{finished(server, game)}/4")
    where = anna.page.locator("input[type=range]")
    expect(where).to_have_value("4")
    for key, step in (("ArrowRight", "5"), ("ArrowLeft", "4"), ("Home", "0"), ("ArrowRight", "1")):
        anna.page.keyboard.press(key)
        expect(where).to_have_value(step)
    anna.page.wait_for_url("**/1*")
    anna.page.reload()
    expect(where).to_have_value("1")
    last = where.get_attribute("max")
    assert last is not None
    anna.page.keyboard.press("End")
    expect(where).to_have_value(last)


def test_a_game_plays_itself(server: Server, people: People) -> None:
    anna = people().go(f"/replay/{finished(server, 'carcassonne')}/0")
    anna.page.get_by_label("Speed").select_option(index=4)
    anna.page.keyboard.press("Space")
    expect(anna.page.locator("input[type=range]")).to_have_value(re.compile(r"^[3-9]|\d\d$"))


def test_what_if_leads_to_a_table_of_ones_own(server: Server, people: People) -> None:
    anna = people().go(f"/replay/{finished(server, 'carcassonne')}/4#what-if")
    anna.button("Branch off here").click()
    anna.page.wait_for_url("**/table/*")
    anna.plays()


def test_a_finished_table_leads_to_its_replay(server: Server, people: People) -> None:
    anna = people().go(f"/table/{finished(server, 'graenaland')}")
    anna.page.locator("dialog").get_by_role("link", name="Replay").first.click()
    anna.page.wait_for_url("**/replay/*/0*")
