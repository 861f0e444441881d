"""Taking a tsar card into the hand; there may be any number (page 8)."""

from typing import Final

from krajina.core import Event, Refusal, Word
from krajina.games.stroganov.catalog import CARD, CardName
from krajina.games.stroganov.deeds import InRegion
from krajina.games.stroganov.pieces import REGIONS, Who
from krajina.games.stroganov.state import NONE, State


class CardTaken(Event, frozen=True):
    """A tsar card was taken."""

    who: Who
    card: CardName
    region: int  # 0 is none: a card of the start


class TakeCard(InRegion, frozen=True):
    """Take the tsar card of a region."""

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        card = state.cards[self.region - 1]
        return (CARD.words[state.tables.cards[card].id],) if card != NONE else ()

    def hindrance(self, state: State, player: int) -> Refusal | None:
        empty = state.cards[self.region - 1] == NONE
        return Refusal("no-card", "page 8", {"region": self.region}) if empty else None

    def do(self, state: State, player: int) -> None:
        card = state.cards[self.region - 1]
        state.cards[self.region - 1] = NONE
        take_into_hand(state, player, card, self.region)


TAKES: Final = tuple(TakeCard(region + 1) for region in REGIONS)


def take_into_hand(state: State, player: int, card: int, region: int = 0) -> None:
    """A card comes into the hand, from a region or at the start."""
    mat = state.mats[player]
    mat.hand = (*mat.hand, card)
    if state.events is not None:
        state.tell(CardTaken(who=state.who(player), card=CARD.ids[card], region=region))
