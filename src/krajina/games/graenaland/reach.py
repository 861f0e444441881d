"""How many victory points somebody can reach by building once more, with neither supply card nor works (ruling 36).

Pure arithmetic. Of a set of builds only the sum of what they need matters, but for supply cards, each of which serves
one build, and for markets that are won on the way. So sets of builds are tried, the most promising first, and dropped
as soon as not even a dream of them reaches more than what was found.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from krajina.games.graenaland.payment import Purse, Symbols, uses, walk
from krajina.games.graenaland.pieces import BASIC, GOLD, SPOTS
from krajina.games.graenaland.scoring import points_on
from krajina.games.graenaland.tables import NOWHERE, Price

MOST: Final = 5_000  # sets of builds that are tried: with a hand of thirty cards the best that was found counts
LOOK: Final = 3  # a village on the way to a market counts as so many of them
VILLAGE: Final = 4  # what the cheapest one costs (section 10)
Steps: TypeAlias = tuple[tuple[int, ...], ...]


class Site(NamedTuple):
    """A territory as far as building is concerned."""

    village: Price
    buildings: tuple[bool, ...]  # by kind, whether one could be built
    fee: int  # cards that the first village costs, where one has none
    market: bool
    neighbours: tuple[int, ...]
    terrain: int


class Box(NamedTuple):
    """What is printed."""

    buildings: tuple[Price, ...]
    units: tuple[Price, ...]
    unit_terrains: tuple[int, ...]
    army_most: int
    houses: int
    uncounted: int  # buildings that do not count for the goal


class Prospect(NamedTuple):
    """Where somebody stands."""

    purse: Purse
    sites: tuple[Site, ...]
    villages: tuple[int, ...]
    houses: tuple[int, ...]
    strongholds: tuple[int, ...]  # terrains with a stronghold of one's own
    buildings: int
    army: int
    box: Box


class Plan(NamedTuple):
    """What was built so far in thought."""

    prospect: Prospect
    due: tuple[int, ...]  # by basic resource, in all
    builds: tuple[Price, ...]  # the price of each, for the supply cards
    fees: int


def have(one: Prospect) -> tuple[int, ...]:
    """What counts for the five goals."""
    houses = one.houses
    buildings = max(0, one.buildings - one.box.uncounted)
    return (sum(houses), sum(count > 1 for count in houses), max(houses), buildings, one.army)


@lru_cache(maxsize=4096)
def reach(one: Prospect, steps: Steps, least: int = 0) -> int:
    """The most points that can be reached from here; where that is less than the least of interest, nothing exact."""
    search = Search(steps, max(points_on(steps, have(one)), least - 1))
    search.look(one)
    return search.best


@lru_cache(maxsize=1 << 14)
def reaches(one: Prospect, steps: Steps, goal: int) -> bool:
    """Tell whether so many points can be reached from here."""
    search = Search(steps, max(points_on(steps, have(one)), goal - 1), goal)
    search.look(one)
    return search.best >= goal


def may_reach(now: Prospect, plan: Plan, steps: Steps, goal: int) -> bool:
    """Tell whether so many points might be reached after a build, paid in whichever way; only a no is certain.

    Markets that could be won on the way are counted as won.
    """
    one = plan.prospect
    won = markets_to_win(now)
    rich = plan._replace(prospect=one._replace(purse=one.purse._replace(markets=one.purse.markets + won)))
    search = Search(steps, max(points_on(steps, have(one)), goal - 1), goal)
    if is_payable(rich):
        search.extend(rich, 0)
    return search.best >= goal


def _dream(one: Prospect, steps: Steps, spent: int = 0) -> int:
    """More points than these cannot be reached, whatever the cards show."""
    left = sum(one.purse.counts) + 2 * len(one.purse.supplies) - spent
    return dream(one.houses, one.buildings, one.army, steps, left, one.box)


@lru_cache(maxsize=65536)
def dream(houses: tuple[int, ...], buildings: int, army: int, steps: Steps, left: int, box: Box) -> int:
    """The points if every build were possible, every card fitted, and every house could stand where it helps most."""
    building, soldier = (min(map(sum, prices)) for prices in (box.buildings, box.units))
    room = box.houses - sum(houses)
    best = 0
    for more in range(min(left // soldier, max(0, box.army_most - army)) + 1):
        rest = left - more * soldier
        for built in range(min(rest // building, room) + 1):
            grown = built + min((rest - built * building) // VILLAGE, room - built)
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


class Search:
    """Tries sets of builds, each once, the most promising first."""

    def __init__(self, steps: Steps, best: int, goal: int = 99) -> None:
        self.steps = steps
        self.best = best
        self.goal = goal  # more is not asked for
        self.tried: set[tuple[object, ...]] = set()
        self.left = MOST

    def look(self, one: Prospect) -> None:
        """Look at everything that can be built from here, and at villages that lead to further markets."""
        self.extend(begun(one), 0)
        if self.best >= self.goal or not self.gains_by_markets(one):
            return
        for other in _towards_markets(one):
            self.left -= LOOK
            if self.left <= 0 or self.best >= self.goal:
                return
            if _dream(other, self.steps) > self.best:
                self.best = max(self.best, points_on(self.steps, have(other)))
                self.look(other)

    def gains_by_markets(self, one: Prospect) -> bool:
        """Tell whether more could be reached if all markets were one's own from the start."""
        won = markets_to_win(one)
        if not won:
            return False
        search = Search(self.steps, self.best, self.best + 1)
        search.extend(begun(one._replace(purse=one.purse._replace(markets=one.purse.markets + won))), 0)
        return search.best > self.best

    def extend(self, plan: Plan, first: int) -> None:
        """Try every build more; `first` keeps equal sets from being tried twice."""
        found = []
        for number, more in _further(plan, first):
            one = more.prospect
            sites = tuple([site.buildings for site in one.sites])
            key = (one.purse, more.due, one.villages, one.houses, sites, one.army)
            hope = _dream(one, self.steps, sum(more.due) + more.fees)
            if hope > self.best and key not in self.tried and self.left > 0:
                self.tried.add(key)
                self.left -= 1
                if is_payable(more):
                    gained = points_on(self.steps, have(one))
                    self.best = max(self.best, gained)
                    found.append((-gained, sum(more.due), number, more))
        found.sort(key=lambda item: item[:3])
        for _, _, number, more in found:
            if self.best < self.goal and _dream(more.prospect, self.steps, sum(more.due) + more.fees) > self.best:
                self.extend(more, number)


