"""Checks of secrecy: two worlds, one view; imagination that really imagines; undo that teaches nothing."""

from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from krajina.core.seat import CHANCE, Seat
from krajina.core.step import advance, apply, check, decision_of
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import FEW, Moment, who
from krajina.core.testing.mutate import wrong_actions

_WORLDS: Final = 3
_MEMORY: Final = 20  # so many times, more or less, a game is asked about long ago
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
            _expect_same_dream(moment, world, watcher)
    _expect_own(moment, moment.game.imagine(moment.state, moment.rng.choice(moment.watchers), moment.rng))


def _expect_same_dream(moment: Moment, world: Any, watcher: Seat | None) -> None:
    """What is imagined depends on what the watcher knows and on the luck that was given, on nothing else."""
    luck = moment.rng.getrandbits(64)
    states = (moment.state, moment.state, world)
    first, again, elsewhere = (freeze(moment.game.imagine(state, watcher, Random(luck))) for state in states)
    moment.expect(first == again, f"imagine for {who(watcher)} has luck of its own")
    moment.expect(first == elsewhere, f"imagine for {who(watcher)} depends on what cannot be known")


def _expect_own(moment: Moment, world: Any) -> None:
    """An imagined state can be played on without a trace in the true one."""
    before = freeze(moment.state)
    with suppress(Exception):  # what crashes is for another check
        for _ in range(FEW):
            [decision, *_] = moment.game.decisions(world)
            advance(moment.game, world, decision.seat, decision.choices.sample(moment.rng))
    moment.expect(freeze(moment.state) == before, "an imagined state shares something with the true one")


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
        state, *others = [moment.after(decision.seat, action) for action in moment.few(decision.seat)[:FEW]]
        for watcher in (one for one in moment.watchers if one != decision.seat):
            mine = _received(moment, state, watcher, [])
            alike = [other for other in others if _received(moment, other, watcher, []) == mine]
            if alike:
                _expect_doubt(moment, state, alike, watcher)
    if moment.play.entries and moment.rng.random() * len(moment.play.entries) < _MEMORY:
        _long_ago(moment)


def _long_ago(moment: Moment) -> None:
    """The same for a hidden action of long ago, and whoever has seen no difference ever since."""
    entries = moment.play.entries
    place = moment.rng.randrange(len(entries))
    state = moment.game.new(moment.play.options)
    for entry in entries[:place]:
        advance(moment.game, state, entry.seat, entry.action)
    decision = decision_of(moment.game, state, entries[place].seat)
    assert decision is not None, "this is how it was played"
    other = apply(moment.game, state, decision.seat, decision.choices.sample(moment.rng))
    advance(moment.game, state, decision.seat, entries[place].action)
    unaware = _unaware(moment, state, other, [one for one in moment.watchers if one != decision.seat])
    for entry in entries[place + 1 :]:
        if not unaware or check(moment.game, other, entry.seat, entry.action) is not None:
            return
        advance(moment.game, state, entry.seat, entry.action)
        advance(moment.game, other, entry.seat, entry.action)
        unaware = _unaware(moment, state, other, unaware)
    for watcher in unaware:
        _expect_doubt(moment, state, [other], watcher)


def _unaware(moment: Moment, one: Any, other: Any, watchers: list[Seat | None]) -> list[Seat | None]:
    return [who for who in watchers if _received(moment, one, who, []) == _received(moment, other, who, [])]


def _expect_doubt(moment: Moment, state: Any, others: list[Any], watcher: Seat | None) -> None:
    """Whatever a seat sees otherwise in a state that is the same to this watcher, imagine must draw otherwise too."""
    truth = {seat: _facts(moment, state, seat) for seat in moment.seats}
    worlds = [{seat: _facts(moment, other, seat) for seat in moment.seats} for other in others]
    hidden = {
        (seat, fact)
        for seat in truth
        for fact in truth[seat]
        for world in worlds
        if world[seat].get(fact) != truth[seat][fact]
    }
    moment.secrets += bool(hidden)
    for _ in range(_PATIENCE):
        if not hidden:
            return
        world = moment.game.imagine(state, watcher, moment.rng)
        seen = {seat: _facts(moment, world, seat) for seat in moment.seats}
        hidden = {(seat, fact) for seat, fact in hidden if seen[seat].get(fact) == truth[seat][fact]}
    knower, fact = min(hidden)
    moment.expect(False, f"imagine for {who(watcher)} always knows {fact}, which only {who(knower)} can know")


def _facts(moment: Moment, state: Any, seat: Seat) -> dict[str, object]:
    """Every leaf of a view by its place; events aside, which a state imagined for somebody else has not."""
    found: dict[str, object] = {}
    todo = [("", msgspec.to_builtins(moment.game.view(state, seat), str_keys=True) | {"events": None})]
    while todo:
        place, value = todo.pop()
        if isinstance(value, dict):
            todo += [(f"{place}.{name}", item) for name, item in value.items()]
        elif isinstance(value, list | tuple):
            todo += [(f"{place}[{index}]", item) for index, item in enumerate(value)]
        else:
            found[place] = value
    return found


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
                _expect_alike(moment, world, decision.seat, action, watcher, _received(moment, after, watcher, []))


def _expect_alike(moment: Moment, world: Any, seat: Seat, action: Any, watcher: Seat | None, seen: list[bytes]) -> None:
    decision = decision_of(moment.game, world, seat)
    assert decision is not None, "two worlds, one question"
    # A hidden action need not be possible in the other world: then some action there must look the same.
    tries = [action] if action in decision.choices else [decision.choices.sample(moment.rng) for _ in range(64)]
    alike = any(_received(moment, apply(moment.game, world, seat, other), watcher, []) == seen for other in tries)
    moment.expect(alike, f"{who(watcher)} learns something from {action} of {who(seat)}, but no event reveals it")
