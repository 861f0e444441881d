"""Checks of what seats do at once, and of playing on in worlds that are only imagined."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.game import State
from krajina.core.seat import Seat
from krajina.core.step import check, decision_of
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import Moment, who
from krajina.core.testing.world import World

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


def changes(moment: Moment) -> None:
    """A seat that has answered may answer anew; nobody learns that answer, and nobody is asked anything else by it."""
    game, state = moment.game, moment.state
    asked = game.decisions(state)
    for revision in game.revisions(state):
        seat, trouble = revision.seat, f"the answer of {who(revision.seat)} cannot be changed"
        moment.expect(bool(asked), f"{trouble}: nobody else is asked")
        moment.expect(seat not in [decision.seat for decision in asked], f"{trouble}: it is still asked")
        for action in islice(revision.choices, _TIMES):
            moment.expect(
                action in revision.choices, f"{trouble} to {action}: it is offered, and not among the choices"
            )
            refusal = check(game, state, seat, action)
            moment.expect(refusal is None, f"{trouble} to {action}: {refusal}")
            _expect_unmoved(moment, seat, action)


def _expect_unmoved(moment: Moment, seat: Seat, action: Action) -> None:
    game, after = moment.game, moment.after(seat, action)
    seats = [[decision.seat for decision in game.decisions(state)] for state in (moment.state, after)]
    moment.expect(seats[0] == seats[1], f"others are asked when {who(seat)} does {action} after its answer")
    if after.events:
        return  # something was said besides: what that may teach is for the check of undo
    one, other = World(moment, moment.state), World(moment, after)
    for watcher in moment.watchers:
        if watcher != seat:
            same = _is_same_but_for_events(one, other, watcher)
            moment.expect(same, f"{who(watcher)} sees that {who(seat)} changes its answer to {action}")


def _is_same_but_for_events(one: World, other: World, watcher: Seat | None) -> bool:
    return one.tree(watcher) == other.tree(watcher) and one.sent(watcher)[1:] == other.sent(watcher)[1:]


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