def _further(plan: Plan, first: int) -> Iterator[tuple[int, Plan]]:
    """One build more, of those that come at or after a number."""
    one = plan.prospect
    size = len(one.sites)
    units = size * (1 + SPOTS)  # villages come first, then buildings, then these
    for number in range(first, units + len(one.box.units)):
        if number < size:
            if (more := with_village(plan, number)) is not None:
                # A village may open the way to what came before it.
                yield (0 if one.houses[number] == 0 else number), more
        elif number < units:
            at, building = divmod(number - size, SPOTS)
            if (more := with_building(plan, at, building)) is not None:
                yield number, more
        else:
            unit = number - units
            terrain = one.box.unit_terrains[unit]
            if one.army < one.box.army_most and (terrain == NOWHERE or terrain in one.strongholds):
                yield number, with_soldier(plan, unit)


def with_soldier(plan: Plan, unit: int) -> Plan:
    """A stronger army, at the price of a unit."""
    one = plan.prospect
    return _paid(plan, one._replace(army=one.army + 1), one.box.units[unit], 0)


def _paid(plan: Plan, after: Prospect, price: Price, fee: int) -> Plan:
    due = tuple(have + more for have, more in zip(plan.due, price, strict=True))
    return Plan(after, due, (*plan.builds, price), plan.fees + fee)


def markets_to_win(one: Prospect) -> int:
    """How many markets stand where one has no settlement."""
    return sum(site.market and not houses for site, houses in zip(one.sites, one.houses, strict=True))


def begun(one: Prospect) -> Plan:
    """Nothing was built yet."""
    return Plan(one, (0,) * len(BASIC), (), 0)


def with_village(plan: Plan, at: int) -> Plan | None:
    """A village more; None where there is no place for it."""
    one = plan.prospect
    site = one.sites[at]
    near = one.houses[at] or any(one.houses[other] for other in site.neighbours)
    if not near or sum(one.houses) >= one.box.houses:
        return None
    villages = tuple(count + (place == at) for place, count in enumerate(one.villages))
    houses = tuple(count + (place == at) for place, count in enumerate(one.houses))
    fee = site.fee if one.houses[at] == 0 else 0
    return _paid(plan, one._replace(villages=villages, houses=houses), site.village, fee)


def with_building(plan: Plan, at: int, building: int) -> Plan | None:
    """A building more; None where there is no place for it."""
    one = plan.prospect
    site = one.sites[at]
    if not site.buildings[building] or not one.villages[at] or sum(one.houses) >= one.box.houses:
        return None
    houses = tuple(count + (place == at) for place, count in enumerate(one.houses))
    taken = tuple(free and number != building for number, free in enumerate(site.buildings))
    sites = tuple(site._replace(buildings=taken) if place == at else old for place, old in enumerate(one.sites))
    strongholds = one.strongholds if building else (*one.strongholds, site.terrain)
    after = one._replace(houses=houses, sites=sites, buildings=one.buildings + 1, strongholds=strongholds)
    return _paid(plan, after, one.box.buildings[building], 0)


