"""The order of play: the steps of a turn, one after the other, until somebody has to answer."""

from krajina.core import Action, Decision
from krajina.games.carcassonne.expansion import AGAIN, ASK, NEXT, Step
from krajina.games.carcassonne.pieces import Slot
from krajina.games.carcassonne.scoring import score_completed, score_end
from krajina.games.carcassonne.state import OVER, State


class ScoreStep(Step):
    """Finished roads, cities and cloisters score at once (page 3)."""

    def __init__(self) -> None:
        super().__init__(Slot.SCORE)

    def enter(self, state: State) -> int:
        """Score what the last tile finished."""
        score_completed(state)
        return NEXT


class EndTurnStep(Step):
    """The next player, clockwise (page 3)."""

    def __init__(self) -> None:
        super().__init__(Slot.NEXT_PLAYER)

    def enter(self, state: State) -> int:
        """Hand over."""
        state.seat += 1
        if state.seat == len(state.points):
            state.seat = 0
        return AGAIN


def go_on(state: State, after: int) -> None:
    """Go from step to step until somebody is asked or the game is over."""
    steps = state.rules.steps
    number = state.step
    while after != ASK:
        if after == NEXT:
            number += 1
        elif after == AGAIN:
            number = 0
        else:
            score_end(state)
            state.step = OVER
            return
        after = steps[number].enter(state)
    state.step = number


def decisions(state: State) -> tuple[Decision[Action], ...]:
    """Who is asked what; nobody when the game is over."""
    if state.step == OVER:
        return ()
    return (state.rules.steps[state.step].decision(state),)


def advance(state: State, action: Action) -> None:
    """Do what was chosen, and whatever follows from it."""
    step = state.rules.steps[state.step]
    go_on(state, step.take(state, step.encode(state, action)))
