"""The land of Carcassonne: tiles that can be read, places that can be hit, and controls that hide nothing."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from soak.server import Server
from tests.long import or_long
from tests.web.conftest import SCREENS, People
from tests.web.person import Person
from tests.web.saved import forked, uploaded

GOLDEN: Final = Path(__file__).parents[1] / "golden/carcassonne_all_boxes.json"
MID_GAME: Final = 193  # entries of the record: 70 tiles lie
LATE: Final = 380  # there are places that no tile fits any more
ANSWERS: Final = 9
READABLE: Final = 44  # pixels a tile, at least
TARGET: Final = {"laptop": 28, "phone": 44}  # pixels of what is touched, at least
# How large a tile is, what is hidden that must not be, and where figures may be placed, as it is drawn now.
LOOK: Final = """() => {
  const board = document.querySelector('section.board').getBoundingClientRect();
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, board.left), Math.max(box.top, board.top)];
    const [right, bottom] = [Math.min(box.right, board.right), Math.min(box.bottom, board.bottom)];
    return { left, top, right, bottom };
  };
  const shared = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
  const all = (query) => [...document.querySelectorAll(query)];
  const controls = all('.tray > *, .placed, [data-edge], [data-magnifier]');
  const kept = all('[data-asked], [data-cell]');
  const ground = document.querySelector('.ground');
  return {
    tile: ground.getBoundingClientRect().width / ground.viewBox.baseVal.width * 100,
    hidden: controls.flatMap((control) => kept.filter((node) => shared(control.getBoundingClientRect(), seen(node)))
      .map((node) => `${control.className} over ${node.dataset.cell ?? node.dataset.asked}`)),
    spots: all('[data-spot] > circle:first-child').map((node) => node.getBoundingClientRect())
      .map(({ left, top, width }) => [left + width / 2, top + width / 2, width]),
    crowns: all('[data-magnifier] [data-crown]').map((node) => node.getBoundingClientRect().height),
    wheel: (({ left, top, width }) => [left - board.left - board.width / 2, top - board.top - board.height / 2, width])(
      document.querySelector('[data-sector=plague]').getBoundingClientRect()),
  };
}"""


@cache
def _table(server: Server) -> str:
    return uploaded(server, GOLDEN.read_bytes())


def _seated(server: Server, person: Person) -> Person:
    """Somebody in the middle of a game who is asked where to place a figure."""
    entries = json.loads(GOLDEN.read_bytes())["entries"]
    step = next(at for at in range(MID_GAME, len(entries)) if entries[at]["action"]["do"] == "place_figure")
    seat = entries[step]["seat"]
    person.sit(forked(server, _table(server), step, seat).link()).until(lambda seen: seen["kind"] == "asked")
    person.page.locator("[data-spot]").first.wait_for()
    return person


def _look(person: Person) -> dict[str, Any]:
    # The land is drawn anew a moment after the camera has come to rest.
    expect(person.page.locator("section.board:not(.moving)")).to_be_visible()
    found: dict[str, Any] = person.page.evaluate(LOOK)
    return found


def _are_apart(spots: list[list[float]]) -> bool:
    pairs = ((one, other) for at, one in enumerate(spots) for other in spots[at + 1 :])
    return all(
        ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 >= width - 0.5
        for (x, y, width), (other_x, other_y, _) in pairs
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_tiles_can_be_read_places_hit_and_nothing_is_hidden(server: Server, people: People, screen: str) -> None:
    anna = _seated(server, people(**SCREENS[screen]))
    assert _look(anna)["spots"]
    for _ in range(ANSWERS):
        anna.until(lambda seen: seen["kind"] in {"asked", "held"})
        seen = _look(anna)
        assert seen["tile"] >= READABLE - 0.01
        assert seen["hidden"] == []
        assert all(width >= TARGET[screen] - 0.5 for *_, width in seen["spots"])
        assert all(height >= TARGET[screen] for height in seen["crowns"])
        assert _are_apart(seen["spots"])
        anna.answer()


def test_the_camera_is_where_it_was_after_figures_and_moves_of_others(server: Server, people: People) -> None:
    anna = _seated(server, people())
    board = anna.page.locator("section.board").bounding_box()
    assert board
    x, y = board["x"] + board["width"] - 20, board["y"] + board["height"] - 20
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x - 260, y - 200, steps=4)
    anna.page.mouse.up()
    before = _look(anna)["wheel"]
    while not anna.look()["cells"]:
        anna.answer()
    assert _look(anna)["wheel"] == pytest.approx(before, abs=1)


def test_dead_places_and_counts_of_tiles_can_be_switched_off(server: Server, people: People) -> None:
    anna = people()
    page = anna.go(f"/replay/{_table(server)}/{LATE}").page
    page.locator("[data-do=remaining]").wait_for()
    expect(page.locator(".dead path")).not_to_have_count(0)
    anna.go("/").page.locator("header button").last.click()
    for name in ("dead places", "tiles to come"):
        page.locator("dialog[open] label", has_text=name).locator("input").uncheck()
    anna.go(f"/replay/{_table(server)}/{LATE}").page.locator("[data-open]").first.wait_for()
    expect(page.locator(".dead path, [data-do=remaining]")).to_have_count(0)


@pytest.mark.parametrize("screen", or_long(["phone"], list(SCREENS)))
def test_pieces_are_called_by_what_they_show_and_filtered_by_box(people: People, screen: str) -> None:
    page = people(**SCREENS[screen]).go("/pieces/carcassonne").page
    names = page.locator("[data-pieces] .name")
    names.first.wait_for()
    assert not [name for name in names.all_inner_texts() if "/" in name]
    page.locator("[data-kind=traders]").click()
    expect(page.locator("[data-pieces]")).to_have_count(1)
    counts = page.locator("[data-pieces] b").all_inner_texts()
    assert sum(int(count.rstrip("×")) for count in counts) == 24
    picture = page.locator("[data-pieces] .picture").first.bounding_box()
    assert picture
    assert picture["width"] >= 120
