"""The upkeep of winter: the board is made ready for the next year; after the last one the game ends (page 10)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Event
from krajina.games.stroganov.moves.draw_card import PlaceCard
from krajina.games.stroganov.moves.draw_fur import DealFurs, FillMarket
from krajina.games.stroganov.moves.draw_landscape import AddLandscape
from krajina.games.stroganov.moves.draw_song import PlaceSong
from krajina.games.stroganov.moves.draw_yurt import PlaceYurt
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import LAST, REGIONS, TIGER, VALUES
from krajina.games.stroganov.scoring import final_scoring
from krajina.games.stroganov.state import NONE, State, Task

YEARS: Final = 4
LAST_YEAR_OF_A: Final = 2


class PartsRemoved(Event, frozen=True):
    """All A songs, yurts and cards left the game."""


class Upkeep(Task, frozen=True):
    """The board for the next year; after the last year the final scoring instead (page 10)."""

    def enter(self, state: State) -> bool:
        """Cossacks home in their order, gaps closed, and everything else in the order of the book."""
        if state.year == YEARS:
            final_scoring(state)
            return False
        state.at = [0] * len(state.at)
        added = _close_gaps(state)
        if state.year == LAST_YEAR_OF_A:
            _remove_parts(state)
        state.songs = ()
        state.yurts = _to_the_left(state.yurts)
        state.cards = _to_the_left(state.cards)
        todo = state.todo
        todo.extend(PlaceCard(region) for region in reversed(REGIONS) if state.cards[region] == NONE)
        todo.extend(PlaceYurt(region) for region in reversed(REGIONS) if state.yurts[region] == NONE)
        todo.extend(PlaceSong() for _ in state.mats)
        todo.append(FillMarket())
        todo.append(ReturnMarket())
        todo.append(FursOnNewTiles(added))
        todo.extend(AddLandscape(at) for at in reversed(added))
        return False


def _close_gaps(state: State) -> tuple[int, ...]:
    """Shift the tiles to the west; the places that new ones come to."""
    tiles = [(state.row[at], state.row_furs[at]) for at in range(1, LAST + 1) if state.row[at] != NONE]
    free = tuple(range(len(tiles) + 1, LAST + 1))
    tiles += [(NONE, ())] * len(free)
    state.row = [NONE, *(tile for tile, _ in tiles)]
    state.row_furs = [(), *(furs for _, furs in tiles)]
    return free


def _remove_parts(state: State) -> None:
    """After the second year all A parts leave the game, but for cards that players have (page 10, ruling 17)."""
    state.yurts = [NONE for _ in REGIONS]
    state.cards = [NONE for _ in REGIONS]
    own = {card for mat in state.mats for card in (*mat.hand, *mat.fulfilled)}
    state.left |= state.tables.stacks("B")
    state.left["cards"] = tuple(card for card in state.left["cards"] if card not in own)
    state.tell(PartsRemoved())


def _to_the_left(row: list[int]) -> list[int]:
    there = [one for one in row if one != NONE]
    return there + [NONE] * (len(row) - len(there))


class FursOnNewTiles(Task, frozen=True):
    """Furs for new landscapes, dealt out evenly, and a tiger on the easternmost (page 10, rulings 7 and 36)."""

    places: tuple[int, ...]

    def enter(self, state: State) -> bool:
        new = [at for at in self.places if state.row[at] != NONE]
        last = max((at for at in range(1, LAST + 1) if state.row[at] != NONE), default=0)
        if last and (last in new or state.reads(Reading.TIGER_ALWAYS)) and state.tigers:
            state.tigers -= 1
            state.row_furs[last] = (*state.row_furs[last], TIGER)
        state.todo.append(DealFurs(slots_in_turn(state, new)))
        return False


def slots_in_turn(state: State, places: Sequence[int]) -> tuple[int, ...]:
    """The slots of landscapes for furs, one of each in turn; those marked 4 stay empty below four players (page 4)."""
    rooms = {at: _slots(state, at) for at in places}
    most = max(rooms.values(), default=0)
    return tuple(at for number in range(most) for at in places if rooms[at] > number)


def _slots(state: State, at: int) -> int:
    tile = state.tables.landscapes[state.row[at]]
    return tile.slots if len(state.mats) == 4 else tile.slots - tile.slots_marked_4


class ReturnMarket(Task, frozen=True):
    """The furs of the market go back into the bag."""

    def enter(self, state: State) -> bool:
        for value in VALUES:
            state.bag[value] += state.market[value]
            state.market[value] = 0
        return False
