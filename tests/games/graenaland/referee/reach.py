"""How many victory points somebody can reach by building: everything is tried, if that does not take too long."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from tests.games.graenaland.referee.box import GOALS, is_supply
from tests.games.graenaland.referee.building import Building
from tests.games.graenaland.referee.payment import NEVER, Due, all_parts, due_of, in_order, markets_needed
from tests.games.graenaland.referee.table import Action, Cards

BUDGET = 800  # positions
MOST_CARDS = 10


class TooLarge(Exception):
    """Too much would have to be tried."""


@dataclass(frozen=True)
class Spot:
    """What changes while one seat builds for the last time."""

    cards: tuple[str, ...]
    villages: tuple[int, ...]
    built: frozenset[tuple[str, int]]
    army: int
    used: int  # markets


@dataclass(frozen=True)
class Build:
    """Something to build: what is then, but for the cards that it takes."""

    template: Action
    after: Spot
    price: dict[str, int]
    fee: int = 0


class Search:
    """All last building phases of a seat."""

    def __init__(self, table: Building, seat: int, steps: dict[str, list[int]]) -> None:
        self.table, self.seat, self.steps = table, seat, steps
        self.lands = list(table.island.values())
        self.names = list(table.island)
        self.near = [[self.names.index(at) for at in table.neighbours(name)] for name in self.names]
        self.seen: set[Spot] = set()
        self.best = 0

    def start(self) -> Spot:
        table, seat = self.table, self.seat
        built = {(kind, n) for n, land in enumerate(self.lands) for kind, who in land.buildings.items() if who == seat}
        clan = table.clans[seat]
        villages = tuple(int(land.villages[seat]) for land in self.lands)
        return Spot(in_order(clan.all_cards), villages, frozenset(built), clan.army, table.markets_used)

    def houses(self, spot: Spot) -> list[int]:
        return [count + sum(n == at for _, at in spot.built) for n, count in enumerate(spot.villages)]

    def standing(self, spot: Spot) -> dict[str, int]:
        houses = self.houses(spot)
        dropped = self.table.box.victory["three_players"]["buildings_not_counted"] if self.table.by_three else 0
        counts = (
            sum(houses),
            sum(count >= 2 for count in houses),
            max(houses),
            max(0, len(spot.built) - dropped),
            spot.army,
        )
        return dict(zip(GOALS, counts, strict=True))

    def points(self, spot: Spot, more: int = 0) -> int:
        standing = self.standing(spot)
        return sum(standing[goal] + more >= step for goal in GOALS for step in self.steps[goal])

    def most(self, spot: Spot) -> int:
        """A bound: a build takes four resources, or three once there is a stronghold, which takes five."""
        units = sum(2 if is_supply(card) else 1 for card in spot.cards)
        is_strong = any(kind == "stronghold" for kind, _ in spot.built)
        return self.points(spot, units // 3 if is_strong else max(units // 4, (units - 2) // 3))

    def run(self, spot: Spot, enough: int = NEVER) -> int:
        """The most points, or as many as are enough."""
        todo = [spot]
        while todo and self.best < enough:
            here = todo.pop()
            self.best = max(self.best, self.points(here))
            if self.most(here) <= self.best:
                continue
            for after in self.after(here):
                if after not in self.seen:
                    self.seen.add(after)
                    todo.append(after)
            if len(self.seen) > BUDGET:
                raise TooLarge
        return self.best

    def after(self, spot: Spot) -> list[Spot]:
        return [after for build in self.builds(spot) for _, after in self.paid(spot, build)]

    def builds(self, spot: Spot) -> list[Build]:
        found, houses = [], self.houses(spot)
        if sum(houses) < self.table.box.houses:
            for n in range(len(self.lands)):
                found += self.settled(spot, n, houses) + self.raised(spot, n)
        if spot.army < self.table.box.last_army:
            terrains = {self.lands[n].terrain for kind, n in spot.built if kind == "stronghold"}
            for unit, row in self.table.box.units.items():
                if row["stronghold"] is None or row["stronghold"] in terrains:
                    found.append(Build(("recruit", unit), replace(spot, army=spot.army + 1), row["cost"]))
        return found

    def settled(self, spot: Spot, n: int, houses: list[int]) -> list[Build]:
        if not houses[n] and not any(houses[near] for near in self.near[n]):
            return []
        land = self.lands[n]
        villages = tuple(count + (n == m) for m, count in enumerate(spot.villages))
        others = [who for who in range(self.table.seats) if who != self.seat and land.houses(who)]
        fee = len(others) if "palisade" in land.works and not houses[n] else 0
        after = replace(spot, villages=villages)
        return [Build(("build_village", self.names[n]), after, land.tile["settlement_cost"], fee)]

    def raised(self, spot: Spot, n: int) -> list[Build]:
        if not spot.villages[n]:
            return []
        at, prices = self.names[n], self.table.box.buildings
        return [
            Build(("build_building", kind, at), replace(spot, built=spot.built | {(kind, n)}), prices[kind])
            for kind in self.table.free_spots(at)
            if (kind, n) not in spot.built
        ]

    def paid(self, spot: Spot, build: Build) -> list[tuple[Cards, Spot]]:
        """Every way to pay, and what is then; markets are those where a settlement stood before."""
        due, cards = due_of(build.price), Counter(spot.cards)
        houses = self.houses(spot)
        markets = sum("market" in land.works and houses[n] > 0 for n, land in enumerate(self.lands)) - spot.used
        found = []
        if cards.total() > MOST_CARDS:
            raise TooLarge
        for part, taken in payments(due, spot.cards):
            if taken <= markets:
                after = replace(build.after, used=spot.used + taken)
                hands = [in_order(left) for left in without_fee(cards - part, build.fee)]
                found += [(part, replace(after, cards=hand)) for hand in hands]
        return found


@lru_cache(maxsize=4096)
def payments(due: Due, cards: tuple[str, ...]) -> list[tuple[Cards, int]]:
    """Every way to pay, with the markets that it takes."""
    parts = [part for part in all_parts(Counter(cards), sum(due)) if 2 * part.total() >= sum(due)]
    return [(part, taken) for part in parts if (taken := markets_needed(due, part)) < NEVER]


def without_fee(cards: Cards, fee: int) -> list[Cards]:
    resources = Counter(card for card in cards.elements() if not is_supply(card))
    return [cards - part for part in all_parts(resources, fee) if part.total() == fee]


def reachable(table: Building, seat: int, steps: dict[str, list[int]], due: int) -> int | None:
    """The most points, nothing if fewer than are due, None if that takes too long to find out."""
    search = Search(table, seat, steps)
    start = search.start()
    if search.most(start) < due:
        return 0
    try:
        return search.run(start)
    except TooLarge:
        return None
