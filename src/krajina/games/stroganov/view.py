"""What people see: everything on the table, the same for all; what no player has seen yet is only counted."""

from operator import itemgetter
from typing import Final

from msgspec import Struct

from krajina.core import Seat, View, Word, heard
from krajina.games.stroganov.catalog import (
    CARD,
    IVAN_CARD,
    LANDSCAPE,
    SONG,
    VILLAGE,
    YURT,
    CardName,
    IvanCardName,
    LandscapeName,
    SongName,
    VillageName,
    YurtName,
)
from krajina.games.stroganov.events import StroganovEvent, is_ours
from krajina.games.stroganov.ivan import deck
from krajina.games.stroganov.kept import Kept
from krajina.games.stroganov.mats import Row, Seen, fur_counts, seen_of
from krajina.games.stroganov.moves.claim_landscape import BASE_PRICE
from krajina.games.stroganov.moves.keep_fur import FurForPlayer, KeepOne
from krajina.games.stroganov.phases import moment
from krajina.games.stroganov.pieces import (
    FURS,
    LAST,
    REGIONS,
    SEASONS,
    At,
    Fur,
    Moment,
    Opponent,
    Pick,
    Region,
    Season,
    Second,
    Terrain,
    Who,
)
from krajina.games.stroganov.rewards import gain_words
from krajina.games.stroganov.shown import CardInfo, Paying, Possible, card_info, paying, possible
from krajina.games.stroganov.state import NEUTRAL, NOBODY, NONE, State
from krajina.games.stroganov.tables import Tables


class Tile(Struct, frozen=True):
    """A place of the row: the landscape, or a gap; its furs from the lowest; the Cossacks as they came."""

    at: At
    region: Region
    landscape: LandscapeName | None
    terrain: Terrain | None
    gains: tuple[Word, ...]  # for claiming it
    price: int  # in furs of the region, for claiming it
    furs: tuple[Fur, ...]
    cossacks: tuple[Who, ...]


class Slot(Struct, frozen=True):
    """A place for an outpost: its price in horses, and whose outpost stands there."""

    horses: int
    owner: Who | None
    is_neutral: bool


class RegionRow(Struct, frozen=True):
    """A region."""

    region: Region
    fur: Fur
    village: VillageName | None
    village_gains: tuple[Word, ...]
    yurt: YurtName | None
    yurt_gains: tuple[Word, ...]
    card: CardName | None
    slots: tuple[Slot, ...]


class SongRow(Struct, frozen=True):
    """A song on the board."""

    song: SongName
    stories: int  # its price
    gains: tuple[Word, ...]


class StartCard(Struct, frozen=True):
    """A card of the start with its fur."""

    card: CardName
    fur: Fur | None


class IvanRow(Struct, frozen=True):
    """The solo opponent: what a player has, his card, and what the top of his deck shows."""

    opponent: Opponent
    card: IvanCardName | None
    pick: Pick | None  # what the card says: which furs he hunts and takes from the market,
    hunts: int | None  # how many,
    second: Second | None  # and his second action
    steps: int | None  # on the back of the top card
    cards_left: int
    mat: Row


class StroganovView(View, frozen=True, kw_only=True):
    """The table."""

    year: int
    season: Season
    active: Who | None  # whose turn it is
    moment: Moment | None  # how far the turn or the winter has gone
    order: tuple[Who, ...]  # from the deepest in Siberia
    moved: tuple[Who, ...]  # who has had their turn in this season, or has it now
    players: tuple[Row, ...]
    ivan: IvanRow | None
    row: tuple[Tile, ...]
    regions: tuple[RegionRow, ...]
    songs: tuple[SongRow, ...]
    start_cards: tuple[StartCard, ...]
    cards: tuple[CardInfo, ...]  # every tsar card that lies open
    market: dict[Fur, int]
    trade_fur: Fur | None
    drawn: tuple[Fur, ...]  # from the bag, waiting to be kept or not
    bag: dict[Fur, int]
    tigers: int
    banners: int
    landscapes_left: int
    paying: Paying | None  # furs that are due now
    possible: tuple[Possible, ...]  # for the one whose turn it is
    events: tuple[StroganovEvent, ...]


def view(state: State, seat: Seat | None) -> StroganovView:
    """Build the table up, field by field."""
    tables = state.tables
    seen = [seen_of(state, player) for player in range(len(state.mats))]
    return StroganovView(
        year=state.year,
        season=SEASONS[state.season],
        active=None if state.player == NOBODY or state.is_over else state.who(state.player),
        moment=moment(state),
        order=tuple(map(state.who, state.line)),
        moved=tuple(map(state.who, state.moved)),
        players=tuple([one.row for one in seen[: state.options.seats]]),
        ivan=_ivan(state, seen),
        row=tuple([_tile(state, at) for at in range(1, LAST + 1)]),
        regions=tuple([_region(state, region) for region in REGIONS]),
        songs=tuple([_song(tables, song) for song in state.songs]),
        start_cards=tuple(StartCard(CARD.ids[card], FURS[fur] if fur else None) for card, fur in state.start_cards),
        cards=_cards(state, seen),
        market=fur_counts(state.market),
        trade_fur=FURS[state.trade_fur] if state.trade_fur else None,
        drawn=_drawn(state),
        bag=fur_counts(state.bag),
        tigers=state.tigers,
        banners=state.banners,
        landscapes_left=len(state.left["landscapes"]),
        paying=paying(state),
        possible=tuple(possible(state)),
        events=tuple([event for event in heard(state, seat) if is_ours(event)]),
    )


