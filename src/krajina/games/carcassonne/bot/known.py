"""What bots know of features: measured once, and again only when a tile has touched them.

A feature only ever grows. So what was measured of it holds in a state and in all that follow from it, as long as its
root has as many nodes as before.
"""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import OPEN, Board
from krajina.games.carcassonne.faces import FIELD, PARTS
from krajina.games.carcassonne.memo import Memo
from krajina.games.carcassonne.scoring import feature_points
from krajina.games.carcassonne.state import State

SIZES: Final = 1 << 16  # a feature has fewer nodes
MOST: Final = 96  # features that are remembered: those of long ago are forgotten with the rest


class Feature:
    """A road, city or field as it lies, whoever stands there."""

    def __init__(self, terrain: i64, now: i64, finished: i64, places: vec[i64]) -> None:
        self.terrain = terrain
        self.now = now  # points of a road or a city as it is, and if it were finished so
        self.finished = finished
        self.places = places  # the open cells where a road or a city goes on; the cities around a field, a node of each


class Known(Memo):
    """Features by root and size."""

    def __init__(self, features: dict[int, Feature]) -> None:
        self.features = features


class Reader:
    """Looks features up for one state, measures what is new, and leaves it there for the states that follow."""

    def __init__(self, state: State) -> None:
        self.state = state
        known = state.known
        self.features: dict[int, Feature] = known.features if isinstance(known, Known) else {}
        self.is_shared = True  # with other states: nothing may be added

    def feature(self, root: i64) -> Feature:
        """What is known of a road, a city or a field."""
        board = self.state.board
        key = root * SIZES + board.size(root)
        found = self.features.get(key)
        if found is None:
            found = measured(self.state, root)
            if self.is_shared:
                self.features = self.features.copy() if len(self.features) < MOST else {}
                self.is_shared = False
            self.features[key] = found
        return found

    def leave(self) -> None:
        """Let the state remember."""
        if not self.is_shared:
            self.state.known = Known(self.features)


def measured(state: State, root: i64) -> Feature:
    """Walk a feature."""
    board = state.board
    terrain = board.terrain(root)
    if terrain == FIELD:
        return Feature(terrain, 0, 0, board.cities_of(root))
    tiles, marks = board.extent(root)
    is_open = board.tally[root] & OPEN != 0
    now = feature_points(state.rules, terrain, tiles, marks, not is_open)
    if not is_open:
        return Feature(terrain, now, now, vec[i64]())
    finished = feature_points(state.rules, terrain, tiles, marks, True, True)
    return Feature(terrain, now, finished, open_cells(board, root))


def open_cells(board: Board, root: i64) -> vec[i64]:
    """The open cells where a road or a city goes on, each once."""
    found = vec[i64]()
    node = root
    while True:
        tile = board.tile_of[node]
        for step in board.tables.leads[board.faces[tile] * PARTS + node - board.firsts[tile]]:
            cell = board.cells[tile] + step
            if board.at[cell] < 0 and cell not in found:
                found = append(found, cell)
        node = board.ring[node]
        if node == root:
            return found
