"""Promise swap: a seat says what it will give for the joint work, if another seat gives something else (section 18)."""

from typing import Final

from krajina.core import Event, Revealing, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import RESOURCES, SEATS, Resource
from krajina.games.graenaland.state import Promise
from krajina.games.graenaland.talk import Phrase


class PromiseSwap(Phrase, frozen=True):
    """I give this for the work if you give that."""

    resource: Resource
    to: Seat
    wanted: Resource

    def promise(self, who: Seat, now: int, at: TileName) -> Promise | None:
        return Promise(who, self.to, now, resource=self.resource, wanted=self.wanted)

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return SaidSwap(who=who, resource=self.resource, listener=self.to, wanted=self.wanted)


class SaidSwap(Revealing, frozen=True):
    """I give this if you give that."""

    who: Seat
    resource: Resource
    listener: Seat
    wanted: Resource


PROMISE_SWAP: Final = tuple(
    tuple(tuple(PromiseSwap(mine, to, its) for its in RESOURCES) for mine in RESOURCES) for to in SEATS
)
