"""What the rules look up, made once from the catalogue: ints instead of names, rewards as pairs of word and amount."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from krajina.games.stroganov.catalog import Catalog
from krajina.games.stroganov.pieces import LAST, REGIONS, TIGER
from krajina.games.stroganov.rows import Rewards, Shield, TrophyBoard

# A reward as the rules take it: its word and how many, or the number of its manner.
Gains: TypeAlias = tuple[tuple[str, int], ...]

ANY_PLACE: Final = 1
ANY_BUT_TROPHY: Final = 2
PRESENCE: Final = 3
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
    return any(word == "trophy" for word, _ in gains)


class Track(Struct, frozen=True):
    """A trophy track: by space, from 1; `furs[space]` is 0 where the step is free."""

    name: str
    last: int
    furs: tuple[int, ...]
    gains: tuple[Gains, ...]
    shields: tuple[int, ...]  # by space, the points of the best shield so far
    marks: tuple[tuple[int, int], ...]  # by shield, its space and its points


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
        self.bag = [0] * (TIGER + 1)
        for kind in catalog.furs.kinds:
            self.bag[kind.value] = kind.count
        self.on_gain: list[Gains] = [()] * (TIGER + 1)
        for row in catalog.furs.on_gain:
            self.on_gain[row.value] = gains_of(row.rewards)
        self.region_furs = tuple(row.value for row in catalog.furs.region_furs)
        self.landscapes = catalog.landscapes.tiles
        self.landscape_gains = tuple(gains_of(tile.rewards) for tile in catalog.landscapes.tiles)
        self.villages = catalog.villages.tiles
        self.village_gains = tuple(gains_of(tile.rewards) for tile in catalog.villages.tiles)
        self.yurts = catalog.yurts.tiles
        self.yurt_gains = tuple(gains_of(tile.rewards) for tile in catalog.yurts.tiles)
        self.songs = catalog.songs.tiles
        self.song_gains = tuple(gains_of(tile.rewards) for tile in catalog.songs.tiles)
        self.song_costs = tuple(tile.story_cost for tile in catalog.songs.tiles)
        self.cards = catalog.tsar_cards.cards
        self.card_gains = tuple(gains_of(card.effect.rewards) for card in catalog.tsar_cards.cards)
        self.ivan_cards = catalog.automa.cards
        self.tracks = {
            board.id: read_track(
                board, board.shields_alternative if czech_yellow and board.shields_alternative else board.shields
            )
            for board in catalog.trophy_tracks.boards
        }
        self._read_board(catalog)

    def stacks(self, letter: str) -> dict[str, tuple[int, ...]]:
        """The yurts, songs and tsar cards of a letter."""
        return {
            "yurts": tuple(number for number, yurt in enumerate(self.yurts) if yurt.stack == letter),
            "songs": tuple(number for number, song in enumerate(self.songs) if song.stack == letter),
            "cards": tuple(number for number, card in enumerate(self.cards) if card.deck == letter),
        }

    def _read_board(self, catalog: Catalog) -> None:
        board = catalog.board
        self.board = board
        self.banners = {int(players): count for players, count in board.setup.banners.items()}
        self.region_of = [-1] * (LAST + 1)  # by place of the row; the start tile is in none
        for region, row in enumerate(board.regions):
            for at in row.positions:
                self.region_of[at] = region
        self.places = tuple(row.positions for row in board.regions)  # by region
        self.slot_horses = tuple(tuple(slot.horse for slot in row.outpost_slots) for row in board.regions)
        self.slot_marks = tuple(tuple(slot.mark for slot in row.outpost_slots) for row in board.regions)
        assert len(self.places) == len(REGIONS), "five regions"
        self.coin_gains = gains_of(board.basic_actions.coin)
        self.horse_gains = gains_of(board.basic_actions.horses)
        self.trade_gains = tuple(gains_of(rewards) for rewards in board.basic_actions.trade)
