"""HTML: files filled with words from the catalogues, and elements made one by one; all of it escaped.

A placeholder such as `${start-title}` in a file is the key of a message, or the name of a value that is handed in.
Everything is escaped, unless it is `Html`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from krajina.text import Words

VOID: Final = frozenset({"input", "meta", "br"})  # elements that have no end


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()

    def join(self, parts: Iterable[str], /) -> "Html":
        """Join what is HTML already."""
        return Html(super().join(parts))


def safe(text: str) -> Html:
    """A text as HTML; what is HTML already stays as it is."""
    return text if isinstance(text, Html) else Html(escape(text))


def element(name: str, /, *content: str, **attributes: str | int | bool | None) -> Html:
    """An element. `class_` is the attribute class, `data_left` is data-left; True is a bare attribute, None is none."""
    said = (_attribute(key, value) for key, value in attributes.items() if value is not None and value is not False)
    start = f"<{name}{''.join(said)}>"
    return Html(start) if name in VOID else Html(f"{start}{''.join(map(safe, content))}</{name}>")


def _attribute(key: str, value: str | int) -> str:
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def elements(name: str, contents: Iterable[str]) -> Html:
    """The same element around each of several contents."""
    return Html().join(element(name, content) for content in contents)


def fill(file: str, words: Words, **values: str) -> Html:
    """Fill in a file of the folder `html`."""
    return Html(_template(file).substitute(_Values(words, values)))


class _Html(Template):
    """A template whose placeholders may be keys of messages, which have hyphens."""

    idpattern = "[a-z][a-z0-9-]*"


class _Values(dict[str, str]):
    """What is handed in, and beyond it the catalogue; all of it safe to put into HTML."""

    def __init__(self, words: Words, values: Mapping[str, str]) -> None:
        super().__init__({name: safe(value) for name, value in values.items()})
        self._words = words

    def __missing__(self, key: str) -> str:
        return escape(self._words.word(key))


@cache
def _template(name: str) -> _Html:
    return _Html(files("krajina.server").joinpath("html", name).read_text("utf-8"))
