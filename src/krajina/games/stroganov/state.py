"""The state: what lies on the table and what is still to be done; plain data and a cheap copy, no rules.

Nothing in it is secret: hands are taken openly (ruling 46), and what lies in the bag or a stack is only counted.
"""

from typing import ClassVar, Final, TypeAlias

from krajina.core import Seat, tasks
from krajina.core.tasks import TaskState
from krajina.games.stroganov.options import Reading, StroganovOptions
from krajina.games.stroganov.pieces import LAST, REGIONS, TIGER, WHYS, Who
from krajina.games.stroganov.standing import QUIET, Standing
from krajina.games.stroganov.tables import Tables, Track

NOBODY: Final = -1
NEUTRAL: Final = -2  # an outpost in a colour without a player
NONE: Final = -1  # no tile, no card, no yurt


class Mat:
    """What a player has."""

    __slots__ = (
        "banners", "coins", "fulfilled", "furs", "hand", "horses", "landscapes", "outposts", "outposts_left", "points",
        "sheet", "standing", "stories", "sung", "times", "track", "trophy", "used",
    )  # fmt: skip

    def __init__(self, track: Track) -> None:
        self.track = track
        self.furs = [0] * (TIGER + 1)  # by rank, tigers among them
        self.coins = 0
        self.horses = 0
        self.banners = 0
        self.outposts = 0  # in the personal supply
        self.outposts_left = 0  # in the general supply
        self.stories = 0
        self.trophy = 1  # the space of the marker
        self.points = 0
        self.hand: tuple[int, ...] = ()
        self.fulfilled: tuple[int, ...] = ()
        self.landscapes: tuple[int, ...] = ()
        self.standing: Standing = QUIET
        self.used: tuple[int, ...] = ()  # cards of the season that were used this turn
        self.sung = False  # a song at the end of the story track, this turn or this winter
        self.sheet = [0] * len(WHYS)  # points by source
        self.times = [0] * len(WHYS)  # of what was counted for them

    def copy(self) -> "Mat":
        """A copy that shares nothing that changes."""
        twin = Mat.__new__(Mat)
        twin.track = self.track
        twin.furs = self.furs[:]
        twin.coins = self.coins
        twin.horses = self.horses
        twin.banners = self.banners
        twin.outposts = self.outposts
        twin.outposts_left = self.outposts_left
        twin.stories = self.stories
        twin.trophy = self.trophy
        twin.points = self.points
        twin.hand = self.hand
        twin.fulfilled = self.fulfilled
        twin.landscapes = self.landscapes
        twin.standing = self.standing
        twin.used = self.used
        twin.sung = self.sung
        twin.sheet = self.sheet[:]
        twin.times = self.times[:]
        return twin

    @property
    def fur_count(self) -> int:
        """How many furs there are, tigers aside."""
        return sum(self.furs) - self.furs[TIGER]


class State(TaskState):
    """The whole truth."""

    __slots__ = (
        "at", "bag", "banners", "cards", "is_over", "ivan", "ivan_back", "ivan_card", "left", "line", "market",
        "mats", "moved", "options", "player", "region_furs", "row", "row_furs", "season", "slots", "songs",
        "start_cards", "tables", "tigers", "trade_fur", "villages", "year", "yurts",
    )  # fmt: skip

    def __init__(self, tables: Tables, options: StroganovOptions) -> None:
        super().__init__()
        self.tables, self.options = tables, options
        self.is_over, self.year, self.season = False, 1, 0
        self.player = NOBODY  # whose turn it is
        self.moved: tuple[int, ...] = ()  # who has had their turn in this season
        self.at = [0] * options.players  # by player, the place of the Cossack
        self.line: list[int] = []  # the players from the deepest in Siberia to the west
        self.row = [NONE] * (LAST + 1)  # by place, the landscape
        self.row_furs: list[tuple[int, ...]] = [()] * (LAST + 1)  # from the lowest, a tiger last
        self.bag = tables.bag[:]
        self.market = [0] * (TIGER + 1)  # by value
        self.tigers = tables.catalog.furs.tigers.count
        self.banners = tables.banners[options.players]
        self.region_furs = [0 for _ in REGIONS]
        self.trade_fur = 0
        self.villages = [NONE for _ in REGIONS]
        self.yurts = [NONE for _ in REGIONS]
        self.cards = [NONE for _ in REGIONS]
        self.songs: tuple[int, ...] = ()
        self.slots: list[tuple[int, ...]] = []  # by region, who has an outpost on each
        self.start_cards: tuple[tuple[int, int], ...] = ()  # card and fur
        self.left: dict[str, tuple[int, ...]] = {}  # what is unseen of each stack
        self.ivan = NOBODY  # the number of the solo opponent
        self.ivan_card = self.ivan_back = NONE  # face up; on top of his deck, a card with that back
        self.mats: list[Mat] = []

    def copy(self) -> "State":
        """A copy that shares nothing that changes."""
        twin = State.__new__(State)
        twin.tables, twin.options = self.tables, self.options
        self.copy_tasks_to(twin)
        twin.is_over, twin.year, twin.season = self.is_over, self.year, self.season
        twin.player, twin.moved = self.player, self.moved
        twin.at = self.at[:]
        twin.line = self.line[:]
        twin.row = self.row[:]
        twin.row_furs = self.row_furs[:]
        twin.bag = self.bag[:]
        twin.market = self.market[:]
        twin.tigers, twin.banners = self.tigers, self.banners
        twin.region_furs = self.region_furs[:]
        twin.trade_fur = self.trade_fur
        twin.villages = self.villages[:]
        twin.yurts = self.yurts[:]
        twin.cards = self.cards[:]
        twin.songs = self.songs
        twin.slots = self.slots[:]
        twin.start_cards = self.start_cards
        twin.left = self.left.copy()
        twin.ivan, twin.ivan_card, twin.ivan_back = self.ivan, self.ivan_card, self.ivan_back
        twin.mats = [mat.copy() for mat in self.mats]
        return twin

    # -- small questions ---------------------------------------------------------------------------------------------

    def who(self, player: int) -> Who:
        """A player for people: the seat, or the solo opponent."""
        return self.options.opponent if player == self.ivan else player

    def reads(self, reading: Reading) -> bool:
        """Tell whether the table plays by this reading."""
        return reading in self.options.readings

    def region_at(self, player: int) -> int:
        """The region of a Cossack; -1 on the start tile."""
        return self.tables.region_of[self.at[player]]

    def outposts_built(self, player: int) -> int:
        """How many outposts of a player stand on the board."""
        return sum(player in slots for slots in self.slots)

    def sees_forced(self, seat: Seat) -> bool:
        """Tell whether a seat wants to be asked where only one answer is possible."""
        return seat in self.options.see_forced


Task: TypeAlias = tasks.Task[State]


class Question(tasks.ListedQuestion[State]):
    """Something that a player has to answer first."""

    has_prices: ClassVar[bool] = True  # the view says what its answers cost and give
