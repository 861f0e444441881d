"""The worked examples of the book and the rulings, on boards built by hand, so that the referee can be trusted."""

from collections import Counter

import pytest
from tests.games.carcassonne.referee import flocks, scoring, wheel
from tests.games.carcassonne.referee.byhand import Laid, stand, table_of
from tests.games.carcassonne.referee.table import Crown, Table

BLUE, RED = 0, 1

# A street of city from north to south; the last tile is laid apart from it.
CITY_OF_THREE: list[Laid] = [
    ((0, 0), "base/city-cap", 2),
    ((0, 1), "base/city-through-shield", 0),
    ((0, 2), "base/city-cap", 0),
]
CITY_OF_FOUR: list[Laid] = [
    ((0, 0), "base/city-cap", 2),
    ((0, 1), "base/city-through-shield", 0),
    ((0, 2), "base/city-through", 0),
    ((0, 3), "hills/caps-opposite", 0),
]
RING: list[Laid] = [
    ((0, 0), "base/city-corner", 1),
    ((1, 0), "base/city-corner", 2),
    ((1, 1), "base/city-corner", 3),
    ((0, 1), "base/city-corner", 0),
]
INN: list[Laid] = [
    ((0, 0), "base/junction-three", 0),
    ((1, 0), "inns/straight-inn", 0),
    ((2, 0), "base/junction-three", 0),
]
CATHEDRAL: list[Laid] = [
    ((0, 0), "inns/cathedral", 0),
    ((0, -1), "base/city-cap", 2),
    ((-1, 0), "base/city-cap", 1),
    ((1, 0), "base/city-through", 1),
    ((2, 0), "base/city-cap", 3),
    ((0, 1), "base/city-through-shield", 0),
    ((0, 2), "base/city-cap", 0),
]
CROSS: list[Laid] = [((x, y), "base/cloister", 0) for x, y in ((1, 1), (1, 0), (0, 1), (2, 1), (1, 2))]
CORNERS: list[Laid] = [((x, y), "base/cloister", 0) for x, y in ((2, 0), (0, 2), (0, 0), (2, 2))]


def finished(table: Table) -> list[int]:
    scoring.score_complete(table)
    assert not [each for each in table.figures if table.feature(each).complete and each.kind in ("meeple", "large")]
    return table.points


def at_the_end(table: Table) -> list[int]:
    scoring.final(table)
    return table.points


def test_a_city_of_three_tiles_and_a_shield_is_worth_8() -> None:
    table = table_of(*CITY_OF_THREE)
    stand(table, BLUE, "meeple", (0, 0), "city", "S")
    assert finished(table) == [8, 0]


def test_a_city_of_four_tiles_is_worth_8() -> None:
    table = table_of(*RING)
    stand(table, BLUE, "meeple", (1, 1), "city", "N")
    assert finished(table) == [8, 0]


def test_two_knights_share_10() -> None:
    table = table_of(*CITY_OF_FOUR)
    stand(table, BLUE, "meeple", (0, 0), "city", "S")
    stand(table, RED, "meeple", (0, 3), "city", "N")
    assert finished(table) == [10, 10]
    assert not table.figures


def test_the_knight_on_a_hill_takes_all_10() -> None:
    table = table_of(*CITY_OF_FOUR, rules=("hills",))
    stand(table, BLUE, "meeple", (0, 0), "city", "S")
    stand(table, RED, "meeple", (0, 3), "city", "N")
    assert finished(table) == [0, 10]


def test_a_hill_does_not_beat_a_majority() -> None:
    table = table_of(*CITY_OF_FOUR, rules=("hills", "inns"))
    stand(table, BLUE, "large", (0, 0), "city", "S")
    stand(table, RED, "meeple", (0, 3), "city", "N")
    assert finished(table) == [10, 0]


def test_a_ring_of_road_is_finished() -> None:
    curves = [((0, 0), 3), ((1, 0), 0), ((1, 1), 1), ((0, 1), 2)]
    table = table_of(*[(cell, "base/road-curve", turn) for cell, turn in curves])
    stand(table, RED, "meeple", (0, 0), "road", "E")
    assert finished(table) == [0, 4]


@pytest.mark.parametrize(("rules", "points"), [(("inns",), 6), ((), 3)])
def test_an_inn_makes_6_of_a_road_of_three(rules: tuple[str, ...], points: int) -> None:
    table = table_of(*INN, rules=rules)
    stand(table, BLUE, "meeple", (0, 0), "road", "E")
    assert finished(table) == [points, 0]


@pytest.mark.parametrize(("rules", "points"), [(("inns",), 0), ((), 2)])
def test_an_unfinished_road_with_an_inn_is_worth_nothing(rules: tuple[str, ...], points: int) -> None:
    table = table_of(*INN[:2], rules=rules)
    stand(table, BLUE, "meeple", (0, 0), "road", "E")
    assert at_the_end(table) == [points, 0]


