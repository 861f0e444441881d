"""Drawing the villages of the regions (page 4)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Revealing
from krajina.games.stroganov.catalog import VILLAGE, VillageName
from krajina.games.stroganov.pieces import Region
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class DrawVillage(Action, frozen=True):
    """A village is placed."""

    village: VillageName


class VillagePlaced(Revealing, frozen=True):
    """A village was placed."""

    village: VillageName
    region: Region


class PlaceVillage(StackLuck):
    """A village for a region."""

    stack: ClassVar[str] = "villages"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawVillage, VILLAGE.ids))

    def __init__(self, region: int) -> None:
        self.region = region

    def place(self, state: State, piece: int) -> None:
        state.villages[self.region] = piece
        state.tell(VillagePlaced(village=VILLAGE.ids[piece], region=self.region + 1))
