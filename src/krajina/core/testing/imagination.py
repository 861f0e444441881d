"""Checks of imagination: it doubts what cannot be known, thinks of the truth, and remembers what was told."""

from collections.abc import Iterator
from typing import Final

import msgspec

from krajina.core.action import Action
from krajina.core.game import State
from krajina.core.seat import Seat
from krajina.core.step import advance, check, decision_of
from krajina.core.testing.moment import FEW, Moment, trying, who
from krajina.core.testing.mutate import mutations
from krajina.core.testing.world import Fact, World, shown

_MEMORY: Final = 20  # so many times, more or less, a game is asked about long ago
_PATIENCE: Final = 1_000  # worlds imagined before a secret is declared known, or the truth unthinkable
_SMALL: Final = 20  # a fact that takes more values than this may take the true one too rarely to wait for it
_GLIMPSES: Final = 4  # worlds looked at for something forgotten
_DREAMS: Final = 100  # worlds in which is counted how often it is forgotten
_SURE: Final = 20  # how sure to be that it is forgotten: see where it is used
_ALL: Final = 2_000  # choices walked before something is declared forgotten


def imagination(moment: Moment) -> None:
    """What a seat cannot know is drawn anew, anything that may be true is drawn; what a seat was told stays."""
    decisions = moment.game.decisions(moment.state)
    asked = moment.rng.choice(decisions).seat if decisions else None
    listeners = (asked, moment.rng.choice(moment.watchers))
    for decision in decisions:
        actions = moment.few(decision.seat)[:FEW]
        moment.rng.shuffle(actions)
        truth, *others = [World(moment, moment.after(decision.seat, action)) for action in actions]
        for watcher in moment.watchers:
            ways = _ways(moment, truth, decision.seat, actions, watcher)
            ruled_out: list[World] = []
            with trying(decision.seat, actions[0]):
                if watcher != decision.seat:
                    alike = [other for other in others if other.sent(watcher) == truth.sent(watcher)]
                    _expect_doubt(moment, truth, alike, watcher)
                    ruled_out = [other for other in others if truth.is_told_apart(other, watcher)]
                if ruled_out or (decision.seat == asked and watcher in listeners):
                    _expect_memory(moment, truth, ruled_out, ways, watcher)
    if moment.standing and moment.rng.random() * len(moment.standing) < _MEMORY:
        _long_ago(moment)


def _long_ago(moment: Moment) -> None:
    """Doubt about a hidden action of long ago, for a seat that has seen no difference ever since."""
    entries = moment.standing
    place = moment.rng.randrange(len(entries))
    state = moment.game.new(moment.play.options)
    for entry in entries[:place]:
        advance(moment.game, state, entry.seat, entry.action)
    decision = decision_of(moment.game, state, entries[place].seat)
    assert decision is not None, "this is how it was played"
    other = moment.done(state, decision.seat, decision.choices.sample(moment.rng))
    advance(moment.game, state, decision.seat, entries[place].action)
    unaware = _unaware(moment, state, other, [one for one in moment.watchers if one != decision.seat])
    for entry in entries[place + 1 :]:
        if not unaware or check(moment.game, other, entry.seat, entry.action) is not None:
            return
        assert entry.action is not None, "it stands"
        advance(moment.game, state, entry.seat, entry.action)
        with trying(entry.seat, entry.action):
            advance(moment.game, other, entry.seat, entry.action)
        unaware = _unaware(moment, state, other, unaware)
    truth, elsewhere = World(moment, state), World(moment, other)
    for watcher in unaware:
        _expect_doubt(moment, truth, [elsewhere], watcher)


def _unaware(moment: Moment, one: State, other: State, watchers: list[Seat | None]) -> list[Seat | None]:
    here, there = World(moment, one), World(moment, other)
    return [watcher for watcher in watchers if here.sent(watcher) == there.sent(watcher)]


