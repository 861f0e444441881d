"""Manners: the usual answers, what a game says instead, and that the kit lets sound manners pass."""

import pytest
from tests.core.sabotage_manners import CountsCoins, Polite, SilenceIsNoChoice, TakesTurns
from tests.core.table import GAME, TWO

from krajina.core import CHANCE, AnyPlay, Play, whose_turn
from krajina.core.manners import may_talk, needed_seats, points_seen, silent_answer
from krajina.core.testing import check_game
from krajina_harvest.game import Bid, Crop, Draw, HarvestOptions

pytestmark = pytest.mark.slow

CROPS = [Crop.RYE] * 5  # two favourites and a cart
POLITE = Polite()


def loaded(draws: int) -> AnyPlay:
    """A game of two after so many draws; after all five of them, both are to bid."""
    play: AnyPlay = Play(GAME, TWO)
    for crop in CROPS[:draws]:
        play.act(CHANCE, Draw(crop))
    return play


def test_a_game_with_nothing_to_say_has_the_usual_manners() -> None:
    state = loaded(5).state
    assert silent_answer(GAME, state, 0) is None
    assert needed_seats(GAME, state) == (0, 1)
    assert may_talk(GAME, state)
    assert points_seen(GAME, state, 0) == ()
    assert whose_turn(GAME, state) is None  # two are asked


def test_the_turn_is_that_of_the_only_one_who_is_asked_unless_the_game_says_whose_it_is() -> None:
    play = loaded(5)
    play.act(0, Bid(0))
    assert whose_turn(GAME, play.state) == 1
    assert whose_turn(GAME, loaded(0).state) is None  # chance takes no turns
    assert whose_turn(TakesTurns(), loaded(0).state) == play.state.round % 2


def test_chance_is_never_waited_for() -> None:
    assert needed_seats(GAME, loaded(0).state) == ()


def test_a_game_says_itself_what_silence_means_whom_it_waits_for_and_when_people_may_talk() -> None:
    state = loaded(5).state
    assert silent_answer(POLITE, state, 0) == Bid(0)
    assert needed_seats(POLITE, state) == (1,)
    assert not may_talk(POLITE, state)
    assert may_talk(POLITE, loaded(2).state)
    assert points_seen(CountsCoins(), state, None) == tuple(state.coins)


def test_a_silence_that_is_no_choice_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="one of the choices"):
        silent_answer(SilenceIsNoChoice(), loaded(5).state, 0)


def test_silence_of_a_seat_that_is_not_asked_is_a_bug() -> None:
    play = loaded(5)
    play.act(0, Bid(0))
    with pytest.raises(AssertionError, match="one of the choices"):
        silent_answer(POLITE, play.state, 0)


@pytest.mark.parametrize("game", [POLITE, CountsCoins(), TakesTurns()])
@pytest.mark.parametrize("options", [TWO, HarvestOptions(seats=4, rounds=1)])
def test_sound_manners_pass(options: HarvestOptions, game: Polite) -> None:
    assert check_game(game, options, games=3).games == 3
