"""Passages: our own short text about the rules of a game, and which words each of its sections explains.

A game that has one keeps it in the folder `rules` of its package: `index.json` with the sections in their order, and
`<language>.md` with the text, in which the heading of each section ends with `{#id}`.
"""

from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from krajina.core.game import AnyGame
from krajina.core.understood import understood
from krajina.text.catalogue import file_of, with_boxes

FOLDER: Final = "rules"
INDEX: Final = "index.json"


class Section(Struct, frozen=True):
    """A section: the keys of the words that it explains (`…*` for all that begin so), and where the book says it."""

    id: str
    explains: tuple[str, ...] = ()
    rule: str = ""


class Passages(Struct, frozen=True):
    """The short rules of a game in one language, as Markdown."""

    sections: tuple[Section, ...]
    text: str


class _Index(Struct, frozen=True):
    sections: tuple[Section, ...]


@cache
def passages_of(package: str, language: str) -> Passages | None:
    """The short rules of a game and of the boxes added to it; None where there are none in this language."""
    sections, texts = list[Section](), list[str]()
    for one in with_boxes(package):
        index, text = file_of(one, FOLDER, INDEX), file_of(one, FOLDER, f"{language}.md")
        if index is not None and text is not None:
            sections += msgspec.json.decode(index.read_bytes(), type=understood(_Index)).sections
            texts.append(text.read_text("utf-8"))
    return Passages(tuple(sections), "\n".join(texts)) if texts else None


def has_passages(game: AnyGame) -> bool:
    """Tell whether a game has short rules."""
    return file_of(game.words, FOLDER, INDEX) is not None
