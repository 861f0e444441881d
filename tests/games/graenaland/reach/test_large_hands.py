"""With hands of any size, a claim and every step of its proof are found exactly, by a search that stays small."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from random import Random
from typing import Final

import pytest
from tests.games.graenaland.large import large_hand
from tests.games.graenaland.table import GraenalandPlay
from tests.long import or_long

from krajina.core import Action, Decision
from krajina.games.graenaland import GAME, NO_CLAIM, Claim, State
from krajina.games.graenaland.paying import funds
from krajina.games.graenaland.pieces import FACES, KINDS
from krajina.games.graenaland.reach import prospect, ways
from krajina.games.graenaland.reach.places import Settling
from krajina.games.graenaland.scoring import points

SIZES: Final = [(60, 14), (60, 0), (31, 2), (21, 2), (15, 3), (10, 9), (4, 14)]
SEEDS: Final = range(6)
MOST: Final = 2500  # looks at ways to settle or to pay: for one hand, the old search had 5,000 sets of builds and more


@contextmanager
def counting() -> Iterator[Callable[[], int]]:
    """Counts the two things of which a search does most: settling by a recipe, and paying for a way."""
    looks = 0
    settling, covered = Settling, funds.covered

    def settle(*given: object) -> object:
        nonlocal looks
        looks += 1
        return settling(*given)  # type: ignore[arg-type]

    def cover(*given: object) -> object:
        nonlocal looks
        looks += 1
        return covered(*given)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ways, "Settling", settle)
        patch.setattr(prospect, "covered", cover)
        yield lambda: looks


def asked(play: GraenalandPlay) -> Decision[Action]:
    [decision] = [one for one in GAME.decisions(play.state) if one.seat == 0]
    return decision


def claimed(play: GraenalandPlay) -> int:
    """Claim as much as is offered; nothing: 0."""
    answer = list(asked(play).choices)[-1]
    for decision in GAME.decisions(play.state):
        play.act(decision.seat, answer if decision.seat == 0 else NO_CLAIM)
    return answer.points if isinstance(answer, Claim) else 0


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}+{size[1]}")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_most_that_is_offered_can_be_built_by_small_searches(seed: int, size: tuple[int, int]) -> None:
    rng = Random(seed)
    play = large_hand(rng, *size)
    with counting() as looks:
        due = claimed(play)
        assert looks() < MOST
        while points(play.state, 0) < due:
            before = looks()
            choices = asked(play).choices
            forms = choices.describe()
            assert looks() - before < MOST
            assert forms
            play.act(0, choices.sample(rng))
    assert points(play.state, 0) >= due


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_one_card_more_never_takes_a_point_away(seed: int) -> None:
    """Nor does one supply card more: an inexact search would have lost its way sooner or later."""
    tops = []
    for cards, supplies in ((12, 2), (13, 2), (15, 3), (21, 3), (31, 3), (31, 5), (60, 14)):
        play = large_hand(Random(seed), cards, supplies)
        asks = [one for one in GAME.decisions(play.state) if one.seat == 0]
        answers = [one.points for decision in asks for one in decision.choices if isinstance(one, Claim)]
        tops.append(max(answers, default=0))
    assert tops == sorted(tops)


# -- what one table may not learn about another ----------------------------------------------------------------------


def caches() -> dict[str, "_lru_cache_wrapper[object]"]:
    """Whatever the process remembers for everybody."""
    gc.unfreeze()  # a test that started a server in this process has hidden them
    found = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return {f"{one.__module__}.{one.__qualname__}": one for one in found if one.__module__.startswith("krajina.")}


def swapped(state: State) -> State:
    """The same table but for the faces of the first hand: its backs, which all see, stay as they are."""
    twin = state.copy()
    hand = twin.clans[0].hand
    for back in range(0, KINDS, FACES):
        hand[back : back + FACES] = [*hand[back + 1 : back + FACES], hand[back]]
    return twin


def think(state: State) -> None:
    """All that a server or a bot works out for the first seat."""
    rng = Random(0)
    for decision in GAME.decisions(state):
        if decision.seat == 0:
            decision.choices.describe()
            assert decision.choices.sample(rng) in decision.choices
            GAME.refusal(state, 0, Claim(15))
            GAME.evaluate(state, 0)


@pytest.mark.slow
@pytest.mark.parametrize("proving", [False, True])
@pytest.mark.parametrize("seed", range(or_long(1, 3)))
def test_no_cache_of_the_process_knows_a_hidden_hand(seed: int, proving: bool) -> None:
    play = large_hand(Random(seed), 31, 3)
    if proving:
        assert claimed(play)
    other = swapped(play.state)
    assert other.clans[0].hand != play.state.clans[0].hand
    think(play.state)
    before = {name: one.cache_info().misses for name, one in caches().items()}
    assert before
    think(other)
    after = {name: one.cache_info().misses for name, one in caches().items()}
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {}
