"""A game that is added as docs/adding-a-game.md says: the client shows its cover and its mats."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.recipe import NAME, orchard, serving
from tests.web.conftest import People
from tests.web.person import play_on
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
