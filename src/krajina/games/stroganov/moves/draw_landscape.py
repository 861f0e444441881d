"""Drawing landscapes for the row (pages 4 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawLandscape
from krajina.games.stroganov.catalog import LANDSCAPE
from krajina.games.stroganov.events import LandscapeAdded
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class AddLandscape(StackLuck):
    """A landscape for a place of the row."""

    stack: ClassVar[str] = "landscapes"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawLandscape, LANDSCAPE.ids))

    def __init__(self, at: int, start: bool = False) -> None:
        self.at = at
        self.start = start  # one of the five that lie at the west in the beginning

    def pile(self) -> str:
        """Those of the start are a pile of their own."""
        return "start_landscapes" if self.start else "landscapes"

    def place(self, state: State, piece: int) -> None:
        state.row[self.at] = piece
        if state.events is not None:
            state.tell(LandscapeAdded(landscape=LANDSCAPE.ids[piece], at=self.at))
