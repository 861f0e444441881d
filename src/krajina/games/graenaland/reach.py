"""How many victory points somebody can reach by building once more, with neither supply card nor works (ruling 36).

Pure arithmetic, and exact: `ways` searches for a way, `prospect` and `funds` say whether a hand pays for it. What can
be excluded by what everybody sees (`dream`) asks nobody's hand.
"""

from functools import lru_cache

from krajina.games.graenaland.payer import pay_so
from krajina.games.graenaland.payment import Payment
from krajina.games.graenaland.prospect import Box, First, Prospect, Steps, Way, have, is_payable
from krajina.games.graenaland.scoring import points_on
from krajina.games.graenaland.ways import Search


def reach(one: Prospect, steps: Steps, least: int = 0) -> int:
    """The most points that can be reached from here; where that is less than the least of interest, nothing exact."""
    now = points_on(steps, have(one))
    search = Search(one)
    low, high = max(now + 1, least), sum(map(len, steps))
    if search.find(steps, low) is None:
        return now
    while low < high:
        middle = (low + high + 1) // 2
        if search.find(steps, middle) is None:
            high = middle - 1
        else:
            low = middle
    return low


def reaches(one: Prospect, steps: Steps, goal: int) -> bool:
    """Tell whether so many points can be reached from here."""
    return points_on(steps, have(one)) >= goal or Search(one).find(steps, goal) is not None


def way_after(one: Prospect, steps: Steps, goal: int, first: First) -> Way | None:
    """How to reach so many points after a first build that stands, but is not paid yet."""
    if points_on(steps, have(one)) >= goal:
        return Way((), ()) if is_payable(one, Way((), ()), first) else None
    return Search(one, first).find(steps, goal)


def pay_on(one: Prospect, way: Way, first: First) -> Payment:
    """A payment of the first build that leaves enough for the rest of the way."""
    found = pay_so(
        first.price, one.purse, lambda purse, due: is_payable(one._replace(purse=purse), way, First(due, first.markets))
    )
    assert found is not None, "the way can be paid"
    return found


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
