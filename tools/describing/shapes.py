"""Shapes: which structs and enums go over the wire, and what their sources say of each field."""

import ast
import inspect
import re
import sys
from collections.abc import Container, Iterable, Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from krajina.core.message import Item, Value
from krajina.core.offers import Offer
from krajina.server.http.games import Catalogue, CheckedOptions, GameSheet
from krajina.server.http.problems import Problem
from krajina.server.http.records import Verdict
from krajina.server.http.tables import Keys, Listing
from krajina.server.table.checking import WantedOptions
from krajina.server.table.commands.join import Join
from krajina.server.table.copies import Fork
from krajina.server.table.create import Founded, NewTable, SeatKey
from krajina.server.table.messages import AnyIncoming, AnyOutgoing, TableInfo
from krajina.server.table.replay import History, ReplayStep
from krajina.server.table.why import Explanation
from krajina.text.passages import Passages
from krajina.text.shape import Shape

Hint: TypeAlias = object

SENT: Final = (*get_args(AnyIncoming), NewTable, WantedOptions, Join, Fork, Keys)
RECEIVED: Final = (
    *get_args(AnyOutgoing),
    Founded,
    SeatKey,
    TableInfo,
    Listing,
    Catalogue,
    GameSheet,
    CheckedOptions,
    Passages,
    ReplayStep,
    History,
    Explanation,
    Verdict,
    Problem,
)
# Unions that have a name of their own, and the place where a game puts its view.
ALIASES: Final[tuple[tuple[str, Hint], ...]] = (("Item", Item), ("Value", Value), ("Offer", Offer), ("Shape", Shape))
VIEW: Final[Hint] = Struct | msgspec.Raw

# Packages whose structs we describe: the example has its board here.
OURS: Final = ("krajina.", "krajina_harvest.", "msgspec")
COMMENT: Final = re.compile(r"^    (\w+)(?::| =) .*?  # (.+)$", re.MULTILINE)


def collected(roots: Iterable[Hint], known: Container[type] = ()) -> tuple[type, ...]:
    """The structs and enums that one meets from some types on, each once; what is known is not looked into."""
    found: dict[type, None] = {}
    todo = list(roots)
    while todo:
        hint = todo.pop(0)
        if isinstance(hint, type) and issubclass(hint, Struct | Enum) and hint is not Struct:
            if hint not in found:
                found[hint] = None
                todo = [*(() if hint in known else (field.type for field in fields_of(hint))), *todo]
        elif get_origin(hint) is Annotated:
            todo.insert(0, get_args(hint)[0])
        elif get_origin(hint) is not Literal:
            todo = [*parts_of(hint), *todo]
    return tuple(found)


def parts_of(hint: Hint) -> tuple[Hint, ...]:
    """What a type is made of, but for the structs of boxes from outside: they are described by their own packages."""
    return tuple(part for part in get_args(hint) if not (isinstance(part, type) and _is_foreign(part)))


def _is_foreign(kind: type) -> bool:
    return issubclass(kind, Struct) and not kind.__module__.startswith(OURS)


def fields_of(kind: type) -> tuple[FieldInfo, ...]:
    """The fields of a struct; of an enum none."""
    return msgspec.structs.fields(kind) if issubclass(kind, Struct) else ()


def is_union(hint: Hint) -> bool:
    """Tell whether a type is one of several."""
    return get_origin(hint) in (Union, UnionType)


def tag_of(kind: type) -> tuple[str, str] | None:
    """The field that tells a struct from the others of its union, and what it says there."""
    config = kind.__struct_config__ if issubclass(kind, Struct) else None
    return None if config is None or config.tag_field is None else (config.tag_field, str(config.tag))


def may_be_missing(field: FieldInfo, kind: type, *, is_sent: bool) -> bool:
    """Tell whether a field may be left out: by a client if it has a default, by us only where defaults are omitted."""
    omits = issubclass(kind, Struct) and kind.__struct_config__.omit_defaults
    return not field.required and (is_sent or omits)


def says(kind: type) -> str:
    """What the source says of a struct or an enum, in a line."""
    own = kind.__dict__.get("__doc__") or ""
    return " ".join(inspect.cleandoc(own).split())


@cache
def comments(kind: type) -> dict[str, str]:
    """What the source says of the fields of a struct, or of the members of an enum, behind each."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("krajina"):
            found.update(COMMENT.findall(_sources(base.__module__).get(base.__name__, "")))
    return {name: comment.replace("None", "null") for name, comment in found.items()}


@cache
def _sources(module: str) -> dict[str, str]:
    """The source of each class of a module."""
    source = inspect.getsource(sys.modules[module])
    lines = source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: "\n".join(lines[node.lineno : node.end_lineno]) for node in classes}


def limits(hint: Hint) -> Iterator[str]:
    """What a value may be at most and at least, in words."""
    if is_union(hint):
        for part in get_args(hint):
            yield from limits(part)
    for mark in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if isinstance(mark, Meta):
            unit = "items" if get_origin(get_args(hint)[0]) is tuple else "characters"
            yield from _limits(mark, unit)


def _limits(meta: Meta, unit: str) -> Iterator[str]:
    if meta.ge is not None and meta.le is not None:
        yield f"{meta.ge} to {meta.le}"
    if meta.min_length is not None and meta.max_length is not None:
        yield f"{meta.min_length} to {meta.max_length} {unit}"
    elif meta.max_length is not None:
        yield f"at most {meta.max_length} {unit}"
