"""The stacks of the box: a piece comes off one of them by chance."""

from krajina.core import Action, Refusal, Seat
from krajina.core.tasks import PieceLuck
from krajina.games.stroganov.state import State


class StackLuck(PieceLuck[State]):
    """A piece comes from a stack that is counted in the state."""

    def pile(self) -> str:
        """Where in the state the stack is."""
        return self.stack

    def left(self, state: State) -> tuple[int, ...]:
        """What the stack holds."""
        return state.left[self.pile()]

    def put(self, state: State, piece: int) -> None:
        """Take the piece off the stack, then place it."""
        pile = self.pile()
        left = state.left[pile]
        place = left.index(piece)
        state.left[pile] = left[:place] + left[place + 1 :]
        self.place(state, piece)

    def place(self, state: State, piece: int) -> None:
        """Put it where it belongs."""
        raise AssertionError(type(self).__name__)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not in the stack."""
        return Refusal("not-in-stack", "page 4")
