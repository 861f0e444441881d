"""Promise work: a seat would build a public work, if another seat agrees (section 7)."""

from typing import Final

from krajina.core import Event, Refusal, Revealing, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.moves.build_work import refuse_work
from krajina.games.graenaland.pieces import SEATS, WORK_NUMBER, WORKS, Work
from krajina.games.graenaland.state import Promise, State
from krajina.games.graenaland.talk import Phrase


class PromiseWork(Phrase, frozen=True):
    """If you agree, I will build this work here."""

    to: Seat
    work: Work

    def fits(self, state: State, seat: Seat, at: int) -> bool:
        return state.clans[seat].houses[at] > 0 and state.can_stand(WORK_NUMBER[self.work], at)

    def misfit(self, state: State, seat: Seat, at: int) -> Refusal | None:
        return refuse_work(state, seat, WORK_NUMBER[self.work], at, state.name(at))

    def promise(self, who: Seat, now: int, at: TileName) -> Promise | None:
        return Promise(who, self.to, now, at, work=self.work)

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return SaidWork(who=who, listener=self.to, work=self.work, at=at)


class SaidWork(Revealing, frozen=True):
    """If you agree, I will build this work here."""

    who: Seat
    listener: Seat
    work: Work
    at: TileName


PROMISE_WORK: Final = tuple(tuple(PromiseWork(to, work) for work in WORKS) for to in SEATS)
