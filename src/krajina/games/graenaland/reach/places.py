"""The last part of the search for a way: where buildings stand, and which villages are built besides."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.paying.funds import is_enough
from krajina.games.graenaland.pieces import SPOTS, STRONGHOLD
from krajina.games.graenaland.reach.means import Frame, Means, Recipe
from krajina.games.graenaland.reach.prospect import SOLDIER, VILLAGE, Build, Way, is_payable


class SitePlan(NamedTuple):
    """How buildings are to stand: so many at the largest territory, and so many territories to be raised by them."""

    lives: tuple[int, ...]
    largest_at: int
    at_largest: int
    raising: int
    singles: tuple[int, ...]
    kinds: tuple[int, ...]
    terrains: int


class Settling:
    """Where buildings stand, and which villages are built besides: the last part of the means."""

    def __init__(self, means: Means, frame: Frame) -> None:
        self.means, self.frame, self.one = means, frame, means.one
        self.singles = [at for at in frame.ground.singles if at != frame.largest_at]
        self.can_raise = min(frame.raised, sum([bool(means.free[at]) for at in self.singles]))

    def find(self, recipe: Recipe) -> Way | None:
        """Use buildings for the largest territory first, then for territories that lack one house."""
        frame, means = self.frame, self.means
        self.army, self.kinds, self.funds = recipe
        built = sum(self.kinds)
        fitting = sum([self.kinds[kind] > 0 for kind in means.free[frame.largest_at]]) if frame.lacks else 0
        lacking = max(0, frame.houses - frame.lacks - frame.raised)
        room = means.room - len(frame.ground.entered) - frame.lacks - frame.raised
        # More than these stand nowhere but where they serve something.
        most_left = lacking if built > max(frame.need.buildings, self.army.terrains.bit_count()) else built
        for at_largest in range(min(frame.lacks, fitting), -1, -1):
            villages = frame.lacks - at_largest
            funds = self.funds - (villages * means.village_takes[frame.largest_at] if villages else 0)
            if not is_enough(funds):
                return None
            self.largest = (self._village(frame.largest_at),) * villages if villages else ()
            for raising in range(min(self.can_raise, built - at_largest), -1, -1):
                left = built - at_largest - raising
                fill = max(0, lacking - left)
                # The fewer territories buildings raise, the more houses it takes in all.
                if left > most_left or left + fill > room:
                    break
                if not is_enough(funds - (frame.raised - raising + fill) * means.least_village):
                    break
                if (way := self._raise(funds, at_largest, raising, fill)) is not None:
                    return way
        return None

    def _raise(self, funds: int, at_largest: int, raising: int, fill: int) -> Way | None:
        """Villages for the territories that lack one house and get no building."""
        frame, one, means, singles = self.frame, self.one, self.means, self.singles
        largest = (frame.largest_at, at_largest)
        tried = set()
        for chosen in combinations(singles, frame.raised - raising):
            prices = tuple(sorted([one.sites[at].village for at in chosen]))
            rest = funds - sum([means.village_takes[at] for at in chosen])
            if not is_enough(rest - fill * means.least_village):
                continue
            key = (prices, tuple(sorted([means.free[at] for at in singles if at not in chosen])))
            if key in tried:
                continue
            tried.add(key)
            others = tuple([at for at in singles if at not in chosen and means.free[at]])
            self.plan = SitePlan(frame.ground.lives, *largest, raising, others, self.kinds, self.army.terrains)
            if raising > len(others) or means.places.get(self.plan, ()) is None:
                continue
            raised = [self._village(at) for at in chosen]
            if (way := self._fill(rest, fill, means.village_prices(frame.ground), raised)) is not None:
                return way
        return None

    def _village(self, *sites: int) -> Build:
        return Build(self.one.sites[sites[0]].village, VILLAGE, sites)

    def _fill(self, funds: int, count: int, prices: Sequence[Price], built: Sequence[Build]) -> Way | None:
        """Villages anywhere, where they cost least."""
        if not count:
            return self._finish(built)
        if not prices:
            return None
        there = self._village(*[at for at in self.frame.ground.lives if self.one.sites[at].village == prices[0]])
        takes = self.one.known.cost(prices[0])
        for more in range(count + 1):
            if not is_enough(funds):
                return None
            if (way := self._fill(funds, count - more, prices[1:], (*built, *[there] * more))) is not None:
                return way
            funds -= takes
        return None

    def _finish(self, villages: Sequence[Build]) -> Way | None:
        """A way, if it can be paid, which it rarely can, and if its buildings find places, which they mostly do."""
        entered = tuple(sorted(self.frame.ground.entered))
        others = (*[Build(price, SOLDIER, ()) for price in self.army.units], *self.largest, *villages)
        if not self.means.is_simple:
            prices = self.one.box.buildings
            built = [Build(prices[kind], kind, ()) for kind, count in enumerate(self.kinds) for _ in range(count)]
            if not is_payable(self.one, Way(entered, (*others, *built)), self.means.first):
                return None
        known = self.means.places
        if self.plan not in known:
            known[self.plan] = self._places(self.plan)
        places = known[self.plan]
        return None if places is None else Way(entered, (*others, *places))

    def _places(self, plan: SitePlan) -> Sequence[Build] | None:
        """Go through the territories, the largest first, with all that may be left to place by then."""
        free, prices = self.means.free, self.one.box.buildings
        known: dict[tuple[tuple[int, ...], int, int], tuple[Build, ...]]
        known = {(plan.kinds, plan.raising, plan.terrains): ()}
        done = ((0,) * SPOTS, 0, 0)
        if done in known:
            return ()
        for at in sorted(plan.lives, key=lambda at: (at != plan.largest_at, at not in plan.singles)):
            after: dict[tuple[tuple[int, ...], int, int], tuple[Build, ...]] = {}
            for (kinds, left, terrains), placed in known.items():
                open_kinds = [kind for kind in free[at] if kinds[kind]]
                for size in range(plan.at_largest if at == plan.largest_at else 0, len(open_kinds) + 1):
                    raised = left - (left > 0 and size > 0 and at in plan.singles)
                    for here in combinations(open_kinds, size):
                        rest = tuple([count - (kind in here) for kind, count in enumerate(kinds)])
                        seen = terrains & ~(1 << self.one.sites[at].terrain) if STRONGHOLD in here else terrains
                        key = (rest, raised, seen)
                        if raised <= sum(rest) and key not in after:
                            after[key] = (*placed, *[Build(prices[kind], kind, (at,)) for kind in here])
            if done in after:
                return after[done]
            known = after
        return None
