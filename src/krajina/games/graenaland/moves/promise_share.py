"""Promise share: if another seat agrees, it gets a resource the next time one proposes here (section 7)."""

from typing import Final

from krajina.core import Event, Refusal, Revealing, Seat, Values, word_of
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.pieces import FACE_NUMBER, FACES, RESOURCES, SEATS, Resource
from krajina.games.graenaland.state import Promise, State
from krajina.games.graenaland.talk import Phrase


class PromiseShare(Phrase, frozen=True):
    """If you agree, this resource is yours the next time I propose here."""

    to: Seat
    resource: Resource

    def fits(self, state: State, seat: Seat, at: int) -> bool:
        return state.tables.deck[state.terrains[at] * FACES + FACE_NUMBER[self.resource]] > 0

    def misfit(self, state: State, seat: Seat, at: int) -> Refusal | None:
        values: Values = {"resource": word_of(self.resource), "at": TILE.words[state.name(at)]}
        return Refusal("not-from-here", "section 3", values)

    def promise(self, who: Seat, now: int, at: TileName) -> Promise | None:
        return Promise(who, self.to, now, at, resource=self.resource)

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return SaidShare(who=who, listener=self.to, resource=self.resource, at=at)


class SaidShare(Revealing, frozen=True):
    """If you agree, this is yours the next time I propose here."""

    who: Seat
    listener: Seat
    resource: Resource
    at: TileName


PROMISE_SHARE: Final = tuple(tuple(PromiseShare(to, resource) for resource in RESOURCES) for to in SEATS)
