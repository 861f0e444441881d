"""Set-up: the empty table, and the steps of the book that fill it (section 1, with the choices of 25 to 27)."""

from krajina.core import BadOptions
from krajina.core.tasks import Task
from krajina.games.graenaland.catalog import SUPPLY, TILE, VICTORY_CARD
from krajina.games.graenaland.moves.draw_card import DealCard, LayCard
from krajina.games.graenaland.moves.draw_victory_card import DealVictoryCard
from krajina.games.graenaland.moves.keep_card import KeepCards
from krajina.games.graenaland.moves.settle import settle
from krajina.games.graenaland.options import GraenalandOptions
from krajina.games.graenaland.pieces import FACE_NUMBER, TERRAINS
from krajina.games.graenaland.starting import BeginSettling
from krajina.games.graenaland.state import State
from krajina.games.graenaland.tables import Tables


def empty_table(tables: Tables, options: GraenalandOptions) -> State:
    """The island with no clan on it, and everything else still in its decks; raises BadOptions."""
    state = State(tables, options)
    if not options.random_island:
        names = options.island or tuple(slot.tile for slot in tables.layout.slots)
        place_island(state, tuple(tables.tile_numbers[name] for name in names))
    state.orders = _orders(options)
    return state


def place_island(state: State, tiles: tuple[int, ...]) -> None:
    """Lay the island; a tile with a coast belongs to the coast."""
    tables = state.tables
    for at, tile in enumerate(tiles):
        if tables.tile_rows[tile] != tables.shape.rows[at]:
            raise BadOptions("wrong-row", tile=TILE.words[TILE.ids[tile]], place=at + 1)
    state.tiles = tiles
    state.terrains = tuple(tables.tile_terrains[tile] for tile in tiles)


def _orders(options: GraenalandOptions) -> dict[str, tuple[int, ...]]:
    order = options.draw_order
    found = {terrain.value: tuple(FACE_NUMBER[resource] for resource in order.of(terrain)) for terrain in TERRAINS}
    found["supplies"] = tuple(map(SUPPLY.ids.index, order.supplies))
    found["victory_cards"] = tuple(map(VICTORY_CARD.ids.index, order.victory_cards))
    found["tiles"] = tuple(map(TILE.ids.index, order.tiles))
    return {deck: pieces for deck, pieces in found.items() if pieces}


class BeginFixed(Task[State]):
    """Two villages and a warrior each, in the places of the layout, and a card from the deck of each (section 1)."""

    def enter(self, state: State) -> bool:
        """The first player has the places with number 1, and so on to the left."""
        layout = state.tables.layout
        slots = [slot.tile for slot in layout.slots]
        deals: list[Task[State]] = []
        for seat, start in zip(state.seats_from(state.main), layout.starts, strict=True):
            for tile in start.settlements:
                at = slots.index(tile)
                settle(state, seat, at, is_first=tile == start.warrior)
                deals.append(DealCard(at, seat))
        state.todo.extend(reversed(deals))
        return False


class BeginChosen(Task[State]):
    """Two cards face down at every territory of the coast; then every seat chooses (section 26)."""

    def enter(self, state: State) -> bool:
        coast, cards = state.tables.shape.coast, state.tables.catalog.layouts.optional.cards_per_coastal_tile
        state.todo.append(BeginSettling())
        state.todo.extend(LayCard(at) for at in reversed(range(coast)) for _ in range(cards))
        return False


class DealVictoryCards(Task[State]):
    """Three cards each; every seat keeps one (section 27)."""

    def enter(self, state: State) -> bool:
        state.todo.append(KeepCards())
        for seat in reversed(state.seats_from(state.main)):
            state.todo.extend(DealVictoryCard(seat) for _ in range(state.tables.cards_dealt))
        return False
