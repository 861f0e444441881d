"""Keep offer: leave one's offer for a joint work as it is, now that all offers were seen (ruling 28)."""

from typing import Final

from krajina.core import Action, Revealing, Seat


class KeepOffer(Action, frozen=True):
    """Leave one's offer as it is, now that all offers were seen."""


class OfferKept(Revealing, frozen=True):
    """A seat leaves its offer as it is."""

    who: Seat


KEEP_OFFER: Final = KeepOffer()
