"""Collects the keys that a package speaks in, from its structs, its enums and its sources."""

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Final, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from krajina.core import Action, AnyGame, Event, GameError, SeatName, View, Word, word_of
from krajina.core.message import Message, Named, Spoken, named
from krajina.core.named import named_in
from krajina.text.catalogue import with_boxes
from krajina.text.sheet import LEFT_OUT, PLAYERS, SEAT, naming_field

T = TypeVar("T")

TITLE: Final = frozenset({"title", "about"})  # what every game is called, and one sentence about it

# The first argument of these calls is a key, or a code that is a key after this prefix.
SPEAKERS: Final = {"Refusal": "refusal-", "Term": "why-", "Message": "", "Word": "", "say": "", "word": ""}
KEYWORDS: Final = {"code", "key", "why"}  # the names of that argument

# Keys that are put together out of structs, enums and codes that are collected here anyway begin like this.
DERIVED: Final = {"", "do-", "event-", "ask-", "refusal-", "error-", "why-", "option-", "view-"}
# Those that are put together out of anything else: the beginning, and all endings.
Families: TypeAlias = Mapping[str, Sequence[str]]
NO_FAMILIES: Final[Families] = {}

KEY: Final = r"[a-z0-9_]+(?:-[a-z0-9_]+)+"


class Keys(NamedTuple):
    """The keys that need words, those that may have them, and what went wrong in collecting them."""

    required: frozenset[str]
    allowed: frozenset[str]
    problems: tuple[str, ...]


def game_keys(game: AnyGame, families: Families = NO_FAMILIES) -> Keys:
    """The keys of a game's own catalogue; those that it shares with all games are among them."""
    names = module_names(game.words)
    modules = imported(names)
    actions = get_args(game.actions) or (game.actions,)
    events = classes_in(modules, Event)
    views = classes_in(modules, View)
    enums = enums_in(modules)
    spoken, problems = spoken_in(names, families)
    required = spoken | TITLE | option_keys(game.options)
    required |= {f"do-{tag_of(action)}" for action in actions} | {f"event-{tag_of(event)}" for event in events}
    required |= {f"ask-{member.value}" for enum in enums if enum.__name__ == "Prompt" for member in enum}
    required |= {key for row in classes_in(modules, Spoken) for key in row_keys(row)}
    structs = (*actions, *events, *views, game.options)
    required |= words_of(enum for struct in structs for enum in enums_of(struct))
    required |= words_of(mark for struct in structs for mark in named_in(struct))
    allowed = words_of(enum for enum in enums if enum.__name__ != "Prompt") | mentioned_in(names)
    allowed |= words_of(names_in(modules)) | {f"term-{name}" for name in game.judge().names}
    for view in views:
        labels, naming = view_keys(view)
        required, allowed = required | labels, allowed | naming
    return Keys(frozenset(required), frozenset(allowed), tuple(problems))


def structs_said(game: AnyGame) -> dict[str, type[msgspec.Struct]]:
    """The structs whose fields are the values of a message, by its key."""
    actions = get_args(game.actions) or (game.actions,)
    said: dict[str, type[msgspec.Struct]] = {f"do-{tag_of(action)}": action for action in actions}
    return said | {f"event-{tag_of(event)}": event for event in classes_in(imported(module_names(game.words)), Event)}


def module_names(package: str) -> list[str]:
    """A package, those of the boxes that are added to it, and all modules below them."""
    found = []
    for one in with_boxes(package):
        below = pkgutil.walk_packages(getattr(import_module(one), "__path__", []), f"{one}.")
        found += [one, *(info.name for info in below if not info.name.endswith("__main__"))]
    return found


def imported(names: list[str]) -> list[ModuleType]:
    """The modules, but for those that need an extra that is not installed here."""
    return [module for name in names if (module := _imported(name))]


@cache
def _imported(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0] == name.partition(".")[0]:
            raise
        return None


@cache
def nodes_of(name: str) -> Sequence[ast.AST]:
    """All that stands in the source of a module, which is read without importing it."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return ()
    path = Path(spec.origin)  # of a compiled module the source lies beside it
    return list(ast.walk(ast.parse(path.with_name(path.name.partition(".")[0] + ".py").read_text("utf-8"))))


def classes_in(modules: list[ModuleType], base: type[T]) -> list[type[T]]:
    """The subclasses that the modules define; what begins with an underscore only serves to build others on."""
    names = {module.__name__ for module in modules}
    found = {c for m in modules for c in vars(m).values() if isinstance(c, type) and issubclass(c, base)}
    own = [c for c in found if c.__module__ in names and not c.__name__.startswith("_")]
    return sorted(own, key=lambda c: c.__qualname__)


def enums_in(modules: list[ModuleType]) -> list[type[Enum]]:
    """The enums that the modules define."""
    return classes_in(modules, Enum)


def names_in(modules: list[ModuleType]) -> set[Named]:
    """The names of printed things that the modules hold as types."""
    return {mark for module in modules for value in vars(module).values() if (mark := named(value)) is not None}


def words_of(kinds: Iterable[type[Enum] | Named]) -> set[str]:
    """The keys of all members, and of all names."""
    words = (kind.words.values() if isinstance(kind, Named) else map(word_of, kind) for kind in kinds)
    return {word.key for kind in words for word in kind}


def tag_of(struct: type[msgspec.Struct]) -> str:
    """The kind of an action or event: its tag on the wire."""
    return str(struct.__struct_config__.tag)


def option_keys(options: type[msgspec.Struct]) -> set[str]:
    """A word for each option and a sentence about it."""
    return {f"option-{name}{end}" for name in options.__struct_fields__ for end in ("", "-about")}


def row_keys(row: type[Spoken]) -> set[str]:
    """The keys of a row that is said as one word; none where any text may be one."""
    hints = hints_of(row)
    fields = [field for _, field, _, _ in Formatter().parse(row.KEY) if field]
    choices = [_choices(hints[field]) for field in fields]
    return {row.KEY.format(**dict(zip(fields, values, strict=True))) for values in product(*choices)}


def _choices(kind: object) -> Sequence[object]:
    """What a field may be that is a part of a key."""
    return [member.value for member in kind] if isinstance(kind, type) and issubclass(kind, Enum) else get_args(kind)


def hints_of(struct: type[msgspec.Struct]) -> dict[str, object]:
    """The types of a struct's fields."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


