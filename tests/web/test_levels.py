"""Levels of bots: chosen where a table is opened, remembered, named at the table, and asked why."""

import re

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.web.conftest import SCREENS, People
from tests.web.tables import HERE, opened


@pytest.mark.parametrize("screen", SCREENS)
def test_a_level_is_chosen_and_remembered(people: People, screen: str) -> None:
    anna = people(**SCREENS[screen]).go("/")
    card = anna.page.get_by_role("article", name="Carcassonne")
    card.get_by_role("button", name="Against how many").click()
    expect(anna.page.get_by_role("radio", name="Journeyman")).to_be_checked()
    anna.page.get_by_text("Apprentice", exact=True).click()
    anna.shows("Knows what brings points")
    anna.page.get_by_role("button", name="one bot").click()
    anna.plays()
    expect(anna.page.get_by_text("Apprentice", exact=True).locator("visible=true").first).to_be_visible()

    anna.go("/new/carcassonne")
    expect(anna.page.get_by_label(re.compile("2.*: who"))).to_have_value("bot:apprentice")
    anna.shows("Knows what brings points")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_bot_is_asked_why_it_moved(server: Server, people: People, screen: str) -> None:
    table = opened(server, [{"who": "bot", "bot": "beginner"}, HERE])
    anna = people(**SCREENS[screen]).sit(table.link())
    anna.until(lambda seen: bool(seen["kind"]))
    if screen == "phone":
        anna.page.get_by_role("tab", name="Log").click()
    anna.page.get_by_role("button", name="Why did Beginner do that?").locator("visible=true").first.click()
    anna.shows("The best it could have done instead")


def test_a_bot_is_asked_in_a_replay_too(server: Server, people: People) -> None:
    table = opened(server, [{"who": "bot", "bot": "beginner"}, HERE])
    anna = people().sit(table.link())
    anna.until(lambda seen: bool(seen["kind"]))
    anna.go(f"/replay/{table.table}/2")  # after a tile was drawn and placed
    anna.page.get_by_role("button", name="Why did Beginner do that?").locator("visible=true").first.click()
    anna.shows("The best it could have done instead")
