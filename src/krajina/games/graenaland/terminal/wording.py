"""Things of a view in words, for the lines of the table in the terminal."""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import ClassVar, Final

from krajina.core import Named, SeatName, Word, word_of
from krajina.games.graenaland.pieces import Resource
from krajina.text import Words
from krajina.text.lines import Lines

NOTHING: Final = "–"


class Wording(Lines):
    """Says things in one language, for a window of some width."""

    gap: ClassVar[re.Pattern[str]] = re.compile(r"(?<!×) (?![·×→(])")  # `3× ore` and a sign stand together
    ends: ClassVar[str] = ",;·"
    is_label_alone: ClassVar[bool] = True

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(words, names, width)
        self.letters = _letters([self.who(seat) for seat in range(len(names))])

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

    def of(self, seat: int, text: str) -> str:
        """What a clan has, after its sign; a number is set off, so that it is not read as one of what follows."""
        sign = self.letters[seat]
        return self.titled(sign, text) if sign.isdigit() else f"{sign} {text}"

    def price(self, price: Mapping[Resource, int]) -> str:
        """What something costs, or what lies on a heap."""
        return self.pieces(resource for resource, count in price.items() for _ in range(count))


def _letters(names: Sequence[str]) -> list[str]:
    """A sign for each clan: the first letter of the name, or the number of the seat where that would not do."""
    letters = [name[:1].upper() for name in names]
    if len(set(letters)) == len(letters) and all(len(letter) == 1 and letter.isalpha() for letter in letters):
        return letters
    return [str(seat + 1) for seat in range(len(names))]