# -- paying for all of it --------------------------------------------------------------------------------------------


def is_payable(plan: Plan) -> bool:
    """Tell whether one purse pays for all builds, and the fees."""
    purse = plan.prospect.purse
    return _covers(purse, list(plan.due), [list(price) for price in plan.builds], purse.supplies, 0, plan.fees)


def _covers(
    purse: Purse, due: list[int], builds: list[list[int]], supplies: Sequence[Symbols], marketed: int, fees: int
) -> bool:
    """Try every use of every supply card that can help: in one build, at a market, or not at all."""
    lacks = [max(0, need - has) for need, has in zip(due, purse.counts, strict=False)]
    over = sum(lacks) - purse.counts[GOLD] - purse.markets  # what nothing covers
    short = fees + sum(due) - marketed - sum(purse.counts)  # cards that are not there
    if over <= 0 and short <= 0 and marketed <= sum(due):
        return True
    if not supplies or over > _most_covered(lacks, supplies) or short > 2 * len(supplies):
        return False
    tried = set()
    for build in builds:
        if tuple(build) in tried:
            continue
        tried.add(tuple(build))
        for covered in list(uses(supplies[0], build)):
            if short <= 0 and not any(lacks[resource] for resource in covered):
                continue
            for resource in covered:
                build[resource] -= 1
                due[resource] -= 1
            found = _covers(purse, due, builds, supplies[1:], marketed, fees)
            for resource in covered:
                build[resource] += 1
                due[resource] += 1
            if found:
                return True
    can_market = short > 0 and marketed < min(purse.markets, sum(due))
    if can_market and _covers(purse, due, builds, supplies[1:], marketed + 1, fees):
        return True
    return _covers(purse, due, builds, supplies[1:], marketed, fees)


def _most_covered(lacks: Sequence[int], supplies: Sequence[Symbols]) -> int:
    """How much of what lacks supply cards can cover at the most."""
    symbols = [symbol for pair in supplies for symbol in pair]
    return symbols.count(GOLD) + sum(min(lack, symbols.count(resource)) for resource, lack in enumerate(lacks))


def _towards_markets(one: Prospect) -> Iterator[Prospect]:
    """Villages that lead to a market that is not one's own yet: paid for in every way, for the market helps later."""
    for at, site in enumerate(one.sites):
        plan = with_village(begun(one), at)
        if plan is None or one.houses[at]:
            continue
        paid = [after_payment(one.purse, *payment) for payment in walk(site.village, one.purse._replace(keep=site.fee))]
        for purse in undominated({left for after in paid for left in after_fee(after, site.fee)}):
            yield plan.prospect._replace(purse=purse._replace(markets=purse.markets + site.market))


def undominated(purses: Collection[Purse]) -> list[Purse]:
    """Those that are worse than no other; gold is as good as any card."""
    found: list[Purse] = []
    for purse in sorted(purses, key=_worth, reverse=True):
        if not any(is_as_good(other, purse) for other in found):
            found.append(purse)
    return found


def _worth(purse: Purse) -> tuple[int, Purse]:
    return sum(purse.counts) + purse.counts[GOLD] + 2 * len(purse.supplies), purse


def is_as_good(one: Purse, other: Purse) -> bool:
    """Tell whether whatever can be paid with the other purse can be paid with this one."""
    lacking = sum(max(0, has - mine) for mine, has in zip(one.counts[:GOLD], other.counts, strict=False))
    more_gold = one.counts[GOLD] - other.counts[GOLD]
    left = list(one.supplies)
    for supply in other.supplies:
        if supply not in left:
            return False
        left.remove(supply)
    return one.markets >= other.markets and lacking <= more_gold


def after_payment(purse: Purse, counts: Sequence[int], supplies: Sequence[int], markets: int) -> Purse:
    """What is left when resources by number and supply cards by place were paid."""
    left = tuple(has - gone for has, gone in zip(purse.counts, counts, strict=True))
    cards = tuple(card for place, card in enumerate(purse.supplies) if place not in supplies)
    return Purse(left, cards, purse.markets - markets)


def after_fee(purse: Purse, fee: int) -> Iterator[Purse]:
    """What may be left when so many cards were given away."""
    if not fee:
        yield purse
        return
    for resource, count in enumerate(purse.counts):
        if count:
            counts = tuple(has - (number == resource) for number, has in enumerate(purse.counts))
            yield from after_fee(purse._replace(counts=counts), fee - 1)
