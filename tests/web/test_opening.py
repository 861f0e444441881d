"""From the start page to a table: at once, by the form, by a saved game; and back to it later."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.web.conftest import SCREENS, People
from tests.web.places import finished
from tests.web.tables import BOT, named, opened

BLANK = "\u2800"  # a letter that nobody sees


@pytest.mark.parametrize("game", ["Carcassonne", "Stroganov", "Grænaland"])
def test_a_game_against_bots_is_one_click_away(people: People, game: str) -> None:
    anna = people().go("/")
    card = anna.page.get_by_role("article", name=game)
    card.get_by_role("button", name="Play now").click()
    anna.plays()


def test_how_many_bots_is_the_second_click(people: People) -> None:
    anna = people().go("/")
    card = anna.page.get_by_role("article", name="Carcassonne")
    card.get_by_role("button", name="Against how many").click()
    anna.page.get_by_role("button", name="3 bots").click()
    anna.until(lambda seen: bool(seen["kind"]))
    assert anna.page.locator(".mat").count() == 4


def test_a_table_is_opened_by_the_form_and_what_was_typed_is_kept(people: People) -> None:
    anna = people().go("/new/carcassonne")
    anna.page.get_by_label("Seat 1: Name").or_(anna.page.get_by_label(re.compile("1.*: Name"))).first.fill("Anna")
    anna.page.get_by_label("Name of the table").fill("Sunday")
    anna.page.reload()
    expect(anna.page.get_by_label("Name of the table")).to_have_value("Sunday")
    anna.page.get_by_label(re.compile("2.*: who")).select_option("open")
    anna.button("Open the table").click()
    anna.page.wait_for_url("**/table/*")
    anna.shows("One seat is still free.")
    bob = people("Bob").go(anna.page.url.removeprefix(anna.root))
    bob.page.get_by_label("Name", exact=True).fill("Bob")
    bob.button("Sit down").click()
    for person in (anna, bob):
        person.plays()
    assert "Sunday" in bob.page.title()


def test_what_the_server_refuses_is_said_and_the_form_stays(people: People) -> None:
    anna = people().go("/new/carcassonne")
    anna.excuse("400|Failed to load resource")
    anna.page.get_by_label("Name of the table").fill("Sunday")
    anna.page.get_by_label(re.compile("1.*: Name")).first.fill(BLANK)
    anna.button("Open the table").click()
    anna.shows("There is nothing to read in this name.")
    expect(anna.page.get_by_label("Name of the table")).to_have_value("Sunday")


@pytest.mark.parametrize("screen", SCREENS)
def test_own_tables_are_a_row_that_unfolds_with_the_way_to_ones_turn(
    server: Server, people: People, screen: str
) -> None:
    mine = {"Sunday": ["Anna", "Bob"], "Monday": ["Bob", "Anna"], "Alone": ["Anna"]}
    tables = {
        table.table: next(seat.key for seat in table.seats if seats[seat.seat] == "Anna")
        for name, seats in mine.items()
        for table in [opened(server, [*named(*seats), *[BOT] * (2 - len(seats))], name=name)]
    }
    anna = people(**SCREENS[screen]).go("/")
    card = anna.page.get_by_role("article", name="Carcassonne")
    card.get_by_role("button", name="Play now").wait_for()
    folded = anna.page.get_by_role("button", name="My tables")
    assert folded.count() == 0, "who has no tables is shown none"

    anna.page.evaluate("(kept) => localStorage.setItem('krajina-tables', kept)", json.dumps(tables))
    anna.page.reload()
    expect(anna.page).to_have_title(re.compile(r"^\(2\) "))
    expect(folded).to_have_text(re.compile("3 *your turn at 2"))
    rows = anna.page.get_by_role("link", name="Continue")
    expect(rows).to_have_count(0)
    expect(card.get_by_role("heading")).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=0.5)

    folded.click()
    expect(rows).to_have_count(3)
    anna.page.reload()
    expect(rows).to_have_count(3)  # it stays as one left it
    folded.click()
    expect(rows).to_have_count(0)
    anna.button("It is your turn Carcassonne: Sunday").click()  # where somebody waits, and not only a bot
    anna.until(lambda seen: seen["kind"] == "asked")


def test_a_saved_game_is_looked_at_and_a_wrong_file_is_refused(server: Server, people: People, tmp_path: Path) -> None:
    saved, wrong = tmp_path / "game.json", tmp_path / "wrong.json"
    saved.write_bytes(server.get(f"/api/tables/{finished(server, 'stroganov')}/record"))
    wrong.write_text('{"nothing": "of ours"}')
    anna = people().go("/")
    anna.excuse("400|422|Failed to load resource")
    anna.page.locator("input[type=file]").set_input_files(wrong)
    expect(anna.page.get_by_role("alert").first).to_contain_text("wrong.json")
    anna.page.locator("input[type=file]").set_input_files(saved)
    anna.page.wait_for_url(re.compile("/(replay|table)/"))
