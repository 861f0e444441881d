"""Carcassonne is said completely in all four languages, and no two actions are said alike."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

import pytest
from tests.games.saying import differ, say_everything, told_apart, words_of

from krajina.core import Action, Decision, Message, Play, Seat
from krajina.core.step import check
from krajina.games.carcassonne import (
    FIGURE_ROWS,
    GAME,
    TILE_IDS,
    CarcassonneOptions,
    DrawSheep,
    DrawTile,
    PlaceFigure,
    PlaceOnCrown,
    PlaceTile,
    Point,
    RestFlock,
    Sector,
    State,
    TakeHome,
    Terrain,
)
from krajina.games.carcassonne.catalog import TILE
from krajina.text import LANGUAGES
from krajina.text.sheet import sheet
from krajina.text.testing import check_words

pytestmark = pytest.mark.slow

NAMES: Final = ("Anna", "Jan", "Jan 2")
ALL: Final = CarcassonneOptions(seats=3, boxes="all")
ROAMING: Final = range(-2, 6)  # places that are tried: taken ones, open ones, and some that touch nothing
EVERYTHING: Final[dict[type[Action], Sequence[Action]]] = {
    DrawTile: [DrawTile(tile) for tile in TILE_IDS],
    PlaceTile: [PlaceTile((x, y), turn) for x, y, turn in product(ROAMING, ROAMING, range(4))],
    PlaceFigure: [PlaceFigure(*fields) for fields in product(FIGURE_ROWS, Terrain, Point)],
    PlaceOnCrown: [PlaceOnCrown(*fields) for fields in product(FIGURE_ROWS, Sector)],
    DrawSheep: [DrawSheep(sheep) for sheep in range(5)],
    RestFlock: [RestFlock()],
    TakeHome: [TakeHome(place) for place in product(ROAMING, ROAMING)],
}


def test_the_words_are_complete_in_all_languages() -> None:
    check_words(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_are_called_the_same(language: str) -> None:
    differ(GAME, TILE, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_told_apart(language: str) -> None:
    for kind in (DrawTile, PlaceFigure, PlaceOnCrown, DrawSheep, RestFlock):
        told_apart(GAME, EVERYTHING[kind], NAMES, language)


def refused(state: State, decision: Decision[Action], rng: Random) -> list[Message]:
    """What the game says to a few actions that are not among the choices."""
    tried = [rng.choice(EVERYTHING[kind]) for kind in decision.choices.kinds() if kind in EVERYTHING for _ in range(9)]
    refusals = [check(GAME, state, decision.seat, action) for action in tried]
    return [refusal.message for refusal in refusals if refusal is not None]


def play(options: CarcassonneOptions, seed: int) -> set[str]:
    """Play at random, say all that is asked, done, refused and told, and the table; gives what was said, by key."""
    rng, game, said = Random(seed), Play(GAME, options), set[str]()
    while decisions := GAME.decisions(game.state):
        decision = decisions[0]
        seat: Seat = decision.seat
        action = decision.choices.sample(rng)
        messages = [Message(f"ask-{decision.prompt}"), action.message, *refused(game.state, decision, rng)]
        game.act(seat, action)
        messages += [event.message for event in game.state.events or ()]
        new = [message for message in messages if message.key not in said or rng.random() < 0.1]
        say_everything(GAME, new, NAMES)
        said.update(message.key for message in messages)
    for language in LANGUAGES:
        assert sheet(GAME.view(game.state, None), words_of(GAME.words, language), NAMES)
    return said


def test_a_game_with_all_boxes_is_said_strictly() -> None:
    said = play(ALL, 1)
    assert {"event-scored", "event-pig_moved", "event-sheep_drawn", "refusal-not-adjacent"} <= said


@pytest.mark.slow
def test_whatever_happens_is_said_strictly() -> None:
    said = set[str]().union(*(play(ALL, seed) for seed in range(2, 8)))
    assert {"event-crown_left", "event-wolf_drawn", "event-goods_taken", "event-tile_buried", "ask-plague"} <= said
    assert {"refusal-crowns-taken", "refusal-no-own-follower", "refusal-river-goes-on", "refusal-occupied"} <= said
