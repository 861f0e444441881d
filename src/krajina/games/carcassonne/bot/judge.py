"""How bots of this game judge: by what seats have and may hope for, weighed as was learned and as their sight says."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from krajina.core import Action, Decision, Seat
from krajina.core.judge import Judge, lead_of
from krajina.core.walk import Walk
from krajina.games.carcassonne.bot import evaluate
from krajina.games.carcassonne.bot.foresee import foresee, foreseen
from krajina.games.carcassonne.bot.hopes import NAMES, Scale
from krajina.games.carcassonne.bot.walk import CarcassonneWalk
from krajina.games.carcassonne.boxes.known import BOXES
from krajina.games.carcassonne.state import State

WEIGHED: Final = (*NAMES, *(name for box in BOXES for name in box.hopes))  # in the order of the weights
POINTS: Final = "points"
HORIZON: Final = 6  # turns that futures last
NEAR_END: Final = 10  # with so many tiles left they last to the end


class CarcassonneJudge(Judge[State, Action]):
    """The judge of one sight."""

    names: ClassVar[tuple[str, ...]] = tuple(dict.fromkeys(name.partition(".")[0] for name in WEIGHED))

    def __init__(self, learned: Sequence[float], sight: Mapping[str, float]) -> None:
        factors = [sight.get(name, sight.get(name.partition(".")[0], 1.0)) for name in WEIGHED]
        self.scale = Scale(WEIGHED, [one * other for one, other in zip(learned, factors, strict=True)])

    def values(self, state: State) -> list[float]:
        """What each seat has and may hope for."""
        return evaluate.values(state, self.scale)

    def lead(self, state: State, seat: Seat) -> float:
        """How far a seat is ahead of its best rival."""
        return lead_of(evaluate.values(state, self.scale), seat)

    def foresee(self, state: State, seat: Seat) -> float:
        """How far it is ahead once it has placed its figure."""
        return foresee(state, seat, self.scale)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        """Points, then what is hoped for, by what it comes from."""
        rows = self.features(state)
        found = {POINTS: float(state.points[seat])}
        for number, name in enumerate(WEIGHED):
            term = name.partition(".")[0]
            found[term] = found.get(term, 0.0) + self.scale.weights[number] * rows[seat][number]
        return found

    def features(self, state: State) -> list[list[float]]:
        """By seat how much there is of each thing that has a weight."""
        rows = [[0.0] * len(WEIGHED) for _ in range(state.seats)]
        evaluate.values(state, self.scale, rows)
        return rows

    def base(self, state: State) -> list[float]:
        """By seat what is not weighed: the points."""
        return [float(points) for points in state.points]

    def horizon(self, state: State, decision: Decision[Action]) -> int:
        """Some turns of each seat; to the very end, as soon as that is not far."""
        return HORIZON if state.in_bag > NEAR_END else NEAR_END + 1

    def effort(self, state: State, decision: Decision[Action]) -> int:
        """Every choice."""
        return len(state.rules.steps[state.step].listed(state))

    def is_exact(self, state: State) -> bool:
        """With one tile left: whoever lays it sees the final points of every answer."""
        return state.in_bag - state.buried <= 1

    def walk(self, state: State) -> Walk[Action]:
        """By the codes of the steps."""
        return CarcassonneWalk(state, self.scale)

    def usual(self, state: State, decision: Decision[Action], rng: Random) -> Action | None:
        """The best choice one step ahead, of equal ones the first."""
        step = state.rules.steps[state.step]
        if step.asked(state) != decision.seat:
            return None
        codes = step.listed(state)
        best, most = 0, -1e9
        for number, value in enumerate(foreseen(state, decision.seat, self.scale, codes)):
            if value > most:
                best, most = number, value
        return step.decode(codes[best])
