"""Settings that name printed things: `--set boxes=inns,hills`, and what is said of wrong ones."""

from importlib import import_module

import pytest
from tests.core.boxes import Boxed, BoxedOptions
from typer.testing import CliRunner, Result

from krajina.cli import app
from krajina.cli.settings import read_settings
from krajina.core import BadOptions, find_game
from krajina.text import Words


@pytest.fixture(autouse=True)
def boxed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bench", "games", "play"):
        monkeypatch.setattr(import_module(f"krajina.cli.{module}"), "find_game", lambda _: Boxed())


def bench(*settings: str, language: str = "en") -> Result:
    given = [word for setting in settings for word in ("--set", setting)]
    return CliRunner().invoke(
        app, ["bench", "boxed", "--seconds", "0.1", "--lang", language, *given], env={"COLUMNS": "400"}
    )


def test_settings_are_words_lists_and_json() -> None:
    options = read_settings(Boxed(), ["boxes=hills,inns", "tiles=base/road", 'counts={"inns":2}', "first=hills"])
    assert options == BoxedOptions(
        seats=2, boxes=("hills", "inns"), tiles=("base/road",), counts={"inns": 2}, first="hills"
    )


@pytest.mark.parametrize(
    ("game", "setting", "found"),
    [
        ("carcassonne", "first=1", 0),
        ("carcassonne", "first=2", 1),
        ("graenaland", "first=3", 2),
        ("graenaland", "first=null", None),
        ("stroganov", "see_forced=1,2", (0, 1)),
        ("stroganov", "see_forced=[2]", (1,)),
    ],
)
def test_people_count_seats_from_one(game: str, setting: str, found: object) -> None:
    name = setting.partition("=")[0]
    assert getattr(read_settings(find_game(game), [setting], seats=3), name) == found


def test_there_is_no_seat_of_number_nought() -> None:
    with pytest.raises(BadOptions) as refused:
        read_settings(find_game("carcassonne"), ["first=0"])
    assert refused.value.code == "seats-from-one"
    game = find_game("carcassonne")
    with pytest.raises(BadOptions) as refused:
        game.new(read_settings(game, ["first=3"]))
    said = Words("en", game.words).say(refused.value.message)
    assert said == "Player 3 cannot begin: the number of seats is 2."


@pytest.mark.parametrize("setting", ["boxes=all", "boxes=inns,hills", 'boxes=["inns"]', 'counts={"inns":2}'])
def test_a_game_runs_with_them(setting: str) -> None:
    result = bench(setting)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("boxes=inns,moat", "“moat” is not known here (at $.boxes[1]). There are: inns and hills."),
        ('counts={"moat":1}', "“moat” is not known here (at $.counts). There are: inns and hills."),
        ("counts=inns", "Expected `object`, got `str` (at $.counts)"),
        ("boxes=[", "truncated (at $.boxes)"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(setting: str, sentence: str) -> None:
    for arguments in (["bench", "boxed"], ["play", "boxed"]):
        result = CliRunner().invoke(app, [*arguments, "--set", setting, "--lang", "en"], env={"COLUMNS": "400"})
        assert result.exit_code == 2
        assert sentence in result.stderr


@pytest.mark.parametrize("language", ["cs", "de", "fr"])
def test_every_language_says_it(language: str) -> None:
    said = bench("first=moat", language=language).stderr
    assert "moat" in said
    assert "$.first" in said
    assert "hills" in said
    assert "error-" not in said


def test_the_list_of_games_shows_defaults_as_they_may_be_given() -> None:
    output = CliRunner().invoke(app, ["games", "--lang", "en"], env={"COLUMNS": "200"}).output
    assert "--set boxes=inns,hills " in output
    assert "--set tiles=[] " in output
    assert "--set counts={} " in output
    assert "--set seats " in output


def test_a_switch_may_be_said_in_words() -> None:
    game = find_game("harvest")
    assert read_settings(game, ["feast=yes"], 2).feast is True
    assert read_settings(game, ["feast=off"], 2).feast is False


def test_an_unknown_setting_says_which_there_are() -> None:
    with pytest.raises(BadOptions) as caught:
        read_settings(find_game("carcassonne"), ["colors=black"], 2)
    assert caught.value.code == "unknown-name"
    assert "colours" in str(caught.value.values["known"])


def test_an_unknown_member_says_which_there_are() -> None:
    with pytest.raises(BadOptions) as caught:
        read_settings(find_game("carcassonne"), ["colours=black,purple"], 2)
    assert (caught.value.code, caught.value.values["name"]) == ("unknown-name", "purple")
    assert "violet" in str(caught.value.values["known"])
