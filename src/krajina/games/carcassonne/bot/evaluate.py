"""What a position is worth to a seat: points so far, what stands on the land, figures at hand; minus the best rival.

No search and no luck: a bot that looks one step ahead plays sensibly with it. Where the seat is still asked for a
figure or about its flock, its best answer counts, so that laying a tile already reckons with the figure.
"""

from typing import Final

from krajina.core import CHANCE
from krajina.core.offers import ChanceOffer
from krajina.games.carcassonne.catalog import FIGURE_ROWS
from krajina.games.carcassonne.faces import CITY, CLOISTER, FIELD
from krajina.games.carcassonne.features import Worth, worth
from krajina.games.carcassonne.moves.place_figure import ELSEWHERE, ON_LAND
from krajina.games.carcassonne.phases import advance, decisions, do
from krajina.games.carcassonne.pieces import Prompt
from krajina.games.carcassonne.scoring import is_follower
from krajina.games.carcassonne.state import FIGURES, MEEPLE, OVER, SEATS, STRENGTHS, State

# How likely each open end finds its tile while there are plenty, and how many tiles to a player are plenty.
CLOSES: Final = {CITY: 0.6, CLOISTER: 0.85}
CLOSES_ROAD: Final = 0.75
PLENTY: Final = 12.0
# What an open city or road still grows by, and what an unfinished city means to the farmers around it.
GROWTH: Final = 0.6
CITY_HOPE: Final = 1.2
# Figures at hand: the first is worth most, for with none left a tile brings nothing.
SPARED: Final = tuple(  # as long as an ordinary one is at hand: the others that stand wherever it may
    code
    for code, name in enumerate(FIGURES)
    if code != MEEPLE and FIGURE_ROWS[name].stands == FIGURE_ROWS[FIGURES[MEEPLE]].stands
)
AT_HAND: Final = (3.0, 2.0, 1.4, 1.0, 0.8, 0.6, 0.4, 0.3)


def evaluate(state: State, seat: int) -> float:
    """The lead of a seat over its best rival, in points to be expected; the more, the better."""
    if state.step != OVER:
        asked = decisions(state)[0]
        if asked.seat == seat and asked.prompt != Prompt.PLACE_TILE:
            return max(evaluate(_after(state, code), seat) for code in _worth_a_look(state, asked.prompt))
        if asked.seat == CHANCE and asked.prompt != Prompt.DRAW_TILE:
            return _expected(state, seat)
    values = _values(state)
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)


def _worth_a_look(state: State, prompt: str) -> list[int]:
    """The answers that tell tiles apart: a crown can be had wherever the tile lies, and ordinary figures go first."""
    if prompt != Prompt.PLACE_FIGURE:
        return list(state.codes)
    spared = SPARED if state.supply_of(state.seat, MEEPLE) else ()
    return [code for code in state.codes if code < ELSEWHERE and code // ON_LAND - 1 not in spared]


def _after(state: State, code: int) -> State:
    twin = state.copy()
    twin.events = None
    do(twin, twin.rules.steps[twin.step], code)
    return twin


def _expected(state: State, seat: int) -> float:
    """The mean over what chance may bring before the turn is over."""
    offer = decisions(state)[0].choices.describe()
    assert isinstance(offer, ChanceOffer)
    total = 0.0
    for action, weight in zip(offer.actions, offer.weights, strict=True):
        twin = state.copy()
        twin.events = None
        advance(twin, CHANCE, action)
        total += weight * evaluate(twin, seat)
    return total / sum(offer.weights)


def _values(state: State) -> list[float]:
    """What each seat has and may hope for."""
    values: list[float] = [float(points) for points in state.points]
    if state.step == OVER:
        return values
    time = min(1.0, state.in_bag / (PLENTY * state.seats))
    board = state.board
    for root in {board.root[node] for node, code in state.placed.items() if is_follower(code // SEATS)}:
        _add_feature(state, worth(state, root), time, values)
    for seat in range(state.seats):
        figures = sum([STRENGTHS[code] * state.supply_of(seat, code) for code in state.rules.followers])
        values[seat] += time * sum(AT_HAND[:figures])
    for box in state.rules.boxes:
        for seat, hope in box.hopes(state, time):
            values[seat] += hope
    return values


def _add_feature(state: State, feature: Worth, time: float, values: list[float]) -> None:
    """A feature with followers: its owners' hope, and for every seat on it that its figures come home."""
    likely = time * CLOSES.get(feature.terrain, CLOSES_ROAD) ** feature.opens if feature.opens else 0.0
    hope = feature.now + likely * (feature.finished - feature.now)
    if feature.terrain == FIELD:
        hope += time * CITY_HOPE * _open_cities(state, feature.root)
    elif feature.terrain != CLOISTER and feature.opens:
        hope += time * GROWTH
    for seat in feature.owners:
        values[seat] += hope
    for node in state.figures_in(feature.root):
        figure, seat = state.placed[node] // SEATS, state.placed[node] % SEATS
        if feature.terrain != FIELD:
            values[seat] += likely * int(STRENGTHS[figure]) * AT_HAND[1]


def _open_cities(state: State, root: int) -> int:
    """How many unfinished cities a field touches."""
    board = state.board
    return sum([not board.is_complete(city) for city in board.cities_of(root)])
