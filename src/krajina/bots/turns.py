"""Whole turns: the bot looks for the best complete turn, and asks what the next turns may bring after the best few.

A turn is followed as a beam (`beam.py`). Of the first answers with the best turns, futures tell which to begin: the
rivals play their turns, the bot its next one, all by small beams, with luck that is common to all that are compared.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic

from krajina.bots.beam import Beam, Line
from krajina.bots.futures import glance
from krajina.bots.halving import best_of
from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.level import Level
from krajina.core.player import Clock
from krajina.core.seat import CHANCE, Seat

PLAIN: Final = Level(rank="adept", bot="turns", nodes=200)  # where a game says nothing of levels
OWN: Final = 300  # nodes for the present turn, at most; the rest is for futures
AHEAD: Final = 30  # nodes for each turn of a future
ARMS: Final = 6  # first answers that are compared by futures
NEAR: Final = 5.0  # points behind the best complete turn; what lies further back is not compared
LEAST: Final = 2  # looks at each of them, or else none at all
STEPS: Final = 400  # answers in a future, at most


class TurnsBot(Generic[Opt, S, A]):
    """Searches its whole turn, in a world imagined for its seat."""

    def __init__(self, game: Game[Opt, S, A], level: Level = PLAIN) -> None:
        self.game = game
        self.judge = game.judge(level.sight)
        nodes = level.nodes or PLAIN.nodes
        self.own = min(nodes, OWN)
        self.ahead = nodes - self.own

    def choose(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """Begin the best complete turn, as far as one can see."""
        firsts = self.judge.candidates(state, decision, rng)
        if len(firsts) == 1:
            return firsts[0]
        seat, luck = decision.seat, rng.getrandbits(32)
        turns = Beam(self.game, self.judge, seat, self.own, luck, clock).turns(state, firsts)
        best = [turn for turn in turns[:ARMS] if turn.value >= turns[0].value - NEAR]
        looks = self.ahead // (AHEAD * max(2, len(self.judge.values(state))))
        if len(best) == 1 or looks < LEAST * len(best):
            return best[0].first
        return best_of(best, lambda turn, number: self._look(turn, seat, luck + number, clock), looks)[0][0].first

    def _look(self, turn: Line[S, A], seat: Seat, luck: int, clock: Clock) -> float:
        """How far a seat is ahead when it has played one more turn after this one."""
        if clock.left() <= 0:
            return turn.value
        draws = Random(luck)
        state = self.game.imagine(turn.state, seat, draws)
        state.events = None
        for _ in range(STEPS):
            decisions = self.game.decisions(state)
            if not decisions:
                break
            decision = decisions[0]
            if decision.seat != CHANCE and self.game.turn(state) == decision.seat:
                state = self._turn(state, decision, luck, clock)
                if decision.seat == seat:
                    break
            elif decision.seat == CHANCE:
                self.game.advance(state, CHANCE, decision.choices.sample(draws))
            else:
                self.game.advance(state, decision.seat, glance(self.game, self.judge, state, decision, draws))
        return self.judge.lead(state, seat)

    def _turn(self, state: S, decision: Decision[A], luck: int, clock: Clock) -> S:
        """The state after the turn of whoever is asked."""
        beam = Beam(self.game, self.judge, decision.seat, AHEAD, luck, clock)
        firsts: Sequence[A] = self.judge.candidates(state, decision, Random(luck))
        return beam.turns(state, firsts)[0].state
