"""Nouns, actions and events of the Wheel of Fortune."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from krajina.core import Action, Event, Seat, Word, word_of
from krajina.games.carcassonne.boxes.wheel.board import CELLS, TILES
from krajina.games.carcassonne.catalog import FigureName
from krajina.games.carcassonne.pieces import Cell
from krajina.games.carcassonne.shown import Shown
from krajina.games.carcassonne.terminal.pictures import HIGH, WIDE, figure_sign, picture
from krajina.text import Words

PIG_SIGN: Final = "»"
FREE_CROWN: Final = "__"


class Prompt(StrEnum):
    """What a seat is asked by the wheel."""

    PLAGUE = "plague"


class Sector(StrEnum):
    """The six sectors, clockwise."""

    FORTUNE = "fortune"
    TAXES = "taxes"
    FAMINE = "famine"
    STORM = "storm"
    INQUISITION = "inquisition"
    PLAGUE = "plague"


class PlaceOnCrown(Action, frozen=True):
    """A follower goes onto a free crown space of a sector, in place of a figure on the land."""

    figure: FigureName
    sector: Sector


class TakeHome(Action, frozen=True):
    """The plague: take the figure on a tile home."""

    at: Cell


class PigMoved(Event, frozen=True, kw_only=True):
    """The pig went so many sectors on, and its sector acts."""

    steps: int
    sector: Sector


class CrownTaken(Event, frozen=True, kw_only=True):
    """A follower stands on a crown space."""

    seat: Seat
    figure: FigureName
    sector: Sector


class CrownLeft(Event, frozen=True, kw_only=True):
    """A follower went home from a crown space."""

    seat: Seat
    figure: FigureName
    sector: Sector


class OnCrown(Struct, frozen=True):
    """A follower on a crown space."""

    seat: Seat
    figure: FigureName


class Crowns(Struct, frozen=True):
    """The crown spaces of a sector: how many there are, and whose followers stand there."""

    sector: Sector
    spaces: int
    figures: tuple[OnCrown, ...]


class WheelView(Shown, frozen=True, kw_only=True, tag="wheel"):
    """What the box shows: where the pig stands, and the crown spaces."""

    name: Word = Word("set-wheel")
    pig: Sector
    crowns: tuple[Crowns, ...]

    def blocks(self, words: Words) -> dict[Cell, list[str]]:
        """The board, and in its middle a line for each sector: the pig if it is there, the name, the crowns."""
        drawn = {(col, row): picture(tile, 0) for (row, col), tile in zip(CELLS, TILES, strict=True)}
        lines = []
        for crowns in self.crowns:
            taken = [figure_sign(on.seat, on.figure) for on in crowns.figures]
            signs = "".join([*taken, *[FREE_CROWN] * (crowns.spaces - len(taken))])
            room = 2 * WIDE - 1 - len(signs)
            pig = PIG_SIGN if crowns.sector == self.pig else " "
            lines.append(f"{pig}{words.value(word_of(crowns.sector))[:room]:<{room}}{signs}")
        for col, row in ((1, 1), (2, 1), (1, 2), (2, 2)):
            own = lines[(row - 1) * HIGH : row * HIGH]
            drawn[col, row] = [line[(col - 1) * WIDE : col * WIDE] for line in own]
        return drawn
