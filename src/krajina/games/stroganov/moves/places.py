"""Where an advanced action may be done: the Cossack's region, regions with an own outpost, or anywhere (page 7)."""

from typing import Final

from krajina.games.stroganov.moves.move import tiles_west
from krajina.games.stroganov.pieces import REGIONS
from krajina.games.stroganov.state import State

EVERYWHERE: Final = tuple(REGIONS)


def cossack_regions(state: State, player: int) -> list[int]:
    """The Cossack's region; with a card those of the next tiles to the west, as if it stood there (annex, A6)."""
    region_of, at = state.tables.region_of, state.at[player]
    found = [region_of[at]] if region_of[at] >= 0 else []
    shift = state.mats[player].standing.shift_left
    for place in tiles_west(state, at)[:shift] if shift else ():
        if region_of[place] not in found:
            found.append(region_of[place])
    return found


def regions_of(state: State, player: int) -> list[int]:
    """Where a player may act: from the west."""
    here = cossack_regions(state, player)
    slots = state.slots
    return [region for region in REGIONS if region in here or player in slots[region]]
