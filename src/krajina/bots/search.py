"""Tree search: `search` values the leaves by the game's judge, `plain` by whole games at random.

`plain` is the reference against which strength is measured: no change of values or weights touches it.
"""

from random import Random
from typing import Final, Generic

from krajina.bots.tree import FULL, Tree
from krajina.bots.walking import ContractWalk
from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.level import Level
from krajina.core.luck import Luck
from krajina.core.player import Clock
from krajina.core.walk import Walk

TURNS: Final = 8  # at random behind a leaf, before it is valued
DEEP: Final = Level(rank="adept", bot="search", nodes=4000)
PLAIN: Final = Level(rank="adept", bot="plain", nodes=12_000)


class SearchBot(Generic[Opt, S, A]):
    """Grows a tree below an imagined position, and takes the choice that it looked at most often."""

    turns = TURNS

    def __init__(self, game: Game[Opt, S, A], level: Level = DEEP) -> None:
        self.game = game
        self.judge = game.judge(level.sight)
        self.nodes = level.nodes

    def choose(self, state: S, decision: Decision[A], rng: Random, clock: Clock) -> A:
        """The only choice at once."""
        own = state.copy()
        own.events = None
        walk = self.judge.walk(own) or ContractWalk(self.game, self.judge, own, decision.seat)
        codes = walk.codes()
        code = codes[0] if len(codes) == 1 else self._best(walk, rng, clock)
        action = walk.action(code)
        assert action in decision.choices, "a walk knows the choices of the game"
        return action

    def _best(self, walk: Walk[A], rng: Random, clock: Clock) -> int:
        """The choice of the seat."""
        tree = Tree(walk, Luck(rng.getrandbits(32)), self.turns)
        for _ in range(self.nodes):
            tree.grow(1)  # in a large game a single one may take long
            if clock.left() <= 0:
                break
        return tree.best()


class PlainBot(SearchBot[Opt, S, A]):
    """The same without any knowledge of the game: leaves are played to the end at random."""

    turns = FULL

    def __init__(self, game: Game[Opt, S, A], level: Level = PLAIN) -> None:
        super().__init__(game, level)
