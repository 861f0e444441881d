"""The land: turning, joining in any order, open cells and their signatures."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krajina.core import playout
from krajina.games.carcassonne import GAME, TILES, CarcassonneOptions, State, Tile
from krajina.games.carcassonne.board import OPEN, Board, cell_of, place_of
from krajina.games.carcassonne.bot.observe import east_of, south_of
from krajina.games.carcassonne.boxes.known import OURS
from krajina.games.carcassonne.faces import EDGES, HALVES, STEPS, WEIGHTS, distinct_turns, edges_of, parts_of
from krajina.games.carcassonne.opening import tables_of

TABLES = tables_of(OURS)
IDS = [tile.id for tile in TILES.tiles]


@pytest.mark.parametrize("tile", TILES.tiles, ids=IDS)
def test_turning_four_times_is_no_turn(tile: Tile) -> None:
    assert parts_of(tile, 4) == parts_of(tile, 0)
    assert edges_of(tile, 4) == edges_of(tile, 0)


@pytest.mark.parametrize("tile", TILES.tiles, ids=IDS)
def test_a_turn_moves_every_side_one_on(tile: Tile) -> None:
    for turn in range(3):
        assert edges_of(tile, turn + 1) == edges_of(tile, turn)[-1:] + edges_of(tile, turn)[:-1]
        for before, after in zip(parts_of(tile, turn), parts_of(tile, turn + 1), strict=True):
            assert {(side + 1) % 4 for side in before.sides} == set(after.sides)
            assert {(half + 2) % len(HALVES) for half in before.halves} == set(after.halves)


@pytest.mark.parametrize("tile", TILES.tiles, ids=IDS)
def test_parts_of_a_tile_are_called_differently_in_every_turn(tile: Tile) -> None:
    for turn in range(4):
        called = [(part.terrain, part.point) for part in parts_of(tile, turn)]
        assert len(set(called)) == len(called)


def test_symmetric_tiles_are_offered_once() -> None:
    turns = {tile.id: len(distinct_turns(tile)) for tile in TILES.tiles}
    assert turns["base/cloister"] == turns["base/city-full-shield"] == turns["inns/cathedral"] == 1
    assert turns["river/straight-sheep"] == 4  # the sheep is on one bank only
    assert turns["traders/two-corners-wine"] == 4  # the wine is in one corner only
    assert turns["base/city-cap"] == 4


def test_a_cell_is_a_place_and_back() -> None:
    for place in [(0, 0), (-1, 0), (0, -1), (1999, -1999), (-2000, 2000), (7, -13)]:
        assert place_of(cell_of(place)) == place
        assert cell_of(place) % 4 == 0
        assert (east_of(cell_of(place)), south_of(cell_of(place))) == place


def played(seed: int, boxes: str = "all") -> State:
    state = GAME.new(CarcassonneOptions(seats=3, boxes="all" if boxes == "all" else ()))
    playout(GAME, state, Random(seed))
    return state


def features(board: Board) -> set[tuple[int, frozenset[tuple[int, int]]]]:
    """Each feature by its open sides and its parts, each part by its cell and number."""
    found: dict[int, set[tuple[int, int]]] = {}
    for node, root in enumerate(list(board.root)[: board.nodes]):
        tile = board.tile_of[node]
        found.setdefault(root, set()).add((board.cells[tile], node - board.firsts[tile]))
    return {(board.tally[root] & OPEN, frozenset(parts)) for root, parts in found.items()}


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 1000), order=st.randoms(use_true_random=False))
def test_the_order_of_joining_does_not_matter(seed: int, order: Random) -> None:
    board = played(seed, "none").board
    laid = list(zip(board.cells, board.faces, strict=True))
    order.shuffle(laid)
    again = Board(board.tables)
    for cell, face in laid:
        again.place(cell, face)
    assert features(again) == features(board)
    assert sorted(zip(again.open_cells, again.open_signs, strict=True)) == sorted(
        zip(board.open_cells, board.open_signs, strict=True)
    )


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1000))
def test_open_cells_are_the_empty_ones_beside_tiles_and_show_what_lies_there(seed: int) -> None:
    board = played(seed).board
    laid = dict(zip(board.cells, board.faces, strict=True))
    beside = {cell + step for cell in laid for step in STEPS} - set(laid)
    signs = dict(zip(board.open_cells, board.open_signs, strict=True))
    assert set(signs) == beside
    for cell, sign in signs.items():
        for side, step in enumerate(STEPS):
            face = laid.get(cell + step)
            shown = 0 if face is None else board.tables.edges[face][side ^ 2]
            assert sign // WEIGHTS[side] % EDGES == shown


@pytest.mark.slow
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1000))
def test_a_ring_goes_round_its_feature_and_sizes_add_up(seed: int) -> None:
    board = played(seed).board
    for root in set(list(board.root)[: board.nodes]):
        members = board.members(root)
        assert {board.root[node] for node in members} == {root}
        assert len(members) == board.size(root) == sum(other == root for other in list(board.root)[: board.nodes])
        assert board.extent(root)[0] == len({board.tile_of[node] for node in members})
