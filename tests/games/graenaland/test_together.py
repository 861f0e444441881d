"""Whoever answers first: plans, ballots, offers, confirmations, kept cards and claims give the same in every order."""

from itertools import permutations, product
from random import Random

import pytest
from tests.games.graenaland.table import SEALED, GraenalandPlay, act_all, answers_of, asked, begin, deciding, fresh

from krajina.core import Action, Seat
from krajina.core.testing.freeze import freeze
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Direction, Hero

FEW = 4  # answers of a seat that are tried, spread over all of them


def few(answers: list[Action]) -> list[Action]:
    return answers[:: max(1, len(answers) // FEW)]


def told(play: GraenalandPlay) -> list[object]:
    """What the last answer let happen, as everybody hears it."""
    return [GAME.view(play.state, watcher).events for watcher in (*range(play.options.seats), None)]


@pytest.mark.slow
@pytest.mark.parametrize("name", SEALED)
def test_it_does_not_matter_who_answers_first(name: str) -> None:
    begin_it, _ = SEALED[name]
    play = begin_it()
    seats = deciding(play)
    assert len(seats) > 1
    for answers in product(*(few(answers_of(play, seat)) for seat in seats)):
        ends = [
            act_all(begin_it(), [(seat, answers[seats.index(seat)]) for seat in order]) for order in permutations(seats)
        ]
        assert {freeze(end.state, frozenset) for end in ends} == {freeze(ends[0].state, frozenset)}
        assert all(told(end) == told(ends[0]) for end in ends)


@pytest.mark.parametrize("name", SEALED)
def test_nothing_happens_before_the_last_answer(name: str) -> None:
    begin_it, _ = SEALED[name]
    play = begin_it()
    seats = deciding(play)
    prompt = asked(play)[0].prompt
    for seat in seats[:-1]:
        play.act(seat, answers_of(play, seat)[-1])
        assert told(play) == [()] * (play.options.seats + 1)
        assert {decision.prompt for decision in asked(play)} == {prompt}
        assert seat not in [decision.seat for decision in asked(play)]
    play.act(seats[-1], answers_of(play, seats[-1])[-1])
    assert any(told(play))


def test_heroes_of_different_clans_do_not_get_in_each_others_way() -> None:
    """Two pass each other on the way: nobody is first (ruling 1)."""
    plans: list[tuple[Seat, Action]] = [
        (1, a.Move(Hero.WARRIOR, Direction.EAST)),
        (2, a.Move(Hero.WARRIOR, Direction.WEST)),
    ]
    ends = [act_all(begin(phase="movement"), order) for order in (plans, plans[::-1])]
    for end in ends:
        warriors = [player.heroes[0].at for player in GAME.view(end.state, None).players]
        assert warriors == ["plains_1", "hills_coast", "forest_1"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_any_game_the_order_of_answers_does_not_matter(seats: int) -> None:
    play, rng = fresh(seats=seats, victory_cards=True, talk="none", round_limit=10), Random(seats)
    questions = 0
    while decisions := asked(play):
        answers = [(decision.seat, decision.choices.sample(rng)) for decision in decisions]
        if len(answers) > 1 and GAME.view(play.state, None).answered == ():
            questions += 1
            states = []
            for order in (answers, answers[::-1], rng.sample(answers, len(answers))):
                state = play.state.copy()
                state.events = None
                for seat, action in order:
                    GAME.advance(state, seat, action)
                states.append(freeze(state, frozenset))
            assert states[0] == states[1] == states[2]
        act_all(play, answers)
    assert questions > 30
