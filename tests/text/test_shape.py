"""Shapes fit what goes over the wire, and say it as the types do."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, Final

import msgspec
import pytest

from krajina.core import Named, Play, Seat, View, Word, find_game, make_options
from krajina.core.message import Place, SeatName, Spoken, Value, hints_of, value_of
from krajina.text.shape import (
    ActionShape,
    AnyOfShape,
    EventShape,
    FlagShape,
    ListShape,
    MapShape,
    MemberShape,
    MessageShape,
    NamedShape,
    NothingShape,
    NumberShape,
    PlaceShape,
    SeatShape,
    Shape,
    Shapes,
    SpokenShape,
    StructShape,
    TextShape,
    TupleShape,
    WordShape,
    shapes_of,
    view_of,
)

GAMES: Final[dict[str, list[dict[str, object]]]] = {
    "carcassonne": [{"seats": 3, "boxes": "all"}],
    "stroganov": [{"seats": 1}, {"seats": 3}],
    "graenaland": [
        {"seats": 5, "round_limit": 4, "victory_cards": True, "grant": True},
        {"seats": 3, "round_limit": 3},
    ],
    "harvest": [{"seats": 3}],
}


class Sayer:
    """A client: it knows the shapes and the JSON, and nothing else."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes

    def fits(self, value: object, shape: Shape) -> bool:
        match shape:
            case AnyOfShape(of):
                return any(self.fits(value, one) for one in of)
            case NothingShape():
                return value is None
            case FlagShape():
                return isinstance(value, bool)
            case SeatShape() | NumberShape():
                return isinstance(value, int | float) and not isinstance(value, bool)
            case TextShape(known):
                return isinstance(value, str) and (not known or value in known)
            case MemberShape(_, members):
                return value in members or value in [str(member) for member in members]
            case NamedShape(names):
                return value in self.shapes.names[names]
            case _:
                return self._fits_deep(value, shape)

    def _fits_deep(self, value: Any, shape: Shape) -> bool:
        match shape:
            case PlaceShape():
                return isinstance(value, list) and len(value) > 1 and all(isinstance(one, int) for one in value)
            case WordShape():
                return isinstance(value, dict) and value.get("is") in {"word", "seat"}
            case MessageShape():
                return isinstance(value, dict) and set(value) == {"key", "values"}
            case ListShape(of):
                return isinstance(value, list) and all(self.fits(one, of) for one in value)
            case TupleShape(of):
                return isinstance(value, list) and all(map(self.fits, value, of)) and len(value) == len(of)
            case MapShape(key, item):
                return isinstance(value, dict) and all(
                    self.fits(self._key(one, key), key) and self.fits(two, item) for one, two in value.items()
                )
            case StructShape(name) | ActionShape(name) | EventShape(name) | SpokenShape(name):
                return self._is_struct(value, name)
        return False

    def _key(self, key: str, shape: Shape) -> object:
        return int(key) if isinstance(shape, NumberShape | SeatShape) else key

    def _is_struct(self, value: Any, name: str) -> bool:
        info = self.shapes.structs[name]
        if info.is_row and isinstance(value, list):
            return len(value) == len(info.fields) and all(self.fits(*pair) for pair in self._row(value, name))
        if info.is_row or not isinstance(value, dict) or (info.tag_field and value.get(info.tag_field) != info.tag):
            return False
        rest = {key: item for key, item in value.items() if key != info.tag_field}
        fields = {field.name: field.shape for field in info.fields}
        return set(rest) == set(fields) and all(self.fits(item, fields[key]) for key, item in rest.items())

    def _row(self, values: list[Any], name: str) -> list[tuple[Any, Shape]]:
        return [(one, field.shape) for one, field in zip(values, self.shapes.structs[name].fields, strict=True)]

    def said(self, values: list[Any], shape: SpokenShape) -> Word:
        """A row that is said as one word."""
        names = [field.name for field in self.shapes.structs[shape.name].fields]
        told = dict(zip(names, self._row(values, shape.name), strict=True))
        more = {name for name, (one, _) in told.items() if one is not None and f"{{{name}}}" not in shape.key}
        key = shape.key.format(**{name: one for name, (one, _) in told.items()})
        return Word(key, {name: self.say(*told[name]) for name in names if name in more})

    def say(self, value: Any, shape: Shape) -> Value:
        """The value to say, as `value_of` gives it; of what is deeper, nothing is asked here."""
        match shape:
            case AnyOfShape(of):
                return self.say(value, next(one for one in of if self.fits(value, one)))
            case NothingShape():
                return Word("nothing")
            case FlagShape():
                return Word("yes" if value else "no")
            case SeatShape():
                return SeatName(value)
            case MemberShape(prefix):
                return Word(f"{prefix}{value}")
            case NamedShape(names):
                return Word(self.shapes.names[names][value])
            case PlaceShape():
                return Place(tuple(value))
            case ListShape(of):
                kinds = of.of if isinstance(of, AnyOfShape) else (of,)
                is_nobody = not value and SeatShape() in kinds
                return Word("nobody") if is_nobody else tuple(self.say(one, of) for one in value)
            case TupleShape(of):
                return tuple(self.say(one, inner) for one, inner in zip(value, of, strict=True))
            case WordShape():
                return msgspec.convert(value, Word | SeatName)
        return value  # type: ignore[no-any-return]


