"""Levels of bots: chosen where a table is opened, remembered, named at the table, and asked why."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import SCREENS, People


@pytest.mark.parametrize("screen", SCREENS)
def test_a_level_is_chosen_remembered_and_asked_why(people: People, screen: str) -> None:
    anna = people(**SCREENS[screen]).go("/")
    card = anna.page.get_by_role("article", name="Carcassonne")
    card.get_by_role("button", name="Against how many").click()
    expect(anna.page.get_by_role("radio", name="Journeyman")).to_be_checked()
    anna.page.get_by_text("Apprentice", exact=True).click()
    anna.shows("Knows what brings points")
    anna.page.get_by_role("button", name="one bot").click()
    anna.plays()

    why = anna.page.get_by_role("button", name="Why did Apprentice do that?").first
    while not why.is_visible():
        if anna.page.get_by_role("tab", name="Log").get_attribute("aria-selected") != "true" or screen != "laptop":
            anna.page.get_by_role("tab", name="Log").click()
        anna.page.wait_for_timeout(300)
    why.click()
    anna.shows("The best it could have done instead")

    anna.go("/new/carcassonne")
    expect(anna.page.get_by_label(re.compile("2.*: who"))).to_have_value("bot:apprentice")
    anna.shows("Knows what brings points")
