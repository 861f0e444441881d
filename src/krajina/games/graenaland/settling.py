"""The last part of the search for a way: where buildings stand, and which villages are built besides."""

from collections.abc import Sequence
from itertools import combinations

from krajina.games.graenaland.funds import cost, is_enough
from krajina.games.graenaland.means import Frame, Means, Recipe
from krajina.games.graenaland.pieces import SPOTS, STRONGHOLD
from krajina.games.graenaland.prospect import SOLDIER, VILLAGE, Build, Way, is_payable
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
        can_raise = sum([at != frame.largest_at and bool(means.free[at]) for at in frame.ground.singles])
        for at_largest in range(min(frame.lacks, built, len(means.free[frame.largest_at])), -1, -1):
            villages = frame.lacks - at_largest
            funds = self.funds - (villages * means.village_takes[frame.largest_at] if villages else 0)
            if not is_enough(funds):
                return None
            for raising in range(min(frame.raised, can_raise, built - at_largest), -1, -1):
                left = built - at_largest - raising
                lacking = frame.houses - frame.lacks - frame.raised
                if left > max(0, lacking) and built > max(frame.need.buildings, self.army.terrains.bit_count()):
                    break  # one of them serves nothing
                fill = max(0, lacking - left)
                if len(frame.ground.entered) + frame.lacks + frame.raised + left + fill > means.room:
                    continue
                self.largest = (self._village(frame.largest_at),) * villages if villages else ()
                if (way := self._raise(funds, at_largest, raising, fill)) is not None:
                    return way
        return None

    def _raise(self, funds: int, at_largest: int, raising: int, fill: int) -> Way | None:
        """Villages for the territories that lack one house and get no building."""
        frame, one, means = self.frame, self.one, self.means
        villages = frame.raised - raising
        if not is_enough(funds - means.least_villages[villages + fill]):
            return None
        singles = [at for at in frame.ground.singles if at != frame.largest_at]
        tried = set()
        for chosen in combinations(singles, villages):
            prices = tuple(sorted([one.sites[at].village for at in chosen]))
            rest = funds - sum([means.village_takes[at] for at in chosen])
            if not is_enough(rest - means.least_villages[fill]):
                continue
            key = (prices, tuple(sorted([means.free[at] for at in singles if at not in chosen])))
            if key in tried:
                continue
            tried.add(key)
            places = self._places(at_largest, raising, chosen)
            if places is None:
                continue
            raised = [self._village(at) for at in chosen]
            if (way := self._fill(rest, fill, means.village_prices(frame.ground), (*places, *raised))) is not None:
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
        takes = cost(prices[0])
        for more in range(count + 1):
            if not is_enough(funds):
                return None
            if (way := self._fill(funds, count - more, prices[1:], (*built, *[there] * more))) is not None:
                return way
            funds -= takes
        return None

    def _finish(self, built: Sequence[Build]) -> Way | None:
        soldiers = [Build(price, SOLDIER, ()) for price in self.army.units]
        way = Way(tuple(sorted(self.frame.ground.entered)), (*soldiers, *self.largest, *built))
        return way if self.means.is_simple or is_payable(self.one, way, self.means.first) else None

    def _places(self, at_largest: int, raising: int, chosen: Sequence[int]) -> Sequence[Build] | None:
        """Where the buildings stand: so many here, so many where they raise a territory; None if they cannot."""
        ground, largest, free = self.frame.ground, self.frame.largest_at, self.means.free
        singles = [at for at in ground.singles if at != largest and at not in chosen and free[at]]
        if not any(self.kinds) or raising > len(singles):
            return None if any(self.kinds) or raising else ()
        key = (ground.lives, largest, self.kinds, at_largest, raising, tuple(singles), self.army.terrains)
        known = self.means.standing
        if key not in known:
            known[key] = self._stand(at_largest, raising, singles)
        return known[key]

    def _stand(self, at_largest: int, raising: int, singles: Sequence[int]) -> Sequence[Build] | None:
        """Go through the territories, the largest first, with all that may be left to place by then."""
        largest, free, prices = self.frame.largest_at, self.means.free, self.one.box.buildings
        known: dict[tuple[tuple[int, ...], int, int], tuple[Build, ...]]
        known = {(self.kinds, raising, self.army.terrains): ()}
        for at in sorted(self.frame.ground.lives, key=lambda at: (at != largest, at not in singles)):
            after: dict[tuple[tuple[int, ...], int, int], tuple[Build, ...]] = {}
            for (kinds, left, terrains), placed in known.items():
                open_kinds = [kind for kind in free[at] if kinds[kind]]
                for size in range(at_largest if at == largest else 0, len(open_kinds) + 1):
                    raised = left - (left > 0 and size > 0 and at in singles)
                    for here in combinations(open_kinds, size):
                        rest = tuple([count - (kind in here) for kind, count in enumerate(kinds)])
                        seen = terrains & ~(1 << self.one.sites[at].terrain) if STRONGHOLD in here else terrains
                        key = (rest, raised, seen)
                        if raised <= sum(rest) and key not in after:
                            after[key] = (*placed, *[Build(prices[kind], kind, (at,)) for kind in here])
            if (done := after.get(((0,) * SPOTS, 0, 0))) is not None:
                return done
            known = after
        return None
