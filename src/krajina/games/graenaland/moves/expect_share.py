"""Expect share: the main player says what he expects in return for a granted build (section 29)."""

from krajina.core import Action, Event, Revealing, Seat
from krajina.games.graenaland.pieces import Resource


class ExpectShare(Action, frozen=True):
    """In return I expect this resource from you."""

    resource: Resource

    def heard(self, who: Seat, listener: Seat) -> Event:
        return Expected(who=who, listener=listener, resource=self.resource)


class Expected(Revealing, frozen=True):
    """In return I expect this."""

    who: Seat
    listener: Seat
    resource: Resource
