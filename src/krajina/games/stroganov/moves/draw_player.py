"""Drawing the order of play at the start (page 4)."""

from collections.abc import Sequence
from typing import ClassVar

from krajina.core import Action, Seat
from krajina.games.stroganov.stacks import StackLuck
from krajina.games.stroganov.state import State


class DrawPlayer(Action, frozen=True):
    """The next in the order of play at the start."""

    seat: Seat


class PlaceCossack(StackLuck):
    """The next in the order of play (page 4)."""

    stack: ClassVar[str] = "players"
    actions: ClassVar[Sequence[Action]] = tuple(map(DrawPlayer, range(4)))

    def place(self, state: State, piece: int) -> None:
        state.line.append(piece)
