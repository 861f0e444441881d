"""Prices in furs, and every way to pay one.

A fur that does not suit takes a coin; a tiger suits always (page 7). Payments name a kind at a time: what suits, then
what takes coins, from the lowest, then tigers.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from tests.games.stroganov.referee.box import KINDS, TIGER

Furs: TypeAlias = Counter[int]
Payment: TypeAlias = tuple[tuple[int, int], ...]  # kinds with their counts
Later: TypeAlias = Callable[[Furs, int], bool]  # whether furs and coins that are left suffice for what follows


@dataclass(frozen=True)
class Price:
    """So many furs, each of them one of the values that suit."""

    count: int
    suits: frozenset[int]

    def coins(self, kind: int) -> int:
        """How many coins a fur of a kind takes."""
        return 0 if kind in self.suits or kind == TIGER else 1

    @property
    def order(self) -> list[int]:
        return sorted(KINDS, key=lambda kind: (kind == TIGER, self.coins(kind), kind))


def exactly(value: int, count: int = 1) -> Price:
    return Price(count, frozenset({value}))


def whatever(count: int = 1) -> Price:
    return Price(count, frozenset(KINDS))


def above(value: int) -> Price:
    """For the swap down (page 9)."""
    return Price(1, frozenset(range(value + 1, TIGER)))


def nothing_later(furs: Furs, coins: int) -> bool:
    return True


def payments(price: Price, furs: Furs, coins: int, later: Later = nothing_later) -> Iterator[Payment]:
    """Every way to pay."""
    yield from _payments(price, price.order, price.count, furs, coins, later)


def _payments(price: Price, kinds: list[int], count: int, furs: Furs, coins: int, later: Later) -> Iterator[Payment]:
    if not count:
        if later(furs, coins):
            yield ()
        return
    for number, kind in enumerate(kinds):
        most = min(furs[kind], count, coins if price.coins(kind) else count)
        for some in range(1, most + 1):
            left = furs.copy()
            left[kind] -= some
            rest = _payments(price, kinds[number + 1 :], count - some, left, coins - some * price.coins(kind), later)
            yield from (((kind, some), *payment) for payment in rest)


def can_pay(price: Price, furs: Furs, coins: int, later: Later = nothing_later) -> bool:
    if later is not nothing_later:
        return any(True for _ in payments(price, furs, coins, later))
    suiting = sum(count for kind, count in furs.items() if not price.coins(kind))
    return price.count <= suiting + min(coins, furs.total() - suiting)
