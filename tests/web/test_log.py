"""The log: it follows what happens, has a line a move with its picture and place, and lights the place on the board."""

import re

from playwright.sync_api import Locator, expect
from soak.server import Server
from tests.web.conftest import QUICK, SCREENS, People
from tests.web.person import Person, play_on
from tests.web.tables import BOT, HERE, opened

LONG = 18  # moves; more than a panel has room for
# How far the end of the log is below what is seen of it, once what came is drawn; nothing while all of it fits.
BELOW = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const log = document.querySelector('[role=log]');
  return log && log.scrollHeight > log.clientHeight && log.clientHeight
    ? log.scrollHeight - log.scrollTop - log.clientHeight : null;
}"""


def moves(person: Person) -> Locator:
    return person.page.locator("[data-move] .headline")


def follows(person: Person) -> None:
    """The newest line is in sight, and stays there when all is loaded."""
    person.page.wait_for_function(f"async () => await ({BELOW})() !== null")
    person.page.wait_for_load_state("networkidle")
    below = person.page.evaluate(BELOW)
    assert below < 2, f"{below} px of the log are below the newest that is seen"


def plays(person: Person, more: int) -> None:
    """Play until the record has grown by so many steps and it is this player's turn again."""
    enough = int(person.look()["n"]) + more
    play_on(person, until=lambda: int(person.look()["n"]) >= enough and bool(person.look()["cells"]))


def test_the_log_follows_after_a_reload_and_when_it_is_opened_later(server: Server, people: People) -> None:
    anna = people(keeps=QUICK).sit(opened(server, [HERE, BOT, BOT, BOT, BOT]).link())
    play_on(anna, until=lambda: moves(anna).count() >= LONG and bool(anna.look()["cells"]))
    follows(anna)
    anna.page.reload()
    follows(anna)
    plays(anna, 3)
    follows(anna)

    # Who reads what was before is left alone, and comes back by one button.
    log = anna.page.get_by_role("log")
    log.evaluate("(it) => it.scrollTo({ top: 0 })")
    newest = anna.page.locator("[data-do=newest]")
    newest.wait_for()
    plays(anna, 3)
    assert log.evaluate("(it) => it.scrollTop") == 0
    newest.click()
    follows(anna)
    expect(newest).to_have_count(0)

    # On a phone it lies in a sheet that is opened later; what happened meanwhile is at its end.
    anna.page.set_viewport_size(SCREENS["phone"]["viewport"])
    anna.page.reload()
    anna.until(lambda seen: bool(seen["cells"]))
    plays(anna, 3)
    anna.page.get_by_role("tab").first.click()
    follows(anna)


def test_a_move_is_one_line_with_its_picture_and_its_place(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [HERE, BOT, BOT]).link())
    plays(anna, 7)
    last = moves(anna).filter(has_text="of the start").last
    said = last.locator(".words").inner_text()
    assert re.match(r".+: (just |far )?[a-z]+ of the start( · |$| \+)", said), said
    assert last.locator("svg.picture path").count() > 0
    # Those of the last step are marked as being shown, and no others.
    marked = anna.page.locator("[data-move] [aria-current=true]")
    assert 0 < marked.count() < moves(anna).count()

    # Pointing at it lights its place; unfolding shows what happened one by one, and keeps the place lit.
    pointed = anna.page.locator(".marks .pointed")
    expect(pointed).to_have_count(0)
    last.hover()
    expect(pointed).to_have_count(1)
    anna.page.locator("#prompt").hover()
    expect(pointed).to_have_count(0)
    expect(last).to_have_attribute("aria-expanded", "false")
    last.click()
    expect(last).to_have_attribute("aria-expanded", "true")
    lines = anna.page.locator("[data-move]:has([aria-expanded=true]) li")
    assert any(" places a tile " in line for line in lines.all_inner_texts())
    anna.page.locator("#prompt").hover()
    expect(pointed).to_have_count(1)
    last.click()
    expect(lines).to_have_count(0)
    anna.page.locator("#prompt").hover()
    expect(pointed).to_have_count(0)

    # As text it has the coordinates, as the board has them.
    anna.page.keyboard.press("t")
    expect(moves(anna).filter(has_text=re.compile(r": -?\d+,-?\d+")).first).to_be_attached()
    expect(moves(anna).filter(has_text="of the start")).to_have_count(0)
