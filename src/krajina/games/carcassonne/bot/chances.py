"""How often an open cell may expect a tile: counted from the tiles that are left and really fit what lies around it."""

from typing import Final

from krajina.core.flat import i64, vec
from krajina.games.carcassonne.faces import SIGNATURES
from krajina.games.carcassonne.memo import Memo
from krajina.games.carcassonne.state import State

UNKNOWN: Final = -1.0


class Chances(Memo):
    """By signature of an open cell, for one bag: made when they are first asked for."""

    def __init__(self, state: State) -> None:
        self.turns: float = (state.in_bag - state.buried) / state.seats  # that each seat has left
        self.fits: vec[float] = vec[float]([UNKNOWN] * SIGNATURES)

    def of(self, state: State, sign: i64) -> float:
        """How many tiles that fit a seat may expect to draw."""
        found = self.fits[sign]
        if found == UNKNOWN:
            left = state.left
            kinds: i64 = len(left)
            fitting: i64 = 0
            for kind in state.rules.tables.filling(sign):
                if kind < kinds:
                    fitting += left[kind]
            found = self.turns * float(fitting) / state.in_bag if fitting else 0.0
            self.fits[sign] = found
        return found


def chances_of(state: State) -> Chances:
    """Those of a state, counted anew when a tile was drawn."""
    chances = state.chances
    if not isinstance(chances, Chances):
        chances = Chances(state)
        state.chances = chances
    return chances
