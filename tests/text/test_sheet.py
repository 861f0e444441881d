"""Tests of the text view, on made-up views with made-up words."""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
import pytest

from krajina.core.action import Action
from krajina.core.event import Event
from krajina.core.game import View
from krajina.core.message import Line, Named
from krajina.core.seat import Seat
from krajina.text import MissingWords, Words, say_field, sheet

NAMES = ["Anna", "Petr"]
Tile: TypeAlias = Annotated[str, Named("tile", ("base/city-cap", "base/road"))]


class Crop(StrEnum):
    RYE = "rye"
    WHEAT = "wheat"


class Sow(Action, frozen=True):
    crop: Crop
    at: tuple[int, int]


class Rained(Event, frozen=True):
    pass


class Row(msgspec.Struct, frozen=True):
    points: int
    crops: tuple[Crop, ...] = ()
    ready: bool = False


class Plot(msgspec.Struct, frozen=True):
    field: tuple[int, int]
    crop: Crop | None = None


class Estate(msgspec.Struct, frozen=True):
    seat: Seat
    size: float
    plots: tuple[Plot, ...] = ()


class Weather(msgspec.Struct, frozen=True):
    rain: int
    crop: Crop


class Round(View, frozen=True, kw_only=True):
    round: int = 3


def text(view: msgspec.Struct, package: str) -> str:
    lines = sheet(view, Words("cs", package, strict=True), NAMES)
    return "\n".join("  " * line.depth + line.text for line in lines)


def test_scalars_and_lists(village_words: str) -> None:
    class Market(Round, frozen=True, kw_only=True):
        seat: Seat | None = 0
        owner: Seat = 1
        market: tuple[Crop, ...] = (Crop.RYE, Crop.RYE, Crop.WHEAT)
        field: tuple[int, int] = (2, 0)
        crop: Crop | None = None
        ready: bool = True
        events: tuple[Event, ...] = (Rained(),)

    expected = ["Kolo: 3", "Majitel: Petr", "Trh: 2× žito a pšenice", "Pole: 2,0", "hotovo: ano"]
    assert text(Market(), village_words) == "\n".join(expected)


def test_lines_know_their_depth(village_words: str) -> None:
    assert sheet(Round(), Words("cs", village_words)) == [Line(0, "Kolo: 3")]


def test_a_row_a_seat(village_words: str) -> None:
    class Table(View, frozen=True, kw_only=True):
        players: tuple[Row, ...] = (Row(5, (Crop.WHEAT,), True), Row(1234), Row(0))

    expected = """
Hráči:
  Anna: body 5, úroda pšenice, hotovo ano
  Petr: body 1\u00a0234, úroda nic, hotovo ne
  Hráč 3: body 0, úroda nic, hotovo ne
"""
    assert text(Table(), village_words) == expected.strip()


def test_other_rows_are_called_by_their_seat_or_first_field(village_words: str) -> None:
    class Land(View, frozen=True, kw_only=True):
        fields: tuple[Plot | Estate, ...] = (
            Plot((0, 1), Crop.RYE),
            Plot((2, 0)),
            Estate(1, 1.5, (Plot((5, 5), Crop.WHEAT),)),
        )

    expected = """
Pole:
  0,1: plodina žito
  2,0
  Petr: rozloha 1,5
    parcely:
      5,5: plodina pšenice
"""
    assert text(Land(), village_words) == expected.strip()


def test_a_row_of_a_seat_that_says_its_seat(village_words: str) -> None:
    class Table(View, frozen=True, kw_only=True):
        players: tuple[Estate, ...] = (Estate(1, 2), Estate(0, 3))

    assert text(Table(), village_words) == "Hráči:\n  Petr: rozloha 2, parcely nic\n  Anna: rozloha 3, parcely nic"


def test_a_struct_in_a_view(village_words: str) -> None:
    class Day(View, frozen=True, kw_only=True):
        weather: Weather = Weather(3, Crop.RYE)

    assert text(Day(), village_words) == "Počasí:\n  déšť: 3\n  plodina: žito"


def test_tables(village_words: str) -> None:
    class Barn(View, frozen=True, kw_only=True):
        stores: dict[Crop, int] | None = None
        points: dict[Seat, Row | None] = msgspec.field(default_factory=dict)
        fields: dict[str, tuple[Plot, ...]] = msgspec.field(default_factory=dict)

    barn = Barn(
        stores={Crop.RYE: 2, Crop.WHEAT: 1500},
        points={0: Row(1), 1: None},
        fields={"u lesa": (Plot((1, 1), Crop.RYE),)},
    )
    expected = """
Zásoby:
  žito: 2
  pšenice: 1\u00a0500
body:
  Anna: body 1, úroda nic, hotovo ne
Pole:
  u lesa:
    1,1: plodina žito
"""
    assert text(barn, village_words) == expected.strip()
    assert text(Barn(), village_words) == "body: nic\nPole: nic"


