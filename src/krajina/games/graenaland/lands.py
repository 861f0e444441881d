"""What a view tells of the land: territory by territory, what lies and stands there, and who has how many votes."""

from functools import lru_cache
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from krajina.core import Seat, Spoken
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.council import Presence, count_votes, majority, votes_from
from krajina.games.graenaland.pieces import (
    BUILDINGS,
    FACES,
    HEROES,
    ITEMS,
    PALISADE,
    RESOURCES,
    SPOTS,
    TERRAINS,
    WORK_COUNT,
    WORKS,
    Building,
    Hero,
    Item,
    Resource,
    Row,
    Terrain,
    VotesFrom,
    Work,
)
from krajina.games.graenaland.rules import Council
from krajina.games.graenaland.shown import Price, priced
from krajina.games.graenaland.state import NOBODY, State, hero_at
from krajina.games.graenaland.tables import Tables

KEPT: Final = 4096  # things as they were seen: all watchers see the same ones, and most stay as they are
Counts: TypeAlias = tuple[int, ...]
Clans: TypeAlias = tuple[tuple[int, int, int, int], ...]  # by seat: villages, houses, the hero there, the army
Shares: TypeAlias = tuple[tuple[Seat, tuple[Item, ...]], ...]


class Household(Struct, frozen=True, array_like=True):
    """Whose settlements stand in a territory."""

    seat: Seat
    villages: int
    buildings: tuple[Building, ...]
    hero: Hero | None
    votes: int


class VotesPart(Spoken, frozen=True, array_like=True):
    """Votes that come from one thing, such as `2 settlements`."""

    KEY: ClassVar[str] = "votesfrom-{source}"

    source: VotesFrom
    count: int


class VotesInfo(Struct, frozen=True, array_like=True):
    """What the votes of a clan in a territory come from."""

    seat: Seat
    parts: tuple[VotesPart, ...]


class Share(Struct, frozen=True, array_like=True):
    """What a seat got of a pile."""

    seat: Seat
    cards: tuple[Item, ...]


class Territory(Struct, frozen=True, array_like=True):
    """A territory: what lies and stands there, and who has how many votes."""

    at: TileName
    terrain: Terrain
    row: Row
    neighbours: tuple[TileName, ...]
    price: Price  # of a village
    improvement: Resource  # what the improvement brings
    free: tuple[Building, ...]  # buildings for which there is a place
    works: tuple[Work, ...]
    pile: tuple[Item, ...]
    limit: int  # cards that may lie there
    needed: int  # votes that make a majority
    clans: tuple[Household, ...]
    last_shares: tuple[Share, ...]  # of the last proposal there that was accepted
    votes_from: tuple[VotesInfo, ...]  # of each of them


def territories(state: State) -> tuple[Territory, ...]:
    """All of them, the coast from the west first."""
    return tuple([territory(state, at) for at in range(len(state.tiles))])


def territory(state: State, at: int) -> Territory:
    """One of them; made anew only if it was not seen like this."""
    pile, works, spots = at * FACES, at * WORK_COUNT, at * SPOTS
    clans = tuple([(clan.villages[at], clan.houses[at], hero_at(clan, at), clan.army) for clan in state.clans])
    things = (*state.pile[pile : pile + FACES], len(state.down[at]))
    built = (tuple(state.works[works : works + WORK_COUNT]), tuple(state.spots[spots : spots + SPOTS]))
    return _territory(state.tables, state.rules.council, state.tiles, at, things, *built, clans, state.shared[at])


@lru_cache(KEPT)
def _territory(
    tables: Tables,
    council: Council,
    tiles: Counts,
    at: int,
    things: Counts,
    works: Counts,
    spots: Counts,
    clans: Clans,
    shared: Shares,
) -> Territory:
    tile, spotted = tiles[at], tables.tile_spots[tiles[at]]
    there = [Presence(houses, hero, army) for _, houses, hero, army in clans]
    palisade = works[PALISADE] > 0
    counts = count_votes(council, there, palisade=palisade)
    settlers = [seat for seat, (_, houses, hero, _) in enumerate(clans) if houses or hero != NOBODY]
    households = tuple([_household(seat, clans[seat], spots, counts[seat]) for seat in settlers])
    settled = sum([one.houses for one in there])
    near = [tiles[other] for other in tables.shape.neighbours[at] if other < len(tiles)]
    return Territory(
        at=TILE.ids[tile],
        terrain=TERRAINS[tables.tile_terrains[tile]],
        row=tables.shape.rows[at],
        neighbours=tuple([TILE.ids[other] for other in near]),
        price=priced(tables.tile_prices[tile]),
        improvement=RESOURCES[tables.tile_improvements[tile]],
        free=tuple([one for number, one in enumerate(BUILDINGS) if spotted[number] and spots[number] == NOBODY]),
        works=tuple([work for number, work in enumerate(WORKS) if works[number]]),
        pile=tuple([ITEMS[item] for item, count in enumerate(things) for _ in range(count)]),
        limit=settled + 1 if settled else 0,
        needed=majority(sum(counts)),
        clans=households,
        last_shares=tuple([Share(seat, cards) for seat, cards in shared]),
        votes_from=_votes_from(council, there, palisade=palisade),
    )


def _household(seat: Seat, clan: tuple[int, int, int, int], spots: Counts, votes: int) -> Household:
    villages, _, hero, _ = clan
    owned = tuple([one for number, one in enumerate(BUILDINGS) if spots[number] == seat])
    return Household(seat, villages, owned, None if hero == NOBODY else HEROES[hero], votes)


def _votes_from(council: Council, there: list[Presence], *, palisade: bool) -> tuple[VotesInfo, ...]:
    rows = {seat: votes_from(council, there, seat, palisade=palisade) for seat in range(len(there))}
    return tuple(
        VotesInfo(seat, tuple([VotesPart(source, count) for source, count in parts]))
        for seat, parts in rows.items()
        if parts
    )
