"""Keep anchor: stay in a crowded territory of the start (section 26)."""

from typing import Final

from krajina.core import Action, Event, Seat
from krajina.games.graenaland.catalog import TileName


class KeepAnchor(Action, frozen=True):
    """Stay in the crowded territory."""


class AnchorKept(Event, frozen=True):
    """A seat stays in a crowded territory."""

    who: Seat
    at: TileName


KEEP_ANCHOR: Final = KeepAnchor()