def test_the_large_figure_wins_a_road_of_three() -> None:
    table = table_of(INN[0], ((1, 0), "base/road-straight", 0), INN[2], rules=("inns",))
    stand(table, BLUE, "large", (0, 0), "road", "E")
    stand(table, RED, "meeple", (2, 0), "road", "W")
    assert finished(table) == [3, 0]


def test_a_cathedral_makes_24() -> None:
    table = table_of(*CATHEDRAL, rules=("inns",))
    stand(table, BLUE, "meeple", (0, 2), "city", "N")
    assert finished(table) == [24, 0]


def test_an_unfinished_city_with_a_cathedral_is_worth_nothing() -> None:
    table = table_of(*CATHEDRAL[:-1], rules=("inns",))
    stand(table, BLUE, "meeple", (2, 0), "city", "W")
    assert at_the_end(table) == [0, 0]


def test_the_one_who_closes_a_city_gets_its_goods() -> None:
    laid = zip(RING, ("base/city-corner-shield", "traders/corner-grain", "traders/corner-wine"), strict=False)
    table = table_of(
        *[(cell, tile, turn) for (cell, _, turn), tile in laid],
        ((0, 1), "traders/corner-grain", 0),
        rules=("traders",),
    )
    stand(table, BLUE, "meeple", (0, 0), "city", "E")
    assert finished(table) == [10, 0]
    scoring.hand_out_goods(table, RED, (0, 1))
    assert table.goods == [Counter(), Counter(grain=2, wine=1)]


def test_most_goods_of_a_kind_are_worth_10() -> None:
    table = table_of(rules=("traders",))
    table.goods = [Counter(wine=3, grain=2), Counter(wine=3, grain=2, cloth=1)]
    assert at_the_end(table) == [20, 30]


def test_goods_that_nobody_has_are_worth_nothing() -> None:
    assert at_the_end(table_of(rules=("traders",))) == [0, 0]


def test_a_finished_cloister_is_worth_9() -> None:
    table = table_of(*CROSS, *CORNERS)
    stand(table, RED, "meeple", (1, 1), "cloister", "middle")
    assert finished(table) == [0, 9]


@pytest.mark.parametrize(("rules", "points"), [(("hills",), 15), ((), 9)])
def test_two_vineyards_make_15_of_a_cloister(rules: tuple[str, ...], points: int) -> None:
    vineyard = "hills/split-edge-field"
    laid: list[Laid] = [*CROSS, *CORNERS[:2], ((0, 0), vineyard, 0), ((2, 2), vineyard, 2)]
    table = table_of(*laid, rules=rules)
    stand(table, RED, "meeple", (1, 1), "cloister", "middle")
    assert finished(table) == [0, points]


def test_unfinished_features_count_their_tiles() -> None:
    cross = [((1, 1), "base/cloister", 0), ((1, 0), "base/cloister", 0), ((0, 1), "hills/split-edge-field", 0)]
    table = table_of(*cross, ((2, 1), "base/cloister-road", 3), ((1, 2), "base/cloister", 0), rules=("hills",))
    stand(table, BLUE, "meeple", (1, 1), "cloister", "middle")
    assert at_the_end(table) == [5, 0]
    table = table_of(*CITY_OF_THREE[:2])
    stand(table, BLUE, "meeple", (0, 0), "city", "S")
    assert at_the_end(table) == [3, 0]
    table = table_of(*[((x, 0), "base/road-straight", 0) for x in range(3)])
    stand(table, RED, "meeple", (0, 0), "road", "E")
    assert at_the_end(table) == [0, 3]


def field_with_two_cities(*rules: str) -> Table:
    laid: list[Laid] = [
        ((0, 0), "base/city-cap", 0),
        ((0, -1), "base/city-cap", 2),
        ((1, 0), "base/city-cap", 0),
        ((1, -1), "base/city-cap", 2),
        ((2, 0), "base/city-cap", 0),
    ]
    return table_of(*laid, rules=rules)


def test_a_field_counts_3_for_each_finished_city() -> None:
    table = field_with_two_cities()
    stand(table, BLUE, "meeple", (0, 0), "field", "ENE")
    stand(table, RED, "meeple", (1, -1), "field", "NNW")
    assert at_the_end(table) == [6, 6]
    assert table.sources[BLUE] == {"field": 6}


def test_a_piglet_makes_8_of_6_for_the_owner_only() -> None:
    table = field_with_two_cities("traders", "inns")
    stand(table, BLUE, "large", (0, 0), "field", "ENE")
    stand(table, RED, "meeple", (1, 0), "field", "ENE")
    stand(table, BLUE, "piglet", (2, 0), "field", "ENE")
    stand(table, RED, "piglet", (2, 0), "field", "ENE")
    assert at_the_end(table) == [8, 0]


def test_two_split_city_edges_join_all_four_cities() -> None:
    table = table_of(((0, 0), "hills/split-edge-city", 0), ((0, -1), "hills/split-edge-city", 2))
    joined = table.features["0,0:0"]
    assert joined is table.features["0,0:1"] is table.features["0,-1:0"] is table.features["0,-1:1"]
    assert (len(joined.cells), joined.complete) == (2, False)


