"""Where a seat stands that may build once more, and whether a hand pays for a way from there (sections 8 to 17)."""

from functools import cache
from itertools import combinations_with_replacement, product
from operator import mul
from typing import NamedTuple, TypeAlias

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.funds import (
    FEE,
    MARKET,
    Builds,
    Whole,
    cards_worth,
    cost,
    covered,
    hosts,
    is_enough,
    least,
)
from krajina.games.graenaland.paying.purse import Purse
from krajina.games.graenaland.pieces import STRONGHOLD
from krajina.games.graenaland.scoring import MANY
from krajina.games.graenaland.tables import NOWHERE

Steps: TypeAlias = tuple[tuple[int, ...], ...]
SOLDIER, VILLAGE = -2, -1  # beside the kinds of buildings


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
    village: int  # cards that the cheapest village takes


class Prospect(NamedTuple):
    """Where a seat stands."""

    purse: Purse
    sites: tuple[Site, ...]
    villages: tuple[int, ...]
    houses: tuple[int, ...]
    strongholds: tuple[int, ...]  # terrains with a stronghold of one's own
    buildings: int
    army: int
    box: Box
    known: "Known"


class Army(NamedTuple):
    """Soldiers by what they take, and the terrains where they ask for a new stronghold, a bit each."""

    takes: int
    terrains: int
    units: Builds


class Mix(NamedTuple):
    """Buildings by kind, and what they take."""

    kinds: tuple[int, ...]
    takes: int


def armies(box: Box, strongholds: tuple[int, ...], units: tuple[int, ...], count: int) -> list[Army]:
    """So many soldiers, of all that one may have."""
    found = []
    for chosen in combinations_with_replacement(units, count):
        terrains = {box.unit_terrains[unit] for unit in chosen}.difference(strongholds, (NOWHERE,))
        prices = tuple([box.units[unit] for unit in chosen])
        found.append(Army(sum(map(cost, prices)), sum([1 << terrain for terrain in terrains]), prices))
    return found


def mixes(takes: tuple[int, ...], spots: tuple[int, ...], count: int) -> list[Mix]:
    """So many buildings, on spots that are free."""
    ways = product(*[range(min(free, count) + 1) for free in spots])
    return [Mix(kinds, sum(map(mul, kinds, takes))) for kinds in ways if sum(kinds) == count]


class Known:
    """What was worked out for one answer, as it is asked again and again; it tells of a hand, so it ends with it."""

    def __init__(self) -> None:
        self.unpaid: set[object] = set()  # what is too dear
        self.cost, self.least, self.hosts = cache(cost), cache(least), cache(hosts)
        self.armies, self.mixes = cache(armies), cache(mixes)


class First(NamedTuple):
    """A build that comes first: it is still to be paid, and wins so many markets for what comes after it."""

    price: Price
    markets: int = 0


class Build(NamedTuple):
    """Something that is built: a soldier, a village, or a building of some kind; at any of some territories."""

    price: Price
    kind: int
    sites: tuple[int, ...]

    def is_met_by(self, other: "Build") -> bool:
        """Tell whether what is built serves as this."""
        if self.kind == SOLDIER:
            return other.kind == SOLDIER and other.price == self.price
        return other.kind == self.kind and other.sites[0] in self.sites


class Way(NamedTuple):
    """What is built on the way to some points: villages that enter a territory, and all else."""

    entered: tuple[int, ...]
    others: tuple[Build, ...]

    def with_build(self, one: Prospect, build: Build) -> "Way":
        """The same with one build more, done from where one stands."""
        if build.kind == VILLAGE and not one.villages[build.sites[0]]:
            return Way((*self.entered, *build.sites), self.others)
        return Way(self.entered, (*self.others, build))

    def without(self, build: Build) -> "Way | None":
        """What is left of it when one of its builds is done; None if it is none of them."""
        if build.kind == VILLAGE and build.sites[0] in self.entered:
            return Way(tuple([at for at in self.entered if at != build.sites[0]]), self.others)
        for place, one in enumerate(self.others):
            if one.is_met_by(build):
                return Way(self.entered, (*self.others[:place], *self.others[place + 1 :]))
        return None


