"""Confirm: give the offered cards that the main player wants to use, or take them back (ruling 28)."""

from typing import Final

from krajina.core import Action, Revealing, Seat


class Confirm(Action, frozen=True):
    """Give the cards that are used, or not."""

    agree: bool


class Confirmed(Revealing, frozen=True):
    """Whether a seat gives the cards that are used."""

    who: Seat
    agree: bool


CONFIRMS: Final = (Confirm(True), Confirm(False))
