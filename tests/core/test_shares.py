import tracemalloc
from collections import Counter
from enum import StrEnum
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.core.counting import at_most
from tests.core.table import odds, ways

from krajina.core import Action, Refusal, SeatName, Shares, Word
from krajina.core.offers import SharesOffer

Tool = StrEnum("Tool", ["AXE", "SAW"])


class Give(Action, frozen=True):
    of: str
    shares: tuple[tuple[str, ...], ...] = ()


class Hand(Action, frozen=True):
    out: tuple[tuple[str, ...], ...] = ()


def form(pile: str, receivers: int) -> Shares[Give]:
    return Shares(Give("cart"), list(pile), range(receivers))


small_piles = some.lists(some.sampled_from("abc"), max_size=5).map("".join)


@pytest.mark.slow
@given(small_piles, some.integers(1, 4))
def test_the_walk_gives_every_way_of_sharing_exactly_once(pile: str, receivers: int) -> None:
    walked = [action.shares for action in form(pile, receivers)]
    assert len(set(walked)) == len(walked)
    assert {tuple(tuple(sorted(share)) for share in shares) for shares in walked} == ways(pile, receivers)
    assert len(walked) == len(ways(pile, receivers))


@given(small_piles, some.integers(1, 4), some.integers())
def test_whatever_is_walked_or_sampled_is_a_member(pile: str, receivers: int, seed: int) -> None:
    choices = form(pile, receivers)
    walked = set(choices)
    assert all(action in choices for action in walked)
    assert choices.sample(Random(seed)) in walked


@pytest.mark.slow
@given(small_piles, some.integers(1, 4), some.data())
def test_membership_is_what_brute_force_says(pile: str, receivers: int, data: some.DataObject) -> None:
    share = some.lists(some.sampled_from("abcd"), max_size=3).map(tuple)
    shares = tuple(data.draw(some.lists(share, min_size=1, max_size=4)))
    told = tuple(tuple(sorted(items)) for items in shares)
    assert (Give("cart", shares) in form(pile, receivers)) == (told in ways(pile, receivers))


@pytest.mark.parametrize(
    ("pile", "receivers"), [("", 3), ("a", 1), ("a", 4), ("aa", 3), ("aaa", 4), ("aab", 2), ("ab", 3), ("abc", 2)]
)
def test_each_way_of_sharing_is_sampled_exactly_as_often(pile: str, receivers: int) -> None:
    chances = odds(lambda rng: form(pile, receivers).sample(rng).shares)
    assert set(chances) == ways(pile, receivers)
    assert len(set(chances.values())) == 1


def test_the_walk_always_takes_the_same_order_whatever_the_order_of_the_pile() -> None:
    assert list(form("abca", 3)) == list(form("aacb", 3)) == list(form("abca", 3))


def test_any_order_inside_a_share_is_accepted() -> None:
    choices = form("abc", 2)
    assert Give("cart", (("a", "b"), ("c",))) in choices
    assert Give("cart", (("b", "a"), ("c",))) in choices


@pytest.mark.parametrize(
    ("shares", "code", "values"),
    [
        ((("a",), ()), "shares-left-out", {"items": (Word("a"), Word("b"))}),
        ((("a", "a"), ("b", "c")), "shares-not-there", {"items": (Word("c"),)}),
        ((("a", "a"), ("b", "b")), "shares-not-there", {"items": (Word("b"),)}),
        ((("a", "a", "b"),), "shares-receivers", {"receivers": (SeatName(0), SeatName(1)), "given": 1}),
        ((("a", "a"), ("b",), ()), "shares-receivers", {"receivers": (SeatName(0), SeatName(1)), "given": 3}),
    ],
)
def test_a_form_that_is_filled_in_wrong_is_refused_with_what_is_wrong(
    shares: tuple[tuple[str, ...], ...], code: str, values: dict[str, object]
) -> None:
    choices = form("aab", 2)
    assert choices.refusal(Give("cart", shares), "page 4") == Refusal(code, "page 4", values)  # type: ignore[arg-type]
    assert Give("cart", shares) not in choices


def test_a_form_for_something_else_is_refused() -> None:
    given = Give("barn", (("a",), ()))
    assert form("a", 2).refusal(given, "page 4") == Refusal("shares-other-pile", "page 4")
    assert given not in form("a", 2)


def test_a_good_form_is_not_refused() -> None:
    assert form("aab", 2).refusal(Give("cart", (("a", "b"), ("a",)))) is None


def test_another_kind_of_action_is_no_member() -> None:
    assert Hand((("a",), ())) not in form("a", 2)
    assert "a" not in form("a", 2)


def test_the_field_that_is_filled_in_can_have_another_name() -> None:
    choices = Shares(Hand(), ["a"], [2, 0], field="out")
    assert list(choices) == [Hand((("a",), ())), Hand(((), ("a",)))]
    assert choices.describe() == SharesOffer(Hand(), "out", ("a",), (2, 0))


def test_items_of_an_enum_are_named_by_their_words() -> None:
    refusal = Shares(Give("cart"), [Tool.AXE, Tool.SAW], [0]).refusal(Give("cart", ((Tool.AXE,),)))
    assert refusal == Refusal("shares-left-out", values={"items": (Word("tool-saw"),)})


def test_the_empty_form_shows_pile_and_receivers() -> None:
    assert form("bab", 2).describe() == SharesOffer(Give("cart"), "shares", ("a", "b", "b"), (0, 1))
    assert form("bab", 2).kinds() == {Give}


def test_a_pile_of_forty_different_items_is_asked_sampled_and_walked_at_once() -> None:
    with at_most(100_000):
        pile = [f"item {number:02}" for number in range(40)]
        choices = Shares(Give("cart"), pile, range(5))
        first = list(islice(choices, 10))
        assert len(set(first)) == 10
        assert all(action in choices for action in first)
        assert choices.sample(Random(1)) in choices
        assert Counter(item for share in choices.sample(Random(2)).shares for item in share) == Counter(pile)


def test_a_pile_of_many_equal_items_is_walked_without_building_all_ways() -> None:
    choices = form("a" * 40, 5)  # 135 751 ways
    tracemalloc.start()
    try:
        assert len(set(islice(choices, 10))) == 10
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 1_000_000
