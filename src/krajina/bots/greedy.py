"""The greedy bot: takes the action after which the game's judge foresees most."""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.level import Level
from krajina.core.player import Clock
from krajina.core.seat import Seat

PLAIN: Final = Level(rank="journeyman", bot="greedy")  # it sees everything


class GreedyBot(Generic[Opt, S, A]):
    """Looks one step ahead, in a world imagined for its seat; equal results are chosen among at random."""

    def __init__(self, game: Game[Opt, S, A], level: Level = PLAIN) -> None:
        self.game = game
        self.judge = game.judge(level.sight)

    def choose(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """Try the choices one by one on copies; stop early if the clock runs out."""
        self.judge.lead(state, decision.seat)  # what a game remembers of this look, the results need not find again
        best: list[A] = []
        best_value = float("-inf")
        for action in self.judge.candidates(state, decision, rng):
            value = self.judge.foresee(self._after(state, decision.seat, action), decision.seat)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
            if clock.left() <= 0:
                break
        return rng.choice(self._with_more(state, decision.seat, best) if len(best) > 1 else best)

    def _with_more(self, state: S, seat: Seat, equal: Sequence[A]) -> list[A]:
        """Of answers that are as good the ones that bring the seat itself most: who leads alike takes the points."""
        own = [self.judge.worth(self._after(state, seat, action), seat) for action in equal]
        return [action for action, value in zip(equal, own, strict=True) if value == max(own)]

    def _after(self, state: S, seat: Seat, action: A) -> S:
        after = state.copy()
        after.events = None
        self.game.advance(after, seat, action)
        return after
