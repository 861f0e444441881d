"""The wheel's board: sixteen cells of land around the wheel, laid before the first tile."""

from typing import Final

import msgspec

from krajina.core.tables import read_table
from krajina.games.carcassonne.board import CENTRE, Board
from krajina.games.carcassonne.catalog import DATA, Segment, Tile
from krajina.games.carcassonne.faces import ROW, Tables
from krajina.games.carcassonne.pieces import SIDES

FILE: Final = "wheel_board.json"


class Rim(msgspec.Struct, frozen=True):
    """One outer side of the board."""

    cell: tuple[int, int]
    edge: str
    letter: str


class BoardSegment(msgspec.Struct, frozen=True):
    """A piece of land on the board, over one or more cells."""

    kind: str
    at: tuple[str, ...]
    cells: tuple[tuple[int, int], ...] = ()
    cities: tuple[int, ...] = ()


class SectorFacts(msgspec.Struct, frozen=True):
    """A sector as printed, and the figures that the rulings let count."""

    id: str
    crowns: int
    points: int = 0
    figures: tuple[str, ...] = ()


class CrownFigures(msgspec.Struct, frozen=True):
    """Who may stand on a crown space."""

    allowed: tuple[str, ...]


class WheelFacts(msgspec.Struct, frozen=True):
    """The wheel itself."""

    pig_start: str
    sectors: tuple[SectorFacts, ...]
    crown_scoring: dict[str, int]
    crown_figures: CrownFigures


class BoardFacts(msgspec.Struct, frozen=True):
    """The file of the board."""

    id: str
    set: str
    rows: int
    cols: int
    perimeter: tuple[Rim, ...]
    segments: tuple[BoardSegment, ...]
    wheel: WheelFacts


FACTS: Final = read_table(DATA, FILE, BoardFacts)
CELLS: Final = tuple((row, col) for row in range(FACTS.rows) for col in range(FACTS.cols))


def spots_of(segment: BoardSegment) -> dict[tuple[int, int], tuple[str, ...]]:
    """By cell, where a piece of land leaves the board."""
    spots: dict[tuple[int, int], tuple[str, ...]] = dict.fromkeys(segment.cells, ())
    for spot in segment.at:
        place, _, edge = spot.partition(":")
        row, col = place.split(",")
        cell = (int(row), int(col))
        spots[cell] = (*spots.get(cell, ()), edge)
    for city in segment.cities:  # a field also lies in the cells of the cities that it touches
        for cell in FACTS.segments[city].cells:
            spots.setdefault(cell, ())
    return spots


def cell_tile(cell: tuple[int, int]) -> Tile:
    """A cell of the board as a tile that is in no bag."""
    letters = {rim.edge: rim.letter for rim in FACTS.perimeter if rim.cell == cell}
    own = [(number, segment) for number, segment in enumerate(FACTS.segments) if cell in spots_of(segment)]
    parts = [number for number, _ in own]
    segments = tuple(
        Segment(segment.kind, spots_of(segment)[cell], tuple(parts.index(c) for c in segment.cities if c in parts))
        for _, segment in own
    )
    edges = "".join(letters.get(side, "-") for side in SIDES)
    return Tile(f"{FACTS.id}-{cell[0]}-{cell[1]}", FACTS.set, 0, edges, segments)


TILES: Final = tuple(cell_tile(cell) for cell in CELLS)


def lay_board(board: Board, tables: Tables) -> None:
    """Lay the board, its north-west cell in the middle of the table, and join what lies over several cells."""
    nodes: dict[int, list[int]] = {}
    for cell, tile in zip(CELLS, TILES, strict=True):
        first = board.nodes
        board.place(CENTRE + cell[0] * ROW + cell[1] * 4, tables.kind_of[tile.id] * 4)
        own = [number for number, segment in enumerate(FACTS.segments) if cell in spots_of(segment)]
        for part, number in enumerate(own):
            nodes.setdefault(number, []).append(first + part)
    for parts in nodes.values():
        for node in parts[1:]:
            board.join(parts[0], node, 0)
