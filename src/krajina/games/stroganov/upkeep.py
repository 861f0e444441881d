"""The upkeep of winter: the board is made ready for the next year; after the last one the game ends (page 10)."""

from collections.abc import Sequence
from typing import Final

from krajina.games.stroganov.catalog import CARD, LANDSCAPE, SONG, YURT
from krajina.games.stroganov.events import (
    CardsSlid,
    CossackWentHome,
    LandscapesSlid,
    MarketCleared,
    PartsRemoved,
    SongsLeft,
    TigerPlaced,
    YurtsSlid,
)
from krajina.games.stroganov.moves.draw_card import PlaceCard
from krajina.games.stroganov.moves.draw_fur import DealFurs, FillMarket
from krajina.games.stroganov.moves.draw_landscape import AddLandscape
from krajina.games.stroganov.moves.draw_song import PlaceSong
from krajina.games.stroganov.moves.draw_yurt import PlaceYurt
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import FURS, LAST, REGIONS, TIGER, VALUES
from krajina.games.stroganov.scoring import final_scoring
from krajina.games.stroganov.state import NONE, State, Task

YEARS: Final = 4
LAST_YEAR_OF_A: Final = 2


class Upkeep(Task):
    """The board for the next year; after the last year the final scoring instead (page 10)."""

    def enter(self, state: State) -> bool:
        """Cossacks home in their order, gaps closed, and everything else in the order of the book."""
        if state.year == YEARS:
            final_scoring(state)
            return False
        _ride_home(state)
        added = _close_gaps(state)
        if state.songs:
            state.tell(SongsLeft(songs=tuple(SONG.ids[song] for song in state.songs)))
        state.songs = ()
        if state.year == LAST_YEAR_OF_A:
            _remove_parts(state)
        _slide_yurts(state)
        _slide_cards(state)
        todo = state.todo
        todo.extend([PlaceCard(region) for region in reversed(REGIONS) if state.cards[region] == NONE])
        todo.extend([PlaceYurt(region) for region in reversed(REGIONS) if state.yurts[region] == NONE])
        todo.extend([PlaceSong() for _ in state.mats])
        todo.append(FillMarket())
        todo.append(ReturnMarket())
        todo.append(FursOnNewTiles(added))
        todo.extend([AddLandscape(at) for at in reversed(added)])
        return False


def _ride_home(state: State) -> None:
    """Cossacks go to the start tile and keep their order (page 10)."""
    for player in state.line:
        if state.at[player] and state.events is not None:
            state.tell(CossackWentHome(who=state.who(player), at=state.at[player]))
    state.at = [0] * len(state.at)


def _close_gaps(state: State) -> tuple[int, ...]:
    """Shift the tiles to the west; the places that new ones come to."""
    there = [at for at in range(1, LAST + 1) if state.row[at] != NONE]
    slid = [(at, to) for to, at in enumerate(there, 1) if at != to]
    if slid and state.events is not None:
        names = tuple(LANDSCAPE.ids[state.row[at]] for at, _ in slid)
        origins, places = tuple([at for at, _ in slid]), tuple([to for _, to in slid])
        state.tell(LandscapesSlid(landscapes=names, origins=origins, places=places))
    free = tuple(range(len(there) + 1, LAST + 1))
    state.row = [NONE, *(state.row[at] for at in there), *(NONE for _ in free)]
    state.row_furs = [(), *(state.row_furs[at] for at in there), *(() for _ in free)]
    return free


def _slide_yurts(state: State) -> None:
    state.yurts, origins, regions = _to_the_left(state.yurts)
    if regions:
        names = tuple(YURT.ids[state.yurts[region - 1]] for region in regions)
        state.tell(YurtsSlid(yurts=names, origins=origins, regions=regions))


def _slide_cards(state: State) -> None:
    state.cards, origins, regions = _to_the_left(state.cards)
    if regions:
        names = tuple(CARD.ids[state.cards[region - 1]] for region in regions)
        state.tell(CardsSlid(cards=names, origins=origins, regions=regions))


def _to_the_left(row: list[int]) -> tuple[list[int], tuple[int, ...], tuple[int, ...]]:
    """A row without gaps; and for people from which regions something went where."""
    there = [region for region, one in enumerate(row) if one != NONE]
    slid = [(region + 1, to + 1) for to, region in enumerate(there) if region != to]
    closed = [row[region] for region in there] + [NONE] * (len(row) - len(there))
    return closed, tuple([origin for origin, _ in slid]), tuple([to for _, to in slid])


def _remove_parts(state: State) -> None:
    """After the second year all A parts leave the game, but for cards that players have (page 10, ruling 17)."""
    state.yurts = [NONE for _ in REGIONS]
    state.cards = [NONE for _ in REGIONS]
    own = {card for mat in state.mats for card in (*mat.hand, *mat.fulfilled)}
    state.left |= state.tables.stacks("B")
    state.left["cards"] = tuple(card for card in state.left["cards"] if card not in own)
    state.tell(PartsRemoved())


class FursOnNewTiles(Task):
    """Furs for new landscapes, dealt out evenly, and a tiger on the easternmost (page 10, rulings 7 and 36)."""

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places

    def enter(self, state: State) -> bool:
        new = [at for at in self.places if state.row[at] != NONE]
        last = LAST
        while last and state.row[last] == NONE:
            last -= 1
        if last and (last in new or state.reads(Reading.TIGER_ALWAYS)) and state.tigers:
            place_tiger(state, last)
        state.todo.append(DealFurs(slots_in_turn(state, new)))
        return False


def place_tiger(state: State, at: int) -> None:
    """A tiger of the supply comes beside the furs of a landscape (pages 4 and 10)."""
    state.tigers -= 1
    state.row_furs[at] = (*state.row_furs[at], TIGER)
    if state.events is not None:
        state.tell(TigerPlaced(at=at))


def slots_in_turn(state: State, places: Sequence[int]) -> tuple[int, ...]:
    """The slots of landscapes for furs, one of each in turn; those marked 4 stay empty below four players (page 4)."""
    rooms = [_slots(state, at) for at in places]
    found: list[int] = []
    number = before = 0
    while number == 0 or len(found) > before:
        before = len(found)
        found += [at for place, at in enumerate(places) if rooms[place] > number]
        number += 1
    return tuple(found)


def _slots(state: State, at: int) -> int:
    tile = state.tables.landscapes[state.row[at]]
    return tile.slots if len(state.mats) == 4 else tile.slots - tile.slots_marked_4


class ReturnMarket(Task):
    """The furs of the market go back into the bag."""

    def enter(self, state: State) -> bool:
        if state.events is not None and any(state.market):
            state.tell(MarketCleared(furs=tuple(FURS[value] for value in VALUES for _ in range(state.market[value]))))
        for value in VALUES:
            state.bag[value] += state.market[value]
            state.add_to_market(value, -state.market[value])
        return False
