"""The page of Stroganov's pieces: everything that its tables hold is drawn there, and what we guessed is marked."""

import json
from importlib.resources import files
from typing import Final

from playwright.sync_api import expect
from tests.web.checks import barriers, raw, too_small, too_wide
from tests.web.conftest import PHONE, People

# A table, the list in it, the key of a row, and what a row is called on the page.
LISTS: Final = (
    ("landscapes", "tiles", "id", "landscapes:{}"),
    ("furs", "kinds", "value", "furs:{}"),
    ("furs", "region_furs", "value", "region:{}"),
    ("tsar_cards", "cards", "id", "cards:{}"),
    ("villages", "tiles", "id", "villages:{}"),
    ("yurts", "tiles", "id", "yurts:{}"),
    ("songs", "tiles", "id", "songs:{}"),
    ("automa", "cards", "id", "solo:I{}"),
    ("board", "regions", "region", "regions:{}"),
)
COLOURS: Final = ("blue", "red", "green", "yellow")
NAMELESS: Final = """nodes => nodes.filter(node => !node.querySelector('p.name').firstChild.textContent.trim())
  .map(node => node.dataset.piece)"""
SHOWN: Final = "nodes => nodes.map(node => [node.dataset.piece, 'guess' in node.dataset])"


def _printed() -> dict[str, bool]:
    """Every printed thing as the page calls it, and whether some of what is printed there is reconstructed."""
    data = files("krajina.games.stroganov") / "data"
    tables = {name: json.loads((data / f"{name}.json").read_text()) for name, *_ in LISTS}
    found = {
        called.format(row[key]): row["provenance"] == "reconstructed"
        for name, rows, key, called in LISTS
        for row in tables[name][rows]
    }
    tracks = json.loads((data / "trophy_tracks.json").read_text())["boards"]
    for row in tracks:
        side, _, colour = row["id"].partition("_")
        boards = [f"a-{colour}" for colour in COLOURS] if side == "a" else [f"{side}-{colour}" if colour else side]
        found |= {f"boards:{board}": row["provenance"] == "reconstructed" for board in boards}
    return found


def test_every_printed_thing_is_shown_and_what_we_guessed_is_marked(people: People) -> None:
    page = people().go("/pieces/stroganov").page
    pieces = page.locator("[data-piece]")
    pieces.first.wait_for()
    shown: dict[str, bool] = dict(pieces.evaluate_all(SHOWN))
    printed = _printed()
    assert {piece: shown.get(piece) for piece in printed} == printed
    colours = {f"{kind}:{colour}" for kind in ("cossack", "outpost") for colour in COLOURS}
    assert shown.keys() >= {"start", "furs:tiger", "outpost:neutral", "token:thing-banner", *colours}
    expect(page.locator("[data-piece='villages:V1'] p.name")).not_to_have_text("")
    assert not page.locator("[data-piece]").evaluate_all(NAMELESS)


def test_kinds_of_pieces_can_be_chosen_on_a_phone(people: People) -> None:
    person = people(**PHONE)
    page = person.go("/pieces/stroganov").page
    page.locator("[data-piece]").first.wait_for()
    assert not [*too_small(person), *too_wide(person), *raw(person), *barriers(person)]
    page.locator("[data-kind=yurts]").tap()
    assert page.locator("[data-pieces]").count() == 1
    assert page.locator("[data-piece] svg").count() >= page.locator("[data-piece]").count() > 0
