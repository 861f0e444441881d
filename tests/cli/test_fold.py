"""Many choices: folded into short entries, found by number, by words, or by their values alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from krajina.cli import app
from krajina.cli.fold import FEW, MANY, Fold, folded, in_columns, said_fold
from krajina.core import Action, find_game, read_record
from krajina.games.carcassonne import GAME, PlaceFigure, PlaceTile, Point, Terrain
from krajina.text import LANGUAGES, Words
from krajina_harvest.game import Bid

pytestmark = pytest.mark.slow  # `make check` has a minute for everything

TILES = [PlaceTile((x, y), turn) for x, y in ((2, 0), (-1, 3), (0, -2), (-1, -1)) for turn in range(4)]
ORDER = "draw_order=base/city-cap,base/cloister,base/city-cap,base/city-cap,base/city-cap"

Typed = Callable[..., str]


class Paint(Action, frozen=True):
    """An action with a text."""

    wall: int
    colour: str


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Play Carcassonne alone against luck, and type these lines."""
    monkeypatch.setenv("COLUMNS", "120")

    def runs(*lines: str, lang: str = "en") -> str:
        arguments = ["play", "carcassonne", "Anna", "bot:random", "--set", ORDER, "--save", str(tmp_path / "game.json")]
        text = "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(app, [*arguments, "--quick", "--lang", lang], input=text)
        assert result.exit_code == 0, result.output
        return result.output

    return runs


def actions(file: Path) -> list[Action | None]:
    _, record = read_record(file.read_bytes(), find_game)
    return [entry.action for entry in record.entries if entry.seat == 0]


def test_choices_that_differ_in_their_last_field_are_one_entry_in_order() -> None:
    words = Words("en", GAME.words)
    said = [said_fold(fold, words, ()) for fold in folded(TILES) if isinstance(fold, Fold)]
    assert said == ["-1,-1: 0 1 2 3", "-1,3: 0 1 2 3", "0,-2: 0 1 2 3", "2,0: 0 1 2 3"]


def test_few_choices_and_those_of_one_field_stay_as_they_are() -> None:
    assert folded(TILES[:FEW]) == TILES[:FEW]
    bids = [Bid(coins) for coins in range(60)]
    assert folded(bids) == bids


def test_what_hardly_gets_shorter_is_folded_only_if_there_is_much_of_it() -> None:
    single = [PlaceTile((x, 0), 0) for x in range(40)]
    assert folded(single[:MANY]) == single[:MANY]
    assert folded(single) == [Fold((action,)) for action in single]


def test_values_of_several_words_are_kept_apart() -> None:
    fold = Fold((Paint(1, "sky blue"), Paint(1, "red")))
    assert said_fold(fold, Words("en"), ()) == "1: sky blue, red"
    assert said_fold(Fold((Paint(1, "blue"), Paint(1, "red"))), Words("en"), ()) == "1: blue red"


def test_columns_fill_the_width() -> None:
    assert list(in_columns(["a", "bb", "c"], 10)) == ["a    bb", "c"]
    assert list(in_columns(["too wide", "b"], 3)) == ["too wide", "b"]


def test_an_action_by_its_values_alone(typed: Typed, tmp_path: Path) -> None:
    typed("0,-1 2", "meeple  CITY south", "q")
    assert actions(tmp_path / "game.json") == [
        PlaceTile((0, -1), 2),
        PlaceFigure("meeple", Terrain.CITY, Point.SOUTH),
    ]


def test_values_of_what_is_not_possible_give_the_reason(typed: Typed) -> None:
    assert "(7,7)" in typed("7,7 1", "q").split("\n> ")[1]


def test_a_number_opens_an_entry_and_enter_brings_all_back(typed: Typed) -> None:
    output = typed("0,-1 2", "place no figure", "1", "", "q")
    folded_list, opened, again = output.split("\n> ")[-4:-1]
    assert "place the tile at … with rotation …" in folded_list
    assert "place the tile at … with rotation …" not in opened
    assert "  1  place the tile at" in opened
    assert "place the tile at … with rotation …" in again


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_is_drawn_and_nonsense_does_no_harm(typed: Typed, tmp_path: Path, lang: str) -> None:
    output = typed("blah", "9999", "{", "1,1 9", "0,-1 2 3", "tt", "?", "t", "q", lang=lang)
    assert output.count("───────") >= 2
    assert "cli-" not in output
    assert actions(tmp_path / "game.json") == []
