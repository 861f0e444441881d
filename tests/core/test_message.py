from enum import Enum, StrEnum
from typing import Annotated

import msgspec
import pytest
from tests.core.table import HOPS, RYE

from krajina.core import Action, Decision, Event, Listed, Message, Place, Refusal, Seat, SeatName, Value, Word, word_of
from krajina.core.action import snake_case
from krajina_harvest.game import Bid, Draw, Share

Colour = StrEnum("Colour", ["RED", "DARK_BLUE"])


class Size(Enum):
    BIG = 3


class Won(Event, frozen=True, kw_only=True):
    seat: Seat
    bids: tuple[int, ...]


class Everything(Action, frozen=True):
    seat: Seat = 1
    maybe: Seat | None = 2
    nobody: Seat | None = None
    seats: tuple[Seat, ...] = (0, 1)
    pair: tuple[Seat, int] = (1, 1)
    nested: tuple[tuple[Seat, ...], ...] = ((0,), (1, 2))
    audience: tuple[Seat, ...] | None = (0, 2)
    limited: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=3)] = (0, 2)
    number: int = 1
    counted: Annotated[int, msgspec.Meta(ge=0)] = 1
    numbers: tuple[int, ...] = (1, 2)
    cell: tuple[int, int] | None = (2, -1)
    fraction: float = 0.5
    text: str = "one"
    colour: Colour = Colour.DARK_BLUE
    size: Size = Size.BIG
    colours: tuple[Colour, ...] = (Colour.RED,)
    nothing: int | None = None
    true: bool = True
    false: bool = False
    group: frozenset[int] = frozenset({8, 1})  # which a set walks in this order
    empty: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", SeatName(1)),
        ("maybe", SeatName(2)),
        ("nobody", Word("nothing")),
        ("seats", (SeatName(0), SeatName(1))),
        ("pair", (SeatName(1), 1)),
        ("nested", ((SeatName(0),), (SeatName(1), SeatName(2)))),
        ("audience", (SeatName(0), SeatName(2))),
        ("limited", (SeatName(0), SeatName(2))),
        ("number", 1),
        ("counted", 1),
        ("numbers", (1, 2)),
        ("cell", Place((2, -1))),
        ("fraction", 0.5),
        ("text", "one"),
        ("colour", Word("colour-dark_blue")),
        ("size", Word("size-3")),
        ("colours", (Word("colour-red"),)),
        ("nothing", Word("nothing")),
        ("true", Word("yes")),
        ("false", Word("no")),
        ("empty", ()),
        ("group", (1, 8)),
    ],
)
def test_a_field_becomes_the_value_that_people_can_read(field: str, value: Value) -> None:
    found = Everything().message.values[field]
    assert found == value
    assert type(found) is type(value)


def test_every_field_is_a_value_of_the_message() -> None:
    assert tuple(Everything().message.values) == Everything.__struct_fields__


@pytest.mark.parametrize("to", [(1,), (0, 1), (0, 1, 2)])
def test_an_audience_of_any_size_is_a_list_of_seats(to: tuple[int, ...]) -> None:
    class Whispered(Event, frozen=True, kw_only=True):
        pass

    assert Whispered(to=to).message == Message("event-whispered", {"to": tuple(map(SeatName, to))})


def test_messages_say_what_was_done_what_happened_and_what_is_asked() -> None:
    assert Draw(RYE).message == Message("do-draw", {"crop": Word("crop-rye")})
    assert Share(((RYE,), ())).message == Message("do-share", {"shares": ((Word("crop-rye"),), ())})
    won = Won(seat=1, bids=(0, 2)).message
    assert won == Message("event-won", {"to": Word("nothing"), "seat": SeatName(1), "bids": (0, 2)})
    assert Decision(0, "bid", Listed([Bid(0)]), {"cart": 3}).message == Message("ask-bid", {"cart": 3})
    assert Refusal("coins", "section 3", {"bid": 9}).message == Message("refusal-coins", {"bid": 9})


def test_a_message_comes_back_from_json_as_it_was() -> None:
    message = msgspec.structs.replace(Everything(), audience=None).message
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


def test_the_word_of_an_enum_names_its_type_and_its_value() -> None:
    assert word_of(HOPS) == Word("crop-hops")


@pytest.mark.parametrize(("name", "word"), [("Bid", "bid"), ("PlaceTile", "place_tile"), ("UseAStar", "use_a_star")])
def test_kinds_are_named_in_snake_case(name: str, word: str) -> None:
    assert snake_case(name) == word


def test_the_kind_is_the_tag_on_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Bid(2))) == {"do": "bid", "coins": 2}
    assert (Bid(2).kind, Won(seat=0, bids=()).kind) == ("bid", "won")
