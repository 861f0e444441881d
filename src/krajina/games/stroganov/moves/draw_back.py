"""The next card of the solo deck shows its back (page 12)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawBack
from krajina.games.stroganov.catalog import IVAN_CARD
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class ShowBack(StackLuck):
    """The next card comes to the top of the deck and shows its back: which card it is remains open."""

    stack: ClassVar[str] = "ivan"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawBack, IVAN_CARD.ids))

    def left(self, state: State) -> tuple[int, ...]:
        """Each card as likely; a prepared order is looked at, not used up, until the card is turned."""
        ordered = tuple(card for card in state.orders.get("ivan", ()) if card in state.left["ivan"])
        return ordered[:1] or state.left["ivan"]

    def enter(self, state: State) -> bool:
        left = self.left(state)
        if len(left) == 1:
            self.put(state, left[0])
        return len(left) > 1

    def put(self, state: State, piece: int) -> None:
        state.ivan_back = piece
