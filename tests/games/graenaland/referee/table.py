"""Everything on the table, as plain data; and the questions that a game asks."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.games.graenaland.referee.box import BUILDINGS, HEROES, TERRAINS, Box, back, face, is_supply

CHANCE = -1
NOBODY = -2  # who answers where nobody is asked that could be

Action: TypeAlias = tuple[Any, ...]  # what is done, then its values: ("vote", True)
Cards: TypeAlias = Counter[str]


@dataclass(frozen=True)
class Sharing:
    """A form: all cards of a pile, and who may get some."""

    template: Action
    pile: Cards
    receivers: tuple[int, ...]


@dataclass(frozen=True)
class Payment:
    """A form: some cards of a hand; `fits` tells which."""

    template: Action
    hand: Cards
    fits: Callable[[Cards], bool]


@dataclass(frozen=True)
class Asked:
    """What a seat is asked; for chance every choice has its weight."""

    prompt: str
    choices: Mapping[Action, int]
    forms: tuple[Sharing | Payment, ...] = ()
    is_sure: bool = True  # not where finding all choices would take too long


@dataclass(frozen=True)
class Question:
    """Who are asked at once, and who may be asked beside them for nothing."""

    asked: Mapping[int, Asked]
    idle: Mapping[int, Asked] = field(default_factory=dict)


Answer: TypeAlias = tuple[int, Action]
Steps: TypeAlias = Generator[Question, Answer, None]  # a part of the game that may ask
Asks: TypeAlias = Generator[Question, Answer, Action]  # a single question


@dataclass
class Clan:
    """What a player has."""

    army: int
    hand: Cards = field(default_factory=Counter)  # resource cards by back and face
    supplies: Cards = field(default_factory=Counter)
    heroes: dict[str, str] = field(default_factory=dict)  # where they stand
    waiting: dict[str, list[str]] = field(default_factory=dict)  # heroes that wait, and where
    dealt: list[str] = field(default_factory=list)
    card: str | None = None
    is_open: bool = False

    @property
    def all_cards(self) -> Cards:
        return self.hand + self.supplies


@dataclass
class Land:
    """What lies and stands in a territory."""

    tile: dict[str, Any]
    villages: Counter[int] = field(default_factory=Counter)  # by seat
    buildings: dict[str, int] = field(default_factory=dict)  # whose they are
    works: set[str] = field(default_factory=set)
    pile: list[str] = field(default_factory=list)
    covered: list[str] = field(default_factory=list)  # face down, the oldest first

    @property
    def terrain(self) -> str:
        return str(self.tile["terrain"])

    @property
    def is_coast(self) -> bool:
        return bool(self.tile["row"] == "coast")

    def houses(self, seat: int) -> int:
        return int(self.villages[seat]) + sum(owner == seat for owner in self.buildings.values())

    @property
    def all_houses(self) -> int:
        return sum(self.villages.values()) + len(self.buildings)

    @property
    def limit(self) -> int:
        """One more than houses; a territory that nobody settled yields nothing (section 3)."""
        return self.all_houses + 1 if self.all_houses else 0


class Table:
    """The table."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        self.box = Box(options["data"])
        self.seats: int = options["seats"]
        self.by_three = self.seats == 3 and bool(options["three_players"])
        self.clans = [Clan(self.box.first_army) for _ in range(self.seats)]
        self.island: dict[str, Land] = {}  # the coast from the west, then the row behind
        self.decks = {terrain: Counter(self.box.decks[terrain]) for terrain in TERRAINS}
        self.discards: dict[str, Cards] = {terrain: Counter() for terrain in TERRAINS}
        self.supply_deck = list(self.box.supplies)
        self.supply_row: list[str] = []
        self.supply_used: list[str] = []
        self.tokens = {work: int(row["tokens"]) for work, row in self.box.works.items()}
        self.improvement_tokens = {terrain: int(row["tokens"]) for terrain, row in self.box.improvements.items()}
        self.is_proving = False
        self.victory_deck = list(self.box.cards)
        self.round = 0
        self.phase = "setup"
        self.main: int | None = None
        self.winner: int | None = None

    # -- looking ------------------------------------------------------------------------------------------------------

    def clockwise(self, start: int) -> list[int]:
        """Everybody, from this seat on."""
        return [(start + step) % self.seats for step in range(self.seats)]

    def houses(self, seat: int) -> int:
        return sum(land.houses(seat) for land in self.island.values())

    def place(self, at: str) -> tuple[int, int]:
        """Where a territory lies: half tiles from the west, and its row."""
        names = list(self.island)
        number = names.index(at)
        return (2 * number, 0) if number < self.seats else (2 * (number - self.seats) + 1, 1)

    def at_place(self, x: int, y: int) -> str | None:
        return next((at for at in self.island if self.place(at) == (x, y)), None)

    def neighbours(self, at: str) -> set[str]:
        x, y = self.place(at)
        places = [(x - 2, y), (x + 2, y), (x - 1, 1 - y), (x + 1, 1 - y)]
        return {other for place in places if (other := self.at_place(*place)) is not None}

    def hero_at(self, seat: int, at: str) -> str | None:
        return next((hero for hero in HEROES if self.clans[seat].heroes.get(hero) == at), None)

    def votes(self, seat: int, at: str) -> int:
        """Houses, and what the hero is worth (section 5, rulings 10 to 13, section 24)."""
        land, hero = self.island[at], self.hero_at(seat, at)
        return land.houses(seat) + (0 if hero is None else self.worth(seat, hero, at))

    def worth(self, seat: int, hero: str, at: str) -> int:
        land = self.island[at]
        there = [found for other in range(self.seats) if (found := self.hero_at(other, at))]
        count = 0
        if hero == "warrior" and "priest" not in there:
            count = self.clans[seat].army
        if hero == "skald":
            count = len(there) - 1
        if self.by_three:
            count += 1
        is_weak = not land.houses(seat) or (self.by_three and "palisade_residents" in self.options["readings"])
        if "palisade" in land.works and is_weak and (hero == "warrior" or self.by_three):
            count -= 1
        return max(count, 0)

    def voters(self, at: str) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.votes(seat, at))

    def pile(self, at: str) -> Cards:
        """What lies there as people see it."""
        land = self.island[at]
        return Counter(land.pile) + Counter({"face_down": len(land.covered)})

    def built(self, seat: int) -> int:
        return sum(owner == seat for land in self.island.values() for owner in land.buildings.values())

    def tokens_left(self, work: str, at: str) -> int:
        if work == "improvement":
            return self.improvement_tokens[self.island[at].terrain]
        return self.tokens[work]

    def free_spots(self, at: str) -> list[str]:
        land = self.island[at]
        return [one for one in BUILDINGS if one in land.tile["building_spots"] and one not in land.buildings]

    # -- small changes ------------------------------------------------------------------------------------------------

    def spend(self, seat: int, cards: Cards) -> None:
        """Cards go to the discards of their backs."""
        clan = self.clans[seat]
        assert cards <= clan.all_cards, f"{seat} has {clan.all_cards}, not {cards}"
        for card in cards.elements():
            if is_supply(card):
                clan.supplies -= Counter([card])
                self.supply_used.append(card)
            else:
                clan.hand -= Counter([card])
                self.discards[back(card)][face(card)] += 1

    def draw_card(self, terrain: str) -> Generator[Question, Answer, str | None]:
        """From a deck; its discards are shuffled if it is empty (ruling 17)."""
        if not self.decks[terrain].total():
            self.decks[terrain], self.discards[terrain] = self.discards[terrain], Counter()
        deck = +self.decks[terrain]
        if not deck:
            return None
        _, drawn = yield from draw({("draw_card", resource): count for resource, count in deck.items()})
        self.decks[terrain][drawn] -= 1
        return str(drawn)


def draw(choices: Mapping[Action, int]) -> Asks:
    """Chance is not asked where all know that only one thing can happen; nobody knows that of a resource deck."""
    assert choices, "something can be drawn"
    [first, *others] = choices
    if not others and first[0] != "draw_card":
        return first
    _, action = yield Question({CHANCE: Asked("draw", choices)})
    return action


def listed(prompt: str, actions: list[Action], *forms: Sharing | Payment) -> Asked:
    assert len(set(actions)) == len(actions), "each choice is offered once"
    return Asked(prompt, dict.fromkeys(actions, 1), forms)


def ask(seat: int, asked: Asked) -> Asks:
    _, action = yield Question({seat: asked})
    return action
