"""Paying exactly: how many markets it takes to pay with just these cards, and every way to pay (sections 8 to 16)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.funds import MARKET, SETS, cards_worth, cost, covered, hosts
from krajina.games.graenaland.paying.purse import Counts, Payment, Purse, Symbols, splits
from krajina.games.graenaland.pieces import GOLD


def markets_needed(price: Price, counts: Counts, supplies: Sequence[Symbols]) -> int | None:
    """How many markets it takes to pay exactly with these cards, each covering something; None: it cannot be.

    Every card covers one thing, but for so many supply cards that cover two: how many is known beforehand. Ways to use
    the supply cards are not tried one after the other, which would take hours where things of own tables cost dozens.
    """
    total, cards = sum(price), sum(counts)
    if not supplies:
        return _markets_for(price, counts) if cards == total else None
    if not cards + len(supplies) <= total <= cards + 2 * len(supplies):
        return None
    doubles = total - cards - len(supplies)
    found = _as_shown(price, counts, supplies, doubles)
    if found is not None and (not found or found <= _least_markets(price, counts, supplies, doubles)):
        return found  # nearly always
    return _proven(price, counts, supplies, total, cards)


def _proven(price: Price, counts: Counts, supplies: Sequence[Symbols], total: int, cards: int) -> int | None:
    """The same by trying how many markets are enough."""
    rest = 2 * (cards + len(supplies)) - total  # what is due when all that cover two are laid

    def find(symbols: Symbols, due: Price) -> list[tuple[Price, int]]:
        return hosts(symbols, due) if sum(due) > rest else []

    funds = cards_worth(Purse(tuple(counts))) - cost(price)

    def is_enough(markets: int) -> bool:
        return covered(funds + markets * MARKET, (price,), supplies, find) is not None

    most = cards + len(supplies)
    if is_enough(0):
        return 0
    if not is_enough(most):
        return None
    least = _least_markets(price, counts, supplies, total - most)
    return next(filter(is_enough, range(max(1, least), most)), most)


def _as_shown(price: Price, counts: Counts, supplies: Sequence[Symbols], doubles: int) -> int | None:
    """The markets that it takes when each card is laid where it fits first, so many supply cards for two things."""
    due, found = list(price), 0
    for face, need in enumerate(price):
        due[face] = max(0, need - counts[face])
        found += max(0, counts[face] - need)
    for one, other in supplies:
        if one == GOLD or other == GOLD:
            return None
        if doubles and due[one] and due[other] and (one != other or due[one] > 1):
            due[one] -= 1
            due[other] -= 1
            doubles -= 1
        elif due[one] or due[other]:
            due[one if due[one] else other] -= 1
        else:
            found += 1
    return None if doubles else found  # what is due still is as much as there are other cards


def _least_markets(price: Price, counts: Counts, supplies: Sequence[Symbols], doubles: int) -> int:
    """No fewer markets will do: of each set of resources, so much is due that no card covers, used at its best."""
    found = 0
    for has in SETS:
        lacking = -counts[GOLD]
        for one, due in enumerate(price):
            if has >> one & 1:
                lacking += due - counts[one]
        singles = twice = 0
        for first, second in supplies:
            shown = (first == GOLD or has >> first & 1) + (second == GOLD or has >> second & 1)
            singles += shown > 0
            twice += shown == 2
        found = max(found, lacking - singles - min(doubles, twice))
    return found


def _markets_for(price: Price, counts: Counts) -> int:
    """The markets for resource cards that do not show what is due."""
    found = 0
    for face, due in enumerate(price):
        if counts[face] > due:
            found += counts[face] - due
    return found


def walk(price: Price, purse: Purse) -> Iterator[Payment]:
    """Every way to pay, each once: those with few supply cards first."""
    places = range(len(purse.supplies))
    for size in range(min(len(places), sum(price)) + 1):
        for used in combinations(places, size):
            yield from _walk_counts(price, purse, used)


def _walk_counts(price: Price, purse: Purse, used: tuple[int, ...]) -> Iterator[Payment]:
    total = sum(price)
    supplies = [purse.supplies[place] for place in used]
    most = min(total - len(used), sum(purse.counts) - purse.keep)
    for cards in range(max(0, total - 2 * len(used)), most + 1):
        for counts in _vectors(price, purse, cards):
            needed = markets_needed(price, counts, supplies)
            if needed is not None and needed <= purse.markets:
                yield Payment(counts, used, needed)


def _vectors(price: Price, purse: Purse, cards: int) -> Iterator[tuple[int, ...]]:
    """All ways to lay so many resource cards; beyond the price only as many of a kind as markets take."""
    bounds = [min(have, due + purse.markets) for have, due in zip(purse.counts, price, strict=False)]
    return splits((*bounds, purse.counts[GOLD]), cards)
