"""Say nothing: a seat that may speak does not, or says no more (section 7)."""

from typing import ClassVar, Final

from krajina.core import Event, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.talk import Phrase


class SayNothing(Phrase, frozen=True):
    """Say nothing about it."""

    ends: ClassVar[bool] = True

    def heard(self, who: Seat, at: TileName) -> Event | None:
        """Nothing is heard."""
        return None


SAY_NOTHING: Final = SayNothing()
