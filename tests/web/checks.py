"""What is looked for on a page: keys, words of no catalogue, what is cut off, too small or shuts people out."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error
from tests.long import or_long
from tests.web.conftest import SCREENS, People
from tests.web.person import Person
from tests.web.places import settle
from tests.web.saved import NAMES

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = or_long(("fr", "pseudo"), ("cs", "en", "de", "fr", "pseudo"))  # with the longest words, or all
OWN_WORDS: Final = {"Krajina", *NAMES, "https://"}
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
# Drawings that screen readers do not see are left out: there are thousands of their shapes.
RUN_AXE: Final = """async (rules) => {
  const { violations } = await axe.run({ exclude: [['svg[aria-hidden=true]']] }, {
    runOnly: rules, resultTypes: ['violations'],
  });
  return violations.filter(({ impact }) => ['serious', 'critical'].includes(impact)).map(({ id, nodes }) =>
    `${id}: ${nodes.length} × ${nodes[0].html.slice(0, 160)} (${nodes[0].any[0]?.message ?? ''})`);
}"""
GUIDELINES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
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
TEXT: Final = "data-has-text"
# Marks what has a text of its own; keys of a keyboard and what is typed by machines are of one width, in any font.
MARK: Final = f"""() => {{
  for (const node of document.querySelectorAll('body *')) {{
    const hasText = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    node.toggleAttribute('{TEXT}', hasText && node.checkVisibility() && !node.closest('kbd, code, pre, textarea'));
  }}
}}"""

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


# What is in the way: bars to scroll with, and what a turn needs that is not in the window, or under something else.
SCROLLED: Final = """() => [...document.querySelectorAll('html, .table > .board, .table > .board *')]
  .filter((node) => node.matches('html') || /auto|scroll/.test(getComputedStyle(node).overflow))
  .filter((node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.className} ${node.dataset.part}: ${node.scrollWidth}×${node.scrollHeight}`
    + ` in ${node.clientWidth}×${node.clientHeight}`)"""
HIDDEN: Final = """(needed) => {
  return [...needed, '[data-place][data-offered]'].flatMap((query) => {
    const nodes = [...document.querySelectorAll(query)].filter((node) => node.checkVisibility());
    if (!nodes.length && !query.includes('offered')) return [`${query}: is not there`];
    return nodes.flatMap((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const points = [0.5, 0.72, 0.88].map((part) => [(left + right) / 2, top + (bottom - top) * part]);
      const isTop = !node.dataset.place || points.some((at) => node.contains(document.elementFromPoint(...at)));
      const box = [left, top, right, bottom].map(Math.round);
      return isIn && isTop ? [] : [`${query} ${node.dataset.place ?? ''}: ${box}${isTop ? '' : ', covered'}`];
    });
  });
}"""
# Texts of the board that are cut off.
CUT: Final = """() => [...document.querySelectorAll('.table > .board *')]
  .filter((node) => node.checkVisibility() && !node.closest('.only-read, svg') && node.innerText?.trim())
  .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1)
  .filter((node) => !/^(land|island)$/.test(node.dataset.part) && getComputedStyle(node).textOverflow !== 'ellipsis')
  .map((node) => `${node.className}: ${node.innerText.slice(0, 60)}`)"""
OFFERED: Final = "() => [...document.querySelectorAll('[data-place][data-offered]')].map((node) => node.dataset.place)"


@cache
def a_key() -> re.Pattern[str]:
    """What looks like a key of a catalogue, such as `view-nothing`: it begins as one of them does."""
    files = [*ROOT.glob("src/krajina/**/en.ftl"), *ROOT.glob("web/src/words/en/**/*.ftl")]
    found = (re.findall(r"^([a-z]+)-[a-z][\w-]* =", file.read_text("utf-8"), re.MULTILINE) for file in files)
    starts = sorted({name for names in found for name in names})
    return re.compile(rf"(?<![\w-])(?:{'|'.join(starts)})-[a-z][\w-]*(?![\w-])")


def raw(person: Person) -> list[str]:
    """Texts with a key of a catalogue, or with what a program writes where it has no word."""
    texts: list[str] = person.page.evaluate(TEXTS)
    return [text for text in texts if a_key().search(text) or re.search(r"\{|\}|undefined|NaN|\[object", text)]


def untranslated(person: Person) -> list[str]:
    """Texts that came from no catalogue, on a page in the pseudo-language."""
    texts: list[str] = person.page.evaluate(TEXTS)
    plain = [text for text in texts if re.search(r"[A-Za-z]{3,}", text) and not re.search(r"[áëïøûÿÅÉÎÖÜ~]", text)]
    return [text for text in dict.fromkeys(plain) if text.strip(":") not in OWN_WORDS]


def too_wide(person: Person) -> list[str]:
    """What is wider than the page, and buttons whose words are cut off."""
    found: list[str] = person.page.evaluate(TOO_WIDE)
    return found


def scrolled(person: Person) -> list[str]:
    """Parts of a board that have bars to scroll with."""
    found: list[str] = person.page.evaluate(SCROLLED)
    return found


def hidden(person: Person, needed: Iterable[str]) -> list[str]:
    """What of these parts, and of what may be touched, is not in the window or lies under something else."""
    found: list[str] = person.page.evaluate(HIDDEN, list(needed))
    return found


def cut_off(person: Person) -> list[str]:
    """Texts of the board that are cut off."""
    found: list[str] = person.page.evaluate(CUT)
    return found


def offered(person: Person) -> list[str]:
    """The places of the board that may be touched."""
    found: list[str] = person.page.evaluate(OFFERED)
    return sorted(set(found))


def too_small(person: Person) -> list[str]:
    """What has too little room for a finger."""
    found: list[str] = person.page.evaluate(SMALL)
    return found


def barriers(person: Person) -> list[str]:
    """What shuts people out, by axe: by all guidelines, and once more by the colours of the dark theme, which stays."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = person.page.evaluate(RUN_AXE, GUIDELINES)
    person.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    settle(person)
    return found + [f"dark: {violation}" for violation in person.page.evaluate(RUN_AXE, ["color-contrast"])]


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


def cut_off_by_language(people: People, link: str, screen: str) -> list[str]:
    """What does not fit at a seat in the languages with the longest words, or is said in none of them."""
    found = []
    for language in LANGUAGES:
        person = people(**SCREENS[screen]).sit(f"{link}?lang={language}")
        settle(person)
        faults = [*too_wide(person), *cut_off(person)]
        faults += [] if language == "pseudo" else raw(person)
        faults += too_small(person) if screen == "phone" else []
        found += [f"{language}: {fault}" for fault in faults]
    return found
