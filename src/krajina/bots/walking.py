"""A walk through any game: its choices are numbered as the judge lists them, of a large form only some."""

from random import Random
from typing import Final, Generic

from krajina.core.action import A
from krajina.core.decision import Decision
from krajina.core.game import Game, Opt, S
from krajina.core.judge import Judge
from krajina.core.luck import Luck
from krajina.core.offers import ChanceOffer
from krajina.core.seat import CHANCE, Seat
from krajina.core.walk import OVER, Walk

WIDE: Final = 40  # answers to a question


class ContractWalk(Walk[A], Generic[Opt, S, A]):
    """A state of one's own, and what a seat is asked there: where several are asked, this one, else the first."""

    def __init__(self, game: Game[Opt, S, A], judge: Judge[S, A], state: S, seat: Seat = CHANCE) -> None:
        self.game = game
        self.judge = judge
        self.state = state
        self._asked: Decision[A] | None = None
        self._actions: list[A] = []
        self._look(seat)

    def _look(self, seat: Seat = CHANCE) -> None:
        decisions = self.game.decisions(self.state)
        mine = [decision for decision in decisions if decision.seat == seat]
        self._asked = (mine or decisions)[0] if decisions else None
        self._actions = []

    def action(self, code: int) -> A:
        return self._listed()[code]

    def _listed(self) -> list[A]:
        if not self._actions and self._asked is not None:
            if self._asked.seat == CHANCE:
                self._actions = list(self._asked.choices)
            else:
                self._actions = list(self.judge.candidates(self.state, self._asked, Random(0), WIDE))
        return self._actions

    def copy(self) -> "ContractWalk[Opt, S, A]":
        return ContractWalk(self.game, self.judge, self.state.copy(), self.asked())

    def asked(self) -> int:
        return OVER if self._asked is None else self._asked.seat

    def codes(self) -> list[int]:
        return list(range(len(self._listed())))

    def pick(self, luck: Luck) -> int:
        listed = self._listed()
        assert self._asked is not None, "somebody is asked"
        offer = self._asked.choices.describe() if self._asked.seat == CHANCE else None
        if not isinstance(offer, ChanceOffer):
            return int(luck.below(len(listed)))
        ticket = int(luck.below(sum(offer.weights)))
        for number, weight in enumerate(offer.weights):
            ticket -= weight
            if ticket < 0:
                return number
        raise AssertionError("the ticket is one of those")

    def do(self, code: int) -> None:
        assert self._asked is not None, "somebody is asked"
        self.game.advance(self.state, self._asked.seat, self.action(code))
        self._look()

    def wander(self, turns: int, luck: Luck) -> None:
        now = self.game.turn(self.state)
        while turns > 0 and self._asked is not None:
            self.do(self.pick(luck))
            after = self.game.turn(self.state)
            if after is not None and after != now:
                turns -= 1
                now = after

    def values(self) -> list[float]:
        return self.judge.values(self.state)

    def points(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        points = self.game.points(self.state, None) if outcome is None else outcome.points
        return [float(each or 0) for each in points] or [0.0] * len(self.values())
