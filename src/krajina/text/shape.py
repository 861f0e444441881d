"""Shapes: what a host elsewhere has to know of the types of a game to say its views, options and actions in words.

On the wire a seat is a number and a card is a text; `message_of` and the sheet know better, for they see the types. A
shape tells the same to a client that sees only JSON: which number is a seat, which text names a printed thing, which
member of an enum has which word.
"""

from collections.abc import Container, Mapping
from enum import Enum
from itertools import chain, count
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from krajina.core.action import Action, snake_case
from krajina.core.event import Event
from krajina.core.game import AnyGame, View
from krajina.core.message import LISTS, Message, Named, SeatName, Spoken, Word, is_place, is_seat, named


def _tag(name: str) -> str:
    return snake_case(name).removesuffix("_shape")


class _Shape(Struct, frozen=True, tag_field="is", tag=_tag, omit_defaults=True):
    """How a value of one type is said."""


class SeatShape(_Shape, frozen=True):
    """The number of a seat: people read the name of its player."""


class NumberShape(_Shape, frozen=True):
    """A number, and what it is at least and at most where the type says so."""

    least: int | float | None = None
    most: int | float | None = None


class TextShape(_Shape, frozen=True):
    """A text that is said as it is; `known` where it can only be one of these."""

    known: tuple[str, ...] = ()


class FlagShape(_Shape, frozen=True):
    """The word `yes` or `no`."""


class NothingShape(_Shape, frozen=True):
    """Null: the word `nothing`, if it is said at all."""


class PlaceShape(_Shape, frozen=True):
    """A few whole numbers, such as `2,0`."""


class WordShape(_Shape, frozen=True):
    """A value that is ready to be said: a word with its key, or the name of a seat."""


class MessageShape(_Shape, frozen=True):
    """A message that is ready to be said."""


class MemberShape(_Shape, frozen=True):
    """A member of an enum: its word has the key `prefix` and the value."""

    prefix: str
    members: tuple[str | int, ...]


class NamedShape(_Shape, frozen=True):
    """The id of a printed thing: the key of its word is in the table of this name."""

    names: str


class ListShape(_Shape, frozen=True):
    """Several of a kind; where these may be seats and there is none, it is the word `nobody`."""

    of: "Shape"


class TupleShape(_Shape, frozen=True):
    """A fixed number of values, each of its own kind."""

    of: tuple["Shape", ...]


class MapShape(_Shape, frozen=True):
    """A table; its keys are texts on the wire, whatever they are."""

    key: "Shape"
    item: "Shape"


class SpokenShape(_Shape, frozen=True):
    """An object that is said as one word: fields in braces are part of its key, others that are told are values."""

    name: str
    key: str


class StructShape(_Shape, frozen=True):
    """An object with the fields of a struct."""

    name: str


class ActionShape(_Shape, frozen=True):
    """An action with the fields of a struct: the message `do-` and its tag, with its fields as values."""

    name: str


class EventShape(_Shape, frozen=True):
    """An event with the fields of a struct: the message `event-` and its tag, with its fields as values."""

    name: str


class AnyOfShape(_Shape, frozen=True):
    """One of several; the value on the wire shows which."""

    of: tuple["Shape", ...]


class AnythingShape(_Shape, frozen=True):
    """What the game reads itself."""


Shape: TypeAlias = (
    SeatShape | NumberShape | TextShape | FlagShape | NothingShape | PlaceShape | WordShape | MessageShape
    | MemberShape | NamedShape | SpokenShape | ListShape | TupleShape | MapShape | StructShape | ActionShape
    | EventShape | AnyOfShape | AnythingShape
)  # fmt: skip


class FieldShape(Struct, frozen=True, omit_defaults=True):
    """A field of a struct."""

    name: str
    shape: Shape
    is_optional: bool = False  # it may be left out: then it is `default`
    default: object = None


class StructInfo(Struct, frozen=True, omit_defaults=True):
    """The fields of a struct in their order; where it is one of a union, `tag_field` says `tag`."""

    fields: tuple[FieldShape, ...]
    tag_field: str
    tag: str
    is_row: bool = False  # over the wire it is an array of the values of its fields


class Shapes(Struct, frozen=True, kw_only=True):
    """Everything that can be said of a game. Structs and printed things stand in tables, each once."""

    view: Shape
    options: Shape
    actions: Shape
    structs: dict[str, StructInfo]
    names: dict[str, dict[str, str]]  # the key of the word of each id


