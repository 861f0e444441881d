"""What the rules look up, made once from the catalogue: ints instead of names, rewards as pairs of word and amount."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeAlias

from krajina.core.pickled import own_of, remade
from krajina.games.stroganov.catalog import Catalog
from krajina.games.stroganov.pieces import LAST, REGIONS, SEASONS, TIGER, Terrain
from krajina.games.stroganov.rows import Rewards, Shield, TrophyBoard

# A reward as the rules take it: its word and how many, or the number of its manner.
Gains: TypeAlias = tuple[tuple[str, int], ...]

ANY_PLACE: Final = 1
ANY_BUT_TROPHY: Final = 2
PRESENCE: Final = 3
NEVER: Final = -1  # in no season; no points at the end
TERRAINS: Final = tuple(Terrain)
MANNERS: Final = {
    "any": ANY_PLACE,
    "anywhere": ANY_PLACE,
    "anywhere_from_supply": ANY_PLACE,
    "paid_only": ANY_PLACE,
    "any_but_trophy": ANY_BUT_TROPHY,
    "presence": PRESENCE,
}

MANNERED: Final = frozenset({"visit_village", "use_yurt", "advanced_action", "build_outpost", "fulfil_tsar"})


def gains_of(rewards: Rewards) -> Gains:
    """The pairs of word and amount."""
    return tuple((one.word, one.amount if isinstance(one.amount, int) else MANNERS[one.amount]) for one in rewards)


def gives_trophy(gains: Gains) -> bool:
    """Tell whether a trophy is among the rewards."""
    for word, _ in gains:  # noqa: SIM110 - a loop is compiled, a generator is called
        if word == "trophy":
            return True
    return False


class Track:
    """A trophy track: by space, from 1; `furs[space]` is 0 where the step is free."""

    __slots__ = ("furs", "gains", "last", "marks", "name", "shields")

    def __init__(
        self,
        name: str,
        last: int,
        furs: tuple[int, ...],
        gains: tuple[Gains, ...],
        shields: tuple[int, ...],
        marks: tuple[tuple[int, int], ...],
    ) -> None:
        self.name = name
        self.last = last
        self.furs = furs
        self.gains = gains
        self.shields = shields  # by space, the points of the best shield so far
        self.marks = marks  # by shield, its space and its points

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return remade, (Track, own_of(self))


def read_track(board: TrophyBoard, shields: Sequence[Shield]) -> Track:
    """The track of a board with these shields."""
    last = len(board.spaces)
    best = (max((shield.vp for shield in shields if shield.space <= space), default=0) for space in range(last + 1))
    return Track(
        name=board.id,
        last=last,
        furs=(0, *(space.fur or 0 for space in board.spaces)),
        gains=((), *(gains_of(space.rewards) for space in board.spaces)),
        shields=tuple(best),
        marks=tuple((shield.space, shield.vp) for shield in shields),
    )


class Tables:
    """The whole box by number."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(self, catalog: Catalog, czech_yellow: bool) -> None:
        self.catalog = catalog
        self._stacks: dict[str, dict[str, tuple[int, ...]]] = {}  # by letter, those that were asked for
        self.parts: dict[type, dict[object, object]] = {}  # of views, by kind, as they were shown before (`kept.py`)
        self.bag = [0] * (TIGER + 1)
        for kind in catalog.furs.kinds:
            self.bag[kind.value] = kind.count
        self.on_gain: list[Gains] = [()] * (TIGER + 1)
        for row in catalog.furs.on_gain:
            self.on_gain[row.value] = gains_of(row.rewards)
        self.region_furs = tuple(row.value for row in catalog.furs.region_furs)
        self.landscapes = catalog.landscapes.tiles
        self.terrains = [TERRAINS.index(tile.terrain) for tile in self.landscapes]
        self.landscape_gains = tuple(gains_of(tile.rewards) for tile in catalog.landscapes.tiles)
        self.villages = catalog.villages.tiles
        self.village_gains = tuple(gains_of(tile.rewards) for tile in catalog.villages.tiles)
        self.yurts = catalog.yurts.tiles
        self.yurt_gains = tuple(gains_of(tile.rewards) for tile in catalog.yurts.tiles)
        self.songs = catalog.songs.tiles
        self.song_gains = tuple(gains_of(tile.rewards) for tile in catalog.songs.tiles)
        self.song_costs = tuple(tile.story_cost for tile in catalog.songs.tiles)
        self.ivan_cards = catalog.automa.cards
        self.tracks = {
            board.id: read_track(
                board, board.shields_alternative if czech_yellow and board.shields_alternative else board.shields
            )
            for board in catalog.trophy_tracks.boards
        }
        self._read_cards(catalog)
        self._read_board(catalog)

    def stacks(self, letter: str) -> dict[str, tuple[int, ...]]:
        """The yurts, songs and tsar cards of a letter."""
        if letter not in self._stacks:
            self._stacks[letter] = self._stacks_of(letter)
        return self._stacks[letter]

    def _stacks_of(self, letter: str) -> dict[str, tuple[int, ...]]:
        return {
            "yurts": tuple(number for number, yurt in enumerate(self.yurts) if yurt.stack == letter),
            "songs": tuple(number for number, song in enumerate(self.songs) if song.stack == letter),
            "cards": tuple(number for number, card in enumerate(self.cards) if card.deck == letter),
        }

    def _read_cards(self, catalog: Catalog) -> None:
        self.cards = catalog.tsar_cards.cards
        self.card_gains = tuple(gains_of(card.effect.rewards) for card in catalog.tsar_cards.cards)
        self.card_values = [card.require.value for card in self.cards]
        self.card_owns = [card.require.own for card in self.cards]
        self.card_pays = [card.require.pay for card in self.cards]
        seasons = [season.value for season in SEASONS]
        whens = [card.effect.when for card in self.cards]
        self.card_seasons = [seasons.index(when) if when in seasons else NEVER for when in whens]
        self.card_rules = [card.effect.rule is not None for card in self.cards]
        self.card_each = [NEVER if card.effect.vp is None else card.effect.vp for card in self.cards]  # at the end
        self.card_per = [card.effect.per or "" for card in self.cards]  # what is counted; "" is nothing

    def _read_board(self, catalog: Catalog) -> None:
        board = catalog.board
        self.board = board
        self.banners = {int(players): count for players, count in board.setup.banners.items()}
        self.region_of = [-1] * (LAST + 1)  # by place of the row; the start tile is in none
        for region, row in enumerate(board.regions):
            for at in row.positions:
                self.region_of[at] = region
        self.places = [list(row.positions) for row in board.regions]  # by region
        self.slot_horses = tuple(tuple(slot.horse for slot in row.outpost_slots) for row in board.regions)
        self.slot_marks = tuple(tuple(slot.mark for slot in row.outpost_slots) for row in board.regions)
        assert len(self.places) == len(REGIONS), "five regions"
        self.market_size = board.tracks.market
        self.last_story = board.tracks.story
        self.steps = board.move.steps
        self.further_horses = board.move.horses
        self.sets: dict[tuple[int, ...], tuple[int, int]] = {}  # the best ones, of partitions that were met already
        self.set_worths = {int(size): worth for size, worth in board.scoring.landscape_sets.items()}
        self.coin_gains = gains_of(board.basic_actions.coin)
        self.horse_gains = gains_of(board.basic_actions.horses)
        self.trade_gains = tuple(gains_of(rewards) for rewards in board.basic_actions.trade)
