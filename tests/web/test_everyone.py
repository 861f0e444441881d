"""For everyone: eyes, fingers, keys and screen readers."""

from pathlib import Path
from typing import Any, Final

import pytest
from soak.server import Server
from tests.web.conftest import People, in_all_fonts
from tests.web.person import OWN_BUTTONS, Person, play_on
from tests.web.places import KINDS, SETTLED, visited
from tests.web.tables import BOT, HERE, SHORT, opened

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Drawings that screen readers do not see are left out: there are thousands of their shapes.
RUN_AXE: Final = """async (rules) => {
  const { violations } = await axe.run({ exclude: [['svg[aria-hidden=true]']] }, {
    runOnly: rules, resultTypes: ['violations'],
  });
  return violations.filter(({ impact }) => ['serious', 'critical'].includes(impact)).map(({ id, nodes }) =>
    `${id}: ${nodes.length} × ${nodes[0].html.slice(0, 160)} (${nodes[0].any[0]?.message ?? ''})`);
}"""
GUIDELINES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Fingers need room. Links in the middle of a sentence, and what stands on a board that can be zoomed, have what room
# there is; a button whose `::after` is spread over its card is as large as the card.
SMALL: Final = """() => {
  const spread = (node) => getComputedStyle(node, '::after').position === 'absolute';
  const area = (node) => (node.closest('label') ?? (spread(node) ? node.parentElement : node)).getBoundingClientRect();
  return [...document.querySelectorAll('button, a[href], summary, select, input, [role=button], [role=tab]')]
    .filter((node) => node.checkVisibility() && !node.closest('svg, .only-read') && !node.matches('.skip'))
    .filter((node) => node.tagName !== 'A' || node.matches('.button') || !node.closest('p, td, li, dd, h2, h3'))
    .map((node) => [node, area(node)])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([node, box]) => `${node.tagName} ${node.className} ${Math.round(box.width)}×${Math.round(box.height)}: `
      + (node.innerText || node.ariaLabel || '').slice(0, 40));
}"""
SIDEWAYS: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def test_no_page_shuts_anybody_out(server: Server, people: People) -> None:
    person = people()
    found = []
    for place in visited(server, person, places=KINDS):
        person.page.evaluate(AXE.read_text("utf-8"))
        found += [f"{place}: {violation}" for violation in person.page.evaluate(RUN_AXE, GUIDELINES)]
        person.page.evaluate("document.documentElement.dataset.theme = 'dark'")
        person.page.evaluate(SETTLED)
        found += [f"{place}, dark: {violation}" for violation in person.page.evaluate(RUN_AXE, ["color-contrast"])]
    assert not found, "\n".join(found)


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
        found += anna.page.evaluate(SMALL)
        assert not anna.page.evaluate(SIDEWAYS)
        anna.answer()
    assert not found, "\n".join(dict.fromkeys(found))


@in_all_fonts
def test_pages_on_a_phone_have_room_for_fingers(server: Server, people: People) -> None:
    person = people(**PHONE)
    found = []
    for place in visited(server, person):
        assert not person.page.evaluate(SIDEWAYS), place
        found += [f"{place}: {small}" for small in person.page.evaluate(SMALL)]
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
