"""Every state of a game can be pickled: it comes back equal, plays on the same and can be copied, here or elsewhere."""

import pickle
import pickletools
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.stroganov.test_contract import OWN_FURS
from tests.long import or_long

from krajina.core import Play, Unhurried, find_bot, find_game, make_options, playout
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import Moment
from krajina.core.testing.pickling import pickled
from krajina.games.carcassonne import Carcassonne, CarcassonneOptions, State
from krajina.games.carcassonne.expansion import Expansion
from krajina.games.carcassonne.state import Model

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("carcassonne", {"seats": 2}),
    ("carcassonne", {"seats": 4, "boxes": "all"}),
    ("carcassonne", {"seats": 2, "draw_order": ["base/city-cap", "base/road-curve"], "draw_rest": False}),
    ("stroganov", {"seats": 1}),
    ("stroganov", {"seats": 3, "sides": ["b", "a", "b"]}),
    ("stroganov", {"seats": 2, "data": {"furs": OWN_FURS}}),
    ("graenaland", {"seats": 3}),
    ("graenaland", {"seats": 4, "victory_cards": True}),
]
CLOSELY = or_long(24, 8)  # every so many positions, the game is played on from there
NAMES = [f"{name}-{number}" for number, (name, _) in enumerate(TABLES)]
LAST = or_long(-1, len(TABLES))  # the last one takes longest

# What another process does with a game and a state: it plays on, and says what a spectator sees in the end.
ELSEWHERE = """
import pickle, sys
from random import Random
from msgspec.json import encode
from krajina.core import playout
game, state = pickle.load(sys.stdin.buffer)
playout(game, state, Random(5))
print(encode(game.view(state, None)).decode())
"""


def play_on(play: Play[Any, Any, Any], rng: Random, steps: int = 10_000) -> Iterator[Moment]:
    """Play at random, step by step."""
    yield Moment(play, rng)
    while (decisions := play.game.decisions(play.state)) and len(play.entries) < steps:
        decision = rng.choice(decisions)
        play.act(decision.seat, decision.choices.sample(rng))
        yield Moment(play, rng)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "settings"), TABLES[:LAST], ids=NAMES[:LAST])
def test_every_state_of_a_game_can_be_pickled(name: str, settings: dict[str, Any]) -> None:
    game = find_game(name)
    play = Play(game, make_options(game, settings))
    for step, moment in enumerate(play_on(play, Random(1))):
        assert freeze(pickle.loads(pickle.dumps(moment.state))) == freeze(moment.state)
        if step % CLOSELY == 0 or play.is_over:
            pickled(moment)
    assert play.is_over


@pytest.mark.slow
@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_another_process_plays_on_the_same(name: str, settings: dict[str, Any]) -> None:
    game = find_game(name)
    [*_, moment] = play_on(Play(game, make_options(game, settings)), Random(2), steps=40)
    sent = pickle.dumps((game, moment.state))
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], input=sent, capture_output=True, check=True)
    playout(game, moment.state, Random(5))
    assert done.stdout.strip() == msgspec.json.encode(game.view(moment.state, None))


@pytest.mark.parametrize("name", ["carcassonne", "stroganov", "graenaland"])
def test_tables_stay_at_home(name: str) -> None:
    game = find_game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    state = game.new(game.options(seats=3))
    sent = pickle.dumps(state)
    named = {str(argument) for _, argument, _ in pickletools.genops(sent)}
    assert not [word for word in named if "Tables" in word or "catalog" in word]
    assert freeze(deepcopy(state)) == freeze(state)


class Drawn(Model):
    def __init__(self, tiles: int = 0) -> None:
        self.tiles = tiles

    def copy(self) -> Model:
        return Drawn(self.tiles)


class Festival(Expansion):
    """In the place of a box of the game; it counts the tiles that it was asked about."""

    def __init__(self) -> None:
        super().__init__("inns")

    def model(self, state: State) -> Model:
        return Drawn()

    def restricts(self, state: State) -> bool:
        model = state.models["inns"]
        assert isinstance(model, Drawn)
        model.tiles = len(state.board.faces)
        return False


def test_a_state_with_a_box_from_outside_comes_back() -> None:
    game = Carcassonne((Festival(),))
    for moment in play_on(Play(game, CarcassonneOptions(seats=2, boxes=("inns",))), Random(3), steps=30):
        pickled(moment)
    again = pickle.loads(pickle.dumps(game))
    assert again is game


def test_plays_and_bots_travel_too() -> None:
    game = find_game("stroganov")
    [*_, moment] = play_on(Play(game, game.options(seats=2)), Random(4), steps=25)
    play, bot = pickle.loads(pickle.dumps((moment.play, find_bot("greedy")(game))))
    assert play.record == moment.play.record
    decision = game.decisions(play.state)[0]
    assert bot.choose(play.state, decision, Random(1), Unhurried()) in decision.choices
