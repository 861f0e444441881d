"""Draw first: chance names the seat that begins, unless the options do (ruling 45)."""

from krajina.core import Action, Choices, Refusal, Seat, Weighted
from krajina.core.tasks import Luck
from krajina.games.graenaland.actions import DrawFirst
from krajina.games.graenaland.events import FirstDrawn
from krajina.games.graenaland.state import State


class ChooseFirst(Luck[State]):
    """The ship goes to the seat that begins."""

    def enter(self, state: State) -> bool:
        """Ask chance, unless a seat was named."""
        if state.options.first is None:
            return True
        state.main = state.options.first
        return False

    def choices(self, state: State) -> Choices[Action]:
        seats = state.options.seats
        return Weighted(tuple(map(DrawFirst, range(seats))), (1,) * seats)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawFirst), "a seat"
        state.main = action.seat
        state.tell(FirstDrawn(who=action.seat))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, DrawFirst), "a seat"
        return Refusal("nobody-there", "section 1", {"seat": action.seat})
