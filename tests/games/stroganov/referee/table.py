"""Everything on the table, as plain data; and the questions that a game asks."""

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.games.stroganov.referee.box import KINDS, LAST, TIGER, Box

CHANCE = -1
NEUTRAL = -2  # who owns an outpost in a colour that nobody plays

Action: TypeAlias = tuple[Any, ...]  # what is done, then its values: ("pay", "4", 2)


@dataclass(frozen=True)
class Question:
    """Who is asked what; for chance every choice has its weight."""

    seat: int
    prompt: str
    choices: Mapping[Action, int]


Steps: TypeAlias = Generator[Question, Action, None]  # a part of the game that may ask
Asks: TypeAlias = Generator[Question, Action, Action]  # a single question


@dataclass
class Mat:
    """What a player has."""

    track: dict[str, Any]
    at: int = 0
    horses: int = 0
    coins: int = 0
    furs: Counter[int] = field(default_factory=Counter)
    banners: int = 0
    outposts: int = 0
    outposts_left: int = 0
    stories: int = 0
    trophy: int = 1
    landscapes: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    sheet: Counter[str] = field(default_factory=Counter)  # points by source
    times: Counter[str] = field(default_factory=Counter)  # how often a source gave points
    sang_at_12: bool = False  # in this turn, or in this winter
    ended: bool = False  # this turn
    used: set[str] = field(default_factory=set)  # seasonal cards, this turn

    @property
    def points(self) -> int:
        return self.sheet.total()

    @property
    def last_space(self) -> int:
        return len(self.track["spaces"])


@dataclass
class Place:
    """A place of the row."""

    tile: str | None = None
    furs: list[int] = field(default_factory=list)


@dataclass
class Region:
    """A region."""

    slots: list[int | None]
    fur: int = 0
    village: str | None = None
    yurt: str | None = None
    card: str | None = None


class Table:
    """The table; players are seats, and alone the opponent is player 1."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        self.box = Box(options["data"])
        self.seats: int = options["seats"]
        self.players = max(self.seats, 2)
        self.ivan = 1 if self.seats == 1 else None
        self.readings = frozenset(options["readings"])
        self.harder = frozenset(options["harder"])
        self.mats = [Mat(self._track(player)) for player in range(self.players)]
        self.line: list[int] = []  # from the deepest in Siberia
        self.row = {at: Place() for at in range(1, LAST + 1)}
        self.regions = [Region(self._slots(row)) for row in self.box.board["regions"]]
        self.songs: list[str] = []
        self.start_cards: dict[str, int] = {}
        self.market: list[int] = []
        self.trade_fur = 0
        self.drawn: list[int] = []
        self.bag = Counter({kind["value"]: kind["count"] for kind in self.box.furs["kinds"]})
        self.tigers: int = self.box.furs["tigers"]["count"]
        self.banners: int = self.box.board["setup"]["banners"][str(self.players)]
        self.landscapes = list(self.box.landscapes)  # not yet on the table
        self.yurts = list(self.box.yurts)
        self.song_stack = list(self.box.songs)
        self.cards = list(self.box.cards)
        self.deck = list(self.box.ivan_cards)
        self.ivan_card: str | None = None
        self.ivan_back: str | None = None
        self.year = 1
        self.season = "spring"
        self.active: int | None = None

    def _track(self, player: int) -> dict[str, Any]:
        if player == self.ivan:
            return self.box.tracks["katyusha" if "katyusha" in self.harder else "ivan"]
        sides = self.options["sides"]
        if player >= len(sides) or sides[player] == "a":
            return self.box.tracks["a"]
        return self.box.tracks[f"b_{self.colours()[player]}"]

    def colours(self) -> list[str]:
        named = list(self.options["colours"])
        return named + [colour for colour in ("blue", "red", "green", "yellow") if colour not in named]

    def _slots(self, region: dict[str, Any]) -> list[int | None]:
        """Outposts in colours that nobody plays: with three on "3-", with two on "2" as well (ruling 1)."""
        marks = {2: ("3-", "2"), 3: ("3-",)}.get(self.players, ())
        return [NEUTRAL if slot["mark"] in marks else None for slot in region["outpost_slots"]]

    # -- looking ----------------------------------------------------------------------------------------------------

    def side(self, player: int) -> str:
        sides = self.options["sides"]
        return sides[player] if player < len(sides) else "a"

    def tiles(self) -> list[int]:
        """The places that have a tile, from the west."""
        return [at for at, place in self.row.items() if place.tile]

    def region_of(self, at: int) -> int:
        return self.box.region_at[at]

    def built(self, player: int) -> list[int]:
        return [n for n, region in enumerate(self.regions) if player in region.slots]

    def rule(self, player: int, rule: str) -> int:
        """How much of a lasting rule the fulfilled cards of a player give."""
        effects = [self.box.cards[card]["effect"] for card in self.mats[player].fulfilled]
        return sum(effect.get("n", 1) for effect in effects if effect.get("rule") == rule)

    def real_furs(self, player: int) -> int:
        return sum(count for fur, count in self.mats[player].furs.items() if fur != TIGER)

    # -- small changes ------------------------------------------------------------------------------------------------

    def score(self, player: int, points: int, why: str) -> None:
        if points:
            self.mats[player].sheet[why] += points
            self.mats[player].times[why] += 1

    def move_to(self, player: int, at: int) -> None:
        """Stand behind all who are there already."""
        self.line.remove(player)
        self.mats[player].at = at
        ahead = [other for other in self.line if self.mats[other].at >= at]
        self.line.insert(len(ahead), player)

    def discard(self, player: int, fur: int, count: int = 1) -> None:
        """Furs go back into the bag, tigers to their supply."""
        furs = self.mats[player].furs
        assert furs[fur] >= count, f"{player} has {furs[fur]} of {fur}"
        furs[fur] -= count
        if fur == TIGER:
            self.tigers += count
        else:
            self.bag[fur] += count


def draw(choices: Mapping[Action, int]) -> Asks:
    """Chance is not asked where only one thing can happen."""
    assert choices, "something can be drawn"
    if len(choices) == 1:
        return next(iter(choices))
    return (yield Question(CHANCE, "draw", choices))


def ask(seat: int, prompt: str, choices: list[Action]) -> Asks:
    assert choices, f"{prompt} has an answer"
    return (yield Question(seat, prompt, dict.fromkeys(choices, 1)))


def owned(furs: Counter[int]) -> dict[int, int]:
    return {kind: furs[kind] for kind in KINDS if furs[kind]}
