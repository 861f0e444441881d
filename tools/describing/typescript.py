"""TypeScript: interfaces of structs, unions of enums, with exact tags."""

import json
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from enum import Enum
from typing import Annotated, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Struct
from tools.describing.shapes import (
    ALIASES,
    RECEIVED,
    SENT,
    VIEW,
    Hint,
    collected,
    comments,
    fields_of,
    is_union,
    may_be_missing,
    parts_of,
    says,
    tag_of,
)

from krajina.core.action import Action
from krajina.core.event import Event
from krajina.core.game import AnyGame
from krajina.core.message import is_seat
from krajina.core.registry import find_game
from krajina.server.table.messages import AnyIncoming, AnyOutgoing
from krajina.text.shape import view_of

HEAD: Final = "// Made by `make protocol` of the structs of the server: do not edit.\n"
SIMPLE: Final[Mapping[Hint, str]] = {
    str: "string",
    bytes: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    type(None): "null",
    None: "null",
    object: "unknown",
    msgspec.Raw: "unknown",
}
# Each game has its own: here only what they have in common is known.
OPEN: Final = (Action, Event)
GAMES: Final = ("carcassonne", "graenaland", "stroganov")
EXAMPLE: Final = "harvest"


class Writer:
    """Writes types. Whatever we send is complete; of `sent` shapes, which clients send, defaults may be left out."""

    def __init__(self, sent: Collection[type] = (), received: Collection[type] = (), *, is_game: bool = False) -> None:
        self._sent = sent
        self._received = received
        self._is_game = is_game

    def expression(self, hint: Hint, *, in_sent: bool = False) -> str:
        """A type as TypeScript writes it."""
        alias = next((name for name, union in ALIASES if union == hint), None)
        if alias is not None:
            return alias
        if hint == VIEW:
            return "View"
        if is_seat(hint) and not is_union(hint) and get_origin(hint) is Annotated:
            return "Seat"
        if is_union(hint):
            return " | ".join(dict.fromkeys(self.expression(part, in_sent=in_sent) for part in parts_of(hint)))
        if isinstance(hint, type) and issubclass(hint, Struct | Enum):
            is_partial = in_sent and hint in self._received and any(not field.required for field in fields_of(hint))
            return f"Partial<{hint.__name__}>" if is_partial else hint.__name__
        return SIMPLE.get(hint) or self._composed(hint, in_sent)

    def _composed(self, hint: Hint, in_sent: bool) -> str:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.expression(parts[0], in_sent=in_sent)
        if origin is Literal:
            return " | ".join(map(json.dumps, parts))
        if origin is dict:
            key, value = parts
            items = self.expression(value, in_sent=in_sent)
            is_enum = isinstance(key, type) and issubclass(key, Enum)
            return f"{{ [key in {key.__name__}]?: {items} }}" if is_enum else f"{{ [key: string]: {items} }}"
        if origin is tuple and parts[-1] is not Ellipsis:
            return "readonly [" + ", ".join(self.expression(part, in_sent=in_sent) for part in parts) + "]"
        assert origin in (tuple, list, frozenset, set), f"TypeScript has no {hint}"
        item = self.expression(parts[0], in_sent=in_sent)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"

    def declaration(self, kind: type) -> str:
        """A struct as an interface, an enum as a union of what goes over the wire.

        Structs of a game are types: unlike an interface, a type may be taken for something with any fields, as the
        protocol knows actions and events.
        """
        packed = " A row: over the wire an array of its values." if is_row(kind) else ""
        doc = f"/** {says(kind)}{packed} */\n" if says(kind) else ""
        if issubclass(kind, Enum):
            return f"{doc}export type {kind.__name__} = {' | '.join(json.dumps(member.value) for member in kind)};\n"
        if self._is_game:
            return f"{doc}export type {kind.__name__} = {{\n{''.join(self._members(kind))}}};\n"
        parameter = "<View = unknown>" if has_view(kind) else ""
        return f"{doc}export interface {kind.__name__}{parameter} {{\n{''.join(self._members(kind))}}}\n"

    def _members(self, kind: type) -> Iterator[str]:
        tag, is_sent = tag_of(kind), kind in self._sent and kind not in self._received
        if tag is not None:
            yield f"  readonly {tag[0]}: {'string' if kind in OPEN else json.dumps(tag[1])};\n"
        notes = comments(kind)
        for field in fields_of(kind):
            if field.name in notes:
                yield f"  /** {notes[field.name]} */\n"
            optional = "?" if may_be_missing(field, kind, is_sent=is_sent) else ""
            yield f"  readonly {field.encode_name}{optional}: {self.expression(field.type, in_sent=is_sent)};\n"
        if kind in OPEN:
            yield "  readonly [field: string]: unknown;\n"


