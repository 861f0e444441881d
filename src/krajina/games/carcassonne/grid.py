"""The grid: which tile lies on a cell, for a compiled board; plain Python has a dict in its place (`twins.py`).

It has what a board needs of `dict[int, int]`. A dict would make an object of every cell and number it is asked for.
"""

from typing import Final

from krajina.core.flat import i64, vec

FREE: Final = -1  # no cell is negative
SLOTS: Final = 1024  # cell and number by turns: room for 255 cells before it has to grow


class Grid:
    """Numbers by cell, in an array half of which stays free; nothing is ever taken out."""

    def __init__(self, twin: "Grid | None" = None) -> None:
        if twin is not None:
            self.count: i64 = twin.count
            self.slots: vec[i64] = twin.slots[:]
            return
        self.count = 0
        self.slots = vec[i64]([i64(FREE)] * SLOTS)

    def copy(self) -> "Grid":
        """A copy that shares nothing that changes."""
        return Grid(self)

    def get(self, cell: i64, default: i64) -> i64:
        """The number at a cell."""
        slots = self.slots
        slot = self._slot(cell)
        return slots[slot + 1] if slots[slot] == cell else default

    def __getitem__(self, cell: i64) -> i64:
        slots = self.slots
        slot = self._slot(cell)
        if slots[slot] != cell:
            raise KeyError(cell)
        return slots[slot + 1]

    def __setitem__(self, cell: i64, number: i64) -> None:
        slots = self.slots
        slot = self._slot(cell)
        slots[slot + 1] = number
        if slots[slot] != cell:
            slots[slot] = cell
            self.count += 1
            if self.count * 4 >= len(slots):
                self._grow()

    def items(self) -> list[tuple[int, int]]:
        """All cells with their numbers, in no order that means anything."""
        slots = self.slots
        return [(slots[slot], slots[slot + 1]) for slot in range(0, len(slots), 2) if slots[slot] != FREE]

    def _slot(self, cell: i64) -> i64:
        """Where a cell is, or would be: cells of a row side by side, the rows a few steps apart."""
        slots = self.slots
        last: i64 = len(slots) - 2
        slot = ((cell >> 1) + (cell >> 14) * 90) & last
        while slots[slot] != cell and slots[slot] != FREE:
            slot = (slot + 2) & last
        return slot

    def _grow(self) -> None:
        old = self.slots
        self.slots = vec[i64]([i64(FREE)] * (2 * len(old)))
        for slot in range(0, len(old), 2):
            if old[slot] != FREE:
                new = self._slot(old[slot])
                self.slots[new] = old[slot]
                self.slots[new + 1] = old[slot + 1]
