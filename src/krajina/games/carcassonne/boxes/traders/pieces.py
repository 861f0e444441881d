"""Nouns and events of Traders & Builders."""

from enum import StrEnum

from krajina.core import Event, Seat, Word
from krajina.games.carcassonne.pieces import Cell
from krajina.games.carcassonne.shown import Shown


class Good(StrEnum):
    """What is traded."""

    WINE = "wine"
    GRAIN = "grain"
    CLOTH = "cloth"


class GoodsTaken(Event, frozen=True, kw_only=True):
    """The seat that finished a city takes a token for every good in it (page 11)."""

    seat: Seat
    goods: tuple[Good, ...]
    at: Cell


class SecondTile(Event, frozen=True, kw_only=True):
    """The builder brings a second tile (page 10)."""

    seat: Seat


class TradersView(Shown, frozen=True, kw_only=True, tag="traders"):
    """What the box shows: whether this is the builder's second tile."""

    name: Word = Word("set-traders")
    second_tile: bool
