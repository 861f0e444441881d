"""No claim: the seat does not claim the victory in this round (section 28)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Seat


class NoClaim(Action, frozen=True):
    """Claim nothing in this round."""


class ClaimedNothing(Event, frozen=True):
    """A seat says aloud that it claims nothing."""

    reveals: ClassVar[bool] = True
    who: Seat


class NotClaimed(Event, frozen=True):
    """No seat claims the victory in this round."""

    reveals: ClassVar[bool] = True


NO_CLAIM: Final = NoClaim()
