"""The levels of Stroganov: all there, ever more nodes, honest, and the same for the same seed."""

from random import Random

import pytest

from krajina.bots.levels import METHODS
from krajina.core import CHANCE, Action, make_options
from krajina.core.level import RANKS
from krajina.core.player import Unhurried
from krajina.games.stroganov import GAME, EndTurn, State


def middle(seats: int, seed: int, steps: int) -> State:
    """A position in which a seat has to choose."""
    rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": seats}))
    while steps > 0 or GAME.decisions(state)[0].seat == CHANCE or len(state.choices) < 3:
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
        steps -= 1
    return state


def chosen(level: str, state: State, seed: int) -> Action:
    found = GAME.levels[level]
    decision = GAME.decisions(state)[0]
    answer: Action = METHODS[found.bot](GAME, found).choose(state, decision, Random(seed), Unhurried())
    return answer


def test_there_are_six_ranks_and_their_nodes_never_fall() -> None:
    plain = [level for level in GAME.levels.values() if not level.style]
    assert [level.rank for level in plain] == list(RANKS)
    nodes = [level.nodes for level in plain]
    assert nodes == sorted(nodes)


def test_styles_think_as_long_as_their_rank() -> None:
    for level in GAME.levels.values():
        if level.style:
            plain = GAME.levels[level.rank]
            assert (level.bot, level.nodes) == (plain.bot, plain.nodes)
            assert level.rank in ("journeyman", "adept")
            assert level.sight != plain.sight


@pytest.mark.slow
@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_level_plays_the_same_whatever_it_cannot_know(level: str, seats: int) -> None:
    """What is hidden, if anything, is drawn anew: for the same seed the choice stays the same."""
    state = middle(seats, seats, 90)
    seat = GAME.decisions(state)[0].seat
    answers = {chosen(level, GAME.imagine(state, seat, Random(seed)), 7) for seed in range(2)}
    assert len(answers) == 1
    assert answers <= set(state.choices)


def test_the_last_turn_is_played_for_points() -> None:
    """A landscape can be claimed in the last turn of the game: no level from the third on ends without it."""
    row = [{"landscape": "TU1", "furs": []}]
    mats = [{"at": 1, "furs": ["2", "2", "2"], "horses": 0, "coins": 0}, {"at": 0}]
    options = make_options(GAME, {"seats": 2, "position": {"year": 4, "season": "autumn", "row": row, "mats": mats}})
    for level in ("journeyman", "adept", "expert"):
        state = GAME.new(options)
        before = state.mats[0].points
        while state.player == 0 and (decisions := GAME.decisions(state)):
            decision = decisions[0]
            action = chosen(level, state, 3) if decision.seat == 0 else decision.choices.sample(Random(1))
            assert len(state.mats[0].landscapes) == 1 or not isinstance(action, EndTurn), level
            GAME.advance(state, decision.seat, action)
        assert state.mats[0].points > before, level
