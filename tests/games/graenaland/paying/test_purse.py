"""The arithmetic of payments, against brute force over small purses, and the order of the default payer."""

import json
from collections import Counter
from itertools import product
from operator import sub
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.games.graenaland.every_way import GOLD, GRAIN, LIVESTOCK, ORE, WOOD, every_way, faces, fewest, parts

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.exact import markets_needed, walk
from krajina.games.graenaland.paying.payer import least_missing, missing, propose
from krajina.games.graenaland.paying.purse import Payment, Purse, Symbols, splits, uses
from krajina.games.graenaland.pieces import BASIC, RESOURCES

EXAMPLES = json.loads((Path(__file__).parent.parent / "examples.json").read_bytes())
VILLAGE: Price = (0, 2, 2, 0)  # on the plains: two wood, two livestock

prices = some.tuples(*[some.integers(0, 3)] * 4).filter(lambda price: 0 < sum(price) <= 6)
symbols = some.tuples(some.integers(0, 3), some.integers(0, 3))
hands = some.lists(some.integers(0, 4), max_size=8).map(lambda cards: tuple(cards.count(face) for face in range(5)))
purses = some.builds(
    Purse,
    hands,
    some.lists(symbols, max_size=3).map(tuple),
    some.integers(0, 3),
    some.integers(0, 3),
)


def in_order(price: Price, purse: Purse) -> Payment | None:
    """The order of the rulings, card by card; None where it comes to no end."""
    due, left = Counter(dict(enumerate(price))), Counter(faces(purse.counts))
    paid: Counter[int] = Counter()
    for card in range(4):
        while due[card] and left[card] - paid[card]:
            due[card] -= 1
            paid[card] += 1
    spare = list(range(len(purse.supplies)))
    for wanted_size in (2, 1):
        for place in tuple(spare):
            first, second = purse.supplies[place]
            both = due[first] > (first == second) and due[second] > 0
            covered = [first, second] if both else [first] if due[first] else [second] if due[second] else []
            if len(covered) == wanted_size:
                due -= Counter(covered)
                spare.remove(place)
    paid[GOLD] = min(due.total(), left[GOLD])
    markets = due.total() - paid[GOLD]
    for _ in range(markets):
        rest = {card: left[card] - paid[card] for card in range(4)}
        most = max(rest.values())
        if most:
            paid[min(card for card in rest if rest[card] == most)] += 1
        elif spare:
            spare.pop(0)
        else:
            return None
    if markets > purse.markets or left.total() - paid.total() < purse.keep:
        return None
    used = tuple(place for place in range(len(purse.supplies)) if place not in spare)
    return Payment(tuple(paid[card] for card in range(5)), used, markets)


# -- the arithmetic --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@given(prices, purses)
def test_the_walk_is_every_way_to_pay_each_once(price: Price, purse: Purse) -> None:
    walked = list(walk(price, purse))
    assert len({payment.cards() for payment in walked}) == len(walked)
    assert {(payment.counts, payment.supplies): payment.markets for payment in walked} == every_way(price, purse)


@pytest.mark.slow
@given(prices, purses)
def test_a_payment_is_proposed_wherever_there_is_one_and_it_is_one(price: Price, purse: Purse) -> None:
    ways = every_way(price, purse)
    proposed = propose(price, purse)
    assert (proposed is None) == (not ways)
    if proposed is not None:
        assert ways[proposed.counts, proposed.supplies] == proposed.markets


@given(prices, purses)
def test_the_proposal_follows_the_order_of_the_rulings(price: Price, purse: Purse) -> None:
    expected = in_order(price, purse)
    if expected is not None:
        assert propose(price, purse) == expected


@given(prices, hands, some.lists(symbols, max_size=3))
def test_no_fewer_and_no_more_markets_are_used_than_it_takes(
    price: Price, counts: tuple[int, ...], supplies: list[Symbols]
) -> None:
    assert markets_needed(price, counts, supplies) == fewest((*faces(counts), *supplies), price)


