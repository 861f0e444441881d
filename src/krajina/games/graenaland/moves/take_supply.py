"""Take supply: one card of the row for the main player, at any moment of building (section 9, ruling 25)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Event, Refusal, Seat
from krajina.games.graenaland.catalog import SUPPLY, SupplyName
from krajina.games.graenaland.state import State


class TakeSupply(Action, frozen=True):
    """Take one of the open supply cards."""

    card: SupplyName

    def do(self, state: State, seat: Seat) -> None:
        """A card of the row; the row is filled at the end of the round (ruling 25)."""
        card, clan = SUPPLY.ids.index(self.card), state.clans[seat]
        state.supply_row = tuple(one for one in state.supply_row if one != card)
        clan.supplies = (*clan.supplies, card)
        state.took_supply = True
        state.tell(SupplyTaken(who=seat, card=self.card))

    def refusal(self, state: State) -> Refusal:
        if state.took_supply:
            return Refusal("supply-taken", "section 9")
        return Refusal("not-in-row", "section 9", {"card": SUPPLY.words[self.card]})


class SupplyTaken(Event, frozen=True):
    """A seat took a supply card."""

    who: Seat
    card: SupplyName


TAKE: Final = tuple(map(TakeSupply, SUPPLY.ids))


def supply_choices(state: State) -> Sequence[Action]:
    """The cards of the row, until one was taken."""
    return () if state.took_supply else [TAKE[card] for card in state.supply_row]
