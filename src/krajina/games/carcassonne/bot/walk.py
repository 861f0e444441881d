"""A walk through positions of Carcassonne, by the codes of its steps."""

from krajina.core import Action
from krajina.core.luck import Luck
from krajina.core.walk import OVER, Walk
from krajina.games.carcassonne.bot.evaluate import values
from krajina.games.carcassonne.bot.hopes import Scale
from krajina.games.carcassonne.phases import do
from krajina.games.carcassonne.state import OVER as ENDED
from krajina.games.carcassonne.state import State


class CarcassonneWalk(Walk[Action]):
    """A state of one's own."""

    def __init__(self, state: State, scale: Scale) -> None:
        self.state = state
        self.scale = scale

    def copy(self) -> "CarcassonneWalk":
        """A copy that shares nothing that changes."""
        return CarcassonneWalk(self.state.copy(), self.scale)

    def asked(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        state = self.state
        return OVER if state.step == ENDED else state.rules.steps[state.step].asked(state)

    def codes(self) -> list[int]:
        """The choices of the seat that is asked."""
        state = self.state
        return list(state.rules.steps[state.step].listed(state))

    def action(self, code: int) -> Action:
        """The action that such a choice is."""
        state = self.state
        return state.rules.steps[state.step].decode(code)

    def pick(self, luck: Luck) -> int:
        """A choice at random; of chance by its weights."""
        state = self.state
        return state.rules.steps[state.step].pick(state, luck)

    def do(self, code: int) -> None:
        """Do what was chosen, and all that follows from it."""
        state = self.state
        do(state, state.rules.steps[state.step], code)

    def wander(self, turns: int, luck: Luck) -> None:
        """Play until so many seats have had a turn, at random."""
        state = self.state
        steps = state.rules.steps
        seat = state.seat
        while turns > 0 and state.step != ENDED:
            step = steps[state.step]
            do(state, step, step.pick(state, luck))
            if state.seat != seat:
                seat = state.seat
                turns -= 1

    def values(self) -> list[float]:
        """What the position is worth to each seat."""
        return values(self.state, self.scale)

    def points(self) -> list[float]:
        """The points of each seat so far."""
        return [float(points) for points in self.state.points]
