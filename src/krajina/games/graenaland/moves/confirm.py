"""Confirm: give the offered cards that the main player wants to use, or take them back (ruling 28)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Seat


class Confirm(Action, frozen=True):
    """Give the cards that are used, or not."""

    agree: bool


class Confirmed(Event, frozen=True):
    """Whether a seat gives the cards that are used."""

    reveals: ClassVar[bool] = True
    who: Seat
    agree: bool


CONFIRMS: Final = (Confirm(True), Confirm(False))
