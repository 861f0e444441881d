"""The race of Grænaland in a browser: victory cards, claims, the rail, the mats of others, goals as dots."""

import json

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.games.graenaland.table import CLAIM
from tests.web.checks import LANGUAGES, barriers
from tests.web.conftest import SCREENS, People
from tests.web.person import Person
from tests.web.saved import first_asked, forked, played, uploaded

CARDS = '{"victory_cards":true}'
KEEPING = 25  # the step of a game for four at which seat 0 keeps a card
# What is wider than its place in the rail, in the race or in a tray.
STICKS_OUT = """() => [document.documentElement, ...document.querySelectorAll(
  '[data-part=rail], [data-part=race], [data-part=victory], [data-tray], [data-open-mat]')]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.tagName} ${node.className} ${node.scrollWidth}>${node.clientWidth}`)"""


def claiming() -> str:
    """Options of a table where seat 0 can reach more points than it takes."""
    hand = ["plains-grain"] * 5 + ["hills-ore"] * 3 + ["plains-livestock"] * 3 + ["forest-wood"] * 3
    first: dict[str, object] = {
        "villages": {"plains_1": 5, "forest_1": 3},
        "strongholds": ["plains_1"],
        "army": 2,
        "hand": hand,
    }
    others: list[dict[str, object]] = [
        {"villages": {"hills_coast": 2}, "hand": []},
        {"villages": {"hills_coast": 1}, "hand": []},
    ]
    clans = [
        row | {"victory_card": card} for row, card in zip([first, *others], ["vp_17", "vp_01", "vp_02"], strict=True)
    ]
    return json.dumps({"victory_cards": True, "position": CLAIM | {"clans": clans}})


def at(server: Server, person: Person, seats: int, step: int, options: str = "{}") -> Person:
    table = uploaded(server, played("graenaland", seats, "greedy", 1, options))
    return person.sit(forked(server, table, step).link())


@pytest.mark.parametrize("screen", SCREENS)
def test_a_victory_card_is_kept_by_two_touches_and_stays_in_sight(server: Server, people: People, screen: str) -> None:
    anna = at(server, people(**SCREENS[screen]), 4, KEEPING, CARDS)
    page, cards = anna.page, anna.page.locator("[data-place^='victory:']")
    expect(cards).to_have_count(3)
    assert not page.evaluate(STICKS_OUT)
    assert not barriers(anna)
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    cards.nth(1).click()
    expect(page.locator("[data-tray=keep]")).to_have_count(0)
    if screen == "phone":
        page.locator("[data-mat='0']").click()
        expect(page.get_by_role("dialog").locator(".goal")).to_have_count(5)
    else:
        expect(page.locator("[data-part=victory] .goal")).to_have_count(5)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_victory_is_claimed_and_proved_by_building(server: Server, people: People, screen: str) -> None:
    anna = at(server, people(**SCREENS[screen]), 3, 0, claiming())
    page = anna.page
    claims = page.locator("[data-tray=claim] [data-place^='claim:']")
    expect(claims).to_have_count(4)  # 6, 7, 8 or nothing
    assert not page.evaluate(STICKS_OUT)
    assert not barriers(anna)
    claim = page.locator("[data-place='claim:7']")
    claim.click()
    claim.click()
    expect(page.locator("[data-tray=claim]")).to_have_count(0)
    if screen != "phone":
        expect(page.locator("[data-part=victory]")).to_contain_text("of 7 points")
        expect(page.locator("[data-part=rail]")).to_contain_text("of 7 points")


@pytest.mark.parametrize("screen", SCREENS)
def test_whoever_has_enough_goals_is_asked_to_declare_it(server: Server, people: People, screen: str) -> None:
    record, step = first_asked("graenaland", 3, "declare")
    anna = people(**SCREENS[screen]).sit(forked(server, uploaded(server, record), step).link())
    page = anna.page
    expect(page.locator("[data-tray=declare] li")).to_have_count(3)
    expect(page.locator("[data-mat='0'] [data-dots]")).to_have_attribute("data-dots", "3")
    assert not barriers(anna)
    if screen != "phone":
        expect(page.locator("[data-part=race] [data-standing=there]")).to_have_count(1)
    page.locator("[data-place='declare:yes']").click()
    page.locator("[data-place='declare:yes']").click()
    expect(page.locator("[data-tray=declare]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_rail_race_and_mats_fit(server: Server, people: People, screen: str, language: str) -> None:
    table = uploaded(server, played("graenaland", 5, "greedy", 1, '{"victory_cards":true,"memory_aid":true}'))
    anna = people(**SCREENS[screen]).sit(forked(server, table, 300).link() + f"?lang={language}")
    page = anna.page
    page.locator("[data-part=rail]").wait_for()
    assert not page.evaluate(STICKS_OUT)
    if screen == "phone":
        page.locator("[data-tab=round]").click()
        expect(page.get_by_role("dialog").locator("[data-part=race] tbody tr")).to_have_count(5)
        assert not page.evaluate(STICKS_OUT)
        page.locator("[data-mat='2']").click()
        expect(page.get_by_role("dialog")).to_have_count(1)
    else:
        for seat in (1, 2, 3):
            page.locator(f"[data-mat='{seat}']").click()
        expect(page.locator("[data-open-mat]")).to_have_count(3)
    assert not page.evaluate(STICKS_OUT)
    assert not barriers(anna)
