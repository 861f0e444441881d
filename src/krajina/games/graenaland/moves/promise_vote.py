"""Promise vote: a seat says how it will vote, once (section 7)."""

from collections.abc import Sequence
from typing import Final

from krajina.core import Action, Event, Revealing, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.state import Promise
from krajina.games.graenaland.talk import Phrase


class PromiseVote(Phrase, frozen=True):
    """I will vote like this."""

    agree: bool

    def was_said(self, said: Sequence[Action]) -> bool:
        """A vote is promised once."""
        return any(isinstance(phrase, PromiseVote) for phrase in said)

    def promise(self, who: Seat, now: int, at: TileName) -> Promise | None:
        return Promise(who, None, now, at, agree=self.agree)

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return SaidVote(who=who, agree=self.agree)


class SaidVote(Revealing, frozen=True):
    """I will vote like this."""

    who: Seat
    agree: bool


PROMISE_VOTE: Final = (PromiseVote(True), PromiseVote(False))
