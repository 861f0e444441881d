"""What a seat has for building once more, counted so that a search can look ahead: funds, room, least costs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.funds import MARKET, best_worth, cards_worth
from krajina.games.graenaland.pieces import SPOTS, STRONGHOLD
from krajina.games.graenaland.reach.prospect import Army, Build, First, Prospect
from krajina.games.graenaland.tables import NOWHERE

NO_LIMIT: Final = 99
NOBODY_IS_LARGEST: Final = -1


class Need(NamedTuple):
    """What is lacking for one way to raise the goals; `largest` is how many one territory must have, or 0."""

    houses: int
    territories: int
    largest: int
    buildings: int
    soldiers: int


class Ground(NamedTuple):
    """Territories that are entered, and how one stands there then."""

    entered: frozenset[int]
    takes: int
    counts: tuple[int, ...]  # houses by territory
    largest: int
    won: int  # territories that have two houses by this
    lives: tuple[int, ...]  # where one has a village
    singles: tuple[int, ...]  # of these, where one house more makes two
    idle: int  # entered only for what is built there: nothing else needs them
    spots: tuple[int, ...]  # for buildings, by kind
    terrains: int  # where a stronghold may be built, a bit each


class Frame(NamedTuple):
    """A need on a ground, with the territory that becomes the largest."""

    need: Need
    ground: Ground
    largest_at: int
    lacks: int  # houses that the largest lacks
    houses: int  # that are lacking for the number of all
    raised: int  # territories that get their second house
    least: int  # houses that all this takes


class Recipe(NamedTuple):
    """Soldiers and buildings, wherever, and the funds that are left."""

    army: Army
    kinds: tuple[int, ...]
    funds: int


class Means:
    """What there is to build with, after a first build that is to be paid with the rest."""

    def __init__(self, one: Prospect, first: First | None = None) -> None:
        self.one, self.first = one, first
        box, purse, cost = one.box, one.purse, one.known.cost
        self.room = max(0, box.houses - sum(one.houses))
        self.recruits = max(0, box.army_most - one.army)
        won = [at for at, site in enumerate(one.sites) if site.market and not one.houses[at]]
        self.funds = cards_worth(purse) + best_worth(purse.supplies) + len(won) * MARKET
        if first:
            self.funds += first.markets * MARKET - cost(first.price)
        self.is_simple = not purse.supplies and not won and not (first and first.markets)
        self.building_takes = tuple(map(cost, box.buildings))
        self.village_takes = tuple([cost(site.village) for site in one.sites])
        self.free = [tuple([kind for kind in range(SPOTS) if site.buildings[kind]]) for site in one.sites]
        self.spots = sum(map(len, self.free))
        self.new_terrains = {site.terrain for at, site in enumerate(one.sites) if STRONGHOLD in self.free[at]}
        self._look_ahead()
        self.places: dict[object, Sequence[Build] | None] = {}  # of buildings, by how they are to stand
        self.prices: dict[tuple[int, ...], list[Price]] = {}

    def _look_ahead(self) -> None:
        """What a build of a sort takes at the least."""
        one, box, least = self.one, self.one.box, self.one.known.least
        villages = tuple(sorted({site.village for site in one.sites}))
        self.least_village = least(villages)
        self.least_building = least(box.buildings)
        self.least_house = least(villages + box.buildings)
        now = [unit for unit, at in enumerate(box.unit_terrains) if at == NOWHERE or at in one.strongholds]
        then = [unit for unit, at in enumerate(box.unit_terrains) if unit in now or at in self.new_terrains]
        self.units = tuple(then)
        self.least_soldier, self.least_by_stronghold = (
            least(tuple([box.units[unit] for unit in units])) for units in (now, then)
        )

    def village_prices(self, ground: Ground) -> list[Price]:
        """What a village anywhere may cost, but for what takes more of something and less of nothing."""
        if ground.lives not in self.prices:
            found = {self.one.sites[at].village for at in ground.lives}
            self.prices[ground.lives] = [price for price in found if not any(_is_less(one, price) for one in found)]
        return self.prices[ground.lives]


def _is_less(one: Price, other: Price) -> bool:
    return one != other and all(few <= many for few, many in zip(one, other, strict=True))
