"""Drawn examples of tiles: every tile, figure and mark exists, and tiles that touch continue each other."""

from itertools import pairwise
from typing import Final

from krajina.games.carcassonne import FIGURE_ROWS, Cell, Colour
from krajina.games.carcassonne.boxes.known import OURS
from krajina.games.carcassonne.faces import TERRAINS
from krajina.games.carcassonne.opening import tables_of

TABLES: Final = tables_of(OURS)
SIDES: Final[tuple[tuple[int, Cell], ...]] = ((0, (0, -1)), (1, (1, 0)), (2, (0, 1)), (3, (-1, 0)))


def check_tiles(lines: tuple[str, ...]) -> None:
    """Read the lines `tile x,y turn`, `figure kind colour x,y on point` and `mark x,y`, in this order."""
    ranks = [{"figure": 1, "mark": 2}.get(line.split()[0], 0) for line in lines]
    assert 0 in ranks
    assert all(one <= other for one, other in pairwise(ranks)), "tiles, then figures, then marks"
    faces: dict[Cell, int] = {}
    for line in lines:
        match line.split():
            case ["figure", kind, colour, at, on, point]:
                assert kind in FIGURE_ROWS, line
                assert colour in list(Colour), line
                parts = [(TERRAINS[part.terrain], part.point) for part in TABLES.parts[faces[cell(at)]]]
                assert (on, point) in parts, f"{line}: {parts}"
            case ["mark", at]:
                assert cell(at) not in faces, line
                assert neighbours(faces, cell(at)), line
            case [name, at, turn] if turn in ("0", "1", "2", "3"):
                assert cell(at) not in faces, line
                faces[cell(at)] = TABLES.kind_of[name] * 4 + int(turn)
            case _:
                raise AssertionError(line)
    for place, face in faces.items():
        for side, other in neighbours(faces, place):
            assert TABLES.edges[face][side] == TABLES.edges[other][(side + 2) % 4], f"{place} side {side}"


def neighbours(faces: dict[Cell, int], at: Cell) -> list[tuple[int, int]]:
    """The sides of a cell where a tile lies, and its face."""
    beside = [(side, (at[0] + east, at[1] + south)) for side, (east, south) in SIDES]
    return [(side, faces[place]) for side, place in beside if place in faces]


def cell(text: str) -> Cell:
    """Read `2,-1`: steps to the east and to the south."""
    east, south = text.split(",")
    return int(east), int(south)
