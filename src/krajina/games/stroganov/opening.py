"""Set-up in the order of the book (pages 4 and 5), or a prepared position."""

from typing import Final

from krajina.core.tasks import go_on
from krajina.games.stroganov.catalog import CARD, IVAN_CARD, LANDSCAPE, SONG, VILLAGE, YURT
from krajina.games.stroganov.events import RegionFurPlaced
from krajina.games.stroganov.ivan import deck
from krajina.games.stroganov.moves.draw_back import ShowBack
from krajina.games.stroganov.moves.draw_card import PlaceCard, PlaceStartCard
from krajina.games.stroganov.moves.draw_fur import DealFurs, FillMarket, FurOnStartCard, PlaceRegionFur
from krajina.games.stroganov.moves.draw_landscape import AddLandscape
from krajina.games.stroganov.moves.draw_player import PlaceCossack
from krajina.games.stroganov.moves.draw_song import PlaceSong
from krajina.games.stroganov.moves.draw_village import PlaceVillage
from krajina.games.stroganov.moves.draw_yurt import PlaceYurt
from krajina.games.stroganov.moves.take_start_card import ChooseStartCard
from krajina.games.stroganov.options import RegionFurs, StroganovOptions
from krajina.games.stroganov.phases import begin_season
from krajina.games.stroganov.pieces import FURS, LAST, RANK, REGIONS, Side
from krajina.games.stroganov.state import NEUTRAL, NOBODY, Mat, State, Task
from krajina.games.stroganov.tables import Tables, Track
from krajina.games.stroganov.upkeep import place_tiger, slots_in_turn

START_TILES: Final = 5


def empty_table(tables: Tables, options: StroganovOptions) -> State:
    """The table with everything still in its stacks."""
    state = State(tables, options)
    players = options.players
    state.ivan = 1 if options.is_solo else NOBODY
    state.mats = [Mat(track_of(tables, options, player)) for player in range(players)]
    for mat in state.mats:
        mat.outposts_left = tables.board.setup.outposts_of_a_colour
    missing = {"2": players == 2, "3-": players <= 3}
    state.slots = [
        tuple(NEUTRAL if mark and missing[mark] else NOBODY for mark in marks) for marks in tables.slot_marks
    ]  # page 5: outposts of the colours without a player
    state.left = {
        "start_landscapes": tuple(number for number, tile in enumerate(tables.landscapes) if tile.start),
        "landscapes": tuple(number for number, tile in enumerate(tables.landscapes) if not tile.start),
        "villages": tuple(range(len(tables.villages))),
        **tables.stacks("A"),
        "start_cards": tables.stacks("S")["cards"],
        "region_furs": tables.region_furs,
        "players": tuple(range(options.seats)),
        "ivan": deck(tables, options) if options.is_solo else (),
    }
    state.orders = _orders(options)
    return state


def _orders(options: StroganovOptions) -> dict[str, tuple[int, ...]]:
    order = options.draw_order
    cards = tuple(map(CARD.ids.index, order.cards))
    found: dict[str, tuple[int, ...]] = {
        "players": order.players,
        "region_furs": tuple(RANK[fur] for fur in order.region_furs),
        "furs": tuple(RANK[fur] for fur in order.furs),
        "landscapes": tuple(map(LANDSCAPE.ids.index, order.landscapes)),
        "villages": tuple(map(VILLAGE.ids.index, order.villages)),
        "yurts": tuple(map(YURT.ids.index, order.yurts)),
        "songs": tuple(map(SONG.ids.index, order.songs)),
        "cards": cards,
        "start_cards": cards,
        "ivan": tuple(map(IVAN_CARD.ids.index, order.ivan)),
    }
    return {stack: pieces for stack, pieces in found.items() if pieces}


def track_of(tables: Tables, options: StroganovOptions, player: int) -> Track:
    """The trophy track of a player's board."""
    if player >= options.seats:
        return tables.tracks[options.opponent.value]
    side = options.side_of(player)
    return tables.tracks["a" if side == Side.A else f"b_{options.seat_colours[player].value}"]


def open_table(tables: Tables, options: StroganovOptions) -> State:
    """Set the table up until a player has to choose; most of it is for chance to say."""
    state = empty_table(tables, options)
    steps: list[Task] = [AddLandscape(at, start=at <= START_TILES) for at in range(1, LAST + 1)]
    steps.append(PlaceRegionFur())
    if options.region_furs == RegionFurs.RANDOM:
        steps += [PlaceRegionFur(region) for region in REGIONS]
    steps += [FursOfTheStart(), FillMarket()]
    steps += [PlaceVillage(region) for region in REGIONS]
    steps += [PlaceYurt(region) for region in REGIONS]
    steps += [PlaceCossack() for _ in range(options.seats)]
    steps += [PlaceSong() for _ in state.mats]
    steps += [PlaceCard(region) for region in REGIONS]
    count = 2 if options.is_solo else options.seats + 1  # pages 5 and 12
    steps += [PlaceStartCard() for _ in range(count)]
    steps += [FurOnStartCard(number) for number in range(count)]
    steps += [StartPlayers(), BeginPlay()]
    if options.is_solo:
        steps.insert(-2, ShowBack())
    state.todo.extend(reversed(steps))
    go_on(state)
    return state


class FursOfTheStart(Task):
    """Region furs in order, furs on all landscapes, a tiger on the easternmost (page 4)."""

    def enter(self, state: State) -> bool:
        if state.options.region_furs == RegionFurs.ASCENDING:
            state.region_furs = sorted(state.left["region_furs"])
            state.left["region_furs"] = ()
            for region, fur in enumerate(state.region_furs):
                if state.events is not None:
                    state.tell(RegionFurPlaced(fur=FURS[fur], region=region + 1))
        place_tiger(state, LAST)
        state.todo.append(DealFurs(slots_in_turn(state, range(1, LAST + 1))))
        return False


class StartPlayers(Task):
    """Horses by the order of play, a coin, an outpost; then start cards from the last player on (page 5)."""

    def enter(self, state: State) -> bool:
        """Ivan begins (page 12)."""
        if state.ivan != NOBODY:
            state.line.insert(0, state.ivan)
        setup = state.tables.board.setup
        for place, player in enumerate(state.line):
            mat = state.mats[player]
            mat.horses = setup.horses[place]
            mat.coins = setup.coins
            mat.outposts = setup.outposts
            mat.outposts_left -= setup.outposts
        state.todo.extend([ChooseStartCard(player) for player in state.line])
        return False


class BeginPlay(Task):
    """The first spring; what was not chosen goes back (page 5)."""

    def enter(self, state: State) -> bool:
        """Furs into the bag, cards into the box."""
        for _, fur in state.start_cards:
            state.bag[fur] += int(fur > 0)
        state.start_cards = ()
        begin_season(state)
        return False
