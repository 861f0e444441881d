"""What one does at a table besides answering: taking back, asking why not, confirming, talking."""

import re
from typing import Any

from playwright.sync_api import expect
from soak.server import Server
from tests.web.conftest import People
from tests.web.person import play_on
from tests.web.tables import BOT, HERE, SHORT, named, opened


def test_a_step_is_taken_back_and_done_again(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna", "Bob"), options=SHORT).link())
    play_on(anna, until=lambda: bool(anna.look()["spots"]))
    expect(anna.page.locator(".mat", has_text="Anna")).to_be_visible()
    expect(anna.page.locator(".mat").get_by_text("you", exact=True)).to_have_count(0)  # for which of the two?
    anna.does("undo")
    anna.until(lambda seen: bool(seen["cells"]) and not seen["spots"])
    offered = anna.page.locator("[data-cell]")  # also those that the camera does not show
    cells = offered.count()
    anna.does("redo")
    anna.until(lambda seen: bool(seen["spots"]) and not seen["cells"] and "undo" in seen["buttons"])
    anna.page.keyboard.press("u")  # which, like the button, does nothing before what was sent is answered
    expect(offered).to_have_count(cells)


def has_next_tile(seen: dict[str, Any]) -> bool:
    """A tile is to be placed, and something can be taken back: so it is not the first one."""
    return bool(seen["cells"]) and "undo" in seen["buttons"]


def test_bots_are_not_asked_before_something_is_taken_back(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [*named("Anna"), BOT], options=SHORT).link())
    expect(anna.page.locator(".mat", has_text="Anna")).to_contain_text("you")
    play_on(anna, until=lambda: has_next_tile(anna.look()))  # the bot has played
    assert not anna.button(re.compile("Take back more|Ask the others")).count()
    anna.does("undo")
    anna.until(lambda seen: bool(seen["spots"]))  # which the own last step had answered
    hint = anna.page.locator("[data-help^=ask]").first
    assert "no meeple" in (hint.get_attribute("title") or "")
    hint.click()
    expect(anna.page.locator("dialog .hint")).to_contain_text("no meeple")


def test_a_tile_is_dragged_from_the_hand_onto_the_land(server: Server, people: People) -> None:
    anna = people().sit(opened(server, named("Anna", "Bob"), options=SHORT).link())
    anna.page.locator("figure button.tile").hover()
    anna.page.mouse.down()
    anna.page.locator("[data-cell]").first.hover()
    expect(anna.page.locator(".ghost")).to_have_count(1)
    anna.page.mouse.up()
    anna.until(lambda seen: "confirm" in seen["buttons"])
    anna.page.keyboard.press("Enter")
    anna.until(lambda seen: bool(seen["spots"]))


def test_where_a_tile_does_not_fit_the_page_says_why(server: Server, people: People) -> None:
    order = ["base/cloister", "base/city-cap"]
    table = opened(server, named("Anna", "Bob"), options={"draw_order": order, "draw_rest": False})
    anna = people().sit(table.link())
    closed = anna.page.locator("[data-open]").first  # a road or the city ends there, and a cloister has neither
    closed.hover()
    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"\w+ \w+"))
    assert "p." in tip.inner_text() or "page" in tip.inner_text(), "the rule is named"
    anna.page.mouse.move(2, 2)
    expect(tip).to_be_hidden()


def test_a_figure_that_cannot_stand_somewhere_says_why_on_focus(server: Server, people: People) -> None:
    order = ["base/road-curve-w1"] * 4 + ["base/road-straight-w2"] * 3 + ["base/road-curve"] * 3
    table = opened(server, named("Anna", "Bob"), options={"draw_order": order, "draw_rest": False})
    anna = people().sit(table.link())
    play_on(anna, until=lambda: anna.page.locator("[data-closed]").count() > 0)  # sooner or later a field is taken
    anna.page.locator("[data-closed]").first.focus()
    expect(anna.page.get_by_role("tooltip")).to_contain_text(re.compile(r"\w+ \w+"))


def test_what_is_chosen_is_shown_first_and_done_by_a_second_touch(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [HERE], "stroganov").link())
    anna.choose_from_list()
    seen = anna.until(lambda seen: "confirm" in seen["buttons"])
    anna.page.keyboard.press("Escape")
    anna.until(lambda now: "confirm" not in now["buttons"])
    anna.choose_from_list()
    anna.does("confirm")
    anna.until(lambda now: now["n"] != seen["n"])


def test_talk_is_heard_and_a_draft_outlives_the_page(server: Server, people: People) -> None:
    table = opened(server, [*named("Anna", "Bob"), BOT], options=SHORT)
    anna, bob = people("Anna").sit(table.link(0)), people("Bob").sit(table.link(1))
    for person in (anna, bob):
        person.page.get_by_role("tab", name="Talk").click()
    field = anna.page.get_by_label("Say something")
    field.fill("A fine day for building!")
    anna.page.reload()
    anna.page.get_by_role("tab", name="Talk").click()
    expect(field).to_have_value("A fine day for building!")
    field.press("Enter")
    bob.shows("A fine day for building!")
    expect(field).to_have_value("")