def with_soldier(one: Prospect, unit: int) -> tuple[Prospect, First]:
    """A stronger army, at the price of a unit; it is still to be paid."""
    return one._replace(army=one.army + 1), First(one.box.units[unit])


def with_village(one: Prospect, at: int) -> tuple[Prospect, First]:
    """A village more, with the fee and the market of a territory that is entered."""
    site, is_new = one.sites[at], not one.houses[at]
    purse = one.purse.with_keep(one.purse.keep + site.fee) if is_new else one.purse
    after = one._replace(purse=purse, villages=_one_more(one.villages, at), houses=_one_more(one.houses, at))
    return after, First(site.village, int(is_new and site.market))


def with_building(one: Prospect, at: int, kind: int) -> tuple[Prospect, First]:
    """A building more."""
    site = one.sites[at]
    taken = site._replace(buildings=tuple([free and other != kind for other, free in enumerate(site.buildings)]))
    strongholds = {*one.strongholds, site.terrain} if kind == STRONGHOLD else one.strongholds
    after = one._replace(
        sites=(*one.sites[:at], taken, *one.sites[at + 1 :]),
        houses=_one_more(one.houses, at),
        strongholds=tuple(sorted(strongholds)),
        buildings=one.buildings + 1,
    )
    return after, First(one.box.buildings[kind])


def _one_more(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])


def have(one: Prospect) -> tuple[int, ...]:
    """What counts for the five goals."""
    houses = one.houses
    buildings = max(0, one.buildings - one.box.uncounted)
    return (sum(houses), sum(count >= MANY for count in houses), max(houses), buildings, one.army)


def is_payable(one: Prospect, way: Way, first: First | None = None) -> bool:
    """Tell whether one purse pays for all builds and fees, each market being used after it was won."""
    return paid(one, way, first) is not None


def paid(one: Prospect, way: Way, first: First | None = None, due: Builds | None = None) -> Whole | None:
    """How supply cards serve if one purse pays for all; else None. The builds may be paid in part: then this is due."""
    purse, sites = one.purse, one.sites
    if due is None:
        begun = (first.price,) if first else ()
        due = (*begun, *[sites[at].village for at in way.entered], *[build.price for build in way.others])
    fees = sum([sites[at].fee for at in way.entered if not one.houses[at]])
    held = cards_worth(purse) - fees * FEE
    funds = held - sum(map(one.known.cost, due))
    so = _covered(one, funds, due)
    if so is not None:
        return so
    won = (first.markets if first else 0) + sum([sites[at].market for at in way.entered if not one.houses[at]])
    if not won:
        return None
    funds += won * MARKET
    so = _covered(one, funds, due)
    if so is None or _is_in_order(one, way, first, held, so):
        return so
    return covered(funds, due, purse.supplies, one.known.hosts, lambda it: _is_in_order(one, way, first, held, it))


def _covered(one: Prospect, funds: int, due: Builds) -> Whole | None:
    key = (funds, tuple(sorted(due)), one.purse.supplies)
    if key in one.known.unpaid:
        return None
    so = covered(funds, due, one.purse.supplies, one.known.hosts)
    if so is None:
        one.known.unpaid.add(key)
    return so


def _is_in_order(one: Prospect, way: Way, first: First | None, held: int, whole: Whole) -> bool:
    """Tell whether the territories can be entered one after the other, with the markets that one has by then."""
    begun = held + whole.singles
    takes = list(map(one.known.cost, whole.due[: len(way.entered) + bool(first)]))
    if first:
        begun -= takes.pop(0)
        if not is_enough(begun):
            return False
        begun += first.markets * MARKET
    open_ways, seen = [(frozenset[int](), begun)], set[frozenset[int]]()
    while open_ways:
        entered, funds = open_ways.pop()
        if len(entered) == len(way.entered):
            return True
        for at, due in zip(way.entered, takes, strict=True):
            site, after = one.sites[at], entered | {at}
            near = one.houses[at] or any(one.houses[to] or to in entered for to in site.neighbours)
            if near and after not in seen and at not in entered and is_enough(funds - due):
                seen.add(after)
                open_ways.append((after, funds - due + (site.market and not one.houses[at]) * MARKET))
    return False
