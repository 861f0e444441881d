"""The fonts of the client: it brings its own, with every letter it writes. That pages use them is in `test_pages`."""

import re
from typing import Final

import pytest
from tests.web.checks import MARK, ROOT, TEXT, names, shown_in
from tests.web.chromium import Fonts
from tests.web.conftest import People

ASSETS: Final = ROOT / "src/krajina/server/client/assets"
# Drawings have signs of their own, such as "±1" on a card.
WRITTEN: Final = (
    "src/krajina/**/*.ftl",
    "src/krajina/**/rules/*.md",
    "web/src/**/*.ftl",
    "web/src/**/*.svelte",
    "web/src/**/*.ts",
)
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


def ranged() -> set[int]:
    """What the style sheets say that the fonts have."""
    sheet = "".join(file.read_text("utf-8") for file in ASSETS.glob("*.css"))
    named = ",".join(re.findall(r"unicode-range:([^;}]+)", sheet))
    parts = [part.strip()[2:].replace("?", "0").split("-") for part in named.split(",")]
    return {point for first, *last in parts for point in range(int(first, 16), int((last or [first])[0], 16) + 1)}


def test_the_fonts_have_every_letter_that_we_write() -> None:
    files = [file for pattern in WRITTEN for file in ROOT.glob(pattern) if not file.name.endswith(".test.ts")]
    used = {letter for file in files for letter in file.read_text("utf-8")} - {"\n"}
    assert {"ř", "ß", "œ", "æ", "±"} < used
    assert {letter for letter in used if ord(letter) not in ranged()} == set()


def test_their_licences_come_with_them() -> None:
    [licence] = ASSETS.glob("licences-*.txt")
    text = licence.read_text("utf-8")
    for owner in ("Noto Project Authors", "Literata Project Authors", "Bitstream", "Mrinmoy", "Svelte Contributors"):
        assert owner in text
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") >= 2


def test_they_draw_every_letter_they_promise(people: People) -> None:
    person = people().go("/")
    person.page.locator("article").first.wait_for()
    person.page.evaluate(SPECIMEN)
    fonts = list(shown_in(person))
    assert len(names(fonts, are_ours=True)) >= 3
    assert names(fonts, are_ours=False) == set()


@pytest.mark.parametrize("fonts", [Fonts.WIDEST], indirect=True)
def test_without_them_there_is_the_widest(people: People) -> None:
    person = people().go("/")
    person.page.locator("article").first.wait_for()
    person.page.evaluate(MARK)
    families = {font["familyName"] for font in shown_in(person)}
    assert families == {"DejaVu Sans", "DejaVu Serif"}
