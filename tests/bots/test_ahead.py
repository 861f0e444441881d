"""The bot that looks ahead: forced answers at once, the same for the same seed, within its budget and its clock."""

from random import Random

import pytest

from krajina.bots import ahead
from krajina.bots.ahead import AheadBot
from krajina.bots.futures import play_on
from krajina.core import CHANCE, Action, make_options, play_game
from krajina.core.choices import Listed
from krajina.core.decision import Decision
from krajina.core.game import AnyGame
from krajina.core.level import Level
from krajina.core.player import Unhurried
from krajina.games.carcassonne import GAME as CARCASSONNE
from krajina.games.carcassonne import State as Carcassonne
from krajina.games.graenaland import GAME, State
from krajina_harvest.game import GAME as HARVEST


class Stopped:
    """A clock that runs out after so many looks at it."""

    def __init__(self, looks: int = 0) -> None:
        self.looks = looks

    def left(self) -> float:
        self.looks -= 1
        return float(self.looks >= 0)


def level(nodes: int) -> Level:
    return Level(rank="adept", bot="ahead", nodes=nodes)


def begun(seed: int) -> State:
    """A position of Grænaland after some random answers, in which a seat has several."""
    rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": 3}))
    for _ in range(40):
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    while GAME.decisions(state)[0].prompt != "propose":
        decision = GAME.decisions(state)[0]
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
    return state


def test_a_forced_answer_is_given_at_once() -> None:
    state = begun(1)
    decision = GAME.decisions(state)[0]
    forced = next(iter(decision.choices))
    rng = Random(5)
    before = rng.getstate()
    only = Decision(decision.seat, decision.prompt, Listed((forced,)))
    assert AheadBot(GAME, level(10**9)).choose(state, only, rng, Unhurried()) == forced
    assert rng.getstate() == before


@pytest.mark.parametrize("nodes", [0, 60, 400])
def test_it_chooses_the_same_for_the_same_seed(nodes: int) -> None:
    state = begun(2)
    decision = GAME.decisions(state)[0]
    answers = [AheadBot(GAME, level(nodes)).choose(state.copy(), decision, Random(3), Unhurried()) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in decision.choices


@pytest.mark.parametrize("looks", [0, 3, 12])
def test_it_stops_when_the_clock_runs_out(looks: int) -> None:
    state = begun(3)
    decision = GAME.decisions(state)[0]
    assert AheadBot(GAME, level(10**9)).choose(state, decision, Random(1), Stopped(looks)) in decision.choices


def test_it_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def counted(game: AnyGame, judge: object, state: State, turns: int, luck: Random, seat: int) -> int:
        played.append(play_on(game, game.judge(), state, turns, luck, seat))
        return played[-1]

    monkeypatch.setattr(ahead, "play_on", counted)
    state = begun(4)
    AheadBot(GAME, level(500)).choose(state, GAME.decisions(state)[0], Random(1), Unhurried())
    assert len(played) > 2 * ahead.WIDTH
    assert sum(played) < 1000, "futures are not equally long"


def test_the_position_stays_as_it_is() -> None:
    state = begun(5)
    before = repr(GAME.view(state, 0))
    AheadBot(GAME, level(100)).choose(state, GAME.decisions(state)[0], Random(1), Unhurried())
    assert repr(GAME.view(state, 0)) == before


def test_it_plays_any_game() -> None:
    bots = [AheadBot(HARVEST, level(30)) for _ in range(2)]
    play = play_game(HARVEST, make_options(HARVEST, {"seats": 2}), bots, Random(1))
    assert HARVEST.outcome(play.state) is not None


def test_with_one_tile_left_the_answer_is_the_best_there_is() -> None:
    """What a rival answers to the last tile but one is known: nothing may bring more than what the bot chooses."""
    rng, state = Random(3), CARCASSONNE.new(make_options(CARCASSONNE, {"seats": 2}))
    state.events = None
    while state.in_bag > 1 or CARCASSONNE.decisions(state)[0].prompt != "place_tile":
        decision = CARCASSONNE.decisions(state)[0]
        CARCASSONNE.advance(state, decision.seat, decision.choices.sample(rng))
    decision = CARCASSONNE.decisions(state)[0]
    chosen = AheadBot(CARCASSONNE, level(1)).choose(state, decision, Random(1), Unhurried())
    ends = {action: final_lead(state, decision.seat, action) for action in decision.choices}
    assert len(set(ends.values())) > 1
    assert ends[chosen] == max(ends.values())


def final_lead(state: Carcassonne, seat: int, action: Action) -> float:
    """The lead at the very end, where everybody takes what is best for the end: every figure, every reply is tried."""
    after = state.copy()
    CARCASSONNE.advance(after, CARCASSONNE.decisions(after)[0].seat, action)
    while (asked := CARCASSONNE.decisions(after)) and asked[0].seat == CHANCE:
        CARCASSONNE.advance(after, CHANCE, next(iter(asked[0].choices)))
    if not asked:
        return float(after.points[seat] - after.points[1 - seat])
    results = [final_lead(after, seat, each) for each in asked[0].choices]
    return max(results) if asked[0].seat == seat else min(results)
