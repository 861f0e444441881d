"""Features for people and bots, measured once, and again only when a tile has touched them.

A feature only ever grows. So what was measured of it holds in a state and in all that follow from it, as long as its
root has as many nodes as before: states remember it, and copies share what they remember.
"""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import OPEN
from krajina.games.carcassonne.faces import FIELD, PARTS, ROAD
from krajina.games.carcassonne.memo import Memo
from krajina.games.carcassonne.scoring import feature_points
from krajina.games.carcassonne.state import State

SIZES: Final = 1 << 16  # a feature has fewer nodes
STALE: Final = 64  # so many that are no more are remembered before all is forgotten


class Feature:
    """A road, city, field or cloister as it lies, whoever stands there."""

    def __init__(self, terrain: int, first: int, tiles: int, now: int, finished: int, places: vec[i64]) -> None:
        self.terrain = terrain
        self.first = first  # the first of its tiles, and how many it is on
        self.tiles = tiles
        self.now = now  # points of a road or a city as it is, and if it were finished so
        self.finished = finished
        self.places = places  # the open cells where a road or a city goes on; the cities around a field, a node of each
        self.shown: tuple[object, object] = None, None  # how it stood when it was last viewed, and what the view says


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
        """What is known of a feature."""
        key = root * SIZES + self.state.board.size(root)
        found = self.features.get(key)
        if found is None:
            found = measured(self.state, root)
            if self.is_shared:
                is_stale = len(self.features) > STALE + self.state.board.nodes // 2
                self.features = {} if is_stale else self.features.copy()
                self.is_shared = False
            self.features[key] = found
        return found

    def leave(self) -> None:
        """Let the state remember."""
        if not self.is_shared:
            self.state.known = Known(self.features)


def measured(state: State, root: i64) -> Feature:
    """Walk a feature: its tiles, marks, and the open cells or cities around it."""
    board, tables = state.board, state.rules.tables
    terrain = board.terrain(root)
    is_line = terrain <= ROAD
    places = board.cities_of(root) if terrain == FIELD else vec[i64]()
    first = board.tile_of[root]
    tiles: i64 = 0
    marks: i64 = 0
    node = root
    while True:
        tile = board.tile_of[node]
        part = board.faces[tile] * PARTS + node - board.firsts[tile]
        if tile < first:
            first = tile
        if board.is_first(node):  # two parts of one city on one tile count once (page 5)
            tiles += 1
        if is_line:
            marks += tables.marks[part]
            for step in tables.leads[part]:
                cell = board.cells[tile] + step
                if board.at[cell] < 0 and cell not in places:
                    places = append(places, cell)
        node = board.ring[node]
        if node == root:
            break
    if not is_line:
        return Feature(terrain, first, tiles, 0, 0, places)
    is_open = board.tally[root] & OPEN != 0
    now = feature_points(state.rules, terrain, tiles, marks, not is_open)
    finished = feature_points(state.rules, terrain, tiles, marks, True, True) if is_open else now
    return Feature(terrain, first, tiles, now, finished, places)
