"""Carcassonne keeps the contract with every combination of boxes, for two to eight players.

`make test` plays the combinations of an even number of boxes, in which any four of the five are there and not there in
all ways, and all boxes with every number of players; `make long` plays every combination with every number.
"""

from collections import Counter
from itertools import combinations

import pytest
from tests.long import crossed, or_long

from krajina.core.testing import check_game
from krajina.games.carcassonne import GAME, CarcassonneOptions, State
from krajina.games.carcassonne.boxes.hills.flocks import HillsModel
from krajina.games.carcassonne.boxes.known import OURS
from krajina.games.carcassonne.boxes.river import RiverModel
from krajina.games.carcassonne.boxes.wheel.box import WheelModel
from krajina.games.carcassonne.options import VARIANT
from krajina.games.carcassonne.state import FIGURE_KINDS, NO_TILE, SEATS

NAMES = tuple(box.name for box in OURS)
COMBINATIONS = [boxes for count in range(len(NAMES) + 1) for boxes in combinations(NAMES, count)]
EVEN = [boxes for boxes in COMBINATIONS if len(boxes) % 2 == 0]
ALL = ((NAMES, seats) for seats in or_long((GAME.seats[0], GAME.seats[-1]), GAME.seats))
GAMES = dict.fromkeys([*crossed(or_long(EVEN[::2], COMBINATIONS), GAME.seats), *ALL])


def pieces(state: State) -> object:
    """All figures, tiles and tokens, wherever they are."""
    return figures(state), tiles(state), tokens(state)


def figures(state: State) -> list[int]:
    total = list(state.supply)
    crowns = [
        code for model in state.models.values() if isinstance(model, WheelModel) for c in model.crowns for code in c
    ]
    for code in [*state.placed.codes, *crowns]:
        total[code % SEATS * FIGURE_KINDS + code // SEATS] += 1
    return total


def tiles(state: State) -> dict[int, int]:
    total = Counter({kind: count for kind, count in enumerate(state.left) if count})
    total.update(face // 4 for face in state.board.faces)
    total.update(state.discarded)
    if state.tile != NO_TILE:
        total[state.tile] += 1
    for model in state.models.values():
        if isinstance(model, RiverModel):
            total.update({kind: count for kind, count in enumerate(model.left) if count})
            total[model.lake] += model.lake_left
            total[model.spring] += model.spring_due and state.tile != model.spring
    return dict(sorted(total.items()))


def tokens(state: State) -> dict[int, int]:
    total = Counter[int]()
    for model in state.models.values():
        if isinstance(model, HillsModel):
            total.update({sheep: count for sheep, count in enumerate(model.pool) if count})
            total.update(sheep for flock in model.flocks.values() for sheep in flock)
    return dict(sorted(total.items()))


def named(one: tuple[str, ...] | int) -> str:
    return str(one) if isinstance(one, int) else "+".join(one) or "base"


def test_there_are_as_many_combinations_as_boxes_allow() -> None:
    assert len(COMBINATIONS) == 32


@pytest.mark.slow
@pytest.mark.parametrize(("boxes", "seats"), GAMES, ids=named)
def test_it_keeps_the_contract(boxes: tuple[str, ...], seats: int) -> None:
    seed = COMBINATIONS.index(boxes) * 10 + seats
    options = CarcassonneOptions(seats=seats, boxes=boxes)
    check_game(GAME, options, games=1, seed=seed, bound=1000, every=or_long(400, 60) + 10 * seats, pieces=pieces)


@pytest.mark.slow
def test_it_keeps_the_contract_closely() -> None:
    check_game(GAME, CarcassonneOptions(seats=2), games=1, bound=1000, every=20, pieces=pieces)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        CarcassonneOptions(seats=2, boxes="all", variants=tuple(VARIANT.words)),
        CarcassonneOptions(seats=3, farmers=False, boxes=("traders", "hills"), first=2),
        CarcassonneOptions(seats=2, tiles_only=NAMES),
        CarcassonneOptions(seats=2, boxes=("river", "hills"), copies={"river": 3, "hills": 2}),
        CarcassonneOptions(seats=2, boxes="all", copies={"traders": 2, "wheel": 3}),
        CarcassonneOptions(seats=2, draw_order=("base/city-cap", "base/cloister", "base/road-curve"), draw_rest=False),
        CarcassonneOptions(seats=2, boxes=("hills",), draw_order=("hills/corner-hill", "base/cloister")),
    ],
    ids=["variants", "no_farmers", "tiles_only", "copies", "copies_of_all", "order", "order_and_rest"],
)
def test_every_option_keeps_the_contract(options: CarcassonneOptions) -> None:
    check_game(GAME, options, games=1, seed=3, bound=2000, every=or_long(200, 50), pieces=pieces)
