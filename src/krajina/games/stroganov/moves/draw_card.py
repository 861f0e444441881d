"""Drawing tsar cards: for the regions, and those of the start (pages 4, 5 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Revealing
from krajina.games.stroganov.catalog import CARD, CardName
from krajina.games.stroganov.pieces import Region
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class DrawCard(Action, frozen=True):
    """A tsar card is laid out."""

    card: CardName


class CardPlaced(Revealing, frozen=True):
    """A tsar card was laid out in a region."""

    card: CardName
    region: Region


class StartCardPlaced(Revealing, frozen=True):
    """A card of the start was laid out."""

    card: CardName


class PlaceCard(StackLuck):
    """A tsar card for a region."""

    stack: ClassVar[str] = "cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    def __init__(self, region: int) -> None:
        self.region = region

    def place(self, state: State, piece: int) -> None:
        state.cards[self.region] = piece
        state.tell(CardPlaced(card=CARD.ids[piece], region=self.region + 1))


class PlaceStartCard(StackLuck):
    """A card of the start."""

    stack: ClassVar[str] = "start_cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    def place(self, state: State, piece: int) -> None:
        """Open on the table, still without a fur."""
        state.start_cards = (*state.start_cards, (piece, 0))
        state.tell(StartCardPlaced(card=CARD.ids[piece]))
