"""Phrases: the words of an action, read backwards.

What the terminal offers as "place a figure on the road at 2,0" is what a scenario writes and a player may type: the
sentence of the catalogue (`do-place_figure`) becomes a pattern, and the words in its gaps become the fields.
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import count
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import ast as ftl

from krajina.core import Action, AnyGame, Message, word_of
from krajina.core.message import is_seat
from krajina.text import Words
from krajina.text.catalogue import Variable, catalogue, resource, variable


class NotUnderstood(Exception):
    """Words that say nothing in this game."""


class Phrase(NamedTuple):
    """How one kind of action is said."""

    kind: type[Action]
    pattern: re.Pattern[str]
    gaps: dict[str, Variable]  # from the name of a group to the field it fills, and the form of its words
    form: str  # for people: `bid {coins} coins`


def kinds(game: AnyGame) -> tuple[type[Action], ...]:
    """The action structs of a game."""
    return get_args(game.actions) or (game.actions,)


class Phrases:
    """The phrases of one game in one language; `names` are what the seats are called."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str = "en") -> None:
        self.words = Words(language, game.words)
        self.catalogue = catalogue(language, game.words)
        self.names = names
        self.game = game
        self._separators = re.compile("|".join(map(self._separator, ("list-two", "list-more"))) + "|,")
        entries = resource(game.words, language).body
        said = {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message)}
        self.phrases = [
            _phrase(kind, pattern)
            for kind in kinds(game)
            if (pattern := said.get(f"do-{kind.__struct_config__.tag}")) is not None
        ]

    def action(self, text: str) -> Action:
        """The action that a phrase says; one that no phrase can say may be written as JSON."""
        if text.startswith("{"):
            action: Action = msgspec.json.decode(text.encode(), type=self.game.actions)
            return action
        found = [action for phrase in self.phrases for action in self._readings(phrase, _plain(text))]
        if not found:
            known = "; ".join(phrase.form for phrase in self.phrases)
            raise NotUnderstood(f"'{text}' is no action of {self.game.name}; actions are said like this: {known}")
        return found[0]

    def _separator(self, key: str) -> str:
        """What stands between two items of a list, such as `, ` or ` and `."""
        return re.escape(_plain(self.words.say(Message(key, {"first": "", "second": ""}))))

    def _readings(self, phrase: Phrase, text: str) -> Iterator[Action]:
        if (match := phrase.pattern.fullmatch(text)) is None:
            return
        hints = get_type_hints(phrase.kind, include_extras=True)
        said = {phrase.gaps[gap]: text for gap, text in match.groupdict().items() if text is not None}
        try:
            fields = {gap.base: self.value(text, hints[gap.base], gap.form) for gap, text in said.items()}
            yield phrase.kind(**fields)
        except (NotUnderstood, TypeError):
            return  # another kind of action may be meant

    def value(self, text: str, hint: Any, form: str = "") -> Any:
        """Read the words of one value as what the field asks for."""
        if get_origin(hint) in (Union, UnionType):
            return self._optional(text, hint, form)
        if is_seat(hint):
            return self._seat(text)
        bare = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
        if get_origin(bare) is tuple:
            return self._tuple(text, get_args(bare), form)
        if isinstance(bare, type) and issubclass(bare, Enum):
            return self._member(text, bare, form)
        if bare is bool:
            return text == self.words.word("yes")
        try:
            return bare(text)
        except ValueError:
            raise NotUnderstood(f"'{text}' is no {bare.__name__}") from None

    def _optional(self, text: str, hint: Any, form: str) -> Any:
        if text == self.words.word("nothing"):
            return None
        return self.value(text, next(part for part in get_args(hint) if part is not type(None)), form)

    def _seat(self, text: str) -> int:
        if text not in self.names:
            raise NotUnderstood(f"nobody is called '{text}'")
        return self.names.index(text)

    def _member(self, text: str, kind: type[Enum], form: str) -> Enum:
        for member in kind:
            key = word_of(member).key
            said = self.catalogue.phrase(key, form) or self.catalogue.phrase(key)
            if text in (str(member.value), _plain(said.fixed or "") if said else key):
                return member
        raise NotUnderstood(f"'{text}' is no {kind.__name__.lower()}")

    def _tuple(self, text: str, parts: tuple[Any, ...], form: str) -> tuple[Any, ...]:
        """Read a list as it is said: `2,0`; `rye, 2× wheat and hops`; `rye | nothing` for lists in a list."""
        if get_origin(parts[0]) is tuple:
            items = text.split(" | ")
        elif text == self.words.word("nothing"):
            items = []
        else:
            items = [item for part in self._separators.split(text) for item in _counted(part)]
        hints = [parts[0]] * len(items) if len(parts) == 2 and parts[1] is Ellipsis else parts
        if len(hints) != len(items):
            raise NotUnderstood(f"'{text}' should name {len(hints)} things")
        return tuple(self.value(item, hint, form) for item, hint in zip(items, hints, strict=True))


def _plain(text: str) -> str:
    """Text with ordinary spaces, as it is typed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def _counted(text: str) -> list[str]:
    if match := re.fullmatch(r"(\d{1,3}) ?× ?(.+)", text):
        return [match[2]] * int(match[1])
    return [text]


def _phrase(kind: type[Action], pattern: ftl.Pattern) -> Phrase:
    numbers, gaps = count(), dict[str, Variable]()

    def written(node: object) -> str:
        if isinstance(node, ftl.Pattern):
            return "".join(map(written, node.elements))
        if isinstance(node, ftl.TextElement):
            return re.escape(_plain(node.value))
        if isinstance(node, ftl.Placeable):
            return written(node.expression)
        if isinstance(node, ftl.SelectExpression):
            return f"(?:{'|'.join(written(variant.value) for variant in node.variants)})"
        if isinstance(node, ftl.VariableReference):
            gap = f"gap{next(numbers)}"
            gaps[gap] = variable(node.id.name)
            return f"(?P<{gap}>.+?)"
        raise NotUnderstood(f"do-{kind.__struct_config__.tag} is too clever to be read backwards")

    return Phrase(kind, re.compile(written(pattern)), gaps, _form(pattern))


def _form(node: object) -> str:
    """A phrase as people read it, with the names of its gaps."""
    if isinstance(node, ftl.Pattern):
        return "".join(map(_form, node.elements))
    if isinstance(node, ftl.TextElement):
        return node.value
    if isinstance(node, ftl.Placeable):
        return _form(node.expression)
    if isinstance(node, ftl.SelectExpression):
        return _form(next(variant.value for variant in node.variants if variant.default))
    return f"{{{node.id.name}}}" if isinstance(node, ftl.VariableReference) else ""
