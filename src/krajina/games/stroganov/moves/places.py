"""Where an advanced action may be done: the Cossack's region, regions with an own outpost, or anywhere (page 7)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from krajina.games.stroganov.moves.move import tiles_west
from krajina.games.stroganov.options import Claims
from krajina.games.stroganov.pieces import REGIONS
from krajina.games.stroganov.state import State

EVERYWHERE: Final = tuple(REGIONS)


class Reach(Struct, frozen=True, gc=False):
    """Where somebody may act: in which regions, in which of them build, and by region which places may be claimed."""

    regions: Sequence[int]  # from the west
    builds: Sequence[int]
    claims: Sequence[Sequence[int]]


def reach_of(state: State, player: int) -> Reach:
    """Where a player may act by Cossack and outposts."""
    stands = _stands(state, player)
    region_of, slots = state.tables.region_of, state.slots
    builds = [region_of[at] for at in stands if region_of[at] >= 0]
    regions = [region for region in REGIONS if region in builds or player in slots[region]]
    claims = state.tables.places
    if state.options.claims == Claims.TILE:
        claims = tuple(
            places if player in slots[region] else tuple(at for at in places if at in stands)
            for region, places in enumerate(claims)
        )
    return Reach(regions, builds, claims)


def whole_board(state: State) -> Reach:
    """The whole board, by a card or a song."""
    return Reach(EVERYWHERE, EVERYWHERE, state.tables.places)


def _stands(state: State, player: int) -> list[int]:
    """The Cossack's place; with a card the next tiles to the west, as if it stood there (annex, A6)."""
    at, shift = state.at[player], state.mats[player].standing.shift_left
    return [at, *tiles_west(state, at)[:shift]] if shift else [at]
