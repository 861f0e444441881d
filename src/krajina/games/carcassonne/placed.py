"""The figures on the land, by the node that each stands on, in the order in which they came."""

from krajina.core.flat import append, i64, pop, vec


class Placed:
    """What a state needs of `dict[int, int]`, without an object for every node: there are never many figures."""

    def __init__(self, twin: "Placed | None" = None) -> None:
        self.nodes: vec[i64] = vec[i64]() if twin is None else twin.nodes[:]
        self.codes: vec[i64] = vec[i64]() if twin is None else twin.codes[:]  # what stands there

    def copy(self) -> "Placed":
        """A copy that shares nothing that changes."""
        return Placed(self)

    def __len__(self) -> int:
        return len(self.nodes)

    def __contains__(self, node: i64) -> bool:
        return self._number(node) >= 0

    def __getitem__(self, node: i64) -> i64:
        return self.codes[self._number(node)]

    def __setitem__(self, node: i64, code: i64) -> None:
        self.nodes = append(self.nodes, node)
        self.codes = append(self.codes, code)

    def items(self) -> list[tuple[int, int]]:
        """All nodes with what stands there."""
        return [(node, self.codes[number]) for number, node in enumerate(self.nodes)]

    def node_of(self, code: i64) -> i64:
        """Where a figure stands of which a seat has only one; -1 if it is at home."""
        for number, one in enumerate(self.codes):
            if one == code:
                return self.nodes[number]
        return -1

    def remove(self, node: i64) -> i64:
        """Take the figure off a node, and say what it was; the others stay in their order."""
        nodes, codes = self.nodes, self.codes
        number = self._number(node)
        code = codes[number]
        for later in range(number + 1, len(nodes)):
            nodes[later - 1] = nodes[later]
            codes[later - 1] = codes[later]
        self.nodes, _ = pop(self.nodes)
        self.codes, _ = pop(self.codes)
        return code

    def _number(self, node: i64) -> i64:
        for number, one in enumerate(self.nodes):
            if one == node:
                return number
        return -1
