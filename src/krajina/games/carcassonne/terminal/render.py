"""The table as text: the map of the land, the tile in hand, players, boxes, and what stands on the land.

Everything is taken from the view and said in words of the catalogue; the signs of the map are explained below it.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Final

from krajina.core import Message, SeatName, Word, word_of
from krajina.core.message import Line
from krajina.games.carcassonne import catalog
from krajina.games.carcassonne.catalog import BY_ID, FIGURE_ROWS, figure_word
from krajina.games.carcassonne.events import TilePlaced
from krajina.games.carcassonne.faces import distinct_turns
from krajina.games.carcassonne.pieces import Cell, Terrain, place_name
from krajina.games.carcassonne.shown import labelled, titled
from krajina.games.carcassonne.terminal.pictures import (
    CITY_SIGN,
    CLOISTER_SIGN,
    END_SIGN,
    FIELD_SIGN,
    HIGH,
    WIDE,
    Standing,
    figure_sign,
    picture,
)
from krajina.games.carcassonne.view import CarcassonneView, OpenCell
from krajina.text import Words
from krajina.text.sheet import say_field

OPEN_SIGN: Final = "·"
DEAD_SIGN: Final = "×"
TURN_SIGN: Final = ">"  # before the player whose turn it is
GAP: Final = "   "

# The signs of the map and the words for them; those that occur are explained.
LEGEND: Final = (
    (CITY_SIGN, "terrain-city"),
    ("─", "terrain-road"),
    (END_SIGN, "map-road_end"),
    (FIELD_SIGN, "terrain-field"),
    (CLOISTER_SIGN, "terrain-cloister"),
    (OPEN_SIGN, "map-open"),
    (DEAD_SIGN, "map-dead"),
    *((sign, word) for word, sign in catalog.LEGEND.items()),
)


def render(view: CarcassonneView, words: Words, names: Sequence[str], width: int) -> list[Line]:
    """Draw and say the table, the map in strips as wide as there is room."""
    return list(_Table(view, words, names, width).lines())


class _Table:
    def __init__(self, view: CarcassonneView, words: Words, names: Sequence[str], width: int) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.width = width
        self.blocks = self._blocks()

    def lines(self) -> Iterator[Line]:
        land = list(self._map())
        yield from land
        yield from self._wrapped(self._legend("".join(line.text for line in land)))
        yield from self._features()
        yield from self._boxes()
        yield from self._players()
        yield Line(0, labelled(self.words, self.names, self.view, "tiles_left"))
        yield from self._hand()

    # -- the map

    def _blocks(self) -> dict[Cell, list[str]]:
        """What is drawn at each place."""
        standing: dict[Cell, list[Standing]] = {}
        for figure in self.view.figures:
            sign = figure_sign(figure.seat, figure.figure)
            standing.setdefault(figure.at, []).append(Standing(figure.on, figure.point, sign))
        blocks = {cell.at: _open_block(cell) for cell in self.view.open_cells}
        for laid in self.view.tiles:
            blocks[laid.at] = picture(BY_ID[laid.tile], laid.turn, standing.get(laid.at, ()))
        for box in self.view.boxes:
            blocks |= box.blocks(self.words)
        return blocks

    def _map(self) -> Iterator[Line]:
        """The land in strips from west to east, each from its northernmost to its southernmost row."""
        columns, rows = zip(*self.blocks, strict=True)
        margin = max(len(str(row)) for row in (min(rows), max(rows))) + 1
        fitting = max(1, (self.width - 2 * margin) // WIDE)
        for first in range(min(columns), max(columns) + 1, fitting):
            strip = range(first, min(first + fitting, max(columns) + 1))
            own = [row for column, row in self.blocks if column in strip]
            numbers = " " * margin + "".join(f"{column:^{WIDE}}" for column in strip)
            yield Line(0, numbers.rstrip())
            for row in range(min(own), max(own) + 1):
                yield from self._row(row, strip, margin)
            yield Line(0, numbers.rstrip())

    def _row(self, row: int, strip: range, margin: int) -> Iterator[Line]:
        """The three lines of a row; its number is on both sides of the middle one."""
        blank = [" " * WIDE] * HIGH
        blocks = [self.blocks.get((column, row), blank) for column in strip]
        for line in range(HIGH):
            number = str(row) if line == HIGH // 2 else ""
            land = "".join(block[line] for block in blocks)
            yield Line(0, f"{number:>{margin - 1}} {land} {number}".rstrip())

    def _legend(self, drawn: str) -> Iterator[str]:
        for sign, key in LEGEND:
            if any(one in drawn for one in sign):
                yield f"{sign} {self._word(key)}"
        for figure in self.view.players[0].figures:
            yield f"{FIGURE_ROWS[figure].sign} {self.words.value(figure_word(figure))}"

    # -- the tile in hand

    def _hand(self) -> Iterator[Line]:
        """The tile in hand in each turn that looks different, or where the one that was just laid lies."""
        if self.view.tile is None:
            for event in self.view.events:
                if isinstance(event, TilePlaced):
                    yield Line(0, f"{labelled(self.words, self.names, event, 'tile')} ({place_name(event.at)})")
            return
        yield Line(0, labelled(self.words, self.names, self.view, "tile"))
        tile = BY_ID[self.view.tile]
        turns = distinct_turns(tile)
        label = self._word("view-turn")
        wide = max(WIDE, len(label) + 2)
        yield Line(1, GAP.join(f"{f'{label} {turn}':<{wide}}" for turn in turns).rstrip())
        for row in zip(*(picture(tile, turn) for turn in turns), strict=True):
            yield Line(1, GAP.join(f"{line:<{wide}}" for line in row).rstrip())

    # -- in words

    def _features(self) -> Iterator[Line]:
        """Features with figures, the most valuable first: owners, who stands where, size and worth."""
        standing = self._standing()
        if standing:
            yield Line(0, titled(self.words, "features", ""))
        for number in sorted(standing, key=lambda number: -self.view.features[number].finished):
            feature = self.view.features[number]
            shown = ["open_ends", "now", "finished"] if feature.open_ends else ["now"]
            if feature.on != Terrain.CLOISTER:
                shown = ["tiles", *shown]
            said = ", ".join(f"{self._word(f'view-{field}')} {getattr(feature, field)}" for field in shown)
            owners = say_field(feature, "owners", self.words, self.names)
            terrain = self._piece(feature.on)
            yield Line(1, f"{self._colon(owners)} {terrain} ({', '.join(standing[number])}), {said}")

    def _standing(self) -> dict[int, list[str]]:
        """By the number of a feature, the figures on it and their places."""
        laid = {tile.at: tile for tile in self.view.tiles}
        found: dict[int, list[str]] = {}
        for figure in self.view.figures:
            parts = laid[figure.at].parts
            number = next(part.feature for part in parts if (part.on, part.point) == (figure.on, figure.point))
            found.setdefault(number, []).append(f"{figure_sign(figure.seat, figure.figure)} {place_name(figure.at)}")
        return found

    def _boxes(self) -> Iterator[Line]:
        for box in self.view.boxes:
            yield from (Line(0, line) for line in box.lines(self.words, self.names))

    def _players(self) -> Iterator[Line]:
        for seat, row in enumerate(self.view.players):
            mark = TURN_SIGN if seat == self.view.active else " "
            name = self.words.value(SeatName(seat), self.names)
            said = [
                f"{self._word('view-points')} {row.points}",
                *self._counted((figure_word(figure), count) for figure, count in row.figures.items()),
                *self._counted((word_of(token), count) for token, count in row.tokens.items()),
            ]
            colour = self._piece(row.colour)
            yield Line(0, f"{mark}{self._colon(f'{seat + 1} {name} ({colour})')} {', '.join(said)}")

    def _counted(self, counts: Iterable[tuple[Word, int]]) -> Iterator[str]:
        return (f"{self.words.value(word)} {count}" for word, count in counts if count)

    def _colon(self, label: str) -> str:
        return self.words.say(Message("sheet-label", {"label": label}))

    def _piece(self, piece: Enum) -> str:
        return self.words.value(word_of(piece))

    def _word(self, key: str) -> str:
        return self.words.value(Word(key))

    def _wrapped(self, items: Iterator[str]) -> Iterator[Line]:
        """Items side by side, as many to a line as there is room for."""
        line = ""
        for item in items:
            if line and len(line) + len(GAP) + len(item) > self.width:
                yield Line(0, line)
                line = item
            else:
                line = f"{line}{GAP}{item}" if line else item
        if line:
            yield Line(0, line)


def _open_block(cell: OpenCell) -> list[str]:
    """An open place: its coordinates and the turns in which the tile in hand fits, or a sign in the middle."""
    if cell.turns:
        return [" " * WIDE, f"{place_name(cell.at):^{WIDE}}", f"{' '.join(map(str, cell.turns)):^{WIDE}}"]
    return [" " * WIDE, f"{DEAD_SIGN if cell.is_dead else OPEN_SIGN:^{WIDE}}", " " * WIDE]
