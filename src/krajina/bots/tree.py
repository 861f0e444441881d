"""A tree of what may come: seats choose what serves them, and luck what it will, at nodes of its own.

Every seat looks for its own lead over its best rival (max^n). The tree grows by one leaf at a time, where it is not yet
sure (UCT). What a leaf is worth is played at random for some turns and then valued.
"""

from math import exp, log, sqrt

from krajina.core.luck import Luck
from krajina.core.seat import CHANCE
from krajina.core.walk import OVER, Walk


class Node:
    """A position: who is asked what, and what came of it so far."""

    def __init__(self, seat: int, codes: list[int], seats: int) -> None:
        self.seat = seat
        self.codes = codes  # choices of a seat, those that look best first; what luck has brought
        self.children: list[Node] = []  # one for each of the first choices
        self.priors: list[float] = []
        self.visits = 0
        self.sums = [0.0] * seats
        self.is_ranked = False


class Tree:
    """Grows below one position."""

    def __init__(self, walk: Walk, seats: int, luck: Luck, options: dict[str, float]) -> None:
        self.walk = walk
        self.seats = seats
        self.luck = luck
        self.nodes = 0
        self.depth = int(options.get("depth", 8))
        self.curiosity = options.get("c", 0.4)
        self.scale = options.get("scale", 40.0)
        self.rank_at = int(options.get("rank_at", 0))  # visits after which a node is ranked; never if below 0
        self.wide = options.get("wide", 2.0)
        self.widen = options.get("widen", 1.0)
        self.random_end = options.get("random_end", 0.0) > 0
        self.bias = options.get("bias", 0.0)
        self.root = self._node(walk)

    def _node(self, walk: Walk) -> Node:
        asked = walk.asked()
        codes = walk.codes() if asked >= 0 else []
        if asked >= 0 and self.rank_at != 0:
            # a fair order: as they are found, they stand side by side
            for i in range(len(codes) - 1, 0, -1):
                j = self.luck.below(i + 1)
                codes[i], codes[j] = codes[j], codes[i]
        return Node(asked, codes, self.seats)

    def grow(self, nodes: int) -> None:
        """Look at so many positions more."""
        end = self.nodes + nodes
        while self.nodes < end:
            self._step()

    def _step(self) -> None:
        walk, node = self.walk.copy(), self.root
        path = [node]
        is_new = False
        while node.seat != OVER:
            if node.seat == CHANCE:
                code = walk.pick(self.luck)
                walk.do(code)
                number = -1
                for i, one in enumerate(node.codes):
                    if one == code:
                        number = i
                        break
                if number < 0:
                    child = self._node(walk)
                    node.codes.append(code)
                    node.children.append(child)
                    is_new = child.seat != CHANCE
                else:
                    child = node.children[number]
            else:
                if self.rank_at >= 0 and node.visits >= self.rank_at and not node.is_ranked:
                    self._rank(node, walk)
                number = self._choice(node)
                walk.do(node.codes[number])
                if number == len(node.children):
                    child = self._node(walk)
                    node.children.append(child)
                    is_new = child.seat != CHANCE
                else:
                    child = node.children[number]
            node = child
            path.append(node)
            if is_new:
                break
        self._learn(path, self._leaf(walk))

    def _leaf(self, walk: Walk) -> list[float]:
        self.nodes += 1
        if self.random_end:
            walk.wander(10000, self.luck)
            values = walk.points()
        else:
            if self.depth:
                walk.wander(self.depth, self.luck)
            values = walk.values()
        found: list[float] = []
        for seat in range(self.seats):
            found.append(squashed(lead(values, seat) / self.scale))
        return found

    def _learn(self, path: list[Node], found: list[float]) -> None:
        for node in path:
            node.visits += 1
            sums = node.sums
            for seat in range(self.seats):
                sums[seat] += found[seat]

    def _choice(self, node: Node) -> int:
        most = len(node.codes)
        if node.is_ranked:
            most = min(most, int(self.wide + self.widen * sqrt(node.visits)))
        children = node.children
        count = len(children)
        if count < most:
            return count
        seat = node.seat
        logs = log(node.visits + 1.0)
        best, best_value = 0, -1e9
        for i in range(count):
            child = children[i]
            value = child.sums[seat] / child.visits + self.curiosity * sqrt(logs / child.visits)
            if self.bias and node.is_ranked:
                value += self.bias * node.priors[i] / child.visits
            if value > best_value:
                best, best_value = i, value
        return best

    def _rank(self, node: Node, walk: Walk) -> None:
        """Put the choices into an order by what they are worth as they stand."""
        node.is_ranked = True
        if node.children or len(node.codes) < 2:
            node.is_ranked = not node.children
            node.priors = [0.0] * len(node.codes)
            return
        found: list[tuple[float, int]] = []
        for number, code in enumerate(node.codes):
            after = walk.copy()
            after.do(code)
            found.append((-self._foreseen(after, node.seat), number))
        found.sort()
        node.codes = [node.codes[number] for _, number in found]
        top = -found[0][0]
        node.priors = [max(-2.0, (-value - top) / self.scale) for value, _ in found]

    def _foreseen(self, walk: Walk, seat: int) -> float:
        if walk.asked() != seat:
            self.nodes += 1
            return lead(walk.values(), seat)
        best = -1e9
        for code in walk.codes():
            after = walk.copy()
            after.do(code)
            self.nodes += 1
            value = lead(after.values(), seat)
            if value > best:
                best = value
        return best


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of its best rival."""
    best = -1e9
    for other, value in enumerate(values):
        if other != seat and value > best:
            best = value
    return values[seat] - best


def squashed(value: float) -> float:
    """Between -1 and 1: of a great lead a little more is worth less."""
    if value > 20.0:
        return 1.0
    if value < -20.0:
        return -1.0
    grown = exp(2.0 * value)
    return (grown - 1.0) / (grown + 1.0)
