"""Taking a card of the start, with the fur on it (page 5)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat
from krajina.games.stroganov.actions import TakeStartCard
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.moves.take_card import take_into_hand
from krajina.games.stroganov.pieces import Prompt, Why
from krajina.games.stroganov.rewards import gain_fur, score
from krajina.games.stroganov.state import Question, State

TAKE: Final[list[Action]] = [TakeStartCard(name) for name in CARD.ids]


class ChooseStartCard(Question):
    """A card of the start with its fur (page 5)."""

    prompt: ClassVar[str] = Prompt.START_CARD.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({TakeStartCard})

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each that is left; Ivan has what is left over, and a point for the card (page 12)."""
        if self.player != state.ivan:
            return [TAKE[card] for card, _ in state.start_cards]
        fur = state.start_cards[0][1]
        state.start_cards = ()
        score(state, self.player, state.tables.catalog.automa.ivan.start_card_vp, Why.START_CARD)
        _gain_if_any(state, self.player, fur)
        return None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """The card into the hand, the fur into the supply."""
        assert isinstance(action, TakeStartCard)
        card = CARD.ids.index(action.card)
        fur = dict(state.start_cards)[card]
        state.start_cards = tuple([pair for pair in state.start_cards if pair[0] != card])
        take_into_hand(state, self.player, card)
        _gain_if_any(state, self.player, fur)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, TakeStartCard)
        return Refusal("no-such-start-card", "page 5", {"card": CARD.words[action.card]})


def _gain_if_any(state: State, player: int, fur: int) -> None:
    """With own tables the bag may be empty before the start cards have their furs (ruling 35)."""
    if fur:
        gain_fur(state, player, fur)
