"""Asking a player: numbered choices, forms, and actions typed by tag and fields, answered by an action or a reason."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby
from typing import Final

import msgspec

from krajina.cli.fold import (
    Entry,
    Fold,
    Line,
    as_proposed,
    folded,
    in_columns,
    lines_of,
    said_fold,
    said_kind,
    short_form,
)
from krajina.cli.terminal import Terminal
from krajina.core import Action, AnyPlay, Decision, check
from krajina.core.forms import form_message, pile_words
from krajina.core.offers import PickOffer, SharesOffer
from krajina.core.picks import in_order, is_for
from krajina.scenario.actions import form_of, read
from krajina.scenario.notation import NotUnderstood, written

HANG: Final = 5  # columns: under the words of a choice, not under its number
SHOWN: Final = 30  # choices listed one by one; the rest is found by typing a part of the words


class Command(StrEnum):
    """What can be typed instead of a choice."""

    UNDO = "u"
    TABLE = "t"
    SHEET = "tt"
    HELP = "?"
    QUIT = "q"


class Question:
    """One decision put to one player."""

    def __init__(self, terminal: Terminal, play: AnyPlay, decision: Decision[Action], names: Sequence[str]):
        self.terminal = terminal
        self.play = play
        self.decision = decision
        self.names = names
        self.lines = lines_of(decision.choices.describe())
        self.shown = folded(self.lines)

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
        """List what there is to choose from by numbers; folded choices stand side by side under their sentence."""
        number = 0
        for _, group in groupby(self.shown[: self.last], _folded_kind):
            entries = list(group)
            texts = [f"{at:>3}  {self._said(entry)}" for at, entry in enumerate(entries, number + 1)]
            if isinstance(entries[0], Fold):
                self.terminal.print(f"     {said_kind(entries[0].actions[0], self.terminal.words)}", "cyan")
                texts = list(in_columns(texts, self.terminal.console.width))
            for text in texts:
                self.terminal.print(text, hang=HANG)
            number += len(entries)
        if self.last < len(self.shown):
            self.terminal.say("cli-more-choices", style="dim", number=len(self.shown) - self.last)
        if (fold := next((entry for entry in self.shown if isinstance(entry, Fold)), None)) is not None:
            example = short_form(fold.actions[-1], self.terminal.words, self.names)
            self.terminal.say("cli-short-choices", style="dim", example=example)

    @property
    def last(self) -> int:
        """How many entries are on the screen: folded ones all, others up to a limit."""
        if any(isinstance(entry, Fold) for entry in self.shown):
            return len(self.shown)
        return min(len(self.shown), SHOWN)

    def _said(self, line: Entry) -> str:
        if isinstance(line, Fold):
            return said_fold(line, self.terminal.words, self.names)
        if isinstance(line, Action):
            return self.terminal.words.say(self.decision.said(line), self.names)
        said = self.terminal.words.say(form_message(line), self.names)
        if isinstance(line, PickOffer) and line.proposed:
            return said
        return self.terminal.text("cli-form-line", text=said)  # more will be asked

    def _understood(self, typed: str) -> Action | None:
        """What a line means: a number, an action by its fields or its values alone, words that narrow the list down."""
        number = _number(typed)
        if 1 <= number <= self.last:
            return self._chosen(self.shown[number - 1])
        matching = [line for line in self.lines if _is_part(typed, self._said(line))]
        if typed and not typed.isdecimal() and (action := self._read(typed) or self._short(typed)) is not None:
            is_asked = type(action) in self.decision.choices.kinds()
            if is_asked or not matching:  # else a part of what is offered is meant, not an action of another question
                return self._possible(self._in_order(action))
        if matching and not typed.isdecimal():
            self._narrow(matching)
        else:
            self.terminal.say("cli-not-understood", style="red", last=self.last, forms=self._forms())
        return None

    def _forms(self) -> str:
        """How each kind of action that is asked for may be typed, by an example where there is one."""
        forms: dict[type[Action], str] = {}
        for line in self.lines:
            if isinstance(line, Action):
                forms.setdefault(type(line), written(line, self.names))
            else:
                forms.setdefault(type(line.template), form_of(type(line.template)))
        return "; ".join(forms.values())

    def _short(self, typed: str) -> Action | None:
        """An action by its words or values alone: `2,-1 1` for a place and a turn, possible or not."""
        words, actions = self.terminal.words, [line for line in self.lines if isinstance(line, Action)]
        plain = " ".join(typed.split()).casefold()
        for action in actions:
            if plain in (short_form(action, words, self.names).casefold(), self._said(action).casefold()):
                return action
        for sample in {type(action): action for action in actions}.values():
            fields, values = sample.__struct_fields__, typed.split()
            if len(fields) == len(values) and "=" not in typed:
                pairs = (f"{field}={value}" for field, value in zip(fields, values, strict=True))
                if (found := self._read(" ".join([sample.kind, *pairs]))) is not None:
                    return found
        return None

    def _narrow(self, lines: Sequence[Line]) -> None:
        """List only these from now on; Enter brings all of them back."""
        self.shown = folded(lines)
        self._list()

    def _possible(self, action: Action) -> Action | None:
        """The action, if it may be done; else the reason is said."""
        refusal = check(self.play.game, self.play.state, self.decision.seat, action)
        if refusal is None:
            return action
        self.terminal.print(self.terminal.words.refusal(refusal, self.names), "red")
        return None

    def _read(self, typed: str) -> Action | None:
        try:
            return read(self.play.game, typed, self.names)
        except NotUnderstood:
            return None

    def _chosen(self, line: Entry) -> Action | None:
        if isinstance(line, Fold):
            if len(line.actions) == 1:
                return line.actions[0]
            self._narrow(line.actions)
            return None
        if isinstance(line, Action):
            return line
        action = self._picked(line) if isinstance(line, PickOffer) else self._filled_in(line)
        if action is None:  # the next number is one of the list again, so the list has to be seen
            self._list()
        return action

    def _in_order(self, action: Action) -> Action:
        """The action with what is picked in the order of the pile: people name cards as they come."""
        forms = [line for line in self.lines if isinstance(line, PickOffer)]
        for form in (form for form in forms if is_for(action, form.template, form.field)):
            return in_order(form.template, form.field, form.pile, getattr(action, form.field))
        return action

    def _picked(self, form: PickOffer) -> Action | None:
        """Ask what is picked: Enter for the proposal, else one number an item; nothing where there is no choice."""
        if form.pile == form.proposed:
            return self._possible(as_proposed(form))
        left = Counter(form.proposed)
        texts = []
        for number, (item, word) in enumerate(zip(form.pile, pile_words(form), strict=True), 1):
            mark = "*" if left[item] > 0 else " "
            left[item] -= 1
            texts.append(f"{number:>3}{mark} {self.terminal.words.value(word, self.names)}")
        for text in in_columns(texts, self.terminal.console.width):
            self.terminal.print(text)
        ask = self.terminal.text("cli-pick-ask" if form.proposed else "cli-pick-some")
        typed = self.terminal.ask(ask).replace(",", " ").split()
        numbers = [] if typed == ["0"] else [_number(answer) for answer in typed]
        right = all(1 <= number <= len(form.pile) for number in numbers)
        if not right or len(set(numbers)) != len(numbers):
            self.terminal.say("cli-pick-wrong", style="red", last=len(form.pile))
            return None
        items = [form.pile[number - 1] for number in numbers] if typed else form.proposed
        return self._possible(in_order(form.template, form.field, form.pile, items))

    def _filled_in(self, form: SharesOffer) -> Action | None:
        """Ask who gets each item: one number an item, in the order of the pile."""
        self.terminal.say("cli-form-pile", pile=pile_words(form))
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
    """A number that was typed; 0, which counts nothing here, for anything else."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 9 else 0


def _is_part(typed: str, said: str) -> bool:
    """Tell whether what was typed is a part of a sentence, or some of its words."""
    typed, said = typed.casefold(), said.casefold()
    return typed in said or set(typed.split()) <= set(said.split())


def _folded_kind(entry: Entry) -> type[Action] | None:
    """The kind of action that is folded here; None where nothing is."""
    return type(entry.actions[0]) if isinstance(entry, Fold) else None
