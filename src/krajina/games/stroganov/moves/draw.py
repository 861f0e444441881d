"""Drawing from stacks: what chance brings, a piece at a time, each that is left as likely."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal
from krajina.games.stroganov.actions import (
    DrawBack,
    DrawCard,
    DrawFur,
    DrawLandscape,
    DrawPlayer,
    DrawSong,
    DrawVillage,
    DrawYurt,
    TurnIvanCard,
)
from krajina.games.stroganov.catalog import CARD, IVAN_CARD, LANDSCAPE, SONG, VILLAGE, YURT
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

    def enter(self, state: State) -> Sequence[Action] | None:
        """Ask chance, unless the next piece is known or there is none."""
        left = self.possible(state)
        if not left:
            return None
        for piece in state.orders.get(self.stack, ()):
            if piece in left:
                state.orders[self.stack] = tuple(one for one in state.orders[self.stack] if one != piece)
                return (self.action(piece),)
        return [self.action(piece) for piece in left]

    def possible(self, state: State) -> tuple[int, ...]:
        """What may come."""
        return state.left[self.stack]

    def take(self, state: State, action: Action) -> None:
        """Take the piece off the stack."""
        piece = next(piece for piece in self.possible(state) if self.action(piece) == action)
        state.left[self.stack] = tuple(one for one in state.left[self.stack] if one != piece)
        self.put(state, piece)

    def action(self, piece: int) -> Action:
        """The piece by its name."""
        raise AssertionError(type(self).__name__)

    def put(self, state: State, piece: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """It is not in the stack."""
        return Refusal("not-in-stack", "page 4")


DRAW_LANDSCAPE: Final = tuple(map(DrawLandscape, LANDSCAPE.ids))
DRAW_VILLAGE: Final = tuple(map(DrawVillage, VILLAGE.ids))
DRAW_YURT: Final = tuple(map(DrawYurt, YURT.ids))
DRAW_SONG: Final = tuple(map(DrawSong, SONG.ids))
DRAW_CARD: Final = tuple(map(DrawCard, CARD.ids))
DRAW_BACK: Final = tuple(map(DrawBack, IVAN_CARD.ids))
TURN_CARD: Final = tuple(map(TurnIvanCard, IVAN_CARD.ids))
DRAW_PLAYER: Final = tuple(DrawPlayer(seat) for seat in range(4))


class AddLandscape(PieceLuck, frozen=True):
    """A landscape for a place of the row."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawLandscape})
    stack: ClassVar[str] = "landscapes"

    at: int
    start: bool = False  # one of the five that lie at the west in the beginning

    def possible(self, state: State) -> tuple[int, ...]:
        """Those of the start, or the others."""
        tiles = state.tables.landscapes
        return tuple(one for one in state.left["landscapes"] if tiles[one].start == self.start)

    def action(self, piece: int) -> Action:
        """The landscape by its name."""
        return DRAW_LANDSCAPE[piece]

    def put(self, state: State, piece: int) -> None:
        """Into the row."""
        state.row[self.at] = piece
        state.tell(LandscapeAdded(landscape=LANDSCAPE.ids[piece], at=self.at))


class PlaceVillage(PieceLuck, frozen=True):
    """A village for a region."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawVillage})
    stack: ClassVar[str] = "villages"

    region: int

    def action(self, piece: int) -> Action:
        """The village by its name."""
        return DRAW_VILLAGE[piece]

    def put(self, state: State, piece: int) -> None:
        """Into the region."""
        state.villages[self.region] = piece
        state.tell(VillagePlaced(village=VILLAGE.ids[piece], region=self.region + 1))


class PlaceYurt(PieceLuck, frozen=True):
    """A yurt for a region."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawYurt})
    stack: ClassVar[str] = "yurts"

    region: int

    def action(self, piece: int) -> Action:
        """The yurt by its name."""
        return DRAW_YURT[piece]

    def put(self, state: State, piece: int) -> None:
        """Into the region."""
        state.yurts[self.region] = piece
        state.tell(YurtPlaced(yurt=YURT.ids[piece], region=self.region + 1))


class PlaceCard(PieceLuck, frozen=True):
    """A tsar card for a region."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawCard})
    stack: ClassVar[str] = "cards"

    region: int

    def action(self, piece: int) -> Action:
        """The card by its name."""
        return DRAW_CARD[piece]

    def put(self, state: State, piece: int) -> None:
        """Into the region."""
        state.cards[self.region] = piece
        state.tell(CardPlaced(card=CARD.ids[piece], region=self.region + 1))


class PlaceStartCard(PieceLuck, frozen=True):
    """A card of the start."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawCard})
    stack: ClassVar[str] = "start_cards"

    def action(self, piece: int) -> Action:
        """The card by its name."""
        return DRAW_CARD[piece]

    def put(self, state: State, piece: int) -> None:
        """Open on the table, still without a fur."""
        state.start_cards = (*state.start_cards, (piece, 0))
        state.tell(StartCardPlaced(card=CARD.ids[piece]))


class PlaceSong(PieceLuck, frozen=True):
    """A song for the board."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawSong})
    stack: ClassVar[str] = "songs"

    def action(self, piece: int) -> Action:
        """The song by its name."""
        return DRAW_SONG[piece]

    def put(self, state: State, piece: int) -> None:
        """Beside the other songs, from left to right."""
        state.songs = (*state.songs, piece)
        state.tell(SongPlaced(song=SONG.ids[piece]))


class PlaceRegionFur(PieceLuck, frozen=True):
    """A region fur: for the trade first, then for the regions where they come at random (page 4)."""

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawFur})
    stack: ClassVar[str] = "region_furs"

    region: int = -1  # the trade

    def action(self, piece: int) -> Action:
        """The fur."""
        return DRAW_FUR[piece]

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

    kinds: ClassVar[frozenset[type[Action]]] = frozenset({DrawPlayer})
    stack: ClassVar[str] = "players"

    def action(self, piece: int) -> Action:
        """The seat."""
        return DRAW_PLAYER[piece]

    def put(self, state: State, piece: int) -> None:
        """Behind the others."""
        state.line.append(piece)
