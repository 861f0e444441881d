"""The checks of catalogues are shown to find what they look for, in a made-up game."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.text.own_tree import prose

from krajina.core import AnyGame
from krajina.text import LANGUAGES
from krajina.text.testing import check_words, checks
from krajina.text.testing.collect import Keys, game_keys, structs_said

SOURCE = '''
"""A made-up game."""

from enum import StrEnum
from types import SimpleNamespace
from typing import Annotated, Final, Literal

import msgspec

from krajina.core import Action, Event, Named, Options, Refusal, Seat, Term, View, Word

Tile = Annotated[str, Named("tile", ("base/city-cap", "road"))]
Box = Annotated[str, Named("box", ("inns",))]
Barn = Annotated[str, Named("barn", ("old",))]
Pond = Annotated[str, Named("pond", ("deep",))]
Unsaid = Annotated[str, Named("unsaid", ("thing",))]
TAKEN: Final = "taken"


class Prompt(StrEnum):
    SOW = "sow"


class Crop(StrEnum):
    RYE = "rye"


class Tool(StrEnum):
    PLOUGH = "plough"


class FarmOptions(Options, frozen=True, kw_only=True):
    hills: bool = False
    boxes: tuple[Box, ...] | Literal["all"] = "all"


class Sow(Action, frozen=True):
    crop: Crop
    at: tuple[int, int]
    tile: Tile | None = None


class Lay(Sow, frozen=True):
    tile: Tile


class Sown(Event, frozen=True, kw_only=True):
    seat: Seat
    crop: Crop | None
    barns: tuple[Barn, ...] = ()


class Row(msgspec.Struct, frozen=True):
    points: int
    ponds: dict[Pond, int]


class Plot(msgspec.Struct, frozen=True):
    place: tuple[int, int]
    owner: Seat


class FarmView(View, frozen=True, kw_only=True):
    seat: Seat
    plots: tuple[Plot, ...]
    players: tuple[Row, ...]
    events: tuple[Sown, ...]


def speak(season: str, rain: bool) -> object:
    Refusal(TAKEN), Refusal(code="wet" if rain else "dry"), Term("harvest", 1, 2), Word("scarecrow")
    return Word(f"season-{season}")


GAME = SimpleNamespace(words=__name__, options=FarmOptions, actions=Sow, judge=lambda: SimpleNamespace(names=()))
'''

REQUIRED = """
title about option-seats option-seats-about option-hills option-hills-about do-sow event-sown ask-sow crop-rye
view-plots view-owner view-players view-points view-ponds option-boxes option-boxes-about
tile-base-city-cap tile-road box-inns barn-old pond-deep refusal-taken refusal-wet refusal-dry why-harvest scarecrow
"""

REQUIRED_NAMES = {"tile-base-city-cap", "tile-road", "box-inns", "barn-old", "pond-deep"}

WORDS = """
title = Farm
tile-base-city-cap = wall
    .dative = wall
tile-road = road
    .dative = road
barn-old = barn
crop-rye = rye
    .dative = rye
do-sow = sow { $crop-dative } on { $at }
event-sown = { $seat } sows { $crop }.
refusal-taken = Somebody is at { $at }.
why-harvest =
    { $count ->
        [one] one harvest
       *[other] { $count } harvests
    }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def package(folder: Path, name: str, **changed: str) -> str:
    """Write a package whose words are the same in all languages, but for what is changed."""
    (folder / name / "words").mkdir(parents=True)
    (folder / name / "__init__.py").write_text(SOURCE, "utf-8")
    for language in LANGUAGES:
        (folder / name / "words" / f"{language}.ftl").write_text(changed.get(language, WORDS), "utf-8")
    return name


@pytest.fixture
def farm(folder: Path) -> Iterator[AnyGame]:
    name = package(folder, "krajina_test_farm")
    __import__(name)
    yield sys.modules[name].GAME
    del sys.modules[name]


def test_keys_are_collected(farm: AnyGame) -> None:
    keys = game_keys(farm)
    assert keys.required == set(REQUIRED.split())
    assert keys.allowed == REQUIRED_NAMES | {"crop-rye", "tool-plough", "view-place", "unsaid-thing"}


def test_keys_that_are_put_together_must_be_in_a_table(farm: AnyGame) -> None:
    [problem] = game_keys(farm).problems
    assert "season-" in problem


def test_a_sound_catalogue_passes(farm: AnyGame) -> None:
    assert [*checks.malformed(farm.words), *checks.unequal(farm.words), *checks.shadowing(farm.words)] == []
    assert list(checks.unsayable(farm.words, structs_said(farm))) == []


def test_check_words_gives_a_line_per_problem(farm: AnyGame) -> None:
    families = {"season-": ("spring",)}
    with pytest.raises(AssertionError) as failed:
        check_words(farm, languages=("en",), families=families)
    lines = str(failed.value).split("\n")
    assert f"{farm.words}: season-spring has no words" in lines
    assert f"{farm.words}: about has no words" in lines
    assert not [line for line in lines if "put together" in line or "/cs" in line]
    with pytest.raises(AssertionError, match="hand in the family"):
        check_words(farm)


