"""The tables are those of the box, and an owner's own are refused with file, row and reason where they cannot be."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from krajina.core import BadData
from krajina.core.tables import read_tables
from krajina.games.stroganov import BOX, GAME, Catalog, StroganovOptions, TableName
from krajina.games.stroganov.catalog import DATA, read_catalog
from krajina.games.stroganov.checks import check
from krajina.games.stroganov.rows import Reward

TABLES: tuple[str, ...] = get_args(TableName)
Table = dict[str, Any]
Edit = Callable[[Table], object]


def ours(name: str) -> Table:
    table: Table = json.loads(DATA.joinpath(f"{name}.json").read_text("utf-8"))
    return table


def checked(own: dict[str, object]) -> Catalog:
    catalog = read_catalog(own)
    check(catalog)
    return catalog


def put(path: str, value: object) -> Edit:
    """An edit that puts a value at a path such as `cards.3.vp`."""

    def edit(table: Table) -> None:
        *steps, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
        node: Any = table
        for step in steps:
            node = node[step]
        node[last] = value

    return edit


def refusal(name: str, *edits: Edit) -> BadData:
    table = ours(name)
    for edit in edits:
        edit(table)
    with pytest.raises(BadData) as caught:
        checked({name: table})
    assert caught.value.values["file"] == f"{name}.json"
    return caught.value


def test_our_own_tables_are_fine() -> None:
    check(BOX)
    assert Catalog.__struct_fields__ == TABLES
    assert {file.name for file in DATA.iterdir()} == {f"{name}.json" for name in TABLES}


def test_the_box_is_as_full_as_the_component_list_says() -> None:
    assert [kind.count for kind in BOX.furs.kinds] == [14, 13, 12, 11, 10, 9, 7]
    assert Counter(card.deck for card in BOX.tsar_cards.cards) == {"S": 9, "A": 14, "B": 14}
    tables = (BOX.landscapes, BOX.villages, BOX.yurts, BOX.songs)
    assert [len(table.tiles) for table in tables] == [26, 5, 16, 20]
    assert len(BOX.automa.cards) == 18


def test_an_owner_may_correct_what_is_printed() -> None:
    cards, yurts, tracks = ours("tsar_cards"), ours("yurts"), ours("trophy_tracks")
    cards["cards"][12] |= {"require": {"value": 8, "own": 2, "pay": 2}, "vp": 9, "provenance": "source:physical copy"}
    yurts["tiles"][0] |= {"stack": "B", "rewards": [{"vp": 7}, {"hunt": 2}], "provenance": "source:physical copy"}
    tracks["boards"][0]["shields"] = [{"space": 3, "vp": 2}, {"space": 7, "vp": 2}]
    catalog = checked({"tsar_cards": cards, "yurts": yurts, "trophy_tracks": tracks})
    assert catalog.tsar_cards.cards[12].vp == 9
    assert catalog.yurts.tiles[0].rewards == (Reward(vp=7), Reward(hunt=2))
    assert catalog.songs == BOX.songs


CARD = "$.cards[12]"  # A4
SHAPES: list[tuple[str, Edit, str, str]] = [
    ("villages", put("tiles.1.rewards.0", {"gold": 1}), "$.tiles[1].rewards[0] (V2)", "gold"),
    ("villages", put("tiles.1.rewards", []), "$.tiles[1].rewards (V2)", "length"),
    ("landscapes", put("tiles.5.terrain", "desert"), "$.tiles[5].terrain (TU1)", "desert"),
    ("tsar_cards", lambda table: table["cards"][12].pop("require"), f"{CARD} (A4)", "require"),
    ("tsar_cards", put("cards.12.require.value", 9), f"{CARD}.require.value (A4)", "8"),
    ("tsar_cards", put("cards.12.effect.rule", "fly"), f"{CARD}.effect.rule (A4)", "fly"),
    ("tsar_cards", put("cards.12.colour", "red"), f"{CARD} (A4)", "colour"),
    ("tsar_cards", put("cards.12.provenance", "hearsay"), f"{CARD}.provenance (A4)", "rulebook"),
    ("songs", put("tiles.0.story_cost", 13), "$.tiles[0].story_cost (GA1)", "12"),
    ("songs", put("schema", "stroganov/yurts/1"), "$.schema", "stroganov/yurts/1"),
]


@pytest.mark.parametrize(("name", "edit", "place", "reason"), SHAPES, ids=[place for _, _, place, _ in SHAPES])
def test_what_cannot_be_read_is_refused_with_its_row(name: str, edit: Edit, place: str, reason: str) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == ("data-shape", place)
    assert reason in str(error.values["reason"])


COUNTS: list[tuple[str, Edit, str, int, int]] = [
    ("furs", put("kinds.0.count", 15), "$.kinds[*].count", 77, 76),
    ("furs", lambda table: table["kinds"].pop(), "$.kinds", 6, 7),
    ("furs", lambda table: table["region_furs"].pop(), "$.region_furs", 5, 6),
    ("furs", put("tigers.count", 15), "$.tigers.count", 15, 16),
    ("landscapes", lambda table: table["tiles"].pop(), "$.tiles", 25, 26),
    ("landscapes", put("tiles.5.start", True), "$.tiles[*].start", 6, 5),
    ("villages", put("tiles.0.rewards", [{"trophy": 1}]), "$.tiles[*].rewards[*].trophy", 2, 1),
    ("yurts", lambda table: table["tiles"].append(table["tiles"][0]), "$.tiles", 17, 16),
    ("songs", lambda table: table["tiles"].clear(), "$.tiles", 0, 20),
    ("tsar_cards", lambda table: table["cards"].pop(), "$.cards", 36, 37),
    ("trophy_tracks", lambda table: table["boards"].pop(), "$.boards", 6, 7),
    ("board", lambda table: table["regions"].pop(), "$.regions", 4, 5),
    ("board", lambda table: table["regions"][4]["positions"].append(13), "$.regions[*].positions", 13, 12),
    ("automa", lambda table: table["cards"].pop(), "$.cards", 17, 18),
    ("automa", put("cards.0.letters", []), "$.cards[*].letters (d)", 4, 5),
    ("automa", put("deck.in_play", 12), "$.deck.in_play", 12, 13),
]


@pytest.mark.parametrize(("name", "edit", "place", "found", "box"), COUNTS, ids=[place for _, _, place, _, _ in COUNTS])
def test_another_count_than_that_of_the_box_is_refused(name: str, edit: Edit, place: str, found: int, box: int) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == ("data-count", place)
    assert (error.values["found"], error.values["box"]) == (found, box)


DUES: list[tuple[str, Edit, str, object, object]] = [
    ("furs", put("kinds.3.value", 4), "$.kinds[3].value", 4, 5),
    ("furs", put("kinds.3.animal", "fox"), "$.kinds[3].animal", "fox", "wolverine"),
    ("landscapes", put("tiles.6.id", "TU1"), "$.tiles[6].id (TU1)", "TU1", BOX.landscapes.tiles[6].id),
    ("yurts", put("tiles.2.id", "YZ1"), "$.tiles[2].id (YZ1)", "YZ1", "YA3"),
    ("songs", lambda table: table["tiles"].reverse(), "$.tiles[0].id (GB10)", "GB10", "GA1"),
    ("tsar_cards", put("cards.12.deck", "B"), f"{CARD}.deck (A4)", "B", "A"),
    ("trophy_tracks", put("boards.1.spaces.0.fur", 2), "$.boards[1].spaces[0].fur (b_blue)", 2, "null"),
    ("trophy_tracks", put("boards.0.spaces.2.space", 4), "$.boards[0].spaces[2].space (a)", 4, 3),
    ("board", put("regions.1.region", 3), "$.regions[1].region", 3, 2),
    ("board", put("regions.1.positions", [5, 4]), "$.regions[1].positions[0]", 5, 4),
    ("automa", put("cards.4.id", 4), "$.cards[4].id (4)", 4, 5),
]


@pytest.mark.parametrize(("name", "edit", "place", "found", "due"), DUES, ids=[place for _, _, place, _, _ in DUES])
def test_ids_and_numbers_are_those_of_the_box(name: str, edit: Edit, place: str, found: object, due: object) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == ("data-due", place)
    assert (error.values["found"], error.values["due"]) == (found, due)


def one_stack(table: Table) -> None:
    for tile in table["tiles"]:
        tile["stack"] = "A"


LIMITS: list[tuple[str, Edit, str, str, int]] = [
    ("yurts", one_stack, "$.tiles[*].stack (B)", "least", 5),
    ("songs", one_stack, "$.tiles[*].stack (B)", "least", 8),
    ("tsar_cards", put("cards.12.require", {"value": 6, "own": 1, "pay": 2}), f"{CARD}.require.own (A4)", "least", 2),
    ("landscapes", put("tiles.5.slots_marked_4", 4), "$.tiles[5].slots_marked_4 (TU1)", "most", 3),
    ("trophy_tracks", put("boards.0.shields.3.space", 9), "$.boards[0].shields[3].space (a)", "most", 8),
    ("trophy_tracks", put("boards.0.shields.1.space", 2), "$.boards[0].shields[1].space (a)", "least", 3),
    ("trophy_tracks", put("boards.0.shields.1.vp", 0), "$.boards[0].shields[1].vp (a)", "least", 1),
    (
        "trophy_tracks",
        put("boards.0.spaces.1.rewards", [{"pick_above": 2}]),
        "$.boards[0].spaces[1].rewards[0].pick_above (a)",
        "most",
        1,
    ),
    ("board", put("setup.outposts_of_a_colour", 6), "$.setup.outposts_of_a_colour", "most", 5),
    ("board", put("setup.outposts", 6), "$.setup.outposts", "most", 5),
    ("board", put("basic_actions.trade_picks", 5), "$.basic_actions.trade_picks", "most", 4),
]


@pytest.mark.parametrize(("name", "edit", "place", "limit", "value"), LIMITS, ids=[row[2] for row in LIMITS])
def test_what_is_too_little_or_too_much_is_refused(name: str, edit: Edit, place: str, limit: str, value: int) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == (f"data-{limit}", place)
    assert error.values[limit] == value


def test_a_song_must_be_payable_on_a_shorter_track() -> None:
    board = ours("board")
    board["tracks"]["story"] = 6
    with pytest.raises(BadData) as caught:
        checked({"board": board})
    assert (caught.value.code, caught.value.values["file"]) == ("data-most", "songs.json")


def effect(**values: object) -> Edit:
    return put("cards.12.effect", values)


ODD: list[tuple[str, Edit, str, str]] = [
    ("yurts", put("tiles.0.rewards.0", {"vp": 1, "coin": 1}), "data-reward-many", "$.tiles[0].rewards[0] (YA1)"),
    ("yurts", put("tiles.0.rewards.0", {}), "data-reward-none", "$.tiles[0].rewards[0] (YA1)"),
    ("yurts", put("tiles.0.rewards.0", {"pick_above": 1}), "data-reward-here", "$.tiles[0].rewards[0] (YA1)"),
    ("landscapes", put("tiles.5.rewards.0", {"story": 1}), "data-reward-here", "$.tiles[5].rewards[0] (TU1)"),
    (
        "trophy_tracks",
        put("boards.0.spaces.1.rewards.0", {"vp": 1, "coin": 1}),
        "data-reward-many",
        "$.boards[0].spaces[1].rewards[0] (a)",
    ),
    ("board", put("basic_actions.trade.0.0", {}), "data-reward-none", "$.basic_actions.trade[0][0]"),
    ("furs", put("on_gain.0.rewards.0", {}), "data-reward-none", "$.on_gain[0].rewards[0]"),
    ("furs", put("region_furs.0.value", 7), "data-twice", "$.region_furs[*].value"),
    ("furs", lambda table: table["on_gain"].append(table["on_gain"][0]), "data-twice", "$.on_gain[*].value"),
    ("board", lambda table: table["setup"]["banners"].pop("3"), "data-key", "$.setup.banners"),
    ("board", lambda table: table["scoring"]["landscape_sets"].pop("4"), "data-key", "$.scoring.landscape_sets"),
    ("tsar_cards", effect(when="always", rewards=[{"vp": 1}]), "data-effect", f"{CARD}.effect (A4)"),
    ("tsar_cards", effect(when="always", rule="extra_step", vp=1), "data-effect", f"{CARD}.effect (A4)"),
    ("tsar_cards", effect(when="winter", rule="extra_step"), "data-effect", f"{CARD}.effect (A4)"),
    ("tsar_cards", effect(when="final"), "data-effect", f"{CARD}.effect (A4)"),
    ("tsar_cards", effect(when="immediate"), "data-effect", f"{CARD}.effect (A4)"),
    ("tsar_cards", effect(when="winter", rewards=[{"coin": 1}], per="coin"), "data-per", f"{CARD}.effect (A4)"),
    ("tsar_cards", effect(when="spring", rewards=[{"coin": 1}], per="landscape"), "data-per", f"{CARD}.effect (A4)"),
]


@pytest.mark.parametrize(("name", "edit", "code", "place"), ODD, ids=[f"{code} {place}" for _, _, code, place in ODD])
def test_what_the_rules_could_not_follow_is_refused(name: str, edit: Edit, code: str, place: str) -> None:
    error = refusal(name, edit)
    assert (error.code, error.values["place"]) == (code, place)


def test_a_folder_may_hold_some_of_the_tables(tmp_path: Path) -> None:
    (tmp_path / "villages.json").write_bytes(DATA.joinpath("villages.json").read_bytes())
    (tmp_path / "notes.txt").write_text("V2 is torn")
    assert checked(read_tables(tmp_path, TABLES)) == BOX


@pytest.mark.parametrize(
    ("file", "code"), [("villages.json", "data-shape"), ("castles.json", "data-unknown"), ("notes.txt", "data-none")]
)
def test_a_folder_is_refused_by_file(tmp_path: Path, file: str, code: str) -> None:
    (tmp_path / file).write_text('{"tiles": [')
    with pytest.raises(BadData) as caught:
        read_tables(tmp_path, TABLES)
    assert caught.value.code == code
    assert caught.value.values.get("file", file) == file


def test_own_tables_may_travel_as_structs_do() -> None:
    own = {name: msgspec.json.decode(msgspec.json.encode(getattr(BOX, name))) for name in TABLES}
    assert checked(own) == BOX


def test_the_game_checks_own_tables_where_they_are_listed_and_where_a_table_is_set_up() -> None:
    cards = ours("tsar_cards")
    put("cards.12.require", {"value": 6, "own": 1, "pay": 2})(cards)
    with pytest.raises(BadData):
        GAME.catalog({"tsar_cards": cards})
    with pytest.raises(BadData):
        GAME.new(StroganovOptions(seats=2, data={"tsar_cards": cards}))
    put("cards.12.require", {"value": 6, "own": 2, "pay": 2})(cards)
    assert GAME.catalog({"tsar_cards": cards}).tsar_cards.cards[12].require.own == 2
    GAME.new(StroganovOptions(seats=2, data={"tsar_cards": cards}))
