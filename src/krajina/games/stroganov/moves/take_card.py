"""Taking a tsar card into the hand; there may be any number (page 8)."""

from typing import Final

from krajina.core import Event, Refusal, Word
from krajina.games.stroganov.catalog import CARD, CardName
from krajina.games.stroganov.deeds import RegionDeed
from krajina.games.stroganov.pieces import REGIONS, Region, Who
from krajina.games.stroganov.state import NONE, State


class CardTaken(Event, frozen=True):
    """A tsar card was taken."""

    who: Who
    card: CardName


class TakeCard(RegionDeed, frozen=True):
    """Take the tsar card of a region."""

    region: Region

    def region_in(self, state: State) -> int:
        """As it says."""
        return self.region - 1

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        """The card."""
        card = state.cards[self.region - 1]
        return (CARD.words[state.tables.cards[card].id],) if card != NONE else ()

    def hindrance(self, state: State, player: int) -> Refusal | None:
        """There is none."""
        empty = state.cards[self.region - 1] == NONE
        return Refusal("no-card", "page 8", {"region": self.region}) if empty else None

    def do(self, state: State, player: int) -> None:
        """Into the hand."""
        card = state.cards[self.region - 1]
        state.cards[self.region - 1] = NONE
        take_into_hand(state, player, card)


TAKES: Final = tuple(TakeCard(region + 1) for region in REGIONS)


def take_into_hand(state: State, player: int, card: int) -> None:
    """A card comes into the hand."""
    mat = state.mats[player]
    mat.hand = (*mat.hand, card)
    if state.events is not None:
        state.tell(CardTaken(who=state.who(player), card=CARD.ids[card]))
