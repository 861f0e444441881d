"""Features for people and bots: who owns each road, city, field and cloister, and what it is worth."""

from collections.abc import Iterator
from typing import NamedTuple

from krajina.core import total
from krajina.games.carcassonne.board import OPEN
from krajina.games.carcassonne.faces import CLOISTER, FIELD
from krajina.games.carcassonne.scoring import AROUND_CLOISTER, cloister_terms, feature_points, field_terms, owners
from krajina.games.carcassonne.state import State


class Worth(NamedTuple):
    """A feature as it stands: what its owners would get if the game ended now, and if it were finished like this."""

    root: int
    terrain: int
    nodes: list[int]
    tiles: int
    opens: int  # sides where a road or a city goes on, or places around a cloister that are empty
    owners: tuple[int, ...]
    now: int
    finished: int


def features(state: State) -> Iterator[Worth]:
    """All features of the land, in the order of their roots."""
    roots = state.board.root
    return (worth(state, node) for node in range(state.board.nodes) if roots[node] == node)


def worth(state: State, root: int) -> Worth:
    """Measure one feature; nothing is searched, the board keeps features as they grow."""
    board = state.board
    terrain, nodes, seats = board.terrain(root), board.members(root), tuple(owners(state, root))
    tiles, marks = board.extent(root)
    if terrain == CLOISTER:
        cell = board.cells[board.tile_of[root]]
        around = board.around(cell)
        now, finished = (total(cloister_terms(state, cell, count)) for count in (around, AROUND_CLOISTER))
        return Worth(root, terrain, nodes, tiles, AROUND_CLOISTER - around, seats, now, finished)
    if terrain == FIELD:
        cities = board.completed_cities(root) if state.rules.farmers else 0
        now = max(total(field_terms(state, root, cities, seat)) for seat in seats or (-1,))
        return Worth(root, terrain, nodes, tiles, 0, seats, now, now)
    opens = board.tally[root] & OPEN
    now = feature_points(state.rules, terrain, tiles, marks, not opens)
    finished = feature_points(state.rules, terrain, tiles, marks, True, bool(opens))
    return Worth(root, terrain, nodes, tiles, (opens + 1) // 2, seats, now, finished)