def enums_of(struct: type[msgspec.Struct]) -> set[type[Enum]]:
    """The enums that a struct holds, however deep."""
    seen: set[type] = set()
    todo: list[object] = [struct]
    while todo:
        hint = todo.pop()
        todo += get_args(hint)
        if isinstance(hint, type) and hint not in seen:
            seen.add(hint)
            if issubclass(hint, msgspec.Struct):
                todo += hints_of(hint).values()
    return {found for found in seen if issubclass(found, Enum)}


def view_keys(view: type[msgspec.Struct]) -> tuple[set[str], set[str]]:
    """The labels that the sheet of a view needs, and those of fields that may only serve to call a row by."""
    required: set[str] = set()
    naming: set[str] = set()
    todo: list[tuple[type[msgspec.Struct], str]] = [(view, "")]
    seen = set(todo)
    while todo:
        struct, name = todo.pop()
        for field, hint in hints_of(struct).items():
            if struct is view and field in LEFT_OUT:
                continue
            (naming if field == name else required).add(f"view-{field}")
            nested = {(inner, _row_name(inner, field) if rows else "") for inner, rows in _structs_in(hint)}
            todo += nested - seen
            seen |= nested
    return required, naming


def _row_name(row: type[msgspec.Struct], field: str) -> str:
    return "" if field == PLAYERS and SEAT not in row.__struct_fields__ else naming_field(row)


def _structs_in(hint: object, rows: bool = False) -> Iterator[tuple[type[msgspec.Struct], bool]]:
    """The structs in a type that take lines of their own, and whether they are rows."""
    said = (Action, Event, Message, Word, SeatName, Spoken)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not issubclass(hint, said):
        yield hint, rows
    for part in get_args(hint):
        yield from _structs_in(part, get_origin(hint) is tuple or (rows and get_origin(hint) is not dict))


def spoken_in(names: list[str], families: Families) -> tuple[set[str], list[str]]:
    """The keys that stand in the sources, and the put-together ones that are in none of the families."""
    keys = {prefix + ending for prefix, endings in families.items() for ending in endings}
    problems = []
    for name in names:
        for prefix, argument, line in _speaking_calls(nodes_of(name)):
            keys |= {prefix + literal for literal in _literals(argument, name) if literal}
            if isinstance(argument, ast.JoinedStr):
                family = prefix + _constant_start(argument)
                if family not in DERIVED | families.keys():
                    problems.append(f"{name}:{line}: the keys “{family}…” are put together: hand in the family")
    return keys, problems


def mentioned_in(names: list[str]) -> set[str]:
    """Texts that look like keys: other code hands them on to where they are said."""
    nodes = [node for name in names for node in nodes_of(name) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str) and re.fullmatch(KEY, node.value)}


def _speaking_calls(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, ast.expr, int]]:
    speakers = SPEAKERS | {"GameError": "error-"} | {error.__name__: "error-" for error in _subclasses(GameError)}
    for node in nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        prefix = speakers.get(name.lstrip("_"))
        arguments = node.args[:1] or [word.value for word in node.keywords if word.arg in KEYWORDS]
        if prefix is not None and arguments:
            yield prefix, arguments[0], node.lineno


def _subclasses(base: type[GameError]) -> Iterator[type[GameError]]:
    for child in base.__subclasses__():
        yield child
        yield from _subclasses(child)


def _literals(argument: ast.expr, module: str) -> Iterator[str]:
    """The texts that an argument can be, as far as the source tells: a literal, a constant, one of two."""
    if isinstance(argument, ast.IfExp):
        yield from _literals(argument.body, module)
        yield from _literals(argument.orelse, module)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.Name | ast.Attribute):
        found: object = _imported(module)
        for name in ast.unparse(argument).split("."):
            found = getattr(found, name, None)
        if isinstance(found, str):
            yield str(found)


def _constant_start(text: ast.JoinedStr) -> str:
    first = text.values[0] if text.values else None
    return str(first.value) if isinstance(first, ast.Constant) else ""
