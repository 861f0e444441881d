"""The frame around a board: it stays still, hides no button, keeps one's own things in sight, and makes room."""

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from soak.server import Server
from tests.web.conftest import SCREENS, People
from tests.web.person import Person
from tests.web.places import finished
from tests.web.saved import forked, played
from tests.web.tables import BOT, HERE, named, opened
from tests.web.test_games import ALL_BOXES, LATE

from krajina.core import Play, find_game, read_record
from krajina.games.graenaland.moves.propose import Proposals

on_both_screens = pytest.mark.parametrize("screen", SCREENS)
BOXES: Final = """() => ['[data-kind][data-n]', '.table > .board'].map((query) => {
  const { x, y, width, height } = document.querySelector(query).getBoundingClientRect();
  return { query, x, y, width, height };
})"""
# Whether somebody sees a thing, and can touch it where it is.
IN_SIGHT: Final = """(node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
# While it is so, whatever is sent is another answer, which the table refuses.
SLIPS: Final = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  return send.call(this, window.isSlipping ? text.replace(/"do":"\\w+"/, '"do":"pass"') : text);
};"""
FINGER: Final = 44  # px


def boxes(person: Person) -> list[dict[str, Any]]:
    """Where the prompt and the board are."""
    found: list[dict[str, Any]] = person.page.evaluate(BOXES)
    return found


def is_in_sight(found: Locator) -> bool:
    """It is all in the window, and nothing lies over it."""
    return bool(found.evaluate(IN_SIGHT))


def is_refused(person: Person) -> None:
    """What is picked is sent wrong."""
    person.page.evaluate("window.isSlipping = true")
    person.page.locator("[data-do=confirm]").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.page.evaluate("window.isSlipping = false")


@on_both_screens
def test_the_board_stays_as_it_is_for_a_whole_turn(server: Server, people: People, screen: str) -> None:
    table = opened(server, named("Anna", "Bob"), options=ALL_BOXES)
    anna = people(init=SLIPS, **SCREENS[screen]).sit(table.link(0))
    anna.page.locator("[data-cell]").first.wait_for()
    before, seen = boxes(anna), set()
    assert before[0]["height"] <= (60 if screen == "laptop" else 140)
    listed = anna.page.locator("[data-do=list]")
    expect(listed).to_have_attribute("aria-expanded", "false")
    listed.click()
    expect(anna.page.locator("[data-choice]").first).to_be_visible()
    assert boxes(anna) == before, "the list lies over the board"
    anna.page.keyboard.press("Escape")
    while "waiting" not in seen:
        anna.answer()
        now = anna.look()
        state = "picked" if "confirm" in now["buttons"] else now["kind"]
        assert boxes(anna) == before, state
        if state == "picked" and "picked" not in seen:
            is_refused(anna)
            assert boxes(anna) == before, "a refusal lies over the board"
        seen.add(state)
    assert seen >= {"asked", "picked", "waiting"}


@cache
def a_proposal() -> tuple[int, int]:
    """Where somebody of the finished game of Grænaland has most piles to choose from: after which step, and who."""
    game, record = read_record(played("graenaland", 3), find_game)
    play, found = Play.begin(game, record), []
    for step, entry in enumerate(record.entries):
        asked = [(one.choices, one.seat) for one in game.decisions(play.state)]
        found += [(len(choices.piles), step, seat) for choices, seat in asked if isinstance(choices, Proposals)]
        play.enter(entry)
    return max(found)[1:]


@on_both_screens
def test_every_form_of_a_proposal_can_be_sent(server: Server, people: People, screen: str) -> None:
    table = forked(server, finished(server, "graenaland"), *a_proposal())
    anna = people(**SCREENS[screen]).sit(table.link())
    forms = anna.page.locator("form:has(table)")
    anna.page.locator("[data-do=list]").click()
    forms.nth(1).wait_for()
    before = boxes(anna)
    assert is_in_sight(forms.first.locator("button.primary")), "the button is there before anybody scrolls"
    for form in forms.all():
        form.locator("tfoot button").first.scroll_into_view_if_needed()
        assert is_in_sight(form.locator("button.primary"))
    asked = anna.look()
    anna.share_out()
    anna.until(lambda seen: seen["n"] != asked["n"])
    assert boxes(anna) == before


@on_both_screens
def test_the_list_hides_no_choice_and_its_price_stands_beside_ones_own_things(
    server: Server, people: People, screen: str
) -> None:
    table = forked(server, finished(server, "stroganov"), LATE)
    anna = people(**SCREENS[screen]).sit(table.link())
    anna.page.locator("[data-do=list][aria-expanded=false]").click()
    own = anna.page.locator("section.own" if screen == "phone" else "[data-part=mat]")
    choices = anna.page.locator("[data-choice]:visible")
    expect(choices.first).to_be_visible()
    for choice in choices.all():
        choice.scroll_into_view_if_needed()
        assert is_in_sight(choice), choice.inner_text()
        assert is_in_sight(own), "the list does not lie over one's own things"
    before = boxes(anna), own.bounding_box()
    expect(own.locator(".change")).to_have_count(0)
    anna._press(anna.page.locator("[data-choice]:has(small)").first)
    expect(own.locator(".change").first).to_be_visible()
    assert (boxes(anna), own.bounding_box()) == before


def test_panels_fold_and_stay_folded_and_ones_own_mat_is_in_sight(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [*[BOT] * 3, HERE, *[BOT] * 4], options={"first": 3}).link())
    anna.page.locator("[data-cell]").first.wait_for()
    mat = anna.page.locator(".mat[data-mat='3']")
    for top in (0, 10_000):
        anna.page.locator(".mats .column").evaluate("(node, top) => node.scrollTo(0, top)", top)
        assert is_in_sight(mat), "one's own mat does not scroll away"
    wide = [boxes(anna)[1]["width"]]
    anna.page.locator("[data-do=fold-mats]").click()
    wide.append(boxes(anna)[1]["width"])
    assert is_in_sight(anna.page.locator(".strip [data-mat='3'] [data-seat-points]"))
    anna.page.keyboard.press("s")
    wide.append(boxes(anna)[1]["width"])
    assert wide[0] + 100 < wide[1]
    assert wide[1] + 200 < wide[2]
    anna.page.reload()
    anna.page.locator("[data-cell]").first.wait_for()
    assert boxes(anna)[1]["width"] == wide[2], "it is remembered"
    anna.page.get_by_role("tab", name="Talk").click()
    expect(anna.page.get_by_label("Say something")).to_be_visible()
    anna.page.keyboard.press("m")
    expect(mat).to_be_visible()
    assert boxes(anna)[1]["width"] == wide[0]


def test_eight_seats_and_ones_own_things_fit_on_a_phone(server: Server, people: People) -> None:
    anna = people(**SCREENS["phone"]).sit(opened(server, [HERE, *[BOT] * 7], options={"first": 0}).link())
    anna.page.locator("[data-cell]").first.wait_for()
    chips = anna.page.locator(".strip [data-mat]")
    expect(chips).to_have_count(8)
    for chip in chips.all():
        box = chip.bounding_box()
        assert box
        assert is_in_sight(chip)
        assert min(box["width"], box["height"]) >= FINGER
    expect(anna.page.locator(".strip .asked")).to_have_attribute("data-mat", "0")
    own = anna.page.locator("section.own")
    assert is_in_sight(own)
    expect(own).to_contain_text("7")
    chips.last.tap()
    expect(anna.page.locator("dialog[open] .mat")).to_be_visible()
