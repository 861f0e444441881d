"""The pages: HTML files filled with words from the catalogues.

A placeholder such as `${start-title}` in a file is the key of a message, or the name of a value that is handed in.
Everything is escaped, unless it is `Html`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from krajina.core.game import AnyGame
from krajina.core.registry import games
from krajina.server.files import address
from krajina.text import LANGUAGES, Words


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()

    def join(self, parts: Iterable[str], /) -> "Html":
        """Join what is HTML already."""
        return Html(super().join(parts))


def start_page(language: str) -> str:
    """The page that greets: what there is to play, and how."""
    words = Words(language)
    cards = Html().join(_card(language, game) for game in games().values())
    content = _fill("start.html", words, games=cards or _fill("no_games.html", words))
    return _page(words, "start-title", "start-heading", "start-lead", content)


def problem_page(language: str, status: int) -> str:
    """The page for what is not there, or went wrong."""
    words, key = Words(language), problem_key(status)
    return _page(words, key, key, f"{key}-advice", _fill("problem.html", words, language=language))


def problem_key(status: int) -> str:
    """The message that explains a status to people; its advice has the same key with `-advice`."""
    if status in {404, 405}:
        return f"page-{status}"
    return "page-failure" if status >= 500 else "page-refused"


def _page(words: Words, title: str, heading: str, lead: str, content: Html) -> Html:
    """Put the frame around a content; title, heading and lead are keys."""
    return _fill(
        "page.html",
        words,
        language=words.language,
        title=words.word(title),
        heading=words.word(heading),
        lead=words.word(lead),
        style=address("style.css"),
        colours=address("landscape.css"),
        icon=address("favicon.svg"),
        landscape=_fill("landscape.svg", words),
        languages=Html().join(_language(language, words) for language in LANGUAGES),
        content=content,
    )


def _language(language: str, spoken: Words) -> Html:
    """A link to the same page in a language, named in that language."""
    current = "true" if language == spoken.language else "false"
    return _fill("language.html", Words(language), language=language, current=current)


def _card(language: str, game: AnyGame) -> Html:
    words = Words(language, game.words)
    title = words.word("title") if words.has("title") else game.name
    about = words.word("about") if words.has("about") else ""
    return _fill("game.html", words, name=game.name, title=title, about=about, players=words.players(game.seats))


class _Html(Template):
    """A template whose placeholders may be keys of messages, which have hyphens."""

    idpattern = "[a-z][a-z0-9-]*"


class _Values(dict[str, str]):
    """What is handed in, and beyond it the catalogue; all of it safe to put into HTML."""

    def __init__(self, words: Words, values: Mapping[str, str]) -> None:
        super().__init__({name: value if isinstance(value, Html) else escape(value) for name, value in values.items()})
        self._words = words

    def __missing__(self, key: str) -> str:
        return escape(self._words.word(key))


def _fill(file: str, words: Words, **values: str) -> Html:
    return Html(_template(file).substitute(_Values(words, values)))


@cache
def _template(name: str) -> _Html:
    return _Html(files("krajina.server").joinpath("html", name).read_text("utf-8"))
