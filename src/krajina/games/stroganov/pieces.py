"""Nouns: what lies on the table, as the rulebook names it."""

from enum import IntEnum, StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from krajina.core import Seat


class Fur(StrEnum):
    """The furs by their value; a tiger stands for any."""

    SABLE = "2"
    HARE = "3"
    FOX = "4"
    WOLVERINE = "5"
    DEER = "6"
    LYNX = "7"
    BEAR = "8"
    TIGER = "tiger"


# Inside the rules a fur is its value, and a tiger ranks above the bear: lists of furs are indexed by it.
LOWEST: Final = 2
HIGHEST: Final = 8
TIGER: Final = 9
VALUES: Final = range(LOWEST, HIGHEST + 1)
RANKS: Final = range(LOWEST, TIGER + 1)  # with the tiger
ANY: Final = 0  # in a price: a fur of whatever value
FURS: Final = (*[Fur.SABLE] * LOWEST, *Fur)  # by rank
RANK: Final = {fur: LOWEST + number for number, fur in enumerate(Fur)}

LAST: Final = 12  # the easternmost place of the row; 0 is the start tile
REGIONS: Final = range(5)
At: TypeAlias = Annotated[int, Meta(ge=1, le=LAST)]  # a place of the row of landscapes, from the west
Region: TypeAlias = Annotated[int, Meta(ge=1, le=5)]  # from the west


class Colour(StrEnum):
    """The four colours."""

    BLUE = "blue"
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"


class Side(StrEnum):
    """The two sides of a player board: all the same, or each with an ability of its own."""

    A = "a"
    B = "b"


class Terrain(StrEnum):
    """The four kinds of landscape."""

    TAIGA = "taiga"
    TUNDRA = "tundra"
    WETLAND = "wetland"
    MOUNTAINS = "mountains"


class Season(StrEnum):
    """The four seasons of a year."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


SEASONS: Final = tuple(Season)


class Opponent(StrEnum):
    """Whom one plays alone against."""

    IVAN = "ivan"
    KATYUSHA = "katyusha"


Who: TypeAlias = Seat | Opponent  # a player in an event or a view


class Basic(StrEnum):
    """The five basic actions."""

    COIN = "coin"
    HORSES = "horses"
    MOVE = "move"
    HUNT = "hunt"
    TRADE = "trade"


class TradeReward(StrEnum):
    """The rewards of the trade, in the order of the board."""

    COIN = "coin"
    STORIES = "stories"
    MOVE = "move"
    HORSES = "horses"


class Pick(StrEnum):
    """Which furs the solo opponent takes."""

    LOWEST = "lowest"
    HIGHEST = "highest"


class Second(StrEnum):
    """The second actions of the solo opponent."""

    OUTPOST = "outpost"
    TROPHY = "trophy"
    YURT = "yurt"
    TSAR = "tsar"
    CLAIM = "claim"


class Extra(StrEnum):
    """The extra actions."""

    BUY_FROM_MARKET = "buy_from_market"
    BUY_FROM_BAG = "buy_from_bag"
    SWAP_DOWN = "swap_down"
    SWAP_TWO = "swap_two"


class Thing(StrEnum):
    """What a player has, but for furs and tiles."""

    COIN = "coin"
    HORSE = "horse"
    BANNER = "banner"
    TIGER = "tiger"
    STORY = "story"
    OUTPOST = "outpost"


class Stage(IntEnum):
    """How far a turn has gone."""

    MOVE = 0
    BASIC = 1
    MAIN = 2
    SECOND = 3
    DONE = 4


class Moment(StrEnum):
    """Where the game stands: in the choice of the start cards, in a turn, or in winter."""

    START = "start"
    MOVE = "move"
    BASIC = "basic"
    MAIN = "main"
    SECOND = "second"
    DONE = "done"
    INCOME = "income"
    STORIES = "stories"
    SONGS = "songs"
    UPKEEP = "upkeep"


class Prompt(StrEnum):
    """What a seat is asked."""

    DRAW = "draw"
    START_CARD = "start_card"
    MOVE = "move"
    BASIC = "basic"
    MAIN = "main"
    SECOND = "second"
    DONE = "done"
    FREE_MOVE = "free_move"
    HUNT = "hunt"
    HUNT_AGAIN = "hunt_again"
    TRADE = "trade"
    PAY = "pay"
    SHOW = "show"
    KEEP = "keep"
    MARKET = "market"
    TROPHY_STEP = "trophy_step"
    TROPHY_REWARD = "trophy_reward"
    VILLAGE = "village"
    YURT = "yurt"
    ADVANCED = "advanced"
    OUTPOST = "outpost"
    FULFIL = "fulfil"
    SONG_NOW = "song_now"
    INCOME = "income"
    WINTER_CARD = "winter_card"
    SONG = "song"
    WINTER_DONE = "winter_done"


class For(StrEnum):
    """What furs are paid for."""

    SECOND_ACTION = "second_action"
    TRADE = "trade"
    CLAIM = "claim"
    TROPHY = "trophy"
    CARD = "card"
    SWAP_DOWN = "swap_down"
    SWAP_TWO = "swap_two"


class Why(StrEnum):
    """Where points come from, in the order of the score sheet; from `CARDS_AT_END` on they are scored at the end."""

    START_CARD = "start_card"
    LANDSCAPE = "landscape"
    TSAR_CARD = "tsar_card"
    VILLAGE = "village"
    YURT = "yurt"
    SONG = "song"
    TROPHY = "trophy"
    HORSES = "horses"
    EXTRA_ACTION = "extra_action"
    OTHER = "other"  # a basic action, or a fur
    CARDS_AT_END = "cards_at_end"
    LANDSCAPE_SETS = "landscape_sets"
    TIGERS = "tigers"
    TROPHY_SHIELD = "trophy_shield"
    OUTPOSTS_BUILT = "outposts_built"
    OUTPOSTS_LEFT = "outposts_left"
    COINS = "coins"
    FURS = "furs"
    STORIES = "stories"


WHYS: Final = tuple(Why)
WHY_NUMBER: Final = {why: number for number, why in enumerate(WHYS)}
