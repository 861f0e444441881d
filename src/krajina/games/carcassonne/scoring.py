"""Points: who owns a feature, what it is worth, and where each point came from."""

from typing import Final

from krajina.core import Term
from krajina.core.flat import i64
from krajina.games.carcassonne.board import (
    CLAIMED,
    CLAIMED_BITS,
    FOLLOWER,
    OPEN,
    STRENGTH,
    STRENGTH_BITS,
    are_near,
    place_of,
)
from krajina.games.carcassonne.events import FigureReturned, GameEnded, Scored
from krajina.games.carcassonne.faces import CITY, CLOISTER, FIELD, LANE_MASK
from krajina.games.carcassonne.rules import Rules
from krajina.games.carcassonne.state import FIGURE_KINDS, FIGURES, SEATS, STRENGTHS, State

AROUND_CLOISTER: Final = 9  # with its own tile
POINTS_A_CITY: Final = 3  # for an owner of a field (page 7)
SMALL_CITY: Final = 2  # tiles


def is_follower(figure: int) -> bool:
    """Tell whether a figure is a knight, robber, monk or farmer: one that claims what it stands on."""
    return STRENGTHS[figure] > 0


# -- who owns a feature -----------------------------------------------------------------------------------------------


def owners(state: State, root: int) -> list[int]:
    """The seats with most followers in a feature (page 5); a feature without followers has no owners."""
    packed = state.board.tally[root] >> CLAIMED_BITS
    tied: list[int] = []
    most: i64 = 1
    seat = 0
    while packed:
        strength = packed & STRENGTH
        if strength > most:
            most = strength
            tied = [seat]
        elif strength == most:
            tied.append(seat)
        packed >>= STRENGTH_BITS
        seat += 1
    if len(tied) > 1:
        for box in state.rules.ties:
            tied = box.break_tie(state, root, tied)
    return tied


# -- what a feature is worth ------------------------------------------------------------------------------------------


def feature_rate(rules: Rules, terrain: int, tiles: int, marks: int, complete: bool, grows: bool = False) -> int:
    """Points for each tile and shield of a road or a city: pages 4 and 5 if it is finished, page 6 if not.

    By a house rule a small city brings less; one that is open and only thought of as finished grows before it is.
    """
    rate = 1
    if terrain == CITY and complete and (grows or tiles != SMALL_CITY or not rules.small_cities):
        rate = 2
    for box in rules.rates:
        rate = box.rate(rules.tables, terrain, marks, complete, rate)
    return rate


def feature_points(rules: Rules, terrain: int, tiles: int, marks: int, complete: bool, grows: bool = False) -> int:
    """What a road or a city is worth."""
    return (tiles + (marks & LANE_MASK)) * feature_rate(rules, terrain, tiles, marks, complete, grows)


def feature_terms(rules: Rules, terrain: int, tiles: int, marks: int, complete: bool) -> tuple[Term, ...]:
    """What a road or a city is worth, by source."""
    rate = feature_rate(rules, terrain, tiles, marks, complete)
    terms = (Term("tiles", tiles, tiles * rate),)
    shields = marks & LANE_MASK  # the first lane
    return (*terms, Term("shields", shields, shields * rate)) if shields else terms


def cloister_terms(state: State, cell: int, tiles: int) -> tuple[Term, ...]:
    """A cloister with so many tiles around it and its own: a point for each (pages 5 and 6)."""
    terms = [Term("tiles", tiles, tiles)]
    if tiles == AROUND_CLOISTER:
        for box in state.rules.cloisters:
            bonus = box.cloister_bonus(state, cell)
            if bonus is not None:
                terms.append(bonus)
    return tuple(terms)


def field_terms(state: State, root: int, cities: int, seat: int) -> tuple[Term, ...]:
    """A field: three points for each finished city (page 7)."""
    terms = [Term("cities", cities, cities * POINTS_A_CITY)]
    for box in state.rules.fields:
        bonus = box.field_bonus(state, root, seat, cities)
        if bonus is not None:
            terms.append(bonus)
    return tuple(terms)


# -- giving points ----------------------------------------------------------------------------------------------------


def award(state: State, seat: int, why: str, terms: tuple[Term, ...], cell: int = -1) -> None:
    """Give a seat the points of some terms, and remember their source."""
    points = 0
    for term in terms:
        points += term.points
    add_points(state, seat, why, points)
    if points and state.events is not None:
        at = place_of(cell) if cell >= 0 else None
        state.tell(Scored(seat=seat, points=points, why=why, terms=terms, at=at))


