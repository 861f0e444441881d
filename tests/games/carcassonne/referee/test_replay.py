"""Whole turns through the referee: what it allows, what it refuses, and games of its own."""

from random import Random
from typing import Any

import pytest
from tests.games.carcassonne.referee.byhand import stand, table_of
from tests.games.carcassonne.referee.legal import figures
from tests.games.carcassonne.referee.referee import CHANCE, Referee
from tests.games.carcassonne.referee.table import pile_of

STRAIGHT = "base/road-straight-w1"
PASS = {"do": "pass"}


def draw(tile: str) -> tuple[int, dict[str, Any]]:
    return CHANCE, {"do": "draw_tile", "tile": tile}


def place(seat: int, x: int, y: int, turn: int) -> tuple[int, dict[str, Any]]:
    return seat, {"do": "place_tile", "at": [x, y], "turn": turn}


def figure(seat: int, kind: str, on: str, at: str) -> tuple[int, dict[str, Any]]:
    return seat, {"do": "place_figure", "figure": kind, "on": on, "point": at}


def started(*entries: tuple[int, dict[str, Any]], **options: Any) -> Referee:
    referee = Referee()
    referee.start({"seats": 2, **options})
    for entry in entries:
        referee.enter(*entry)
    return referee


def test_the_pile_has_the_tiles_of_the_boxes() -> None:
    sizes = {box: started(boxes=[box]).pile.size for box in ("inns", "traders", "hills", "wheel", "river")}
    assert sizes == {"inns": 90, "traders": 96, "hills": 90, "wheel": 84, "river": 72}
    assert started(boxes=["river"]).pile.river.total() == 10
    assert started(tiles_only=["wheel"], copies={"base": 2}).pile.size == 156


def test_a_knight_who_closes_a_city_scores_and_comes_home() -> None:
    referee = started(draw("base/city-cap"), place(0, 0, -1, 2), figure(0, "meeple", "city", "S"))
    assert referee.result().points == [4, 0]
    assert referee.result().supply[0] == {"meeple": 7}
    assert referee.seat == 1


@pytest.mark.parametrize(
    ("x", "y", "turn", "why"),
    [
        (0, 0, 0, "covered"),
        (3, 0, 0, "touches nothing"),
        (1, 1, 0, "touches nothing"),
        (0, -1, 0, "F against C"),
        (1, 0, 1, "F against R"),
    ],
)
def test_a_tile_that_does_not_fit_is_refused(x: int, y: int, turn: int, why: str) -> None:
    referee = started(draw(STRAIGHT))
    with pytest.raises(AssertionError, match=why):
        referee.enter(*place(0, x, y, turn))


def test_all_places_of_a_straight_beside_the_start() -> None:
    found = started().legal_placements(STRAIGHT)
    assert found == {((x, 0), turn) for x in (-1, 1) for turn in (0, 2)} | {((0, 1), 0), ((0, 1), 2)}


def test_a_road_that_is_taken_is_refused() -> None:
    robber = [draw(STRAIGHT), place(0, 1, 0, 0), figure(0, "meeple", "road", "E")]
    referee = started(*robber, draw(STRAIGHT), place(1, 2, 0, 0))
    assert referee.legal_figures() == {("meeple", "field", "NNW"), ("meeple", "field", "ESE")}
    with pytest.raises(AssertionError, match="may not"):
        referee.enter(*figure(1, "meeple", "road", "E"))


def test_only_who_is_asked_may_answer() -> None:
    with pytest.raises(AssertionError, match="seat 1 may not"):
        started(draw(STRAIGHT), place(1, 1, 0, 0))
    with pytest.raises(AssertionError, match="may not"):
        started(draw("river/lake"))


def test_without_farmers_nobody_goes_onto_a_field() -> None:
    referee = started(draw(STRAIGHT), place(0, 1, 0, 0), farmers=False)
    assert referee.legal_figures() == {("meeple", "road", "E")}


