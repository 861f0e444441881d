"""Take supply: one card of the row for the main player, at any moment of building (section 9, ruling 25)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Refusal, Seat
from krajina.games.graenaland.actions import TakeSupply
from krajina.games.graenaland.catalog import CARD_NUMBER, SUPPLY
from krajina.games.graenaland.events import SupplyTaken
from krajina.games.graenaland.pieces import KINDS
from krajina.games.graenaland.state import State


def take_supply(state: State, seat: Seat, action: TakeSupply) -> None:
    """A card of the row; the row is filled at the end of the round (ruling 25)."""
    card, clan = CARD_NUMBER[action.card] - KINDS, state.clans[seat]
    state.supply_row = tuple([one for one in state.supply_row if one != card])
    clan.supplies = (*clan.supplies, card)
    state.took_supply = True
    if state.events is not None:
        state.tell(SupplyTaken(who=seat, card=action.card))


def refuse_take_supply(state: State, action: TakeSupply) -> Refusal:
    """It was taken, or lies not in the row."""
    if state.took_supply:
        return Refusal("supply-taken", "section 9")
    return Refusal("not-in-row", "section 9", {"card": SUPPLY.words[action.card]})


TAKE: Final = tuple(map(TakeSupply, SUPPLY.ids))


def supply_choices(state: State) -> Sequence[Action]:
    """The cards of the row, until one was taken."""
    return () if state.took_supply else [TAKE[card] for card in state.supply_row]
