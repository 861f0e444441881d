"""The top card of the solo deck is turned over (page 12)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import TurnIvanCard
from krajina.games.stroganov.catalog import IVAN_CARD
from krajina.games.stroganov.events import IvanCardTurned
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.rows import IvanCard
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


def _back(state: State, card: IvanCard) -> tuple[object, ...]:
    """What the back of a card shows: how far he moves; in one reading also what he hunts (ruling 15)."""
    return (card.move, card.hunt if state.reads(Reading.HUNT_FROM_DECK) else None)


class TurnCard(StackLuck):
    """The top card is turned over: one of those with its back."""

    stack: ClassVar[str] = "ivan"
    actions: ClassVar[Sequence[Action]] = tuple(map(TurnIvanCard, IVAN_CARD.ids))

    def left(self, state: State) -> tuple[int, ...]:
        """The cards with the back that is seen."""
        cards = state.tables.ivan_cards
        seen = _back(state, cards[state.ivan_back])
        return tuple(card for card in state.left["ivan"] if _back(state, cards[card]) == seen)

    def place(self, state: State, piece: int) -> None:
        state.ivan_card = piece
        card = card_of(state)
        name, hunt = IVAN_CARD.ids[piece], card.hunt
        who = state.who(state.ivan)
        state.tell(IvanCardTurned(who=who, card=name, pick=hunt.pick, hunts=hunt.count, second=card.second_action))


def card_of(state: State) -> IvanCard:
    """The card that is face up."""
    return state.tables.ivan_cards[state.ivan_card]
