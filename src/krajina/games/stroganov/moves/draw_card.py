"""Drawing tsar cards: for the regions, and those of the start (pages 4, 5 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawCard
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.events import CardPlaced, StartCardPlaced
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class PlaceCard(StackLuck):
    """A tsar card for a region."""

    stack: ClassVar[str] = "cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    def __init__(self, region: int) -> None:
        self.region = region

    def place(self, state: State, piece: int) -> None:
        state.cards[self.region] = piece
        if state.events is not None:
            state.tell(CardPlaced(card=CARD.ids[piece], region=self.region + 1))


class PlaceStartCard(StackLuck):
    """A card of the start."""

    stack: ClassVar[str] = "start_cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    def place(self, state: State, piece: int) -> None:
        """Open on the table, still without a fur."""
        state.start_cards = (*state.start_cards, (piece, 0))
        if state.events is not None:
            state.tell(StartCardPlaced(card=CARD.ids[piece]))