def _views(name: str, options: dict[str, object]) -> Iterator[msgspec.Struct]:
    """Views of everybody in a random game, every few steps."""
    game, rng = find_game(name), Random(5)
    play: Play[Any, Any, Any] = Play(game, make_options(game, options))
    for n in range(10_000):
        decisions = game.decisions(play.state)
        if n % 20 == 0 or not decisions:
            yield game.view(play.state, None)
            yield game.view(play.state, 0)
        if not decisions:
            return
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))


def _structs(value: object) -> Iterator[msgspec.Struct]:
    """The structs in a value, itself too."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _structs(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _structs(item)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), [(name, one) for name, many in GAMES.items() for one in many])
def test_views_fit_their_shape_and_are_said_by_it_as_by_their_types(name: str, options: dict[str, object]) -> None:
    shapes = shapes_of(find_game(name))
    sayer, said = Sayer(shapes), 0
    for view in _views(name, options):
        assert sayer.fits(msgspec.json.decode(msgspec.json.encode(view)), shapes.view)
        for struct in _structs(view):
            if isinstance(struct, Spoken):
                shape = SpokenShape(type(struct).__name__, struct.KEY)
                assert sayer.said(msgspec.json.decode(msgspec.json.encode(struct)), shape) == struct.word
            info, hints = shapes.structs.get(type(struct).__name__), hints_of(type(struct))
            for field in info.fields if info else ():
                value = getattr(struct, field.name)
                if any(_structs(value)) or isinstance(value, dict):
                    continue  # it is said field by field, and in rows
                wired = msgspec.json.decode(msgspec.json.encode(value))
                assert sayer.say(wired, field.shape) == value_of(value, hints[field.name]), field
                said += 1
    assert said > 50


@pytest.mark.parametrize("name", GAMES)
def test_shapes_come_back_from_the_wire(name: str) -> None:
    shapes = shapes_of(find_game(name))
    wired = msgspec.json.encode(shapes)
    assert msgspec.json.encode(msgspec.json.decode(wired, type=Shapes)) == wired
    assert shapes.view == StructShape(view_of(find_game(name)).__name__)


@pytest.mark.parametrize("name", GAMES)
def test_defaults_of_options_make_a_table(name: str) -> None:
    game = find_game(name)
    shapes = shapes_of(game)
    assert isinstance(shapes.options, StructShape)
    fields = shapes.structs[shapes.options.name].fields
    given = {field.name: field.default for field in fields if field.is_optional}
    assert [field.name for field in fields if not field.is_optional] == ["seats"]
    assert make_options(game, {**given, "seats": game.seats[-1]}) == make_options(game, {"seats": game.seats[-1]})


def test_two_tables_of_one_prefix_are_kept_apart() -> None:
    class Row(msgspec.Struct):
        one: Annotated[str, Named("set", ("a",))]
        two: Annotated[str, Named("set", ("b",))]
        same: Annotated[str, Named("set", ("a",))]
        who: Seat | None
        count: Annotated[int, msgspec.Meta(ge=1, le=5)]

    class Table(View, frozen=True, kw_only=True):
        rows: tuple[Row, ...]

    class Fake:
        options = actions = Row

        def view(self) -> View:
            raise NotImplementedError

    Fake.view.__annotations__["return"] = Table
    shapes = shapes_of(Fake())  # type: ignore[arg-type]
    assert shapes.names == {"set": {"a": "set-a"}, "set-2": {"b": "set-b"}}
    found = [field.shape for field in shapes.structs["Row"].fields]
    assert found[:3] == [NamedShape("set"), NamedShape("set-2"), NamedShape("set")]
    assert found[3:] == [AnyOfShape((SeatShape(), NothingShape())), NumberShape(1, 5)]
