"""Drawing from stacks: what chance brings, a piece at a time, each that is left as likely."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Refusal, Seat
from krajina.core.tasks import PieceLuck
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
from krajina.games.stroganov.moves.bag import DRAW_FUR
from krajina.games.stroganov.pieces import FURS
from krajina.games.stroganov.state import State


class StackLuck(PieceLuck[State], frozen=True):
    """A piece comes from a stack that is counted in the state."""

    def left(self, state: State) -> tuple[int, ...]:
        """What the stack holds."""
        return state.left[self.stack]

    def put(self, state: State, piece: int) -> None:
        """Take the piece off the stack, then place it."""
        state.left[self.stack] = tuple(one for one in state.left[self.stack] if one != piece)
        self.place(state, piece)

    def place(self, state: State, piece: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not in the stack."""
        return Refusal("not-in-stack", "page 4")


class AddLandscape(StackLuck, frozen=True):
    """A landscape for a place of the row."""

    stack: ClassVar[str] = "landscapes"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawLandscape, LANDSCAPE.ids))

    at: int
    start: bool = False  # one of the five that lie at the west in the beginning

    def left(self, state: State) -> tuple[int, ...]:
        """Those of the start, or the others."""
        tiles = state.tables.landscapes
        return tuple(one for one in state.left["landscapes"] if tiles[one].start == self.start)

    def place(self, state: State, piece: int) -> None:
        """Into the row."""
        state.row[self.at] = piece
        state.tell(LandscapeAdded(landscape=LANDSCAPE.ids[piece], at=self.at))


class PlaceVillage(StackLuck, frozen=True):
    """A village for a region."""

    stack: ClassVar[str] = "villages"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawVillage, VILLAGE.ids))

    region: int

    def place(self, state: State, piece: int) -> None:
        """Into the region."""
        state.villages[self.region] = piece
        state.tell(VillagePlaced(village=VILLAGE.ids[piece], region=self.region + 1))


class PlaceYurt(StackLuck, frozen=True):
    """A yurt for a region."""

    stack: ClassVar[str] = "yurts"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawYurt, YURT.ids))

    region: int

    def place(self, state: State, piece: int) -> None:
        """Into the region."""
        state.yurts[self.region] = piece
        state.tell(YurtPlaced(yurt=YURT.ids[piece], region=self.region + 1))


class PlaceCard(StackLuck, frozen=True):
    """A tsar card for a region."""

    stack: ClassVar[str] = "cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    region: int

    def place(self, state: State, piece: int) -> None:
        """Into the region."""
        state.cards[self.region] = piece
        state.tell(CardPlaced(card=CARD.ids[piece], region=self.region + 1))


class PlaceStartCard(StackLuck, frozen=True):
    """A card of the start."""

    stack: ClassVar[str] = "start_cards"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawCard, CARD.ids))

    def place(self, state: State, piece: int) -> None:
        """Open on the table, still without a fur."""
        state.start_cards = (*state.start_cards, (piece, 0))
        state.tell(StartCardPlaced(card=CARD.ids[piece]))


class PlaceSong(StackLuck, frozen=True):
    """A song for the board."""

    stack: ClassVar[str] = "songs"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawSong, SONG.ids))

    def place(self, state: State, piece: int) -> None:
        """Beside the other songs, from left to right."""
        state.songs = (*state.songs, piece)
        state.tell(SongPlaced(song=SONG.ids[piece]))


class PlaceRegionFur(StackLuck, frozen=True):
    """A region fur: for the trade first, then for the regions where they come at random (page 4)."""

    stack: ClassVar[str] = "region_furs"
    actions: ClassVar[Sequence[Action]] = DRAW_FUR

    region: int = -1  # the trade

    def place(self, state: State, piece: int) -> None:
        """Onto the trade or the region."""
        if self.region < 0:
            state.trade_fur = piece
            state.tell(TradeFurPlaced(fur=FURS[piece]))
        else:
            state.region_furs[self.region] = piece
            state.tell(RegionFurPlaced(fur=FURS[piece], region=self.region + 1))


class PlaceCossack(StackLuck, frozen=True):
    """The next in the order of play (page 4)."""

    stack: ClassVar[str] = "players"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawPlayer, range(4)))

    def place(self, state: State, piece: int) -> None:
        """Behind the others."""
        state.line.append(piece)