def test_actions_are_said_as_in_the_log(village_words: str) -> None:
    class Plans(View, frozen=True, kw_only=True):
        last: Sow | None = Sow(Crop.RYE, (1, 2))
        fields: tuple[Sow, ...] = (Sow(Crop.WHEAT, (0, 0)),)

    assert text(Plans(), village_words) == "Naposled: zasít žito na 1,2\nPole:\n  zasít pšenice na 0,0"


def test_labels_are_owed(village_words: str) -> None:
    class Odd(View, frozen=True, kw_only=True):
        odd: int = 1

    class Empty(View, frozen=True, kw_only=True):
        empty: int = 1

    for view, key in ((Odd(), "view-odd"), (Empty(), "view-empty")):
        with pytest.raises(MissingWords, match=key):
            text(view, village_words)
    lenient = Words("cs", village_words)
    assert sheet(Odd(), lenient) == [Line(0, "view-odd: 1")]
    assert sheet(Empty(), lenient) == [Line(0, "1")]


def test_french_sets_a_space_before_the_colon() -> None:
    assert sheet(Round(), Words("fr")) == [Line(0, "view-round\u00a0: 3")]


def test_names_are_only_names(village_words: str) -> None:
    class Table(View, frozen=True, kw_only=True):
        players: tuple[Row, ...] = (Row(5),)

    lines = sheet(Table(), Words("cs", village_words, strict=True), ["{ $x }"])
    assert lines[1] == Line(1, "{ $x }: body 5, úroda nic, hotovo ne")


class Everything(View, frozen=True, kw_only=True):
    round: int = 1500
    crop: Crop | None = None
    market: tuple[Crop, ...] = (Crop.RYE, Crop.RYE, Crop.WHEAT)
    owners: tuple[Seat, ...] = ()
    stores: dict[Crop, int] = msgspec.field(default_factory=lambda: {Crop.RYE: 2, Crop.WHEAT: 1})
    empty: dict[Crop, int] = msgspec.field(default_factory=dict)
    points: dict[Seat, Row] = msgspec.field(default_factory=lambda: {1: Row(4, (Crop.RYE,))})
    weather: Weather = Weather(3, Crop.RYE)
    players: tuple[Row, ...] = (Row(5), Row(6, (), True))
    fields: tuple[Plot | Estate, ...] = (Plot((2, 0)), Estate(1, 1.5, (Plot((5, 5), Crop.WHEAT), Plot((0, 1)))))
    last: Sow = Sow(Crop.RYE, (1, 2))
    events: tuple[Sow, ...] = (Sow(Crop.RYE, (1, 2)), Sow(Crop.WHEAT, (0, 0)))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("round", "1\u00a0500"),
        ("crop", "nic"),
        ("market", "2× žito a pšenice"),
        ("owners", "nikdo"),
        ("stores", "žito 2 a pšenice 1"),
        ("empty", "nic"),
        ("points", "Petr (body 4, úroda žito a hotovo ne)"),
        ("weather", "déšť 3 a plodina žito"),
        ("players", "Anna: body 5, úroda nic a hotovo ne | Petr: body 6, úroda nic a hotovo ano"),
        ("fields", "2,0 | Petr: rozloha 1,5 a parcely (5,5: plodina pšenice | 0,1)"),
        ("last", "zasít žito na 1,2"),
        ("events", "zasít žito na 1,2 | zasít pšenice na 0,0"),
    ],
)
def test_a_field_in_one_line(village_words: str, name: str, said: str) -> None:
    assert say_field(Everything(), name, Words("cs", village_words, strict=True), NAMES) == said


def test_printed_things_are_said_in_words_as_keys_and_as_items_of_tables(village_words: str) -> None:
    class Towers(Round, frozen=True, kw_only=True):
        tiles: dict[Tile, tuple[Tile, ...]] | None
        market: Annotated[dict[Tile, int] | None, msgspec.Meta(description="nested")]

    towers = Towers(tiles={"base/road": ("base/city-cap", "base/road")}, market={"base/city-cap": 2})
    assert text(towers, village_words) == "Kolo: 3\nKartičky:\n  cesta: hradba a cesta\nTrh:\n  hradba: 2"
    assert say_field(towers, "market", Words("cs", village_words, strict=True)) == "hradba 2"
