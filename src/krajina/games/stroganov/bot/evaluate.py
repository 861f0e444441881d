"""What a position is worth to a seat: what it has and may hope for, minus the best rival; now, or after its turn.

As a position stands that is a quick look (`evaluate`). To foresee the rest of a turn takes a search (`foresee`): where
the seat is inside an action its usual answers are given to the end of it (`habits.py`), with furs from the bag as they
usually come; then the rest of the turn is played, the best action first: moving already reckons with the hunt and the
landscape that it leads to. What the others do, and what winter brings, is not looked at.
"""

from typing import Final

from krajina.core import CHANCE, Action
from krajina.core.tasks import advance
from krajina.games.stroganov.actions import EndTurn, ExtraAction, Skip
from krajina.games.stroganov.bot.habits import WEIGHS, is_own_luck, usual_answer, usual_luck
from krajina.games.stroganov.bot.worth import worth
from krajina.games.stroganov.moves.draw_fur import DRAW_FUR
from krajina.games.stroganov.phases import BASIC, DONE, MOVE, Turn
from krajina.games.stroganov.state import Question, State

BREADTH: Final = 2  # so many basic actions are followed to the end of the turn
STEPS: Final = 40  # answers inside an action, at most


def evaluate(state: State, seat: int) -> float:
    """The lead of a seat over its best rival as things stand, in points to be expected; the more, the better."""
    return worth(state, seat) - _best_rival(state, seat)


def foresee(state: State, seat: int) -> float:
    """The lead of a seat over its best rival when it has played the rest of its turn."""
    return _at_end_of_turn(_settled(state, seat), seat) - _best_rival(state, seat)


def _best_rival(state: State, seat: int) -> float:
    return max([worth(state, other) for other in range(len(state.mats)) if other != seat])


def _settled(state: State, seat: int) -> State:
    """The state when the action in which a seat is has come to its end, by usual answers."""
    for _ in range(STEPS):
        task = state.asked
        if task is None:
            return state
        if isinstance(task, Question) and task.player == seat and type(task) in WEIGHS:
            state = _after(state, seat, usual_answer(state, task, state.choices))
        elif is_own_luck(task, seat):
            state = _after(state, CHANCE, DRAW_FUR[usual_luck(state)])
        else:
            return state
    return state


def _after(state: State, seat: int, action: Action) -> State:
    twin = state.copy()
    twin.events = None
    advance(twin, seat, action)
    return twin


def _at_end_of_turn(state: State, seat: int) -> float:
    """What a seat has when it has played the rest of its turn; where it has no turn, what it has now."""
    task = state.asked
    if not isinstance(task, Turn) or task.player != seat or task.stage in (MOVE, DONE):
        return worth(state, seat)
    results = [_settled(_after(state, seat, action), seat) for action in _worth_a_look(state)]
    values = [worth(result, seat) for result in results]
    best = worth(state, seat)
    ranking = sorted(range(len(results)), key=lambda number: -values[number])
    if task.stage == BASIC:
        return max([best, *(_at_end_of_turn(results[number], seat) for number in ranking[:BREADTH])])
    if ranking and values[ranking[0]] > best:
        return _at_end_of_turn(results[ranking[0]], seat)
    return best


def _worth_a_look(state: State) -> list[Action]:
    """The actions of a turn, but for trade with furs: that one is weighed when it is asked about."""
    return [action for action in state.choices if not isinstance(action, (ExtraAction, EndTurn, Skip))]
