"""Ending a turn, or one's part of winter."""

from typing import Final

from krajina.games.stroganov.actions import EndTurn
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.state import State


class EndTurnDeed(Deed):
    """Nothing more this turn."""

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Nothing happens."""


END_TURN: Final = EndTurn()
END: Final = known(EndTurnDeed(END_TURN))