def builder_turns() -> list[tuple[int, dict[str, Any]]]:
    first = [draw(STRAIGHT), place(0, 1, 0, 0), figure(0, "meeple", "road", "E")]
    other = [draw("base/cloister"), place(1, 0, 1, 0), (1, PASS)]
    build = [draw(STRAIGHT), place(0, 2, 0, 0), figure(0, "builder", "road", "E")]
    again = [draw("base/cloister"), place(1, 0, 2, 0), (1, PASS)]
    return [*first, *other, *build, *again]


def test_the_builder_gives_one_more_tile_and_never_a_third() -> None:
    third = [draw("base/road-straight-w2"), place(0, 3, 0, 0), (0, PASS)]
    referee = started(*builder_turns(), *third, boxes=["traders"])
    assert (referee.seat, referee.second) == (0, True)
    for entry in (draw("base/road-straight-w2"), place(0, 4, 0, 0), (0, PASS)):
        referee.enter(*entry)
    assert (referee.seat, referee.second) == (1, False)


def test_a_builder_needs_an_own_follower() -> None:
    table = table_of(((0, 0), STRAIGHT, 0), ((1, 0), STRAIGHT, 0), rules=("traders",))
    stand(table, 0, "meeple", (0, 0), "road", "E")
    assert ("builder", "road", "E") in figures(table, 0, (1, 0))
    assert ("builder", "road", "E") not in figures(table, 1, (1, 0))


def test_parts_are_called_by_their_first_point() -> None:
    table = table_of(((0, 0), "hills/split-edge-city", 0), rules=("hills",))
    names = {(on, at) for _, on, at in figures(table, 0, (0, 0))}
    assert names == {("city", "NNW"), ("city", "NNE"), ("field", "SSE")}
    table = table_of(((0, 0), "hills/split-edge-city", 1))
    names = {(on, at) for _, on, at in figures(table, 0, (0, 0))}
    assert names == {("city", "N"), ("city", "ESE"), ("field", "WSW")}
    table = table_of(((0, 0), "inns/four-caps", 0))
    assert ("meeple", "field", "middle") in figures(table, 0, (0, 0))


def test_the_river_goes_on_and_never_bends_the_same_way_twice() -> None:
    referee = started(draw("river/bend-vineyard"), boxes=["river"])
    assert referee.legal_placements("river/bend-vineyard") == {((0, 1), 1), ((0, 1), 2)}
    referee = started(draw("river/bend-vineyard"), place(0, 0, 1, 2), (0, PASS), boxes=["river"])
    assert referee.legal_placements("river/bend-vineyard") == {((1, 1), 0)}
    assert referee.legal_placements("river/lake") == {((1, 1), 3)}
    referee.enter(*draw("river/bend-vineyard"))
    with pytest.raises(AssertionError, match="same way again"):
        referee.enter(*place(1, 1, 1, 1))


def test_the_spring_has_nine_places_against_the_board() -> None:
    referee = started(boxes=["wheel", "river"])
    found = referee.legal_placements("river/spring")
    assert len(found) == 9
    assert ((1, -1), 2) in found  # north of the board, water to the north
    referee.enter(*place(0, 1, -1, 2))
    assert (referee.phase, referee.seat) == ("draw", 0)


def test_the_board_is_land() -> None:
    table = table_of(((0, -1), "base/city-corner", 1), ((-1, -1), "base/city-corner", 2), wheel=True)
    assert table.features["0,-1:0"] is table.features["board:0"]
    assert len(table.features["board:0"].cells) == 2
    table = table_of(((2, -1), "base/junction-three", 0), wheel=True)
    assert table.features["2,-1:1"].complete
    assert table.features["2,-1:1"].keys == {"2,-1:1", "board:3"}


def test_the_wheel_acts_before_the_tile_is_laid() -> None:
    referee = started(draw("base/road-straight-w3"), boxes=["wheel"])
    assert referee.result().points == [7, 7]
    crown = {"do": "place_on_crown", "figure": "meeple", "sector": "plague"}
    for entry in (place(0, 4, 2, 0), (0, crown), draw("base/road-straight-w2")):
        referee.enter(*entry)
    assert referee.result().sources == [{"storm": 7, "crown": 6}, {"storm": 7}]


