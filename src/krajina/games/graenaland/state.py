"""The state: what lies on the table, what every seat knows of the others, and what is still to be done; no rules.

Territories are numbers: the coast from the west, then the row behind it. A resource card is the number of its back and
face together (`kind_of`); a hand counts its cards by that number.
"""

from collections.abc import Callable
from typing import Final

from krajina.core import Action, Refusal, Seat
from krajina.core.pickled import Own, own_of
from krajina.core.tasks import TaskState
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.notes import Counted, Promise
from krajina.games.graenaland.options import GraenalandOptions
from krajina.games.graenaland.pieces import (
    FACE_DOWN,
    FACES,
    HEROES,
    IMPROVEMENT,
    KINDS,
    PAST,
    SPOTS,
    STRONGHOLD,
    TERRAIN_COUNT,
    WORK_COUNT,
    Item,
    Phase,
)
from krajina.games.graenaland.rules import Rules
from krajina.games.graenaland.tables import NOWHERE, Tables

NOBODY: Final = -1
NO_CARD: Final = -1
NOT_IN_STACK: Final = Refusal("not-in-stack", "section 1")  # a draw that chance cannot make


class Clan:
    """What a player has."""

    __slots__ = (
        "army", "dealt", "hand", "heroes", "houses", "is_open", "markets_used", "supplies", "victory", "villages",
        "waiting",
    )  # fmt: skip

    def __init__(self, size: int, army: int, twin: "Clan | None" = None) -> None:
        if twin is not None:
            self._become(twin)
            return
        self.hand = [0] * KINDS
        self.supplies: tuple[int, ...] = ()
        self.villages = [0] * size  # by territory
        self.houses = [0] * size  # villages and buildings
        self.heroes = [NOWHERE for _ in HEROES]
        self.waiting: tuple[tuple[int, ...], ...] = ((), (), ())  # by hero, the territories he waits for
        self.army = army
        self.markets_used = 0  # in this phase of building
        self.dealt: tuple[int, ...] = ()  # victory point cards to choose from; then those that were not kept
        self.victory = NO_CARD
        self.is_open = False  # the hand lies open, after a claim

    def _become(self, twin: "Clan") -> None:
        self.hand = twin.hand[:]
        self.supplies = twin.supplies
        self.villages = twin.villages[:]
        self.houses = twin.houses[:]
        self.heroes = twin.heroes[:]
        self.waiting = twin.waiting
        self.army = twin.army
        self.markets_used = twin.markets_used
        self.dealt = twin.dealt
        self.victory = twin.victory
        self.is_open = twin.is_open

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return clan_of, (own_of(self),)

    def wait(self, hero: int, places: tuple[int, ...]) -> None:
        """Let a hero wait for these territories, and no others."""
        self.waiting = tuple(places if one == hero else old for one, old in enumerate(self.waiting))

    @property
    def cards(self) -> int:
        """How many resource cards there are in the hand."""
        return total(self.hand)

    def resources(self) -> list[int]:
        """The cards of the hand by what they show."""
        hand = self.hand
        return [hand[face] + hand[face + 5] + hand[face + 10] + hand[face + 15] for face in range(FACES)]


def total(counts: list[int]) -> int:
    """The sum, compiled: `sum` itself is called from outside."""
    found = 0
    for count in counts:
        found += count
    return found


def clan_of(own: Own) -> Clan:
    """A clan out of a pickle."""
    clan = Clan(0, 0)
    for name, value in own.items():
        setattr(clan, name, value)
    return clan


