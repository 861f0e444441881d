"""Random games are recounted from scratch by the referee: a slow, separate, obvious implementation of the rules."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.carcassonne.referee.referee import Referee, Result
from tests.games.carcassonne.referee.table import House
from tests.long import or_long

from krajina.core import Action, Decision, Play
from krajina.games.carcassonne import GAME, CarcassonneOptions, CarcassonneView, PlaceTile, Prompt
from krajina.games.carcassonne.boxes.known import OURS

NAMES = tuple(box.name for box in OURS)


def play_and_recount(options: CarcassonneOptions, seed: int, look: int, house: House | None = None) -> None:
    """Play at random; after every entry points and figures agree, and now and then all choices do."""
    rng, play, referee = Random(seed), Play(GAME, options), Referee(house)
    referee.start(msgspec.to_builtins(options))
    steps = 0
    while decisions := GAME.decisions(play.state):
        [decision] = decisions
        if steps % look == 0 and decision.prompt == Prompt.PLACE_TILE and referee.phase == "place":
            same_placements(play, referee)
        if decision.prompt == Prompt.PLACE_FIGURE:
            same_figure_choices(decision, referee)
        action = decision.choices.sample(rng)
        play.act(decision.seat, action)
        referee.enter(decision.seat, msgspec.to_builtins(action))
        assert list(play.state.points) == referee.table.points, f"after entry {steps}: {action}"
        if steps % look == 0 and not play.is_over:
            same_figures(GAME.view(play.state, None), referee)
        steps += 1
    same_table(GAME.view(play.state, None), referee.result())


def same_placements(play: Any, referee: Referee) -> None:
    """The referee lists every turn; the engine offers the same picture once, as the first of its turns."""
    choices = GAME.decisions(play.state)[0].choices
    offered = {(action.at, action.turn) for action in choices if isinstance(action, PlaceTile)}
    distinct = play.state.rules.tables.turns[play.state.tile]
    found = referee.legal_placements(referee.hand)
    assert offered == {(cell, turn) for cell, turn in found if turn in distinct}


def same_figure_choices(decision: Decision[Action], referee: Referee) -> None:
    """Every figure on every part, every crown, and none."""
    offered = [msgspec.to_builtins(action) for action in decision.choices]
    expected = [action for _, action in referee.choices()]
    assert sorted(map(str, (sorted(action.items()) for action in offered))) == sorted(
        map(str, (sorted(action.items()) for action in expected))
    )


def same_figures(view: CarcassonneView, referee: Referee) -> None:
    for seat, row in enumerate(view.players):
        assert row.figures == referee.table.supply(seat)


def same_table(view: CarcassonneView, result: Result) -> None:
    assert result.over
    assert [row.points for row in view.players] == result.points
    for row, sources, goods in zip(view.players, result.sources, result.goods, strict=True):
        assert row.sources == {why: points for why, points in sources.items() if points}
        assert {good.value: count for good, count in row.tokens.items() if count} == goods


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_a_base_game_counts_the_same(seed: int) -> None:
    play_and_recount(CarcassonneOptions(seats=2 + seed), seed, 10)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_one_box_counts_the_same(name: str) -> None:
    play_and_recount(CarcassonneOptions(seats=3, boxes=(name,)), 7, 10)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(or_long(2, 5)))
def test_a_game_with_all_boxes_counts_the_same(seed: int) -> None:
    play_and_recount(CarcassonneOptions(seats=2 + seed % 7, boxes="all"), seed, 20)


@pytest.mark.slow
def test_a_game_with_the_tiles_only_counts_the_same() -> None:
    play_and_recount(CarcassonneOptions(seats=2, tiles_only=("inns", "traders", "hills", "wheel")), 5, 20)


HOUSES = {
    "builder-on-closing-tile": House(builder_on_closing_tile=True),
    "two-tile-cities-score-two": House(small_city_rate=1),
    "hills-break-no-ties": House(hills_break_ties=False),
}


@pytest.mark.slow
@pytest.mark.parametrize("variant", HOUSES)
def test_a_game_by_another_rule_counts_the_same(variant: str) -> None:
    options = CarcassonneOptions(seats=2, boxes=("inns", "traders", "hills"), variants=(variant,))
    play_and_recount(options, 3, 20, HOUSES[variant])
