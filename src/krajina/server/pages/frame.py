"""The frame: who reads a page, where its links lead, and what stands around every page."""

from typing import Final

import msgspec

from krajina.core.game import AnyGame
from krajina.core.message import Message, Value
from krajina.server.http.files import address
from krajina.server.pages.html import Html, element, fill
from krajina.text import LANGUAGES, Words

PLAIN: Final = "/plain"  # where the pages are that need no script
REFRESH: Final = 10  # seconds after which a browser without scripts asks again


class Reader(msgspec.Struct, frozen=True):
    """Somebody who reads a page: in which language, and under which path the server is seen."""

    language: str
    root: str = ""
    base: str = ""  # the whole address of the server, for links that are sent to others
    is_chosen: bool = False  # the language, by a link: then all links keep it
    drawn: str = ""  # the path of the same page in the client, if there is one

    @property
    def words(self) -> Words:
        """The words that all games share."""
        return Words(self.language)

    def words_of(self, game: AnyGame) -> Words:
        """The words of a game."""
        return Words(self.language, game.words)

    def say(self, key: str, **values: Value) -> str:
        """A message of the catalogue that all games share."""
        return self.words.say(Message(key, values))

    def title_of(self, game: AnyGame) -> str:
        """What a game is called; one without words goes by its name."""
        words = self.words_of(game)
        return words.word("title") if words.has("title") else game.name

    def link(self, path: str) -> str:
        """The address of a plain page."""
        return self._address(PLAIN + path)

    def drawn_link(self) -> str:
        """The address of the same page in the client."""
        return self._address(self.drawn)

    def _address(self, path: str) -> str:
        mark = "&" if "?" in path else "?"
        return f"{self.root}{path}{mark}lang={self.language}" if self.is_chosen else f"{self.root}{path}"

    def file(self, name: str) -> str:
        """The address of a static file."""
        return self.root + address(name)


class Listening(msgspec.Struct, frozen=True, kw_only=True):
    """What a script has to know to hear news of a page: the keys or the table, and how much the page shows."""

    table: str
    keys: str = ""
    n: int | None = None
    lines: int = 0
    is_turn: bool = False
    is_quiet: bool = False


def page(
    reader: Reader, title: str, content: Html, *, live: Listening | None = None, banner: Html | None = None
) -> Html:
    """Put the frame around a content: a narrow bar and, where there is one, a banner below it."""
    words = reader.words
    return fill(
        "page.html",
        words,
        language=words.language,
        title=title,
        home=reader.link("/"),
        style=reader.file("style.css"),
        colours=reader.file("landscape.css"),
        script=reader.file("table.js"),
        icon=reader.file("favicon.svg"),
        refresh=_refresh() if live and not live.is_turn else Html(),
        banner=banner or Html(),
        languages=Html().join(_language(language, words) for language in LANGUAGES),
        root=reader.root,
        main=_main(content, live),
        drawn=_drawn(reader),
    )


def greeting(reader: Reader, heading: str, lead: str) -> Html:
    """The banner of a page that has no table: a heading, a sentence, and the landscape."""
    picture = fill("landscape.svg", reader.words)
    return fill("greeting.html", reader.words, heading=heading, lead=lead, landscape=picture)


def _drawn(reader: Reader) -> Html:
    """A link to the same page in the client."""
    link = element("a", reader.say("page-drawn"), href=reader.drawn_link())
    return element("p", link) if reader.drawn else Html()


def _main(content: Html, live: Listening | None) -> Html:
    if live is None:
        return element("main", content)
    return element(
        "main",
        content,
        data_table=live.table,
        data_keys=live.keys or None,
        data_n=live.n,
        data_lines=live.lines,
        data_turn=live.is_turn,
        data_quiet=live.is_quiet,
    )


def _refresh() -> Html:
    return element("noscript", element("meta", http_equiv="refresh", content=str(REFRESH)))


def _language(language: str, spoken: Words) -> Html:
    """A link to the same page in a language, named in that language."""
    current = "true" if language == spoken.language else "false"
    return fill("language.html", Words(language), language=language, current=current)
