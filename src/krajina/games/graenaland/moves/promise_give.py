"""Promise give: a seat says what it will give for the joint work (section 18)."""

from typing import Final

from krajina.core import Event, Revealing, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import RESOURCES, Resource
from krajina.games.graenaland.state import Promise
from krajina.games.graenaland.talk import Phrase


class PromiseGive(Phrase, frozen=True):
    """I give this for the work."""

    resource: Resource

    def promise(self, who: Seat, now: int, at: TileName) -> Promise | None:
        return Promise(who, None, now, resource=self.resource)

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return SaidGive(who=who, resource=self.resource)


class SaidGive(Revealing, frozen=True):
    """I give this for the work."""

    who: Seat
    resource: Resource


PROMISE_GIVE: Final = tuple(map(PromiseGive, RESOURCES))
