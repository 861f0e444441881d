"""Stroganov keeps the contract for one to four players, with every option, alone and with the others."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

import pytest
from tests.long import or_long

from krajina.core import make_options
from krajina.core.testing import check_game
from krajina.games.stroganov import BOX, GAME, LANDSCAPE, Colour, Harder, Reading, State, Strategy, StroganovOptions
from krajina.games.stroganov.moves.keep_fur import FurForPlayer, KeepOne
from krajina.games.stroganov.pieces import TIGER, VALUES
from krajina.games.stroganov.state import NONE

HARDER = [harder.value for harder in Harder]
READINGS = [reading.value for reading in Reading]
ROW = [{"landscape": name, "furs": ["2", "3"]} for name in LANDSCAPE.ids[:9]]
POSITION = {
    "year": 3,
    "season": "autumn",
    "row": [*ROW[:4], {}, *ROW[4:]],
    "mats": [
        {"at": 6, "horses": 9, "coins": 3, "furs": ["6", "6", "8", "tiger"], "fulfilled": ["S1", "A6"], "hand": ["A4"]},
        {"at": 3, "banners": 2, "outposts": 1, "built": [2, 4], "stories": 11, "trophy": 5, "points": 7},
    ],
}
ORDER = {
    "players": [1, 0],
    "furs": ["8", "2", "2", "7"],
    "region_furs": ["5"],
    "landscapes": list(LANDSCAPE.ids[:3]),
    "villages": ["V5", "V1"],
    "yurts": [BOX.yurts.tiles[2].id],
    "songs": [BOX.songs.tiles[1].id],
    "cards": ["S3", "A4", "B2"],
}
# An owner's table: as many bears as there are sables in ours, and another fur that brings something at once.
OWN_FURS = {
    "schema": "stroganov/furs/1",
    "kinds": [
        {"value": value, "animal": kind.animal, "count": count, "provenance": "source:physical copy"}
        for value, kind, count in zip(VALUES, BOX.furs.kinds, (7, 13, 12, 11, 10, 9, 14), strict=True)
    ],
    "on_gain": [{"value": 2, "rewards": [{"horse": 1}], "provenance": "source:physical copy"}],
    "region_furs": [{"value": value, "provenance": "source:physical copy"} for value in range(2, 8)],
    "tigers": {"count": 16, "final_vp": 2, "provenance": "source:physical copy"},
}


def pieces(state: State) -> object:
    """What must never change in number, wherever it is; what the rules put back into the box may not come twice."""
    return {
        "furs": furs(state),
        "banners": state.banners + sum(mat.banners for mat in state.mats),
        "outposts": [
            mat.outposts_left + mat.outposts + sum(slots.count(player) for slots in state.slots)
            for player, mat in enumerate(state.mats)
        ],
        "landscapes": sorted(landscapes(state)),
        "villages": sorted([*state.left["villages"], *there(state.villages)]),
        "region furs": sorted([*state.left["region_furs"], *filter(None, (state.trade_fur, *state.region_furs))]),
        "players": sorted({*state.left["players"], *state.line} - {state.ivan}),
        "twice": twice(state),
    }


def furs(state: State) -> list[int]:
    """By value, tigers last: in the bag, on the market, in the row, with players, on cards, and drawn just now."""
    drawn: list[int] = []
    for task in (*state.todo, state.asked):
        if isinstance(task, KeepOne):
            drawn += task.furs
        elif isinstance(task, FurForPlayer):
            drawn.append(task.first)
    lying = Counter(chain(*state.row_furs, (fur for _, fur in state.start_cards), drawn))
    counts = [state.bag, state.market, *(mat.furs for mat in state.mats)]
    total = [sum(count[rank] for count in counts) + lying[rank] for rank in (*VALUES, TIGER)]
    total[-1] += state.tigers
    return total


def landscapes(state: State) -> list[int]:
    left = [*state.left["start_landscapes"], *state.left["landscapes"]]
    return [*left, *there(state.row), *chain(*(mat.landscapes for mat in state.mats))]


def twice(state: State) -> list[tuple[str, int]]:
    """Yurts, songs and cards that are at two places at once; each may leave the game."""
    cards = chain(*((*mat.hand, *mat.fulfilled) for mat in state.mats), (card for card, _ in state.start_cards))
    everywhere = {
        "yurt": [*state.left["yurts"], *there(state.yurts)],
        "song": [*state.left["songs"], *state.songs],
        "card": [*state.left["cards"], *state.left["start_cards"], *there(state.cards), *cards],
        "ivan": [*state.left["ivan"], *there([state.ivan_card])],
    }
    return [(kind, one) for kind, all_ in everywhere.items() for one, times in Counter(all_).items() if times > 1]


def there(places: list[int]) -> list[int]:
    return [one for one in places if one != NONE]


def made(settings: Mapping[str, object]) -> StroganovOptions:
    return make_options(GAME, settings)


def test_the_pieces_are_those_of_the_box() -> None:
    counts = pieces(GAME.new(StroganovOptions(seats=2)))
    assert counts == {
        "furs": [14, 13, 12, 11, 10, 9, 7, 16],
        "banners": 12,
        "outposts": [5, 5],
        "landscapes": list(range(26)),
        "villages": list(range(5)),
        "region furs": [2, 3, 4, 5, 6, 7],
        "players": [0, 1],
        "twice": [],
    }


@pytest.mark.slow
def test_it_keeps_the_contract() -> None:
    check_game(GAME, StroganovOptions(seats=2), games=1, bound=3000, every=60, pieces=pieces)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_contract_closely(seats: int) -> None:
    check_game(
        GAME, StroganovOptions(seats=seats), games=1, seed=seats, bound=3000, every=or_long(90, 15), pieces=pieces
    )


STRATEGIES = [strategy for strategy in Strategy if strategy != Strategy.RANDOM]
# What stands in a table with others, too, is played alone in the long run only.
SOLO: dict[str, dict[str, object]] = {
    **{f"strategy_{strategy}": {"strategy": strategy} for strategy in or_long(STRATEGIES[:2], STRATEGIES)},
    **{harder: {"harder": [harder]} for harder in or_long([], HARDER)},
    "all_harder": {"harder": HARDER},
    "claims": {"claims": "tile"},
    "all_harder_and_readings": {"harder": HARDER, "readings": READINGS, "sides": ["b"], "colours": ["yellow"]},
    "ivan_in_order": {"draw_order": {"ivan": ["I3", "I5", "I1"]}},
    "see_forced": {"see_forced": [0]},
    "position": {"position": POSITION},
}
TABLES: dict[str, dict[str, object]] = {
    "sides_a": {"seats": 4, "sides": ["a"] * 4},
    "sides_b": {"seats": 4, "sides": ["b"] * 4},
    "sides_mixed": {"seats": 3, "sides": ["a", "b", "b"], "colours": ["green", "yellow", "blue"]},
    **{f"side_b_{one}": {"seats": 2, "sides": ["b", "a"], "colours": [one]} for one in or_long([], [*Colour])},
    "region_furs": {"seats": 2, "region_furs": "random"},
    "claims": {"seats": 3, "claims": "tile"},
    **{reading: {"seats": 2, "sides": ["b", "b"], "readings": [reading]} for reading in or_long([], READINGS)},
    "all_readings": {"seats": 4, "sides": ["b"] * 4, "readings": READINGS, "region_furs": "random"},
    "see_forced": {"seats": 2, "see_forced": [0, 1]},
    "see_some_forced": {"seats": 3, "see_forced": [1]},
    "draw_order": {"seats": 2, "draw_order": ORDER, "region_furs": "random"},
    "position": {"seats": 2, "position": POSITION},
    "position_for_four": {"seats": 4, "position": {}, "sides": ["b", "a", "b", "a"]},
    "own_data": {"seats": 2, "data": {"furs": OWN_FURS}},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SOLO)
def test_every_option_alone_keeps_the_contract(name: str) -> None:
    options = made({"seats": 1, **SOLO[name]})
    check_game(GAME, options, games=1, seed=len(name), bound=3000, every=or_long(300, 80), pieces=pieces)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_every_option_keeps_the_contract(name: str) -> None:
    check_game(GAME, made(TABLES[name]), games=1, seed=len(name), bound=4000, every=or_long(300, 80), pieces=pieces)
