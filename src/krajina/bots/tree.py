"""A tree of what may come: seats choose what serves them, and luck what it will, at nodes of its own.

Every seat looks for its own lead over its best rival (max^n). The tree grows by one leaf at a time, where it is not yet
sure what is best (UCT). From a leaf the game wanders on at random for some turns, and is valued there.
"""

from math import exp, log, sqrt
from typing import Final, Generic

from krajina.core.action import A
from krajina.core.judge import lead_of
from krajina.core.luck import Luck
from krajina.core.seat import CHANCE
from krajina.core.walk import OVER, Walk

CURIOSITY: Final = 0.4  # how much it wants to know of what it has seldom looked at
SCALE: Final = 40.0  # points: a lead of as many is three quarters of a win
FULL: Final = 1 << 30  # turns: to the end of every game
FAR: Final = 20.0  # beyond, `squashed` cannot be told from 1


class Node:
    """A position: who is asked, and what came of it so far."""

    def __init__(self, seat: int, codes: list[int], seats: int) -> None:
        self.seat = seat
        self.codes = codes  # the choices of a seat in the order in which they are tried; what luck has brought
        self.children: list[Node] = []  # one for each of the first codes
        self.visits = 0
        self.sums = [0.0] * seats


class Tree(Generic[A]):
    """Grows below one position."""

    def __init__(self, walk: Walk[A], luck: Luck, turns: int) -> None:
        self.walk = walk
        self.luck = luck
        self.turns = turns  # at random behind a leaf; FULL: to the end, where points count and nothing else
        self.seats = len(walk.points())
        self.root = self._node(walk)

    def grow(self, leaves: int) -> None:
        """Look at so many leaves more."""
        for _ in range(leaves):
            walk = self.walk.copy()
            path = self._path(walk)
            found = self._valued(walk)
            for node in path:
                node.visits += 1
                sums = node.sums
                for seat, value in enumerate(found):
                    sums[seat] += value

    def best(self) -> int:
        """The choice that was looked at most often."""
        best, most = 0, -1
        for number, child in enumerate(self.root.children):
            if child.visits > most:
                best, most = number, child.visits
        return self.root.codes[best]

    def _node(self, walk: Walk[A]) -> Node:
        """A new node; choices in a random order, for those that are found side by side are much alike."""
        seat = walk.asked()
        codes = walk.codes() if seat >= 0 else []
        for last in range(len(codes) - 1, 0, -1):
            other = self.luck.below(last + 1)
            codes[last], codes[other] = codes[other], codes[last]
        return Node(seat, codes, self.seats)

    def _path(self, walk: Walk[A]) -> list[Node]:
        """From the root to a leaf that is new, or to the end of the game."""
        node = self.root
        path = [node]
        is_new = False
        while node.seat != OVER and not is_new:
            if node.seat == CHANCE:
                code = walk.pick(self.luck)
                number = _place_of(node.codes, code)
                if number < 0:
                    number = len(node.children)
                    node.codes.append(code)
            else:
                number = _choice(node)
                code = node.codes[number]
            walk.do(code)
            if number == len(node.children):
                node.children.append(self._node(walk))
                is_new = node.children[number].seat != CHANCE
            node = node.children[number]
            path.append(node)
        return path

    def _valued(self, walk: Walk[A]) -> list[float]:
        """What each seat may expect, between -1 and 1."""
        walk.wander(self.turns, self.luck)
        values = walk.points() if self.turns == FULL else walk.values()
        return [squashed(lead_of(values, seat) / SCALE) for seat in range(self.seats)]


def _place_of(codes: list[int], code: int) -> int:
    for number, one in enumerate(codes):
        if one == code:
            return number
    return -1


def _choice(node: Node) -> int:
    """What was not tried yet; then what is best by its mean, or not yet known well."""
    children = node.children
    if len(children) < len(node.codes):
        return len(children)
    seat, grown = node.seat, log(node.visits + 1.0)
    best, most = 0, -1e9
    for number, child in enumerate(children):
        value = child.sums[seat] / child.visits + CURIOSITY * sqrt(grown / child.visits)
        if value > most:
            best, most = number, value
    return best


def squashed(value: float) -> float:
    """Between -1 and 1: of a great lead a little more is worth less."""
    if value > FAR:
        return 1.0
    if value < -FAR:
        return -1.0
    grown = exp(2.0 * value)
    return (grown - 1.0) / (grown + 1.0)
