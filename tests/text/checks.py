"""The checks of catalogues; each gives one line per problem, so that each can be shown to fail."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.syntax import ast as ftl
from tests.text import samples
from tests.text.collect import Keys

from krajina.core import Message
from krajina.text import LANGUAGES, BadWords, MissingWords, Words
from krajina.text.catalogue import CORE as CORE_WORDS
from krajina.text.catalogue import resource
from krajina.text.words import COUNT, KEY

Messages = dict[str, ftl.Message]
PROSE = re.compile(r"(?<!\S)[^\W\d_]{2,}[,;:]? +[^\W\d_]{2,}(?=[\s.,;:!?…]|$)")
SQL = re.compile(r"\s*[A-Z]{3,} ")  # a statement for the database is read by nobody


def messages(package: str, language: str) -> Messages:
    """The messages of a package in a language."""
    return {entry.id.name: entry for entry in resource(package, language).body if isinstance(entry, ftl.Message)}


def malformed(package: str) -> Iterator[str]:
    """What Fluent cannot read, keys that occur twice, forms that are taken, and exclamation marks."""
    for language in LANGUAGES:
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


def unequal(package: str) -> Iterator[str]:
    """Keys that only some languages have, and values that only some languages say."""
    tables = {language: messages(package, language) for language in LANGUAGES}
    for key in sorted(set[str]().union(*tables.values())):
        lacking = [language for language in LANGUAGES if key not in tables[language]]
        if lacking:
            yield f"{package}: {key} is missing in {', '.join(lacking)}"
            continue
        said = {language: sorted(samples.uses(tables[language][key].value)) for language in LANGUAGES}
        if len({tuple(names) for names in said.values()}) > 1:
            yield f"{package}: {key} says different values: {said}"


def missing(package: str, keys: Keys) -> Iterator[str]:
    """Keys that are spoken in and have no words."""
    known = messages(package, "en").keys() | messages(CORE_WORDS, "en").keys()
    return (f"{package}: {key} has no words" for key in sorted(keys.required - known))


def unused(package: str, keys: Keys) -> Iterator[str]:
    """Words for keys that nobody speaks in."""
    known = messages(package, "en").keys()
    return (f"{package}: {key} is used by nobody" for key in sorted(known - keys.required - keys.allowed))


def shadowing(package: str) -> Iterator[str]:
    """Keys of a game that all games have already."""
    shared = messages(package, "en").keys() & messages(CORE_WORDS, "en").keys()
    return (f"{package}: {key} is a word of all games" for key in sorted(shared))


def unsayable(package: str, structs: dict[str, type[msgspec.Struct]]) -> Iterator[str]:
    """Messages that cannot be said with plausible values."""
    for language in LANGUAGES:
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


def prose(root: Path, folders: tuple[str, ...], exempt: tuple[str, ...]) -> Iterator[str]:
    """Sentences for people that stand in the sources."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not name.startswith(exempt):
                for line, text in _sentences(ast.parse(path.read_text("utf-8"))):
                    yield f"{name}:{line}: {text!r}"


def _sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for_programmers = {id(node) for part in _for_programmers(tree) for node in ast.walk(part)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in for_programmers:
            continue
        if PROSE.search(node.value) and not SQL.match(node.value):
            yield node.lineno, node.value


def _for_programmers(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings, and what assertions say."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        elif isinstance(node, ast.Assert) and node.msg:
            yield node.msg
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "AssertionError":
            yield node
