"""Phrases: the words of an action, read backwards.

What the terminal offers as "place a figure on the road at 2,0" is what a scenario writes and a player may type: the
sentence of the catalogue (`do-place_figure`) is a grammar, and the words in its gaps become the fields. Of several
readings that one is meant which is said exactly so.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Final, NamedTuple, get_args

import msgspec
from fluent.syntax import ast as ftl

from krajina.core import Action, AnyGame, BadAction, read_action
from krajina.core.errors import place_and_reason
from krajina.core.message import hints_of
from krajina.scenario.gaps import Reader
from krajina.scenario.grammar import Choice, Node, TooClever, Variant, form_of, nodes_of, plain, shape_of
from krajina.text import DEFAULT, Words
from krajina.text.catalogue import catalogue
from krajina.text.words import COUNT

MOST: Final = 1000  # readings that are looked at


class NotUnderstood(Exception):
    """Words that say nothing in this game."""


class Phrase(NamedTuple):
    """How one kind of action is said."""

    kind: type[Action]
    nodes: tuple[Node, ...]
    hints: dict[str, object]


class Said(NamedTuple):
    """What is read so far: the fields, and what the wording tells about fields that it does not name."""

    fields: dict[str, object]
    chosen: tuple[Variant, ...] = ()


def kinds(game: AnyGame) -> tuple[type[Action], ...]:
    """The action structs of a game."""
    return get_args(game.actions) or (game.actions,)


@cache
def _phrases(kinds: tuple[type[Action], ...], package: str | None, language: str) -> tuple[Phrase, ...]:
    """How the actions of a game are said, as far as the catalogue tells; every scenario asks again."""
    known = [catalogue(one, package) for one in (language, DEFAULT)]

    def pattern(key: str, form: str) -> ftl.Pattern | None:
        """The words of a key as they are said: in this language or, where it has none, in English."""
        return next((source for words in known if (source := words.source(key, form)) is not None), None)

    found = []
    for kind in kinds:
        source = pattern(f"do-{kind.__struct_config__.tag}", "")
        with suppress(TooClever):  # it is written as JSON
            if source is not None:
                found.append(Phrase(kind, tuple(nodes_of(source, pattern)), hints_of(kind)))
    return tuple(found)


class Phrases:
    """The phrases of one game in one language; `names` are what the seats are called."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str = DEFAULT) -> None:
        self.words = Words(language, game.words)
        self.names = names
        self.game = game
        self.reader = Reader(game, names, self.words)
        self.phrases = _phrases(kinds(game), game.words, self.words.language)

    def action(self, text: str) -> Action:
        """The action that a phrase says; one that no phrase can say may be written as JSON. Raises NotUnderstood."""
        try:
            return self._json(text) if text.startswith("{") else self._read(plain(text))
        except RecursionError:
            raise NotUnderstood(f"'{text[:40]}…' is too long, or goes too deep") from None

    def _json(self, text: str) -> Action:
        try:
            action: Action = read_action(self.game, text.encode())
        except BadAction as error:
            raise NotUnderstood(self.words.say(error.message)) from error
        except UnicodeEncodeError as error:
            raise NotUnderstood(str(error)) from error
        return action

    def _read(self, text: str) -> Action:
        first: Action | None = None
        troubles: list[str] = []
        for action in islice(self._readings(text, troubles), MOST):
            if plain(self.words.say(action.message, self.names)) == text:
                return action
            first = first or action
        if first is None:
            raise NotUnderstood(self._reason(text, troubles))
        return first

    def _reason(self, text: str, troubles: Sequence[str]) -> str:
        """Why a text is no action: what is wrong in it, if it is clear which kind of action was meant."""
        shapes = [(phrase, *shape_of(phrase.nodes)) for phrase in self.phrases]
        matches = [(phrase, gaps, match) for phrase, shape, gaps in shapes if (match := shape.fullmatch(text))]
        reasons = list(troubles)
        if len(matches) == 1:
            [(phrase, gaps, match)] = matches
            said = [(gaps[gap], words) for gap, words in match.groupdict().items() if words is not None]
            known = [(gap, words) for gap, words in said if gap.base in phrase.hints]
            reasons += [self.reader.trouble(words, phrase.hints[gap.base], gap.form) for gap, words in known]
        if reason := next(filter(None, reasons), ""):
            return f"'{text}' is not understood: {reason}"
        forms = "; ".join(form_of(phrase.nodes) for phrase in self.phrases)
        return f"'{text}' is no action of {self.game.name}; actions are said like this: {forms}"

    def _readings(self, text: str, troubles: list[str]) -> Iterator[Action]:
        """Every action that a text may say; what a type forbids goes to the troubles."""
        for phrase in self.phrases:
            for said in self._parses(phrase, phrase.nodes, text, 0, Said({})):
                try:
                    made = phrase.kind(**self._completed(phrase, said))
                    yield msgspec.convert(msgspec.to_builtins(made), self.game.actions)
                except TypeError:
                    continue  # the phrase does not name all fields
                except msgspec.ValidationError as error:
                    place, reason = place_and_reason(error)
                    troubles.append(f"{reason} ({place.removeprefix('$.')})")

    def _parses(self, phrase: Phrase, nodes: tuple[Node, ...], text: str, start: int, said: Said) -> Iterator[Said]:
        """Every way to split a text among the gaps of a phrase."""
        if not nodes:
            if start == len(text):
                yield said
            return
        node, rest = nodes[0], nodes[1:]
        if isinstance(node, str):
            if text.startswith(node, start):
                yield from self._parses(phrase, rest, text, start + len(node), said)
        elif isinstance(node, Choice):
            for variant in node.variants:
                chosen = Said(said.fields, (*said.chosen, variant))
                yield from self._parses(phrase, (*variant.nodes, *rest), text, start, chosen)
        elif (name := node.variable.base) in phrase.hints:
            for value, end in self.reader.readings(text, start, phrase.hints[name], node.variable.form):
                fields = said.fields if node.variable.form == COUNT else {**said.fields, name: value}
                if said.fields.get(name, value) == value or fields is said.fields:
                    yield from self._parses(phrase, rest, text, end, Said(fields, said.chosen))

    def _completed(self, phrase: Phrase, said: Said) -> dict[str, object]:
        """The fields that are named, with those that the wording gives away: `draw nothing` for an empty list."""
        fields = dict(said.fields)
        for by, key, _ in said.chosen:
            if by is not None and by.base in phrase.hints and by.base not in said.fields:
                for value in self.reader.keyed(by, key, phrase.hints[by.base]):
                    fields.setdefault(by.base, value)
        return fields
