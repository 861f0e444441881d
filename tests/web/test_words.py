"""What people read: only words of the catalogues, in every language, and all of it fits where it stands."""

import re
from pathlib import Path
from typing import Final

import pytest
from soak.server import Server
from tests.long import or_long
from tests.web.chromium import Fonts
from tests.web.conftest import People, in_all_fonts
from tests.web.places import KINDS, visited
from tests.web.saved import NAMES

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = {"cs": "cs-CZ", "de": "de-DE", "fr": "fr-FR"}  # English is where the pseudo-language comes from
OWN_WORDS: Final = {"Krajina", *NAMES, "https://"}
WIDTHS: Final = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 360, "height": 740}}

# The visible texts, without what people wrote themselves (names, languages by their own name, keys of a keyboard,
# secret links).
TEXTS: Final = """() => {
  const left = 'script, style, kbd, code, bdi, input, option, [lang]:not(html), [data-own-text]';
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() && !parent.closest(left) && parent.checkVisibility()) texts.push(node.data.trim());
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      if (node.hasAttribute(name) && !node.closest('[data-own-text]')) texts.push(node.getAttribute(name).trim());
    }
  }
  return [document.title, ...texts];
}"""

# What is wider than the page, and buttons whose words are cut off.
TOO_WIDE: Final = """() => {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const found = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
  for (const node of document.querySelectorAll('button, a.button, summary, label, select')) {
    if (!node.checkVisibility() || node.closest('svg')) continue;
    const style = getComputedStyle(node);
    const isCut = node.scrollWidth > node.clientWidth + 1 && style.overflowX !== 'visible';
    const box = node.getBoundingClientRect();
    const hidden = node.closest('.only-read') !== null || node.querySelector(':scope > .only-read:only-child') !== null;
    const scrolls = (at) => at && (getComputedStyle(at).overflowX !== 'visible' || scrolls(at.parentElement));
    const isOut = box.right > width + 1 && !scrolls(node.parentElement);
    if (!hidden && (isCut || isOut)) found.push(`${node.tagName} ${node.className}: ${node.innerText.slice(0, 60)}`);
  }
  return found;
}"""


def keys() -> set[str]:
    """The beginnings of all keys of the catalogues, such as `view`."""
    files = [*ROOT.glob("src/krajina/**/en.ftl"), *ROOT.glob("web/src/words/en/*.ftl")]
    found = (re.findall(r"^([a-z]+)-[a-z][\w-]* =", file.read_text("utf-8"), re.MULTILINE) for file in files)
    return {name for names in found for name in names}


# In the widest fonts, the words that were made longer are the harder test.
IN_FONTS: Final = [(language, Fonts.SHIPPED) for language in LANGUAGES] + [
    (language, Fonts.WIDEST) for language in or_long(["de"], list(LANGUAGES))
]


@pytest.mark.parametrize(("language", "fonts"), IN_FONTS, indirect=["fonts"], scope="module")
def test_no_page_shows_a_key_or_overflows(server: Server, people: People, language: str) -> None:
    raw = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(keys()))})-[a-z][\w-]*(?![\w-])")
    person = people(language=LANGUAGES[language], viewport=WIDTHS["phone"])
    found = []
    for place in visited(server, person, places=KINDS):
        assert person.page.locator("html").get_attribute("lang") == language
        texts = person.page.evaluate(TEXTS)
        found += [f"{place}: {text}" for text in texts if raw.search(text)]
        found += [f"{place}: {text}" for text in texts if re.search(r"\{|\}|undefined|NaN|\[object", text)]
        found += [f"{place}: {wide}" for wide in person.page.evaluate(TOO_WIDE)]
    assert not found, "\n".join(found)


@in_all_fonts
@pytest.mark.parametrize("screen", WIDTHS)
def test_every_word_is_in_a_catalogue_and_fits_if_it_is_long(server: Server, people: People, screen: str) -> None:
    person = people("~", viewport=WIDTHS[screen])
    found = []
    for place in visited(server, person, "?lang=pseudo"):
        texts = [] if place.startswith("rules") else person.page.evaluate(TEXTS)
        plain = [text for text in texts if re.search(r"[A-Za-z]{3,}", text) and not re.search(r"[áëïøûÿÅÉÎÖÜ~]", text)]
        found += [f"{place}: {text}" for text in dict.fromkeys(plain) if text.strip(":") not in OWN_WORDS]
        found += [f"{place}: {wide}" for wide in person.page.evaluate(TOO_WIDE)]
    assert not found, "\n".join(found)
