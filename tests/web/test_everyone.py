"""For everyone: eyes, fingers, keys and screen readers."""

from typing import Any

import pytest
from soak.server import Server
from tests.web.checks import too_small, too_wide
from tests.web.conftest import PHONE, People, in_all_fonts
from tests.web.person import OWN_BUTTONS, Person, play_on
from tests.web.tables import BOT, HERE, SHORT, opened


@in_all_fonts
def test_a_laptop_shows_a_table_without_scrolling(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [HERE, BOT]).link())
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@in_all_fonts
@pytest.mark.parametrize(("game", "seats"), [("carcassonne", 2), ("stroganov", 1), ("graenaland", 3)])
def test_a_turn_with_a_finger_on_a_phone(server: Server, people: People, game: str, seats: int) -> None:
    options = {} if game == "stroganov" else {"first": 0}
    anna = people(**PHONE).sit(opened(server, [HERE, *[BOT] * (seats - 1)], game, options).link())
    found = []
    for _ in range(8):
        anna.until(lambda seen: seen["kind"] in {"asked", "held"})
        found += too_small(anna) + too_wide(anna)
        anna.answer()
    assert not found, "\n".join(dict.fromkeys(found))


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.keys = person, person.page.keyboard

    def tab_to(self, query: str, n: str) -> bool:
        """Press Tab until it has the focus; false if the table has gone on without us."""
        for _ in range(150):
            if self.person.page.evaluate("query => document.activeElement.matches(query)", query):
                return True
            self.keys.press("Tab")
        assert self.person.look()["n"] != n, f"no key leads to {query}"
        return False

    def answer(self) -> None:
        """Do what is asked, if anything is."""
        seen = self.person.look()
        query = self.wanted(seen)
        if not query or not self.tab_to(query, seen["n"]):
            self.person.page.wait_for_timeout(20)
            return
        if seen["cells"]:
            self.keys.press("r")
        self.keys.press("Enter")
        self.person.until(lambda now: now != seen)

    def wanted(self, seen: dict[str, Any]) -> str:
        """What has to get the focus."""
        if seen["kind"] == "held":
            return "[data-do=hand_over]"
        if "confirm" in seen["buttons"]:
            return "[data-do=confirm]"
        if seen["cells"] or seen["spots"]:
            return "[data-cell], g[data-spot]"
        if seen["places"]:
            return "[data-place][data-offered]"
        plain = [name for name in seen["buttons"] if name not in OWN_BUTTONS]
        return f"[data-kind][data-n] [data-do={plain[0]}]" if plain else ""


def test_a_game_without_a_mouse(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [HERE, BOT], options=SHORT).link())
    keyboard = Keyboard(anna)
    while not anna.is_over:
        keyboard.answer()
    anna.page.locator("dialog tr.sums td").first.wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.locator("dialog").wait_for(state="hidden")


def test_a_game_in_words(server: Server, people: People) -> None:
    anna = people(keeps={"textView": True}).sit(opened(server, [HERE, BOT], options=SHORT).link())
    assert not anna.page.locator("svg [data-cell]").count()
    assert anna.page.locator("#prompt").get_attribute("aria-live") == "polite"
    play_on(anna)
    anna.page.locator("dialog tr.sums td").first.wait_for()
