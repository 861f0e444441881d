"""Stay: send no hero in this round, in secret (section 4)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Seat


class Stay(Action, frozen=True):
    """Send no hero, in secret."""


class Stayed(Event, frozen=True):
    """A seat moved no hero."""

    reveals: ClassVar[bool] = True
    who: Seat


STAY: Final = Stay()
