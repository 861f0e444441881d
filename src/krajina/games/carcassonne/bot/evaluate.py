"""What a position is worth to each seat as it stands: points so far, what stands on the land, figures at hand.

A quick look: no search and no luck. How likely a feature is finished is counted from the tiles that are left and really
fit; so a rival who is walled in loses his hopes, and with them the figures that never come home. What features are is
remembered from state to state (`features.py`), and so is what fits (`chances.py`).
"""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import AROUND, CLAIMED_BITS, NOWHERE, STRENGTH, STRENGTH_BITS
from krajina.games.carcassonne.bot.chances import Chances, chances_of
from krajina.games.carcassonne.faces import CITY, CLOISTER, FIELD
from krajina.games.carcassonne.features import Feature, Reader
from krajina.games.carcassonne.scoring import (
    AROUND_CLOISTER,
    POINTS_A_CITY,
    cloister_terms,
    field_terms,
    is_follower,
    owners,
)
from krajina.games.carcassonne.state import FIGURE_KINDS, OVER, SEATS, STRENGTHS, State

# Where as many fitting tiles as this are to be expected, an open cell is as likely filled as not.
HARD_CITY: Final = 1.0
HARD_ROAD: Final = 0.6
HARD_CLOISTER: Final = 0.3
FAR: Final = 4.0  # tiles to be expected for a cell that nothing touches yet
PLENTY: Final = 12.0  # tiles to a seat: with fewer left, the end is near
GROWTH: Final = 0.6  # what an open road or city that can be finished still grows by
FIELD_HOPE: Final = 0.4  # of what cities that are not finished yet may bring to a field: others come there, too
RETURN: Final = 0.5  # a figure that comes home, for its strength: more would keep features open for its sake
STUCK: Final = -0.4  # one that never will, where others can
# Figures at hand: the first is worth most, for with none left a tile brings nothing.
AT_HAND: Final = (0.0, 3.0, 5.0, 6.4, 7.4, 8.2, 8.8, 9.2, 9.5)


def evaluate(state: State, seat: int) -> float:
    """The lead of a seat over its best rival, in points to be expected; the more, the better."""
    found = values(state)
    best = -1e9
    for other, value in enumerate(found):
        if other != seat and value > best:
            best = value
    return found[seat] - best


def values(state: State) -> list[float]:
    """What each seat has and may hope for."""
    found: list[float] = [float(points) for points in state.points]
    if state.step != OVER:
        time = min(1.0, state.in_bag / (PLENTY * state.seats))
        add_features(state, time, found)
        add_figures(state, time, found)
        for box in state.rules.hopes:
            box.add_hopes(state, time, found)
    return found


def add_figures(state: State, time: float, found: list[float]) -> None:
    """Figures at hand."""
    for seat in range(len(found)):
        figures: i64 = 0
        for code in state.rules.followers:
            figures += STRENGTHS[code] * state.supply[seat * FIGURE_KINDS + code]
        found[seat] += time * AT_HAND[min(figures, len(AT_HAND) - 1)]


def add_features(state: State, time: float, found: list[float]) -> None:
    """Features with followers, each once: their owners' hopes, and for every seat on them that its figures return."""
    board, placed = state.board, state.placed
    reader, chances = Reader(state), chances_of(state)
    seen = vec[i64]()
    for number, node in enumerate(placed.nodes):
        if not is_follower(placed.codes[number] // SEATS):
            continue
        root = board.root[node]
        if root in seen:
            continue
        seen = append(seen, root)
        terrain = board.terrain(node)
        if terrain == FIELD:
            add_field(state, root, reader, chances, found)
        elif terrain == CLOISTER:
            add_cloister(state, root, chances, time, found)
        else:
            add_feature(state, root, reader.feature(root), chances, time, found)
    reader.leave()


def add_feature(state: State, root: i64, feature: Feature, chances: Chances, time: float, found: list[float]) -> None:
    """A road or a city."""
    likely = chance_of(state, feature, chances)
    hope = float(feature.now) + likely * float(feature.finished - feature.now)
    if likely > 0.0:
        hope += time * GROWTH
    for seat in owners(state, root):
        found[seat] += hope
    add_returns(state.board.tally[root], likely * RETURN if likely > 0.0 else STUCK * time, found)


def chance_of(state: State, feature: Feature, chances: Chances) -> float:
    """How likely a road or a city is finished: every cell where it goes on has to find its tile."""
    board = state.board
    hard = (HARD_CITY if feature.terrain == CITY else HARD_ROAD) * float(len(feature.places))
    likely = 1.0
    for cell in feature.places:
        expected = chances.of(state, board.open_signs[-1 - board.at[cell]])
        if expected == 0.0:
            return 0.0
        likely *= expected / (expected + hard)
    return likely


def add_cloister(state: State, root: i64, chances: Chances, time: float, found: list[float]) -> None:
    """A cloister: the places around it that are empty have to find their tiles."""
    board = state.board
    cell = board.cells[board.tile_of[root]]
    likely = 1.0
    around: i64 = 0
    for step in AROUND:
        number = board.at.get(cell + step, NOWHERE)
        if number >= 0:
            around += 1
        else:
            expected = FAR * time if number == NOWHERE else chances.of(state, board.open_signs[-1 - number])
            likely *= expected / (expected + HARD_CLOISTER) if expected > 0.0 else 0.0
    finished: i64 = AROUND_CLOISTER
    if state.rules.cloisters:
        for term in cloister_terms(state, cell, AROUND_CLOISTER)[1:]:
            finished += term.points
    seat = state.placed[root] % SEATS
    found[seat] += float(around) + likely * float(finished - around)
    found[seat] += likely * RETURN if likely > 0.0 else STUCK * time


def add_field(state: State, root: i64, reader: Reader, chances: Chances, found: list[float]) -> None:
    """A field: its finished cities, and those that may still be, by their chances."""
    board = state.board
    seen = vec[i64]()
    finished = 0
    open_cities = 0
    likely = 0.0
    for node in reader.feature(root).places:
        city = board.root[node]
        if city not in seen:  # two of them may have become one
            seen = append(seen, city)
            if board.is_complete(city):
                finished += 1
            else:
                open_cities += 1
                likely += chance_of(state, reader.feature(city), chances)
    for seat in owners(state, root):
        now = field_points(state, root, finished, seat)
        found[seat] += now
        if open_cities:
            more = field_points(state, root, finished + open_cities, seat)
            found[seat] += FIELD_HOPE * (more - now) * likely / open_cities


def field_points(state: State, root: i64, cities: int, seat: int) -> int:
    """What so many finished cities bring an owner of a field."""
    if not state.rules.fields:
        return cities * POINTS_A_CITY
    points = 0
    for term in field_terms(state, root, cities, seat):
        points += term.points
    return points


def add_returns(tally: i64, worth: float, found: list[float]) -> None:
    """What it is worth to each seat that its followers in a feature come home, or do not."""
    packed = tally >> CLAIMED_BITS
    seat = 0
    while packed:
        strength = packed & STRENGTH
        if strength:
            found[seat] += float(strength) * worth
        packed >>= STRENGTH_BITS
        seat += 1