class State(TaskState):
    """The whole truth."""

    __slots__ = (
        "clans", "deck", "discards", "down", "due", "fates", "improvement_tokens", "is_joined", "known",
        "last_vote", "main", "options", "past_promises", "phase", "pile", "promises", "round", "rules", "said",
        "shared", "spots", "supply_left", "supply_row", "supply_used", "tables", "terrains", "tiles",
        "took_supply", "victory_left", "winner", "work_tokens", "works",
    )  # fmt: skip

    def __init__(self, tables: Tables, options: GraenalandOptions, twin: "State | None" = None) -> None:
        self.tables, self.options = tables, options
        if twin is not None:
            self._become(twin)
            return
        super().__init__()
        size, self.rules = tables.shape.size, Rules(tables, options)
        self.said: list[tuple[Action, ...]] = []  # by seat, what was said since talk was opened
        self.phase, self.round = Phase.SETUP, 0
        self.main = self.winner = NOBODY  # the winner declared or claimed the victory
        self.tiles: tuple[int, ...] = ()  # by territory
        self.terrains: tuple[int, ...] = ()
        self.pile = [0] * (size * FACES)  # by territory and resource, face up
        self.down: list[tuple[int, ...]] = [()] * size  # by territory, face down, the oldest first
        self.works = [0] * (size * WORK_COUNT)  # by territory and work, whether it stands
        self.spots = [NOBODY] * (size * SPOTS)  # by territory and building, whose it is
        self.work_tokens = list(tables.work_tokens)
        self.improvement_tokens = list(tables.improvement_tokens)
        self.deck, self.discards = tables.deck[:], [0] * KINDS  # by kind of card
        self.last_vote: Counted | None = None  # in this round
        self.shared: tuple[tuple[tuple[Seat, tuple[Item, ...]], ...], ...] = ((),) * size  # last, by territory
        self.supply_left = tuple(range(len(tables.symbols)))
        self.supply_row: tuple[int, ...] = ()
        self.supply_used: tuple[int, ...] = ()
        self.took_supply = self.is_joined = False  # in this round; joined: a joint work, or a granted build
        self.victory_left = tuple(range(len(tables.steps)))
        self.promises: tuple[Promise, ...] = ()  # those that are open, and wait for their condition
        self.due: tuple[Promise, ...] = ()  # those that are open, and are to be kept now
        self.past_promises: tuple[Promise, ...] = ()  # the last few of the others
        # How many were kept, broken and lapsed: by who promised, to whom (the last one: to all) and what came of it.
        self.fates = [0] * (options.seats * (options.seats + 1) * len(PAST))
        self.clans = [Clan(size, tables.army_start) for _ in range(options.seats)]
        # By watcher (the last one is a spectator) and back of a card: what the watcher knows of the hands.
        self.known: list[tuple[int, ...]] = [(0,)] * ((options.seats + 1) * TERRAIN_COUNT)

    def _become(self, twin: "State") -> None:
        twin.copy_tasks_to(self)
        self.rules = twin.rules
        self.said = twin.said[:]
        self.phase, self.round, self.main, self.winner = twin.phase, twin.round, twin.main, twin.winner
        self.tiles, self.terrains = twin.tiles, twin.terrains
        self.pile, self.down = twin.pile[:], twin.down[:]
        self.works, self.spots = twin.works[:], twin.spots[:]
        self.work_tokens, self.improvement_tokens = twin.work_tokens[:], twin.improvement_tokens[:]
        self.deck, self.discards = twin.deck[:], twin.discards[:]
        self.supply_left, self.supply_row, self.supply_used = twin.supply_left, twin.supply_row, twin.supply_used
        self.took_supply, self.is_joined = twin.took_supply, twin.is_joined
        self.victory_left = twin.victory_left
        self.last_vote, self.shared = twin.last_vote, twin.shared
        self.promises, self.due, self.past_promises = twin.promises, twin.due, twin.past_promises
        self.fates = twin.fates[:]
        self.clans = [Clan(0, 0, clan) for clan in twin.clans]
        self.known = twin.known[:]

    def copy(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(self.tables, self.options, self)

    def name(self, at: int) -> TileName:
        """What a territory is called."""
        return self.tables.tile_names[self.tiles[at]]

    def at(self, name: TileName) -> int:
        """The number of a territory; NOWHERE if it is not part of the island."""
        tile = self.tables.tile_numbers[name]
        return self.tiles.index(tile) if tile in self.tiles else NOWHERE

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise from one."""
        seats = len(self.clans)
        return [(seat + step) % seats for step in range(seats)]

    def pile_size(self, at: int) -> int:
        """How many cards lie at a territory, face up and face down."""
        pile, first = self.pile, at * FACES
        faces = pile[first] + pile[first + 1] + pile[first + 2] + pile[first + 3] + pile[first + 4]
        return faces + len(self.down[at])

    def items(self, at: int) -> list[int]:
        """The cards of a territory: resources, and for each that lies face down its number."""
        first = at * FACES
        counts = self.pile[first : first + FACES]
        return [face for face, count in enumerate(counts) for _ in range(count)] + [FACE_DOWN] * len(self.down[at])

    def house_count(self, at: int) -> int:
        """How many settlements stand in a territory."""
        return sum(clan.houses[at] for clan in self.clans)

    def residents(self, at: int) -> list[Seat]:
        """The seats that have a settlement there."""
        return [seat for seat, clan in enumerate(self.clans) if clan.houses[at]]

    def building_count(self, seat: Seat) -> int:
        """How many buildings a seat has."""
        return self.spots.count(seat)

    def has_house(self, seat: Seat) -> bool:
        """Tell whether a seat has a house left for a village or a building (ruling 30)."""
        return total(self.clans[seat].houses) < self.tables.houses

    def is_free(self, building: int, at: int) -> bool:
        """Tell whether a territory has a place for a building, and no building stands on it (section 11)."""
        return self.tables.tile_spots[self.tiles[at]][building] and self.spots[at * SPOTS + building] == NOBODY

    def stronghold_terrains(self, seat: Seat) -> set[int]:
        """The terrains where a seat has a stronghold."""
        spots, terrains = self.spots, self.terrains
        return {terrains[at] for at in range(len(terrains)) if spots[at * SPOTS + STRONGHOLD] == seat}

    def has_cards(self, seat: Seat) -> bool:
        """Tell whether a seat holds any card, as all see."""
        clan = self.clans[seat]
        return bool(clan.cards or clan.supplies)

    def can_stand(self, work: int, at: int) -> bool:
        """Tell whether a work is missing in a territory, and there is a token for it (section 13, ruling 30)."""
        if self.works[at * WORK_COUNT + work]:
            return False
        return (self.improvement_tokens[self.terrains[at]] if work == IMPROVEMENT else self.work_tokens[work]) > 0

    def fate_key(self, who: Seat, to: Seat | None) -> int:
        """Where `fates` begins to count what a seat promised to another one, or to all."""
        seats = self.options.seats
        return (who * (seats + 1) + (seats if to is None else to)) * len(PAST)

    def known_key(self, watcher: Seat | None, terrain: int) -> int:
        """Where `known` keeps what a watcher knows of the cards of a back."""
        return (self.options.seats if watcher is None else watcher) * TERRAIN_COUNT + terrain


def hero_at(clan: Clan, at: int) -> int:
    """Which hero of a clan stands in a territory; NOBODY if none does."""
    for hero, place in enumerate(clan.heroes):
        if place == at:
            return hero
    return NOBODY
