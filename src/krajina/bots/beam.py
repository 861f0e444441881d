"""A beam over one turn: every answer of a seat until the turn passes on, or until somebody else is asked.

At each step the positions that promise most are followed further, as many as the budget of nodes allows. Luck inside
the turn comes as it usually does, where the judge knows that; else as a number of luck says that all positions share.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic

from krajina.core.action import A
from krajina.core.game import Game, Opt, S
from krajina.core.judge import Judge
from krajina.core.player import Clock
from krajina.core.seat import CHANCE, Seat

STEPS: Final = 60  # answers in a turn, at most
SHARE: Final = 8  # of the nodes, one part for each answer: most turns have about so many


class Line(Generic[S, A]):
    """A way to play the turn, so far."""

    __slots__ = ("asks", "choices", "first", "state", "value")

    def __init__(self, first: A, state: S) -> None:
        self.first = first  # the answer that it begins with
        self.state = state
        self.value = 0.0
        self.asks = ""  # the prompt that comes next
        self.choices: Sequence[A] = ()

    def is_like(self, other: "Line[S, A]") -> bool:
        """Tell whether two lines seem to be the same turn in another order."""
        return self.value == other.value and self.asks == other.asks and len(self.choices) == len(other.choices)


class Beam(Generic[Opt, S, A]):
    """Follows the turn of a seat."""

    def __init__(
        self, game: Game[Opt, S, A], judge: Judge[S, A], seat: Seat, nodes: int, luck: int, clock: Clock
    ) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.nodes = nodes
        self.luck = luck
        self.rng = Random(luck)
        self.clock = clock
        self.whose: Seat | None = None  # the turn that is followed
        self.ends: dict[A, Line[S, A]] = {}  # by first answer, the best complete turn
        self.open: list[Line[S, A]] = []

    def turns(self, state: S, firsts: Sequence[A]) -> list[Line[S, A]]:
        """For each first answer that was followed to the end the best complete turn, the best of all first."""
        self.whose = self.game.turn(state)
        self.ends, self.open = {}, []
        for first in firsts:
            self._try(state, first, first)
        left = self.nodes - len(firsts)
        for _ in range(STEPS):
            if not self.open or (self.clock.left() <= 0 and self.ends):
                break
            left -= self._follow(min(self.nodes // SHARE, left))
        found = list(self.ends.values()) or self.open  # a turn may take more answers than we follow
        found.sort(key=lambda line: -line.value)
        return found

    def _follow(self, room: int) -> int:
        """One answer more for the best lines, at least for the first; how many nodes that were."""
        ply = _ranked(self.open)
        self.open = []
        count = 0
        for line in ply:
            for action in line.choices:
                self._try(line.state, line.first, action)
            count += len(line.choices)
            if count >= room and (self.open or self.ends):
                break
        return count

    def _try(self, state: S, first: A, action: A) -> None:
        """Value what comes of an answer: an open line, or if the turn is over an end."""
        line = Line(first, self._after(state, action))
        decisions = self.game.decisions(line.state)
        is_mine = bool(decisions) and decisions[0].seat == self.seat and self.game.turn(line.state) == self.whose
        if is_mine and not self.judge.begins_turn(line.state, self.seat):
            line.value = self.judge.promise(line.state, self.seat)
            line.asks = decisions[0].prompt
            line.choices = self.judge.candidates(line.state, decisions[0], self.rng)
            self.open.append(line)
            return
        line.value = self.judge.lead(line.state, self.seat)
        known = self.ends.get(first)
        if known is None or line.value > known.value:
            self.ends[first] = line

    def _after(self, state: S, action: A) -> S:
        """The state after an answer, and after the luck that it brings inside the turn."""
        after = state.copy()
        after.events = None
        self.game.advance(after, self.seat, action)
        draws = 0
        while self.whose == self.seat and self.game.turn(after) == self.whose:
            decisions = self.game.decisions(after)
            if not decisions or decisions[0].seat != CHANCE:
                break
            luck = Random(self.luck + draws)
            draw = self.judge.usual(after, decisions[0], luck)
            self.game.advance(after, CHANCE, draw if draw is not None else decisions[0].choices.sample(luck))
            draws += 1
        return after


def _ranked(lines: list[Line[S, A]]) -> list[Line[S, A]]:
    """The most promising first, each once."""
    lines.sort(key=lambda line: -line.value)
    kept: list[Line[S, A]] = []
    for line in lines:
        is_new = True
        for other in reversed(kept):
            if other.value != line.value:
                break
            if other.is_like(line):
                is_new = False
                break
        if is_new:
            kept.append(line)
    return kept
