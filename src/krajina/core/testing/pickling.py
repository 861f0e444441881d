"""Checks of pickling: a state that went to another process and came back is the same to everybody."""

import pickle
from collections.abc import Iterator
from typing import Final

from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.game import State
from krajina.core.seat import Seat
from krajina.core.step import advance
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import Moment

_ON: Final = 4  # steps that are played on


def pickled(moment: Moment) -> None:
    """A pickled state comes back equal, can be copied and plays on like the true one, without a trace in that."""
    before, sent = freeze(moment.state), pickle.dumps(moment.state)
    again: State = pickle.loads(sent)
    moment.expect(freeze(again) == before, "a state comes back from its pickle changed")
    truth = moment.state.copy()
    try:
        steps = list(_played_on(moment, truth))
    except Exception:  # what crashes is for another check
        return
    now = freeze(moment.state)
    for name, state in {"its copy": again.copy(), "a state that was pickled": again}.items():
        for seat, action in steps:
            advance(moment.game, state, seat, action)
        moment.expect(freeze(state) == freeze(truth), f"after {steps} {name} differs from the true one")
    moment.expect(freeze(moment.state) == now, "a state that was pickled shares something with the true one")


def _played_on(moment: Moment, state: State) -> Iterator[tuple[Seat, Action]]:
    for _ in range(_ON):
        decisions: tuple[Decision[Action], ...] = moment.game.decisions(state)
        if not decisions:
            return
        decision = moment.rng.choice(decisions)
        action = decision.choices.sample(moment.rng)
        advance(moment.game, state, decision.seat, action)
        yield decision.seat, action
