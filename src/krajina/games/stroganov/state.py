"""The state: what lies on the table and what is still to be done; plain data and a cheap copy, no rules.

Nothing in it is secret: hands are taken openly (ruling 46), and what lies in the bag or a stack is only counted.
"""

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from krajina.core import Seat, tasks
from krajina.core.pickled import Own, own_of
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
        "all_furs", "banners", "coins", "fulfilled", "furs", "hand", "horses", "landscapes", "outposts",
        "outposts_left", "points", "sheet", "standing", "stories", "sung", "times", "track", "trophy", "used",
    )  # fmt: skip

    def __init__(self, track: Track, twin: "Mat | None" = None) -> None:
        self.track = track
        if twin is not None:
            self._become(twin)
            return
        self.furs = [0] * (TIGER + 1)  # by rank, tigers among them; changed by `add_furs`
        self.all_furs = 0  # how many that are
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

    def _become(self, twin: "Mat") -> None:
        self.furs = twin.furs[:]
        self.all_furs = twin.all_furs
        self.coins = twin.coins
        self.horses = twin.horses
        self.banners = twin.banners
        self.outposts = twin.outposts
        self.outposts_left = twin.outposts_left
        self.stories = twin.stories
        self.trophy = twin.trophy
        self.points = twin.points
        self.hand = twin.hand
        self.fulfilled = twin.fulfilled
        self.landscapes = twin.landscapes
        self.standing = twin.standing
        self.used = twin.used
        self.sung = twin.sung
        self.sheet = twin.sheet[:]
        self.times = twin.times[:]

    def copy(self) -> "Mat":
        """A copy that shares nothing that changes."""
        return Mat(self.track, self)

    @property
    def fur_count(self) -> int:
        """How many furs there are, tigers aside."""
        return self.all_furs - self.furs[TIGER]

    def add_furs(self, rank: int, count: int) -> None:
        """So many furs of a rank more, or less."""
        self.furs[rank] += count
        self.all_furs += count

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return remade_mat, (self.track, own_of(self))


def remade_mat(track: Track, own: Own) -> Mat:
    """A mat again, from a pickle."""
    mat = Mat(track)
    for name, value in own.items():
        setattr(mat, name, value)
    return mat


class State(TaskState):
    """The whole truth."""

    __slots__ = (
        "at", "bag", "banners", "cards", "in_market", "is_over", "ivan", "ivan_back", "ivan_card", "left", "line",
        "market", "mats", "moved", "options", "player", "region_furs", "row", "row_furs", "season", "slots", "songs",
        "start_cards", "tables", "tigers", "trade_fur", "villages", "year", "yurts",
    )  # fmt: skip

    def __init__(self, tables: Tables, options: StroganovOptions, twin: "State | None" = None) -> None:
        self.tables, self.options = tables, options
        if twin is not None:
            self._become(twin)
            return
        super().__init__()
        self.is_over, self.year, self.season = False, 1, 0
        self.player = NOBODY  # whose turn it is
        self.moved: tuple[int, ...] = ()  # who has had their turn in this season
        self.at = [0] * options.players  # by player, the place of the Cossack
        self.line: list[int] = []  # the players from the deepest in Siberia to the west
        self.row = [NONE] * (LAST + 1)  # by place, the landscape
        self.row_furs: list[tuple[int, ...]] = [()] * (LAST + 1)  # from the lowest, a tiger last
        self.bag = tables.bag[:]
        self.market = [0] * (TIGER + 1)  # by value; changed by `add_to_market`
        self.in_market = 0  # how many furs that are
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

    def _become(self, twin: "State") -> None:
        twin.copy_tasks_to(self)
        self.is_over, self.year, self.season = twin.is_over, twin.year, twin.season
        self.player, self.moved = twin.player, twin.moved
        self.at = twin.at[:]
        self.line = twin.line[:]
        self.row = twin.row[:]
        self.row_furs = twin.row_furs[:]
        self.bag = twin.bag[:]
        self.market = twin.market[:]
        self.in_market = twin.in_market
        self.tigers, self.banners = twin.tigers, twin.banners
        self.region_furs = twin.region_furs[:]
        self.trade_fur = twin.trade_fur
        self.villages = twin.villages[:]
        self.yurts = twin.yurts[:]
        self.cards = twin.cards[:]
        self.songs = twin.songs
        self.slots = twin.slots[:]
        self.start_cards = twin.start_cards
        self.left = twin.left.copy()
        self.ivan, self.ivan_card, self.ivan_back = twin.ivan, twin.ivan_card, twin.ivan_back
        self.mats = [mat.copy() for mat in twin.mats]

    def copy(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(self.tables, self.options, self)

    def add_to_market(self, value: int, count: int) -> None:
        """So many furs of a value more, or less."""
        self.market[value] += count
        self.in_market += count

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
        built = 0
        for slots in self.slots:
            if player in slots:
                built += 1
        return built

    def sees_forced(self, seat: Seat) -> bool:
        """Tell whether a seat wants to be asked where only one answer is possible."""
        return seat in self.options.see_forced


Task: TypeAlias = tasks.Task[State]


class Question(tasks.ListedQuestion[State]):
    """Something that a player has to answer first."""

    has_prices: ClassVar[bool] = True  # the view says what its answers cost and give
