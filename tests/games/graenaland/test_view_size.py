"""How large views are: what is sent after every step, to every seat and to whoever watches, late in a game."""

from random import Random
from typing import Final

import msgspec
import pytest

from krajina.bots.greedy import GreedyBot
from krajina.core import CHANCE, Seated, make_options
from krajina.games.graenaland import GAME, GraenalandView

MOST: Final = 12_000  # bytes of JSON, without the events of the step
LATE: Final = 100  # steps
LONGEST: Final = 3000
ADVANCED: Final = {"victory_cards": True, "chosen_starts": True, "memory_aid": True, "open_hands": True}


def size(view: GraenalandView) -> int:
    return len(msgspec.json.encode(msgspec.structs.replace(view, events=())))


def largest(seats: int, chance: float, every: int, **settings: object) -> int:
    """The most bytes of any late view, where seats do by chance whatever they may do so often."""
    rng, largest = Random(seats), 0
    state = GAME.new(make_options(GAME, {"seats": seats, **settings}))
    players = [Seated(GAME, GreedyBot(GAME), rng) for _ in range(seats)]
    for step in range(LONGEST):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        decision = rng.choice(decisions)
        is_guess = decision.seat == CHANCE or rng.random() < chance
        action = decision.choices.sample(rng) if is_guess else players[decision.seat].answer(state, decision.seat)
        state.events = None
        GAME.advance(state, decision.seat, action)
        if step > LATE and step % every == 0:
            largest = max(largest, *(size(GAME.view(state, watcher)) for watcher in (*range(seats), None)))
    return largest


def test_late_views_of_five_seats_are_small() -> None:
    assert 6000 < largest(5, 0.0, 5) <= MOST


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("settings", [{}, ADVANCED], ids=["plain", "advanced"])
@pytest.mark.parametrize("chance", [0.0, 0.5, 1.0], ids=["greedy", "half", "chance"])
def test_late_views_are_small(seats: int, settings: dict[str, bool], chance: float) -> None:
    assert 4000 < largest(seats, chance, 7 if chance else 2, talk="free", **settings) <= MOST
