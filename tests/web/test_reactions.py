"""Signs that people show each other for a moment."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect
from soak.server import Server
from tests.web.conftest import SCREENS, People
from tests.web.person import Person
from tests.web.tables import named, opened

SOURCE = Path("web/src/lib/table/reactions.svelte.ts")
# However busy the machine is, a sign is there until the test lets its moment pass.
STAY = """
const real = window.setTimeout;
const held = [];
window.setTimeout = (call, ms, ...more) => (ms === MOMENT ? held.push(call) : real(call, ms, ...more));
window.passMoment = () => held.splice(0).forEach((call) => call());
"""
# A sign touches the mat, or the chip, of its seat, and lies inside the window.
AT_MAT = """([seat, sign]) => {
  const node = document.querySelector(`[data-of="${seat}"][data-shown=${sign}]`);
  const mats = [...document.querySelectorAll(`[data-mat="${seat}"]`)];
  const [own, mat] = [node, mats.find((each) => each.checkVisibility())].map((each) => each.getBoundingClientRect());
  const isOver = own.left <= mat.right && mat.left <= own.right;
  const touch = isOver && own.top <= mat.bottom && mat.top <= own.bottom;
  return touch && own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
}"""


def _shown(person: Person, seat: int, sign: str) -> Locator:
    return person.page.locator(f"[data-of='{seat}'][data-shown={sign}]")


def test_a_sign_is_seen_at_the_mat_for_a_moment_but_not_by_who_has_muted_the_seat(
    server: Server, people: People
) -> None:
    [moment] = re.findall(r"SHOWN = (\d+);", SOURCE.read_text())
    stay = STAY.replace("MOMENT", moment)
    table = opened(server, named("Anna", "Bob", "Cyril"))
    anna = people(init=stay).sit(table.link(0))
    bob = people("Bob", init=stay, **SCREENS["phone"]).sit(table.link(1))

    anna.page.locator("[data-do=react]:visible").first.press("Enter")
    expect(anna.page.get_by_role("button", name="Well done")).to_be_focused()
    for key in ("Tab", "Tab", "Enter"):
        anna.page.keyboard.press(key)
    for person in (anna, bob):
        expect(_shown(person, 0, "laugh")).to_be_visible()
        person.page.wait_for_function(AT_MAT, arg=[0, "laugh"])
    expect(bob.page.get_by_text("Anna: Laughing")).to_be_attached()
    anna.page.keyboard.press("m")  # mats fold to a strip, and the sign goes with its own
    expect(anna.page.locator(".mat").first).to_be_hidden()
    anna.page.wait_for_function(AT_MAT, arg=[0, "laugh"])
    anna.page.keyboard.press("m")
    anna.page.evaluate("passMoment()")
    expect(_shown(anna, 0, "laugh")).to_have_count(0)

    for name in ("Show a sign", "Thank you"):
        bob.page.get_by_role("button", name=name).tap()
    expect(_shown(anna, 1, "thanks")).to_be_visible()

    anna.page.get_by_role("tab", name="Table").click()
    anna.page.get_by_text("Settings of Anna").click()
    anna.page.get_by_role("group", name="Mute").get_by_label("Bob").check()
    anna.button("Save").click()
    anna.shows("Saved")
    for name in ("Show a sign", "Applause"):
        bob.page.get_by_role("button", name=name).tap()
    expect(_shown(bob, 1, "applause")).to_be_visible()
    anna.page.locator("[data-do=react]:visible").first.click()
    anna.page.get_by_role("button", name="Good game").click()
    expect(_shown(anna, 0, "good_game")).to_be_visible()  # what Bob showed before would be there before
    expect(_shown(anna, 1, "applause")).to_have_count(0)
