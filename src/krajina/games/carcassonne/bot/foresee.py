"""What a position is worth to a seat once its turn is over: it places the best figure, and luck brings what it may.

A bot that looks one step ahead plays sensibly with it: laying a tile already reckons with the figure.
"""

from typing import Final

from krajina.core import CHANCE
from krajina.core.offers import ChanceOffer
from krajina.games.carcassonne.bot.evaluate import evaluate
from krajina.games.carcassonne.catalog import FIGURE_ROWS
from krajina.games.carcassonne.moves.place_figure import ELSEWHERE, ON_LAND
from krajina.games.carcassonne.phases import advance, decisions, do
from krajina.games.carcassonne.pieces import Prompt
from krajina.games.carcassonne.state import FIGURES, MEEPLE, OVER, State

SPARED: Final = tuple(  # as long as an ordinary one is at hand: the others that stand wherever it may
    code
    for code, name in enumerate(FIGURES)
    if code != MEEPLE and FIGURE_ROWS[name].stands == FIGURE_ROWS[FIGURES[MEEPLE]].stands
)


def foresee(state: State, seat: int) -> float:
    """The lead of a seat over its best rival, in points to be expected; the more, the better."""
    if state.step != OVER:
        asked = decisions(state)[0]
        if asked.seat == seat and asked.prompt != Prompt.PLACE_TILE:
            return max([foresee(_after(state, code), seat) for code in _worth_a_look(state, asked.prompt)])
        if asked.seat == CHANCE and asked.prompt != Prompt.DRAW_TILE:
            return _expected(state, seat)
    return evaluate(state, seat)


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
        total += weight * foresee(twin, seat)
    return total / sum(offer.weights)
