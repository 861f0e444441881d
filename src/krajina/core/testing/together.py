"""Checks of what seats do at once, and of playing on in worlds that are only imagined."""

from collections.abc import Sequence
from typing import Any, Final

from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.game import State
from krajina.core.seat import Seat
from krajina.core.step import decision_of
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import Moment, who

_TIMES: Final = 3
_ON: Final = 4  # steps that are played on, in case the order is remembered and matters later


def order(moment: Moment) -> None:
    """Where several seats answer one question, it cannot matter who answers first; what is told of it may differ."""
    asked = moment.game.decisions(moment.state)
    for _ in range(_TIMES if len(asked) > 1 else 0):
        answers = [(decision.seat, decision.choices.sample(moment.rng)) for decision in asked]
        one, other = _answered(moment, answers), _answered(moment, answers[::-1])
        if one is not None and other is not None:
            trouble = f"it matters in which order {answers} are given"
            moment.expect(_same(one, other), trouble)
            moment.expect(_go_on_alike(moment, one, other), f"some steps later {trouble}")


def _answered(moment: Moment, answers: Sequence[tuple[Seat, Action]]) -> Any:
    """The state once all have answered in this order; None unless it is one question, answered once by each."""
    state = moment.state.copy()
    state.events = None  # who answered first may be heard
    for done, (seat, action) in enumerate(answers, 1):
        decision = decision_of(moment.game, state, seat)
        if decision is None or action not in decision.choices:
            return None
        state = moment.done(state, seat, action)
        left = {decision.seat for decision in moment.game.decisions(state)}
        if done < len(answers) and left != {seat for seat, _ in answers[done:]}:
            return None
    return state


def _same(one: State, other: State) -> bool:
    return freeze(one, frozenset) == freeze(other, frozenset)


def _go_on_alike(moment: Moment, one: State, other: State) -> bool:
    """Play on in both states alike."""
    for _ in range(_ON):
        decisions: tuple[Decision[Action], ...] = moment.game.decisions(one)
        if not decisions:
            break
        decision = moment.rng.choice(decisions)
        action = decision.choices.sample(moment.rng)
        one, other = (moment.done(state, decision.seat, action) for state in (one, other))
    return _same(one, other)


def playable(moment: Moment, bound: int) -> None:
    """An imagined world can be played to its end like the true one."""
    watcher = moment.rng.choice(moment.watchers)
    try:
        steps = _steps_to_the_end(moment, moment.imagined(moment.state, watcher), bound)
    except Exception as error:
        error.add_note(f"in a world imagined for {who(watcher)}")
        raise
    moment.expect(steps <= bound, f"a world imagined for {who(watcher)} does not end in {bound} steps")


def _steps_to_the_end(moment: Moment, world: State, bound: int) -> int:
    steps = 0
    while steps <= bound and (decisions := moment.game.decisions(world)):
        decision = moment.rng.choice(decisions)
        world = moment.done(world, decision.seat, decision.choices.sample(moment.rng))
        steps += 1
    return steps