def is_row(kind: type) -> bool:
    """Tell whether a struct is an array over the wire: our client gives its fields their names back by the shapes."""
    return issubclass(kind, Struct) and bool(kind.__struct_config__.array_like)


def has_view(kind: type) -> bool:
    """Tell whether a struct carries the view of a game."""
    return any(field.type == VIEW for field in fields_of(kind))


def protocol_types() -> str:
    """The file of the types of the protocol and of the API."""
    sent, received = collected(SENT), collected(RECEIVED)
    writer = Writer(sent, received)
    parts = [
        HEAD,
        "/** A place at the table, counted from 0; -1 is the seat of chance. */\nexport type Seat = number;\n",
    ]
    parts += [writer.declaration(kind) for kind in dict.fromkeys((*sent, *received))]
    for name, union in ALIASES:
        parts.append(f"export type {name} = {_members_of(union, writer)};\n")
    parts.append(f"/** What a client says. */\nexport type Incoming = {_members_of(AnyIncoming, writer)};\n")
    told = " | ".join(f"{kind.__name__}<View>" if has_view(kind) else kind.__name__ for kind in get_args(AnyOutgoing))
    parts.append(f"/** What a table says. */\nexport type Outgoing<View = unknown> = {told};\n")
    return "\n".join(parts)


def _members_of(union: Hint, writer: Writer) -> str:
    return " | ".join(dict.fromkeys(map(writer.expression, parts_of(union))))


def view_types() -> str:
    """The file of the views, options, actions and events of our games, a namespace each."""
    return _spaces(GAMES, "./protocol.gen")


def example_types() -> str:
    """The same of the example that shows how a board is made."""
    return _spaces([EXAMPLE], "@/protocol.gen")


def _spaces(names: Sequence[str], protocol: str) -> str:
    known = {*collected(SENT), *collected(RECEIVED)}
    games = [find_game(name) for name in names]
    met = [kind for game in games for kind in collected([view_of(game), game.actions, game.options], known)]
    imported = sorted({"Seat", *(kind.__name__ for kind in met if kind in known)})
    spaces = "\n".join(_namespace(game, known) for game in games)
    return f'{HEAD}\nimport type {{ {", ".join(imported)} }} from "{protocol}";\n\n{spaces}'


def _namespace(game: AnyGame, known: Container[type]) -> str:
    view = view_of(game)
    options = collected([game.options], known)
    told = collected([view, game.actions], known)
    kinds = [kind for kind in dict.fromkeys((*told, *options)) if kind not in known]
    writer = Writer(options, told, is_game=True)
    [events] = [field.type for field in fields_of(view) if field.name == "events"]
    aliases = {
        "View": view.__name__,
        "Options": game.options.__name__,
        "Action": _members_of(game.actions, writer),
        "Event": _members_of(get_args(events)[0], writer),
        "Game": "{ readonly view: View; readonly action: Action; readonly event: Event }",
    }
    names = [*aliases, *(kind.__name__ for kind in kinds)]
    assert len(set(names)) == len(names), f"two shapes of {game.name} have one name"
    lines = "\n".join(writer.declaration(kind) for kind in kinds) + "\n"
    lines += "".join(f"export type {name} = {text};\n" for name, text in aliases.items())
    indented = "".join(f"  {line}" if line.strip() else line for line in lines.splitlines(keepends=True))
    return f"export namespace {game.name.capitalize()} {{\n{indented}}}\n"
