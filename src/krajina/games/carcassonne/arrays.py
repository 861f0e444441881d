"""Loops over machine words, for compiled builds; `kernel.py` says what plain Python has in their place."""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.faces import SIGNATURES, Tables

FREE: Final = -1  # no cell is negative
ROOM: Final = 320  # parts that the tiles of the base game have, about
SLOTS: Final = 1024  # cell and number by turns: room for 255 cells before it has to grow


class Grid:
    """Which tile lies on a cell: what a board needs of `dict[int, int]`, without an object for every cell and number.

    Numbers by cell, in an array half of which stays free; nothing is ever taken out.
    """

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


def total_of(counts: vec[i64]) -> int:
    """How many there are of all codes."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


def fitting(tables: Tables, kind: i64, cells: vec[i64], signs: vec[i64]) -> vec[i64]:
    """Every placement of a kind of tile on some open cells, as `cell + turn`."""
    masks = tables.fit_masks
    found = vec[i64]()
    for number, cell in enumerate(cells):
        mask = i64(masks[kind * SIGNATURES + signs[number]])
        turn: i64 = 0
        while mask:
            if mask & 1:
                found = append(found, cell + turn)
            mask >>= 1
            turn += 1
    return found


def roomy(items: vec[i64], length: i64) -> vec[i64]:
    """An array with at least so many places; what it grows by is room for later."""
    if length <= len(items):
        return items
    larger = vec[i64]([i64(0)] * max(2 * length, ROOM))
    for number, item in enumerate(items):
        larger[number] = item
    return larger


def put_counted(items: vec[i64], first: i64, count: i64) -> vec[i64]:
    """Put so many numbers, counted from the first, where they belong by number: behind all others."""
    items = roomy(items, first + count)
    for number in range(first, first + count):
        items[number] = number
    return items


def put_repeated(items: vec[i64], first: i64, item: i64, count: i64) -> vec[i64]:
    """Put an item so many times, the first time at this number: behind all others."""
    items = roomy(items, first + count)
    for number in range(first, first + count):
        items[number] = item
    return items


def put_all(items: vec[i64], first: i64, more: vec[i64]) -> vec[i64]:
    """Put all items of another array, the first at this number: behind all others."""
    items = roomy(items, first + len(more))
    for number, item in enumerate(more):
        items[first + number] = item
    return items
