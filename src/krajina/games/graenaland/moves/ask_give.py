"""Ask give: a seat asks another seat for a card for the joint work (section 18)."""

from typing import Final

from krajina.core import Event, Revealing, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import RESOURCES, SEATS, Resource
from krajina.games.graenaland.talk import Phrase


class AskGive(Phrase, frozen=True):
    """Please give this for the work."""

    to: Seat
    resource: Resource

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return AskedGive(who=who, listener=self.to, resource=self.resource)


class AskedGive(Revealing, frozen=True):
    """Please give this."""

    who: Seat
    listener: Seat
    resource: Resource


ASK_GIVE: Final = tuple(tuple(AskGive(to, resource) for resource in RESOURCES) for to in SEATS)
