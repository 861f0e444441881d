"""How many victory points somebody can reach by building once more, with neither supply card nor works (ruling 36).

Exact, and as pure arithmetic. Of a set of builds only the sum of what they need matters, but for supply cards, each of
which serves one build, and for markets that are won on the way. So sets of builds are tried, dearest hopes first, and
dropped as soon as not even the cheapest dream reaches more than what was found.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from krajina.games.graenaland.payment import Purse, Symbols, uses, walk
from krajina.games.graenaland.pieces import GOLD
from krajina.games.graenaland.scoring import points_on
from krajina.games.graenaland.tables import NOWHERE, Price

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
def reach(one: Prospect, steps: Steps) -> int:
    """The most points that can be reached from here."""
    best = points_on(steps, have(one))
    best = max(best, _best(Plan(one, (0, 0, 0, 0), (), 0), steps, best, 0))
    for other in _towards_markets(one):
        if _dream(other, steps) > best:
            best = max(best, reach(other, steps))
    return best


def units_left(purse: Purse, due: int) -> int:
    """How much can still be paid at the most, if everything fits."""
    return sum(purse.counts) + 2 * len(purse.supplies) - due


def _dream(one: Prospect, steps: Steps, spent: int = 0) -> int:
    """More points than these cannot be reached, whatever the cards show."""
    left = units_left(one.purse, spent)
    return dream(have(one), steps, left, one.box, houses=one.box.houses - sum(one.houses))


def dream(now: Sequence[int], steps: Steps, left: int, box: Box, houses: int) -> int:
    """The points if every build were possible at the lowest price, and every house where it helps most."""
    village = 4
    building = min(sum(price) for price in box.buildings)
    soldier = min(sum(price) for price in box.units)
    best = 0
    for army in range(min(left // soldier, max(0, box.army_most - now[4])) + 1):
        rest = left - army * soldier
        for built in range(min(rest // building, houses) + 1):
            more = min((rest - built * building) // village, houses - built)
            grown = built + more
            counts = (now[0] + grown, now[1] + grown, now[2] + grown, now[3] + built, now[4] + army)
            best = max(best, points_on(steps, counts))
    return best


def _best(plan: Plan, steps: Steps, best: int, first: int) -> int:
    """The most points of all sets of builds that begin like this; `first` keeps equal sets from being tried twice."""
    if _dream(plan.prospect, steps, sum(plan.due) + plan.fees) <= best:
        return best
    for number, more in _further(plan, first):
        if is_payable(more):
            best = max(best, points_on(steps, have(more.prospect)))
            best = max(best, _best(more, steps, best, number))
    return best


def _further(plan: Plan, first: int) -> Iterator[tuple[int, Plan]]:
    """One build more, of those that come at or after a number."""
    one = plan.prospect
    size = len(one.sites)
    for number in range(first, size * 4 + len(one.box.units)):
        if number < size:
            if (more := _village(plan, number)) is not None:
                # A village may open the way to what came before it.
                yield (0 if one.houses[number] == 0 else number), more
        elif number < size * 4:
            at, building = divmod(number - size, 3)
            if (more := _building(plan, at, building)) is not None:
                yield number, more
        else:
            unit = number - size * 4
            terrain = one.box.unit_terrains[unit]
            if one.army < one.box.army_most and (terrain == NOWHERE or terrain in one.strongholds):
                yield number, _paid(plan, one._replace(army=one.army + 1), one.box.units[unit], 0)


def _paid(plan: Plan, after: Prospect, price: Price, fee: int) -> Plan:
    due = tuple(have + more for have, more in zip(plan.due, price, strict=True))
    return Plan(after, due, (*plan.builds, price), plan.fees + fee)


def _village(plan: Plan, at: int) -> Plan | None:
    one = plan.prospect
    site = one.sites[at]
    near = one.houses[at] or any(one.houses[other] for other in site.neighbours)
    if not near or sum(one.houses) >= one.box.houses:
        return None
    villages = tuple(count + (place == at) for place, count in enumerate(one.villages))
    houses = tuple(count + (place == at) for place, count in enumerate(one.houses))
    fee = site.fee if one.houses[at] == 0 else 0
    return _paid(plan, one._replace(villages=villages, houses=houses), site.village, fee)


def _building(plan: Plan, at: int, building: int) -> Plan | None:
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
    """Try every use of every supply card: in one build, at a market, or not at all."""
    if not supplies:
        return _rest_is_payable(purse, due, marketed, fees)
    if _covers(purse, due, builds, supplies[1:], marketed, fees):
        return True
    tried = set()
    for build in builds:
        if tuple(build) in tried:
            continue
        tried.add(tuple(build))
        for covered in list(uses(supplies[0], build)):
            for resource in covered:
                build[resource] -= 1
                due[resource] -= 1
            found = _covers(purse, due, builds, supplies[1:], marketed, fees)
            for resource in covered:
                build[resource] += 1
                due[resource] += 1
            if found:
                return True
    return purse.markets > marketed and _covers(purse, due, builds, supplies[1:], marketed + 1, fees)


def _rest_is_payable(purse: Purse, due: Sequence[int], marketed: int, fees: int) -> bool:
    """Resource cards, gold and markets; every card that is left over may be a fee."""
    lacking = sum(max(0, need - has) for need, has in zip(due, purse.counts, strict=False))
    cards = sum(purse.counts) - (sum(due) - marketed)
    return lacking <= purse.counts[GOLD] + purse.markets and cards >= fees and marketed <= sum(due)


def _towards_markets(one: Prospect) -> Iterator[Prospect]:
    """Villages that lead to a market that is not one's own yet: paid for in every way, for the market helps later."""
    if not any(site.market and not houses for site, houses in zip(one.sites, one.houses, strict=True)):
        return
    for at, site in enumerate(one.sites):
        plan = _village(Plan(one, (0, 0, 0, 0), (), 0), at)
        if plan is None or one.houses[at]:
            continue
        for payment in walk(site.village, one.purse._replace(keep=site.fee)):
            for purse in after_fee(_after(one.purse, payment.counts, payment.supplies, payment.markets), site.fee):
                yield plan.prospect._replace(purse=purse._replace(markets=purse.markets + site.market))


def _after(purse: Purse, counts: Sequence[int], supplies: Sequence[int], markets: int) -> Purse:
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
