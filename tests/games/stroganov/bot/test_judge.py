"""What a position is worth: greedy plays a sensible game by it, and it is sound where the truth is known."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from tests.long import long_only, or_long

from krajina.bots.greedy import GreedyBot
from krajina.core import CHANCE, Action, make_options
from krajina.core.player import Unhurried
from krajina.games.stroganov import GAME, ClaimLandscape, FulfilCard, Fur, Pay, Prompt, SingSong, Skip, State, Why
from krajina.games.stroganov.bot.features import COUNT, NAMES, TERMS
from krajina.games.stroganov.bot.habits import WEIGHS, usual_luck
from krajina.games.stroganov.bot.times import turns_left
from krajina.games.stroganov.state import Task

BOT = GreedyBot(GAME)
JUDGE = GAME.judge()
BARE: list[dict[str, Any]] = [{"horses": 0, "coins": 0}, {}]


def position(seats: int = 2, **position: Any) -> State:
    return GAME.new(make_options(GAME, {"seats": seats, "position": position}))


def worth(state: State, seat: int) -> float:
    return JUDGE.values(state)[seat]


def drawn(state: State, rng: Random) -> State:
    while (decisions := GAME.decisions(state)) and decisions[0].seat == CHANCE:
        GAME.advance(state, CHANCE, decisions[0].choices.sample(rng))
    return state


def chosen(state: State, seed: int = 0) -> Action:
    return BOT.choose(state, GAME.decisions(state)[0], Random(seed), Unhurried())


def played(state: State, bots: set[int], seed: int) -> State:
    rng = Random(seed)
    state.events = None
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        answer = chosen(state, rng.getrandbits(32)) if decision.seat in bots else decision.choices.sample(rng)
        GAME.advance(state, decision.seat, answer)
    return state


def turn_of(state: State) -> list[Action]:
    """What greedy does until its turn is over."""
    seat, done, rng = GAME.decisions(state)[0].seat, list[Action](), Random(0)
    while (decisions := GAME.decisions(state)) and state.player == seat:
        action = chosen(state) if decisions[0].seat == seat else decisions[0].choices.sample(rng)
        if decisions[0].seat == seat:
            done.append(action)
        GAME.advance(state, decisions[0].seat, action)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("seat", or_long([1], [0, 1]))
def test_greedy_beats_luck_by_far(seat: int) -> None:
    state = played(GAME.new(make_options(GAME, {"seats": 2})), {seat}, seat)
    assert state.mats[seat].points > state.mats[1 - seat].points + 20
    assert state.mats[seat].points > 35


@pytest.mark.slow
@long_only
def test_greedy_uses_all_that_the_game_offers() -> None:
    """In a few games landscapes, cards, songs, yurts and outposts all bring it points."""
    sheets = [GAME.outcome(played(GAME.new(make_options(GAME, {"seats": 1})), {0}, seed)) for seed in range(4)]
    whys = [term.why for sheet in sheets if sheet for term in sheet.terms[0] if term.points]
    for why in (Why.LANDSCAPE, Why.TSAR_CARD, Why.SONG, Why.YURT, Why.OUTPOSTS_BUILT):
        assert whys.count(why.value) >= 2, why


def test_the_cossack_goes_where_a_landscape_can_be_paid() -> None:
    row: list[dict[str, Any]] = [{"landscape": name, "furs": ["2", "3", "3"]} for name in ("TU1", "MO1", "TA1", "WE1")]
    row[1]["furs"] = []  # 5 points for two sables
    state = position(row=row, mats=[{"furs": ["2", "2"], "horses": 0, "coins": 0}, {}])
    done = turn_of(state)
    assert ClaimLandscape(2) in done
    assert state.mats[0].points >= 5


def test_a_card_that_can_be_fulfilled_is_fulfilled() -> None:
    state = position(mats=[{"furs": ["5", "5", "5"], "hand": ["A6"]}, {}])
    assert FulfilCard("A6") in turn_of(state)


def test_a_payment_is_made_with_what_is_missed_least() -> None:
    """For a second action: not the sables that are a landscape, but the odd bear or hare."""
    state = position(mats=[{"at": 2, "furs": ["2", "2", "7"], "horses": 0}, {}], trade_fur="8")
    while GAME.decisions(state)[0].prompt != Prompt.PAY:
        offered = list(GAME.decisions(state)[0].choices)
        action = next((one for one in offered if getattr(one, "basic", "") == "coin"), offered[0])
        GAME.advance(state, 0, action)
    assert chosen(state) == Pay(Fur.LYNX, 1)


def test_in_the_last_winter_a_song_is_sung() -> None:
    state = position(year=4, season="winter", songs=["GB7", "GB1"], mats=[{"stories": 9}, {}])
    state = drawn(state, Random(0))
    done = []
    while decisions := GAME.decisions(state):
        done.append(chosen(state))
        GAME.advance(state, decisions[0].seat, done[-1])
    assert SingSong("GB7") in done
    assert GAME.evaluate(state, 0) == state.mats[0].points - state.mats[1].points == -GAME.evaluate(state, 1)


def test_at_the_end_only_points_count() -> None:
    state = played(GAME.new(make_options(GAME, {"seats": 2})), set(), 5)
    assert worth(state, 0) == state.mats[0].points
    assert GAME.evaluate(state, 0) == state.mats[0].points - state.mats[1].points


def test_a_position_as_it_stands_is_told_from_what_its_turn_will_bring() -> None:
    row: list[dict[str, Any]] = [{"landscape": "TU1", "furs": []}]
    state = position(row=row, mats=[{"at": 1, "furs": ["2", "2"], "horses": 0, "coins": 0}, {"points": 3}])
    assert GAME.evaluate(state, 0) == worth(state, 0) - worth(state, 1)
    GAME.advance(state, 0, next(one for one in GAME.decisions(state)[0].choices if isinstance(one, Skip)))
    assert GAME.evaluate(state, 0) == worth(state, 0) - worth(state, 1)
    assert GAME.foresee(state, 0) > GAME.evaluate(state, 0) + 1  # the landscape can be claimed now


def test_ivan_is_a_rival_too() -> None:
    state = position(seats=1, mats=[{"points": 10}, {"points": 3}])
    before = GAME.evaluate(state, 0)
    state.mats[1].points += 5
    assert GAME.evaluate(state, 0) == pytest.approx(before - 5)


@pytest.mark.parametrize("thing", ["horses", "coins", "banners", "outposts", "stories", "points"])
def test_everything_one_has_is_worth_something(thing: str) -> None:
    state = position(mats=BARE)
    before = worth(state, 0)
    setattr(state.mats[0], thing, getattr(state.mats[0], thing) + 1)
    assert worth(state, 0) > before


def test_a_banner_is_worth_more_with_more_winters_to_come() -> None:
    def gain(year: int) -> float:
        state = position(year=year, mats=BARE)
        before = worth(state, 0)
        state.mats[0].banners += 1
        return worth(state, 0) - before

    assert gain(1) > gain(3) > gain(4) > 0


def test_turns_are_counted_down_once() -> None:
    """The end of a turn, even of a season, does not change what is left: only the next turn does."""
    state = GAME.new(make_options(GAME, {"seats": 2}))
    rng, counts = Random(4), []
    while decisions := GAME.decisions(state):
        counts.append(turns_left(state, 0))
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
    steps = [before - after for before, after in pairwise(counts)]
    assert set(steps) == {0, 1}
    assert counts[0] == 12
    assert counts[-1] == 0


def test_every_question_inside_an_action_has_a_usual_answer() -> None:
    """What is asked in random games is either a habit or the end of the look ahead."""
    ends = {"Turn", "Income", "WinterSong", "ChooseStartCard"}
    known = {kind.__name__ for kind in WEIGHS}
    for seed in range(6):
        rng, state = Random(seed), GAME.new(make_options(GAME, {"seats": 2, "sides": ["b", "b"]}))
        while decisions := GAME.decisions(state):
            task: Task | None = state.asked
            assert decisions[0].seat == CHANCE or type(task).__name__ in ends | known
            GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))


def test_the_usual_luck_is_the_fur_in_the_middle_of_the_bag() -> None:
    state = position()
    state.bag = [0, 0, 3, 0, 0, 1, 0, 0, 1, 0]
    assert usual_luck(state) == 2
    state.bag = [0, 0, 1, 0, 0, 1, 0, 0, 3, 0]
    assert usual_luck(state) == 8
    state.bag = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert usual_luck(state) == 5


def positions(seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    rng, state, found = Random(seed), GAME.new(make_options(GAME, {"seats": seats})), []
    state.events = None
    count = 0
    while decisions := GAME.decisions(state):
        GAME.advance(state, decisions[0].seat, decisions[0].choices.sample(rng))
        count += 1
        if count % every == 0:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_terms_and_features_add_up_to_the_values(seats: int) -> None:
    judge = GAME.judge()
    for state in positions(seats, seats, 7):
        values = judge.values(state)
        for seat, (base, row) in enumerate(zip(judge.base(state), judge.features(state), strict=True)):
            assert len(row) == COUNT == len(NAMES)
            hopes = sum(one * weight for one, weight in zip(row, judge.weights, strict=True))
            assert values[seat] == pytest.approx(base + hopes)
            assert values[seat] == pytest.approx(sum(judge.terms(state, seat).values()))


def test_a_sight_without_a_term_does_not_see_it_and_one_that_likes_it_counts_it_more() -> None:
    state = position(mats=[{"stories": 4, "outposts": 2}, {}])
    plain, blind, fond = (GAME.judge(sight).terms(state, 0) for sight in ({}, {"outposts": 0.0}, {"outposts": 1.5}))
    assert plain["outposts"] > 0
    assert blind["outposts"] == 0
    assert fond["outposts"] == pytest.approx(1.5 * plain["outposts"])
    assert {**blind, "outposts": 0} == {**plain, "outposts": 0} == {**fond, "outposts": 0}


def test_a_sight_names_terms_of_the_judge() -> None:
    assert set(GAME.judge().names) == set(TERMS)
    for level in GAME.levels.values():
        assert set(level.sight) <= set(TERMS), level.name


def test_without_a_turn_left_the_last_winter_is_reckoned_with() -> None:
    """Two stories for the deepest make the song of ten, of which two are short; and they are not worth more."""
    state = position(year=4, season="winter", songs=["GB10", "GB1"], mats=[{"at": 5, "stories": 8}, {"at": 2}])
    assert worth(state, 0) - state.mats[0].points >= 8


@pytest.mark.slow
def test_looking_changes_nothing() -> None:
    rng, state = Random(9), GAME.new(make_options(GAME, {"seats": 2}))
    for _ in range(200):
        decision = GAME.decisions(state)[0]
        before = msgspec.json.encode(GAME.view(state, None))
        for seat in range(2):
            GAME.evaluate(state, seat)
            GAME.foresee(state, seat)
        assert msgspec.json.encode(GAME.view(state, None)) == before
        GAME.advance(state, decision.seat, decision.choices.sample(rng))