def first_missing(price: Price, purse: Purse) -> Price:
    """One set of things after the other, the smallest first, until the rest can be paid."""
    lacking = [max(0, need - has) for need, has in zip(price, purse.counts, strict=False)]
    sets = (gone for size in range(sum(lacking) + 1) for gone in splits(lacking, size))
    return next(gone for gone in sets if propose(tuple(map(sub, price, gone)), purse) is not None)


@given(prices, purses.map(lambda purse: purse.with_keep(0)))
def test_what_is_missing_is_the_first_of_the_smallest_sets_of_things(price: Price, purse: Purse) -> None:
    assert missing(price, purse) == first_missing(price, purse)


@given(some.lists(prices, min_size=1, max_size=4), purses.map(lambda purse: purse.with_keep(0)))
def test_of_several_prices_the_least_that_is_missing_counts(several: list[Price], purse: Purse) -> None:
    assert least_missing(several, purse) == min([missing(price, purse) for price in several], key=sum)


def test_what_is_missing_is_found_at_once_however_much_something_costs() -> None:
    """Own tables may ask for 99 of each: one set after the other, a view took minutes."""
    price: Price = (99,) * 4
    assert missing(price, Purse((0,) * 5)) == price
    rich = Purse((3, 0, 0, 2, 40), ((GRAIN, WOOD), (ORE, LIVESTOCK)) * 8, markets=6)  # and nothing to take to a market
    assert sum(missing(price, rich)) == sum(price) - 3 - 2 - 40 - 2 * 16


def test_markets_are_counted_at_once_however_many_supply_cards_are_laid() -> None:
    """Own tables may ask for dozens: use after use of each supply card, a view took hours."""
    mixed = [(GRAIN, WOOD), (ORE, LIVESTOCK), (GOLD, ORE), (WOOD, WOOD), (GRAIN, GOLD), (LIVESTOCK, WOOD)] * 5
    price: Price = (14, 14, 14, 14)
    assert markets_needed(price, (0, 0, 0, 10, 0), mixed) == 0
    assert markets_needed(price, (0, 0, 0, 0, 0), mixed) == 2  # all but four cover two: too much wood is shown
    assert markets_needed(price, (0, 0, 0, 30, 0), mixed[:26]) == 16  # that much ore is not due


@pytest.mark.slow
def test_small_purses_exhaustively() -> None:
    for counts in product(range(2), range(3), range(3), range(2), range(2)):
        for supplies in ((), ((WOOD, WOOD),), ((GRAIN, WOOD), (ORE, LIVESTOCK))):
            for markets, keep in product(range(3), range(2)):
                purse = Purse(counts, supplies, markets, keep)
                ways = every_way(VILLAGE, purse)
                assert {one.cards() for one in walk(VILLAGE, purse)} == set(ways)
                assert (propose(VILLAGE, purse) is None) == (not ways)


@given(symbols, some.tuples(*[some.integers(0, 2)] * 4))
def test_a_supply_card_covers_both_symbols_or_one(pair: Symbols, due: Price) -> None:
    found = [tuple(sorted(covered)) for covered in uses(pair, due)]
    assert len(set(found)) == len(found)
    assert set(found) == {tuple(sorted(covered)) for covered, markets in parts(pair, due) if not markets}


def test_a_symbol_of_gold_would_stand_for_anything() -> None:
    found = {tuple(sorted(covered)) for covered in uses((GOLD, WOOD), (1, 0, 1, 0))}
    assert found == {(GRAIN, WOOD), (GRAIN,), (WOOD,)}


# -- the order of the default payer ----------------------------------------------------------------------------------


def paid(price: Price, counts: str, *supplies: Symbols, markets: int = 0, keep: int = 0) -> tuple[str, object, int]:
    """What is proposed; cards by letters: grain, livestock, wood, ore, Gold."""
    purse = Purse(tuple(counts.count(letter) for letter in "glwoG"), supplies, markets, keep)
    proposed = propose(price, purse)
    assert proposed is not None
    letters = "".join(letter * count for letter, count in zip("glwoG", proposed.counts, strict=True))
    return letters, proposed.supplies, proposed.markets


