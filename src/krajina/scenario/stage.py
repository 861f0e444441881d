"""The stage of a scenario: a game in progress whose seats have names, and what was told since the last look."""

from typing import Any

from krajina.core import CHANCE, AnyPlay, Event, Play, Refusal, View, check, decision_of, find_game, make_options
from krajina.core.message import message_of
from krajina.scenario.phrases import NotUnderstood, Phrases
from krajina.text import Words

CHANCE_NAME = "chance"


class Stage:
    """A game in progress, acted and looked at in words."""

    def __init__(self, game: str, names: list[str], options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.names = names
        self.words = Words("en", self.game.words)
        self.phrases = Phrases(self.game, names)
        self.play: AnyPlay = Play(self.game, make_options(self.game, {**options, "seats": len(names)}))
        self.told: list[Event] = []

    def seat(self, name: str) -> int:
        """The seat that is called so."""
        if name == CHANCE_NAME:
            return CHANCE
        if name not in self.names:
            raise NotUnderstood(f"nobody is called '{name}'; here are {', '.join([*self.names, CHANCE_NAME])}")
        return self.names.index(name)

    def act(self, sentence: str) -> None:
        """Do what `red: bid 3 coins` or `red: take back 1` says."""
        name, colon, text = sentence.partition(": ")
        if not colon:
            raise NotUnderstood(f"'{sentence}' should be 'somebody: does something'")
        seat = self.seat(name)
        if text.startswith("take back "):
            self.play.undo(seat, int(text.removeprefix("take back ")))
        else:
            self.play.act(seat, self.phrases.action(text))
            self.told += self.play.state.events or []

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why a seat may not do what a phrase says; None if it may."""
        return check(self.game, self.play.state, seat, self.phrases.action(text))

    def view(self, watcher: int | None) -> View:
        """What a seat or a spectator sees."""
        return self.game.view(self.play.state, watcher)

    def choices(self, seat: int) -> list[str]:
        """Some of what a seat may do now, in words."""
        decision = decision_of(self.game, self.play.state, seat)
        listed = zip(decision.choices, range(20), strict=False) if decision else ()
        return [self.words.say(action.message, self.names) for action, _ in listed]

    def field(self, struct: Any, name: str) -> str:
        """A field of a view, in words; a bare value where the catalogue has none."""
        if name not in struct.__struct_fields__:
            known = ", ".join(struct.__struct_fields__)
            raise NotUnderstood(f"there is no '{name}' to see; there are {known}")
        return self.words.value(message_of("view", struct).values[name], self.names)

    def hears(self, watcher: int | None) -> list[str]:
        """What a seat or a spectator was told, in words."""
        told = [event for event in self.told if event.is_for(watcher)]
        return [self.words.say(event.message, self.names) for event in told]
