"""Drawing yurts for the regions (pages 4 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawYurt
from krajina.games.stroganov.catalog import YURT
from krajina.games.stroganov.events import YurtPlaced
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class PlaceYurt(StackLuck):
    """A yurt for a region."""

    stack: ClassVar[str] = "yurts"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawYurt, YURT.ids))

    def __init__(self, region: int) -> None:
        self.region = region

    def place(self, state: State, piece: int) -> None:
        state.yurts[self.region] = piece
        if state.events is not None:
            state.tell(YurtPlaced(yurt=YURT.ids[piece], region=self.region + 1))