def _ivan(state: State, seen: list[Seen]) -> IvanRow | None:
    if state.ivan == NOBODY:
        return None
    name, card = None, None
    if state.ivan_card != NONE:
        name, card = IVAN_CARD.ids[state.ivan_card], state.tables.ivan_cards[state.ivan_card]
    steps = None if state.ivan_back == NONE else state.tables.ivan_cards[state.ivan_back].move
    turned = len(deck(state.tables, state.options)) - len(state.left["ivan"])
    in_play = state.tables.catalog.automa.deck.in_play
    return IvanRow(
        opponent=state.options.opponent,
        card=name,
        pick=card.hunt.pick if card else None,
        hunts=card.hunt.count if card else None,
        second=card.second_action if card else None,
        steps=steps,
        cards_left=in_play - turned,
        mat=seen[state.ivan].row,
    )


_TILES: Final = Kept(Tile)
_REGIONS: Final = Kept(RegionRow)
_SONGS: Final = Kept(SongRow)
_CARDS: Final = Kept(CardInfo)


def _tile(state: State, at: int) -> Tile:
    tile, furs, tables = state.row[at], state.row_furs[at], state.tables
    there = tuple([state.who(player) for player in state.line if state.at[player] == at]) if at in state.at else ()
    return _TILES.get(tables, (at, tile, furs, there), lambda: _made_tile(tables, at, tile, furs, there))


def _made_tile(tables: Tables, at: int, tile: int, furs: tuple[int, ...], cossacks: tuple[Who, ...]) -> Tile:
    is_there = tile != NONE
    return Tile(
        at=at,
        region=tables.region_of[at] + 1,
        landscape=LANDSCAPE.ids[tile] if is_there else None,
        terrain=tables.landscapes[tile].terrain if is_there else None,
        gains=gain_words(tables.landscape_gains[tile]) if is_there else (),
        price=BASE_PRICE + len(furs) if is_there else 0,
        furs=tuple(FURS[rank] for rank in furs),
        cossacks=cossacks,
    )


def _region(state: State, region: int) -> RegionRow:
    village, yurt, card = state.villages[region], state.yurts[region], state.cards[region]
    opponent = state.options.opponent if state.ivan != NOBODY else None
    key = (opponent, region, state.region_furs[region], village, yurt, card, state.slots[region])
    return _REGIONS.get(state.tables, key, lambda: _made_region(state, region))


def _made_region(state: State, region: int) -> RegionRow:
    village, yurt, card = state.villages[region], state.yurts[region], state.cards[region]
    tables = state.tables
    slots = zip(tables.slot_horses[region], state.slots[region], strict=True)
    return RegionRow(
        region=region + 1,
        fur=FURS[state.region_furs[region]],
        village=VILLAGE.ids[village] if village != NONE else None,
        village_gains=gain_words(tables.village_gains[village]) if village != NONE else (),
        yurt=YURT.ids[yurt] if yurt != NONE else None,
        yurt_gains=gain_words(tables.yurt_gains[yurt]) if yurt != NONE else (),
        card=CARD.ids[card] if card != NONE else None,
        slots=tuple(
            Slot(horses, None if owner in (NOBODY, NEUTRAL) else state.who(owner), owner == NEUTRAL)
            for horses, owner in slots
        ),
    )


def _song(tables: Tables, song: int) -> SongRow:
    words = gain_words(tables.song_gains[song])
    return _SONGS.get(tables, song, lambda: SongRow(SONG.ids[song], tables.song_costs[song], words))


def _open_card(state: State, card: int) -> CardInfo:
    """A card that nobody has."""
    return _CARDS.get(state.tables, card, lambda: card_info(state, card, NOBODY))


def _cards(state: State, seen: list[Seen]) -> tuple[CardInfo, ...]:
    """Every card that lies open, by its number."""
    found = [pair for one in seen for pair in one.cards]
    open_cards = [card for card, _ in state.start_cards] + [card for card in state.cards if card != NONE]
    found += [(card, _open_card(state, card)) for card in open_cards]
    found.sort(key=itemgetter(0))
    return tuple([info for _, info in found])


def _drawn(state: State) -> tuple[Fur, ...]:
    task = state.asked
    if isinstance(task, KeepOne):
        return tuple(FURS[value] for value in task.furs)
    if isinstance(task, FurForPlayer) and task.first:
        return (FURS[task.first],)
    return ()