def test_a_split_city_edge_is_apart_until_a_city_joins_it() -> None:
    table = table_of(((0, 0), "hills/split-edge-city", 0))
    assert table.features["0,0:0"] is not table.features["0,0:1"]
    table.lay((0, -1), "base/city-cap", 2)
    assert table.features["0,0:0"] is table.features["0,0:1"]


def test_two_split_field_edges_keep_all_apart() -> None:
    table = table_of(((0, 0), "hills/split-edge-field", 0), ((0, 1), "hills/split-edge-field", 2))
    assert table.features["0,0:1"] is table.features["0,1:2"]
    assert table.features["0,0:2"] is table.features["0,1:1"]
    assert table.features["0,0:1"] is not table.features["0,0:2"]
    assert table.features["0,0:0"] is not table.features["0,1:0"]
    table = table_of(((0, 0), "hills/split-edge-field", 0), ((0, 1), "base/cloister", 0))
    assert table.features["0,0:1"] is table.features["0,0:2"]


def two_flocks() -> Table:
    table = table_of(*[((x, 0), "base/cloister", 0) for x in range(3)], rules=("hills",))
    stand(table, BLUE, "shepherd", (0, 0), "field", "NNW").tokens = [3, 1]
    stand(table, RED, "shepherd", (1, 0), "field", "NNW").tokens = [2, 2]
    return table


def test_two_shepherds_stable_8_sheep_each() -> None:
    table = two_flocks()
    assert flocks.extended(table, RED, (2, 0))
    assert not flocks.extended(table, RED, (1, 0))
    flocks.stable(table, RED)
    assert table.points == [8, 8]
    assert not table.figures
    assert table.sheep_left() == Counter({0: 2, 1: 4, 2: 5, 3: 6, 4: 1})


def test_a_wolf_scatters_the_flocks_of_both() -> None:
    table = two_flocks()
    assert table.sheep_left() == Counter({0: 2, 1: 3, 2: 3, 3: 5, 4: 1})
    flocks.draw_sheep(table, RED, 0)
    assert (table.points, table.figures) == ([0, 0], [])


def test_printed_sheep_count_on_their_bank_only() -> None:
    table = table_of(((0, 0), "river/straight-sheep", 0), ((1, 0), "river/straight-sheep", 0), rules=("hills",))
    stand(table, BLUE, "shepherd", (0, 0), "field", "ESE").tokens = [3]
    stand(table, RED, "shepherd", (1, 0), "field", "NNW").tokens = [1]
    flocks.stable(table, BLUE)
    flocks.stable(table, RED)
    assert table.points == [5, 1]


def test_taxes_are_8_and_3() -> None:
    city = [CITY_OF_FOUR[0], CITY_OF_FOUR[1], ((0, 2), "base/city-through-shield", 0)]
    table = table_of(*city, rules=("wheel",))
    stand(table, BLUE, "meeple", (0, 0), "city", "S")
    stand(table, BLUE, "meeple", (0, 1), "city", "N")
    stand(table, RED, "meeple", (0, 2), "city", "N")
    assert wheel.act(table, RED, 1) == "taxes"
    assert table.points == [8, 3]


def test_famine_inquisition_storm_and_fortune() -> None:
    table = field_with_two_cities("wheel", "inns")
    table.lay((0, 1), "base/cloister", 0)
    stand(table, BLUE, "large", (0, 0), "field", "ENE")
    stand(table, RED, "meeple", (1, 0), "field", "ENE")
    stand(table, RED, "meeple", (0, 1), "cloister", "middle")
    assert [wheel.act(table, RED, number) for number in (2, 1, 1)] == ["famine", "storm", "inquisition"]
    assert table.sources == [Counter(famine=2, storm=7), Counter(famine=2, storm=6, inquisition=2)]
    assert wheel.act(table, RED, 2) == "fortune"
    assert table.sources[RED]["fortune"] == 3


def test_crowns_are_3_or_6_in_the_sector_of_the_pig_only() -> None:
    table = table_of(rules=("wheel",))
    table.crowns = [Crown(BLUE, "meeple", each) for each in ("fortune", "taxes", "storm", "storm", "plague")]
    for pig, points in ((0, 3), (1, 9), (2, 9), (3, 15)):
        table.pig = pig
        wheel.score_crowns(table)
        assert table.points == [points, 0]
    assert [each.sector for each in table.crowns] == ["plague"]
    assert table.supply(BLUE)["meeple"] == 6


def test_the_plague_takes_the_builder_that_is_left_alone() -> None:
    table = table_of(*CITY_OF_THREE[:2], rules=("wheel", "traders"))
    stand(table, BLUE, "meeple", (0, 0), "city", "S")
    stand(table, BLUE, "builder", (0, 1), "city", "N")
    stand(table, RED, "meeple", (0, 1), "field", "ENE")
    assert wheel.stricken(table, BLUE) == [(0, 0)]
    wheel.take_home(table, BLUE, (0, 0))
    assert [each.seat for each in table.figures] == [RED]
