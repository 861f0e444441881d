"""Grant build: the main player lets another seat build one thing, once in a round (section 29)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Refusal, Revealing, Seat
from krajina.games.graenaland.moves.announce_work import JOINED_ALREADY
from krajina.games.graenaland.pieces import SEATS
from krajina.games.graenaland.state import State


class GrantBuild(Action, frozen=True):
    """Allow another seat to build one thing."""

    seat: Seat

    def do(self, state: State, seat: Seat) -> None:
        """It may build next."""
        state.is_joined = True
        state.tell(Granted(who=seat, builder=self.seat))

    def refusal(self, state: State) -> Refusal | None:
        """Something was done together in this round, the table does not play so, or it is the seat itself."""
        if state.is_joined:
            return JOINED_ALREADY
        may_grant = state.options.grant
        return Refusal("grant-other" if may_grant else "no-grants", "section 29")


class Granted(Revealing, frozen=True):
    """A seat may build one thing."""

    who: Seat
    builder: Seat


GRANT: Final = tuple(map(GrantBuild, SEATS))


def grants(state: State, seat: Seat) -> Sequence[Action]:
    """Every other seat, where the table plays so."""
    return [GRANT[other] for other in range(state.options.seats) if other != seat] if state.options.grant else ()
