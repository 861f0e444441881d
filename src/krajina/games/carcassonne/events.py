"""What happens in the base game, for log, animation and screen reader."""

from krajina.core import Event, Revealing, Seat, Term
from krajina.games.carcassonne.catalog import FigureName, TileName, WhyName
from krajina.games.carcassonne.pieces import Cell, Point, Terrain, Turn


class TileDrawn(Revealing, frozen=True, kw_only=True):
    """A seat holds a new tile."""

    seat: Seat
    tile: TileName


class TileDiscarded(Event, frozen=True, kw_only=True):
    """A tile fits nowhere and leaves the game (page 3)."""

    tile: TileName


class TilePlaced(Event, frozen=True, kw_only=True):
    """A tile was laid."""

    seat: Seat
    tile: TileName
    at: Cell
    turn: Turn


class FigurePlaced(Event, frozen=True, kw_only=True):
    """A figure was placed on the land."""

    seat: Seat
    figure: FigureName
    on: Terrain
    point: Point
    at: Cell


class FigureReturned(Event, frozen=True, kw_only=True):
    """A figure went home to its player."""

    seat: Seat
    figure: FigureName
    at: Cell


class Scored(Event, frozen=True, kw_only=True):
    """A seat got points; the terms say for what, and add up to them."""

    seat: Seat
    points: int
    why: WhyName  # their source, called as in the outcome
    terms: tuple[Term, ...]
    at: Cell | None = None


class GameEnded(Event, frozen=True, kw_only=True):
    """The last tile was laid; what follows is the final scoring."""