def test_a_hill_buries_a_tile_unseen() -> None:
    referee = started(draw("hills/caps-opposite"), boxes=["hills"])
    assert (referee.pile.size, referee.pile.unseen.total()) == (88, 89)


def test_a_hill_buries_the_next_tile_of_a_prepared_order() -> None:
    order = ["hills/caps-opposite", "base/cloister", STRAIGHT]
    referee = started(draw("hills/caps-opposite"), boxes=["hills"], draw_order=order, draw_rest=False)
    assert referee.pile.next() == {STRAIGHT}
    for entry in (place(0, 0, -1, 0), (0, PASS), draw(STRAIGHT), place(1, 1, 0, 0), (1, PASS)):
        referee.enter(*entry)
    assert referee.result().over


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    referee = started()
    referee.table.land.laid.clear()
    referee.table.lay((0, 0), "base/city-full-shield", 0)
    referee.enter(*draw("base/cloister"))
    assert (referee.phase, referee.seat, referee.pile.size) == ("draw", 0, 71)


def test_the_plague_asks_those_who_have_a_figure_on_the_land() -> None:
    referee = started(draw("base/road-straight"), place(0, 4, 2, 0), boxes=["wheel"])
    referee.enter(*figure(0, "meeple", "field", "NNW"))
    referee.table.pig = 3
    referee.enter(*draw("base/road-straight-w2"))
    assert referee.choices() == [(0, {"do": "take_home", "at": [4, 2]})]
    referee.enter(*referee.choices()[0])
    assert (referee.phase, referee.seat, referee.result().supply[0]) == ("place", 1, {"meeple": 7})


def shepherd_turns() -> list[tuple[int, dict[str, Any]]]:
    mine = [draw("base/cloister"), place(0, 0, 1, 0), figure(0, "shepherd", "field", "NNW")]
    other = [draw("base/city-cap"), place(1, 0, -1, 2), (1, PASS)]
    return [*mine, (CHANCE, {"do": "draw_sheep", "sheep": 3}), *other, draw("base/cloister"), place(0, 0, 2, 0)]


def test_a_shepherd_whose_field_grew_must_grow_or_stable_his_flock() -> None:
    referee = started(*shepherd_turns(), (0, PASS), boxes=["hills"])
    assert [action["do"] for _, action in referee.choices()] == ["grow_flock", "stable_flock"]
    referee.enter(0, {"do": "stable_flock"})
    assert referee.result().sources[0] == {"flock": 3}
    assert referee.result().supply[0] == {"meeple": 7, "shepherd": 1}


def test_a_wolf_takes_flock_and_shepherd() -> None:
    turns = [*shepherd_turns(), (0, PASS), (0, {"do": "grow_flock"}), (CHANCE, {"do": "draw_sheep", "sheep": 0})]
    referee = started(*turns, boxes=["hills"])
    assert (referee.seat, referee.result().points) == (1, [0, 0])
    assert referee.result().supply[0]["shepherd"] == 1
    assert referee.table.sheep_left().total() == 18


def self_play(seed: int, options: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    random, referee, entries = Random(seed), Referee(), []
    referee.start(options)
    while choices := referee.choices():
        entries.append(random.choice(choices))
        referee.enter(*entries[-1])
    assert referee.phase == "over"
    return entries


@pytest.mark.slow
@pytest.mark.parametrize("boxes", [["inns", "traders"], "all"])
def test_a_game_of_its_own_is_whole(boxes: list[str] | str) -> None:
    options: dict[str, Any] = {"seats": 3, "boxes": boxes, "first": 2}
    options["draw_order"] = Random(7).sample(list(pile_of(options).unseen.elements()), 30)
    options["draw_rest"] = False
    result = Referee().replay(options, self_play(7, options))
    assert result.over
    assert result.history[-1].points == result.points == [sum(each.values()) for each in result.sources]
    assert all(count >= 0 for step in result.history for seat in step.supply for count in seat.values())
