"""What seats and watchers see: everything on the table, the same for all; what none has seen yet is only counted."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from krajina.core import Seat, View, heard, total
from krajina.core.flat import i64, vec
from krajina.games.carcassonne.board import CLAIMED, OPEN, place_of
from krajina.games.carcassonne.boxes.known import BoxEvent, BoxView, Token
from krajina.games.carcassonne.catalog import FigureName, TileName, WhyName
from krajina.games.carcassonne.events import (
    FigurePlaced,
    FigureReturned,
    GameEnded,
    Scored,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
)
from krajina.games.carcassonne.faces import CLOISTER, FIELD, TERRAINS
from krajina.games.carcassonne.features import Feature as Known
from krajina.games.carcassonne.features import Reader
from krajina.games.carcassonne.moves.draw_tile import box_with_pile
from krajina.games.carcassonne.moves.place_tile import placements, restricting
from krajina.games.carcassonne.pieces import Cell, Colour, Point, Prompt, Terrain, Turn
from krajina.games.carcassonne.scoring import AROUND_CLOISTER, POINTS_A_CITY, cloister_terms, field_terms, owners
from krajina.games.carcassonne.state import FIGURES, NO_TILE, OVER, SEATS, State
from krajina.games.carcassonne.tiles import parts_shown, same_picture

BaseEvent: TypeAlias = TileDrawn | TileDiscarded | TilePlaced | FigurePlaced | FigureReturned | Scored | GameEnded


_place_of = lru_cache(maxsize=4096)(place_of)  # the same places in every view


class LaidPart(NamedTuple):
    """A part of a laid tile: what it is and where, as figures are placed on it, and the number of its feature."""

    on: Terrain
    point: Point
    feature: int


class LaidTile(Struct, frozen=True, gc=False):
    """A tile on the table; `features` has the number of the feature of each of its parts, in their printed order."""

    at: Cell
    tile: TileName
    turn: Turn
    features: tuple[int, ...]

    @property
    def parts(self) -> tuple[LaidPart, ...]:
        """Its parts by name. They follow from tile and turn, so they do not go over the wire with every view."""
        named = zip(parts_shown(self.tile, self.turn), self.features, strict=True)
        return tuple(LaidPart(on, point, feature) for (on, point), feature in named)

    def shows_the_same(self, other: "LaidTile") -> bool:
        """Tell whether it looks like another tile as both lie."""
        return same_picture(self.tile, self.turn, other.tile, other.turn)


class OpenCell(Struct, frozen=True, gc=False):
    """A place beside the land: how the tile in hand may lie there, and whether any tile that is left ever could."""

    at: Cell
    turns: tuple[Turn, ...]
    is_dead: bool


class FigureOnLand(Struct, frozen=True, gc=False):
    """A figure and where it stands."""

    seat: Seat
    figure: FigureName
    on: Terrain
    point: Point
    at: Cell


class Feature(Struct, frozen=True, gc=False):
    """A road, city, field or cloister: its size, its owners, and what it is worth to them now and when finished."""

    on: Terrain
    at: Cell  # of its first part
    tiles: int
    open_ends: int
    owners: tuple[Seat, ...]
    now: int
    finished: int


class Row(Struct, frozen=True):
    """A player."""

    points: int
    colour: Colour
    figures: dict[FigureName, int]  # at hand
    tokens: dict[Token, int]
    sources: dict[WhyName, int]  # of the points so far


class CarcassonneView(View, frozen=True, kw_only=True):
    """The table."""

    active: Seat | None  # whose turn it is
    tile: TileName | None  # in hand
    tiles_left: int  # still to be drawn
    discarded: tuple[TileName, ...]  # fitted nowhere
    players: tuple[Row, ...]
    figures: tuple[FigureOnLand, ...]
    boxes: tuple[BoxView, ...]
    features: tuple[Feature, ...]
    tiles: tuple[LaidTile, ...]
    open_cells: tuple[OpenCell, ...]
    bag: dict[TileName, int]  # unseen tiles by kind, those under hills among them
    events: tuple[BaseEvent | BoxEvent, ...]


def view(state: State, seat: Seat | None) -> CarcassonneView:
    """Build the table up, field by field."""
    board, left = state.board, _left(state)
    roots = [node for node, root in enumerate(board.root[: board.nodes]) if root == node]
    return CarcassonneView(
        active=None if state.step == OVER else state.seat,
        tile=None if state.tile == NO_TILE or state.step == OVER else state.rules.tables.kinds[state.tile].id,
        tiles_left=sum(left.values()) - state.buried,
        discarded=tuple(state.rules.tables.kinds[kind].id for kind in state.discarded),
        players=tuple(_row(state, other) for other in range(state.seats)),
        figures=_figures(state),
        boxes=tuple(shown for box in state.rules.boxes if (shown := box.view(state)) is not None),
        features=_features(state, roots),
        tiles=_tiles(state, roots),
        open_cells=_open_cells(state),
        bag={state.rules.tables.kinds[kind].id: count for kind, count in left.items()},
        events=tuple(heard(state, seat)),
    )


def _left(state: State) -> dict[int, int]:
    """How many of each kind have not been seen yet."""
    left = {kind: count for kind, count in enumerate(state.left) if count}
    box = box_with_pile(state)
    pile = box.whole_pile(state) if box is not None else ()
    for kind, count in enumerate(pile):
        if count:
            left[kind] = left.get(kind, 0) + count
    return left


def _row(state: State, seat: int) -> Row:
    whys = state.rules.whys
    sheet = {why: state.sheet[seat * len(whys) + number] for number, why in enumerate(whys)}
    return Row(
        points=state.points[seat],
        colour=state.options.seat_colours[seat],
        figures={FIGURES[code]: state.supply_of(seat, code) for code in state.rules.figures},
        tokens={token: count for box in state.rules.boxes for token, count in box.tokens(state, seat).items()},
        sources={why: points for why, points in sheet.items() if points},
    )


def _figures(state: State) -> tuple[FigureOnLand, ...]:
    board, found = state.board, []
    for node, code in state.placed.items():
        tile = board.tile_of[node]
        part = state.rules.tables.parts[board.faces[tile]][node - board.firsts[tile]]
        on, place = TERRAINS[part.terrain], _place_of(board.cells[tile])
        found.append(FigureOnLand(code % SEATS, FIGURES[code // SEATS], on, part.point, place))
    return tuple(found)


def _features(state: State, roots: Sequence[int]) -> tuple[Feature, ...]:
    """All features of the land, in the order of their roots."""
    reader = Reader(state)
    found = tuple([_feature(state, root, reader.feature(root)) for root in roots])
    reader.leave()
    return found


def _feature(state: State, root: int, known: Known) -> Feature:
    """One of them; as it was shown last, if it still stands so and no box has a say in it."""
    board, rules = state.board, state.rules
    tally, stage = board.tally[root], 0
    if known.terrain == FIELD:
        stage = _finished(state, known.places) if rules.farmers else 0
    elif known.terrain == CLOISTER:
        stage = board.around(board.cells[known.first])
    if rules.ties or rules.fields or rules.cloisters:
        return _shown(state, root, known, stage)
    stood, found = known.shown
    if stood != (tally, stage) or not isinstance(found, Feature):
        found = _shown(state, root, known, stage)
        known.shown = (tally, stage), found
    return found


def _shown(state: State, root: int, known: Known, stage: int) -> Feature:
    """What its owners would get if the game ended now, and if it were finished like this.

    The stage is how many finished cities a field has, or tiles a cloister.
    """
    on, tally = TERRAINS[known.terrain], state.board.tally[root]
    seats = tuple(owners(state, root)) if tally >= CLAIMED else ()
    cell = state.board.cells[known.first]
    place = _place_of(cell)
    if on is Terrain.FIELD:
        now = max([total(field_terms(state, root, stage, seat)) for seat in seats], default=stage * POINTS_A_CITY)
        return Feature(on, place, known.tiles, 0, seats, now, now)
    if on is Terrain.CLOISTER:
        now, finished = [total(cloister_terms(state, cell, count)) for count in (stage, AROUND_CLOISTER)]
        return Feature(on, place, known.tiles, AROUND_CLOISTER - stage, seats, now, finished)
    return Feature(on, place, known.tiles, ((tally & OPEN) + 1) // 2, seats, known.now, known.finished)


def _finished(state: State, cities: vec[i64]) -> int:
    """How many of these cities are finished; some may have become one."""
    board = state.board
    return len({root for city in cities if board.is_complete(root := board.root[city])})


def _tiles(state: State, roots: Sequence[int]) -> tuple[LaidTile, ...]:
    """The laid tiles that come from a bag; a board is no tile."""
    board, kinds, counts = state.board, state.rules.tables.kinds, state.rules.tables.counts
    number = {root: at for at, root in enumerate(roots)}
    features = [number[root] for root in board.root[: board.nodes]]
    laid = []
    for face, first, cell in zip(board.faces, board.firsts, board.cells, strict=True):
        kind = kinds[face // 4]
        if kind.count:
            own = tuple(features[first : first + counts[face]])
            laid.append(LaidTile(_place_of(cell), kind.id, face % 4, own))
    return tuple(laid)


def _open_cells(state: State) -> tuple[OpenCell, ...]:
    """Every open cell with the legal turns of the tile in hand; dead where no tile that may still come ever fits."""
    board, turns = state.board, dict[int, list[int]]()
    if state.step != OVER and state.rules.steps[state.step].decision(state).prompt == Prompt.PLACE_TILE:
        for code in placements(state):
            turns.setdefault(code - code % 4, []).append(code % 4)
    in_hand = _bits([state.tile]) if state.tile != NO_TILE else 0
    in_bag = _bits(kind for kind, count in enumerate(state.left) if count) if state.in_bag > state.buried else 0
    box, in_pile = box_with_pile(state), 0
    if box is not None:
        in_pile = _bits(kind for kind, count in enumerate(box.whole_pile(state)) if count)
    for other in restricting(state) if in_hand else ():  # a tile that belongs to a pile goes where its box says
        box, in_pile, in_hand = other, in_pile | in_hand, 0
    found = []
    for cell, sign in sorted(zip(board.open_cells, board.open_signs, strict=True)):
        fillers = state.rules.tables.fillers(sign)
        may_come = fillers & (in_bag | in_hand) or (fillers & in_pile and box is not None and box.may_fill(state, cell))
        found.append(OpenCell(_place_of(cell), tuple(turns.get(cell, ())), not may_come and cell not in turns))
    return tuple(found)


def _bits(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)
