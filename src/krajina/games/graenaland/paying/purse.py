"""Paying: which cards cover a price, as pure arithmetic (sections 8, 9 and 16, rulings 25, 26 and 28).

A purse is what a seat may pay with: resources by number, supply cards, and how many markets are still free. Every
resource card and every gold card covers one unit of the price, a supply card one or two by its symbols, and at a market
any resource card or whole supply card covers one. Nothing is paid that covers nothing.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from krajina.games.graenaland.pieces import GOLD

Symbols: TypeAlias = tuple[int, int]
Counts: TypeAlias = Sequence[int]  # by resource, gold last


@mypyc_attr(acyclic=True)
class Purse:
    """What a seat may pay with; `keep` resource cards must be left over, for the palisade fee."""

    __slots__ = ("counts", "keep", "markets", "supplies")

    def __init__(
        self, counts: tuple[int, ...], supplies: tuple[Symbols, ...] = (), markets: int = 0, keep: int = 0
    ) -> None:
        self.counts, self.supplies, self.markets, self.keep = counts, supplies, markets, keep

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purse) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[tuple[int, ...], tuple[Symbols, ...], int, int]:
        """All of it, to be compared."""
        return self.counts, self.supplies, self.markets, self.keep

    def with_counts(self, counts: tuple[int, ...]) -> "Purse":
        """The same but for the resources."""
        return Purse(counts, self.supplies, self.markets, self.keep)

    def with_supplies(self, supplies: tuple[Symbols, ...]) -> "Purse":
        """The same but for the supply cards."""
        return Purse(self.counts, supplies, self.markets, self.keep)

    def with_markets(self, markets: int) -> "Purse":
        """The same but for the markets."""
        return Purse(self.counts, self.supplies, markets, self.keep)

    def with_keep(self, keep: int) -> "Purse":
        """The same but for what must be left over."""
        return self if keep == self.keep else Purse(self.counts, self.supplies, self.markets, keep)


@mypyc_attr(acyclic=True)
class Payment:
    """What is paid: resources by number, supply cards by their place in the purse, and markets that it takes."""

    __slots__ = ("counts", "markets", "supplies")

    def __init__(self, counts: tuple[int, ...], supplies: tuple[int, ...], markets: int) -> None:
        self.counts, self.supplies, self.markets = counts, supplies, markets

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Payment) and self.cards() == other.cards() and self.markets == other.markets

    def __hash__(self) -> int:
        return hash(self.cards())

    def cards(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What is laid down."""
        return self.counts, self.supplies


def uses(symbols: Symbols, due: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """What a supply card may cover of what is due: both symbols, or one of them."""
    yield from pairs(symbols, due)
    first, second = _covered(symbols[0], due), _covered(symbols[1], due)
    yield from [(one,) for one in dict.fromkeys((*first, *second))]


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


def splits(bounds: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many things, of each kind no more than its bound; many of the first kinds come first."""
    if len(bounds) < 2:
        if count <= sum(bounds):
            yield (count,) if bounds else ()
        return
    for first in range(min(bounds[0], count), -1, -1):
        for rest in splits(bounds[1:], count - first):
            yield (first, *rest)
