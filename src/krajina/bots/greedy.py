"""The greedy bot: takes the action whose imagined result the game's `foresee` likes best."""

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Final, Generic

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.player import Clock
from krajina.core.seat import Seat

MOST: Final = 300  # choices looked at: all of a list, a sample of a large form


class GreedyBot(Generic[Opt, S, A]):
    """Looks one step ahead, in a world imagined for its seat; equal results are chosen among at random."""

    def __init__(self, game: Game[Opt, S, A]) -> None:
        self.game = game

    def choose(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """Try the choices one by one on copies; stop early if the clock runs out."""
        self.game.evaluate(state, decision.seat)  # what a game remembers of this look, the results need not find again
        best: list[A] = []
        best_value = float("-inf")
        for action in self._candidates(decision, rng):
            value = self._value(state, decision.seat, action)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
            if clock.left() <= 0:
                break
        return rng.choice(best)

    def _candidates(self, decision: Decision[A], rng: Random) -> Iterable[A]:
        listed = list(islice(decision.choices, MOST + 1))
        if len(listed) <= MOST:
            return listed
        return dict.fromkeys(decision.choices.sample(rng) for _ in range(MOST))

    def _value(self, state: S, seat: Seat, action: A) -> float:
        after = state.copy()
        after.events = None
        self.game.advance(after, seat, action)
        return self.game.foresee(after, seat)
