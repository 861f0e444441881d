"""Grænaland on a phone: what a sheet is about stays in sight above it, and the middle of a shield gives one card."""

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.web.checks import too_small, too_wide
from tests.web.conftest import PHONE, POCKET, People
from tests.web.person import Person
from tests.web.places import settle
from tests.web.saved import first_offered, forked
from tests.web.tables import named, opened
from tests.web.test_graenaland import at, table_of, whole

# Where the territory that is marked begins, and where the sheet: in px of the page.
EDGES = """() => [".territory.about", "[data-board] [role=dialog]"].map(
  (query) => document.querySelector(query)?.getBoundingClientRect().top ?? null)"""
BAR = 30  # px of a territory that show its votes


def in_sight(anna: Person) -> bool:
    """Whether the territory that a sheet is about shows its votes above that."""
    settle(anna)
    land, sheet = anna.page.evaluate(EDGES)
    rail = anna.page.locator("[data-part=rail]").bounding_box()
    assert rail is not None
    assert land is not None
    assert sheet is not None
    return bool(land >= rail["y"] + rail["height"] - 1 and sheet - land >= BAR)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_territory_of_a_vote_stays_in_sight(server: Server, people: People, seats: int) -> None:
    anna = people(**POCKET).sit(at(server, seats, "vote").link())
    expect(anna.page.locator("[data-tray=vote]")).to_be_attached()
    assert in_sight(anna)


def test_the_middle_of_a_shield_gives_one_card(server: Server, people: People) -> None:
    anna = people(**POCKET).sit(at(server, 5, "propose", -1).link())
    anna.page.locator("[data-place='pile:forest_2'][data-offered]").tap()
    before = anna.page.locator("[data-card].gone").count()
    box = anna.page.locator("[data-shield]").first.bounding_box()
    assert box
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(anna.page.locator("[data-card].gone")).to_have_count(before + 1)


def test_a_build_that_is_picked_shows_where_it_stands(server: Server, people: People) -> None:
    step = first_offered(whole(4), "build_village")
    anna = people(**PHONE).sit(forked(server, table_of(server, 4), step).link())
    anna.page.locator("[data-do=build]").tap()
    anna.page.locator("[data-part=builds] [data-place^='village:'][data-offered]").first.tap()
    assert in_sight(anna)
    assert not [*too_wide(anna), *too_small(anna)]


def test_the_cards_for_a_palisade_lie_open_when_one_is_asked_for(server: Server, people: People) -> None:
    grain, wood = ["forest-grain"] * 2, ["forest-wood"] * 2
    position = {
        "phase": "building",
        "lands": {"hills_coast": {"works": ["palisade"]}},
        "clans": [
            {"villages": {"forest_1": 1}, "hand": [*grain, *wood, "plains-livestock", "hills-ore"]},
            {"villages": {"hills_coast": 1}},
            {"villages": {"plains_1": 1}},
        ],
    }
    table = opened(server, named("Anna", "Bob", "Cyril"), "graenaland", {"position": position})
    anna = people(**POCKET).sit(table.link(0))
    for place in ("land:hills_coast", "village:hills_coast"):
        anna.page.locator(f"[data-place='{place}']").first.tap()
    anna.does("confirm")
    expect(anna.page.locator("[data-place='own:hills-ore'][data-offered]")).to_be_in_viewport(ratio=1)


def test_the_island_has_its_room_before_the_rail_is_there(server: Server, people: People) -> None:
    anna = people(**POCKET)
    anna.context.route("**/RailTabs-*.js", lambda _: None)  # it is never answered
    anna.sit(at(server, 3, "move").link())
    island = anna.page.locator("[data-part=island]")
    expect(island).to_be_visible()
    settle(anna)
    assert not anna.page.locator("[data-part=rail]").count()
    box = island.bounding_box()
    assert box
    assert box["height"] > box["width"] / 2
