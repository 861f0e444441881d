"""Raise anchor: leave a crowded territory of the start for one with a card (section 26, ruling 43)."""

from krajina.core import Seat
from krajina.games.graenaland.events import AnchorRaised
from krajina.games.graenaland.moves.settle import spares_last, take_card
from krajina.games.graenaland.pieces import WARRIOR
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import NOWHERE


def havens(state: State, seat: Seat, turn: int, left: int) -> list[int]:
    """Where a card lies and no other village of the seat stands, for a seat that leaves a territory."""
    houses = state.clans[seat].houses
    moves_first = seat == state.main and sum(houses) == 1  # the only village of the seat that places the last one
    found = []
    for at in range(state.tables.shape.coast):
        home = at if moves_first else NOWHERE
        if at != left and not houses[at] and state.down[at] and spares_last(state, turn, at, home):
            found.append(at)
    return found


def sail(state: State, seat: Seat, here: int, there: int) -> None:
    """The village goes, with the warrior if he stands there, and takes another card."""
    clan = state.clans[seat]
    for counts in (clan.villages, clan.houses):
        counts[here] -= 1
        counts[there] += 1
    if clan.heroes[WARRIOR] == here:
        clan.heroes[WARRIOR] = there
    state.tell(AnchorRaised(who=seat, at=state.name(here), to_tile=state.name(there)))
    take_card(state, seat, there)
