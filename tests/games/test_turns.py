"""Whose turn it is can be asked of every game at any time, also while chance draws."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from krajina.core import CHANCE, AnyGame, Seat, advance, find_game, make_options

GAMES: Mapping[str, tuple[Mapping[str, object], str]] = {  # the options, and where the view shows the same
    "carcassonne": ({"seats": 3, "boxes": "all", "first": 1}, "active"),
    "stroganov": ({"seats": 3}, "active"),
    "graenaland": ({"seats": 3, "round_limit": 4}, "main"),
}


def turn_shown(game: AnyGame, state: Any, field: str) -> Seat | None:
    """The turn as everybody sees it on the table."""
    seat: Seat | None = getattr(game.view(state, None), field)
    return seat


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_turn_can_be_asked_at_any_time(name: str) -> None:
    settings, field = GAMES[name]
    game, rng = find_game(name), Random(3)
    state, in_draws, is_begun = game.new(make_options(game, settings)), Counter[Seat | None](), False
    while decisions := game.decisions(state):
        turn = game.turn(state)
        is_begun = is_begun or turn is not None
        if is_begun:
            assert turn == turn_shown(game, state, field)
        if decisions[0].seat == CHANCE:
            in_draws[turn] += 1
        decision = rng.choice(decisions)
        advance(game, state, decision.seat, decision.choices.sample(rng))
    assert game.turn(state) is None
    assert set(in_draws) >= {0, 1, 2}


def test_a_tile_is_drawn_for_whoever_lays_it() -> None:
    game, rng = find_game("carcassonne"), Random(1)
    state = game.new(make_options(game, {"seats": 4, "boxes": ["traders"]}))
    draws = 0
    while decisions := game.decisions(state):
        [decision] = decisions
        turn = game.turn(state)
        assert turn is not None
        advance(game, state, decision.seat, decision.choices.sample(rng))
        if decision.seat == CHANCE and game.decisions(state) and game.decisions(state)[0].seat != CHANCE:
            draws += 1
            assert game.decisions(state)[0].seat == turn == game.turn(state)
    assert draws > 80


def test_the_solo_opponent_has_no_seat() -> None:
    game, rng = find_game("stroganov"), Random(2)
    state, turns = game.new(make_options(game, {"seats": 1})), set[Seat | None]()
    while decisions := game.decisions(state):
        turns.add(game.turn(state))
        advance(game, state, decisions[0].seat, decisions[0].choices.sample(rng))
    assert turns == {0, None}
