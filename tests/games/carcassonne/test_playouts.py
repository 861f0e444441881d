"""Games at random inside the engine, and the parts of it that only run there or only compiled."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from krajina.core import CHANCE
from krajina.core.luck import Luck
from krajina.core.testing.freeze import freeze
from krajina.games.carcassonne import GAME, CarcassonneOptions, Prompt, State
from krajina.games.carcassonne.arrays import Grid
from krajina.games.carcassonne.board import cell_of
from krajina.games.carcassonne.moves.place_tile import placements
from krajina.games.carcassonne.playouts import play_out, playouts
from krajina.games.carcassonne.state import OVER


def position(boxes: bool, tiles: int) -> State:
    """A state that asks where a tile lies, after so many tiles."""
    state, rng = GAME.new(CarcassonneOptions(seats=2, boxes="all" if boxes else ())), Random(tiles)
    while len(state.board.faces) < tiles or GAME.decisions(state)[0].prompt != Prompt.PLACE_TILE:
        [decision] = GAME.decisions(state)
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    return state


def test_playouts_leave_the_state_alone_and_repeat_themselves() -> None:
    state = position(boxes=True, tiles=40)
    before = freeze(state)
    results = playouts(state, 5, seed=1)
    assert freeze(state) == before
    assert results == playouts(state, 5, seed=1)
    assert results != playouts(state, 5, seed=2)
    assert all(len(points) == 2 for points in results)


def test_a_playout_ends_the_game_and_tells_nobody() -> None:
    state = position(boxes=True, tiles=30)
    assert play_out(state, Luck(3)) > 100
    assert state.step == OVER
    assert state.events is None
    assert GAME.outcome(state) is not None


def test_every_placement_is_as_likely_as_any_other() -> None:
    state = position(boxes=False, tiles=30)
    [decision] = GAME.decisions(state)
    assert decision.seat != CHANCE
    listed = list(decision.choices)
    rng, luck = Random(1), Luck(1)
    step = state.rules.steps[state.step]
    draws = 200 * len(listed)
    outside = Counter(decision.choices.sample(rng) for _ in range(draws))
    inside = Counter(step.decode(step.pick(state, luck)) for _ in range(draws))
    for counts in (outside, inside):
        assert set(counts) == set(listed)
        assert all(130 < count < 280 for count in counts.values())  # five standard deviations around 200


def test_the_placements_offered_are_those_that_are_listed() -> None:
    for boxes in (False, True):
        state = position(boxes, 25)
        [decision] = GAME.decisions(state)
        step = state.rules.steps[state.step]
        assert [step.decode(code) for code in placements(state)] == list(decision.choices)
        assert all(action in decision.choices for action in decision.choices)


@given(st.integers(1, 2**29 - 1), st.integers(0, 2**70))
def test_luck_is_within_bounds_whatever_the_seed(bound: int, seed: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(bound) < bound for _ in range(20))


def test_luck_goes_round_all_words_but_nothing() -> None:
    """Its step is linear over bits; 2^61 - 1 is prime, so a step that comes back after so many has no shorter way."""

    def step(word: int) -> int:
        luck = Luck(0)
        luck.word = word
        luck.below(1)
        return luck.word

    columns = [step(1 << bit) for bit in range(61)]

    def times(columns: list[int], word: int) -> int:
        found = 0
        for bit, column in enumerate(columns):
            if word >> bit & 1:
                found ^= column
        return found

    power = columns
    for _ in range(61):
        power = [times(power, column) for column in power]
    assert power == columns  # 2^61 steps are one step: the way round is 2^61 - 1 long, or 1
    assert all(column != 1 << bit for bit, column in enumerate(columns))


def test_luck_is_evenly_spread() -> None:
    luck = Luck(5)
    counts = Counter(luck.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(0, 2**26), st.integers(-500, 2000)), max_size=700))
def test_a_grid_is_a_dict(pairs: list[tuple[int, int]]) -> None:
    """The compiled board keeps its cells in a Grid, the interpreted one in a dict."""
    grid, table = Grid(), dict[int, int]()
    for cell, number in pairs:
        grid[cell] = table[cell] = number
    twin = grid.copy()
    grid[7] = 1
    assert dict(twin.items()) == table
    assert all(twin[cell] == number == twin.get(cell, -9) for cell, number in table.items())
    absent = next(cell for cell in range(len(table) + 1) if cell not in table)
    assert twin.get(absent, -9) == -9
    with pytest.raises(KeyError):
        twin[absent]


def test_a_grid_grows() -> None:
    grid, places = Grid(), [(x, y) for x in range(-20, 20) for y in range(-12, 13)]
    for number, place in enumerate(places):
        grid[cell_of(place)] = number
    assert [grid[cell_of(place)] for place in places] == list(range(len(places)))
    assert len(grid.items()) == len(places)
