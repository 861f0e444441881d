"""What is sent of a state, each view made once and only if it is asked for; and where two views differ."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, TypeAlias

import msgspec

from krajina.core.action import Action
from krajina.core.decision import Decision
from krajina.core.game import State, View
from krajina.core.seat import Seat
from krajina.core.step import check, points_seen
from krajina.core.testing.moment import Moment

Place: TypeAlias = tuple[str | int, ...]  # the way to a leaf of a view
Fact: TypeAlias = tuple[Seat, Place]  # what a seat sees there

MISSING: Final = "nothing there"


class World:
    """A state, and all that may be sent of it."""

    def __init__(self, moment: Moment, state: State) -> None:
        self.state = state
        self._game = moment.game
        self._views: dict[Seat | None, View] = {}
        self._trees: dict[Seat | None, dict[str, object]] = {}
        self._sent: dict[Seat | None, list[bytes]] = {}

    @cached_property
    def _decisions(self) -> tuple[Decision[Action], ...]:
        return self._game.decisions(self.state)

    def view(self, watcher: Seat | None) -> View:
        """What a watcher sees."""
        if watcher not in self._views:
            self._views[watcher] = self._game.view(self.state, watcher)
        return self._views[watcher]

    @cached_property
    def _public(self) -> bytes:
        """What all are told: who is asked, who is waited for, who may answer anew, and whether people may talk."""
        game, state = self._game, self.state
        asked, again = ([decision.seat for decision in found] for found in (self._decisions, game.revisions(state)))
        return msgspec.json.encode([asked, again, game.needed(state), game.may_talk(state), game.turn(state)])

    def sent(self, watcher: Seat | None) -> list[bytes]:
        """What is sent to a watcher unasked: their view, the points, what everybody is told, and their question."""
        if watcher not in self._sent:
            points = msgspec.json.encode(points_seen(self._game, self.state, watcher))
            self._sent[watcher] = [msgspec.json.encode(self.view(watcher)), points, *self._questions(watcher)]
        return self._sent[watcher]

    def _questions(self, watcher: Seat | None) -> Iterator[bytes]:
        yield self._public
        for decision in self._decisions:
            if decision.seat == watcher:
                game, offer = self._game, decision.choices.describe()
                silence = game.silence(self.state, decision.seat)  # that it is a choice is for another check
                yield msgspec.json.encode([decision.prompt, decision.values, offer, silence])
        for decision in self._game.revisions(self.state):
            if decision.seat == watcher:
                yield msgspec.json.encode([decision.prompt, decision.values, decision.choices.describe()])

    def answers(self, watcher: Seat | None, wrong: Iterable[Action]) -> list[bytes]:
        """What a seat is told about actions that may well be wrong."""
        if watcher is None:
            return []
        return [msgspec.json.encode(check(self._game, self.state, watcher, action)) for action in wrong]

    def tree(self, watcher: Seat | None) -> dict[str, object]:
        """A view as plain values; events aside, which a state imagined for another seat has not."""
        if watcher not in self._trees:
            plain = msgspec.to_builtins(self.view(watcher), str_keys=True)
            self._trees[watcher] = {name: item for name, item in plain.items() if name != "events"}
        return self._trees[watcher]

    def fact(self, fact: Fact) -> object:
        """What a seat sees in a place."""
        seat, place = fact
        found: object = self.tree(seat)
        for name in place:
            found = _inside(found, name)
        return found

    def is_told_apart(self, other: "World", watcher: Seat | None) -> bool:
        """Tell whether only the events, and nothing that stays in view, tell a watcher two worlds apart."""
        one, two = self.sent(watcher), other.sent(watcher)
        return one[0] != two[0] and one[1:] == two[1:] and _is_alike(self.view(watcher), other.view(watcher))

    def facts_unlike(self, others: Iterable["World"], seats: Iterable[Seat]) -> dict[Fact, object]:
        """Whatever these seats see here and do not see like that in every other world."""
        return {
            (seat, place): value
            for seat in seats
            for other in others
            if not _is_alike(self.view(seat), other.view(seat))
            for place, value in _unlike(self.tree(seat), other.tree(seat), ())
        }


def _is_alike(one: View, other: View) -> bool:
    """Compare views but for their events."""
    names = (name for name in one.__struct_fields__ if name != "events")
    return all(getattr(one, name) == getattr(other, name, MISSING) for name in names)


def _inside(tree: object, name: str | int) -> object:
    if isinstance(tree, dict):
        return tree.get(name, MISSING)
    if isinstance(tree, list | tuple) and isinstance(name, int) and name < len(tree):
        return tree[name]
    return MISSING


def _unlike(one: object, other: object, place: Place) -> Iterator[tuple[Place, object]]:
    """The leaves of one tree that are otherwise in the other; equal branches are passed over as a whole."""
    if one == other:
        return
    if isinstance(one, dict):
        for name, item in one.items():
            yield from _unlike(item, _inside(other, name), (*place, name))
    elif isinstance(one, list | tuple):
        for index, item in enumerate(one):
            yield from _unlike(item, _inside(other, index), (*place, index))
    else:
        yield place, one


def shown(place: Place) -> str:
    """Write a place as people write it: `.players[0].hand[2]`."""
    return "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in place)


def difference(one: list[bytes], other: list[bytes]) -> str:
    """The first message that differs, in both versions."""
    pairs = zip(one, other, strict=False)
    return next((f"  {a.decode()}\n  {b.decode()}" for a, b in pairs if a != b), "  more or fewer messages")
