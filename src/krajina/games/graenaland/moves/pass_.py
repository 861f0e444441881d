"""Pass: propose nothing in this round (section 5)."""

from typing import Final

from krajina.core import Action, Event, Seat


class Pass(Action, frozen=True):
    """Propose nothing in this round."""


class Passed(Event, frozen=True):
    """A seat proposed nothing."""

    who: Seat


PASS: Final = Pass()
