"""The fonts of the client: it brings its own, with every letter that it writes, and every page uses them."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Error
from soak.server import Server
from tests.web.chromium import Fonts
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.places import visited

ROOT: Final = Path(__file__).parents[2]
ASSETS: Final = ROOT / "src/krajina/server/client/assets"
WORDS: Final = ("src/krajina/**/*.ftl", "src/krajina/**/rules/*.md", "web/src/words/**/*.ftl")
PAGES: Final = ("start", "new carcassonne", "carcassonne", "stroganov", "graenaland", "end of carcassonne")
TEXT: Final = "data-has-text"
# Marks what has a text of its own; keys of a keyboard and what is typed by machines are of one width, in any font.
MARK: Final = f"""() => {{
  for (const node of document.querySelectorAll('body *')) {{
    const hasText = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    node.toggleAttribute('{TEXT}', hasText && node.checkVisibility() && !node.closest('kbd, code, pre, textarea'));
  }}
}}"""
# Writes every letter of every font, each in its own.
SPECIMEN: Final = f"""async () => {{
  document.body.replaceChildren(...[...document.fonts].filter(({{ family }}) => !/Near/.test(family)).map((face) => {{
    const points = face.unicodeRange.split(',').flatMap((range) => {{
      const [first, last = first] = range.trim().slice(2).split('-').map((hex) => Number.parseInt(hex, 16));
      return Array.from({{ length: last - first + 1 }}, (_, more) => first + more);
    }});
    const line = document.createElement('p');
    line.style.fontFamily = face.family;
    line.style.fontWeight = face.weight.split(' ')[0];
    line.textContent = String.fromCodePoint(...points);
    line.setAttribute('{TEXT}', '');
    return line;
  }}));
  await document.fonts.ready;
}}"""


def shown_in(person: Person) -> Iterator[dict[str, Any]]:
    """The fonts that the marked texts of a page are really shown in."""
    session = person.context.new_cdp_session(person.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for node in session.send("DOM.querySelectorAll", {"nodeId": root, "selector": f"[{TEXT}]"})["nodeIds"]:
        with suppress(Error):  # what has gone from the page since
            yield from session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()


def names(fonts: Iterable[dict[str, Any]], are_ours: bool) -> set[str]:
    """What those of them are called that the page brought, or that the system has."""
    return {font["postScriptName"] for font in fonts if font["isCustomFont"] == are_ours}


def ranged() -> set[int]:
    """What the style sheet says that the fonts have."""
    sheet = next(ASSETS.glob("style-*.css")).read_text("utf-8")
    named = ",".join(re.findall(r"unicode-range:([^;}]+)", sheet))
    parts = [part.strip()[2:].replace("?", "0").split("-") for part in named.split(",")]
    return {point for first, *last in parts for point in range(int(first, 16), int((last or [first])[0], 16) + 1)}


def test_the_fonts_have_every_letter_of_our_words() -> None:
    files = [file for pattern in WORDS for file in ROOT.glob(pattern)]
    used = {letter for file in files for letter in file.read_text("utf-8")} - {"\n"}
    assert {"ř", "ß", "œ", "æ"} < used
    assert {letter for letter in used if ord(letter) not in ranged()} == set()


def test_their_licences_come_with_them() -> None:
    [licence] = ASSETS.glob("fonts-licence-*.txt")
    text = licence.read_text("utf-8")
    for owner in ("Noto Project Authors", "Literata Project Authors", "Bitstream"):
        assert owner in text
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") >= 2


def test_they_draw_every_letter_they_promise(people: People) -> None:
    person = people().go("/")
    person.page.locator("article").first.wait_for()
    person.page.evaluate(SPECIMEN)
    fonts = list(shown_in(person))
    assert len(names(fonts, are_ours=True)) >= 3
    assert names(fonts, are_ours=False) == set()


@pytest.mark.parametrize("language", ["cs-CZ", "fr-FR"])
def test_every_page_is_shown_in_them(server: Server, people: People, language: str) -> None:
    person = people(language=language)
    for place in visited(server, person, places=PAGES):
        person.page.evaluate(MARK)
        fonts = list(shown_in(person))
        assert len(names(fonts, are_ours=True)) >= 2, place
        assert names(fonts, are_ours=False) == set(), place


@pytest.mark.parametrize("fonts", [Fonts.WIDEST], indirect=True)
def test_without_them_there_is_the_widest(people: People) -> None:
    person = people().go("/")
    person.page.locator("article").first.wait_for()
    person.page.evaluate(MARK)
    families = {font["familyName"] for font in shown_in(person)}
    assert families == {"DejaVu Sans", "DejaVu Serif"}
