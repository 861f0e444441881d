"""The bot of whole turns: forced answers at once, the same for the same seed, by the clock, and in any game."""

from random import Random

import pytest

from krajina.bots.turns import TurnsBot
from krajina.core import CHANCE, make_options, play_game
from krajina.core.choices import Listed
from krajina.core.decision import Decision
from krajina.core.game import AnyGame
from krajina.core.level import Level
from krajina.core.player import Unhurried
from krajina.games.stroganov import GAME as STROGANOV
from krajina.games.stroganov import State
from krajina_harvest.game import GAME as HARVEST


class Stopped:
    """A clock that has run out."""

    def left(self) -> float:
        return 0.0


def level(nodes: int) -> Level:
    return Level(rank="adept", bot="turns", nodes=nodes)


def begun(seed: int) -> State:
    """A position of Stroganov after some random answers, in which a seat is asked."""
    rng, state = Random(seed), STROGANOV.new(make_options(STROGANOV, {"seats": 2}))
    for _ in range(60):
        decision = STROGANOV.decisions(state)[0]
        STROGANOV.advance(state, decision.seat, decision.choices.sample(rng))
    while STROGANOV.decisions(state)[0].seat == CHANCE or len(state.choices) < 4:
        decision = STROGANOV.decisions(state)[0]
        STROGANOV.advance(state, decision.seat, decision.choices.sample(rng))
    return state


def test_a_forced_answer_is_given_at_once() -> None:
    state = begun(1)
    decision = STROGANOV.decisions(state)[0]
    only = Decision(decision.seat, decision.prompt, Listed(state.choices[:1]))
    rng = Random(5)
    before = rng.getstate()
    assert TurnsBot(STROGANOV, level(10**9)).choose(state, only, rng, Unhurried()) == state.choices[0]
    assert rng.getstate() == before


@pytest.mark.parametrize("nodes", [40, pytest.param(1500, marks=pytest.mark.slow)])
def test_it_chooses_the_same_for_the_same_seed(nodes: int) -> None:
    state = begun(2)
    decision = STROGANOV.decisions(state)[0]
    bots = [TurnsBot(STROGANOV, level(nodes)) for _ in range(2)]
    answers = [bot.choose(state.copy(), decision, Random(3), Unhurried()) for bot in bots]
    assert answers[0] == answers[1]
    assert answers[0] in decision.choices


def test_the_clock_stops_it() -> None:
    state = begun(3)
    decision = STROGANOV.decisions(state)[0]
    assert TurnsBot(STROGANOV, level(10**7)).choose(state, decision, Random(0), Stopped()) in decision.choices


def test_looking_changes_nothing() -> None:
    state = begun(4)
    seen = STROGANOV.view(state, None)
    TurnsBot(STROGANOV, level(60)).choose(state, STROGANOV.decisions(state)[0], Random(0), Unhurried())
    assert STROGANOV.view(state, None) == seen


@pytest.mark.parametrize("nodes", [0, 700])
def test_it_plays_a_game_that_says_nothing_of_bots(nodes: int) -> None:
    game: AnyGame = HARVEST
    bot = TurnsBot(game, level(nodes))
    play = play_game(game, make_options(game, {"seats": 2}), [bot, bot], Random(1))
    assert game.outcome(play.state) is not None
