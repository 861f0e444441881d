"""Drawing landscapes for the row (pages 4 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Revealing
from krajina.games.stroganov.catalog import LANDSCAPE, LandscapeName
from krajina.games.stroganov.pieces import At
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class DrawLandscape(Action, frozen=True):
    """A landscape is added to the row."""

    landscape: LandscapeName


class LandscapeAdded(Revealing, frozen=True):
    """A landscape came to the row."""

    landscape: LandscapeName
    at: At


class AddLandscape(StackLuck):
    """A landscape for a place of the row."""

    stack: ClassVar[str] = "landscapes"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawLandscape, LANDSCAPE.ids))

    def __init__(self, at: int, start: bool = False) -> None:
        self.at = at
        self.start = start  # one of the five that lie at the west in the beginning

    def left(self, state: State) -> tuple[int, ...]:
        """Those of the start, or the others."""
        tiles = state.tables.landscapes
        return tuple([one for one in state.left["landscapes"] if tiles[one].start == self.start])

    def place(self, state: State, piece: int) -> None:
        state.row[self.at] = piece
        state.tell(LandscapeAdded(landscape=LANDSCAPE.ids[piece], at=self.at))
