"""Claiming a landscape: two furs of the region's value, and one for each fur that lies on it (page 9)."""

from typing import Final

from krajina.core import Refusal, Word, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import ClaimLandscape
from krajina.games.stroganov.catalog import LANDSCAPE
from krajina.games.stroganov.deeds import RegionDeed, known, second_value
from krajina.games.stroganov.dues import Dues, Furs
from krajina.games.stroganov.events import LandscapeClaimed
from krajina.games.stroganov.pieces import FURS, LAST, TIGER, For, Why
from krajina.games.stroganov.reach import MAIN, Reach, Terms
from krajina.games.stroganov.rewards import gain_furs, gain_words, give
from krajina.games.stroganov.state import NONE, State

BY_LANDSCAPE: Final = Why.LANDSCAPE


class ClaimDeed(RegionDeed):
    """Claim the landscape at a place of the row."""

    def __init__(self, at: int) -> None:
        self.action = ClaimLandscape(at)
        self.at = at

    def region_in(self, state: State) -> int:
        return state.tables.region_of[self.at]

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """The fur of a second action, then those of the landscape."""
        fur = state.region_furs[state.tables.region_of[self.at]]
        second = second_value(state, player, fur) if terms.is_second else NOT_SECOND
        return _claim_dues(fur, claim_price(state, self.at), second)

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        furs = tuple(word_of(FURS[rank]) for rank in state.row_furs[self.at])
        return (*furs, *gain_words(state.tables.landscape_gains[state.row[self.at]]))

    def beyond(self, reach: Reach, region: int) -> Refusal | None:
        """Out of reach; in one reading of the rules only the tile on which the Cossack stands (ruling 21)."""
        if region in reach.regions and self.at not in reach.claims[region]:
            return Refusal("claim-elsewhere", "ruling 21", {"at": self.at, "region": region + 1})
        return RegionDeed.beyond(self, reach, region)

    def is_there(self, state: State, player: int) -> bool:
        """The landscape is."""
        return state.row[self.at] != NONE

    def hindrance(self, state: State, player: int) -> Refusal | None:
        return None if self.is_there(state, player) else Refusal("no-tile", "page 9", {"at": self.at})

    def do(self, state: State, player: int) -> None:
        """Its furs, then its rewards; it leaves the row, and Cossacks on it stay in the gap (page 9)."""
        landscape, furs = state.row[self.at], state.row_furs[self.at]
        state.row[self.at] = NONE
        state.row_furs[self.at] = ()
        mat = state.mats[player]
        mat.landscapes = (*mat.landscapes, landscape)
        if state.events is not None:
            name = LANDSCAPE.ids[landscape]
            state.tell(LandscapeClaimed(who=state.who(player), landscape=name, at=self.at))
        give(state, player, state.tables.landscape_gains[landscape], BY_LANDSCAPE)
        gain_furs(state, player, furs, self.at)


CLAIMS: Final = [known(ClaimDeed(max(at, 1))) for at in range(LAST + 1)]  # by place
BASE_PRICE: Final = 2
NOT_SECOND: Final = -1


def claim_price(state: State, at: int) -> int:
    """How many furs a landscape takes."""
    return BASE_PRICE + len(state.row_furs[at])


def _claim_dues(fur: int, price: int, second: int) -> Dues:
    """The furs of a landscape, after one of the value `second` where it is a second action (page 7)."""
    made = _CLAIM_DUES[fur][second + 1]
    if len(made) <= price:  # a new list: another thread may look into the old one
        made = _CLAIM_DUES[fur][second + 1] = [_made_dues(fur, count, second) for count in range(price + 1)]
    return made[price]


# By fur, by the fur of a second action and by price, as far as they were met.
_CLAIM_DUES: Final[list[list[list[Dues]]]] = [[[] for _ in range(TIGER + 1)] for _ in range(TIGER)]


def _made_dues(fur: int, price: int, second: int) -> Dues:
    named: Values = {"count": price, "fur": word_of(FURS[fur])}
    if second == NOT_SECOND:
        return (Furs(fur, price, For.CLAIM, Refusal("claim-unpayable", "page 9", named)),)
    first = word_of(FURS[second]) if second else word_of("any-fur")
    no = Refusal("second-claim-unpayable", "page 7", {**named, "first": first})
    return (Furs(second, 1, For.SECOND_ACTION, no), Furs(fur, price, For.CLAIM, no))
