"""Asking a person: numbered choices, forms, and words typed freely, answered by an action, a command or a reason."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, TypeAlias

import msgspec

from krajina.cli.terminal import Terminal
from krajina.core import Action, AnyPlay, Decision, Message, Word, check, word_of
from krajina.core.choices import AnyOffer, Offer, SharesOffer
from krajina.scenario.phrases import NotUnderstood, Phrases

SHOWN: Final = 30  # choices listed at once; the rest is found by typing a part of the words


class Command(StrEnum):
    """What can be typed instead of a choice."""

    UNDO = "u"
    TABLE = "t"
    HELP = "?"
    QUIT = "q"


Line: TypeAlias = Action | SharesOffer


class Question:
    """One decision put to one person."""

    def __init__(self, terminal: Terminal, play: AnyPlay, decision: Decision[Any], names: Sequence[str]):
        self.terminal = terminal
        self.play = play
        self.decision = decision
        self.names = names
        self.lines = list(_lines(decision.choices.describe()))
        self.shown = self.lines
        self.phrases = Phrases(play.game, names, terminal.language)

    def answer(self) -> Action | Command:
        """Ask until there is an answer."""
        self.terminal.print(self.terminal.words.say(self.decision.message, self.names), "bold cyan")
        self._list()
        while True:
            typed = self.terminal.ask(">")
            if typed in list(Command):
                return Command(typed)
            answer = self._understood(typed)
            if answer is not None:
                return answer

    def _list(self) -> None:
        for number, line in enumerate(self.shown[:SHOWN], 1):
            self.terminal.print(f"{number:>3}  {self._said(line)}")
        if len(self.shown) > SHOWN:
            self.terminal.say("cli-more-choices", style="dim", number=len(self.shown) - SHOWN)

    def _said(self, line: Line) -> str:
        if isinstance(line, Action):
            return self.terminal.words.say(line.message, self.names)
        message = line.template.message
        return self.terminal.words.say(Message(message.key, {**message.values, line.field: _pile(line)}), self.names)

    def _understood(self, typed: str) -> Action | None:
        """What a line means: a number, words that narrow the list down to one, or an action in words."""
        number = _number(typed)
        if 1 <= number <= min(len(self.shown), SHOWN):
            return self._chosen(self.shown[number - 1])
        if typed and not typed.isdecimal() and (action := self._phrase(typed)) is not None:
            return self._possible(action)
        matching = [line for line in self.lines if typed.casefold() in self._said(line).casefold()]
        if matching and not typed.isdecimal():
            self.shown = matching
            self._list()
        else:
            self.terminal.say("cli-not-understood", style="red", last=min(len(self.shown), SHOWN))
        return None

    def _possible(self, action: Action) -> Action | None:
        """The action, if it may be done; else the reason is said."""
        refusal = check(self.play.game, self.play.state, self.decision.seat, action)
        if refusal is None:
            return action
        self.terminal.print(self.terminal.words.refusal(refusal, self.names), "red")
        return None

    def _phrase(self, typed: str) -> Action | None:
        try:
            return self.phrases.action(typed)
        except (NotUnderstood, ValueError, RecursionError):
            return None

    def _chosen(self, line: Line) -> Action | None:
        return line if isinstance(line, Action) else self._filled_in(line)

    def _filled_in(self, form: SharesOffer) -> Action | None:
        """Ask who gets each item: one number an item, in the order of the pile."""
        self.terminal.say("cli-form-pile", pile=_pile(form))
        for number, seat in enumerate(form.receivers, 1):
            self.terminal.print(f"{number:>3}  {self.terminal.name(seat, self.names)}")
        typed = self.terminal.ask(self.terminal.text("cli-form-ask", number=len(form.pile))).replace(",", " ")
        answers = typed.split() if " " in typed else list(typed)
        receivers = [_number(answer) for answer in answers]
        right = all(1 <= receiver <= len(form.receivers) for receiver in receivers)
        if len(receivers) != len(form.pile) or not right:
            self.terminal.say("cli-form-wrong", style="red", number=len(form.pile), last=len(form.receivers))
            return None
        given = list(zip(receivers, form.pile, strict=True))
        shares = tuple(
            tuple(item for receiver, item in given if receiver == number)
            for number in range(1, len(form.receivers) + 1)
        )
        return self._possible(msgspec.structs.replace(form.template, **{form.field: shares}))


def _number(typed: str) -> int:
    """A number that somebody typed; 0, which counts nothing here, for anything else."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 9 else 0


def _lines(offer: Offer) -> list[Line]:
    """The choices as lines of one list: actions as they are, each form as one line."""
    if isinstance(offer, AnyOffer):
        return [line for part in offer.parts for line in _lines(part)]
    return [offer] if isinstance(offer, SharesOffer) else list(offer.actions)


def _pile(form: SharesOffer) -> tuple[Word, ...]:
    return tuple(map(word_of, form.pile))
