"""Drawing the order of play at the start (page 4)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action
from krajina.games.stroganov.actions import DrawPlayer
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class PlaceCossack(StackLuck):
    """The next in the order of play (page 4)."""

    stack: ClassVar[str] = "players"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawPlayer, range(4)))

    def place(self, state: State, piece: int) -> None:
        state.line.append(piece)
