"""The checks of catalogues; each gives one line per problem, so that each can be shown to fail."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec
from fluent.syntax import ast as ftl

from krajina.core import Message
from krajina.text import DEFAULT, LANGUAGES, BadWords, MissingWords, Words
from krajina.text.catalogue import CORE as CORE_WORDS
from krajina.text.catalogue import resource
from krajina.text.testing import samples
from krajina.text.testing.collect import Keys
from krajina.text.words import COUNT, KEY

Messages: TypeAlias = dict[str, ftl.Message]


def messages(package: str, language: str) -> Messages:
    """The messages of a package in a language."""
    return {entry.id.name: entry for entry in resource(package, language).body if isinstance(entry, ftl.Message)}


def malformed(package: str, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """What Fluent cannot read, keys that occur twice, forms that are taken, and exclamation marks."""
    for language in languages:
        where, seen = f"{package}/{language}", set[str]()
        for entry in resource(package, language).body:
            if isinstance(entry, ftl.Junk):
                yield f"{where}: cannot be read: {entry.content}"
            if not isinstance(entry, ftl.Message):
                continue
            key, forms = entry.id.name, {attribute.id.name for attribute in entry.attributes}
            if key in seen:
                yield f"{where}: {key} occurs twice"
            if entry.value is None:
                yield f"{where}: {key} has no words"
            if forms & {KEY, COUNT}:
                yield f"{where}: {key} has a form that is called “{KEY}” or “{COUNT}”"
            if any("!" in text for text in _texts(entry)):
                yield f"{where}: {key} shouts"
            seen.add(key)


def unequal(package: str, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """Keys that only some languages have, and values that only some languages say."""
    tables = {language: messages(package, language) for language in languages}
    for key in sorted(set[str]().union(*tables.values())):
        lacking = [language for language in languages if key not in tables[language]]
        if lacking:
            yield f"{package}: {key} is missing in {', '.join(lacking)}"
            continue
        said = {language: sorted(samples.uses(tables[language][key].value)) for language in languages}
        if len({tuple(names) for names in said.values()}) > 1:
            yield f"{package}: {key} says different values: {said}"


def missing(package: str, keys: Keys, language: str = DEFAULT) -> Iterator[str]:
    """Keys that are spoken in and have no words."""
    known = messages(package, language).keys() | messages(CORE_WORDS, DEFAULT).keys()
    return (f"{package}: {key} has no words" for key in sorted(keys.required - known))


def unused(package: str, keys: Keys, language: str = DEFAULT) -> Iterator[str]:
    """Words for keys that no code uses."""
    known = messages(package, language).keys()
    return (f"{package}: {key} is not used" for key in sorted(known - keys.required - keys.allowed))


def shadowing(package: str, language: str = DEFAULT) -> Iterator[str]:
    """Keys of a game that all games have already."""
    shared = messages(package, language).keys() & messages(CORE_WORDS, DEFAULT).keys()
    return (f"{package}: {key} is a word of all games" for key in sorted(shared))


def unsayable(
    package: str, structs: Mapping[str, type[msgspec.Struct]], languages: Sequence[str] = LANGUAGES
) -> Iterator[str]:
    """Messages that cannot be said with plausible values."""
    for language in languages:
        words = Words(language, None if package == CORE_WORDS else package, strict=True)
        own = messages(package, language)
        table = messages(CORE_WORDS, language) | own
        for key, message in own.items():
            if message.value is None:
                continue
            known = key in structs
            tried = samples.by_types(structs[key]) if known else samples.by_variables(message.value, table)
            for values in tried:
                if problem := _said_badly(words, Message(key, values)):
                    yield f"{package}/{language}: {problem}"
                    break


def _said_badly(words: Words, message: Message) -> str:
    try:
        text = words.say(message, ["Anna"])
    except (BadWords, MissingWords) as error:
        return f"{message.key} with {message.values}: {error}"
    return "" if text.strip() == text and "  " not in text else f"{message.key} has too many spaces: {text!r}"


def _texts(node: object) -> Iterator[str]:
    if isinstance(node, ftl.TextElement | ftl.StringLiteral):
        yield node.value
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from _texts(child)
    elif isinstance(node, list):
        for child in node:
            yield from _texts(child)
