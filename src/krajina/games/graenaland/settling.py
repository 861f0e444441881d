"""The last part of the search for a way: where buildings stand, and which villages are built besides."""

from collections.abc import Sequence
from itertools import combinations

from krajina.games.graenaland.funds import Builds, cost, is_enough
from krajina.games.graenaland.means import Frame, Means, Recipe
from krajina.games.graenaland.pieces import SPOTS, STRONGHOLD
from krajina.games.graenaland.prospect import Way, is_payable
from krajina.games.graenaland.tables import Price


class Settling:
    """Where buildings stand, and which villages are built besides: the last part of the means."""

    def __init__(self, means: Means, frame: Frame, recipe: Recipe) -> None:
        self.means, self.frame = means, frame
        self.army, self.kinds, self.funds = recipe
        self.one = means.one

    def find(self) -> Way | None:
        """Use buildings for the largest territory first, then for territories that lack one house."""
        frame, means = self.frame, self.means
        built = sum(self.kinds)
        for at_largest in range(min(frame.lacks, built, len(means.free[frame.largest_at])), -1, -1):
            villages = frame.lacks - at_largest
            funds = self.funds - (villages * means.village_takes[frame.largest_at] if villages else 0)
            if not is_enough(funds):
                return None
            for raising in range(min(frame.raised, built - at_largest), -1, -1):
                left = built - at_largest - raising
                lacking = frame.houses - frame.lacks - frame.raised
                if left > max(0, lacking) and built > max(frame.need.buildings, self.army.terrains.bit_count()):
                    break  # one of them serves nothing
                fill = max(0, lacking - left)
                if len(frame.ground.entered) + frame.lacks + frame.raised + left + fill > means.room:
                    continue
                self.largest = ((self.one.sites[frame.largest_at].village,) * villages) if villages else ()
                if (way := self._raise(funds, at_largest, raising, fill)) is not None:
                    return way
        return None

    def _raise(self, funds: int, at_largest: int, raising: int, fill: int) -> Way | None:
        """Villages for the territories that lack one house and get no building."""
        frame, one = self.frame, self.one
        villages = frame.raised - raising
        if not is_enough(funds - self.means.least_villages[villages + fill]):
            return None
        singles = [at for at in frame.ground.singles if at != frame.largest_at]
        tried = set()
        for chosen in combinations(singles, villages):
            prices = tuple(sorted([one.sites[at].village for at in chosen]))
            rest = funds - sum([self.means.village_takes[at] for at in chosen])
            if not is_enough(rest - self.means.least_villages[fill]):
                continue
            key = (prices, tuple(sorted([self.means.free[at] for at in singles if at not in chosen])))
            if key in tried:
                continue
            tried.add(key)
            if not self._can_stand(at_largest, raising, chosen):
                continue
            if (way := self._fill(rest, fill, self.means.village_prices(frame.ground), prices)) is not None:
                return way
        return None

    def _fill(self, funds: int, count: int, prices: Sequence[Price], paid: Builds) -> Way | None:
        """Villages anywhere, where they cost least."""
        if not count:
            return self._finish(paid)
        if not prices:
            return None
        takes = cost(prices[0])
        for more in range(count + 1):
            if not is_enough(funds):
                return None
            if (way := self._fill(funds, count - more, prices[1:], (*paid, *[prices[0]] * more))) is not None:
                return way
            funds -= takes
        return None

    def _finish(self, villages: Builds) -> Way | None:
        one = self.one
        buildings = [price for price, count in zip(one.box.buildings, self.kinds, strict=True) for _ in range(count)]
        way = Way(tuple(sorted(self.frame.ground.entered)), (*self.army.units, *buildings, *self.largest, *villages))
        return way if self.means.is_simple or is_payable(one, way, self.means.first) else None

    def _can_stand(self, at_largest: int, raising: int, chosen: Sequence[int]) -> bool:
        """Tell whether the buildings find their places: so many here, so many where they raise a territory."""
        ground, largest, free = self.frame.ground, self.frame.largest_at, self.means.free
        if any(count > spots for count, spots in zip(self.kinds, ground.spots, strict=True)):
            return False
        singles = [at for at in ground.singles if at != largest and at not in chosen and free[at]]
        if not any(self.kinds) or raising > len(singles):
            return not any(self.kinds) and not raising
        key = (ground.lives, largest, self.kinds, at_largest, raising, tuple(singles), self.army.terrains)
        known = self.means.standing
        if key not in known:
            known[key] = self._stand(at_largest, raising, singles)
        return known[key]

    def _stand(self, at_largest: int, raising: int, singles: Sequence[int]) -> bool:
        """Go through the territories, the largest first, with all that may be left to place by then."""
        largest, free = self.frame.largest_at, self.means.free
        known = {(self.kinds, raising, self.army.terrains)}
        for at in sorted(self.frame.ground.lives, key=lambda at: (at != largest, at not in singles)):
            after = set()
            for kinds, left, terrains in known:
                open_kinds = [kind for kind in free[at] if kinds[kind]]
                for size in range(at_largest if at == largest else 0, len(open_kinds) + 1):
                    raised = left - (left > 0 and size > 0 and at in singles)
                    for here in combinations(open_kinds, size):
                        rest = tuple([count - (kind in here) for kind, count in enumerate(kinds)])
                        seen = terrains & ~(1 << self.one.sites[at].terrain) if STRONGHOLD in here else terrains
                        if raised <= sum(rest):
                            after.add((rest, raised, seen))
            if ((0,) * SPOTS, 0, 0) in after:
                return True
            known = after
        return False
