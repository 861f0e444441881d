"""What a position is worth to a seat once its turn is over: it places the best figure, and luck brings what it may.

A bot that looks one step ahead plays sensibly with it: laying a tile already reckons with the figure. A follower on the
tile just laid changes nothing but what its own seat has. So the position without it is valued once, and each follower
by what it adds.
"""

from typing import Final

from krajina.core import CHANCE
from krajina.core.flat import i64, vec
from krajina.core.judge import lead_of
from krajina.core.offers import ChanceOffer
from krajina.games.carcassonne.bot.chances import chances_of
from krajina.games.carcassonne.bot.evaluate import (
    add_cloister,
    add_field,
    add_line,
    add_return,
    at_hand,
    chance_of,
    cloister_points,
    time_of,
    values,
)
from krajina.games.carcassonne.bot.hopes import Hopes, Scale
from krajina.games.carcassonne.catalog import FIGURE_ROWS
from krajina.games.carcassonne.faces import CLOISTER, FIELD, PARTS
from krajina.games.carcassonne.features import Reader
from krajina.games.carcassonne.moves.draw_tile import DrawTileStep
from krajina.games.carcassonne.moves.place_figure import ELSEWHERE, ON_LAND, PASS, PlaceFigureStep
from krajina.games.carcassonne.phases import advance, decisions, do
from krajina.games.carcassonne.scoring import AROUND_CLOISTER, is_follower
from krajina.games.carcassonne.state import FIGURES, MEEPLE, OVER, SEATS, STRENGTHS, State

SPARED: Final = tuple(  # as long as an ordinary one is at hand: the others that stand wherever it may
    code
    for code, name in enumerate(FIGURES)
    if code != MEEPLE and FIGURE_ROWS[name].stands == FIGURE_ROWS[FIGURES[MEEPLE]].stands
)


def foresee(state: State, seat: int, scale: Scale) -> float:
    """The lead of a seat over its best rival, in points to be expected; the more, the better.

    Of what a seat may be asked before its turn is over, only the figure is tried out.
    """
    if state.step != OVER:
        step = state.rules.steps[state.step]
        asked = step.asked(state)
        if asked == seat and isinstance(step, PlaceFigureStep):
            best = -1e9
            for value in _with_figures(state, seat, scale, _worth_a_look(state), True):
                best = max(best, value)
            return best
        if asked == CHANCE and not isinstance(step, DrawTileStep):
            return _expected(state, seat, scale)
    return lead_of(values(state, scale), seat)


def foreseen(state: State, seat: int, scale: Scale, codes: vec[i64]) -> list[float]:
    """What each of some choices of a seat comes to."""
    if isinstance(state.rules.steps[state.step], PlaceFigureStep):
        return _with_figures(state, seat, scale, codes, False)
    return [foresee(_after(state, code), seat, scale) for code in codes]


def _with_figures(state: State, seat: int, scale: Scale, codes: vec[i64], is_quick: bool) -> list[float]:
    """What each choice of a figure comes to; of those that claim nothing, quickly, without what luck does with them."""
    without = _after(state, PASS)
    value = foresee(without, seat, scale)
    first = state.board.firsts[state.last_tile]
    found: list[float] = []
    for code in codes:
        figure, node = code // ON_LAND - 1, first + code % PARTS
        if code == PASS:
            found.append(value)
        elif code >= ELSEWHERE or without.step == OVER:
            found.append(foresee(_after(state, code), seat, scale))
        elif is_follower(figure):
            found.append(value + _added(without, seat, node, figure, scale))
        elif is_quick:
            without.placed[node] = figure * SEATS + seat
            found.append(lead_of(values(without, scale), seat))
            without.placed.remove(node)
        else:
            found.append(foresee(_after(state, code), seat, scale))
    return found


def _worth_a_look(state: State) -> vec[i64]:
    """The answers that tell tiles apart: a crown can be had wherever the tile lies, and ordinary figures go first."""
    spared = SPARED if state.supply_of(state.seat, MEEPLE) else ()
    return vec[i64]([code for code in state.codes if code < ELSEWHERE and code // ON_LAND - 1 not in spared])


def _after(state: State, code: int) -> State:
    twin = state.copy()
    twin.events = None
    do(twin, twin.rules.steps[twin.step], code)
    return twin


def _expected(state: State, seat: int, scale: Scale) -> float:
    """The mean over what chance may bring before the turn is over."""
    offer = decisions(state)[0].choices.describe()
    assert isinstance(offer, ChanceOffer)
    total = 0.0
    for action, weight in zip(offer.actions, offer.weights, strict=True):
        twin = state.copy()
        twin.events = None
        advance(twin, CHANCE, action)
        total += weight * foresee(twin, seat, scale)
    return total / sum(offer.weights)


def _added(state: State, seat: int, node: i64, figure: i64, scale: Scale) -> float:
    """What a follower adds for its seat on a part that nobody claims, in the position where it was not placed."""
    board = state.board
    root, strength = board.root[node], STRENGTHS[figure]
    terrain, reader, time = board.terrain(node), Reader(state), time_of(state)
    hopes = Hopes(scale, [0.0] * state.seats)
    comes_home = False
    if terrain == FIELD:
        add_field(state, root, reader, chances_of(state), seat, hopes)
    elif terrain == CLOISTER:
        cell = board.cells[board.tile_of[node]]
        comes_home = board.around(cell) == AROUND_CLOISTER
        if comes_home:
            hopes.totals[seat] += float(cloister_points(state, cell))
        else:
            add_cloister(state, node, chances_of(state), time, seat, hopes)
    else:
        feature = reader.feature(root)
        comes_home = board.is_complete(root)
        if comes_home:
            hopes.totals[seat] += float(feature.now)
        else:
            likely = chance_of(state, feature, chances_of(state))
            add_line(feature, likely, time, seat, hopes)
            add_return(strength, terrain, likely, time, seat, hopes)
    reader.leave()
    if not comes_home:
        hopes.totals[seat] -= time * hopes.last_at_hand(at_hand(state, seat), strength)
    return hopes.totals[seat]
