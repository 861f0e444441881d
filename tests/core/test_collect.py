from itertools import permutations

import pytest
from tests.core.table import GAME, at_bids

from krajina.core import Collect, apply
from krajina.core.testing.freeze import freeze
from krajina_harvest.game import Bid, HarvestOptions

FOUR = HarvestOptions(seats=4, rounds=1)


def test_whoever_has_not_answered_is_waited_for_in_the_order_of_the_seats() -> None:
    collect = Collect[str]([3, 0, 2])
    assert list(collect.waiting) == [3, 0, 2]
    collect.give(0, "no")
    assert list(collect.waiting) == [3, 2]


def test_only_the_last_answer_says_that_it_is_time() -> None:
    collect = Collect[str]([0, 1, 2])
    assert [collect.give(seat, "yes") for seat in (2, 0, 1)] == [False, False, True]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_come_in_the_order_of_the_seats_whoever_was_first(order: tuple[int, ...]) -> None:
    collect = Collect[int](range(3))
    for seat in order:
        collect.give(seat, 10 * seat)
    assert collect.in_order() == (0, 10, 20)


@pytest.mark.parametrize("seat", [0, 7])
def test_a_second_answer_and_one_that_nobody_asked_for_are_bugs(seat: int) -> None:
    collect = Collect[str]([0, 1])
    collect.give(0, "yes")
    with pytest.raises(AssertionError):
        collect.give(seat, "no")


def test_an_answer_may_be_changed_and_that_is_counted_whoever_was_first() -> None:
    one, other = Collect[str]([0, 1, 2]), Collect[str]([0, 1, 2])
    for collect, seats in ((one, (0, 1)), (other, (1, 0))):
        for seat in seats:
            collect.give(seat, "yes")
        for seat in seats:
            collect.change(seat, "no")
        assert collect.waiting == (2,)
        assert collect.answers == {0: "no", 1: "no"}
        assert collect.copy().changed == (0, 1)
    with pytest.raises(AssertionError):
        one.change(2, "no")


def test_an_answer_that_is_false_or_none_counts_as_an_answer() -> None:
    collect = Collect[bool | None]([0, 1])
    collect.give(0, None)
    assert collect.waiting == (1,)
    assert collect.give(1, False)
    assert collect.in_order() == (None, False)


def test_a_copy_is_answered_on_its_own() -> None:
    collect = Collect[str]([0, 1])
    collect.give(0, "yes")
    twin = collect.copy()
    twin.give(1, "no")
    assert collect.waiting == (1,)
    assert twin.in_order() == ("yes", "no")


@pytest.mark.parametrize("bids", [(0, 1, 2, 3), (5, 5, 0, 5), (6, 0, 6, 0)])
def test_the_end_is_the_same_in_whatever_order_bidders_answer(bids: tuple[int, ...]) -> None:
    ends = set()
    for order in permutations(range(4)):
        state = at_bids(FOUR).state
        for seat in order:
            state = apply(GAME, state, seat, Bid(bids[seat]))
        ends.add(freeze(state))
    assert len(ends) == 1
