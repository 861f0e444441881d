from enum import StrEnum
from typing import Any

import pytest
from tests.core.cellar import State
from tests.core.table import GAME, TWO

from krajina.core import BadOptions, Play, check_options, make_options
from krajina.core.game import Options
from krajina.core.setup import Openings, key_of
from krajina_harvest.game import Harvest, HarvestOptions

Box = StrEnum("Box", ["RIVER", "INNS"])


class BoxOptions(HarvestOptions, frozen=True, kw_only=True):
    boxes: tuple[Box, ...] = ()
    title: str = ""


class Boxed(Harvest):
    options = BoxOptions


def test_options_are_made_from_settings() -> None:
    assert make_options(GAME, {"seats": 3, "feast": True}) == HarvestOptions(seats=3, feast=True)


def test_words_of_a_command_line_are_read_as_what_the_field_asks_for() -> None:
    assert make_options(GAME, {"seats": "3", "rounds": "2", "feast": "true"}) == HarvestOptions(
        seats=3, rounds=2, feast=True
    )


def test_words_with_commas_make_a_list_only_where_a_list_is_asked_for() -> None:
    settings = {"seats": 2, "boxes": "river,inns", "title": "a,b"}
    assert make_options(Boxed(), settings) == BoxOptions(seats=2, boxes=(Box.RIVER, Box.INNS), title="a,b")
    assert make_options(Boxed(), {"seats": 2, "boxes": ""}) == BoxOptions(seats=2)


@pytest.mark.parametrize(
    ("settings", "code", "place"),
    [
        ({}, "bad-options", "$"),
        ({"seats": "many"}, "bad-options", "$.seats"),
        ({"seats": 2, "rounds": 77}, "bad-options", "$.rounds"),
        ({"seats": 2, "rounds": "77"}, "bad-options", "$.rounds"),
        ({"seats": 2, "dragons": 1}, "unknown-name", "$"),
        ({"seats": 2, "feast": "perhaps"}, "bad-options", "$.feast"),
        ({"seats": None}, "bad-options", "$.seats"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_their_place(
    settings: dict[str, object], code: str, place: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        make_options(GAME, settings)
    assert (caught.value.code, caught.value.values["place"]) == (code, place)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 9])
def test_too_few_or_too_many_seats_are_refused_with_how_many_may_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        Play(GAME, HarvestOptions(seats=seats))
    assert caught.value.code == "bad-seats"
    assert caught.value.values == {"game": "harvest", "found": seats, "first": 2, "last": 4}


@pytest.mark.parametrize("options", [HarvestOptions(seats=2, rounds=77), HarvestOptions(seats=2, rounds=0)])
def test_options_that_a_program_made_are_checked_too(options: HarvestOptions) -> None:
    with pytest.raises(BadOptions) as caught:
        Play(GAME, options)
    assert caught.value.values["place"] == "$.rounds"


def test_good_options_stay_as_they_are() -> None:
    options: Options = check_options(GAME, TWO)
    assert options == TWO
    assert check_options(Boxed(), BoxOptions(seats=2, boxes=(Box.INNS,))) == BoxOptions(seats=2, boxes=(Box.INNS,))


def test_a_game_is_set_up_with_the_options_that_were_checked() -> None:
    words: Any = "2"
    play = Play(GAME, HarvestOptions(seats=words))
    assert play.state.options == play.options == HarvestOptions(seats=2)


@pytest.mark.parametrize("note", ["\ud800", object()])
def test_options_that_cannot_travel_are_refused(note: object) -> None:
    class Noted(Options, frozen=True, kw_only=True):
        note: object

    with pytest.raises(BadOptions) as caught:
        key_of(Noted(seats=2, note=note))
    assert caught.value.code == "bad-options"


def test_openings_are_set_up_once_copied_and_forgotten_when_they_are_too_many() -> None:
    made: list[int] = []

    def set_up(options: Options) -> State:
        made.append(options.seats)
        return State(options)

    openings = Openings(set_up, 2)
    first, again = openings.new(Options(seats=2)), openings.new(Options(seats=2))
    assert made == [2]
    assert first is not again
    for seats in (3, 4, 2):  # the third kind is one too many
        openings.new(Options(seats=seats))
    assert made == [2, 3, 4, 2]
