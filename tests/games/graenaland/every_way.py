"""Payments by brute force: every card is tried in every part that it could play."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.purse import Purse, Symbols

GRAIN, LIVESTOCK, WOOD, ORE, GOLD = range(5)

# A card is a resource, or a pair of symbols. What a card may cover: some things that are due, at so many markets.
Piece = int | Symbols


def parts(card: Piece, due: Price) -> set[tuple[tuple[int, ...], int]]:
    """Every part that a card can play: what it covers, and the markets that this takes."""
    open_ones = [one for one in range(4) if due[one]]
    found: set[tuple[tuple[int, ...], int]] = {((one,), 1) for one in open_ones}
    if isinstance(card, int):
        return found | {((one,), 0) for one in open_ones if card in (one, GOLD)}
    for one, other in product(open_ones, repeat=2):
        if sorted(card) == sorted((one, other)) and (one != other or due[one] > 1):
            found.add(((one, other), 0))
    return found | {((one,), 0) for one in open_ones if one in card}


@cache
def fewest(cards: tuple[Piece, ...], due: Price) -> int | None:
    """How many markets these cards take to pay exactly this, if they can."""
    if not cards:
        return None if any(due) else 0
    found = []
    for covered, markets in parts(cards[0], due):
        rest = tuple(count - covered.count(one) for one, count in enumerate(due))
        needed = fewest(cards[1:], rest)
        if needed is not None:
            found.append(needed + markets)
    return min(found, default=None)


def faces(counts: Sequence[int]) -> list[Piece]:
    return [face for face, count in enumerate(counts) for _ in range(count)]


def every_way(price: Price, purse: Purse) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
    """What is paid, and the markets for it, over all parts of a purse."""
    found = {}
    for counts in product(*(range(count + 1) for count in purse.counts)):
        if sum(purse.counts) - sum(counts) < purse.keep:
            continue
        for size in range(len(purse.supplies) + 1):
            for used in combinations(range(len(purse.supplies)), size):
                cards = (*faces(counts), *(purse.supplies[place] for place in used))
                needed = fewest(cards, price)
                if needed is not None and needed <= purse.markets:
                    found[counts, used] = needed
    return found
