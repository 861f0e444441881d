"""Lines of the table for the terminal: things of a view in words, items side by side, broken where the window ends."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from krajina.core import Message, SeatName, Value, Word, word_of
from krajina.core.message import Named
from krajina.games.stroganov.events import Who
from krajina.games.stroganov.pieces import Fur, Opponent
from krajina.text import Words
from krajina.text.sheet import Line

BETWEEN: Final = " · "
INDENT: Final = 2  # columns for each depth of a line
DEEPER: Final = 1  # how much deeper a line stands that goes on
GAP: Final = re.compile(r"(?<!×) (?![·×]|\(\d\))")  # a space between things that need not stand together
LEADS: Final = " → "  # from what an action takes to what it gives


class Wording:
    """Says things in one language, for a window of some width."""

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        self.words = words
        self.names = names
        self.width = width

    def say(self, key: str, **values: Value) -> str:
        """A message of the catalogue."""
        return self.words.say(Message(key, values), self.names)

    def word(self, word: Value) -> str:
        """A word by itself."""
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

    def who(self, who: Who) -> str:
        """A player by name."""
        return self.word(word_of(who) if isinstance(who, Opponent) else SeatName(who))

    def counted(self, key: str, count: int) -> str:
        """So many of something."""
        return self.say(key, count=count)

    def listed(self, words: Iterable[Word]) -> str:
        """Gains or prices, one after the other."""
        return ", ".join(map(self.word, words))

    def furs(self, furs: Mapping[Fur, int]) -> str:
        """Furs by kind."""
        return ", ".join(self.say("cost-furs", count=count, fur=word_of(fur)) for fur, count in furs.items())

    def named(self, kind: Named, names: Sequence[str]) -> str:
        """Tiles or cards by name."""
        return ", ".join(self.word(kind.words[name]) for name in names)

    def lines(self, depth: int, label: str, items: Iterable[str], between: str = BETWEEN) -> Iterator[Line]:
        """A label and items side by side; what does not fit goes on in lines that are indented further."""
        line = self.titled(label) if label else ""
        is_fresh, deeper = True, 0  # nothing stands in the line but the label; how much further in it stands
        for item in items:
            joint = (" " if line else "") if is_fresh else between
            room = self.width - INDENT * (depth + deeper) - len(between.rstrip())
            if not is_fresh and len(line) + len(joint) + len(item) > room:
                yield from self.broken(depth + deeper, line + between.rstrip())
                line, deeper = item, DEEPER
            else:
                line += joint + item
            is_fresh = False
        if line:
            yield from self.broken(depth + deeper, line)

    def broken(self, depth: int, text: str) -> Iterator[Line]:
        """A text in as many lines as it takes, broken between words."""
        first = depth
        while len(text) > (room := self.width - INDENT * depth) and (at := _last_gap(text, room)) > 0:
            yield Line(depth, text[:at].rstrip())
            text, depth = text[at + 1 :], first + DEEPER
        yield Line(depth, text)


def _last_gap(text: str, room: int) -> int:
    """The last space where a line may end: best one that parts neither `3× fox (4)` nor a sign from what it follows."""
    whole = [gap.start() for gap in GAP.finditer(text, 1) if gap.start() <= room]
    return whole[-1] if whole else text.rfind(" ", 1, room + 1)
