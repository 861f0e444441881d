"""Twins: what plain Python does fastest in its own way; compiled modules keep what their source says.

Each has the name, the arguments and the result of what it replaces. This module is never compiled, and the
tests play the same games both ways.
"""

from typing import Final, Protocol

from krajina.games.carcassonne import board, choices
from krajina.games.carcassonne.board import Board
from krajina.games.carcassonne.faces import Tables


class Lists(Protocol):
    """The board as plain Python has it: its arrays are lists."""

    tables: Tables
    at: dict[int, int]
    open_cells: list[int]
    open_signs: list[int]
    faces: list[int]
    firsts: list[int]
    cells: list[int]
    tile_of: list[int]
    root: list[int]
    ring: list[int]
    size: list[int]
    tally: list[int]


def legal(self: Lists, kind: int) -> list[int]:
    """`Board.legal` in one sweep."""
    fits = self.tables.fits[kind]
    return [cell + turn for cell, sign in zip(self.open_cells, self.open_signs, strict=True) for turn in fits[sign]]


def _add(self: Lists, cell: int, face: int, tile: int, first: int) -> None:
    """`Board._add`, a list at a time."""
    opens = self.tables.opens[face]
    nodes = range(first, first + len(opens))
    self.cells += [cell]
    self.faces += [face]
    self.firsts += [first]
    self.tile_of += [tile] * len(opens)
    self.root += nodes
    self.ring += nodes
    self.size += [1] * len(opens)
    self.tally += opens


TWINS: Final[tuple[tuple[object, str, object], ...]] = (
    (Board, "legal", legal),
    (Board, "_add", _add),
    (board, "Grid", dict),
    (choices, "total_of", sum),  # called in its own module only, so that this reaches every call
)


def is_compiled() -> bool:
    """Tell whether the board is machine code."""
    return not hasattr(Board.place, "__code__")


def use_twins() -> None:
    """Put the twins in place, once, where Python runs the board."""
    if not is_compiled():
        for owner, name, twin in TWINS:
            setattr(owner, name, twin)