def add_points(state: State, seat: int, why: str, points: int) -> None:
    """Give a seat points of which nobody wants to hear, and remember their source."""
    if points:
        state.points[seat] += points
        source = seat * len(state.rules.whys) + state.rules.why_numbers[why]
        state.sheet[source] += points
        state.times[source] += 1


def standing(state: State, root: int, seat: int) -> int:
    """The cell where a seat stands in a feature: people know features by their figures."""
    board = state.board
    for node, code in state.placed.items():
        if board.root[node] == root and code % SEATS == seat and is_follower(code // SEATS):
            return board.cells[board.tile_of[node]]
    return board.cells[board.tile_of[root]]


def send_home(state: State, node: int) -> None:
    """Give a figure on the land back to its player."""
    board = state.board
    code = state.placed.remove(node)
    figure, seat = code // SEATS, code % SEATS
    state.supply[seat * FIGURE_KINDS + figure] += 1
    board.tally[board.root[node]] -= STRENGTHS[figure] * FOLLOWER[seat]
    cell = board.cells[board.tile_of[node]]
    if state.monks and state.monks.get(cell) == node:
        del state.monks[cell]
    if state.events is not None:
        state.tell(FigureReturned(seat=seat, figure=FIGURES[figure], at=place_of(cell)))


def score_feature(state: State, root: int, terrain: int, why: str, complete: bool) -> None:
    """Score a road or a city for its owners; all figures on it go home (page 5)."""
    board = state.board
    tiles, marks = board.extent(root)
    if state.events is None:
        points = feature_points(state.rules, terrain, tiles, marks, complete)
        for seat in owners(state, root):
            add_points(state, seat, why, points)
    else:
        terms = feature_terms(state.rules, terrain, tiles, marks, complete)
        for seat in owners(state, root):
            award(state, seat, why, terms, standing(state, root, seat))
    for node in state.figures_in(root):
        send_home(state, node)


def score_cloister(state: State, cell: int, why: str) -> None:
    """Score a cloister for its monk, who goes home."""
    node = state.monks[cell]
    award(state, state.placed[node] % SEATS, why, cloister_terms(state, cell, state.board.around(cell)), cell)
    send_home(state, node)


def score_completed(state: State) -> None:
    """Score whatever the last tile finished (page 3, step 3)."""
    board = state.board
    tile = len(board.faces) - 1
    face, first = board.faces[tile], board.firsts[tile]
    for part in state.rules.tables.finishing[face]:
        root = board.root[first + part]
        tally = board.tally[root]
        if not tally & OPEN and board.is_first(first + part):  # two parts of the tile may be one feature
            terrain = board.terrain(root)
            if tally >= CLAIMED:
                score_feature(state, root, terrain, "city" if terrain == CITY else "road", True)
            for box in state.rules.completions:
                box.on_completed(state, root, terrain)
    if state.monks:
        here = board.cells[tile]
        finished = [cell for cell in state.monks if are_near(cell, here) and board.around(cell) == AROUND_CLOISTER]
        for cell in finished:
            score_cloister(state, cell, "cloister")


# -- the end ----------------------------------------------------------------------------------------------------------


def score_end(state: State) -> None:
    """The final scoring: what is unfinished (page 6), then the fields (page 7), then what the boxes bring."""
    if state.events is not None:
        state.tell(GameEnded())
    board = state.board
    for node in state.placed.nodes[:]:
        if node in state.placed and is_follower(state.placed[node] // SEATS):
            terrain = board.terrain(node)
            if terrain == CLOISTER:
                score_cloister(state, board.cells[board.tile_of[node]], "unfinished_cloister")
            elif terrain != FIELD:
                why = "unfinished_city" if terrain == CITY else "unfinished_road"
                score_feature(state, board.root[node], terrain, why, False)
    roots: list[int] = []
    for node in state.placed.nodes:
        root = board.root[node]
        if board.terrain(node) == FIELD and root not in roots:
            roots.append(root)
            score_field(state, root)
    for box in state.rules.endings:
        box.on_end(state)


def score_field(state: State, root: int) -> None:
    """Score a field for its owners; the farmers stay where they lie (page 6)."""
    cities = state.board.completed_cities(root)
    for seat in owners(state, root):
        where = standing(state, root, seat) if state.events is not None else -1
        award(state, seat, "field", field_terms(state, root, cities, seat), where)
