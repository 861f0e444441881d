"""A first game: scenes of how it is played, suggestions in its first year, and the tray with what is asked for."""

import re

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.web.checks import LANGUAGES, barriers, untranslated
from tests.web.conftest import SCREENS, People
from tests.web.person import Person
from tests.web.saved import forked, played, uploaded

LEARNING: dict[str, object] = {"lessons": True}
TAUGHT = "[data-lesson]"
SUGGESTED = "[data-suggestion]"
# Whether everything of the note is on the page and readable, and how many parts are lit.
FITS = """() => {
  const note = document.querySelector('[data-lesson] .note');
  const box = note.getBoundingClientRect();
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const cut = [note, ...note.querySelectorAll('*')].some((node) => node.scrollWidth > node.clientWidth + 1
    && getComputedStyle(node).display !== 'inline');
  return { inside, cut, lit: document.querySelectorAll('[data-lesson] .lit').length };
}"""
# What sticks out of the rail, of a song or of a card on the tray.
STICKS_OUT = """() => [document.documentElement, ...document.querySelectorAll(
  '[data-part=rail], [data-part=rail] .song, [data-tab], [data-tray], [data-tray] .thing')]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.tagName} ${node.className}: ${node.innerText}`)"""
# What of the rail, of a tray or of an open sheet has too little room for a finger; the handle of a sheet is long.
SMALL = """() => [...document.querySelectorAll(
  '[data-part=rail] button, [data-tray] button, [role=dialog] button:not(.handle)')]
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => `${node.className} ${box.width}×${box.height}: ${node.innerText}`)"""


def begun(person: Person, language: str = "", game: str = "stroganov") -> Person:
    """At a table that was opened to play at once."""
    person.go(f"/?lang={language}" if language else "/")
    person.page.locator(f"article:has(a[href='/new/{game}']) button.play").click()
    person.until(lambda seen: seen["kind"] == "asked")
    return person


@pytest.mark.parametrize("screen", SCREENS)
def test_a_first_game_begins_with_three_scenes_and_suggests_what_to_look_at(people: People, screen: str) -> None:
    anna = begun(people(keeps=LEARNING, **SCREENS[screen]))
    page = anna.page
    for scene, title in enumerate(["What wins", "A turn", "A year"]):
        expect(page.locator(f'[data-lesson="{scene}"]')).to_be_visible()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.locator("[data-tray]")).to_have_count(0)  # it is the board that is explained
        assert page.locator(".lit").count() >= 2
        page.locator("[data-do=next-scene]").click()
    expect(page.locator(TAUGHT)).to_have_count(0)
    expect(page.locator("[data-tray=start]")).to_be_visible()
    expect(page.locator(SUGGESTED)).to_contain_text("west")
    assert not barriers(anna)
    page.reload()
    anna.until(lambda seen: seen["kind"] == "asked")
    expect(page.locator(SUGGESTED)).to_be_visible()
    expect(page.locator(TAUGHT)).to_have_count(0)  # it was seen


@pytest.mark.parametrize("screen", SCREENS)
def test_graenaland_begins_with_three_scenes_and_suggests_what_to_look_at(people: People, screen: str) -> None:
    anna = begun(people(keeps=LEARNING, **SCREENS[screen]), game="graenaland")
    page = anna.page
    for title in ("What wins", "A round", "Building"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(page.locator("[data-tray]")).to_have_count(0)
        page.locator("[data-do=next-scene]").click()
    expect(page.locator(TAUGHT)).to_have_count(0)
    expect(page.locator(SUGGESTED)).to_be_visible()
    assert not barriers(anna)


@pytest.mark.parametrize("screen", SCREENS)
def test_who_skips_a_lesson_plays_at_once_and_can_have_it_again(people: People, screen: str) -> None:
    anna = begun(people(keeps=LEARNING, **SCREENS[screen]))
    page = anna.page
    page.locator(TAUGHT).wait_for()
    if screen == "phone":
        page.locator("[data-do=skip-lesson]").click()
    else:
        page.keyboard.press("ArrowRight")
        expect(page.locator('[data-lesson="1"]')).to_be_visible()
        page.keyboard.press("ArrowLeft")
        expect(page.locator('[data-lesson="0"]')).to_be_visible()
        page.keyboard.press("Enter")  # the button for the next one has the focus
        expect(page.locator('[data-lesson="1"]')).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.locator(TAUGHT)).to_have_count(0)
    expect(page.locator(SUGGESTED)).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    page.locator("[data-do=lesson]").click()
    expect(page.locator(TAUGHT)).to_be_visible()
    page.keyboard.press("Escape")
    begun(anna)
    expect(page.locator(TAUGHT)).to_have_count(0)  # this is the second game


