"""The board: what a seat sees, drawn and in words, and the score sheet."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from krajina.core.game import View
from krajina.core.message import Line
from krajina.core.outcome import Outcome
from krajina.server.pages.html import Html, element, elements
from krajina.server.pages.scene import Scene
from krajina.text import Words, sheet
from krajina.text.showing import drawn, sources

# Columns: of a large screen beside the question, of one that is the board's alone, and of a phone.
BESIDE: Final = 84
ALONE: Final = 120
NARROW: Final = 42
INDENT: Final = "  "
DEEPEST: Final = 4  # that the style sheet knows
SHEET: Final = "sheet"  # in the query of a page


def board(scene: Scene, view: msgspec.Struct | msgspec.Raw, columns: int = BESIDE) -> Html:
    """A view as the game draws it, and below it, if somebody wants, in words.

    It is drawn for large screens, which have so many columns, and for small ones: the style sheet shows one of both.
    """
    game, words, names = scene.room.game, scene.words, scene.names
    assert isinstance(view, View), "what a page shows was not on the wire"
    boards = Html().join(
        element("pre", _text(drawn(game, view, words, names, width)), class_=f"board {size}", id=size, tabindex=0)
        for size, width in (("wide", columns), ("narrow", NARROW))
    )
    return Html(boards + _sheet(scene, view))


def _sheet(scene: Scene, view: View) -> Html:
    """All of a view in words; it takes longer than the rest of the page, so only for those who want it."""
    is_wanted = SHEET in scene.query
    key = "play-no-sheet" if is_wanted else "play-sheet"
    link = element("a", scene.words.word(key), href=scene.address(sheet=None if is_wanted else "yes"))
    lines = sheet(view, scene.words, scene.names) if is_wanted else []
    items = [element("li", line.text, class_=f"depth-{min(line.depth, DEEPEST)}") for line in lines]
    return Html(element("p", link, class_="links") + (element("ul", *items, class_="sheet") if items else Html()))


def _text(lines: Iterable[Line]) -> str:
    return "\n".join(INDENT * line.depth + line.text for line in lines)


def score_sheet(outcome: Outcome, rows: Sequence[str], words: Words) -> Html:
    """The points by source: a column for each who has a row in the outcome, and their places."""
    head = element("tr", element("td"), Html().join(element("th", element("bdi", name), scope="col") for name in rows))
    body = []
    for why in sources(outcome):
        cells = [[str(term.points) for term in row if term.why == why] for row in outcome.terms]
        body.append(_row(words.word(f"why-{why}"), [" + ".join(cell) for cell in cells]))
    points = _row(words.word("cli-points"), map(str, outcome.points))
    places = _row(words.word("cli-place"), map(str, outcome.places))
    table = element(
        "table", element("thead", head), element("tbody", Html().join(body)), element("tfoot", Html(points + places))
    )
    heading = element("h2", words.word("cli-score-sheet"))
    return element("section", heading, element("div", table, class_="scroll"), class_="scores")


def _row(label: str, cells: Iterable[str]) -> Html:
    return element("tr", element("th", label, scope="row"), elements("td", cells))
