"""No level peeks: where only what a seat cannot know differs, it answers the same; and twice the same for one seed."""

from random import Random
from typing import Any

import msgspec
import pytest

from krajina.bots.levels import METHODS
from krajina.core import CHANCE, AnyGame, Seated, find_game, make_options
from krajina.core.action import Action
from krajina.core.level import Level
from krajina.core.seat import Seat

FEW = 12  # nodes: how far a level thinks has no part in what it may know
MOMENTS = 40
TABLES: dict[str, tuple[dict[str, object], ...]] = {
    "carcassonne": ({"seats": 2}, {"seats": 8, "boxes": "all"}),
    "stroganov": ({"seats": 1}, {"seats": 4}),
    "graenaland": ({"seats": 3, "victory_cards": True}, {"seats": 5}),
}
CASES = [
    (name, settings, level)
    for name, tables in TABLES.items()
    for settings in tables
    for level in find_game(name).levels
]


def positions(game: AnyGame, settings: dict[str, object], seed: int) -> list[tuple[Any, Seat]]:
    """Some moments of a game in which a seat has something to choose."""
    rng, state = Random(seed), game.new(make_options(game, settings))
    found: list[tuple[Any, Seat]] = []
    while (decisions := game.decisions(state)) and len(found) < MOMENTS:
        decision = rng.choice(decisions)
        if decision.seat != CHANCE:
            found.append((state.copy(), decision.seat))
        game.advance(state, decision.seat, decision.choices.sample(rng))
    return found[-1:] if game.is_open else found[5::7]  # in an open game all worlds are alike


def answer(game: AnyGame, level: Level, state: Any, seat: Seat) -> Action:
    bot = METHODS[level.bot](game, msgspec.structs.replace(level, nodes=min(level.nodes, FEW)))
    found: Action = Seated(game, bot, Random(7)).answer(state, seat)
    return found


@pytest.mark.parametrize(("name", "settings", "level"), CASES)
def test_what_a_seat_cannot_know_changes_no_answer(name: str, settings: dict[str, object], level: str) -> None:
    game = find_game(name)
    for state, seat in positions(game, settings, seed=len(level)):
        worlds = [game.imagine(state, seat, Random(number)) for number in range(3)]
        answers = [answer(game, game.levels[level], world, seat) for world in (state, *worlds)]
        assert answers == [answers[0]] * 4
