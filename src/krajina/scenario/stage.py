"""The stage of a scenario: a game in progress whose seats have names, and what was told since the last look."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from krajina.core import (
    CHANCE,
    AnyPlay,
    Event,
    Play,
    Refusal,
    View,
    check,
    decision_of,
    find_game,
    make_options,
)
from krajina.core.message import hints_of, item_hints
from krajina.scenario.actions import kind_called, kinds_of, read, typed_fields
from krajina.scenario.notation import (
    CHANCE_NAME,
    NotUnderstood,
    Tree,
    fields_of,
    fits,
    read_tagged,
    tree_of,
    written,
)
from krajina.text import Words
from krajina.text.sheet import PLAYERS

EVERYBODY: Final = "everybody"
UNDO: Final = "take back "


class Stage:
    """A game in progress, played and looked at in the notation of scenarios."""

    def __init__(self, game: str, names: list[str], options: Mapping[str, object]) -> None:
        self.game = find_game(game)
        self.names = names
        self.words = Words("en", self.game.words)  # to say refusals; nothing is read by them
        self.play: AnyPlay = Play(self.game, make_options(self.game, {**options, "seats": len(names)}))
        self.told: list[Event] = []
        self._views: dict[int | None, View] = {}  # of this position: a step may ask many things of it

    def seat(self, name: str) -> int:
        """The seat that is called so, or chance."""
        if name == CHANCE_NAME:
            return CHANCE
        if name not in self.names:
            raise NotUnderstood(f"no seat is called '{name}'; here are {', '.join([*self.names, CHANCE_NAME])}")
        return self.names.index(name)

    def player(self, name: str) -> int:
        """The seat that is called so; chance is no player and has, sees and hears nothing."""
        if name == CHANCE_NAME:
            raise NotUnderstood(f"chance is no player; players are {', '.join(self.names)}")
        return self.seat(name)

    def act(self, sentence: str) -> None:
        """Do what `red: bid coins=3` or `red: take back 1` says."""
        name, colon, text = sentence.partition(": ")
        if not colon:
            raise NotUnderstood(f"'{sentence}' should be 'seat: action'")
        seat = self.seat(name)
        self._views.clear()
        if match := re.fullmatch(rf"{UNDO}([0-9]{{1,9}})", text):
            self.play.undo(seat, int(match[1]))
            return
        if text.startswith(UNDO):
            raise NotUnderstood(f"'{text}' should name a number of steps: '{UNDO}1'")
        self.play.act(seat, read(self.game, text, self.names))
        self.told += self.play.state.events or []

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why a seat may not do what a line says; None if it may."""
        return check(self.game, self.play.state, seat, read(self.game, text, self.names))

    def view(self, watcher: int | None) -> View:
        """What a seat or a watcher sees."""
        if watcher not in self._views:
            self._views[watcher] = self.game.view(self.play.state, watcher)
        return self._views[watcher]

    def row(self, watcher: int | None, seat: int) -> msgspec.Struct:
        """The row of a seat, as a seat or a watcher sees it."""
        rows = getattr(self.view(watcher), PLAYERS, ())
        row = rows[seat] if isinstance(rows, Sequence) and seat < len(rows) else None
        if not isinstance(row, msgspec.Struct):
            raise NotUnderstood(f"the table of {self.game.name} has no row for each seat")
        return row

    def struct(self, field: str, number: int = 0) -> msgspec.Struct:
        """A struct that a watcher sees on the table, or the row of this number, from 1, where there are several."""
        view = self.view(None)
        found = getattr(view, field) if field in view.__struct_fields__ else None
        if number and isinstance(found, Sequence):
            found = found[number - 1] if 0 < number <= len(found) else None
        elif number:
            found = None
        if not isinstance(found, msgspec.Struct):
            raise NotUnderstood(f"there is no '{field} {number}' with parts" if number else f"'{field}' has no parts")
        return found

    def choices(self, seat: int) -> list[str]:
        """Some of what a seat may do now."""
        decision = decision_of(self.game, self.play.state, seat)
        listed = zip(decision.choices, range(20), strict=False) if decision else ()
        return [written(action, self.names) for action, _ in listed]

    def field(self, struct: msgspec.Struct, name: str) -> Tree:
        """A field of a view."""
        if name not in struct.__struct_fields__:
            known = ", ".join(struct.__struct_fields__)
            raise NotUnderstood(f"there is no '{name}' to see; there are {known}")
        return tree_of(getattr(struct, name), hints_of(type(struct))[name], self.names)

    def is_told(self, watcher: int | None, text: str) -> bool:
        """Tell whether a seat or a watcher was told an event with this tag and these fields; others may be anything."""
        tag, wanted = read_tagged(text)
        events = hints_of(type(self.view(None))).get("events")
        typed_fields(kind_called(tag, kinds_of(item_hints(events, 1)[0]), "event"), wanted, self.names)
        trees = [fields_of(event, self.names) for event in self.told if event.kind == tag and event.is_for(watcher)]
        return any(all(fits(tree.get(name), value) for name, value in wanted.items()) for tree in trees)

    def hears(self, watcher: int | None) -> list[str]:
        """What a seat or a watcher was told."""
        return [written(event, self.names) for event in self.told if event.is_for(watcher)]
