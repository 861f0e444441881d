"""Things of a view in words, for the lines of the table in the terminal."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from krajina.core import SeatName, Word, word_of
from krajina.core.message import Named
from krajina.games.stroganov.pieces import Fur, Opponent, Who
from krajina.text.lines import Lines

LEADS: Final = " → "  # from what an action takes to what it gives


class Wording(Lines):
    """Says things in one language, for a window of some width."""

    gap: ClassVar[re.Pattern[str]] = re.compile(r"(?<!×) (?![·×]|\(\d\))")  # `3× fox (4)` stands together

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
