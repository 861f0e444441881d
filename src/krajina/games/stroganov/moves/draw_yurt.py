"""Drawing yurts for the regions (pages 4 and 10)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Revealing
from krajina.games.stroganov.catalog import YURT, YurtName
from krajina.games.stroganov.pieces import Region
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class DrawYurt(Action, frozen=True):
    """A yurt is placed."""

    yurt: YurtName


class YurtPlaced(Revealing, frozen=True):
    """A yurt was placed."""

    yurt: YurtName
    region: Region


class PlaceYurt(StackLuck):
    """A yurt for a region."""

    stack: ClassVar[str] = "yurts"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawYurt, YURT.ids))

    def __init__(self, region: int) -> None:
        self.region = region

    def place(self, state: State, piece: int) -> None:
        state.yurts[self.region] = piece
        state.tell(YurtPlaced(yurt=YURT.ids[piece], region=self.region + 1))
