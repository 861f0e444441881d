"""Drawing from stacks: what chance brings, a piece at a time, each that is left as likely."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Refusal
from krajina.games.stroganov.actions import DrawCard, DrawLandscape, DrawPlayer, DrawSong, DrawVillage, DrawYurt
from krajina.games.stroganov.catalog import CARD, LANDSCAPE, SONG, VILLAGE, YURT
from krajina.games.stroganov.events import (
    CardPlaced,
    LandscapeAdded,
    RegionFurPlaced,
    SongPlaced,
    StartCardPlaced,
    TradeFurPlaced,
    VillagePlaced,
    YurtPlaced,
)
from krajina.games.stroganov.moves.bag import DRAW_FUR, Luck
from krajina.games.stroganov.pieces import FURS
from krajina.games.stroganov.state import State


class PieceLuck(Luck, frozen=True):
    """A piece comes from a stack, each that is left as likely."""

    stack: ClassVar[str]
    actions: ClassVar[Sequence[Action]]  # by piece

    def enter(self, state: State) -> Sequence[Action] | None:
        """Ask chance, unless the next piece is known or there is none."""
        left = self.possible(state)
        if not left:
            return None
        for piece in state.orders.get(self.stack, ()):
            if piece in left:
                state.orders[self.stack] = tuple(one for one in state.orders[self.stack] if one != piece)
                return (self.actions[piece],)
        return [self.actions[piece] for piece in left]

    def possible(self, state: State) -> tuple[int, ...]:
        """What may come."""
        return state.left[self.stack]

    def take(self, state: State, action: Action) -> None:
        """Take the piece off the stack."""
        piece = next(piece for piece in self.possible(state) if self.actions[piece] == action)
        state.left[self.stack] = tuple(one for one in state.left[self.stack] if one != piece)
        self.put(state, piece)

    def put(self, state: State, piece: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """It is not in the stack."""
        return Refusal("not-in-stack", "page 4")


class AddLandscape(PieceLuck, frozen=True):
    """A landscape for a place of the row."""

    stack: ClassVar[str] = "landscapes"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawLandscape, LANDSCAPE.ids))

    at: int
    start: bool = False  # one of the five that lie at the west in the beginning

    def possible(self, state: State) -> tuple[int, ...]:
        """Those of the start, or the others."""
        tiles = state.tables.landscapes
        return tuple(one for one in state.left["landscapes"] if tiles[one].start == self.start)

    def put(self, state: State, piece: int) -> None:
        """Into the row."""
        state.row[self.at] = piece
        state.tell(LandscapeAdded(landscape=LANDSCAPE.ids[piece], at=self.at))


class PlaceVillage(PieceLuck, frozen=True):
    """A village for a region."""

    stack: ClassVar[str] = "villages"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawVillage, VILLAGE.ids))

    region: int

    def put(self, state: State, piece: int) -> None:
        """Into the region."""
        state.villages[self.region] = piece
        state.tell(VillagePlaced(village=VILLAGE.ids[piece], region=self.region + 1))


class PlaceYurt(PieceLuck, frozen=True):
    """A yurt for a region."""

    stack: ClassVar[str] = "yurts"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawYurt, YURT.ids))

    region: int

    def put(self, state: State, piece: int) -> None:
        """Into the region."""
        state.yurts[self.region] = piece
        state.tell(YurtPlaced(yurt=YURT.ids[piece], region=self.region + 1))


class PlaceCard(PieceLuck, frozen=True):
    """A tsar card for a region."""

    stack: ClassVar[str] = "cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    region: int

    def put(self, state: State, piece: int) -> None:
        """Into the region."""
        state.cards[self.region] = piece
        state.tell(CardPlaced(card=CARD.ids[piece], region=self.region + 1))


class PlaceStartCard(PieceLuck, frozen=True):
    """A card of the start."""

    stack: ClassVar[str] = "start_cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    def put(self, state: State, piece: int) -> None:
        """Open on the table, still without a fur."""
        state.start_cards = (*state.start_cards, (piece, 0))
        state.tell(StartCardPlaced(card=CARD.ids[piece]))


class PlaceSong(PieceLuck, frozen=True):
    """A song for the board."""

    stack: ClassVar[str] = "songs"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawSong, SONG.ids))

    def put(self, state: State, piece: int) -> None:
        """Beside the other songs, from left to right."""
        state.songs = (*state.songs, piece)
        state.tell(SongPlaced(song=SONG.ids[piece]))


class PlaceRegionFur(PieceLuck, frozen=True):
    """A region fur: for the trade first, then for the regions where they come at random (page 4)."""

    stack: ClassVar[str] = "region_furs"
    actions: ClassVar[Sequence[Action]] = DRAW_FUR

    region: int = -1  # the trade

    def put(self, state: State, piece: int) -> None:
        """Onto the trade or the region."""
        if self.region < 0:
            state.trade_fur = piece
            state.tell(TradeFurPlaced(fur=FURS[piece]))
        else:
            state.region_furs[self.region] = piece
            state.tell(RegionFurPlaced(fur=FURS[piece], region=self.region + 1))


class PlaceCossack(PieceLuck, frozen=True):
    """The next in the order of play (page 4)."""

    stack: ClassVar[str] = "players"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawPlayer, range(4)))

    def put(self, state: State, piece: int) -> None:
        """Behind the others."""
        state.line.append(piece)
