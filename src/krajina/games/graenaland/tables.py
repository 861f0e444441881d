"""What the rules look up, made once from the catalogue: ints instead of names, and the shape of the island."""

from collections.abc import Mapping
from typing import ClassVar, Final

from krajina.games.graenaland.actions import PUBLIC, SITES, TO_PAY, VILLAGES
from krajina.games.graenaland.catalog import Catalog
from krajina.games.graenaland.paying.bill import Bill, Price
from krajina.games.graenaland.pieces import (
    BASIC,
    BUILDINGS,
    DIRECTIONS,
    GOALS,
    IMPROVEMENT,
    KINDS,
    RESOURCES,
    TERRAINS,
    UNITS,
    Direction,
    Resource,
    Row,
    kind_of,
)

NOWHERE: Final = -1
# By direction, on the coast and behind it: the row where it leads and the step along that row (section 4).
COAST_STEPS: Final = {
    Direction.WEST: (Row.COAST, -1),
    Direction.EAST: (Row.COAST, 1),
    Direction.NORTHWEST: (Row.INLAND, -1),
    Direction.NORTHEAST: (Row.INLAND, 0),
    Direction.WEST_TWICE: (Row.COAST, -2),
    Direction.EAST_TWICE: (Row.COAST, 2),
}
INLAND_STEPS: Final = {
    Direction.WEST: (Row.INLAND, -1),
    Direction.EAST: (Row.INLAND, 1),
    Direction.SOUTHWEST: (Row.COAST, 0),
    Direction.SOUTHEAST: (Row.COAST, 1),
}
FAR: Final = (DIRECTIONS.index(Direction.WEST_TWICE), DIRECTIONS.index(Direction.EAST_TWICE))


def price_of(cost: Mapping[Resource, int]) -> Price:
    """A price by number."""
    return tuple(cost.get(resource, 0) for resource in BASIC)


class Shape:
    """An island for so many: territories by number, the coast from the west, then the row behind it."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(self, coast: int) -> None:
        self.coast = coast
        self.size = 2 * coast - 1
        self.rows = tuple(Row.COAST if at < coast else Row.INLAND for at in range(self.size))
        self.ways = tuple(self._ways(at) for at in range(self.size))  # by territory and direction, where it leads
        steps = tuple([direction for direction in range(len(DIRECTIONS)) if direction not in FAR])
        self.open_ways = tuple(  # by territory, the directions that lead somewhere
            [tuple([way for way, there in enumerate(ways) if there != NOWHERE]) for ways in self.ways]
        )
        self.neighbours = tuple(
            tuple(sorted(ways[direction] for direction in steps if ways[direction] != NOWHERE)) for ways in self.ways
        )

    def _ways(self, at: int) -> tuple[int, ...]:
        is_coast = at < self.coast
        steps = COAST_STEPS if is_coast else INLAND_STEPS
        place = at if is_coast else at - self.coast
        found = []
        for direction in DIRECTIONS:
            row, step = steps.get(direction, (Row.COAST, -self.size))
            length = self.coast if row == Row.COAST else self.coast - 1
            there = place + step
            base = 0 if row == Row.COAST else self.coast
            found.append(base + there if 0 <= there < length else NOWHERE)
        return tuple(found)


class Tables:
    """The whole box by number."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(self, catalog: Catalog, seats: int) -> None:
        self.catalog = catalog
        self.shape = Shape(seats)
        self.layout = next(one for one in catalog.layouts.layouts if one.players == seats)
        self._read_tiles(catalog)
        self._read_decks(catalog)
        self._read_costs(catalog)
        self._read_victory(catalog)
        self._write_bills()

    def _read_tiles(self, catalog: Catalog) -> None:
        tiles = catalog.tiles.tiles
        self.tile_numbers = {tile.id: number for number, tile in enumerate(tiles)}
        self.tile_names = tuple(tile.id for tile in tiles)
        self.tile_rows = tuple(tile.row for tile in tiles)
        self.tile_terrains = tuple(TERRAINS.index(tile.terrain) for tile in tiles)
        self.tile_prices = tuple(price_of(tile.settlement_cost) for tile in tiles)
        self.tile_improvements = tuple(RESOURCES.index(tile.improvement) for tile in tiles)
        self.tile_spots = tuple(tuple(building in tile.building_spots for building in BUILDINGS) for tile in tiles)

    def _read_decks(self, catalog: Catalog) -> None:
        self.deck = [0] * KINDS
        for deck in catalog.decks.resource_decks:
            for resource, count in deck.cards.items():
                self.deck[kind_of(TERRAINS.index(deck.id), RESOURCES.index(resource))] = count
        supply = catalog.decks.supply
        self.face_up = supply.face_up
        self.symbols = tuple(
            (RESOURCES.index(card.symbols[0]), RESOURCES.index(card.symbols[1])) for card in supply.cards
        )

    def _read_costs(self, catalog: Catalog) -> None:
        costs = catalog.costs
        self.building_prices = tuple(price_of(row.cost) for row in costs.buildings)
        self.unit_prices = tuple(price_of(row.cost) for row in costs.army)
        self.unit_terrains = tuple(
            NOWHERE if row.stronghold is None else TERRAINS.index(row.stronghold) for row in costs.army
        )
        assert tuple(row.id for row in costs.army) == UNITS, "checked with the tables"
        self.work_prices = tuple(price_of(row.cost) for row in costs.works)
        self.work_tokens = tuple(row.tokens for row in costs.works)
        self.improvement_prices = tuple(price_of(row.cost) for row in costs.improvements)  # by terrain
        self.improvement_tokens = tuple(row.tokens for row in costs.improvements)

    def _write_bills(self) -> None:
        """Every build there is, not paid yet; villages without what a palisade takes."""
        self.village_bills = [Bill(VILLAGES[tile], price) for tile, price in enumerate(self.tile_prices)]
        self.building_bills = [
            [Bill(site, price) for site in SITES[one]] for one, price in enumerate(self.building_prices)
        ]
        self.unit_bills = [Bill(TO_PAY[unit], price) for unit, price in enumerate(self.unit_prices)]
        improved = [self.improvement_prices[terrain] for terrain in self.tile_terrains]
        self.work_bills = [
            [Bill(public, self.work_prices[work]) for public in PUBLIC[work]] for work in range(IMPROVEMENT)
        ]
        self.work_bills.append([Bill(public, improved[tile]) for tile, public in enumerate(PUBLIC[IMPROVEMENT])])

    def _read_victory(self, catalog: Catalog) -> None:
        victory = catalog.victory
        self.thresholds = tuple(victory.basic.thresholds[goal] for goal in GOALS)
        self.goals_needed = victory.basic.goals_needed
        self.points_needed = victory.advanced.points_needed
        self.cards_dealt = victory.advanced.cards_dealt
        self.steps = tuple(tuple(card.goals[goal] for goal in GOALS) for card in victory.cards)
        self.uncounted = victory.three_players.buildings_not_counted
        self.houses = catalog.components.houses.per_player - 1  # one of them shows the army
        self.army_start = catalog.components.army_track.start
        self.army_most = catalog.components.army_track.length
