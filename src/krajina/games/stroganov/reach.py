"""Where a player may act: the tiles beside a Cossack, its region, regions with an own outpost, or anywhere (page 7)."""

from collections.abc import Callable
from typing import Final

from krajina.core.pickled import own_of, remade
from krajina.games.stroganov.options import Claims
from krajina.games.stroganov.pieces import LAST, REGIONS
from krajina.games.stroganov.state import NONE, State

EVERYWHERE: Final = list(REGIONS)
TILE: Final = Claims.TILE


class Terms:
    """On what terms an action is done."""

    __slots__ = ("again", "anywhere", "is_second", "paid_only")

    def __init__(
        self, is_second: bool = False, anywhere: bool = False, again: bool = False, paid_only: bool = False
    ) -> None:
        self.is_second = is_second  # as a second main action, for a fur (page 7)
        self.anywhere = anywhere  # by a card or a song, wherever the Cossack stands
        self.again = again  # a second hunt, for a coin (page 6)
        self.paid_only = paid_only  # a tsar card for the furs that are paid, by a song

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return remade, (Terms, own_of(self))


MAIN: Final = Terms()
SECOND: Final = Terms(is_second=True)
ANYWHERE: Final = Terms(anywhere=True)
AGAIN: Final = Terms(again=True)
PAID_ONLY: Final = Terms(paid_only=True)


def tiles_east(state: State, at: int) -> list[int]:
    """The tiles to the east of a place, from the nearest; gaps do not count (page 6)."""
    row = state.row
    return [place for place in range(at + 1, LAST + 1) if row[place] != NONE]


def tiles_west(state: State, at: int) -> list[int]:
    """The tiles to the west of a place, from the nearest; never the start tile (ruling 24)."""
    row = state.row
    return [place for place in range(at - 1, 0, -1) if row[place] != NONE]


class Reach:
    """Where a player may act: in which regions, in which of them build, and by region which places may be claimed."""

    __slots__ = ("builds", "claims", "regions")

    def __init__(self, regions: list[int], builds: list[int], claims: list[list[int]]) -> None:
        self.regions = regions  # from the west
        self.builds = builds
        self.claims = claims


def reach_of(state: State, player: int) -> Reach:
    """Where a player may act by Cossack and outposts."""
    region_of, slots = state.tables.region_of, state.slots
    by_tile = state.options.claims is TILE
    if not by_tile and not state.mats[player].standing.shift_left:
        here = region_of[state.at[player]]
        regions = [region for region in range(len(slots)) if region == here or player in slots[region]]
        return Reach(regions, [here], state.tables.places)
    stands = _stands(state, player)
    builds = [region_of[at] for at in stands if region_of[at] >= 0]
    regions = [region for region in REGIONS if region in builds or player in slots[region]]
    claims = state.tables.places
    if by_tile:
        claims = [
            places if player in slots[region] else [at for at in places if at in stands]
            for region, places in enumerate(claims)
        ]
    return Reach(regions, builds, claims)


def whole_board(state: State) -> Reach:
    """The whole board, by a card or a song."""
    return Reach(EVERYWHERE, EVERYWHERE, state.tables.places)


def _stands(state: State, player: int) -> list[int]:
    """The Cossack's place; with a card the next tiles to the west, as if it stood there (annex, A6)."""
    at, shift = state.at[player], state.mats[player].standing.shift_left
    return [at, *tiles_west(state, at)[:shift]] if shift else [at]
