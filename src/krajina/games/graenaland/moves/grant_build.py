"""Grant build: the main player lets another seat build one thing, once in a round (section 29)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Refusal, Seat
from krajina.games.graenaland.actions import GrantBuild
from krajina.games.graenaland.moves.announce_work import JOINED_ALREADY
from krajina.games.graenaland.pieces import SEATS
from krajina.games.graenaland.spoken import Granted
from krajina.games.graenaland.state import State


def grant_build(state: State, seat: Seat, action: GrantBuild) -> None:
    """It may build next."""
    state.is_joined = True
    state.tell(Granted(who=seat, builder=action.seat))


def refuse_grant_build(state: State) -> Refusal | None:
    """Something was done together in this round, the table does not play so, or it is the seat itself."""
    if state.is_joined:
        return JOINED_ALREADY
    may_grant = state.options.grant
    return Refusal("grant-other" if may_grant else "no-grants", "section 29")


GRANT: Final = tuple(map(GrantBuild, SEATS))


def grants(state: State, seat: Seat) -> Sequence[Action]:
    """Every other seat, where the table plays so."""
    return [GRANT[other] for other in range(state.options.seats) if other != seat] if state.options.grant else ()
