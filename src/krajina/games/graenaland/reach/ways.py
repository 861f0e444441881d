"""The search for a way to some victory points: which territories to enter, what to build there, whom to recruit.

Every way to reach some points raises each of the five goals to some step. For each of these, the search goes from what
binds most to what binds least: territories to enter, the one that becomes the largest, soldiers, buildings by kind,
villages by price. What not even the kindest reading of the hand pays for is left at once, whatever else would follow.
Of ways that differ only in what does not matter, one is tried: a village that serves no territory stands where it costs
least, and buildings stand where they spare a village.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import TypeAlias

from krajina.games.graenaland.paying.funds import FEE, MARKET, is_enough, least_left
from krajina.games.graenaland.pieces import SPOTS, STRONGHOLD
from krajina.games.graenaland.reach.means import NO_LIMIT, NOBODY_IS_LARGEST, Frame, Ground, Means, Need, Recipe
from krajina.games.graenaland.reach.places import Settling
from krajina.games.graenaland.reach.prospect import Army, First, Prospect, Steps, Way, have
from krajina.games.graenaland.scoring import MANY, points_on

Aim: TypeAlias = tuple[int, ...]  # by goal, how far to raise it at the least; 0: not at all


class Search(Means):
    """All that may be built from somewhere, after a first build that is to be paid with the rest."""

    def __init__(self, one: Prospect, first: First | None = None) -> None:
        super().__init__(one, first)
        self.now = have(one)
        self.lacks = sorted([MANY - count for count in one.houses if count < MANY])
        self.armies: dict[int, list[Army]] = {}  # by their number

    @cached_property
    def grounds(self) -> list[Ground]:
        """Where one may build in the end, with few entered territories first."""
        return sorted(self._grounds(), key=lambda ground: len(ground.entered))

    def _grounds(self) -> Iterator[Ground]:
        """Every set of territories that can be entered, and paid for so far."""
        one = self.one
        sites = one.sites
        open_sites = [at for at in range(len(sites)) if not one.villages[at]]
        found = {frozenset[int](): 0}
        wave = [frozenset[int]()]
        while wave:
            grown: dict[frozenset[int], int] = {}
            for entered in wave:
                for at in open_sites:
                    near = one.houses[at] or any(one.houses[to] or to in entered for to in sites[at].neighbours)
                    after = entered | {at}
                    if at in entered or not near or after in grown or len(after) > self.room:
                        continue
                    fee = 0 if one.houses[at] else sites[at].fee * FEE
                    takes = found[entered] + self.village_takes[at] + fee
                    if is_enough(self.funds - takes):
                        grown[after] = takes
            found |= grown
            wave = list(grown)
        lost = {at for at in open_sites if sites[at].market and not one.houses[at]}
        for entered, paid in found.items():
            takes = paid + len(lost - entered) * MARKET
            if is_enough(self.funds - takes):
                idle = [at for at in entered if at not in lost and entered - {at} in found]
                yield self._ground(entered, takes, len(idle))

    def _ground(self, entered: frozenset[int], takes: int, idle: int) -> Ground:
        one = self.one
        counts = tuple([houses + (at in entered) for at, houses in enumerate(one.houses)])
        lives = tuple([at for at in range(len(counts)) if one.villages[at] or at in entered])
        singles = tuple([at for at in lives if counts[at] == MANY - 1])
        spots = tuple([sum([kind in self.free[at] for at in lives]) for kind in range(SPOTS)])
        strongholds = {one.sites[at].terrain for at in lives if STRONGHOLD in self.free[at]}
        largest = max([0, *[counts[at] for at in lives]])
        won = sum([counts[at] == MANY for at in entered])
        terrains = sum([1 << at for at in strongholds])
        return Ground(entered, takes, counts, largest, won, lives, singles, idle, spots, terrains)

    def aims(self, steps: Steps, goal: int) -> list[Aim]:
        """All ways to climb to so many points that are not excluded at once: what the hand fits best comes first."""
        found = [(self._spare(self._need(aim)), aim) for aim in climbs(steps, self.now, goal)]
        return [aim for spare, aim in sorted(found, reverse=True) if spare >= 0]

    def find(self, aims: Sequence[Aim]) -> tuple[int, Way] | None:
        """A way to one of these, if there is one: to which, and how; those before it cannot be reached."""
        for number, aim in enumerate(aims):
            need = self._need(aim)
            if self._spare(need) >= 0:
                for frame in self._frames(need):
                    settling = Settling(self, frame)
                    for recipe in self._recipes(frame):
                        if (way := settling.find(recipe)) is not None:
                            return number, way
        return None

    def _need(self, aim: Aim) -> Need:
        """What is lacking for it."""
        houses, territories, largest, buildings, army = aim
        now = self.now
        lacking = buildings + self.one.box.uncounted - self.one.buildings if buildings else 0
        raised = largest if largest > now[2] else 0
        return Need(
            max(0, houses - now[0]), max(0, territories - now[1]), raised, max(0, lacking), max(0, army - now[4])
        )

    def _spare(self, need: Need) -> int:
        """How much is left at the least of any resources when a need is met; less than nothing if it cannot be."""
        houses = self._least(need)
        if houses > self.room or need.soldiers > self.recruits or need.buildings > self.spots:
            return -1
        if not self._may_pay(need, self.funds, houses):
            return -1
        others = (houses - need.buildings) * self.least_house + need.soldiers * self.least_by_stronghold
        return least_left(self.funds - need.buildings * self.least_building - others)

    def _least(self, need: Need) -> int:
        """How many houses a need takes at the least."""
        lacks = self.lacks
        if need.territories > len(lacks):
            return NO_LIMIT
        largest = max(0, need.largest - self.now[2])
        raised = max(sum(lacks[: need.territories]), largest + sum(lacks[: max(0, need.territories - bool(largest))]))
        return max(need.houses, need.buildings, raised)

    def _may_pay(self, need: Need, funds: int, houses: int, forced: int = 0) -> bool:
        """Tell whether so many houses may be paid for, some of which are paid already, and the soldiers."""
        soldiers, buildings = need.soldiers, need.buildings
        others = houses - buildings - forced
        funds -= buildings * self.least_building
        if others > 0:
            funds -= others * self.least_house
        if is_enough(funds - soldiers * self.least_soldier):
            return True
        if not soldiers:
            return False
        # Or by a stronghold, which is one of the buildings, or of the houses, or stands beside all of them.
        funds -= self.building_takes[STRONGHOLD] + soldiers * self.least_by_stronghold
        return is_enough(funds + (self.least_building if buildings else self.least_house if others > 0 else 0))

    def _frames(self, need: Need) -> Iterator[Frame]:
        """Where a need may be met."""
        useful = need.territories + bool(need.largest) + need.buildings + need.soldiers
        for ground in self.grounds:
            entered = len(ground.entered)
            if entered > need.houses and ground.idle > useful:
                continue
            houses = max(0, need.houses - entered)
            lacks = max(0, need.largest - ground.largest)
            territories = max(0, need.territories - ground.won)
            least = max(houses, need.buildings, lacks + max(0, territories - bool(lacks)))
            funds = self.funds - ground.takes
            if entered + least > self.room or not self._may_pay(need, funds, least):
                continue
            if not lacks:
                if territories <= len(ground.singles):
                    yield Frame(need, ground, NOBODY_IS_LARGEST, 0, houses, territories, least)
                continue
            for at in self._apart(ground):
                is_single = at in ground.singles
                lacks, raised = need.largest - ground.counts[at], max(0, territories - is_single)
                least = max(houses, need.buildings, lacks + raised)
                if entered + least > self.room or raised > len(ground.singles) - is_single:
                    continue
                forced = max(0, lacks - len(self.free[at]))
                if self._may_pay(need, funds - forced * self.village_takes[at], least, forced):
                    yield Frame(need, ground, at, lacks, houses, raised, least)

    def _apart(self, ground: Ground) -> Iterator[int]:
        """Where one lives, one of all territories that are the same in everything."""
        seen = set()
        for at in ground.lives:
            site = self.one.sites[at]
            same = (site.village, site.terrain, ground.counts[at], self.free[at])
            if same not in seen:
                seen.add(same)
                yield at

    def _recipes(self, frame: Frame) -> Iterator[Recipe]:
        """Soldiers and buildings by kind that may be paid for, with the houses that are lacking besides."""
        soldiers, ground = frame.need.soldiers, frame.ground
        if soldiers not in self.armies:
            stronghold, known = self.building_takes[STRONGHOLD], self.one.known
            self.armies[soldiers] = [
                army
                for army in known.armies(self.one.box, self.one.strongholds, self.units, soldiers)
                if is_enough(self.funds - army.takes - army.terrains.bit_count() * stronghold)
            ]
        begun = self.funds - ground.takes
        most_built, most_room = self._most_built(frame)
        for army in self.armies[soldiers]:
            strongholds = army.terrains.bit_count()
            least = max(frame.need.buildings, strongholds)
            if least > most_room or army.terrains & ~ground.terrains:
                continue
            funds = begun - army.takes
            if is_enough(funds - least * self.least_building - max(0, frame.least - least) * self.least_house):
                for built in range(least, max(most_built, min(strongholds, most_room)) + 1):
                    forced = max(0, frame.lacks - min(built, len(self.free[frame.largest_at])))
                    rest = funds - max(0, frame.least - built - forced) * self.least_village
                    if forced:
                        rest -= forced * self.village_takes[frame.largest_at]
                    if is_enough(rest - built * self.least_building):
                        for kinds, paid in self.one.known.mixes(self.building_takes, ground.spots, built):
                            if is_enough(rest - paid) and kinds[STRONGHOLD] >= strongholds:
                                yield Recipe(army, kinds, funds - paid)

    def _most_built(self, frame: Frame) -> tuple[int, int]:
        """How many buildings serve something, and how many find room."""
        free, ground = self.free, frame.ground
        singles = sum([at != frame.largest_at and bool(free[at]) for at in ground.singles])
        serving = min(frame.lacks, len(free[frame.largest_at])) + min(frame.raised, singles)
        beside = frame.lacks + frame.raised
        room = self.room - len(ground.entered) - beside + serving
        return min(max(serving + max(0, frame.houses - beside), frame.need.buildings), room), room


def climbs(steps: Steps, now: Sequence[int], goal: int) -> Iterator[Aim]:
    """All ways to climb to so many points."""
    ladders = [(0, *sorted([step for step in each if step > count])) for each, count in zip(steps, now, strict=True)]
    climbed = map(sum, product(*[range(len(ladder)) for ladder in ladders]))
    lacking = goal - points_on(steps, now)
    for more, aim in zip(climbed, product(*ladders), strict=True):
        if more == lacking:
            yield aim
