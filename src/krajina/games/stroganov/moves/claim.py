"""Claiming a landscape: two furs of the region's value, and one for each fur that lies on it (page 9)."""

from typing import Final

from krajina.games.stroganov.actions import ClaimLandscape
from krajina.games.stroganov.catalog import LANDSCAPE
from krajina.games.stroganov.events import LandscapeClaimed
from krajina.games.stroganov.pieces import LAST, Why
from krajina.games.stroganov.rewards import gain_furs, give
from krajina.games.stroganov.state import NONE, State, Task

CLAIMS: Final = tuple(ClaimLandscape(max(at, 1)) for at in range(LAST + 1))  # by place
BASE_PRICE: Final = 2


def claim_price(state: State, at: int) -> int:
    """How many furs a landscape takes."""
    return BASE_PRICE + len(state.row_furs[at])


class TakeLandscape(Task, frozen=True):
    """A landscape that is paid for leaves the row; Cossacks on it stay in the gap (page 9)."""

    player: int
    at: int

    def enter(self, state: State) -> bool:
        """Take its furs, then its rewards."""
        landscape, furs = state.row[self.at], state.row_furs[self.at]
        state.row[self.at] = NONE
        state.row_furs[self.at] = ()
        mat = state.mats[self.player]
        mat.landscapes = (*mat.landscapes, landscape)
        if state.events is not None:
            name = LANDSCAPE.ids[landscape]
            state.tell(LandscapeClaimed(who=state.who(self.player), landscape=name, at=self.at))
        give(state, self.player, state.tables.landscape_gains[landscape], Why.LANDSCAPE)
        gain_furs(state, self.player, furs)
        return False
