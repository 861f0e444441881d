"""Setting up: what is refused and why, prepared positions and orders, own tables, and that all of it travels."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from krajina.cli.settings import read_settings
from krajina.core import BadData, BadOptions, Play, find_game, make_options, read_record
from krajina.games import stroganov
from krajina.games.stroganov import (
    CARD,
    GAME,
    LANDSCAPE,
    SONG,
    YURT,
    Claims,
    Colour,
    Fur,
    Harder,
    Opponent,
    Reading,
    RegionFurs,
    Season,
    Side,
    State,
    Strategy,
    StroganovOptions,
    StroganovView,
)
from krajina.games.stroganov.catalog import DATA

TILE = {"landscape": "S-TA1"}
FULL = ["2", "3", "4", "5", "6", "7"]


def new(**settings: object) -> State:
    return GAME.new(make_options(GAME, {"seats": 2} | settings))


def view(**settings: object) -> StroganovView:
    return GAME.view(new(**settings), None)


def position(**settings: object) -> dict[str, object]:
    return {"position": settings}


def short_story_track() -> dict[str, object]:
    board: dict[str, object] = json.loads(DATA.joinpath("board.json").read_text("utf-8"))
    return board | {"tracks": {"story": 10, "market": 6, "provenance": "source:test"}}


REFUSED: list[tuple[dict[str, object], str]] = [
    ({"seats": 0}, "bad-seats"),
    ({"seats": 5}, "bad-seats"),
    ({"colours": ["red", "blue", "green"]}, "too-many-colours"),
    ({"seats": 1, "colours": ["red", "blue"]}, "too-many-colours"),
    ({"sides": ["a", "b", "a"]}, "too-many-sides"),
    ({"colours": ["red", "red"]}, "named-twice"),
    ({"seats": 1, "harder": ["katyusha", "katyusha"]}, "named-twice"),
    ({"readings": ["tiger_always", "tiger_always"]}, "named-twice"),
    ({"harder": ["katyusha"]}, "solo-only"),
    ({"strategy": "a"}, "solo-only"),
    ({"see_forced": [2]}, "no-such-seat"),
    ({"see_forced": [-1]}, "no-such-seat"),
    ({"colours": ["pink"]}, "unknown-name"),
    ({"readings": ["loose"]}, "unknown-name"),
    ({"draw_order": {"cards": ["C1"]}}, "unknown-name"),
    ({"draw_order": {"coins": ["1"]}}, "bad-options"),
    ({"data": {"coins": {}}}, "unknown-name"),
    (position(year=5), "bad-options"),
    (position(mats=[{}, {}, {}]), "too-many-mats"),
    (position(row=[TILE] * 13), "row-too-long"),
    (position(row=[{"furs": ["2"]}]), "furs-in-gap"),
    (position(region_furs=["2"]), "not-five"),
    (position(region_furs=[]), "not-five"),
    (position(villages=["V1"]), "not-five"),
    (position(villages=[]), "not-five"),
    (position(yurts=[None] * 4), "not-five"),
    (position(cards=[None] * 6), "not-five"),
    (position(trade_fur="tiger"), "tiger-prices-nothing"),
    (position(region_furs=["2", "3", "4", "5", "tiger"]), "tiger-prices-nothing"),
    (position(market=[*FULL, "2"]), "market-too-full"),
    (position(market=["tiger"]), "market-too-full"),
    (position(mats=[{"trophy": 9}]), "trophy-too-far"),
    ({"data": {"board": short_story_track()}, **position(mats=[{"stories": 11}])}, "stories-too-many"),
    ({"sides": ["b"], **position(mats=[{"trophy": 7}])}, "trophy-too-far"),
    (position(mats=[{"built": [2, 2]}]), "outpost-twice"),
    (position(mats=[{"outposts": 4, "built": [1, 2]}]), "too-many-pieces"),
    (position(mats=[{"banners": 13}]), "too-many-pieces"),
    (position(row=[TILE, TILE]), "piece-twice"),
    (position(row=[TILE], mats=[{"landscapes": ["S-TA1"]}]), "piece-twice"),
    (position(mats=[{"hand": ["A1"], "fulfilled": ["A1"]}]), "piece-twice"),
    (position(cards=["A1", None, None, None, None], mats=[{"hand": ["A1"]}]), "piece-twice"),
    (position(yurts=[YURT.ids[0]] * 5), "piece-twice"),
    (position(songs=[SONG.ids[0]] * 2), "piece-twice"),
    (position(villages=["V1"] * 5), "piece-twice"),
    (position(mats=[{"furs": ["8"] * 8}]), "too-many-furs"),
    (position(mats=[{"furs": ["tiger"] * 16}], row=[TILE | {"furs": ["tiger"]}]), "too-many-furs"),
]


@pytest.mark.parametrize(("settings", "code"), REFUSED)
def test_what_cannot_be_played_is_refused(settings: Mapping[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        new(**settings)
    assert caught.value.code == code


def test_every_reason_is_given() -> None:
    files = [Path(stroganov.__path__[0]) / name for name in ("options.py", "position.py")]
    written = {code for file in files for code in re.findall(r'BadOptions\(f?"([^"]+)"', file.read_text("utf-8"))}
    codes = {code.replace("{name}", end) for code in written for end in ("colours", "sides")}
    assert len(codes) > 15
    assert codes - {code for _, code in REFUSED} == set()


# -- defaults -------------------------------------------------------------------------------------------------------


def test_without_a_word_everything_is_as_in_the_book() -> None:
    options = StroganovOptions(seats=3)
    assert options.seat_colours == (Colour.BLUE, Colour.RED, Colour.GREEN)
    assert [options.side_of(seat) for seat in range(3)] == [Side.A] * 3
    assert (options.region_furs, options.claims) == (RegionFurs.ASCENDING, Claims.REGION)
    assert options.strategy == Strategy.RANDOM
    assert (options.harder, options.readings, options.see_forced, options.data) == ((), (), (), {})
    assert options.position is None


def test_colours_that_are_not_named_are_those_that_are_free() -> None:
    table = view(seats=4, colours=["green", "yellow"], sides=["b"])
    assert [row.colour for row in table.players] == [Colour.GREEN, Colour.YELLOW, Colour.BLUE, Colour.RED]
    assert [row.side for row in table.players] == [Side.B, Side.A, Side.A, Side.A]


@pytest.mark.parametrize(
    ("harder", "opponent"), [((), Opponent.IVAN), (("coin_when_failed",), Opponent.IVAN), (("katyusha",), "katyusha")]
)
def test_alone_one_plays_against_an_opponent(harder: tuple[str, ...], opponent: str) -> None:
    ivan = view(seats=1, harder=harder).ivan
    assert ivan is not None
    assert ivan.opponent == opponent


def test_a_position_has_defaults() -> None:
    table = view(**position())
    assert (table.year, table.season, table.active) == (1, Season.SPRING, 0)
    assert [tile.landscape for tile in table.row] == list(LANDSCAPE.ids[:12])
    assert [region.fur for region in table.regions] == list("23456")
    assert table.trade_fur == Fur.LYNX
    assert table.market == dict.fromkeys(FULL, 1)
    assert [region.village for region in table.regions] == ["V1", "V2", "V3", "V4", "V5"]
    assert [region.yurt for region in table.regions] == list(YURT.ids[:5])
    assert [region.card for region in table.regions] == ["A1", "A2", "A3", "A4", "A5"]
    assert [row.song for row in table.songs] == list(SONG.ids[:2])
    assert all((row.at, row.horses, row.points, row.furs) == (0, 0, 0, {}) for row in table.players)


def test_a_position_of_a_later_year_takes_the_later_parts() -> None:
    table = view(**position(year=3, mats=[{"hand": ["B1"]}]))
    assert [region.card for region in table.regions] == ["B2", "B3", "B4", "B5", "B6"]
    assert {row.song[:2] for row in table.songs} == {"GB"}


def test_a_position_is_laid_out_as_it_says() -> None:
    mats = [
        {"at": 3, "horses": 5, "coins": 1, "furs": ["6", "6", "tiger"], "fulfilled": ["S1"], "hand": ["A4"]},
        {"at": 5, "built": [2], "outposts": 1, "banners": 2, "stories": 4, "trophy": 3, "points": 9},
    ]
    row = [{"landscape": "TU1", "furs": ["8", "2"]}, {}, {"landscape": "TU2"}]
    table = view(**position(year=2, season="summer", row=row, mats=mats))
    assert (table.year, table.season) == (2, Season.SUMMER)
    assert [tile.landscape for tile in table.row] == ["TU1", None, "TU2", *[None] * 9]
    assert table.row[0].furs == ("2", "8")
    red, blue = table.players
    assert (red.at, red.horses, red.coins, red.furs) == (3, 5, 1, {"6": 2, "tiger": 1})
    assert (red.fulfilled, red.hand) == (("S1",), ("A4",))
    assert (blue.built, blue.outposts, blue.outposts_left, blue.banners) == ((2,), 1, 3, 2)
    assert (blue.stories, blue.trophy, blue.points, blue.sources) == (4, 3, 9, {"other": 9})
    assert table.order == (1, 0)  # the deeper in Siberia goes first
    assert table.active == 1
    assert (table.tigers, table.banners) == (15, 10)


def test_a_position_may_begin_in_winter() -> None:
    state = new(**position(season="winter", mats=[{"horses": 5}]))
    assert GAME.decisions(state)[0].prompt == "income"


def test_a_card_of_later_years_comes_once() -> None:
    """A position may hold a B card in the first years: it is not in the stack when the others come."""
    state, rng = new(**position(year=2, season="autumn", mats=[{"hand": ["B1"]}, {"fulfilled": ["B2"]}])), Random(1)
    while state.year == 2:
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    there = Counter(
        [*state.left["cards"], *state.cards, *(c for mat in state.mats for c in (*mat.hand, *mat.fulfilled))]
    )
    assert there[CARD.ids.index("B1")] == there[CARD.ids.index("B2")] == 1


# -- prepared orders ------------------------------------------------------------------------------------------------


def test_a_prepared_order_comes_by_itself() -> None:
    order = {"landscapes": ["S-TU1", "S-TA1"], "players": [1], "villages": ["V5", "V4"], "furs": ["8"]}
    state, rng = new(draw_order=order), Random(2)
    assert [LANDSCAPE.ids[tile] for tile in state.row[1:3]] == ["S-TU1", "S-TA1"]
    while GAME.decisions(state)[0].seat < 0:
        GAME.advance(state, -1, GAME.decisions(state)[0].choices.sample(rng))
    table = GAME.view(state, None)
    assert table.row[0].furs[-1] == Fur.BEAR
    assert [region.village for region in table.regions[:2]] == ["V5", "V4"]
    assert table.order == (1, 0)


# -- own tables -----------------------------------------------------------------------------------------------------


def own_villages() -> dict[str, object]:
    table: dict[str, object] = json.loads(DATA.joinpath("villages.json").read_text("utf-8"))
    tiles = table["tiles"]
    assert isinstance(tiles, list)
    tiles[0]["rewards"] = [{"vp": 9}]
    return table


def test_own_tables_take_the_place_of_ours() -> None:
    table = view(data={"villages": own_villages()}, **position())
    [word] = table.regions[0].village_gains
    assert (word.key, word.values) == ("gain-vp", {"count": 9})


def test_own_tables_that_are_wrong_are_refused() -> None:
    with pytest.raises(BadData) as caught:
        new(data={"villages": {"schema": "stroganov/villages/1", "tiles": []}})
    assert caught.value.code == "data-count"


# -- records and words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 3, "sides": ["b", "a"], "colours": ["yellow"], "region_furs": "random", "readings": list(Reading)},
        {"seats": 1, "claims": "tile", "harder": list(Harder), "see_forced": [0]},
        {"seats": 1, "strategy": "d", "draw_order": {"ivan": ["I4"], "furs": ["8", "2"]}},
        {"seats": 2, **position(year=4, season="autumn", mats=[{"at": 3, "furs": ["2", "tiger"], "hand": ["B6"]}])},
        {"seats": 2, "data": {"villages": own_villages()}, **position(year=4)},
    ],
    ids=["table", "harder", "order", "position", "data"],
)
def test_a_record_holds_all_that_a_replay_needs(settings: Mapping[str, object], tmp_path: Path) -> None:
    play, rng = Play(GAME, make_options(GAME, settings)), Random(5)
    while decisions := GAME.decisions(play.state):
        play.act(decisions[0].seat, decisions[0].choices.sample(rng))
    file = tmp_path / "game.json"
    file.write_bytes(play.record.to_json())
    game, record = read_record(file.read_bytes(), find_game)
    assert record == play.record
    again = Play.resume(game, record)
    assert game.outcome(again.state) == GAME.outcome(play.state)
    assert game.view(again.state, None) == GAME.view(play.state, None)


def test_options_are_read_from_words() -> None:
    words = [
        "seats=1",
        "colours=yellow",
        "sides=b",
        "region_furs=random",
        "claims=tile",
        "strategy=c",
        "harder=katyusha,coin_when_failed",
        "readings=tiger_always",
        "see_forced=1",  # people count seats from 1
        'draw_order={"furs": ["8", "2"], "ivan": ["I4"]}',
        'position={"year": 2, "mats": [{"at": 3, "furs": ["6", "tiger"]}]}',
    ]
    options = read_settings(GAME, words)
    assert isinstance(options, StroganovOptions)
    assert (options.colours, options.sides) == ((Colour.YELLOW,), (Side.B,))
    assert (options.region_furs, options.claims) == (RegionFurs.RANDOM, Claims.TILE)
    assert options.strategy == Strategy.C
    assert options.harder == (Harder.KATYUSHA, Harder.COIN_WHEN_FAILED)
    assert (options.readings, options.see_forced) == ((Reading.TIGER_ALWAYS,), (0,))
    assert (options.draw_order.furs, options.draw_order.ivan) == ((Fur.BEAR, Fur.SABLE), ("I4",))
    assert options.position is not None
    assert options.position.mats[0].furs == (Fur.DEER, Fur.TIGER)