def test_exact_cards_are_paid_before_supply_cards_gold_and_markets() -> None:
    assert paid(VILLAGE, "glllwwwoGG", (WOOD, WOOD), (LIVESTOCK, WOOD), markets=2) == ("llww", (), 0)


def test_supply_cards_for_two_come_before_those_for_one() -> None:
    assert paid(VILLAGE, "llGG", (WOOD, GRAIN), (WOOD, WOOD), markets=2) == ("ll", (1,), 0)


def test_supply_cards_for_one_come_before_gold() -> None:
    assert paid(VILLAGE, "llwGG", (WOOD, GRAIN), markets=2) == ("llw", (0,), 0)
    assert paid(VILLAGE, "llwGG", (GRAIN, WOOD), markets=2) == ("llw", (0,), 0)


def test_gold_comes_before_markets() -> None:
    assert paid(VILLAGE, "llggGG", (GRAIN, ORE), markets=2) == ("llGG", (), 0)
    assert paid(VILLAGE, "llggG", (GRAIN, ORE), markets=2) == ("gllG", (), 1)


def test_at_markets_goes_what_is_left_over_most_then_supply_cards() -> None:
    assert paid(VILLAGE, "llgooo", markets=2) == ("lloo", (), 2)
    assert paid(VILLAGE, "llgo", markets=2) == ("gllo", (), 2)
    assert paid(VILLAGE, "llg", (GRAIN, ORE), markets=2) == ("gll", (0,), 2)
    assert paid(VILLAGE, "llw", (GRAIN, ORE), (ORE, ORE), markets=1) == ("llw", (0,), 1)  # the oldest


def test_where_the_order_leaves_too_little_for_the_fee_supply_cards_pay_instead() -> None:
    assert paid(VILLAGE, "llww", (WOOD, WOOD)) == ("llww", (), 0)
    assert paid(VILLAGE, "llww", (WOOD, WOOD), keep=2) == ("ll", (0,), 0)
    assert propose(VILLAGE, Purse((0, 2, 2, 0, 0), ((GRAIN, ORE),), 0, 1)) is None
    assert propose(VILLAGE, Purse((0, 2, 2, 0, 0), ((GRAIN, ORE),), 1, 1)) is not None


def test_where_the_order_ends_nowhere_another_way_is_found() -> None:
    """Livestock is paid first, and then too little is left for two markets; a supply card in its place saves it."""
    assert in_order(VILLAGE, Purse((0, 2, 0, 0, 0), ((LIVESTOCK, LIVESTOCK),), 2)) is None
    assert paid(VILLAGE, "ll", (LIVESTOCK, LIVESTOCK), markets=2) == ("ll", (0,), 2)


# -- worked examples of the book -------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES["market"], ids=lambda example: example["id"])
def test_worked_example_of_the_market(example: dict[str, object]) -> None:
    """All but one card as the price says, and one of any kind."""
    cost, payment = example["cost"], example["payment"]
    assert isinstance(cost, dict)
    assert isinstance(payment, list)
    price = tuple(cost.get(resource.value, 0) for resource in BASIC)
    named = [RESOURCES.index(card) for card in payment if card in list(RESOURCES)]
    assert len(named) == len(payment) - 1
    counts = [named.count(face) for face in range(5)]
    for card in (GRAIN, ORE):
        other = [count + (face == card) for face, count in enumerate(counts)]
        assert markets_needed(price, other, ()) == example["markets"]
        assert propose(price, Purse(tuple(other), markets=0)) is None
        assert propose(price, Purse(tuple(other), markets=1)) == Payment(tuple(other), (), 1)
    assert markets_needed(price, counts, [(GRAIN, ORE)]) == example["markets"]
    assert markets_needed(price, counts, [(ORE, LIVESTOCK)]) == 0
