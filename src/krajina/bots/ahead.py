"""The bot that looks ahead: the answers that seem best are played on for a while, by luck that all of them share.

Made for games where many decide at once and answers are sealed: there is no tree to walk, but one can ask what usually
comes of an answer. What the seat cannot know is imagined anew for every luck, and the others answer as is usual.
"""

from random import Random
from typing import Final, Generic

from krajina.bots.futures import play_on
from krajina.bots.halving import best_of
from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.level import Level
from krajina.core.player import Clock
from krajina.core.seat import Seat
from krajina.core.step import decision_of

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
        rated = self._rated(state, decision, rng)
        arms = [action for _, action in rated[:WIDTH]]
        turns = self.judge.horizon(state, decision)
        if len(arms) == 1 or turns <= 0 or clock.left() <= 0:
            return arms[0]
        search = _Search(self, state, decision.seat, turns, rng.getrandbits(64), clock)
        each = search.cost(arms[0])
        looks = self.nodes // max(1, each)
        if looks < LEAST * len(arms):
            arms = arms[: looks // LEAST]
        if len(arms) < 2:
            return rated[0][1]
        means = dict.fromkeys(range(len(arms)), 0.0)
        try:
            return arms[best_of(range(len(arms)), lambda arm, luck: search.look(arms[arm], luck), looks)[0][0]]
        except _LateError:
            return arms[max(means, key=means.__getitem__)]

    def _rated(self, state: S, decision: Decision[A], rng: Random) -> list[tuple[float, A]]:
        """The candidates with what the judge foresees, the best first; equal ones in any order."""
        found: list[tuple[float, float, A]] = []
        candidates = self.judge.candidates(state, decision, rng)
        if len(candidates) == 1:
            return [(0.0, candidates[0])]
        self.judge.lead(state, decision.seat)  # what a game remembers of this look, the results need not find again
        for action in candidates:
            after = state.copy()
            after.events = None
            self.game.advance(after, decision.seat, action)
            found.append((self.judge.foresee(after, decision.seat), rng.random(), action))
        found.sort(key=lambda rated: (-rated[0], rated[1]))
        return [(value, action) for value, _, action in found]


class _Search(Generic[Opt, S, A]):
    """Plays answers to one question on."""

    def __init__(self, bot: AheadBot[Opt, S, A], state: S, seat: Seat, turns: int, seed: int, clock: Clock) -> None:
        self.bot, self.state, self.seat, self.turns, self.seed, self.clock = bot, state, seat, turns, seed, clock

    def cost(self, action: A) -> int:
        """How many decisions a future has, about."""
        return self._play(action, 0)[1]

    def look(self, action: A, luck: int) -> float:
        """What comes of an answer with a certain luck."""
        if self.clock.left() <= 0:
            raise _LateError
        return self._play(action, luck)[0]

    def _play(self, action: A, number: int) -> tuple[float, int]:
        game, judge = self.bot.game, self.bot.judge
        luck = Random(self.seed + number)
        world = game.imagine(self.state, self.seat, luck)
        if decision_of(game, world, self.seat) is None:
            raise AssertionError("an imagined state asks this seat what the true one asks it")
        world.events = None
        game.advance(world, self.seat, action)
        count = play_on(game, judge, world, self.turns, luck)
        return judge.expect(world, self.seat), count
