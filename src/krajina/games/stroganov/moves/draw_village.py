"""Drawing the villages of the regions (page 4)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawVillage
from krajina.games.stroganov.catalog import VILLAGE
from krajina.games.stroganov.events import VillagePlaced
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class PlaceVillage(StackLuck):
    """A village for a region."""

    stack: ClassVar[str] = "villages"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawVillage, VILLAGE.ids))

    def __init__(self, region: int) -> None:
        self.region = region

    def place(self, state: State, piece: int) -> None:
        state.villages[self.region] = piece
        if state.events is not None:
            state.tell(VillagePlaced(village=VILLAGE.ids[piece], region=self.region + 1))
