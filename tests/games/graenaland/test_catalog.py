"""The tables are those of the box, and an owner's own are refused with file, row and reason where they cannot be."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from krajina.core import BadData
from krajina.core.tables import read_tables
from krajina.games.graenaland import BOX, CARD, SUPPLY, TILE, VICTORY_CARD, Catalog, Resource, TableName, Terrain
from krajina.games.graenaland.catalog import DATA, read_catalog
from krajina.games.graenaland.checks import check
from krajina.games.graenaland.pieces import GOALS, RESOURCES, TERRAINS, kind_of

TABLES: tuple[str, ...] = get_args(TableName)
EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
Table = dict[str, Any]
Edit = Callable[[Table], object]


def ours(name: str) -> Table:
    table: Table = json.loads(DATA.joinpath(f"{name}.json").read_text("utf-8"))
    return table


def checked(own: Mapping[str, object]) -> Catalog:
    catalog = read_catalog(own)
    check(catalog)
    return catalog


def node_at(table: Table, steps: list[str]) -> Any:
    node: Any = table
    for step in steps:
        node = node[int(step)] if step.isdecimal() else node[step]
    return node


def put(path: str, value: object) -> Edit:
    """An edit that puts a value at a path such as `cards.3.goals`."""
    *steps, last = path.split(".")

    def edit(table: Table) -> None:
        node = node_at(table, steps)
        node[int(last) if last.isdecimal() else last] = value

    return edit


def drop(path: str, key: int | str = -1) -> Edit:
    """An edit that takes something out of the list or the mapping at a path."""
    return lambda table: node_at(table, path.split(".")).pop(key)


def refusal(name: str, *edits: Edit) -> BadData:
    table = ours(name)
    for edit in edits:
        edit(table)
    with pytest.raises(BadData) as caught:
        checked({name: table})
    assert caught.value.values["file"] == f"{name}.json"
    return caught.value


# -- our box --------------------------------------------------------------------------------------------------------


def test_our_own_tables_are_fine() -> None:
    check(BOX)
    assert Catalog.__struct_fields__ == TABLES
    assert {file.name for file in DATA.iterdir()} == {f"{name}.json" for name in TABLES}


def origins(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "provenance" in node:
            yield node["provenance"]
            yield from node["provenance_fields"].values()
        for part in node.values():
            yield from origins(part)
    elif isinstance(node, list | tuple):
        for part in node:
            yield from origins(part)


def test_every_row_says_where_it_comes_from() -> None:
    for name in TABLES:
        found = set(origins(msgspec.to_builtins(getattr(BOX, name))))
        assert found
        assert all(re.fullmatch("rulebook|reconstructed|source:.+", origin) for origin in found)


def test_a_row_of_mixed_origin_carries_the_weakest() -> None:
    for name in TABLES:
        for part in msgspec.to_builtins(getattr(BOX, name)).values():
            for row in part if isinstance(part, list | tuple) else [part]:
                if isinstance(row, dict) and "reconstructed" in row["provenance_fields"].values():
                    assert row["provenance"] == "reconstructed", row


def test_the_decks_are_those_of_the_component_list() -> None:
    decks = {deck.id.value: deck.cards for deck in BOX.decks.resource_decks}
    assert decks == {
        "plains": {"grain": 18, "livestock": 12, "ore": 6},
        "forest": {"wood": 18, "grain": 12, "livestock": 6},
        "hills": {"ore": 15, "livestock": 10, "wood": 5},
        "mountains": {"gold": 12, "ore": 8, "wood": 4},
    }
    assert sum(sum(cards.values()) for cards in decks.values()) == 126
    symbols = Counter(symbol for card in BOX.decks.supply.cards for symbol in card.symbols)
    assert symbols == dict.fromkeys(RESOURCES[:4], 8)


def test_names_follow_the_rows_and_the_numbers_of_the_rules() -> None:
    assert TILE.ids == (
        *("plains_1", "forest_1", "hills_coast", "plains_2", "forest_2"),
        *("hills_inland_1", "mountains_1", "hills_inland_2", "mountains_2"),
    )
    assert VICTORY_CARD.ids == tuple(f"vp_{number:02}" for number in range(1, 21))
    assert SUPPLY.ids == tuple("-".join(("supply", *card.symbols)) for card in BOX.decks.supply.cards)
    for terrain, back in enumerate(TERRAINS):
        for resource, face in enumerate(RESOURCES):
            assert CARD.ids[kind_of(terrain, resource)] == f"{back}-{face}"
    assert CARD.ids[20:] == SUPPLY.ids


def test_the_examples_of_the_rulebook_hold() -> None:
    (army,) = EXAMPLES["army_costs"]
    costs = {row.stronghold: row.cost for row in BOX.costs.army}
    assert [costs[terrain] for terrain in (Terrain.PLAINS, Terrain.FOREST, None)] == army["options"]
    (market,) = EXAMPLES["market"]
    assert market["cost"] in [tile.settlement_cost for tile in BOX.tiles.tiles]
    (example,) = EXAMPLES["victory_points"]
    state, points = example["state"], example["points"]
    fitting = [
        card.id
        for card in BOX.victory.cards
        if all(sum(step <= state[goal] for step in card.goals[goal]) == points[goal] for goal in GOALS)
    ]
    assert fitting == ["vp_01", "vp_02", "vp_04", "vp_14", "vp_15", "vp_16", "vp_18", "vp_19"]


def test_every_kind_of_start_has_two_settlements_at_each_territory_of_the_coast() -> None:
    for layout in BOX.layouts.layouts:
        coast = [slot.tile for slot in layout.slots if slot.y == 0]
        houses = Counter(tile for start in layout.starts for tile in start.settlements)
        assert houses == dict.fromkeys(coast, 2)


# -- an owner's -----------------------------------------------------------------------------------------------------


def test_an_owner_may_correct_what_is_printed() -> None:
    tiles, decks, costs, components = ours("tiles"), ours("decks"), ours("costs"), ours("components")
    tiles["tiles"][0] |= {"settlement_cost": {"grain": 3, "ore": 1}, "provenance": "source:physical copy"}
    tiles["tiles"][5]["building_spots"] = []
    decks["supply"]["cards"][0]["symbols"] = ["gold", "ore"]
    costs["army"][3]["cost"] = {"grain": 1, "ore": 1, "wood": 1}
    costs["buildings"][1]["cost"] = {"ore": 9}
    components["army_track"]["length"] = 10
    catalog = checked({"tiles": tiles, "decks": decks, "costs": costs, "components": components})
    assert catalog.tiles.tiles[0].settlement_cost == {Resource.GRAIN: 3, Resource.ORE: 1}
    assert catalog.decks.supply.cards[0].symbols == (Resource.GOLD, Resource.ORE)
    assert catalog.components.army_track.length == 10
    assert catalog.victory == BOX.victory


def test_an_owner_may_have_other_terrains_and_starts() -> None:
    tiles, layouts, costs = ours("tiles"), ours("layouts"), ours("costs")
    tiles["tiles"][2]["terrain"] = "plains"
    costs["improvements"][0]["tokens"], costs["improvements"][2]["tokens"] = 3, 2
    layouts["layouts"][0]["starts"][0] = {"settlements": ["plains_1", "mountains_1"], "warrior": "mountains_1"}
    layouts["layouts"][2]["slots"][0]["tile"], layouts["layouts"][2]["slots"][1]["tile"] = "forest_1", "plains_1"
    catalog = checked({"tiles": tiles, "layouts": layouts, "costs": costs})
    assert catalog.layouts.layouts[0].starts[0].warrior == "mountains_1"


SHAPES: list[tuple[str, Edit, str, str]] = [
    ("tiles", put("tiles.1.terrain", "desert"), "$.tiles[1].terrain (forest_1)", "desert"),
    ("tiles", put("tiles.1.settlement_cost", {}), "$.tiles[1].settlement_cost (forest_1)", "length"),
    ("tiles", put("tiles.1.settlement_cost", {"stone": 4}), "$.tiles[1].settlement_cost (forest_1)", "stone"),
    ("tiles", put("tiles.1.settlement_cost.wood", 0), "$.tiles[1].settlement_cost[...] (forest_1)", "1"),
    ("tiles", put("tiles.1.corner_mark", "3"), "$.tiles[1].corner_mark (forest_1)", "3"),
    ("tiles", put("tiles.1.colour", "red"), "$.tiles[1] (forest_1)", "colour"),
    ("tiles", put("tiles.1.provenance", "hearsay"), "$.tiles[1].provenance (forest_1)", "rulebook"),
    ("layouts", put("layouts.0.players", 2), "$.layouts[0].players", "2"),
    ("layouts", put("layouts.0.slots.0.y", 2), "$.layouts[0].slots[0].y", "1"),
    ("layouts", drop("layouts.0.starts.0.settlements"), "$.layouts[0].starts[0].settlements", "length"),
    ("costs", put("works.0.id", "improvement"), "$.works[0].id (improvement)", "improvement"),
    ("victory", drop("cards.3.goals.army"), "$.cards[3].goals[...] (vp_04)", "length"),
    ("victory", put("cards.3.light", ["fame"]), "$.cards[3].light[0] (vp_04)", "fame"),
    ("components", put("schema", "graenaland/decks/1"), "$.schema", "graenaland/decks/1"),
]


@pytest.mark.parametrize(("name", "edit", "place", "reason"), SHAPES, ids=[place for _, _, place, _ in SHAPES])
def test_what_cannot_be_read_is_refused_with_its_row(name: str, edit: Edit, place: str, reason: str) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == ("data-shape", place)
    assert reason in str(error.values["reason"])


COUNTS: list[tuple[str, Edit, str, int, int]] = [
    ("tiles", drop("tiles"), "$.tiles", 8, 9),
    ("tiles", put("tiles.0.row", "inland"), "$.tiles[*].row (coast)", 4, 5),
    ("tiles", put("tiles.0.corner_mark", "4,5"), "$.tiles[*].corner_mark (null)", 3, 4),
    ("tiles", put("tiles.2.corner_mark", "4,5"), "$.tiles[*].corner_mark (3,5)", 0, 1),
    ("layouts", drop("layouts"), "$.layouts", 2, 3),
    ("layouts", drop("layouts.1.slots"), "$.layouts[1].slots", 6, 7),
    ("layouts", drop("layouts.1.starts"), "$.layouts[1].starts", 3, 4),
    ("layouts", put("optional.cards_per_coastal_tile", 3), "$.optional.cards_per_coastal_tile", 3, 2),
    ("decks", drop("resource_decks"), "$.resource_decks", 3, 4),
    ("decks", put("resource_decks.2.cards.ore", 16), "$.resource_decks[2].cards.* (hills)", 31, 30),
    ("decks", put("resource_decks.2.cards", {"ore": 15, "wood": 15}), "$.resource_decks[2].cards (hills)", 2, 3),
    ("decks", put("supply.face_up", 3), "$.supply.face_up", 3, 4),
    ("decks", drop("supply.cards"), "$.supply.cards", 15, 16),
    ("costs", drop("buildings"), "$.buildings", 2, 3),
    ("costs", drop("army"), "$.army", 3, 4),
    ("costs", drop("works"), "$.works", 2, 3),
    ("costs", put("works.1.tokens", 5), "$.works[1].tokens (market)", 5, 6),
    ("costs", drop("improvements"), "$.improvements", 3, 4),
    ("costs", put("improvements.0.tokens", 3), "$.improvements[*].tokens", 10, 9),
    ("victory", drop("cards"), "$.cards", 19, 20),
    ("components", put("houses.per_player", 13), "$.houses.per_player", 13, 14),
]


@pytest.mark.parametrize(("name", "edit", "place", "found", "box"), COUNTS, ids=[place for _, _, place, _, _ in COUNTS])
def test_another_count_than_that_of_the_box_is_refused(name: str, edit: Edit, place: str, found: int, box: int) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == ("data-count", place)
    assert (error.values["found"], error.values["box"]) == (found, box)


DUES: list[tuple[str, Edit, str, object, object]] = [
    ("tiles", put("tiles.3.id", "plains_1"), "$.tiles[3].id (plains_1)", "plains_1", "plains_2"),
    ("tiles", put("tiles.0.settlement_cost", {"wood": 5}), "$.tiles[0].settlement_cost.* (plains_1)", 5, 4),
    ("tiles", put("tiles.5.settlement_cost", {"wood": 4}), "$.tiles[5].settlement_cost.* (hills_inland_1)", 4, 5),
    ("tiles", put("tiles.6.settlement_cost", {"wood": 5}), "$.tiles[6].settlement_cost.* (mountains_1)", 5, 6),
    ("layouts", lambda table: table["layouts"].reverse(), "$.layouts[0].players", 5, 3),
    ("layouts", put("layouts.1.slots.2.x", 5), "$.layouts[1].slots[2].x", 5, 4),
    ("layouts", put("layouts.1.slots.4.y", 0), "$.layouts[1].slots[4].y", 0, 1),
    ("decks", put("resource_decks.0.id", "hills"), "$.resource_decks[0].id (hills)", "hills", "plains"),
    ("decks", put("supply.cards.0.id", "S1"), "$.supply.cards[0].id (S1)", "S1", "supply-grain-grain"),
    ("costs", put("buildings.0.id", "church"), "$.buildings[0].id (church)", "church", "stronghold"),
    ("costs", put("army.0.id", "cavalry"), "$.army[0].id (cavalry)", "cavalry", "soldiers"),
    ("costs", put("army.0.cost.grain", 3), "$.army[0].cost.grain (soldiers)", 3, 4),
    ("costs", put("army.0.stronghold", "hills"), "$.army[0].stronghold (soldiers)", "hills", "null"),
    ("costs", put("army.1.stronghold", None), "$.army[1].stronghold (cavalry)", "null", "plains"),
    ("costs", put("army.1.cost.livestock", 2), "$.army[1].cost.livestock (cavalry)", 2, 1),
    ("costs", put("army.2.cost.livestock", 1), "$.army[2].cost.livestock (archers)", 1, 0),
    ("costs", put("army.3.cost", {"grain": 1, "ore": 1}), "$.army[3].cost.* (infantry)", 2, 3),
    ("costs", put("works.0.id", "market"), "$.works[0].id (market)", "market", "road"),
    ("costs", put("improvements.0.terrain", "hills"), "$.improvements[0].terrain", "hills", "plains"),
    ("victory", put("basic.goals_needed", 2), "$.basic.goals_needed", 2, 3),
    *(
        ("victory", put(f"basic.thresholds.{goal}", 9), f"$.basic.thresholds.{goal}", 9, due)
        for goal, due in zip(GOALS, (8, 3, 4, 2, 3), strict=True)
    ),
    ("victory", put("advanced.points_needed", 7), "$.advanced.points_needed", 7, 6),
    ("victory", put("advanced.cards_dealt", 2), "$.advanced.cards_dealt", 2, 3),
    ("victory", put("three_players.buildings_not_counted", 0), "$.three_players.buildings_not_counted", 0, 1),
    ("victory", put("cards.4.id", "vp_04"), "$.cards[4].id (vp_04)", "vp_04", "vp_05"),
    ("components", put("army_track.start", 2), "$.army_track.start", 2, 1),
]


@pytest.mark.parametrize(("name", "edit", "place", "found", "due"), DUES, ids=[place for _, _, place, _, _ in DUES])
def test_ids_and_numbers_are_those_of_the_rulebook(
    name: str, edit: Edit, place: str, found: object, due: object
) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == ("data-due", place)
    assert (error.values["found"], error.values["due"]) == (found, due)


LIMITS: list[tuple[str, Edit, str, str, int]] = [
    ("tiles", put("tiles.0.settlement_cost", {"gold": 4}), "$.tiles[0].settlement_cost.gold (plains_1)", "most", 0),
    ("tiles", put("tiles.6.building_spots", ["hall"]), "$.tiles[6].building_spots (mountains_1)", "most", 0),
    ("costs", put("buildings.1.cost.gold", 1), "$.buildings[1].cost.gold (church)", "most", 0),
    ("costs", put("army.3.cost.gold", 1), "$.army[3].cost.gold (infantry)", "most", 0),
    ("costs", put("army.3.cost", {"ore": 3}), "$.army[3].cost.grain (infantry)", "least", 1),
    ("costs", put("army.3.cost", {"grain": 3}), "$.army[3].cost.ore (infantry)", "least", 1),
    ("costs", put("works.0.cost.gold", 1), "$.works[0].cost.gold (road)", "most", 0),
    ("costs", put("works.2.cost", {"ore": 3}), "$.works[2].cost.wood (palisade)", "least", 1),
    ("costs", put("improvements.3.cost.gold", 1), "$.improvements[3].cost.gold (mountains)", "most", 0),
    ("costs", put("improvements.2.tokens", 2), "$.improvements[2].tokens (hills)", "least", 3),
    ("victory", put("cards.0.goals.army", [3, 3, 6]), "$.cards[0].goals.army[1] (vp_01)", "least", 4),
    ("victory", put("cards.0.goals.army", [3, 4, 2]), "$.cards[0].goals.army[2] (vp_01)", "least", 5),
    ("components", put("army_track.length", 5), "$.army_track.length", "least", 6),
]


@pytest.mark.parametrize(("name", "edit", "place", "limit", "value"), LIMITS, ids=[row[2] for row in LIMITS])
def test_what_is_too_little_or_too_much_is_refused(name: str, edit: Edit, place: str, limit: str, value: int) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == (f"data-{limit}", place)
    assert error.values[limit] == value


ODD: list[tuple[str, Edit, str, str]] = [
    ("tiles", put("tiles.0.building_spots.1", "hall"), "data-twice", "$.tiles[0].building_spots (plains_1)"),
    ("layouts", put("layouts.1.slots.1.tile", "plains_1"), "data-twice", "$.layouts[1].slots[*].tile"),
    ("layouts", put("layouts.0.slots.1.tile", "hall"), "data-among", "$.layouts[0].slots[1].tile"),
    ("layouts", put("layouts.0.slots.1.tile", "mountains_1"), "data-among", "$.layouts[0].slots[1].tile"),
    ("layouts", put("layouts.0.slots.1.tile", "plains_2"), "data-among", "$.layouts[0].slots[1].tile"),
    ("layouts", put("layouts.1.slots.1.tile", "hills_coast"), "data-among", "$.layouts[1].slots[1].tile"),
    ("layouts", put("layouts.1.slots.5.tile", "mountains_2"), "data-among", "$.layouts[1].slots[5].tile"),
    ("layouts", put("layouts.0.starts.1.warrior", "plains_1"), "data-among", "$.layouts[0].starts[1].warrior"),
    (
        "layouts",
        put("layouts.0.starts.1.settlements", ["forest_1", "forest_1"]),
        "data-twice",
        "$.layouts[0].starts[1].settlements",
    ),
    (
        "layouts",
        put("layouts.0.starts.1.settlements.1", "plains_2"),
        "data-among",
        "$.layouts[0].starts[1].settlements[1]",
    ),
    ("victory", drop("basic.thresholds", "army"), "data-key", "$.basic.thresholds"),
    ("victory", drop("cards.7.goals", "army"), "data-key", "$.cards[7].goals (vp_08)"),
    ("victory", put("cards.7.light", ["army"]), "data-twice", "$.cards[7].light, $.cards[7].dark (vp_08)"),
]


@pytest.mark.parametrize(("name", "edit", "code", "place"), ODD, ids=[f"{code} {place}" for _, _, code, place in ODD])
def test_what_the_rules_could_not_follow_is_refused(name: str, edit: Edit, code: str, place: str) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == (code, place)


def test_some_card_must_be_that_of_the_rulebooks_example() -> None:
    error = refusal("victory", *(put(f"cards.{index}.goals.settlements", [9, 10, 11]) for index in range(20)))
    assert (error.code, error.values["place"]) == ("data-least", "$.cards[*].goals (rulebook, 2-0-1-2-1)")


def test_tables_are_checked_against_each_other() -> None:
    tiles, victory = ours("tiles"), ours("victory")
    tiles["tiles"][0]["terrain"] = "forest"
    victory["cards"][0]["goals"]["army"] = [3, 4, 9]
    for own, file in (({"tiles": tiles}, "costs.json"), ({"victory": victory}, "components.json")):
        with pytest.raises(BadData) as caught:
            checked(own)
        assert (caught.value.code, caught.value.values["file"]) == ("data-least", file)


def test_a_folder_may_hold_some_of_the_tables(tmp_path: Path) -> None:
    (tmp_path / "costs.json").write_bytes(DATA.joinpath("costs.json").read_bytes())
    assert checked(read_tables(tmp_path, TABLES)) == BOX


def test_own_tables_may_travel_as_structs_do() -> None:
    own = {name: msgspec.json.decode(msgspec.json.encode(getattr(BOX, name))) for name in TABLES}
    assert checked(own) == BOX