def _expect_doubt(moment: Moment, truth: World, alike: list[World], watcher: Seat | None) -> None:
    """Whatever a seat sees otherwise in a world that is the same to this watcher, imagine must draw otherwise too.

    And as it may be the truth, imagine must draw the truth too; asked only of facts that take few values.
    """
    hidden = truth.facts_unlike(alike, moment.seats)
    moment.secrets += bool(hidden)
    certain, unthinkable = set(hidden), {fact: set[str]() for fact in hidden}
    for _ in range(_PATIENCE):
        if not certain and not unthinkable:
            return
        world = World(moment, moment.imagined(truth.state, watcher))
        for fact in certain | unthinkable.keys():
            found = world.fact(fact)
            if found == hidden[fact]:
                unthinkable.pop(fact, None)
                continue
            certain.discard(fact)
            if fact in unthinkable:
                unthinkable[fact].add(str(found))
                if len(unthinkable[fact]) > _SMALL:
                    del unthinkable[fact]
    for knower, place in sorted(certain, key=str):
        always = f"imagine for {who(watcher)} always knows {shown(place)}"
        moment.expect(False, f"{always}, which only {who(knower)} can know")
    for knower, place in sorted(unthinkable, key=str):
        value = hidden[knower, place]
        never = f"imagine for {who(watcher)} never thinks of {value!r} for {shown(place)} of {who(knower)}"
        moment.expect(False, f"{never}, which is the truth; only of {sorted(unthinkable[knower, place])}")


def _expect_memory(
    moment: Moment, truth: World, ruled_out: list[World], ways: Iterator[World], watcher: Seat | None
) -> None:
    """What was certain to a watcher, or was told them by the last action, does not become doubtful after it.

    Certain is what every world that they thought possible before leads to, by any action that they hear of in the same
    way: these are the `ways`. Where events alone have `ruled_out` other worlds, nothing may be drawn from them.
    """
    glimpses = [World(moment, moment.imagined(truth.state, watcher)) for _ in range(_GLIMPSES)]
    if any(glimpse.sent(watcher) != truth.sent(watcher) for glimpse in glimpses):
        return  # two worlds, two views: that is for another check
    ideas = [_Idea(fact, value, False) for fact, value in truth.facts_unlike(glimpses, moment.seats).items()]
    for other in ruled_out:
        ideas += [_Idea(fact, other.fact(fact), True) for fact in truth.facts_unlike([other], moment.seats)]
    ideas = [idea for idea in ideas if any(idea.is_had_in(glimpse) for glimpse in glimpses)]
    witnesses = 0
    for world in ways if ideas else ():
        witnesses += 1
        ideas = [idea for idea in ideas if not idea.is_had_in(world)]
        if not ideas:
            return
    if witnesses < _SURE or not ideas:
        return
    dreams = [World(moment, moment.imagined(truth.state, watcher)) for _ in range(_DREAMS)]
    for idea in sorted(ideas, key=str):
        # Were it a good idea, so many witnesses would not have had it with a chance of less than exp(-_SURE).
        often = sum(idea.is_had_in(dream) for dream in dreams) * witnesses >= _SURE * _DREAMS
        moment.expect(not often, f"{who(watcher)} knows that {idea}, but imagine forgets it")


class _Idea(msgspec.Struct, frozen=True):
    """What imagine thinks of a fact: that it has this value, or any but this one."""

    fact: Fact
    value: object
    same: bool

    def is_had_in(self, world: World) -> bool:
        return (world.fact(self.fact) == self.value) == self.same

    def __str__(self) -> str:
        """The contrary, which is known."""
        knower, place = self.fact
        return f"{shown(place)} of {who(knower)} is {'not ' if self.same else ''}{self.value!r}"


def _ways(moment: Moment, truth: World, seat: Seat, actions: list[Action], watcher: Seat | None) -> Iterator[World]:
    """Worlds that the watcher cannot tell from the truth, led to by the worlds they imagined before the action."""
    found = 0
    for attempt in range(_PATIENCE + _GLIMPSES):
        if attempt == 2 * _SMALL and not found:
            return  # too much was shown at once
        before = moment.imagined(moment.state, watcher)
        decision = decision_of(moment.game, before, seat)
        if decision is None:
            return  # two worlds, two questions: that is for another check
        some = [actions[0], moment.rng.choice(actions), decision.choices.sample(moment.rng)]
        if seat == watcher:  # who knows what was done
            some = actions[:1]
        elif attempt >= _SMALL:  # what sounds the same may be rare
            some += [action for action, _ in zip(mutations(actions[0]), range(FEW), strict=False)]
        if attempt >= _PATIENCE and seat != watcher:  # the last resort
            some += [action for action, _ in zip(decision.choices, range(_ALL), strict=False)]
        for action in dict.fromkeys(some):
            if action in decision.choices:
                world = World(moment, moment.done(before, seat, action))
                if world.sent(watcher) == truth.sent(watcher):
                    found += 1
                    yield world
