"""Which cards pay a price: every way to use every card is tried (sections 8, 9 and 16, rulings 25 and 26)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import TypeAlias

from tests.games.graenaland.referee.box import BASIC, face, is_supply
from tests.games.graenaland.referee.table import Cards

Due: TypeAlias = tuple[int, int, int, int]  # of each basic resource
NEVER = 99  # markets that nobody has


def due_of(price: Mapping[str, int]) -> Due:
    grain, livestock, wood, ore = (price.get(resource, 0) for resource in BASIC)
    return grain, livestock, wood, ore


@cache
def uses(card: str) -> tuple[tuple[int, Due], ...]:
    """What a card may stand for, and whether it takes a market; supply cards say their symbols in their names."""
    single = {resource: due_of({resource: 1}) for resource in BASIC}
    anything = [(1, one) for one in single.values()]
    if not is_supply(card):
        if face(card) == "gold":
            return tuple((0, one) for one in single.values())
        return (*anything, (0, single[face(card)]))
    first, second = card.split("-")[1:]
    both = Counter([first, second])
    return (*anything, (0, single[first]), (0, single[second]), (0, due_of(both)))


def less(due: Due, part: Due) -> Due | None:
    grain, livestock, wood, ore = (have - taken for have, taken in zip(due, part, strict=True))
    rest = grain, livestock, wood, ore
    return rest if min(rest) >= 0 else None


@cache
def rests(due: Due, cards: tuple[str, ...]) -> frozenset[tuple[Due, int]]:
    """What may be left to pay once each card was used for something, and the markets that took."""
    if not cards:
        return frozenset({(due, 0)})
    found = set()
    for taken, part in uses(cards[0]):
        rest = less(due, part)
        if rest is not None:
            found |= {(last, taken + more) for last, more in rests(rest, cards[1:])}
    return frozenset(found)


def helped(due: Due, cards: Cards) -> set[Due]:
    """What is left when others gave cards, who have no markets (ruling 27)."""
    return {rest for rest, markets in rests(due, in_order(cards)) if not markets}


def markets_needed(due: Due, cards: Cards) -> int:
    """The fewest markets with which these cards, every one of them used, pay this exactly."""
    if cards.total() > sum(due):
        return NEVER
    return min((markets for rest, markets in rests(due, in_order(cards)) if not any(rest)), default=NEVER)


def in_order(cards: Cards) -> tuple[str, ...]:
    return tuple(sorted(cards.elements()))


@cache
def fewest_cards(due: Due, cards: tuple[str, ...], markets: int) -> int:
    """How few resource cards a payment out of these can take, NEVER if there is none."""
    if not any(due):
        return 0
    if not cards:
        return NEVER
    best = fewest_cards(due, cards[1:], markets)
    for taken, part in uses(cards[0]):
        rest = less(due, part)
        if rest is not None and taken <= markets:
            best = min(best, fewest_cards(rest, cards[1:], markets - taken) + (not is_supply(cards[0])))
    return best


def can_pay(due: Due, cards: Cards, markets: int, keep: int) -> bool:
    """Tell whether somebody can pay and keep so many resource cards."""
    have = sum(count for card, count in cards.items() if not is_supply(card))
    return fewest_cards(due, in_order(cards), markets) + keep <= have


def all_parts(cards: Cards, most: int) -> list[Cards]:
    """Every selection of cards, equal ones being alike, up to a size."""
    kinds = sorted(+cards)
    counts = product(*(range(cards[card] + 1) for card in kinds))
    return [Counter(dict(zip(kinds, count, strict=True))) for count in counts if sum(count) <= most]
