"""What pages of pieces are held against: the rows of a game's tables, and what stands on the page."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from tests.web.checks import barriers, raw, too_small, too_wide
from tests.web.conftest import PHONE, People

NAMELESS: Final = """nodes => nodes.filter(node => !node.querySelector('p.name').firstChild.textContent.trim())
  .map(node => node.dataset.piece)"""
SHOWN: Final = "nodes => nodes.map(node => [node.dataset.piece, 'guess' in node.dataset])"

# A table, the way to a list in it, the key of a row, and what a row is called on the page.
List = tuple[str, str, str, str]


def printed(game: str, lists: tuple[List, ...]) -> dict[str, bool]:
    """Every row of lists as the page calls it, and whether some of what is printed there is reconstructed."""
    found: dict[str, bool] = {}
    for name, way, key, called in lists:
        rows = json.loads((files(f"krajina.games.{game}") / "data" / f"{name}.json").read_text())
        for step in way.split("."):
            rows = rows[step]
        found |= {called.format(row[key]): row["provenance"] == "reconstructed" for row in rows}
    return found


def assert_shown(people: People, game: str, expected: Mapping[str, bool], others: set[str]) -> None:
    """Assert that the page shows and marks what is expected, shows the others, and gives everything a name."""
    pieces = people().go(f"/pieces/{game}").page.locator("[data-piece]")
    pieces.first.wait_for()
    shown: dict[str, bool] = dict(pieces.evaluate_all(SHOWN))
    assert {piece: shown.get(piece) for piece in expected} == expected
    assert shown.keys() >= others
    assert not pieces.evaluate_all(NAMELESS)


def assert_chosen(people: People, game: str, kind: str) -> None:
    """Assert that one kind can be chosen on a phone, and that the page is in order there."""
    person = people(**PHONE)
    page = person.go(f"/pieces/{game}").page
    page.locator("[data-piece]").first.wait_for()
    assert not [*too_small(person), *too_wide(person), *raw(person), *barriers(person)]
    page.locator(f"[data-kind={kind}]").tap()
    assert page.locator("[data-pieces]").count() == 1
    assert page.locator("[data-piece] svg").count() >= page.locator("[data-piece]").count() > 0