def test_suggestions_can_be_sent_away_for_good(people: People) -> None:
    anna = begun(people(keeps=LEARNING))
    for _ in range(3):
        anna.page.locator("[data-do=next-scene]").click()
    anna.page.get_by_role("button", name="No more suggestions").click()
    expect(anna.page.locator(SUGGESTED)).to_have_count(0)
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('krajina-settings')).lessons") is False


@pytest.mark.parametrize("game", ["graenaland", "stroganov"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_scenes_fit_in_every_language(people: People, screen: str, game: str) -> None:
    for language in LANGUAGES:
        anna = begun(people(keeps=LEARNING, **SCREENS[screen]), language, game)
        for scene in range(3):
            anna.page.locator(f'[data-lesson="{scene}"]').wait_for()
            anna.page.wait_for_timeout(50)  # the note is measured before it is placed
            found = anna.page.evaluate(FITS)
            assert (found["inside"], found["cut"]) == (True, False), (language, scene, found)
            assert found["lit"] >= 2
            anna.page.locator("[data-do=next-scene]").click()
        if language == "pseudo":
            assert not untranslated(anna)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rail_and_the_cards_to_start_with_fit(server: Server, people: People, screen: str, language: str) -> None:
    options = '{"draw_order": {"songs": ["GA9", "GA10", "GA8", "GA2"]}}'  # which give most
    table = uploaded(server, played("stroganov", 4, "greedy", 1, options))
    anna = people(**SCREENS[screen]).sit(forked(server, table, 80).link() + f"?lang={language}")
    anna.page.locator("[data-tray=start]").wait_for()
    anna.page.wait_for_timeout(100)
    assert not anna.page.evaluate(STICKS_OUT)
    if screen == "phone":
        assert not anna.page.evaluate(SMALL)


def test_a_tray_is_put_aside_and_a_card_is_taken_by_two_touches(server: Server, people: People) -> None:
    table = uploaded(server, played("stroganov", 2, "greedy"))
    anna = people().sit(forked(server, table, 61).link())
    page, tray = anna.page, anna.page.locator("[data-tray=start]")
    cards = tray.locator("[data-place^='start:']")
    expect(cards.nth(1)).to_be_visible()
    expect(cards.first).to_have_accessible_name(re.compile("start", re.IGNORECASE))
    head = tray.locator("button[aria-expanded]")
    head.click()
    expect(cards).to_have_count(0)
    head.click()
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.first.click()
    expect(page.locator("[data-tray=start]")).to_have_count(0)


def test_a_tab_of_a_phone_opens_the_market_and_glows_when_it_may_be_touched(server: Server, people: People) -> None:
    table = uploaded(server, played("stroganov", 2, "greedy"))
    anna = people(**SCREENS["phone"]).sit(forked(server, table, 140).link())
    for tab in ("market", "songs", "supply"):
        anna.page.locator(f"[data-tab={tab}]").click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert not anna.page.evaluate(SMALL)
        assert not anna.page.evaluate(STICKS_OUT)
        anna.page.locator(f"[data-tab={tab}]").click()
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
