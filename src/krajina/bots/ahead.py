"""The bot that looks ahead: the answers that seem best are played on for a while, by luck that all of them share.

No tree is walked, so it serves games with many answers and much luck as well as those where many decide at once and
answers are sealed: one can always ask what usually comes of an answer. What the seat cannot know is imagined anew for
every luck, and the others answer as is usual.
"""

from itertools import islice
from random import Random
from typing import Final, Generic

from krajina.bots.futures import play_on
from krajina.bots.halving import best_of
from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.judge import Judge
from krajina.core.level import Level
from krajina.core.player import Clock
from krajina.core.seat import Seat

WIDTH: Final = 6  # answers that are played on
LEAST: Final = 2  # lucks that every one of them is tried with, if anything is played on at all
PLAIN: Final = Level(rank="adept", bot="ahead", nodes=1000)


class _LateError(Exception):
    """There is no time left."""


class AheadBot(Generic[Opt, S, A]):
    """Picks the best few answers by the judge's foresight, then halves them by short futures within a node budget."""

    def __init__(self, game: Game[Opt, S, A], level: Level = PLAIN) -> None:
        self.game = game
        self.nodes = level.nodes
        self.judge = game.judge(level.sight)

    def choose(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """The only answer at once; else the one with the best futures."""
        first = list(islice(decision.choices, 2))
        if len(first) == 1:
            return first[0]
        arms = self._shortlist(state, decision, rng, clock)
        turns = self.judge.horizon(state, decision)
        if len(arms) == 1 or turns <= 0:
            return arms[0]
        futures = _Futures(self.game, self.judge, state, decision.seat, turns, rng.getrandbits(64), clock)
        try:
            looks = self.nodes // futures.length(arms[0])
            if not self.judge.is_exact(state):
                arms = arms[: max(1, looks // LEAST)]
            return best_of(arms, futures.look, looks)[0][0]
        except _LateError:
            return max(arms, key=futures.mean)

    def _shortlist(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> list[A]:
        """The candidates after which the judge foresees most, the best first; equal ones in any order."""
        candidates = self.judge.candidates(state, decision, rng)
        if len(candidates) == 1:
            return list(candidates)
        self.judge.lead(state, decision.seat)  # what a game remembers of this look, the results need not find again
        found: list[tuple[float, float, A]] = []
        for action in candidates:
            after = state.copy()
            after.events = None
            self.game.advance(after, decision.seat, action)
            found.append((-self.judge.foresee(after, decision.seat), rng.random(), action))
            if clock.left() <= 0:
                break
        found.sort(key=lambda rated: rated[:2])
        return [action for _, _, action in found[: None if self.judge.is_exact(state) else WIDTH]]


class _Futures(Generic[Opt, S, A]):
    """Plays answers to one question on, and remembers what came of them."""

    def __init__(
        self, game: Game[Opt, S, A], judge: Judge[S, A], state: S, seat: Seat, turns: int, seed: int, clock: Clock
    ) -> None:
        self.game, self.judge, self.clock = game, judge, clock
        self.state, self.seat, self.turns, self.seed = state.copy(), seat, turns, seed
        self.state.events = None  # what happened so far would have to be told anew in every future
        self.found: dict[A, list[float]] = {}

    def length(self, action: A) -> int:
        """What a future costs, about."""
        return max(1, self._play(action, 0)[1])

    def look(self, action: A, luck: int) -> float:
        """What comes of an answer with luck of that number."""
        value = self._play(action, luck)[0]
        self.found.setdefault(action, []).append(value)
        return value

    def mean(self, action: A) -> float:
        """What has come of an answer so far."""
        values = self.found.get(action)
        return sum(values) / len(values) if values else float("-inf")

    def _play(self, action: A, number: int) -> tuple[float, int]:
        if self.clock.left() <= 0:
            raise _LateError
        luck = Random(self.seed + number)
        world = self.game.imagine(self.state, self.seat, luck)
        self.game.advance(world, self.seat, action)
        count = play_on(self.game, self.judge, world, self.turns, luck, self.seat)
        return self.judge.expect(world, self.seat), count
