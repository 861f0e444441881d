"""Lines for a window of some width: what a game that draws its own table says, items side by side, broken at the edge.

A game makes a subclass with the words of its own things, and says there which of the spaces had better not part what
stands on both sides of them.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import ClassVar, Final

from krajina.core.message import Line, Message, Value, Word, word_of
from krajina.text.words import Words

BETWEEN: Final = " · "
INDENT: Final = 2  # columns for each depth of a line


class Lines:
    """Says things in one language, in lines for a window of some width."""

    gap: ClassVar[re.Pattern[str]] = re.compile(r"(?<!×) (?![·×])")  # a space between things that may be parted
    ends: ClassVar[str] = ""  # the signs after which a line ends best
    is_label_alone: ClassVar[bool] = False  # a first item that fits only in a line of its own gets one

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        self.words = words
        self.names = names
        self.width = width

    def say(self, key: str, **values: Value) -> str:
        """A message of the catalogue."""
        return self.words.say(Message(key, values), self.names)

    def word(self, word: Value) -> str:
        """A word by itself, or several."""
        return self.words.value(word, self.names)

    def piece(self, piece: Enum) -> str:
        """What an enum stands for."""
        return self.word(word_of(piece))

    def label(self, field: str) -> str:
        """The label of a field of the view."""
        return self.word(Word(f"view-{field}"))

    def titled(self, label: str, text: str = "") -> str:
        """A label and what belongs to it."""
        return f"{self.say('sheet-label', label=label)} {text}".rstrip()

    def lines(self, depth: int, label: str, items: Iterable[str]) -> Iterator[Line]:
        """A label and items side by side; what does not fit goes on in lines that are indented further."""
        line = self.titled(label) if label else ""
        joint, deeper = " " if label else "", 0  # what comes before the next item; how much further in the line stands
        for item in items:
            room = self.width - INDENT * (depth + deeper) - len(BETWEEN.rstrip())
            is_first = joint != BETWEEN
            may_part = self.is_label_alone and len(item) <= room - INDENT if is_first else True
            if len(line) + len(joint) + len(item) > room and line and may_part:
                yield from self.broken(depth + deeper, line + ("" if is_first else BETWEEN.rstrip()))
                line, deeper = item, 1
            else:
                line += joint + item
            joint = BETWEEN
        if line:
            yield from self.broken(depth + deeper, line)

    def broken(self, depth: int, text: str) -> Iterator[Line]:
        """A text in as many lines as it takes, what follows the first one further in."""
        first, *rest = self.wrapped(text, self.width - INDENT * depth, self.width - INDENT * (depth + 1))
        yield Line(depth, first)
        for line in rest:
            yield Line(depth + 1, line)

    def wrapped(self, text: str, room: int, later: int) -> list[str]:
        """A text in lines, broken between words where it can be: room for the first one, and for the later ones."""
        found = []
        while len(text) > room:
            at = self._last_gap(text, room)
            found.append(text[:at].rstrip() if at > 0 else text[:room])
            text = text[at + 1 :] if at > 0 else text[room:]
            room = later
        return [*found, text]

    def _last_gap(self, text: str, room: int) -> int:
        """The last space where a line may end: best one after a sign that ends something, at worst any."""
        whole = [gap.start() for gap in self.gap.finditer(text, 1) if gap.start() <= room]
        after = [at for at in whole if text[at - 1] in self.ends and 2 * at > room]
        return (after or whole or [text.rfind(" ", 1, room + 1)])[-1]
