"""Stay: send no hero in this round, in secret (section 4)."""

from typing import Final

from krajina.core import Action, Revealing, Seat


class Stay(Action, frozen=True):
    """Send no hero, in secret."""


class Stayed(Revealing, frozen=True):
    """A seat moved no hero."""

    who: Seat


STAY: Final = Stay()
