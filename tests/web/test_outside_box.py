"""A box from outside in the browser: chosen in the form, its figure placed and taken home by clicks."""

import re

from playwright.sync_api import expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.person import play_on
from tests.web.tables import named, opened

CLOISTERS = {"boxes": ["abbot"], "draw_order": ["base/cloister"] * 4, "draw_rest": False, "first": 0}


def test_it_is_chosen_in_the_form_and_off_before(people: People) -> None:
    anna = people().go("/new/carcassonne")
    box = anna.page.get_by_label("The Abbot (example)").first
    expect(box).not_to_be_checked()
    box.check()
    anna.button("Open the table").click()
    anna.plays()
    expect(anna.page.locator(".mat").first).to_contain_text("abbot")


def test_its_figure_is_placed_and_taken_home_by_clicks(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna", "Bob"), options=CLOISTERS).link())
    abbot = anna.page.locator("[role=img][aria-label*=abbot]")
    play_on(anna, until=lambda: bool(anna.look()["spots"]))
    anna.page.locator("[data-spot*=cloister]").first.click()
    anna.page.locator("[data-figure=abbot]").click()
    play_on(anna, until=lambda: abbot.count() > 0)
    play_on(anna, until=lambda: "recall_abbot" in anna.look()["buttons"])
    anna.does("recall_abbot")
    play_on(anna)
    anna.shows(re.compile("abbot called home"))
