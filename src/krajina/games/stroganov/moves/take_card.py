"""Taking a tsar card into the hand; there may be any number (page 8)."""

from typing import Final

from krajina.core import Refusal, Word
from krajina.games.stroganov.actions import TakeCard
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.deeds import InRegion, known
from krajina.games.stroganov.events import CardTaken
from krajina.games.stroganov.pieces import REGIONS
from krajina.games.stroganov.state import NONE, State


class TakeCardDeed(InRegion):
    """Take the tsar card of a region."""

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        card = state.cards[self.region]
        return (CARD.words[state.tables.cards[card].id],) if card != NONE else ()

    def is_there(self, state: State, player: int) -> bool:
        """The card is."""
        return state.cards[self.region] != NONE

    def hindrance(self, state: State, player: int) -> Refusal | None:
        return None if self.is_there(state, player) else Refusal("no-card", "page 8", {"region": self.region + 1})

    def do(self, state: State, player: int) -> None:
        card = state.cards[self.region]
        state.cards[self.region] = NONE
        take_into_hand(state, player, card, self.region + 1)


TAKES: Final = [known(TakeCardDeed(TakeCard(region + 1), region)) for region in REGIONS]


def take_into_hand(state: State, player: int, card: int, region: int = 0) -> None:
    """A card comes into the hand, from a region or at the start."""
    mat = state.mats[player]
    mat.hand = (*mat.hand, card)
    if state.events is not None:
        state.tell(CardTaken(who=state.who(player), card=CARD.ids[card], region=region))
