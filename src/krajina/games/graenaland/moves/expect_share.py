"""Expect share: the main player says what he expects in return for a granted build (section 29)."""

from typing import ClassVar

from krajina.core import Action, Event, Seat
from krajina.games.graenaland.pieces import Resource


class ExpectShare(Action, frozen=True):
    """In return I expect this resource from you."""

    resource: Resource

    def heard(self, who: Seat, listener: Seat) -> Event:
        """As all hear it."""
        return Expected(who=who, listener=listener, resource=self.resource)


class Expected(Event, frozen=True):
    """In return I expect this."""

    reveals: ClassVar[bool] = True
    who: Seat
    listener: Seat
    resource: Resource
