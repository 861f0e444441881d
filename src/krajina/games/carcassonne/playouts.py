"""Whole games at random inside the engine: no action is made, no event told; for search and for measuring.

Compiled, this is the fast way through a game; interpreted and compiled, the same seed gives the same games.
"""

from krajina.core.luck import Luck
from krajina.games.carcassonne.phases import do
from krajina.games.carcassonne.state import OVER, State


def play_out(state: State, luck: Luck) -> int:
    """Play a state of one's own to the end; the number of decisions it took."""
    state.events = None
    steps = state.rules.steps
    count = 0
    while state.step != OVER:
        step = steps[state.step]
        do(state, step, step.pick(state, luck))
        count += 1
    return count


def playouts(state: State, games: int, seed: int) -> list[list[int]]:
    """Play copies of a state to the end at random; the points of each game."""
    luck = Luck(seed)
    results: list[list[int]] = []
    for _ in range(games):
        twin = state.copy()
        play_out(twin, luck)
        results.append(twin.points)
    return results
