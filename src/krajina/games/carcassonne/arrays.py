"""Loops over machine words, for compiled builds; `kernel.py` says what plain Python has in their place."""

from typing import Final

from krajina.core.flat import append, i64, vec
from krajina.games.carcassonne.faces import SIGNATURES, Tables

FREE: Final = -1  # no word is negative
SLOTS: Final = 512  # room for 255 cells before it has to grow
ROOM: Final = 320  # parts that the tiles of the base game have, about
# A slot has a cell and its number in one word.
NUMBER_BITS: Final = 16
NUMBERS: Final = 65536
LANE: Final = NUMBERS - 1
ZERO: Final = 32768  # numbers may be negative


class Grid:
    """Which tile lies on a cell: what a board needs of `dict[int, int]`, without an object for every cell and number.

    An array half of which stays free; nothing is ever taken out.
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
        word = self.slots[self._slot(cell)]
        return default if word == FREE else (word & LANE) - ZERO

    def __getitem__(self, cell: i64) -> i64:
        word = self.slots[self._slot(cell)]
        if word == FREE:
            raise KeyError(cell)
        return (word & LANE) - ZERO

    def setdefault(self, cell: i64, number: i64) -> i64:
        """The number at a cell, where there is none this one from now on."""
        slot = self._slot(cell)
        word = self.slots[slot]
        if word != FREE:
            return (word & LANE) - ZERO
        self._fill(slot, cell, number)
        return number

    def __setitem__(self, cell: i64, number: i64) -> None:
        slot = self._slot(cell)
        if self.slots[slot] == FREE:
            self._fill(slot, cell, number)
        else:
            self.slots[slot] = cell * NUMBERS + number + ZERO

    def items(self) -> list[tuple[int, int]]:
        """All cells with their numbers, in no order that means anything."""
        return [(word // NUMBERS, (word & LANE) - ZERO) for word in self.slots if word != FREE]

    def _fill(self, slot: i64, cell: i64, number: i64) -> None:
        """Use a free slot; half of them stay free."""
        self.slots[slot] = cell * NUMBERS + number + ZERO
        self.count += 1
        if self.count * 2 >= len(self.slots):
            self._grow()

    def _slot(self, cell: i64) -> i64:
        """Where a cell is, or would be: cells of a row side by side, the rows a few steps apart."""
        slots = self.slots
        last: i64 = len(slots) - 1
        slot = ((cell >> 2) + (cell >> 14) * 45) & last
        word = slots[slot]
        while word != FREE and word >> NUMBER_BITS != cell:
            slot = (slot + 1) & last
            word = slots[slot]
        return slot

    def _grow(self) -> None:
        old = self.slots
        self.slots = vec[i64]([i64(FREE)] * (2 * len(old)))
        for word in old:
            if word != FREE:
                self.slots[self._slot(word >> NUMBER_BITS)] = word


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