def test_check_words_is_content_with_one_language_to_begin_with(folder: Path) -> None:
    keys = [key for key in [*REQUIRED.split(), "season-spring"] if f"\n{key} =" not in WORDS]
    words = WORDS + "".join(f"{key} = word\n" for key in keys if not key.startswith("option-seats"))
    name = package(folder, "krajina_test_complete", en=words, cs="", de="", fr="")
    __import__(name)
    game = sys.modules[name].GAME
    check_words(game, languages=("en",), families={"season-": ("spring",)})
    with pytest.raises(AssertionError, match="title is missing in cs, de, fr"):
        check_words(game, families={"season-": ("spring",)})


def test_missing_and_unused_keys_are_found(farm: AnyGame) -> None:
    keys = Keys(frozenset({"title", "about", "yes"}), frozenset({"crop-rye"}), ())
    assert list(checks.missing(farm.words, keys)) == [f"{farm.words}: about has no words"]
    unused = ["barn-old", "do-sow", "event-sown", "refusal-taken", "tile-base-city-cap", "tile-road", "why-harvest"]
    assert list(checks.unused(farm.words, keys)) == [f"{farm.words}: {key} is not used" for key in unused]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("what is this", "cannot be read"),
        ("a = b\na = c", "occurs twice"),
        ("a =\n    .b = c", "has no words"),
        ("a = b\n    .key = c", "has a form that is called"),
        ("a = Hurry up!", "shouts"),
    ],
)
def test_malformed_catalogues_are_found(folder: Path, text: str, problem: str) -> None:
    name = package(folder, f"krajina_test_malformed_{abs(hash(text))}", cs=text)
    [found] = checks.malformed(name)
    assert problem in found
    assert "/cs" in found


def test_unequal_languages_are_found(folder: Path) -> None:
    changed = WORDS.replace("title = Farm\n", "").replace("{ $seat } sows { $crop }.", "{ $crop } is sown.")
    found = list(checks.unequal(package(folder, "krajina_test_unequal", de=changed)))
    assert ["title is missing in de" in found[1], "event-sown says different values" in found[0]] == [True, True]


def test_missing_words_of_printed_things_are_found_in_every_language(folder: Path, farm: AnyGame) -> None:
    found = list(checks.missing(farm.words, game_keys(farm)))
    assert [line for line in found if "box-" in line or "pond-" in line] == [
        f"{farm.words}: box-inns has no words",
        f"{farm.words}: pond-deep has no words",
    ]
    changed = WORDS.replace("tile-road = road\n    .dative = road\n", "")
    name = package(folder, "krajina_test_names", de=changed)
    assert list(checks.unequal(name)) == [f"{name}: tile-road is missing in de"]


def test_every_printed_thing_is_tried_in_every_form(folder: Path, farm: AnyGame) -> None:
    said = WORDS.replace("on { $at }", "on { $at } by the { $tile-dative }")
    name = package(folder, "krajina_test_name_forms", cs=said.replace("    .dative = road\n", ""))
    words = "\n".join(checks.unsayable(name, {"do-sow": sys.modules[farm.words].Lay}))
    assert "do-sow" in words
    assert "tile-road" in words


def test_forms_may_differ_between_languages(folder: Path) -> None:
    changed = WORDS.replace("$crop-dative", "$crop").replace("    .dative = rye\n", "")
    assert list(checks.unequal(package(folder, "krajina_test_forms", fr=changed))) == []


def test_words_of_all_games_are_not_said_again(folder: Path) -> None:
    [found] = checks.shadowing(package(folder, "krajina_test_shadowing", en="yes = aye"))
    assert "yes is a word of all games" in found


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("    .dative = rye\n", "", "do-sow"),
        ("sow { $crop-dative }", "sow { $crap }", "do-sow"),
        ("sows { $crop }.", "sows { $crop-dative }.", "event-sown"),  # it may be None, and nothing has no dative
        ("Somebody is at { $at }.", "{ scarecrow } is at { $at }.", "refusal-taken"),
        ("Somebody is", "Somebody {  } is", ""),
        ("Somebody is", 'Somebody { "" } is', "too many spaces"),
    ],
)
def test_what_cannot_be_said_is_found(farm: AnyGame, folder: Path, old: str, new: str, problem: str) -> None:
    name = package(folder, f"krajina_test_unsayable_{abs(hash(new))}", cs=WORDS.replace(old, new))
    found = "\n".join(checks.unsayable(name, structs_said(farm)))
    assert problem in found
    assert bool(found) == bool(problem)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('x = f("The field is taken.")', 1),
        ('x = f"The {x} is taken"', 1),
        ('"""This is a docstring."""', 0),
        ('assert x, "this is for programmers"', 0),
        ('raise AssertionError("this is for programmers")', 0),
        ('x = "place_tile", "two-words", "a b", "SELECT it FROM there", "public, max-age=1"', 0),
    ],
)
def test_prose_is_found(tmp_path: Path, source: str, found: int) -> None:
    for folder in ("core", "core/testing", "text"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.py").write_text(source, "utf-8")
    assert len(list(prose(tmp_path, ("core",), ("core/testing/",)))) == found
