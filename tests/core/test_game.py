"""The contract: what a game answers that says nothing itself, what it says instead, and what the kit makes of it."""

from collections.abc import Mapping

import msgspec
import pytest
from msgspec import field
from tests.core.sabotage_answers import CountsCoins, Polite, SilenceIsNoChoice, TakesTurns
from tests.core.table import GAME, TWO, at_share, short_game

from krajina.core import CHANCE, AnyGame, AnyPlay, Play, games
from krajina.core.game import COLOURS, Game, Options
from krajina.core.step import points_seen, silent_answer
from krajina.core.testing import Broken, check_game
from krajina.core.testing.answers import attributes
from krajina.text.testing import check_drawing
from krajina_harvest.game import Bid, Crop, Draw, Harvest, HarvestOptions

CROPS = [Crop.RYE] * 5  # two favourites and a cart
POLITE = Polite()


def loaded(draws: int) -> AnyPlay:
    """A game of two after so many draws; after all five of them, both are to bid."""
    play: AnyPlay = Play(GAME, TWO)
    for crop in CROPS[:draws]:
        play.act(CHANCE, Draw(crop))
    return play


def test_a_game_that_says_nothing_itself_has_quiet_answers() -> None:
    state = loaded(5).state
    assert silent_answer(GAME, state, 0) is None
    assert GAME.needed(state) == (0, 1)
    assert GAME.turn(state) is None  # two are asked
    assert GAME.may_talk(state)
    assert points_seen(GAME, state, 0) == ()
    assert GAME.rivals(state) == ()
    assert GAME.render(GAME.view(state, 0), None, (), 80) is None
    assert GAME.catalog({}) is None
    assert not GAME.is_open
    assert GAME.colours == COLOURS


def test_the_turn_is_that_of_the_only_one_who_is_asked_unless_the_game_says_whose_it_is() -> None:
    play = loaded(5)
    play.act(0, Bid(0))
    assert GAME.turn(play.state) == 1
    assert GAME.turn(loaded(0).state) is None  # chance takes no turns
    assert TakesTurns().turn(loaded(0).state) == play.state.round % 2


def test_chance_is_never_waited_for() -> None:
    assert GAME.needed(loaded(0).state) == ()


def test_a_game_says_itself_what_silence_means_whom_it_waits_for_and_when_players_may_talk() -> None:
    state = loaded(5).state
    assert silent_answer(POLITE, state, 0) == Bid(0)
    assert POLITE.needed(state) == (1,)
    assert not POLITE.may_talk(state)
    assert POLITE.may_talk(loaded(2).state)
    assert points_seen(CountsCoins(), state, None) == tuple(state.coins)


def test_at_the_end_the_points_are_those_of_the_outcome() -> None:
    state = short_game().state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert points_seen(CountsCoins(), state, None) == outcome.points != tuple(state.coins)


def test_without_a_better_answer_a_position_is_worth_its_points() -> None:
    state = at_share().state
    assert Game.evaluate(CountsCoins(), state, 0) == state.coins[0]
    assert Game.evaluate(GAME, state, 0) == 0


def test_a_silence_that_is_no_choice_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="one of the choices"):
        silent_answer(SilenceIsNoChoice(), loaded(5).state, 0)


def test_silence_of_a_seat_that_is_not_asked_is_a_bug() -> None:
    play = loaded(5)
    play.act(0, Bid(0))
    with pytest.raises(AssertionError, match="one of the choices"):
        silent_answer(POLITE, play.state, 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", [POLITE, CountsCoins(), TakesTurns()])
@pytest.mark.parametrize("options", [TWO, HarvestOptions(seats=4, rounds=1)])
def test_sound_answers_pass(options: HarvestOptions, game: Polite) -> None:
    assert check_game(game, options, games=3).games == 3


class ColourOptions(HarvestOptions, frozen=True, kw_only=True):
    colours: tuple[Crop, ...] = ()


class TableOptions(HarvestOptions, frozen=True, kw_only=True):
    data: dict[Crop, object] = field(default_factory=dict)


class LuckyOptions(HarvestOptions, frozen=True, kw_only=True):
    prepared = ("luck",)


class NoSeats(Harvest):
    seats = range(3)


class TwoOfAColour(Harvest):
    colours = ("red", "red")


class OtherColours(Harvest):
    options = ColourOptions


class NothingPrepared(Harvest):
    options = LuckyOptions


class TakesTables(Harvest):
    options = TableOptions


class Fields(msgspec.Struct):
    fields: int = 1


class LosesATable(Harvest):
    def catalog(self, own: Mapping[str, object]) -> Fields:
        return Fields()


@pytest.mark.parametrize(
    "game", [NoSeats(), TwoOfAColour(), OtherColours(), NothingPrepared(), TakesTables(), LosesATable()]
)
def test_what_is_wrong_with_the_game_itself_is_found_before_it_is_played(game: Harvest) -> None:
    with pytest.raises(Broken) as caught:
        check_game(game, TWO, games=1)
    assert caught.value.check == "what the game is"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_says_what_it_is(game: AnyGame) -> None:
    assert attributes(game) == ""
    assert issubclass(game.options, Options)


@pytest.mark.slow
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_a_game_draws_can_be_said(game: AnyGame) -> None:
    drawn = check_drawing(game, game.options(seats=game.seats[0]))
    assert (drawn == 0) == (type(game).render is Game.render)
