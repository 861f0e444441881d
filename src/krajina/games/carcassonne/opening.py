"""Setting the table up (page 3): the tables of the boxes, the rules, and the first state."""

from collections.abc import Sequence

from krajina.core.flat import i64, vec
from krajina.games.carcassonne.board import CENTRE
from krajina.games.carcassonne.catalog import FIGURE_ROWS, TILES
from krajina.games.carcassonne.expansion import NEXT, Expansion
from krajina.games.carcassonne.faces import Tables
from krajina.games.carcassonne.options import CarcassonneOptions
from krajina.games.carcassonne.phases import go_on, turn
from krajina.games.carcassonne.rules import Rules
from krajina.games.carcassonne.state import FIGURE_KINDS, FIGURES, State


def tables_of(boxes: Sequence[Expansion]) -> Tables:
    """The tables for the base game and some boxes."""
    own = [tile for box in boxes for tile in box.board_tiles()]
    return Tables([*TILES.tiles, *own])


def open_table(tables: Tables, known: Sequence[Expansion], options: CarcassonneOptions) -> State:
    """The state at the beginning of a game."""
    boxes = tuple(box for box in known if box.name in options.box_names)
    variants = frozenset(options.variants)
    rules = Rules(tables, turn(tables, boxes, variants), known, boxes, variants, options.farmers)
    state = State(rules, options)
    _fill_bag(state, boxes)
    _hand_out(state)
    for box in boxes:
        if (model := box.model(state)) is not None:
            state.models[box.name] = model
    is_open = False
    for box in boxes:  # several may lay something
        is_open = box.lay_opening(state) or is_open
    if not is_open:
        start = next(kind for kind, tile in enumerate(tables.kinds) if tile.start)
        state.board.place(CENTRE, start * 4)
    state.step = -1
    go_on(state, NEXT)
    return state


def _fill_bag(state: State, boxes: Sequence[Expansion]) -> None:
    """Mix the tiles of all sets in play, but for those that the game begins with."""
    options, counts = state.options, list[int]()
    for tile in state.rules.tables.kinds:
        copies = options.copies.get(tile.set, 1)
        is_in = tile.set in options.set_names and not tile.start
        if is_in and all(box.count_in_pile(tile, copies) is None for box in boxes):
            counts.append(tile.count * copies if options.draw_rest else options.draw_order.count(tile.id))
        else:
            counts.append(0)
    while counts and counts[-1] == 0:
        counts.pop()
    state.left = vec[i64](counts)
    state.in_bag = sum(counts)
    state.order = [state.rules.tables.kind_of[name] for name in options.draw_order]


def _hand_out(state: State) -> None:
    """Give every seat the figures of the sets in play (page 3)."""
    for code in state.rules.figures:
        for seat in range(state.seats):
            state.supply[seat * FIGURE_KINDS + code] = FIGURE_ROWS[FIGURES[code]].at_hand
