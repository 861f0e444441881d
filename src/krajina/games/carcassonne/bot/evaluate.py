"""What a position is worth to each seat as it stands: points so far, what stands on the land, figures at hand.

A quick look: no search and no luck. How likely a feature is finished is counted from the tiles that are left and really
fit; so a rival who is walled in loses his hopes, and with them the figures that never come home. What features are is
remembered from state to state (`features.py`), and so is what fits (`chances.py`). What each thing weighs was learned.
"""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.board import AROUND, CLAIMED_BITS, NOWHERE, STRENGTH, STRENGTH_BITS
from krajina.games.carcassonne.bot.chances import Chances, chances_of
from krajina.games.carcassonne.bot.hopes import (
    A_LINE,
    CLOISTER_MORE,
    CLOISTER_NOW,
    CLOISTER_RETURN,
    CLOISTER_STUCK,
    FIELD_MORE,
    FIELD_NOW,
    GROWTH,
    MORE,
    NOW,
    RETURN,
    STUCK,
    Hopes,
    Scale,
)
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


def values(state: State, scale: Scale, rows: list[list[float]] | None = None) -> list[float]:
    """What each seat has and may hope for; with `rows`, how much of what each of the weights is given to, too."""
    hopes = Hopes(scale, [float(points) for points in state.points], rows)
    if state.step != OVER:
        time = time_of(state)
        add_features(state, time, hopes)
        for seat in range(state.seats):
            hopes.at_hand(seat, at_hand(state, seat), time)
        for box in state.rules.hopes:
            box.add_hopes(state, time, hopes)
    return hopes.totals


def time_of(state: State) -> float:
    """How much of the game is left to use figures in: 1 for long, and then down to 0."""
    return min(1.0, state.in_bag / (PLENTY * state.seats))


def at_hand(state: State, seat: int) -> i64:
    """Figures at hand, a large one for two."""
    figures: i64 = 0
    for code in state.rules.followers:
        figures += STRENGTHS[code] * state.supply[seat * FIGURE_KINDS + code]
    return figures


def add_features(state: State, time: float, hopes: Hopes) -> None:
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
            for seat in owners(state, root):
                add_field(state, root, reader, chances, seat, hopes)
        elif terrain == CLOISTER:
            add_cloister(state, root, chances, time, state.placed[root] % SEATS, hopes)
        else:
            feature = reader.feature(root)
            likely = chance_of(state, feature, chances)
            for seat in owners(state, root):
                add_line(feature, likely, time, seat, hopes)
            add_returns(state.board.tally[root], feature.terrain, likely, time, hopes)
    reader.leave()


def add_line(feature: Feature, likely: float, time: float, seat: int, hopes: Hopes) -> None:
    """A road or a city, for one of its owners."""
    first = A_LINE if feature.terrain == CITY else 0
    hopes.add(seat, first + NOW, float(feature.now))
    if likely > 0.0:
        hopes.add(seat, first + MORE, likely * float(feature.finished - feature.now))
        hopes.add(seat, first + GROWTH, time)


def add_returns(tally: i64, terrain: int, likely: float, time: float, hopes: Hopes) -> None:
    """For each seat, that its followers on a road or in a city come home, or do not."""
    packed = tally >> CLAIMED_BITS
    seat = 0
    while packed:
        strength = packed & STRENGTH
        if strength:
            add_return(strength, terrain, likely, time, seat, hopes)
        packed >>= STRENGTH_BITS
        seat += 1


def add_return(strength: i64, terrain: int, likely: float, time: float, seat: int, hopes: Hopes) -> None:
    """For one seat."""
    first = A_LINE if terrain == CITY else 0
    if likely > 0.0:
        hopes.add(seat, first + RETURN, likely * float(strength))
    else:
        hopes.add(seat, first + STUCK, time * float(strength))


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


def add_cloister(state: State, root: i64, chances: Chances, time: float, seat: int, hopes: Hopes) -> None:
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
    hopes.add(seat, CLOISTER_NOW, float(around))
    hopes.add(seat, CLOISTER_MORE, likely * float(cloister_points(state, cell) - around))
    if likely > 0.0:
        hopes.add(seat, CLOISTER_RETURN, likely)
    else:
        hopes.add(seat, CLOISTER_STUCK, time)


def cloister_points(state: State, cell: int) -> i64:
    """What a cloister is worth when it is finished."""
    finished: i64 = AROUND_CLOISTER
    if state.rules.cloisters:
        for term in cloister_terms(state, cell, AROUND_CLOISTER)[1:]:
            finished += term.points
    return finished


def add_field(state: State, root: i64, reader: Reader, chances: Chances, seat: int, hopes: Hopes) -> None:
    """A field, for one of its owners: its finished cities, and those that may still be, by their chances."""
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
    now = field_points(state, root, finished, seat)
    hopes.add(seat, FIELD_NOW, float(now))
    if open_cities:
        more = field_points(state, root, finished + open_cities, seat)
        hopes.add(seat, FIELD_MORE, float(more - now) * likely / open_cities)


def field_points(state: State, root: i64, cities: int, seat: int) -> int:
    """What so many finished cities bring an owner of a field."""
    if not state.rules.fields:
        return cities * POINTS_A_CITY
    points = 0
    for term in field_terms(state, root, cities, seat):
        points += term.points
    return points
