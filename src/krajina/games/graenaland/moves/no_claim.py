"""No claim: the seat does not claim the victory in this round (section 28)."""

from typing import Final

from krajina.core import Action, Revealing, Seat


class NoClaim(Action, frozen=True):
    """Claim nothing in this round."""


class ClaimedNothing(Revealing, frozen=True):
    """A seat says aloud that it claims nothing."""

    who: Seat


class NotClaimed(Revealing, frozen=True):
    """No seat claims the victory in this round."""


NO_CLAIM: Final = NoClaim()
