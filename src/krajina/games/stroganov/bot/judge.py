"""How the bots of Stroganov judge: what seats have and may hope for, now or when a turn is played out.

As a position stands that is a quick look (`values`). Inside an action its usual answers are given to the end of it
(`habits.py`), with furs from the bag as they usually come. To foresee the rest of a turn takes a search: the best
action first, and moving already reckons with the hunt and the landscape that it leads to (`foresee`). What the
others do, and what winter brings, is not looked at.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import CHANCE, Action, Decision
from krajina.core.judge import MOST, Judge
from krajina.core.tasks import Offered, advance
from krajina.games.stroganov.actions import EndTurn, ExtraAction, Skip
from krajina.games.stroganov.bot.features import COUNT, NAMES, TERMS, features
from krajina.games.stroganov.bot.habits import WEIGHS, is_own_luck, likely_answers, usual_answer, usual_luck
from krajina.games.stroganov.bot.times import is_fresh, turns_left
from krajina.games.stroganov.bot.weights import learned
from krajina.games.stroganov.bot.worth import is_settled, scored, worth
from krajina.games.stroganov.moves.draw_fur import DRAW_FUR, FurLuck
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.moves.take_fur import TakeFromMarket
from krajina.games.stroganov.phases import BASIC, DONE, MOVE, Turn
from krajina.games.stroganov.state import Question, State

BREADTH: Final = 2  # so many basic actions are followed to the end of the turn
LIKELY: Final = 3  # answers inside an action that are worth a look, the rest is worse by any measure
STEPS: Final = 40  # answers inside an action, at most


class StroganovJudge(Judge[State, Action]):
    """Values by weights, as far as its sight sees them; usual answers; the turn played out."""

    names: ClassVar[tuple[str, ...]] = tuple(TERMS)

    def __init__(self, sight: Mapping[str, float] | None = None) -> None:
        seen = sight or {}
        factors = [seen.get(name, seen.get(name.partition(".")[0], 1.0)) for name in NAMES]
        self.weights: list[float] = [weight * factor for weight, factor in zip(learned(), factors, strict=True)]

    def values(self, state: State) -> list[float]:
        """What each seat has and may hope for; alone, the second is the opponent."""
        return [self._worth(state, player) for player in range(len(state.mats))]

    def lead(self, state: State, seat: int) -> float:
        """How far a seat is ahead of its best rival as things stand, in points to be expected."""
        return self._worth(state, seat) - self._best_rival(state, seat)

    def promise(self, state: State, seat: int) -> float:
        """What a seat has once it has played the rest of its turn; its rivals wait meanwhile."""
        return self._at_end_of_turn(_settled(state, seat), seat)

    def begins_turn(self, state: State, seat: int) -> bool:
        """Nothing has been done in it."""
        return is_fresh(state, seat)

    def foresee(self, state: State, seat: int) -> float:
        """How far a seat is ahead once it has played the rest of its turn."""
        return self.promise(state, seat) - self._best_rival(state, seat)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """The points that are there, and what each kind of hope adds."""
        turns = turns_left(state, seat)
        found = {"points": scored(state, seat, turns)}
        if is_settled(state, seat, turns):
            return found
        row, number = features(state, seat, turns), 0
        for term, names in TERMS.items():
            found[term] = 0.0
            for _ in names:
                found[term] += row[number] * self.weights[number]
                number += 1
        return found

    def features(self, state: State) -> list[list[float]]:
        """For learning: by seat, what is multiplied by the weights."""
        rows: list[list[float]] = []
        for player in range(len(state.mats)):
            turns = turns_left(state, player)
            rows += [[0.0] * COUNT if is_settled(state, player, turns) else features(state, player, turns)]
        return rows

    def base(self, state: State) -> list[float]:
        """For learning: by seat, what is added to that."""
        return [scored(state, player, turns_left(state, player)) for player in range(len(state.mats))]

    def candidates(self, state: State, decision: Decision[Action], rng: Random, most: int = MOST) -> Sequence[Action]:
        """All; of what is paid or taken inside an action the few that look best."""
        task = state.asked
        choices = decision.choices.actions if isinstance(decision.choices, Offered) else list(decision.choices)
        if len(choices) > LIKELY and isinstance(task, (PayFurs, TakeFromMarket)):
            return likely_answers(state, task, choices, LIKELY)
        return choices

    def usual(self, state: State, decision: Decision[Action], rng: Random) -> Action | None:
        """By habit inside an action, else what the rest of the turn promises most for; the usual fur from the bag."""
        task = state.asked
        if decision.seat == CHANCE:
            return DRAW_FUR[usual_luck(state)] if isinstance(task, FurLuck) else None
        if isinstance(task, Question) and type(task) in WEIGHS:
            return usual_answer(state, task, state.choices)
        best: Action | None = None
        most = 0.0
        for action in state.choices:
            value = self.foresee(_after(state, decision.seat, action), decision.seat)
            if best is None or value > most:
                best, most = action, value
        return best

    def _worth(self, state: State, seat: int) -> float:
        return worth(state, seat, self.weights, turns_left(state, seat))

    def _best_rival(self, state: State, seat: int) -> float:
        most = float("-inf")
        for other in range(len(state.mats)):
            if other != seat:
                most = max(most, self._worth(state, other))
        return most

    def _at_end_of_turn(self, state: State, seat: int) -> float:
        """What a seat has when it has played the rest of its turn; where it has no turn, what it has now."""
        task = state.asked
        best = self._worth(state, seat)
        if not isinstance(task, Turn) or task.player != seat or task.stage in (MOVE, DONE):
            return best
        results = [_settled(_after(state, seat, action), seat) for action in _worth_a_look(state)]
        values = [self._worth(result, seat) for result in results]
        ranking = sorted(range(len(results)), key=lambda number: -values[number])
        if task.stage == BASIC:
            return max([best, *(self._at_end_of_turn(results[number], seat) for number in ranking[:BREADTH])])
        if ranking and values[ranking[0]] > best:
            return self._at_end_of_turn(results[ranking[0]], seat)
        return best


def _settled(state: State, seat: int) -> State:
    """The state when the action in which a seat is has come to its end, by usual answers."""
    twin = state
    for _ in range(STEPS):
        task = twin.asked
        if task is None:
            return twin
        if isinstance(task, Question) and task.player == seat and type(task) in WEIGHS:
            actor, answer = seat, usual_answer(twin, task, twin.choices)
        elif is_own_luck(task, seat):
            actor, answer = CHANCE, DRAW_FUR[usual_luck(twin)]
        else:
            return twin
        if twin is state:
            twin = state.copy()
            twin.events = None
        advance(twin, actor, answer)
    return twin


def _after(state: State, seat: int, action: Action) -> State:
    twin = state.copy()
    twin.events = None
    advance(twin, seat, action)
    return twin


def _worth_a_look(state: State) -> list[Action]:
    """The actions of a turn, but for trade with furs: that one is weighed when it is asked about."""
    return [action for action in state.choices if not isinstance(action, (ExtraAction, EndTurn, Skip))]
