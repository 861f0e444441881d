"""What the six sectors of the wheel do (pages 15 and 20), one small function each."""

from collections.abc import Callable
from typing import Final

from krajina.core import Term
from krajina.games.carcassonne.boxes.wheel.board import FACTS
from krajina.games.carcassonne.boxes.wheel.pieces import Sector
from krajina.games.carcassonne.faces import CITY, FIELD, LANE_MASK
from krajina.games.carcassonne.scoring import award, is_follower
from krajina.games.carcassonne.state import FIGURE_CODES, SEATS, State

# Other readings (ruling 6): builder and piglet are figures in storm and plague; the piglet counts in a famine.
ALL_FIGURES: Final = "wheel-counts-all-figures"
PIGLET_IN_FAMINE: Final = "famine-counts-piglets"

BUILDER: Final = FIGURE_CODES["builder"]
PIGLET: Final = FIGURE_CODES["piglet"]
FACTS_OF: Final = {Sector(facts.id): facts for facts in FACTS.wheel.sectors}
STORM_FIGURES: Final = tuple(FIGURE_CODES[figure] for figure in FACTS_OF[Sector.STORM].figures)  # the plague's too


def counted_figures(state: State) -> tuple[int, ...]:
    """The kinds of figures that storm and plague know."""
    return (*STORM_FIGURES, BUILDER, PIGLET) if ALL_FIGURES in state.rules.variants else STORM_FIGURES


def followers_on(state: State, terrain: int) -> dict[int, list[int]]:
    """By feature, the seats of the followers in it, once for each; the large figure is one follower here."""
    board = state.board
    found: dict[int, list[int]] = {}
    for node, code in state.placed.items():
        if is_follower(code // SEATS) and board.terrain(node) == terrain:
            found.setdefault(board.root[node], []).append(code % SEATS)
    return found


def fortune(state: State) -> None:
    """Three points for the seat that moved the pig."""
    award(state, state.seat, "fortune", (Term("fortune", 1, FACTS_OF[Sector.FORTUNE].points),))


def taxes(state: State) -> None:
    """For each knight as many points as there are shields and own knights in his city."""
    board = state.board
    for root, knights in followers_on(state, CITY).items():
        shields = board.extent(root)[1] & LANE_MASK
        for seat in sorted(set(knights)):
            own = knights.count(seat)
            terms = [Term("knights", own, own * own)]
            if shields:
                terms.append(Term("shields", shields, own * shields))
            award(state, seat, "taxes", tuple(terms), board.cells[board.tile_of[root]])


def famine(state: State) -> None:
    """A point for each farmer and each finished city of his field; who owns the field does not matter."""
    board = state.board
    for root, farmers in followers_on(state, FIELD).items():
        cities = board.completed_cities(root)
        for seat in sorted(set(farmers)):
            own = farmers.count(seat)
            terms = [Term("cities", cities, own * cities)]
            if PIGLET_IN_FAMINE in state.rules.variants and state.has_figure_in(root, PIGLET, seat):
                terms.append(Term("piglet", cities, own * cities))
            award(state, seat, "famine", tuple(terms), board.cells[board.tile_of[root]])


def storm(state: State) -> None:
    """A point for each figure at hand."""
    figures = counted_figures(state)
    for seat in range(state.seats):
        count = sum([state.supply_of(seat, figure) for figure in figures])
        award(state, seat, "storm", (Term("figures", count, count),))


def inquisition(state: State) -> None:
    """Two points for each monk."""
    terms = (Term("monks", 1, FACTS_OF[Sector.INQUISITION].points),)
    for cell, node in list(state.monks.items()):
        award(state, state.placed[node] % SEATS, "inquisition", terms, cell)


def nothing_yet(state: State) -> None:
    """The plague asks every player for a figure; that is a step of its own."""


ACTS: Final[dict[Sector, Callable[[State], None]]] = {
    Sector.FORTUNE: fortune,
    Sector.TAXES: taxes,
    Sector.FAMINE: famine,
    Sector.STORM: storm,
    Sector.INQUISITION: inquisition,
    Sector.PLAGUE: nothing_yet,
}
