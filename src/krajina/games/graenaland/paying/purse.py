"""Paying: which cards cover a price, as pure arithmetic (sections 8, 9 and 16, rulings 25, 26 and 28).

A purse is what a seat may pay with: resources by number, supply cards, and how many markets are still free. Every
resource card and every gold card covers one unit of the price, a supply card one or two by its symbols, and at a market
any resource card or whole supply card covers one. Nothing is paid that covers nothing.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from krajina.games.graenaland.pieces import GOLD
from krajina.games.graenaland.tables import Price

Symbols: TypeAlias = tuple[int, int]
Counts: TypeAlias = Sequence[int]  # by resource, gold last


class Purse(NamedTuple):
    """What a seat may pay with; `keep` resource cards must be left over, for the palisade fee."""

    counts: tuple[int, ...]
    supplies: tuple[Symbols, ...] = ()
    markets: int = 0
    keep: int = 0


class Payment(NamedTuple):
    """What is paid: resources by number, supply cards by their place in the purse, and markets that it takes."""

    counts: tuple[int, ...]
    supplies: tuple[int, ...]
    markets: int


def uses(symbols: Symbols, due: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """What a supply card may cover of what is due: both symbols, or one of them."""
    yield from pairs(symbols, due)
    first, second = (_covered(symbol, due) for symbol in symbols)
    yield from ((one,) for one in dict.fromkeys((*first, *second)))


def pairs(symbols: Symbols, due: Sequence[int]) -> Sequence[tuple[int, int]]:
    """What a supply card may cover with both symbols."""
    one, other = symbols
    if GOLD not in symbols:
        return [symbols] if due[one] and due[other] and (one != other or due[one] > 1) else []
    first, second = _covered(one, due), _covered(other, due)
    return [(one, other) for one in first for other in second if one != other or due[one] > 1]


def _covered(symbol: int, due: Sequence[int]) -> tuple[int, ...]:
    """The resources that a symbol may stand for; gold, if there is such a card, for any."""
    if symbol == GOLD:
        return tuple(resource for resource, count in enumerate(due) if count)
    return (symbol,) if due[symbol] else ()


def markets_needed(price: Price, counts: Counts, supplies: Sequence[Symbols]) -> int | None:
    """How many markets it takes to pay exactly with these cards, each covering something; None: it cannot be."""
    if not supplies:
        return _markets_for(price, counts, 0)
    total, cards = sum(price), sum(counts)
    if not cards + len(supplies) <= total <= cards + 2 * len(supplies):
        return None
    found = _by_supplies(list(price), counts, supplies, 0)
    return min(found, default=None)


def _by_supplies(due: list[int], counts: Counts, supplies: Sequence[Symbols], marketed: int) -> Iterator[int]:
    if not supplies:
        needed = _markets_for(due, counts, marketed)
        if needed is not None:
            yield needed
        return
    for covered in uses(supplies[0], due):
        for resource in covered:
            due[resource] -= 1
        yield from _by_supplies(due, counts, supplies[1:], marketed)
        for resource in covered:
            due[resource] += 1
    yield from _by_supplies(due, counts, supplies[1:], marketed + 1)


def _markets_for(due: Sequence[int], counts: Counts, marketed: int) -> int | None:
    """The markets for cards that do not show what is due; so many supply cards go there anyway."""
    exact = sum(min(one, other) for one, other in zip(due, counts, strict=False))
    cards = sum(counts)
    if cards + marketed != sum(due):
        return None
    return cards - counts[GOLD] - exact + marketed


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


def splits(bounds: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many things, of each kind no more than its bound; many of the first kinds come first."""
    if len(bounds) < 2:
        if count <= sum(bounds):
            yield (count,) if bounds else ()
        return
    for first in range(min(bounds[0], count), -1, -1):
        for rest in splits(bounds[1:], count - first):
            yield (first, *rest)
