"""The games in OpenSpiel; where that is not installed there is nothing to test."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/learning"


@pytest.fixture
def spiel(monkeypatch: pytest.MonkeyPatch) -> Any:
    found = pytest.importorskip("pyspiel")
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    __import__("open_spiel_game")
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("carcassonne", 2), ("stroganov", 3), ("graenaland", 3)])
def test_openspiel_plays_a_whole_game(spiel: Any, name: str, seats: int) -> None:
    game = spiel.load_game("krajina", {"game": name, "seats": seats})
    state, rng, observer = game.new_initial_state(), Random(1), game.make_py_observer()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            action = rng.choices(outcomes, chances)[0]
        else:
            action = rng.choice(state.legal_actions())
            observer.set_from(state, state.current_player())
            assert observer.tensor.any()
        twin = state.clone()
        state.apply_action(action)
        if not rng.randrange(50):
            twin.apply_action(action)
            assert str(twin) == str(state)
    assert sum(state.returns()) == pytest.approx(0)
