"""Setting up: what is refused and why, prepared positions and orders, own tables, and that all of it travels."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from tests.games.graenaland.table import CLANS, LANDS, ROW, draw_on, fresh, position

from krajina.cli.settings import read_settings
from krajina.core import CHANCE, BadData, BadOptions, Play, find_game, make_options, read_record
from krajina.games import graenaland
from krajina.games.graenaland import (
    GAME,
    MOST_ROUNDS,
    TILE,
    Building,
    GraenalandOptions,
    GraenalandView,
    Hero,
    Item,
    Phase,
    Reading,
    Resource,
    State,
    Talk,
    Terrain,
    Work,
)
from krajina.games.graenaland.catalog import DATA
from krajina.text import Words
from krajina.text.languages import LANGUAGES

SMALL = ["plains_1", "forest_1", "hills_coast", "hills_inland_1", "mountains_1"]


def new(**settings: object) -> State:
    return GAME.new(make_options(GAME, {"seats": 3} | settings))


def view(seat: int | None = None, **settings: object) -> GraenalandView:
    return GAME.view(new(**settings), seat)


def at(**settings: object) -> dict[str, object]:
    return {"position": settings}


def clan(**settings: object) -> dict[str, object]:
    return at(clans=[settings])


REFUSED: list[tuple[dict[str, object], str]] = [
    ({"seats": 2}, "bad-seats"),
    ({"seats": 6}, "bad-seats"),
    ({"first": 3}, "no-such-seat"),
    ({"first": -1}, "no-such-seat"),
    ({"grant": True}, "grant-five"),
    ({"seats": 4, "grant": True}, "grant-five"),
    ({"island": SMALL, "random_island": True}, "two-islands"),
    ({"island": SMALL[:4]}, "island-size"),
    ({"seats": 4, "island": SMALL}, "island-size"),
    ({"island": [*SMALL[:4], "hills_inland_1"]}, "named-twice"),
    ({"readings": ["palisade_residents"] * 2}, "named-twice"),
    ({"island": [*SMALL[:2], "hills_inland_1", "hills_coast", "mountains_1"]}, "wrong-row"),
    ({"chosen_starts": True, "position": {}}, "position-has-starts"),
    ({"random_island": True, "position": {}}, "position-has-island"),
    ({"talk": "loud"}, "unknown-name"),
    ({"readings": ["loose"]}, "unknown-name"),
    ({"island": ["moor_1", *SMALL[1:]]}, "unknown-name"),
    ({"draw_order": {"supplies": ["supply-gold-gold"]}}, "unknown-name"),
    ({"draw_order": {"sea": ["grain"]}}, "bad-options"),
    ({"data": {"ships": {}}}, "unknown-name"),
    ({"round_limit": 0}, "bad-options"),
    ({"round_limit": MOST_ROUNDS + 1}, "bad-options"),
    (at(round=0), "bad-options"),
    (at(main=3), "no-such-seat"),
    (at(phase="claim"), "not-in-round"),
    (at(phase="setup"), "not-in-round"),
    (at(phase="final"), "not-in-round"),
    (at(phase="over"), "not-in-round"),
    (at(lands={"plains_2": {}}), "not-on-island"),
    (clan(villages={"plains_2": 1}), "not-on-island"),
    (clan(warrior="mountains_2"), "not-on-island"),
    (at(clans=[{}] * 4), "too-many-clans"),
    (clan(villages={"plains_1": 14}), "too-many-houses"),
    (clan(villages={"plains_1": 13}, halls=["plains_1"]), "too-many-houses"),
    (clan(army=9), "army-too-strong"),
    (clan(army=0), "bad-options"),
    (clan(villages={"mountains_1": 1}, halls=["mountains_1"]), "no-room"),
    (clan(villages={"plains_1": 1}, halls=["plains_1", "plains_1"]), "no-room"),
    (at(clans=[{"halls": ["plains_1"]}, {"halls": ["plains_1"]}]), "no-room"),
    (clan(villages={"plains_1": 1}, warrior="plains_1", priest="plains_1"), "heroes-together"),
    (clan(waiting=["warrior"]), "cannot-wait"),
    (clan(villages={"plains_1": 1}, priest="plains_1", waiting=["priest"]), "cannot-wait"),
    (clan(hand=["supply-grain-wood"]), "hand-no-supply"),
    (clan(hand=["plains-gold"]), "too-many-cards"),
    (clan(hand=["plains-ore"] * 7), "too-many-cards"),
    (at(lands={"plains_1": {"pile": ["wood"]}}), "too-many-cards"),
    (at(lands={"plains_1": {"face_down": ["ore"] * 7}}), "too-many-cards"),
    (at(lands={"plains_1": {"pile": ["ore"] * 3}}, clans=[{"hand": ["plains-ore"] * 4}]), "too-many-cards"),
    ({"seats": 5, **at(lands={name: {"works": ["road"]} for name in TILE.ids})}, "too-many-works"),
    (at(supply_row=[*ROW, "supply-ore-wood"]), "row-too-long"),
    (at(supply_row=[ROW[0], ROW[0]]), "piece-twice"),
    (at(supply_row=[ROW[0]], clans=[{"supplies": [ROW[0]]}]), "piece-twice"),
    ({"victory_cards": True, **at(clans=[{"victory_card": "vp_01"}] * 2)}, "piece-twice"),
]


@pytest.mark.parametrize(("settings", "code"), REFUSED)
def test_what_cannot_be_played_is_refused(settings: Mapping[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        new(**settings)
    assert caught.value.code == code


@pytest.mark.parametrize("code", sorted({code for _, code in REFUSED}))
def test_a_no_is_said_in_every_language(code: str) -> None:
    settings = next(settings for settings, one in REFUSED if one == code)
    with pytest.raises(BadOptions) as caught:
        new(**settings)
    said = [Words(language, GAME.words, strict=True).say(caught.value.message) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all("{" not in one for one in said)


def test_every_reason_is_given() -> None:
    files = [Path(graenaland.__path__[0]) / name for name in ("options.py", "opening.py", "position.py")]
    codes = {code for file in files for code in re.findall(r'BadOptions\("([^"]+)"', file.read_text("utf-8"))}
    assert len(codes) > 18
    assert codes - {code for _, code in REFUSED} == set()


# -- defaults -------------------------------------------------------------------------------------------------------


def test_without_a_word_everything_is_as_in_the_book() -> None:
    options = GraenalandOptions(seats=4)
    assert (options.first, options.island, options.readings, options.data) == (None, (), (), {})
    assert options.three_players
    assert not any((options.random_island, options.chosen_starts, options.victory_cards, options.grant))
    assert not any((options.open_votes, options.open_claims, options.open_hands))
    assert not any((options.memory_aid, options.by_three))
    assert (options.talk, options.round_limit, options.position) == (Talk.BOOK, MOST_ROUNDS, None)


@pytest.mark.parametrize(("seats", "switch", "holds"), [(3, True, True), (3, False, False), (4, True, False)])
def test_the_changes_for_three_hold_where_three_play(seats: int, switch: bool, holds: bool) -> None:
    assert GraenalandOptions(seats=seats, three_players=switch).by_three == holds


def test_whoever_is_named_begins() -> None:
    play = fresh(first=2, draw_order={"supplies": ROW})
    table = GAME.view(play.state, None)
    assert table.main == 2
    homes = {
        seat: [row.at for row in table.territories for one in row.clans if one.seat == seat and one.villages]
        for seat in range(3)
    }
    assert homes == {2: ["plains_1", "forest_1"], 0: ["forest_1", "hills_coast"], 1: ["plains_1", "hills_coast"]}


def test_an_own_island_lies_as_it_is_named() -> None:
    island = ["forest_2", "hills_coast", "plains_2", "mountains_2", "hills_inland_2"]
    table = view(island=island, position={})
    assert [row.at for row in table.territories] == island
    # Starting places belong to places of the board, not to tiles.
    assert [one.seat for one in table.territories[0].clans if one.villages] == [0, 2]


def test_an_island_at_random_has_the_right_rows() -> None:
    play = fresh(seats=4, random_island=True, draw_order={"tiles": ["plains_2"]})
    rng = Random(4)
    while len(play.state.tiles) < 7:
        play.act(CHANCE, GAME.decisions(play.state)[0].choices.sample(rng))
    table = GAME.view(play.state, None)
    assert [row.row.value for row in table.territories] == ["coast"] * 4 + ["inland"] * 3
    assert table.territories[0].at == "plains_2"


def test_a_position_has_defaults() -> None:
    table = GAME.view(draw_on(fresh(position={"phase": "movement"})).state, None)
    assert (table.round, table.main, table.phase, table.winner) == (1, 0, Phase.MOVEMENT, None)
    assert [row.cards for row in table.players] == [0, 0, 0]
    assert [row.settlements for row in table.players] == [2, 2, 2]
    assert [row.heroes[0].at for row in table.players] == ["plains_1", "forest_1", "hills_coast"]
    assert (len(table.supply_row), table.supply_left) == (4, 12)
    assert all(row.pile == () and row.works == () for row in table.territories)


def test_a_clan_that_is_not_named_has_nothing() -> None:
    table = view(position=position(clans=CLANS[:2]))
    last = table.players[2]
    assert (last.settlements, last.heroes, last.cards, last.army) == (0, (), 0, 1)


def test_a_position_is_laid_out_as_it_says() -> None:
    table = view(0, **at(phase="building", round=4, main=0, clans=CLANS, lands=LANDS, supply_row=ROW))
    assert (table.round, table.main, table.phase) == (4, 0, Phase.BUILDING)
    plains, forest, hills = table.territories[:3]
    assert plains.pile == (Item.GRAIN, Item.GRAIN, Item.ORE, Item.FACE_DOWN)
    assert (plains.works, forest.works, hills.works) == (
        (Work.ROAD,),
        (Work.MARKET,),
        (Work.PALISADE, Work.IMPROVEMENT),
    )
    assert [(one.seat, one.villages, one.buildings, one.hero) for one in plains.clans] == [
        (0, 2, (Building.STRONGHOLD,), Hero.WARRIOR),
        (2, 1, (), None),
    ]
    assert plains.free == (Building.CHURCH, Building.HALL)
    mine, other = table.players[:2]
    assert (mine.army, mine.settlements, mine.supplies) == (2, 5, 1)
    assert mine.hand is not None
    assert len(mine.hand) == mine.cards == 17
    assert (other.hand, other.cards) == (None, 4)
    backs = [(back.count, back.terrain) for back in other.backs]
    assert backs == [(2, Terrain.FOREST), (1, Terrain.HILLS), (1, Terrain.MOUNTAINS)]
    assert table.supply_row == tuple(ROW)


def test_a_hero_may_wait_for_his_building() -> None:
    waiting = {"villages": {"plains_1": 1}, "churches": ["plains_1"], "waiting": ["priest"]}
    table = view(position=position(clans=[waiting, *CLANS[1:]]))
    assert [(one.hero, one.at, one.waits) for one in table.players[0].heroes] == [
        (Hero.WARRIOR, "plains_1", ()),
        (Hero.PRIEST, None, ("plains_1",)),
    ]


def test_victory_cards_that_are_not_named_are_those_that_are_free() -> None:
    clans = [CLANS[0], {**CLANS[1], "victory_card": "vp_01"}, CLANS[2]]
    settings = {"victory_cards": True, "position": position("claim", clans=clans)}
    assert [view(seat, **settings).players[seat].victory_card for seat in range(3)] == ["vp_02", "vp_01", "vp_03"]


def test_the_round_limit_ends_the_game_without_a_winner() -> None:
    state, rng = new(round_limit=2, talk="none"), Random(1)
    while decisions := GAME.decisions(state):
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
    table = GAME.view(state, None)
    assert (table.round, table.phase, table.winner) == (2, Phase.OVER, None)


# -- prepared orders ------------------------------------------------------------------------------------------------


def test_a_prepared_order_comes_by_itself() -> None:
    order = {"plains": ["ore", "grain", "livestock"], "forest": ["grain"], "supplies": ROW}
    play = draw_on(fresh(first=0, draw_order=order))
    table = GAME.view(play.state, 0)
    assert table.supply_row == tuple(ROW)
    assert table.players[0].hand == ("plains-ore", "forest-grain")
    assert GAME.view(play.state, 2).players[2].hand is not None
    assert "plains-grain" in (GAME.view(play.state, 2).players[2].hand or ())
    assert table.territories[0].pile == (Item.LIVESTOCK,)  # the first of the production


# -- own tables -----------------------------------------------------------------------------------------------------


def own_costs() -> dict[str, object]:
    table: dict[str, object] = json.loads(DATA.joinpath("costs.json").read_text("utf-8"))
    buildings = table["buildings"]
    assert isinstance(buildings, list)
    buildings[0]["cost"] = {"wood": 5}
    return table


def test_own_tables_take_the_place_of_ours() -> None:
    assert view(data={"costs": own_costs()}, position={}).prices[0].price == {Resource.WOOD: 5}


def test_own_tables_that_are_wrong_are_refused() -> None:
    with pytest.raises(BadData) as caught:
        new(data={"tiles": {"schema": "graenaland/tiles/1", "tiles": []}})
    assert caught.value.code == "data-count"


# -- records and words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 5, "grant": True, "open_votes": True, "talk": "free", "memory_aid": True, "first": 3},
        {"seats": 4, "random_island": True, "chosen_starts": True, "victory_cards": True},
        {"seats": 3, "readings": list(Reading), "three_players": False, "draw_order": {"hills": ["wood"]}},
        {"seats": 3, "position": position("sharing", round=3)},
        {"seats": 3, "data": {"costs": own_costs()}, "island": SMALL},
    ],
    ids=["table", "advanced", "order", "position", "data"],
)
def test_a_record_holds_all_that_a_replay_needs(settings: Mapping[str, object], tmp_path: Path) -> None:
    play, rng = Play(GAME, make_options(GAME, {"round_limit": 5, **settings})), Random(5)
    while decisions := GAME.decisions(play.state):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
    file = tmp_path / "game.json"
    file.write_bytes(play.record.to_json())
    game, record = read_record(file.read_bytes(), find_game)
    assert record == play.record
    again = Play.resume(game, record)
    assert game.outcome(again.state) == GAME.outcome(play.state)
    for watcher in (*range(play.options.seats), None):
        assert game.view(again.state, watcher) == GAME.view(play.state, watcher)


def test_options_are_read_from_words() -> None:
    words = [
        "seats=5",
        "first=3",  # people count seats from 1
        "three_players=no",
        "chosen_starts=yes",
        "victory_cards=on",
        "grant=true",
        "open_votes=yes",
        "open_claims=yes",
        "open_hands=yes",
        "talk=free",
        "memory_aid=yes",
        "round_limit=40",
        "readings=palisade_residents",
        'draw_order={"plains": ["ore"], "supplies": ["supply-ore-ore"]}',
    ]
    options = read_settings(GAME, words)
    assert isinstance(options, GraenalandOptions)
    assert (options.seats, options.first, options.talk, options.round_limit) == (5, 2, Talk.FREE, 40)
    assert (options.three_players, options.chosen_starts, options.victory_cards) == (False, True, True)
    assert all((options.grant, options.open_votes, options.open_claims, options.open_hands, options.memory_aid))
    assert options.readings == (Reading.PALISADE_RESIDENTS,)
    assert (options.draw_order.plains, options.draw_order.supplies) == ((Resource.ORE,), ("supply-ore-ore",))
