"""Beginning anywhere: a prepared position is set up, and refused where the box does not hold it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from krajina.core import BadOptions, Word, word_of
from krajina.core.tasks import go_on
from krajina.games.stroganov.catalog import CARD, LANDSCAPE, SONG, VILLAGE, YURT
from krajina.games.stroganov.moves.draw_back import ShowBack
from krajina.games.stroganov.opening import BeginPlay, empty_table
from krajina.games.stroganov.options import MatSetup, Position, StroganovOptions
from krajina.games.stroganov.pieces import FURS, LAST, RANK, REGIONS, SEASONS, TIGER, VALUES, WHY_NUMBER, Fur, Why
from krajina.games.stroganov.standing import standing_of
from krajina.games.stroganov.state import NOBODY, NONE, State
from krajina.games.stroganov.tables import Tables
from krajina.games.stroganov.upkeep import LAST_YEAR_OF_A


def open_position(tables: Tables, options: StroganovOptions) -> State:
    """The table as a position says, up to the first question; raises BadOptions."""
    position = options.position
    assert position is not None, "there is a position"
    state = empty_table(tables, options)
    state.year, state.season = position.year, SEASONS.index(position.season)
    mats = (*position.mats, *[MatSetup()] * options.players)[: options.players]
    if len(position.mats) > options.players:
        raise BadOptions("too-many-mats", found=len(position.mats), players=options.players)
    _place_row(state, position)
    _place_regions(state, position)
    for player, mat in enumerate(mats):
        _place_mat(state, player, mat)
    _place_stacks(state, position, mats)
    state.line = sorted(range(options.players), key=lambda player: -state.at[player])
    _take_furs(state)
    state.todo.append(BeginPlay())
    if options.is_solo:
        state.todo.append(ShowBack())
    go_on(state)
    return state


def _place_row(state: State, position: Position) -> None:
    """The landscapes with their furs from the lowest; without any, the first twelve of the box."""
    if len(position.row) > LAST:
        raise BadOptions("row-too-long", found=len(position.row), last=LAST)
    if not position.row:
        state.row[1:] = range(LAST)
    for at, place in enumerate(position.row, 1):
        state.row[at] = NONE if place.landscape is None else LANDSCAPE.ids.index(place.landscape)
        state.row_furs[at] = tuple(sorted(RANK[fur] for fur in place.furs))
        if place.furs and place.landscape is None:
            raise BadOptions("furs-in-gap", at=at)


def _place_regions(state: State, position: Position) -> None:
    _expect_five(Word("option-region_furs"), position.region_furs)
    _expect_five(Word("option-villages"), position.villages)
    if position.yurts:  # else those of the year
        _expect_five(Word("option-yurts"), position.yurts)
    if position.cards:
        _expect_five(Word("option-cards"), position.cards)
    state.region_furs = [RANK[fur] for fur in position.region_furs]
    state.trade_fur = RANK[position.trade_fur]
    if TIGER in (*state.region_furs, state.trade_fur):
        raise BadOptions("tiger-prices-nothing")
    state.villages = [VILLAGE.ids.index(name) for name in position.villages]
    state.left["villages"] = ()
    for fur in position.market:
        if fur == Fur.TIGER or len(position.market) > state.tables.board.tracks.market:
            raise BadOptions("market-too-full", last=state.tables.board.tracks.market)
        state.add_to_market(RANK[fur], 1)


def _expect_five(name: Word, given: Sequence[object]) -> None:
    if len(given) != len(REGIONS):
        raise BadOptions("not-five", name=name, found=len(given))


def _place_mat(state: State, player: int, setup: MatSetup) -> None:
    mat = state.mats[player]
    state.at[player] = setup.at
    for name in ("horses", "coins", "banners", "outposts", "stories", "trophy", "points"):
        setattr(mat, name, getattr(setup, name))
    mat.sheet[WHY_NUMBER[Why.OTHER]] = setup.points
    mat.times[WHY_NUMBER[Why.OTHER]] = int(setup.points > 0)
    for fur in setup.furs:
        mat.add_furs(RANK[fur], 1)
    mat.landscapes = tuple(map(LANDSCAPE.ids.index, setup.landscapes))
    mat.hand = tuple(map(CARD.ids.index, setup.hand))
    mat.fulfilled = tuple(map(CARD.ids.index, setup.fulfilled))
    mat.standing = standing_of(state.tables.cards[card].effect for card in mat.fulfilled)
    if setup.stories > state.tables.board.tracks.story:
        raise BadOptions("stories-too-many", found=setup.stories, last=state.tables.board.tracks.story)
    if setup.trophy > mat.track.last:
        raise BadOptions("trophy-too-far", found=setup.trophy, last=mat.track.last)
    for region in setup.built:
        slots = list(state.slots[region - 1])
        if NOBODY not in slots or player in slots:
            raise BadOptions("outpost-twice", region=region)
        slots[slots.index(NOBODY)] = player
        state.slots[region - 1] = tuple(slots)
    mat.outposts_left -= mat.outposts + len(setup.built)
    state.banners -= mat.banners
    if mat.outposts_left < 0 or state.banners < 0:
        raise BadOptions("too-many-pieces", what=word_of("thing-outpost" if mat.outposts_left < 0 else "thing-banner"))


def _place_stacks(state: State, position: Position, mats: Sequence[MatSetup]) -> None:
    """What is nowhere else is in its stack; yurts, cards and songs that were not named are the first of the year."""
    letter = "A" if state.year <= LAST_YEAR_OF_A else "B"
    stacks = state.tables.stacks(letter)
    own = [card for mat in mats for card in (*mat.hand, *mat.fulfilled)]
    tiles = [tile for tile in state.row if tile != NONE] + [tile for mat in state.mats for tile in mat.landscapes]
    _once((LANDSCAPE.words[LANDSCAPE.ids[tile]] for tile in tiles), Word("option-row"))
    for pile in ("start_landscapes", "landscapes"):
        state.left[pile] = tuple(tile for tile in state.left[pile] if tile not in tiles)
    cards = [card for card in stacks["cards"] if CARD.ids[card] not in own]
    yurts, songs = list(stacks["yurts"]), stacks["songs"]
    state.cards = [NONE if one is None else CARD.ids.index(one) for one in position.cards] or _padded(cards)
    state.yurts = [NONE if one is None else YURT.ids.index(one) for one in position.yurts] or _padded(yurts)
    state.songs = tuple(map(SONG.ids.index, position.songs)) or songs[: len(state.mats)]
    _once((CARD.words[name] for name in (*own, *filter(None, position.cards))), Word("option-cards"))
    _once((YURT.words[name] for name in position.yurts if name), Word("option-yurts"))
    _once((SONG.words[name] for name in position.songs), Word("option-songs"))
    _once((VILLAGE.words[name] for name in position.villages), Word("option-villages"))
    state.left["cards"] = tuple(card for card in cards if card not in state.cards)
    state.left["yurts"] = tuple(yurt for yurt in yurts if yurt not in state.yurts)
    state.left["songs"] = tuple(song for song in songs if song not in state.songs)
    state.left["start_cards"] = state.left["players"] = state.left["region_furs"] = ()


def _padded(stack: list[int]) -> list[int]:
    return [*stack, *(NONE for _ in REGIONS)][: len(REGIONS)]


def _once(pieces: Iterable[Word], name: Word) -> None:
    for piece, count in Counter(word.key for word in pieces).items():
        if count > 1:
            raise BadOptions("piece-twice", piece=Word(piece), name=name)


def _take_furs(state: State) -> None:
    """What lies anywhere is not in the bag."""
    furs = Counter(rank for row in state.row_furs for rank in row)
    for counts in (state.market, *(mat.furs for mat in state.mats)):
        furs.update({rank: count for rank, count in enumerate(counts) if count})
    for value in VALUES:
        state.bag[value] -= furs[value]
    state.tigers -= furs[TIGER]
    for rank, left in (*enumerate(state.bag), (TIGER, state.tigers)):
        if left < 0:
            raise BadOptions("too-many-furs", fur=word_of(FURS[rank]), found=furs[rank])
