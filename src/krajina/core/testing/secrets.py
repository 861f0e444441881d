"""Checks of secrecy: two worlds, one view; imagination that really imagines; undo that teaches nothing."""

from typing import Any, Final

import msgspec

from krajina.core.seat import CHANCE, Seat
from krajina.core.step import apply, check, decision_of
from krajina.core.testing.moment import FEW, Moment, who
from krajina.core.testing.mutate import wrong_actions

_WORLDS: Final = 3
_PATIENCE: Final = 1_000  # worlds imagined before a secret is declared known


def two_worlds(moment: Moment) -> None:
    """Change only what a watcher cannot know, and every byte he receives stays the same."""
    wrong = wrong_actions(moment, most=6)
    for watcher in moment.watchers:
        known = _received(moment, moment.state, watcher, wrong)
        for _ in range(_WORLDS):
            world = moment.game.imagine(moment.state, watcher, moment.rng)
            other = _received(moment, world, watcher, wrong)
            moment.expect(known == other, f"{who(watcher)} can tell two worlds apart:\n{_difference(known, other)}")
            leaked = [event for event in world.events or () if not event.is_for(watcher)]
            moment.expect(not leaked, f"imagine for {who(watcher)} keeps events that are for others: {leaked}")


def _received(moment: Moment, state: Any, watcher: Seat | None, wrong: list[Any]) -> list[bytes]:
    """All that may be sent to a watcher: his view, who is asked, his question, and answers to his wrong actions."""
    sent = [moment.view(state, watcher)]
    sent.append(msgspec.json.encode([decision.seat for decision in moment.game.decisions(state)]))
    if watcher is None:
        return sent
    decision = decision_of(moment.game, state, watcher)
    if decision is not None:
        sent.append(msgspec.json.encode([decision.prompt, decision.values, decision.choices.describe()]))
    return sent + [msgspec.json.encode(check(moment.game, state, watcher, action)) for action in wrong]


def _difference(one: list[bytes], other: list[bytes]) -> str:
    pairs = zip(one, other, strict=False)
    return next((f"  {a.decode()}\n  {b.decode()}" for a, b in pairs if a != b), "  more or fewer messages")


def imagination(moment: Moment) -> None:
    """What a seat cannot know is really drawn anew: had somebody else's hidden action been another, it shows."""
    for decision in moment.game.decisions(moment.state):
        actions = moment.few(decision.seat)[:FEW]
        states = [moment.after(decision.seat, action) for action in actions]
        for watcher in moment.watchers:
            if watcher != decision.seat and (knower := _who_knows_more(moment, states, watcher)) is not None:
                _expect_doubt(moment, states[0], watcher, knower)
                moment.secrets += 1


def _who_knows_more(moment: Moment, states: list[Any], watcher: Seat | None) -> Seat | None:
    """A seat that can tell the first state from another which this watcher cannot."""
    mine = moment.view(states[0], watcher)
    for other in (state for state in states[1:] if moment.view(state, watcher) == mine):
        for seat in moment.seats:
            if moment.view(other, seat) != moment.view(states[0], seat):
                return seat
    return None


def _expect_doubt(moment: Moment, state: Any, watcher: Seat | None, knower: Seat) -> None:
    truth = moment.view(state, knower)
    for _ in range(_PATIENCE):
        if moment.view(moment.game.imagine(state, watcher, moment.rng), knower) != truth:
            return
    moment.expect(False, f"imagine for {who(watcher)} always knows what only {who(knower)} can know")


def undo(moment: Moment) -> None:
    """An action that can be taken back alone has taught nobody anything: in every world it looks the same."""
    for decision in moment.game.decisions(moment.state):
        if decision.seat == CHANCE:
            continue
        for action in moment.few(decision.seat)[:FEW]:
            after = moment.after(decision.seat, action)
            if any(event.reveals for event in after.events or ()):
                continue
            for watcher in moment.watchers:
                world = moment.game.imagine(moment.state, watcher, moment.rng)
                _expect_alike(moment, world, decision.seat, action, watcher, moment.view(after, watcher))


def _expect_alike(moment: Moment, world: Any, seat: Seat, action: Any, watcher: Seat | None, seen: bytes) -> None:
    decision = decision_of(moment.game, world, seat)
    assert decision is not None, "two worlds, one question"
    # A hidden action need not be possible in the other world: then some action there must look the same.
    tries = [action] if action in decision.choices else [decision.choices.sample(moment.rng) for _ in range(64)]
    alike = any(moment.view(apply(moment.game, world, seat, other), watcher) == seen for other in tries)
    moment.expect(alike, f"{who(watcher)} learns something from {action} of {who(seat)}, but no event reveals it")
