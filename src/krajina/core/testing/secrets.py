"""Checks of secrecy: two worlds, one view; undo that teaches nothing."""

from contextlib import suppress
from random import Random
from typing import Final

from krajina.core.action import Action
from krajina.core.game import State
from krajina.core.seat import CHANCE, Seat
from krajina.core.step import advance, question_to
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import FEW, Moment, who
from krajina.core.testing.mutate import wrong_actions
from krajina.core.testing.world import World, difference

_WORLDS: Final = 3


def two_worlds(moment: Moment) -> None:
    """Change only what a watcher cannot know, and every byte they receive stays the same."""
    wrong, truth = wrong_actions(moment, most=6), World(moment, moment.state)
    for watcher in moment.watchers:
        known = truth.sent(watcher) + truth.answers(watcher, wrong)
        states = [moment.imagined(moment.state, watcher) for _ in range(_WORLDS)]
        for state in states:
            world = World(moment, state)
            other = world.sent(watcher) + world.answers(watcher, wrong)
            moment.expect(known == other, f"{who(watcher)} can tell two worlds apart:\n{difference(known, other)}")
            leaked = [event for event in state.events or () if not event.is_for(watcher)]
            moment.expect(not leaked, f"imagine for {who(watcher)} keeps events that are for others: {leaked}")
        _expect_same_dream(moment, states[1:], watcher)
    _expect_own(moment, moment.imagined(moment.state, moment.rng.choice(moment.watchers)))


def _expect_same_dream(moment: Moment, worlds: list[State], watcher: Seat | None) -> None:
    """What is imagined depends on what the watcher knows and on the luck that was given, on nothing else."""
    luck = moment.rng.getrandbits(64)
    states = (moment.state, moment.state, *worlds)
    first, again, *elsewhere = (freeze(moment.game.imagine(state, watcher, Random(luck))) for state in states)
    moment.expect(first == again, f"imagine for {who(watcher)} has luck of its own")
    same = all(first == dream for dream in elsewhere)
    moment.expect(same, f"imagine for {who(watcher)} depends on what cannot be known")


def _expect_own(moment: Moment, world: State) -> None:
    """An imagined state can be played on without a trace in the true one."""
    before = freeze(moment.state)
    with suppress(Exception):  # what crashes is for another check
        for _ in range(FEW):
            [decision, *_] = moment.game.decisions(world)
            advance(moment.game, world, decision.seat, decision.choices.sample(moment.rng))
    moment.expect(freeze(moment.state) == before, "an imagined state shares something with the true one")


def undo(moment: Moment) -> None:
    """An action that can be taken back alone has taught no seat anything: in every world it looks the same."""
    game, state = moment.game, moment.state
    for decision in (*game.decisions(state), *game.revisions(state)):
        if decision.seat == CHANCE:
            continue
        for action in moment.few(decision.seat)[:FEW]:
            after = World(moment, moment.after(decision.seat, action))
            if any(event.reveals for event in after.state.events or ()):
                continue
            for watcher in moment.watchers:
                world = moment.imagined(moment.state, watcher)
                _expect_alike(moment, world, decision.seat, action, watcher, after.sent(watcher))


def _expect_alike(
    moment: Moment, world: State, seat: Seat, action: Action, watcher: Seat | None, seen: list[bytes]
) -> None:
    decision = question_to(moment.game, world, seat)
    assert decision is not None, "two worlds, one question"
    # A hidden action need not be possible in the other world: then some action there must look the same.
    tries = [action] if action in decision.choices else [decision.choices.sample(moment.rng) for _ in range(64)]
    there: list[bytes] = []
    for other in tries:
        there = World(moment, moment.done(world, seat, other)).sent(watcher)
        if there == seen:
            return
    lesson = f"{who(watcher)} learns something from {action} of {who(seat)}, but no event reveals it"
    moment.expect(False, f"{lesson}:\n{difference(seen, there)}")
