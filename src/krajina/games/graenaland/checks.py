"""What is counted in the box and what the rules rest on, checked in tables that an owner may have corrected.

Only what is true of every copy is asked for: the rulebook's numbers, the counts of the component lists, and the shape
of the board. Which terrain a tile has, what a building takes and where players begin is for the owner to say. What has
the wrong type or an unknown word was refused in reading.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from krajina.core.table_checks import TableCheck
from krajina.games.graenaland import pieces, rows
from krajina.games.graenaland.catalog import BOX, Catalog
from krajina.games.graenaland.pieces import BASIC, BUILDINGS, GOALS, TERRAINS, Building, Goal, Resource, Terrain, Unit

PLAYERS: Final = (3, 4, 5)
MARKS: Final[Mapping[rows.Mark | None, int]] = {None: 4, "5": 1, "3,5": 1, "4,5": 3}
ROWS: Final = {pieces.Row.COAST: 5, pieces.Row.INLAND: 4}
VILLAGE: Final = {pieces.Row.COAST: 4, pieces.Row.INLAND: 5}  # what a settlement takes
VILLAGE_IN_MOUNTAINS: Final = 6
DECK_SIZES: Final = (36, 36, 30, 24)  # by terrain
FACES: Final = 3  # kinds of resource in a deck
STRONGHOLDS: Final = {
    Unit.SOLDIERS: None,
    Unit.CAVALRY: Terrain.PLAINS,
    Unit.ARCHERS: Terrain.FOREST,
    Unit.INFANTRY: Terrain.HILLS,
}
# The rulebook's example names these prices; of the infantry it says one grain, one ore and one resource more.
ARMY: Final[Mapping[Unit, Mapping[Resource, int]]] = {
    Unit.SOLDIERS: {Resource.GRAIN: 4, Resource.ORE: 1},
    Unit.CAVALRY: {Resource.GRAIN: 1, Resource.ORE: 1, Resource.LIVESTOCK: 1},
    Unit.ARCHERS: {Resource.GRAIN: 1, Resource.ORE: 1, Resource.WOOD: 1},
}
WITH_STRONGHOLD: Final = 3
THRESHOLDS: Final = {Goal.SETTLEMENTS: 8, Goal.TERRITORIES: 3, Goal.LARGEST: 4, Goal.BUILDINGS: 2, Goal.ARMY: 3}
# The rulebook counts 6 points for this player, by the card of a picture; some card must be that one.
EXAMPLE: Final = {Goal.SETTLEMENTS: 8, Goal.TERRITORIES: 2, Goal.LARGEST: 5, Goal.BUILDINGS: 3, Goal.ARMY: 3}
EXAMPLE_POINTS: Final = {Goal.SETTLEMENTS: 2, Goal.TERRITORIES: 0, Goal.LARGEST: 1, Goal.BUILDINGS: 2, Goal.ARMY: 1}


def check(catalog: Catalog) -> None:
    """Check the tables against the box; raises BadData with file and place."""
    tiles = catalog.tiles.tiles
    _check_tiles(TableCheck("tiles.json"), catalog.tiles)
    _check_layouts(TableCheck("layouts.json"), catalog.layouts, tiles)
    _check_decks(TableCheck("decks.json"), catalog.decks)
    _check_costs(TableCheck("costs.json"), catalog.costs, tiles)
    _check_victory(TableCheck("victory.json"), catalog.victory)
    _check_components(TableCheck("components.json"), catalog.components, catalog.victory)


# -- the land -------------------------------------------------------------------------------------------------------


def _check_tiles(table: TableCheck, tiles: rows.TileTable) -> None:
    table.ids("tiles", [tile.id for tile in tiles.tiles], [tile.id for tile in BOX.tiles.tiles])
    lengths = Counter(tile.row for tile in tiles.tiles)
    for row, count in ROWS.items():
        table.counted(f"$.tiles[*].row ({row})", lengths[row], count)
    marks = Counter(tile.corner_mark for tile in tiles.tiles)
    for mark, count in MARKS.items():
        table.counted(f"$.tiles[*].corner_mark ({mark or 'null'})", marks[mark], count)
    for index, tile in enumerate(tiles.tiles):
        _check_tile(table, f"$.tiles[{index}]", tile)


def _check_tile(table: TableCheck, place: str, tile: rows.Tile) -> None:
    in_mountains = tile.terrain is Terrain.MOUNTAINS
    due = VILLAGE_IN_MOUNTAINS if in_mountains else VILLAGE[tile.row]
    _check_price(table, f"{place}.settlement_cost", tile.id, tile.settlement_cost)
    table.expect(f"{place}.settlement_cost.* ({tile.id})", sum(tile.settlement_cost.values()), due)
    table.once(f"{place}.building_spots ({tile.id})", tile.building_spots)
    most = 0 if in_mountains else len(BUILDINGS)
    table.at_most(f"{place}.building_spots ({tile.id})", len(tile.building_spots), most)


def _check_layouts(table: TableCheck, layouts: rows.LayoutTable, tiles: Sequence[rows.Tile]) -> None:
    for index, (layout, players) in enumerate(zip(layouts.layouts, PLAYERS, strict=False)):
        table.expect(f"$.layouts[{index}].players", layout.players, players)
        _check_slots(table, f"$.layouts[{index}].slots", layout, tiles)
        _check_starts(table, f"$.layouts[{index}].starts", layout)
    table.counted("$.layouts", len(layouts.layouts), len(PLAYERS))
    table.counted("$.optional.cards_per_coastal_tile", layouts.optional.cards_per_coastal_tile, 2)


def _check_slots(table: TableCheck, place: str, layout: rows.Layout, tiles: Sequence[rows.Tile]) -> None:
    """A coast as long as there are players, a row behind it that is one shorter, and the tiles that are marked so."""
    players = layout.players
    places = [(2 * x, 0) for x in range(players)] + [(2 * x + 1, 1) for x in range(players - 1)]
    for index, (slot, (x, y)) in enumerate(zip(layout.slots, places, strict=False)):
        table.expect(f"{place}[{index}].x", slot.x, x)
        table.expect(f"{place}[{index}].y", slot.y, y)
        row = pieces.Row.INLAND if y else pieces.Row.COAST
        known = [tile.id for tile in tiles if tile.row is row and _is_for(tile, players)]
        table.among(f"{place}[{index}].tile", slot.tile, known)
    table.counted(place, len(layout.slots), len(places))
    table.once(f"{place}[*].tile", [slot.tile for slot in layout.slots])


def _is_for(tile: rows.Tile, players: int) -> bool:
    return tile.corner_mark is None or str(players) in tile.corner_mark.split(",")


def _check_starts(table: TableCheck, place: str, layout: rows.Layout) -> None:
    known = [slot.tile for slot in layout.slots]
    for index, start in enumerate(layout.starts):
        for number, tile in enumerate(start.settlements):
            table.among(f"{place}[{index}].settlements[{number}]", tile, known)
        table.once(f"{place}[{index}].settlements", start.settlements)
        table.among(f"{place}[{index}].warrior", start.warrior, start.settlements)
    table.counted(place, len(layout.starts), layout.players)


# -- cards and prices -----------------------------------------------------------------------------------------------


def _check_decks(table: TableCheck, decks: rows.DeckTable) -> None:
    table.ids("resource_decks", [deck.id for deck in decks.resource_decks], TERRAINS)
    for index, (deck, size) in enumerate(zip(decks.resource_decks, DECK_SIZES, strict=True)):
        table.counted(f"$.resource_decks[{index}].cards.* ({deck.id})", sum(deck.cards.values()), size)
        table.counted(f"$.resource_decks[{index}].cards ({deck.id})", len(deck.cards), FACES)
    table.counted("$.supply.face_up", decks.supply.face_up, 4)
    table.ids("supply.cards", [card.id for card in decks.supply.cards], [card.id for card in BOX.decks.supply.cards])


def _check_costs(table: TableCheck, costs: rows.CostTable, tiles: Sequence[rows.Tile]) -> None:
    table.ids("buildings", [row.id for row in costs.buildings], tuple(Building))
    for index, building in enumerate(costs.buildings):
        _check_price(table, f"$.buildings[{index}].cost", building.id, building.cost)
    table.ids("army", [row.id for row in costs.army], tuple(Unit))
    for index, unit in enumerate(costs.army):
        _check_army(table, f"$.army[{index}]", unit)
    table.ids("works", [row.id for row in costs.works], [row.id for row in BOX.costs.works])
    for index, work in enumerate(costs.works):
        _check_price(table, f"$.works[{index}].cost", work.id, work.cost)
        table.counted(f"$.works[{index}].tokens ({work.id})", work.tokens, 6)
        if work.id == "palisade":  # the rulebook speaks of the wood for one
            table.at_least(f"$.works[{index}].cost.wood ({work.id})", work.cost.get(Resource.WOOD, 0), 1)
    _check_improvements(table, costs, tiles)


def _check_army(table: TableCheck, place: str, row: rows.ArmyCost) -> None:
    _check_price(table, f"{place}.cost", row.id, row.cost)
    table.expect(f"{place}.stronghold ({row.id})", row.stronghold, STRONGHOLDS[row.id])
    due = ARMY.get(row.id)
    if due is None:
        for resource in (Resource.GRAIN, Resource.ORE):
            table.at_least(f"{place}.cost.{resource} ({row.id})", row.cost.get(resource, 0), 1)
        table.expect(f"{place}.cost.* ({row.id})", sum(row.cost.values()), WITH_STRONGHOLD)
        return
    for resource in BASIC:
        table.expect(f"{place}.cost.{resource} ({row.id})", row.cost.get(resource, 0), due.get(resource, 0))


def _check_improvements(table: TableCheck, costs: rows.CostTable, tiles: Sequence[rows.Tile]) -> None:
    """Every territory can be improved, and the box has just so many tokens."""
    terrains = Counter(tile.terrain for tile in tiles)
    for index, (row, terrain) in enumerate(zip(costs.improvements, TERRAINS, strict=False)):
        table.expect(f"$.improvements[{index}].terrain", row.terrain, terrain)
        _check_price(table, f"$.improvements[{index}].cost", terrain, row.cost)
        table.at_least(f"$.improvements[{index}].tokens ({terrain})", row.tokens, terrains[terrain])
    table.counted("$.improvements", len(costs.improvements), len(TERRAINS))
    table.counted("$.improvements[*].tokens", sum(row.tokens for row in costs.improvements), len(BOX.tiles.tiles))


def _check_price(table: TableCheck, place: str, name: str, price: Mapping[Resource, int]) -> None:
    """Gold stands for anything, so nothing asks for it."""
    table.at_most(f"{place}.{Resource.GOLD} ({name})", price.get(Resource.GOLD, 0), 0)


# -- victory --------------------------------------------------------------------------------------------------------


def _check_victory(table: TableCheck, victory: rows.VictoryTable) -> None:
    table.expect("$.basic.goals_needed", victory.basic.goals_needed, 3)
    table.keys("$.basic.thresholds", victory.basic.thresholds, GOALS)
    for goal, due in THRESHOLDS.items():
        table.expect(f"$.basic.thresholds.{goal}", victory.basic.thresholds[goal], due)
    table.expect("$.advanced.points_needed", victory.advanced.points_needed, 6)
    table.expect("$.advanced.cards_dealt", victory.advanced.cards_dealt, 3)
    table.expect("$.three_players.buildings_not_counted", victory.three_players.buildings_not_counted, 1)
    table.ids("cards", [card.id for card in victory.cards], [card.id for card in BOX.victory.cards])
    for index, card in enumerate(victory.cards):
        _check_card(table, f"$.cards[{index}]", card)
    points = "-".join(str(EXAMPLE_POINTS[goal]) for goal in GOALS)
    table.at_least(f"$.cards[*].goals (rulebook, {points})", sum(map(_fits_example, victory.cards)), 1)


def _check_card(table: TableCheck, place: str, card: rows.VictoryCard) -> None:
    table.keys(f"{place}.goals ({card.id})", card.goals, GOALS)
    for goal, steps in card.goals.items():
        for number in range(1, len(steps)):
            table.at_least(f"{place}.goals.{goal}[{number}] ({card.id})", steps[number], steps[number - 1] + 1)
    table.once(f"{place}.light, {place}.dark ({card.id})", (*card.light, *card.dark))


def _fits_example(card: rows.VictoryCard) -> bool:
    points = {goal: sum(step <= EXAMPLE[goal] for step in card.goals[goal]) for goal in GOALS}
    return points == EXAMPLE_POINTS


def _check_components(table: TableCheck, components: rows.ComponentTable, victory: rows.VictoryTable) -> None:
    table.counted("$.houses.per_player", components.houses.per_player, 14)
    table.expect("$.army_track.start", components.army_track.start, 1)
    steps = [card.goals[Goal.ARMY][-1] for card in victory.cards]
    table.at_least("$.army_track.length", components.army_track.length, max(THRESHOLDS[Goal.ARMY], *steps))
