"""Tiles as a program asks for them: parts by their names, and which tiles and turns show the same picture."""

from itertools import product
from random import Random

import pytest

from krajina.core import playout
from krajina.games.carcassonne import (
    GAME,
    TILE_IDS,
    CarcassonneOptions,
    LaidTile,
    PlaceFigure,
    Point,
    Prompt,
    State,
    Terrain,
    parts_shown,
    same_picture,
    turns_shown,
)
from krajina.games.carcassonne.view import LaidPart


def at_random(seed: int, prompt: str, least: int) -> State:
    rng, state = Random(seed), GAME.new(CarcassonneOptions(seats=2, boxes="all"))
    while len(state.board.faces) < least or GAME.decisions(state)[0].prompt != prompt:
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    return state


def test_a_laid_tile_names_its_parts() -> None:
    [start] = GAME.view(GAME.new(CarcassonneOptions(seats=2)), None).tiles
    assert start.parts == (
        LaidPart(Terrain.CITY, Point.NORTH, 0),
        LaidPart(Terrain.ROAD, Point.EAST, 1),
        LaidPart(Terrain.FIELD, Point.EAST_NORTHEAST, 2),
        LaidPart(Terrain.FIELD, Point.EAST_SOUTHEAST, 3),
    )


@pytest.mark.parametrize("seed", range(3))
def test_parts_have_the_terrain_of_their_feature_and_figures_stand_on_them(seed: int) -> None:
    state = GAME.new(CarcassonneOptions(seats=2, boxes="all"))
    playout(GAME, state, Random(seed))
    view = GAME.view(state, None)
    laid = {tile.at: tile for tile in view.tiles}
    assert all(part.on == view.features[part.feature].on for tile in view.tiles for part in tile.parts)
    assert view.figures
    for figure in view.figures:
        assert (figure.on, figure.point) in {(part.on, part.point) for part in laid[figure.at].parts}


def test_figures_are_offered_by_the_names_of_parts() -> None:
    state = at_random(1, Prompt.PLACE_FIGURE, 30)
    tile = GAME.view(state, None).tiles[-1]
    offered = {
        (action.on, action.point) for action in GAME.decisions(state)[0].choices if isinstance(action, PlaceFigure)
    }
    assert offered
    assert offered <= {(part.on, part.point) for part in tile.parts} == set(parts_shown(tile.tile, tile.turn))


@pytest.mark.parametrize(
    ("tile", "turn", "other", "other_turn", "is_same"),
    [
        ("base/road-straight", 0, "base/road-straight", 2, True),
        ("base/road-straight", 0, "base/road-straight", 1, False),
        ("base/start", 1, "base/city-cap-road-straight", 1, True),
        ("base/start", 1, "base/city-cap-road-straight", 2, False),
        ("base/road-straight", 0, "base/road-straight-w1", 2, False),  # the wheel's number is printed, too
        ("base/city-corner", 0, "base/city-corner-shield", 0, False),
        ("base/city-cap-road-curve-right", 0, "hills/cap-curve-right", 0, False),  # a hill
        ("base/city-through", 1, "base/city-through", 3, True),
    ],
)
def test_the_same_picture(tile: str, turn: int, other: str, other_turn: int, is_same: bool) -> None:
    assert same_picture(tile, turn, other, other_turn) == same_picture(other, other_turn, tile, turn) == is_same
    one, two = LaidTile((0, 0), tile, turn, ()), LaidTile((1, 0), other, other_turn, ())
    assert one.shows_the_same(two) == is_same


def test_without_the_wheel_its_numbers_may_be_left_out() -> None:
    assert same_picture("base/road-straight", 0, "base/road-straight-w1", 2, numbers=False)


def test_every_turn_looks_like_one_that_is_offered() -> None:
    for tile in TILE_IDS:
        offered = turns_shown(tile)
        for turn, other in product(offered, offered):
            assert same_picture(tile, turn, tile, other) == (turn == other)
        for turn in range(4):
            assert sum(same_picture(tile, turn, tile, other) for other in offered) == 1