def shapes_of(game: AnyGame) -> Shapes:
    """The shapes of a game, from its types."""
    sketch = _Sketch()
    view, options, actions = map(sketch.shape, (view_of(game), game.options, game.actions))
    return Shapes(view=view, options=options, actions=actions, structs=sketch.structs, names=sketch.names)


def view_of(game: AnyGame) -> type[View]:
    """The type of the views of a game."""
    view = get_type_hints(type(game).view)["return"]
    assert isinstance(view, type), f"the view of {game.name} is a struct"
    assert issubclass(view, View), f"the view of {game.name} is a view"
    return view


_SIMPLE: dict[object, Shape] = {
    bool: FlagShape(),
    int: NumberShape(),
    float: NumberShape(),
    str: TextShape(),
    None: NothingShape(),
    NoneType: NothingShape(),
    Word: WordShape(),
    SeatName: WordShape(),
    Message: MessageShape(),
}


class _Sketch:
    """Draws shapes and keeps what they have in common."""

    def __init__(self) -> None:
        self.structs: dict[str, StructInfo] = {}
        self.names: dict[str, dict[str, str]] = {}
        self._kinds: dict[type, str] = {}
        self._marks: dict[Named, str] = {}

    def shape(self, hint: object) -> Shape:
        """The shape of a type."""
        if hint in _SIMPLE:
            return _SIMPLE[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return MemberShape(f"{hint.__name__.lower()}-", tuple(member.value for member in hint))
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._struct(hint)
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._marked(hint, parts)
        if origin in (Union, UnionType):
            shapes = tuple(dict.fromkeys(map(self.shape, parts)))
            return shapes[0] if len(shapes) == 1 else AnyOfShape(shapes)
        return self._composed(hint, origin, parts)

    def _marked(self, hint: object, parts: tuple[object, ...]) -> Shape:
        mark = named(hint)
        if mark is not None:
            return NamedShape(self._table(mark))
        if is_seat(hint):
            return SeatShape()
        shape = self.shape(parts[0])
        if not isinstance(shape, NumberShape):
            return shape
        marks = [part for part in parts[1:] if isinstance(part, msgspec.Meta)]
        least = next((mark.ge for mark in marks if mark.ge is not None), None)
        most = next((mark.le for mark in marks if mark.le is not None), None)
        return NumberShape(least, most)

    def _composed(self, hint: object, origin: object, parts: tuple[object, ...]) -> Shape:
        if origin is Literal:
            return TextShape(tuple(map(str, parts)))
        if is_place(hint):
            return PlaceShape()
        if origin is tuple and parts[-1] is not Ellipsis:
            return TupleShape(tuple(map(self.shape, parts)))
        if origin in LISTS:
            return ListShape(self.shape(parts[0]))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return MapShape(*map(self.shape, parts))
        return AnythingShape()

    def _struct(self, kind: type[Struct]) -> Shape:
        if kind not in self._kinds:
            name = self._kinds[kind] = _free(kind.__name__, self.structs)
            self.structs[name] = StructInfo((), "", "")  # its place, and the end of any circle
            config = kind.__struct_config__
            fields = tuple(map(self._field, msgspec.structs.fields(kind)))
            tag = "" if config.tag_field is None else str(config.tag)
            self.structs[name] = StructInfo(fields, config.tag_field or "", tag, config.array_like)
        if issubclass(kind, Spoken):
            return SpokenShape(self._kinds[kind], kind.KEY)
        shape = ActionShape if issubclass(kind, Action) else EventShape if issubclass(kind, Event) else StructShape
        return shape(self._kinds[kind])

    def _field(self, field: msgspec.structs.FieldInfo) -> FieldShape:
        shape = self.shape(field.type)
        if field.required:
            return FieldShape(field.encode_name, shape)
        factory = field.default_factory
        default = field.default if factory is msgspec.NODEFAULT else factory()
        return FieldShape(field.encode_name, shape, True, msgspec.to_builtins(default))

    def _table(self, mark: Named) -> str:
        if mark not in self._marks:
            name = self._marks[mark] = _free(mark.prefix, self.names)
            self.names[name] = {thing: word.key for thing, word in mark.words.items()}
        return self._marks[mark]


def _free(name: str, taken: Container[str]) -> str:
    """The name, or if it is taken one with a number."""
    return next(one for one in chain([name], (f"{name}-{number}" for number in count(2))) if one not in taken)
