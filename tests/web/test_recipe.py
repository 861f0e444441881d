"""A game that is added as docs/adding-a-game.md says: the client shows its cover and its mats.

The game that it is a copy of has a board of its own, which docs/drawing-a-board.md shows.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.recipe import NAME, orchard, serving
from tests.web.conftest import LAPTOP, SCREENS, People
from tests.web.person import Person, play_on
from tests.web.tables import BOT, HERE, opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("recipe")
    found = serving(folder, orchard(folder))
    found.start()
    yield found
    found.stop()


def test_its_cover_is_on_the_start_page_and_leads_to_a_table(people: People) -> None:
    anna = people().go("/")
    card = anna.page.get_by_role("article", name="Orchard")
    expect(card.locator(".cover svg")).to_be_visible()
    expect(card.locator(".players")).to_have_text("2 to 4 players")
    card.get_by_role("button", name="Play now").click()
    anna.until(lambda seen: seen["kind"] in {"asked", "held"})
    expect(anna.page.locator(".mat")).to_have_count(2)


def test_the_mats_show_what_the_players_have_and_at_the_end_the_points(server: Server, people: People) -> None:
    table = opened(server, [HERE, BOT, BOT], NAME, {"rounds": 1})
    anna = people().sit(table.link())
    anna.until(lambda seen: seen["kind"] == "asked")
    mats = anna.page.locator(".mat")
    expect(mats).to_have_count(3)
    expect(mats.first).to_contain_text("Anna")
    expect(mats.first).to_contain_text("6")  # coins
    assert len({mat.evaluate("mat => mat.style.getPropertyValue('--seat')") for mat in mats.all()}) == 3
    play_on(anna)
    expect(anna.page.locator(".mat [data-seat-points]")).to_have_count(3)
    shares_out_on_the_board(anna.sit(opened(server, [HERE, BOT], "harvest", {"rounds": 2}).link()))


def shares_out_on_the_board(anna: Person) -> None:
    """Bid, share out the cart and bid again by touching coins, crops and barns; at the end with keys."""
    anna.until(lambda seen: seen["kind"] == "asked")
    coins, barns = anna.page.locator("[data-bid]"), anna.page.locator("[data-barn]")
    expect(coins).to_have_count(7)
    for screen in (SCREENS["phone"]["viewport"], LAPTOP):
        anna.page.set_viewport_size(screen)
        boxes = [found.bounding_box() for found in (*coins.all(), *barns.all())]
        assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= screen["width"] for box in boxes)
    before = anna.look()["n"]
    coins.last.click()  # all of them: nobody bids more, and in the first round a tie is hers
    expect(coins.last).to_have_attribute("aria-pressed", "true")
    assert anna.look()["n"] == before
    coins.last.click()
    anna.until(lambda seen: seen["n"] != before)
    expect(barns.first).to_be_enabled()
    expect(anna.page.locator("form")).to_have_count(0)  # the list stays folded: the board is the form
    anna.page.locator("[data-crop]").last.click()
    barns.last.click()
    expect(barns.last).to_have_accessible_name(re.compile("in the barn: (wheat|rye|hops)$"))
    expect(anna.page.locator("[data-do=confirm]")).to_have_count(0)
    barns.first.click()
    barns.first.click()
    anna.does("confirm")
    anna.until(lambda seen: seen["kind"] == "asked")
    expect(anna.page.locator(".mat").first).to_contain_text("1")  # for the crop that she gave away
    coins.first.press("Enter")
    coins.first.press("Enter")
    anna.until(lambda seen: seen["kind"] in {"won", "ended"})
    expect(barns.first).to_have_accessible_name(re.compile("in the barn: "))
