"""What a box shows on the table, as data for the view and as text for the terminal."""

from collections.abc import Sequence

from msgspec import Struct

from krajina.core import Message, Word
from krajina.games.carcassonne.pieces import Cell
from krajina.text import Words
from krajina.text.sheet import say_field


class Shown(Struct, frozen=True, kw_only=True, tag_field="box"):
    """The base of what boxes show; as text a box may add to the map and to the lines below it."""

    def blocks(self, words: Words) -> dict[Cell, list[str]]:
        """What it draws on the map, by place."""
        return {}

    def lines(self, words: Words, names: Sequence[str]) -> list[str]:
        """What it says below the map."""
        return []


def titled(words: Words, field: str, text: str) -> str:
    """A line with the label of a field before it."""
    label = words.value(Word(f"view-{field}"))
    return f"{words.say(Message('sheet-label', {'label': label}))} {text}".rstrip()


def labelled(words: Words, names: Sequence[str], struct: Struct, field: str) -> str:
    """A field of a struct with its label before it."""
    return titled(words, field, say_field(struct, field, words, names))
