"""Nouns: what lies on the table, as the rulebook names it."""

from enum import StrEnum
from typing import Final


class Terrain(StrEnum):
    """The kinds of landscape; each has a deck of resource cards, and its picture is on their backs."""

    PLAINS = "plains"
    FOREST = "forest"
    HILLS = "hills"
    MOUNTAINS = "mountains"


class Resource(StrEnum):
    """What the land gives; gold stands for any of the others."""

    GRAIN = "grain"
    LIVESTOCK = "livestock"
    WOOD = "wood"
    ORE = "ore"
    GOLD = "gold"


class Item(StrEnum):
    """A card of a pile: what it shows, or its back."""

    GRAIN = "grain"
    LIVESTOCK = "livestock"
    WOOD = "wood"
    ORE = "ore"
    GOLD = "gold"
    FACE_DOWN = "face_down"


class Row(StrEnum):
    """Where a territory lies: at the coast in the south, or behind it."""

    COAST = "coast"
    INLAND = "inland"


class Hero(StrEnum):
    """Who goes about for a clan."""

    WARRIOR = "warrior"
    PRIEST = "priest"
    SKALD = "skald"


class Direction(StrEnum):
    """Where a hero goes; two territories at once only along the coast."""

    WEST = "west"
    EAST = "east"
    NORTHWEST = "northwest"
    NORTHEAST = "northeast"
    SOUTHWEST = "southwest"
    SOUTHEAST = "southeast"
    WEST_TWICE = "west_twice"
    EAST_TWICE = "east_twice"


class Building(StrEnum):
    """The settlements that are more than a village."""

    STRONGHOLD = "stronghold"
    CHURCH = "church"
    HALL = "hall"


class Work(StrEnum):
    """The public works, which belong to their territory."""

    ROAD = "road"
    MARKET = "market"
    PALISADE = "palisade"
    IMPROVEMENT = "improvement"


class Unit(StrEnum):
    """Who joins an army; only the price differs."""

    SOLDIERS = "soldiers"
    CAVALRY = "cavalry"
    ARCHERS = "archers"
    INFANTRY = "infantry"


class Goal(StrEnum):
    """What makes a victory."""

    SETTLEMENTS = "settlements"
    TERRITORIES = "territories"
    LARGEST = "largest"
    BUILDINGS = "buildings"
    ARMY = "army"


class Ease(StrEnum):
    """How hard a goal of a victory point card is beside the same goal of others (section 27)."""

    EASIER = "easier"
    PLAIN = "plain"
    HARDER = "harder"


class Why(StrEnum):
    """Where points come from: the goals."""

    SETTLEMENTS = "settlements"
    TERRITORIES = "territories"
    LARGEST = "largest"
    BUILDINGS = "buildings"
    ARMY = "army"


class Phase(StrEnum):
    """The parts of a round (section 2), what comes before the first one and after the last."""

    SETUP = "setup"
    PRODUCTION = "production"
    MOVEMENT = "movement"
    SHARING = "sharing"
    CLAIM = "claim"
    BUILDING = "building"
    FINAL = "final"
    OVER = "over"


class Prompt(StrEnum):
    """What a seat may be asked; the words are `ask-…`."""

    DRAW = "draw"
    START = "start"
    ANCHOR = "anchor"
    KEEP_CARD = "keep_card"
    MOVE = "move"
    ENTER = "enter"
    PROPOSE = "propose"
    VOTE = "vote"
    CLAIM = "claim"
    BUILD = "build"
    FINAL = "final"
    PROVE = "prove"
    FEE = "fee"
    TRANSFER = "transfer"
    OFFER = "offer"
    CHANGE_OFFER = "change_offer"
    COLLECT = "collect"
    CONFIRM = "confirm"
    ADVISE = "advise"
    GRANTED = "granted"
    DECLARE = "declare"


class VotesFrom(StrEnum):
    """What gives votes on a territory, or takes one away (section 5; 17, 24)."""

    SETTLEMENTS = "settlements"
    WARRIOR = "warrior"
    SILENCED = "silenced"  # a warrior beside a priest (ruling 10)
    PRIEST = "priest"
    SKALD = "skald"
    THREE = "three"
    PALISADE = "palisade"


class Fate(StrEnum):
    """What became of a promise."""

    OPEN = "open"
    KEPT = "kept"
    BROKEN = "broken"
    LAPSED = "lapsed"


class About(StrEnum):
    """What may be talked about."""

    NOTHING = "nothing"
    ANYTHING = "anything"
    VOTE = "vote"
    WORK = "work"
    GRANT = "grant"
    CLAIM = "claim"


class Build(StrEnum):
    """All that can be built, for advice."""

    VILLAGE = "village"
    STRONGHOLD = "stronghold"
    CHURCH = "church"
    HALL = "hall"
    ARMY = "army"
    ROAD = "road"
    MARKET = "market"
    PALISADE = "palisade"
    IMPROVEMENT = "improvement"


class Talk(StrEnum):
    """When people may talk: never, when the book allows it, or always."""

    NONE = "none"
    BOOK = "book"
    FREE = "free"


PAST: Final = (Fate.KEPT, Fate.BROKEN, Fate.LAPSED)
SEATS: Final = range(5)  # all that may play
TERRAINS: Final = tuple(Terrain)
TERRAIN_COUNT: Final = 4
RESOURCES: Final = tuple(Resource)
FACES: Final = 5  # as many as there are resources; numbers written out are put into compiled code
FACE_NUMBER: Final = {resource: number for number, resource in enumerate(RESOURCES)}
BASIC: Final = RESOURCES[:4]  # those that stand in a price
GOLD: Final = 4
HEROES: Final = tuple(Hero)
WARRIOR: Final = 0
PRIEST: Final = 1
SKALD: Final = 2
BUILDINGS: Final = tuple(Building)
SPOTS: Final = 3  # a territory has a place for each kind
STRONGHOLD: Final = 0
CHURCH: Final = 1
HALL: Final = 2
WORKS: Final = tuple(Work)
WORK_COUNT: Final = 4
WORK_NUMBER: Final = {work: number for number, work in enumerate(WORKS)}
ROAD: Final = 0
MARKET: Final = 1
PALISADE: Final = 2
IMPROVEMENT: Final = 3
UNITS: Final = tuple(Unit)
GOALS: Final = tuple(Goal)
WHYS: Final = tuple(Why)
DIRECTIONS: Final = tuple(Direction)
ITEMS: Final = tuple(Item)
ITEM_NUMBER: Final = {item: number for number, item in enumerate(ITEMS)}
FACE_DOWN: Final = 5  # the number of its item

# Inside the rules a card is a number: its back and its face together.
KINDS: Final = 20

assert tuple(map(len, (RESOURCES, TERRAINS, BUILDINGS, WORKS))) == (FACES, TERRAIN_COUNT, SPOTS, WORK_COUNT)
assert (RESOURCES[GOLD], FACE_DOWN, KINDS) == (Resource.GOLD, FACES, TERRAIN_COUNT * FACES)


def kind_of(terrain: int, resource: int) -> int:
    """The number of a resource card."""
    return terrain * FACES + resource
