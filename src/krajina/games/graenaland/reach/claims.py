"""How many victory points a seat can reach by building once more, with neither supply card nor works (ruling 36).

Pure arithmetic, and exact: `ways` searches for a way, `prospect` and `funds` say whether a hand pays for it. What can
be excluded by what everybody sees (`dream`) asks no hand.
"""

from functools import lru_cache
from typing import NamedTuple

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.payer import pay_so
from krajina.games.graenaland.paying.purse import Payment, Purse
from krajina.games.graenaland.reach.prospect import Box, First, Prospect, Steps, Way, have, is_payable, paid
from krajina.games.graenaland.reach.ways import Aim, Search
from krajina.games.graenaland.scoring import points_on


def reach(one: Prospect, steps: Steps, least: int = 0) -> int:
    """The most points that can be reached from here; where that is less than the least of interest, nothing exact."""
    now = points_on(steps, have(one))
    low, high = max(now + 1, least), sum(map(len, steps))
    search = Search(one)
    if not search.find(search.aims(steps, low)):
        return now
    while low < high:
        middle = (low + high + 1) // 2
        if search.find(search.aims(steps, middle)):
            low = middle
        else:
            high = middle - 1
    return low


class Plan(NamedTuple):
    """A way to some points, and to what else a way may lead, the likeliest first."""

    way: Way
    aims: list[Aim]


def plan(one: Prospect, steps: Steps, goal: int) -> Plan | None:
    """How so many points can be reached from here, where they are not yet."""
    search = Search(one)
    aims = search.aims(steps, goal)
    found = search.find(aims)
    return Plan(found[1], aims[found[0] :]) if found else None


def reaches(one: Prospect, steps: Steps, goal: int, aims: list[Aim]) -> bool:
    """Tell whether so many points can be reached from here, by one of these aims."""
    return points_on(steps, have(one)) >= goal or _find(Search(one), aims) is not None


def way_after(one: Prospect, steps: Steps, goal: int, first: First, aims: list[Aim]) -> Way | None:
    """How to reach so many points after a first build that stands, but is not paid yet."""
    if points_on(steps, have(one)) >= goal:
        return Way((), ()) if is_payable(one, Way((), ()), first) else None
    return _find(Search(one, first), aims)


def _find(search: Search, aims: list[Aim]) -> Way | None:
    """What was reached comes first from now on: it is likely to be reached the next time, too."""
    if (found := search.find(aims)) is None:
        return None
    number, way = found
    aims.insert(0, aims.pop(number))
    return way


def pay_on(one: Prospect, way: Way, first: First) -> Payment:
    """A payment of the first build that leaves enough for the rest of the way.

    Supply cards that serve whole for the rest are laid aside: so no other payment has to be searched for.
    """
    so = paid(one, way, first)
    assert so is not None, "the way can be paid"
    kept = list(range(len(one.purse.supplies)))
    for place, symbols in so.hosted:
        if place:
            kept.remove(next(number for number in kept if one.purse.supplies[number] == symbols))
    purse = one.purse.with_supplies(tuple([one.purse.supplies[number] for number in kept]))

    def is_fine(purse: Purse, due: Price) -> bool:
        return paid(one._replace(purse=purse), way, first, (due, *so.due[1:])) is not None

    found = pay_so(first.price, purse, is_fine)
    return Payment(found.counts, tuple([kept[place] for place in found.supplies]), found.markets)


@lru_cache(maxsize=65536)  # of what everybody sees, and of every victory point card there is
def dream(houses: tuple[int, ...], buildings: int, army: int, steps: Steps, left: int, box: Box) -> int:
    """The points if every build were possible, every card fitted, and every house could stand where it helps most."""
    building, soldier = (min(map(sum, prices)) for prices in (box.buildings, box.units))
    room = max(0, box.houses - sum(houses))
    best = 0
    for more in range(min(left // soldier, max(0, box.army_most - army)) + 1):
        rest = left - more * soldier
        for built in range(min(rest // building, room) + 1):
            grown = built + min((rest - built * building) // box.village, room - built)
            counted = max(0, buildings + built - box.uncounted)
            fixed = sum(counted >= step for step in steps[3]) + sum(army + more >= step for step in steps[4])
            best = max(best, fixed + _spread(houses, grown, steps))
    return best


@lru_cache(maxsize=65536)
def _spread(houses: tuple[int, ...], grown: int, steps: Steps) -> int:
    """The points for settlements, however so many new ones are spread: onto the largest territory, or onto others."""
    total, largest = sum(houses) + grown, max(houses)
    singles = houses.count(1)
    best = 0
    for onto in range(grown + 1):
        others = grown - onto
        filled = min(others, singles)
        pairs = sum(count > 1 for count in houses) + filled + (others - filled) // 2 + (onto > 0)
        counts = (total, pairs, largest + onto)
        best = max(best, sum(count >= step for goal, count in enumerate(counts) for step in steps[goal]))
    return best
