"""Catalogues: the .ftl files of one language, parsed once and kept, with what each message asks for."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import ast as ftl

from krajina.core.registry import added_packages

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

CORE = "krajina.text"  # the package with the words that all games share


class MissingWords(KeyError):
    """A language has no words for a key."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key, language)
        self.key = key
        self.language = language


class BadWords(ValueError):
    """A message could not be formatted, such as for want of a value."""

    def __init__(self, key: str, language: str, errors: Sequence[Exception]) -> None:
        super().__init__(key, language, *map(str, errors))
        self.key = key
        self.language = language


class Variable(NamedTuple):
    """A variable of a message: `$crop-genitive` asks for the form `genitive` of the value `crop`."""

    name: str
    base: str
    form: str


class Phrase(NamedTuple):
    """A message, or one of its attributes, ready to be formatted; `fixed` is its text if it has no variables."""

    pattern: "Pattern"
    variables: tuple[Variable, ...]
    fixed: str | None


class Catalogue:
    """The words of one language: those that all games share and those of one game."""

    def __init__(self, language: str, package: str | None) -> None:
        from fluent.runtime import FluentBundle  # it takes long to load, and `krajina --help` says nothing of ours

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ftl.Message] = {}
        self._phrases: dict[tuple[str, str], Phrase | None] = {}
        for source in (CORE,) if package is None else (CORE, package):
            self._add(resource(source, language))

    def phrase(self, key: str, form: str = "") -> Phrase | None:
        """The words of a key, or those of its attribute `form`; None where there are none."""
        try:
            return self._phrases[key, form]
        except KeyError:
            return self._phrases.setdefault((key, form), self._prepared(key, form))

    def format(self, phrase: Phrase, values: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        """Fill the values in; the errors say what was missing."""
        text, errors = self._bundle.format_pattern(phrase.pattern, dict(values))
        return str(text), errors

    def _add(self, source: ftl.Resource) -> None:
        self._bundle.add_resource(source)
        for entry in source.body:  # as in the bundle, the first of two equal keys stays
            if isinstance(entry, ftl.Message):
                self._messages.setdefault(entry.id.name, entry)

    def _prepared(self, key: str, form: str) -> Phrase | None:
        if key not in self._messages:
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return None
        names = sorted(set(self._variables(_source(self._messages[key], form), ())))
        phrase = Phrase(pattern, tuple(map(variable, names)), None)
        text, errors = self.format(phrase, {})
        return phrase if names or errors else phrase._replace(fixed=text)

    def _variables(self, node: object, above: tuple[str, ...]) -> Iterator[str]:
        """Walk all variables below a node of the syntax tree, also those of the messages that it refers to."""
        if isinstance(node, ftl.VariableReference):
            yield node.id.name
        elif isinstance(node, ftl.MessageReference):
            target = self._messages.get(node.id.name)
            if target is not None and node.id.name not in above:  # a circle is Fluent's to complain about
                form = node.attribute.name if node.attribute else ""
                yield from self._variables(_source(target, form), (*above, node.id.name))
        elif isinstance(node, ftl.BaseNode):
            for child in vars(node).values():
                yield from self._variables(child, above)
        elif isinstance(node, list):
            for child in node:
                yield from self._variables(child, above)


@cache
def catalogue(language: str, package: str | None) -> Catalogue:
    """The catalogue of a language, with the words of a game if its package is given; loaded when first asked for."""
    return Catalogue(language, package)


@cache
def resource(package: str, language: str) -> ftl.Resource:
    """The parsed file of a package; empty where the package does not speak the language, or is not there."""
    from fluent.runtime import FluentResource

    return FluentResource(written(package, language))


def written(package: str, language: str) -> str:
    """The files of a package and of the boxes that are added to it, as they are written; empty where there are none."""
    found = (file_of(one, "words", f"{language}.ftl") for one in with_boxes(package))
    return "\n".join(file.read_text("utf-8") for file in found if file is not None)


def with_boxes(package: str) -> tuple[str, ...]:
    """The package of a game, and those of the boxes that outside packages add to it."""
    return (package, *added_packages(package).values())


def file_of(package: str, folder: str, name: str) -> Traversable | None:
    """A file of a package; None where it, or the package, is not there."""
    try:
        file = files(package).joinpath(folder).joinpath(name)
    except ModuleNotFoundError:
        return None
    return file if file.is_file() else None


def _source(message: ftl.Message, form: str) -> ftl.Pattern | None:
    if not form:
        return message.value
    return next((attribute.value for attribute in message.attributes if attribute.id.name == form), None)


def variable(name: str) -> Variable:
    """Take the name of a variable apart."""
    base, _, form = name.partition("-")
    return Variable(name, base, form)
