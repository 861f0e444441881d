"""Lines of the table for the terminal: things of a view in words, items side by side, broken where the window ends."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from krajina.core import Message, SeatName, Value, Word, word_of
from krajina.core.message import Named
from krajina.games.graenaland.pieces import Resource
from krajina.text import Words
from krajina.text.sheet import Line

BETWEEN: Final = " · "
INDENT: Final = 2  # columns for each depth of a line
GAP: Final = re.compile(r"(?<!×) (?![·×→(])")  # a space between things that need not stand together
AFTER: Final = ",;·"  # where a line may end best
NOTHING: Final = "–"


class Wording:
    """Says things in one language, for a window of some width."""

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        self.words = words
        self.names = names
        self.width = width
        self.letters = _letters([self.who(seat) for seat in range(len(names))])

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

    def who(self, seat: int) -> str:
        """A player by name."""
        return self.word(SeatName(seat))

    def clan(self, seat: int) -> str:
        """A player by the letter that stands on the map, and by name."""
        return f"{self.letters[seat]} {self.who(seat)}"

    def counted(self, words: Iterable[Word]) -> str:
        """Things one after the other, equal ones side by side as `2× grain`."""
        counts: dict[str, int] = {}
        for word in words:
            said = self.word(word)
            counts[said] = counts.get(said, 0) + 1
        found = (
            said if count == 1 else self.say("list-count", count=count, item=said) for said, count in counts.items()
        )
        return ", ".join(found) or NOTHING

    def pieces(self, pieces: Iterable[Enum]) -> str:
        """Pieces, equal ones counted."""
        return self.counted(map(word_of, pieces))

    def named(self, kind: Named, names: Iterable[str]) -> str:
        """Cards or territories by name, equal ones counted."""
        return self.counted(kind.words[name] for name in names)

    def price(self, price: Mapping[Resource, int]) -> str:
        """What something costs, or what lies on a heap."""
        return self.pieces(resource for resource, count in price.items() for _ in range(count))

    def lines(self, depth: int, label: str, items: Iterable[str]) -> Iterator[Line]:
        """A label and items side by side; what does not fit goes on in lines that are indented further."""
        line = self.titled(label) if label else ""
        joint, deeper = " " if label else "", 0  # what comes before the next item; how much further in the line stands
        for item in items:
            room = self.width - INDENT * (depth + deeper) - len(BETWEEN.rstrip())
            is_first = joint != BETWEEN
            if len(line) + len(joint) + len(item) > room and line and (not is_first or len(item) <= room - INDENT):
                yield from self.broken(depth + deeper, line + ("" if is_first else BETWEEN.rstrip()))
                line, deeper = item, 1
            else:
                line += joint + item
            joint = BETWEEN
        if line:
            yield from self.broken(depth + deeper, line)

    def broken(self, depth: int, text: str) -> Iterator[Line]:
        """A text in as many lines as it takes, what follows the first one further in."""
        first, *rest = wrapped(text, self.width - INDENT * depth, self.width - INDENT * (depth + 1))
        yield Line(depth, first)
        for line in rest:
            yield Line(depth + 1, line)


def wrapped(text: str, room: int, later: int) -> list[str]:
    """A text in lines, broken between words where it can be; the first has this much room, the later ones that much."""
    found = []
    while len(text) > room:
        at = _last_gap(text, room)
        found.append(text[:at].rstrip() if at > 0 else text[:room])
        text = text[at + 1 :] if at > 0 else text[room:]
        room = later
    return [*found, text]


def _last_gap(text: str, room: int) -> int:
    """The last space where a line may end: best one after a comma, and one that does not part `3× ore`."""
    whole = [gap.start() for gap in GAP.finditer(text, 1) if gap.start() <= room]
    after = [at for at in whole if text[at - 1] in AFTER and 2 * at > room]
    return (after or whole or [text.rfind(" ", 1, room + 1)])[-1]


def _letters(names: Sequence[str]) -> list[str]:
    """A sign for each clan: the first letter of the name, or the number of the seat where that would not do."""
    letters = [name[:1].upper() for name in names]
    if len(set(letters)) == len(letters) and all(len(letter) == 1 and letter.isalpha() for letter in letters):
        return letters
    return [str(seat + 1) for seat in range(len(names))]
