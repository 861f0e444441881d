"""The default payer: exact cards, supply cards for two, for one, gold, then markets (sections 8, 9 and 16)."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.exact import markets_needed
from krajina.games.graenaland.paying.funds import cards_worth, cost, covered
from krajina.games.graenaland.paying.purse import Payment, Purse, Symbols, uses
from krajina.games.graenaland.pieces import GOLD

Fine: TypeAlias = Callable[[Purse, Price], bool]  # whether what is left in a purse will do, with so much still due


def propose(price: Price, purse: Purse) -> Payment | None:
    """A payment in the usual order; None if it cannot be paid.

    Where this order comes to no end, or leaves too little for a palisade fee, any other way will do.
    """
    counts, supplies = purse.counts, purse.supplies
    lacking, left = 0, counts[GOLD]
    due = [0] * GOLD
    for face in range(GOLD):
        need, has = price[face], counts[face]
        left += has - need
        if need > has:
            due[face] = need - has
            lacking += need - has
    if not lacking:
        if left >= purse.keep:
            return Payment((*price, 0), (), 0)
    elif lacking > counts[GOLD] + purse.markets + 2 * len(supplies):
        return None
    usual = _usual(price, purse, due[:])
    if usual is not None or not supplies or (not purse.markets and lacking > counts[GOLD] + _shown(supplies, due)):
        return usual
    return pay_so(price, purse, lambda left, rest: is_covered(rest, left)) if is_covered(price, purse) else None


def _shown(supplies: Sequence[Symbols], due: list[int]) -> int:
    """No more than so many things that are due can supply cards cover without a market."""
    found = 0
    for one, other in supplies:
        found += (one == GOLD or due[one] > 0) + (other == GOLD or due[other] > 0)
    return found


def is_covered(due: Price, purse: Purse) -> bool:
    """Tell whether one build can be paid."""
    return covered(cards_worth(purse) - cost(due), (due,), purse.supplies) is not None


def missing(price: Price, purse: Purse) -> Price:
    """The fewest things of a price without which a purse could pay the rest; of several, most of the first resources.

    What need not be paid is as good as a gold card for it. So sets of things need not be tried one after the other,
    which would take minutes where things of own tables cost hundreds.
    """
    lacking = [max(0, need - has) for need, has in zip(price, purse.counts, strict=False)]
    left = _fewest(sum(lacking), lambda gold: _is_paid(price, purse, gold))
    gone, rest = [0] * len(lacking), list(price)
    for face, most in enumerate(lacking):
        gone[face] = _most(rest, face, min(most, left), purse, left)
        rest[face] -= gone[face]
        left -= gone[face]
    return tuple(gone)


def least_missing(prices: Sequence[Price], purse: Purse) -> Price:
    """What is missing of the price of which least is; of several such prices, of the first."""
    found = missing(prices[0], purse)
    for price in prices[1:]:
        if any(found) and _is_paid(price, purse, sum(found) - 1):
            found = missing(price, purse)
    return found


def _most(price: list[int], face: int, bound: int, purse: Purse, left: int) -> int:
    """Of so many things that are left out, how many may be of one resource."""

    def is_paid(kept: int) -> bool:
        less = bound - kept
        return _is_paid((*price[:face], price[face] - less, *price[face + 1 :]), purse, left - less)

    return bound - _fewest(bound, is_paid)


def _fewest(bound: int, is_enough: Callable[[int], bool]) -> int:
    """The smallest number that is enough; the bound is."""
    return bisect_left(range(bound), True, key=is_enough)


def _is_paid(price: Price, purse: Purse, gold: int) -> bool:
    """Tell whether so many more gold cards would do."""
    return is_covered(price, purse.with_counts((*purse.counts[:GOLD], purse.counts[GOLD] + gold)))


class _Step(NamedTuple):
    """A card that is laid down: what is left in the purse, and due."""

    purse: Purse
    due: Price
    face: int | None  # of a resource card
    place: int | None  # of a supply card


def pay_so(price: Price, purse: Purse, fine: Fine) -> Payment:
    """Lay card by card, the usual ones first, so that what is left will do, as it does now."""
    paid = [0] * (GOLD + 1)
    places: list[int] = []
    kept = list(range(len(purse.supplies)))
    left, due = purse, price
    while any(due):
        step = next(step for step in _steps(left, due) if fine(step.purse, step.due))
        left, due = step.purse, step.due
        if step.face is not None:
            paid[step.face] += 1
        if step.place is not None:
            places.append(kept.pop(step.place))
    chosen = tuple(sorted(places))
    markets = markets_needed(price, paid, [purse.supplies[place] for place in chosen])
    assert markets is not None, "each card covers something"
    return Payment(tuple(paid), chosen, markets)


def _steps(purse: Purse, due: Price) -> Iterator[_Step]:
    """Every card that may be laid down next, in the usual order."""
    open_ones = [one for one, count in enumerate(due) if count]
    for one in open_ones:
        if purse.counts[one]:
            yield _Step(_without(purse, one), _less(due, (one,)), one, None)
    for size in (2, 1):
        for symbols in dict.fromkeys(purse.supplies):
            place = purse.supplies.index(symbols)
            for way in uses(symbols, due):
                if len(way) == size:
                    yield _Step(_without_supply(purse, place), _less(due, way), None, place)
    if purse.counts[GOLD]:
        yield from [_Step(_without(purse, GOLD), _less(due, (one,)), GOLD, None) for one in open_ones]
    if purse.markets:
        for one in open_ones:
            yield from _at_market(purse.with_markets(purse.markets - 1), _less(due, (one,)))


def _at_market(purse: Purse, due: Price) -> Iterator[_Step]:
    """Any card, of resources first what there is most of."""
    for face in sorted(range(GOLD), key=lambda face: -purse.counts[face]):
        if purse.counts[face]:
            yield _Step(_without(purse, face), due, face, None)
    for place in range(len(purse.supplies)):
        yield _Step(_without_supply(purse, place), due, None, place)


def _without(purse: Purse, face: int) -> Purse:
    counts = purse.counts
    return purse.with_counts((*counts[:face], counts[face] - 1, *counts[face + 1 :]))


def _without_supply(purse: Purse, place: int) -> Purse:
    return purse.with_supplies((*purse.supplies[:place], *purse.supplies[place + 1 :]))


def _less(due: Price, covered: tuple[int, ...]) -> Price:
    return tuple([count - covered.count(one) for one, count in enumerate(due)])


def _usual(price: Price, purse: Purse, due: list[int]) -> Payment | None:
    """Exact cards first; then supply cards that cover most; then gold; then whatever is spare, at markets."""
    counts, left = purse.counts, 0
    paid = [price[face] - due[face] for face in range(GOLD)]
    used = _cover(due, purse.supplies) if purse.supplies else []
    for count in due:
        left += count
    gold = left if left < counts[GOLD] else counts[GOLD]
    paid.append(gold)
    markets = left - gold
    if markets > purse.markets:
        return None
    if markets:
        spare = [place for place in range(len(purse.supplies)) if place not in used]
        markets_left = _spend_spare(counts, paid, markets)
        if markets_left > len(spare):
            return None  # too little is spare
        used += spare[:markets_left]
    if purse.keep and sum(counts) - sum(paid) < purse.keep:
        return None
    used.sort()
    return Payment(tuple(paid), tuple(used), markets)


def _cover(due: list[int], supplies: Sequence[Symbols]) -> list[int]:
    """Supply cards that cover two things that are due, then those that cover one; `due` becomes what is left."""
    used: list[int] = []
    for size in (2, 1):
        for place, (one, other) in enumerate(supplies):
            if place in used:
                continue
            if GOLD in (one, other):
                covered = next((way for way in uses((one, other), due) if len(way) == size), ())
            elif size == 1:
                covered = (one,) if due[one] else (other,) if due[other] else ()
            else:
                covered = (one, other) if due[one] and due[other] and (one != other or due[one] > 1) else ()
            for resource in covered:
                due[resource] -= 1
            if covered:
                used.append(place)
    return used


def _spend_spare(counts: tuple[int, ...], paid: list[int], markets: int) -> int:
    """Cards for the markets, of the resource that is left over most; how many markets are left for supply cards."""
    while markets:
        most = 0
        for face in range(1, GOLD):
            if counts[face] - paid[face] > counts[most] - paid[most]:
                most = face
        if counts[most] == paid[most]:
            break
        paid[most] += 1
        markets -= 1
    return markets
