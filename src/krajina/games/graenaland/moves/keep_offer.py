"""Keep offer: leave one's offer for a joint work as it is, now that all offers were seen (ruling 28)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Seat


class KeepOffer(Action, frozen=True):
    """Leave one's offer as it is, now that all offers were seen."""


class OfferKept(Event, frozen=True):
    """A seat leaves its offer as it is."""

    reveals: ClassVar[bool] = True
    who: Seat


KEEP_OFFER: Final = KeepOffer()
