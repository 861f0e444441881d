"""Ask vote: a seat asks another seat to vote like this (section 7)."""

from typing import Final

from krajina.core import Event, Revealing, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import SEATS
from krajina.games.graenaland.talk import Phrase


class AskVote(Phrase, frozen=True):
    """Please vote like this."""

    to: Seat
    agree: bool

    def heard(self, who: Seat, at: TileName) -> Event | None:
        return AskedVote(who=who, listener=self.to, agree=self.agree)


class AskedVote(Revealing, frozen=True):
    """Please vote like this."""

    who: Seat
    listener: Seat
    agree: bool


ASK_VOTE: Final = tuple((AskVote(to, True), AskVote(to, False)) for to in SEATS)
