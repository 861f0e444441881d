"""The rules of the Abbot. That he stands on cloisters only, and counts one there, is said by his row in the data.

A box is loaded while the game is: it imports from the modules of the game, not from its door.
"""

from typing import Final

from krajina.core import Action, Refusal
from krajina.games.carcassonne.expansion import Expansion
from krajina.games.carcassonne.scoring import score_cloister
from krajina.games.carcassonne.state import FIGURE_CODES, SEATS, State
from krajina_abbot.pieces import RecallAbbot

ABBOT: Final = FIGURE_CODES["abbot"]
RECALL: Final = 0  # the only choice that the box adds


def cell_of_abbot(state: State, seat: int) -> int:
    """The cell where the abbot of a seat stands; -1 if he is at home."""
    for cell, node in state.monks.items():
        if state.placed[node] == ABBOT * SEATS + seat:
            return cell
    return -1


class Abbot(Expansion):
    """A figure for cloisters that may be called home before they are finished."""

    def __init__(self) -> None:
        super().__init__("abbot", actions=(RecallAbbot,))

    def elsewhere(self, state: State) -> list[int]:
        """In place of a figure: one's abbot comes home (section 2)."""
        return [RECALL] if cell_of_abbot(state, state.seat) >= 0 else []

    def take_elsewhere(self, state: State, code: int) -> None:
        """His cloister scores as it stands now (section 2)."""
        score_cloister(state, cell_of_abbot(state, state.seat), "recalled_abbot")

    def decode_elsewhere(self, code: int) -> Action:
        """The one action."""
        return RecallAbbot()

    def encode_elsewhere(self, state: State, action: Action) -> int:
        """The one choice."""
        return RECALL if isinstance(action, RecallAbbot) else -1

    def kinds_elsewhere(self) -> tuple[type[Action], ...]:
        """Calling him home."""
        return (RecallAbbot,)

    def refusal_elsewhere(self, state: State, seat: int, action: Action) -> Refusal | None:
        """He is at home already."""
        return Refusal("abbot-at-home", "section 2") if isinstance(action, RecallAbbot) else None


BOX: Final = Abbot()
