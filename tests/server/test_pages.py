import re
from collections.abc import Mapping
from html import escape, unescape
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from krajina.server.pages import start
from krajina.server.pages.frame import Reader
from krajina.server.pages.html import Html, element
from krajina.server.pages.problems import problem_key, problem_page
from krajina.server.pages.start import start_page
from krajina.text import LANGUAGES, Words

EVIL = "<script>alert(\"1\")</script> & 'co' ${start-title} $$ "
STATUSES = [400, 404, 405, 413, 500, 503]
VOID = {"img", "link", "meta", "input"}


def every_page(language: str) -> list[str]:
    reader = Reader(language)
    return [start_page(reader), *(problem_page(reader, status, EVIL) for status in STATUSES)]


class Outline(HTMLParser):
    """Reads a page: its tags must close in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.count: dict[str, int] = {}
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_sound_and_have_nothing_inline(language: str) -> None:
    for page in every_page(language):
        outline = Outline(page)
        assert outline.open == []
        assert [outline.count[tag] for tag in ("title", "h1", "main", "header", "footer")] == [1] * 5
        assert not {"style", "iframe"} & set(outline.count)
        assert re.findall(r"<script[^>]*>[^<]*", page) == re.findall(r'<script src="/static/table[^"]*" defer>', page)
        assert not [name for name, _ in outline.attributes if name == "style" or name.startswith("on")]
        ids = [value for name, value in outline.attributes if name == "id"]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_and_no_placeholder_is_left(language: str) -> None:
    for page in every_page(language):
        ours = page.replace(escape(EVIL), "")
        assert not re.findall(r"\b(?:start|page|error)-[a-z0-9]", ours)
        assert "$" not in ours
        assert "!" not in ours.replace("<!doctype", "").replace("<!--", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_catalogue_of_the_language(language: str) -> None:
    words = Words(language, strict=True)
    sources = [file.read_text("utf-8") for file in files("krajina.server").joinpath("html").iterdir()]
    keys = set(re.findall(r"\$\{((?:start|page)-[a-z0-9-]+)\}", "".join(sources)))
    assert "page-lost" in keys
    for key in keys | {"start-title", "start-heading", "start-lead"}:
        assert words.word(key)
    for status in STATUSES:
        assert words.word(problem_key(status))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_are_offered_and_the_current_one_is_marked(language: str) -> None:
    page = start_page(Reader(language))
    for other in LANGUAGES:
        assert f'<a href="?lang={other}" lang="{other}"' in page
        assert Words(other).word("page-language") in page
    assert re.findall(r'hreflang="(\w\w)" aria-current="true"', page) == [language]


def test_a_bare_text_between_tags_is_never_written_in_a_template() -> None:
    """Only the name of the product, which is the same in every language."""
    for file in files("krajina.server").joinpath("html").iterdir():
        text = re.sub(r"<!--.*?-->|<[^>]*>|\$\{[a-z0-9-]+\}", " ", file.read_text("utf-8"), flags=re.DOTALL)
        assert set(text.split()) <= {"Krajina"}, file.name


def fake(monkeypatch: pytest.MonkeyPatch, **game: Any) -> None:
    found: Mapping[str, Any] = {"fake": SimpleNamespace(**{"name": "fake", "seats": range(2, 5), **game})}
    monkeypatch.setattr(start, "games", lambda: found)


@pytest.fixture
def evil_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "evil_words" / "words"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    quoted = re.sub("[{}]", r'{"\g<0>"}', EVIL).strip()  # as Fluent writes braces
    (folder / "en.ftl").write_text(f"title = {quoted}\nabout = {quoted}\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "evil_words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_is_escaped(monkeypatch: pytest.MonkeyPatch, evil_words: str, language: str) -> None:
    fake(monkeypatch, name=EVIL, words=evil_words)
    page = start_page(Reader(language))
    assert page.count("<script") == 1  # ours
    assert unescape(page).count(EVIL.strip()) == 5  # title, about, and the name in two addresses and for the script
    assert Outline(page).open == []


def test_a_game_without_words_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, name="nameless", words="krajina.server")
    page = start_page(Reader("cs"))
    assert "<h3>nameless</h3>" in page
    assert ">about<" not in page


@pytest.mark.parametrize(
    ("language", "seats", "said"),
    [
        ("en", range(2, 5), "2 to 4 players"),
        ("en", range(1, 2), "1 player"),
        ("cs", range(2, 5), "2 až 4 hráči"),
        ("cs", range(2, 6), "2 až 5 hráčů"),
        ("cs", range(5, 6), "5 hráčů"),
        ("de", range(2, 6), "2 bis 5 Spieler"),
        ("fr", range(1, 2), "1 joueur"),
    ],
)
def test_how_many_may_play(monkeypatch: pytest.MonkeyPatch, language: str, seats: range, said: str) -> None:
    fake(monkeypatch, words="krajina.server", seats=seats)
    assert f'<p class="players">{said}</p>' in start_page(Reader(language))


def test_a_game_is_one_click_away(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, words="krajina.server")
    page = start_page(Reader("en"))
    assert 'href="/plain/new/fake"' in page
    assert 'action="/plain/new/fake"' in page


def test_links_keep_the_language_that_was_chosen_and_the_path_of_the_server() -> None:
    reader = Reader("de", root="/krajina", is_chosen=True)
    page = start_page(reader)
    links = re.findall(r'(?:href|action|src)="([^"]*)"', page)
    assert len(links) > 10
    for link in links:
        assert link.startswith(("/krajina/static/", "?lang=", "#")) or re.fullmatch(r"/krajina/.*lang=de", link), link
    assert 'data-root="/krajina"' in page


@pytest.mark.parametrize(
    ("made", "html"),
    [
        (element("p", EVIL[:8]), "<p>&lt;script&gt;</p>"),
        (element("p", Html("<b>"), "<b>"), "<p><b>&lt;b&gt;</p>"),
        (element("a", href='"><script>'), '<a href="&quot;&gt;&lt;script&gt;"></a>'),
        (element("input", name="x", checked=True, value=None, disabled=False), '<input name="x" checked>'),
        (element("div", class_="a", data_left=3, aria_label="b"), '<div class="a" data-left="3" aria-label="b"></div>'),
    ],
)
def test_elements_are_escaped(made: str, html: str) -> None:
    assert made == html


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_games_the_page_says_so(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(start, "games", dict)
    assert Words(language).word("start-no-games") in unescape(start_page(Reader(language)))
