from random import Random

import pytest

from krajina.core import CHANCE, AnyPlay, Play, find_game, make_options
from krajina.core.play import MARK
from krajina.core.testing.freeze import freeze

GAMES = {"carcassonne": 2, "stroganov": 2, "graenaland": 3, "harvest": 3}


def _played(game: str, rng: Random, entries: int) -> AnyPlay:
    """A game in which steps are taken back now and then, far back too if all agree."""
    rules = find_game(game)
    play: AnyPlay = Play(rules, make_options(rules, {"seats": GAMES[game]}))
    while len(play.entries) < entries and (decisions := rules.decisions(play.state)):
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
        if decision.seat == CHANCE or rng.random() > 0.1:
            continue
        others = [seat for seat in range(GAMES[game]) if seat != decision.seat]
        if together := play.undo_offer(decision.seat).together:
            play.undo(decision.seat, rng.randint(1, together), others)
    return play


def _all(play: AnyPlay) -> object:
    return freeze(play.state), list(play.entries), list(play.steps)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_have_taken_once_is_repeated_alike(game: str) -> None:
    played = _played(game, Random(6), 3 * MARK)
    again: AnyPlay = Play(played.game, played.options)
    for entry in played.entries:
        again.repeat(entry)
    assert _all(again) == _all(played)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    play = _played(game, Random(7), 2 * MARK)
    before = _all(play)
    twin = play.copy()
    assert _all(twin) == before
    for decision in play.game.decisions(twin.state)[:1]:
        twin.act(decision.seat, decision.choices.sample(Random(8)))
        assert _all(twin) != before
    assert _all(play) == before
