"""What a clan has and may hope for, in cards: the way to its goals, its hand, its part of what the land gives.

Everything that only building changes is remembered by what it depends on, so that looking at hundreds of proposals or
payments costs little more than looking at one.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from krajina.core import Seat
from krajina.games.graenaland.council import Presence, count_votes, majority
from krajina.games.graenaland.paying.bill import Price
from krajina.games.graenaland.pieces import (
    FACES,
    GOLD,
    IMPROVEMENT,
    MARKET,
    PALISADE,
    ROAD,
    SPOTS,
    STRONGHOLD,
    TERRAINS,
    WORK_COUNT,
    Phase,
    Terrain,
)
from krajina.games.graenaland.rules import Council
from krajina.games.graenaland.scoring import MANY
from krajina.games.graenaland.state import NO_CARD, NOBODY, Clan, State
from krajina.games.graenaland.tables import NOWHERE, Tables

Steps: TypeAlias = tuple[tuple[int, ...], ...]
Counts: TypeAlias = tuple[int, ...]
Supplies: TypeAlias = tuple[tuple[int, int], ...]  # the symbols of supply cards
Wants: TypeAlias = tuple[
    tuple[Price, float], ...
]  # what could be built: its price, and by how much it shortens the way

FAR: Final = 60.0  # the way to what cannot be reached
BUILDING_COST: Final = 5.0
VILLAGE_COST: Final = 4.3
SOLDIER_COST: Final = 5.0
CHEAP_SOLDIER_COST: Final = 3.1
ALTERNATIVE: Final = 0.12  # how much the second best way counts

# What the next card of a resource is worth in the hand: less than when it is built, the less the more there are.
NEXT_CARD: Final[tuple[float, ...]] = (0.62, 0.6, 0.56, 0.45, 0.35, 0.28, 0.22, 0.18)
CARDS_WORTH: Final = tuple(accumulate(NEXT_CARD, initial=0.0))
GOLD_CARD: Final = 0.85
SYMBOL: Final = 0.85  # of a card: a supply card serves one build
PILE_CARD: Final = 0.6

MAJORITY: Final = 0.9  # of what lies there is theirs who have more than half of the votes
NO_MAJORITY: Final = 0.8  # of one's part by votes
OUTVOTED: Final = 0.25  # of it, where another seat has more than half
SETTLED, ROAD_CARD, IMPROVED = 1.0, 0.85, 0.45  # cards a round
MOUNTAINS: Final = TERRAINS.index(Terrain.MOUNTAINS)
RICHER: Final = 1.25  # mountains, for their gold
VARIETY: Final = 0.5  # another terrain to live on
MARKET_USE: Final = 0.5  # cards that a market saves in a phase of building
WALL: Final = 0.1
LAST_ROUND: Final = 18  # about so long is a game
LEAST_ROUNDS, MOST_ROUNDS = 2.0, 6.5  # that count of those still to come, at the end and at the beginning


# -- the way to the goals ------------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """What makes a victory: the steps of every goal, how many of them are needed, buildings that do not count."""

    steps: Steps
    needed: int
    uncounted: int


@lru_cache(maxsize=256)
def _aim(tables: Tables, card: int, uncounted: int) -> Aim:
    if card == NO_CARD:
        return Aim(tuple((one,) for one in tables.thresholds), tables.goals_needed, uncounted)
    return Aim(tables.steps[card], tables.points_needed, uncounted)


def aim_of(state: State, card: int) -> Aim:
    """What a seat with such a victory point card, or with none, plays for."""
    return _aim(state.tables, card, state.rules.uncounted)


def distance(aim: Aim, houses: Sequence[int], buildings: int, army: int, *, strong: bool) -> float:
    """How many cards the victory still takes, roughly: by the cheapest way, and a little by the next one."""
    return _distance(aim, tuple(sorted(houses, reverse=True)), buildings, army, strong)


@lru_cache(maxsize=1 << 15)
def _distance(aim: Aim, houses: Counts, buildings: int, army: int, strong: bool) -> float:
    have = (sum(houses), sum(count >= MANY for count in houses), houses[0], max(0, buildings - aim.uncounted), army)
    met = tuple([sum(count >= step for step in steps) for count, steps in zip(have, aim.steps, strict=True)])
    lacking = aim.needed - sum(met)
    if lacking <= 0:
        return 0.0
    counted = buildings - aim.uncounted
    costs = [_cost(targets, houses, have[0], counted, army, strong) for targets in _targets(aim.steps, met, lacking)]
    costs += [FAR, FAR]
    costs.sort()
    return (1.0 - ALTERNATIVE) * costs[0] + ALTERNATIVE * costs[1]


@lru_cache(maxsize=1 << 11)
def _targets(steps: Steps, met: Counts, lacking: int) -> tuple[Counts, ...]:
    """All ways to reach so many steps more: by goal, how far to raise it; 0: not at all."""
    if not met:
        return () if lacking else ((),)
    found = []
    for more in range(min(lacking, len(steps[0]) - met[0]) + 1):
        target = steps[0][met[0] + more - 1] if more else 0
        found += [(target, *rest) for rest in _targets(steps[1:], met[1:], lacking - more)]
    return tuple(found)


def _cost(targets: Counts, houses: Counts, total: int, buildings: int, army: int, strong: bool) -> float:
    """What it takes to raise some goals so far; buildings are settlements, too. The largest territory comes first."""
    settlements, territories, largest, built, soldiers = targets
    if territories > len(houses):
        return FAR
    new_buildings = built - buildings if built > buildings else 0
    new = largest - houses[0] if largest > houses[0] else 0
    for place in range(territories):
        count = houses[place]
        if count < MANY and (place or not new):
            new += MANY - count
    new = max(new, settlements - total, new_buildings)
    cost = BUILDING_COST * new_buildings + VILLAGE_COST * (new - new_buildings)
    if soldiers > army:
        cost += (CHEAP_SOLDIER_COST if strong or new_buildings else SOLDIER_COST) * (soldiers - army)
    return cost


# -- what could be built -------------------------------------------------------------------------------------------


class Ground(NamedTuple):
    """All that decides where a seat may build."""

    tables: Tables
    tiles: Counts
    villages: Counts
    houses: Counts
    spots: Counts
    army: int
    seat: Seat


class Outlook(NamedTuple):
    """The way that is left, and what each build that is possible now would shorten it by."""

    distance: float
    wants: Wants


@lru_cache(maxsize=1 << 13)
def outlook(ground: Ground, aim: Aim) -> Outlook:
    """Look at every build once; of equal prices only the best counts."""
    tables, tiles, villages, houses, spots, army, seat = ground
    buildings = spots.count(seat)
    terrains = {tables.tile_terrains[tile] for at, tile in enumerate(tiles) if spots[at * SPOTS + STRONGHOLD] == seat}
    strong = bool(terrains - {MOUNTAINS})
    now = distance(aim, houses, buildings, army, strong=strong)
    found: dict[Price, float] = {}

    def add(price: Price, after: float) -> None:
        found[price] = max(found.get(price, 0.0), now - after)

    for at, tile in enumerate(tiles) if sum(houses) < tables.houses else ():
        more = (*houses[:at], houses[at] + 1, *houses[at + 1 :])
        if houses[at] or any(houses[other] for other in tables.shape.neighbours[at]):
            add(tables.tile_prices[tile], distance(aim, more, buildings, army, strong=strong))
        for kind in range(3) if villages[at] else ():
            if tables.tile_spots[tile][kind] and spots[at * SPOTS + kind] == NOBODY:
                price, fort = tables.building_prices[kind], strong or kind == STRONGHOLD
                add(price, distance(aim, more, buildings + 1, army, strong=fort))
    for unit, terrain in enumerate(tables.unit_terrains) if army < tables.army_most else ():
        if terrain == NOWHERE or terrain in terrains:
            add(tables.unit_prices[unit], distance(aim, houses, buildings, army + 1, strong=strong))
    return Outlook(now, tuple((price, gain) for price, gain in found.items() if gain > 0.0))


def outlook_of(state: State, seat: Seat, card: int) -> Outlook:
    """The outlook of a seat that plays for such a card, or for the goals of all."""
    clan = state.clans[seat]
    places = (tuple(clan.villages), tuple(clan.houses), tuple(state.spots))
    return outlook(Ground(state.tables, state.tiles, *places, clan.army, seat), aim_of(state, card))


# -- the hand ------------------------------------------------------------------------------------------------------


def _cards_worth(count: int) -> float:
    """So many cards of one resource."""
    return (
        CARDS_WORTH[count]
        if count < len(CARDS_WORTH)
        else CARDS_WORTH[-1] + NEXT_CARD[-1] * (count + 1 - len(CARDS_WORTH))
    )


def hand_parts(counts: Counts, supplies: Supplies, wants: Wants) -> tuple[float, float, float]:
    """What cards are good for: each for something, gold for more, together for the build that they come nearest to."""
    symbols = [0] * FACES
    for one, other in supplies:
        symbols[one] += 1
        symbols[other] += 1
    value = 0.0
    for face in range(GOLD):
        have = counts[face]
        alone = _cards_worth(have)
        value += alone
        if symbols[face]:
            value += SYMBOL * (_cards_worth(have + symbols[face]) - alone)
    return value, counts[GOLD] + SYMBOL * symbols[GOLD], _ready(counts, symbols, wants)


def _ready(counts: Counts, symbols: list[int], wants: Wants) -> float:
    """How near the hand comes to paying for what it is good for: the best build, and a little the next one."""
    gold = counts[GOLD] + symbols[GOLD]
    best = second = 0.0
    for price, gain in wants:
        total, lacking = 0, -gold
        for face, due in enumerate(price):
            total += due
            have = counts[face] + symbols[face]
            if due > have:
                lacking += due - have
        covered = (total - lacking) / total if lacking > 0 else 1.0
        hope = gain * covered * covered
        if hope > best:
            best, second = hope, best
        elif hope > second:
            second = hope
    return best + 0.25 * second


def hand_of(state: State, clan: Clan) -> tuple[Counts, Supplies]:
    """What a clan holds: resources by number, supply cards by symbols."""
    symbols = state.tables.symbols
    return tuple(clan.resources()), tuple(sorted([symbols[card] for card in clan.supplies]))


# -- the land ------------------------------------------------------------------------------------------------------


def rounds_left(state: State) -> float:
    """How many rounds still count; a round that has just begun does not yet, so that ending one costs nothing."""
    over = state.round - (state.phase == Phase.PRODUCTION)
    return LEAST_ROUNDS + (MOST_ROUNDS - LEAST_ROUNDS) * max(0.0, 1.0 - over / LAST_ROUND)


@lru_cache(maxsize=1 << 12)
def part(votes: Counts, seat: Seat) -> float:
    """Which part of the cards that lie somewhere a seat may hope for."""
    mine, total = votes[seat], sum(votes)
    if not mine:
        return 0.0
    if mine >= majority(total):
        return MAJORITY
    return (OUTVOTED if max(votes) >= majority(total) else NO_MAJORITY) * mine / total


@lru_cache(maxsize=1 << 14)
def income(terrains: Counts, works: Counts, houses: tuple[Counts, ...], seat: Seat) -> float:
    """How many cards a round a seat may hope for, by settlements alone; markets and variety count, too."""
    value = 0.0
    there = set()
    for at, terrain in enumerate(terrains):
        if not houses[seat][at]:
            continue
        there.add(terrain)
        first = at * WORK_COUNT
        gives = SETTLED + ROAD_CARD * works[first + ROAD] + IMPROVED * works[first + IMPROVEMENT]
        gives *= RICHER if terrain == MOUNTAINS else 1.0
        share = part(tuple([clan[at] for clan in houses]), seat)
        value += PILE_CARD * gives * share
        value += MARKET_USE * PILE_CARD * works[first + MARKET] / (len(houses) * 0.4)
        value += WALL * works[first + PALISADE] * (share == MAJORITY)
    return value + VARIETY * PILE_CARD * 0.3 * len(there)


def settlements(state: State) -> tuple[Counts, ...]:
    """The settlements of every seat by territory."""
    return tuple([tuple(clan.houses) for clan in state.clans])


class Meeting(NamedTuple):
    """All that decides the votes."""

    houses: tuple[Counts, ...]
    heroes: tuple[Counts, ...]
    armies: Counts
    palisades: Counts
    rules: Council


@lru_cache(maxsize=1 << 12)
def parts(meeting: Meeting, seat: Seat) -> tuple[float, ...]:
    """Which part of the cards of every territory a seat may hope for, with the heroes where they stand."""
    houses, heroes, armies, palisades, rules = meeting
    found = []
    for at in range(len(houses[0])):
        there = [
            Presence(houses[one][at], heroes[one].index(at) if at in heroes[one] else NOBODY, armies[one])
            for one in range(len(houses))
        ]
        found.append(part(tuple(count_votes(rules, there, palisade=bool(palisades[at]))), seat))
    return tuple(found)


def parts_of(state: State, seat: Seat, heroes: Counts, houses: tuple[Counts, ...]) -> Sequence[float]:
    """A seat's part of every pile, if its own heroes stood there."""
    where = tuple([heroes if one == seat else tuple(clan.heroes) for one, clan in enumerate(state.clans)])
    armies = tuple([clan.army for clan in state.clans])
    palisades = tuple(state.works[PALISADE::WORK_COUNT])
    return parts(Meeting(houses, where, armies, palisades, state.rules.council), seat)
