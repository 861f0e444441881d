"""Advise: the main player says what he would build in place of the seat that was granted a build (section 29)."""

from krajina.core import Action, Event, Revealing, Seat
from krajina.games.graenaland.pieces import Build


class Advise(Action, frozen=True):
    """I would build this in your place."""

    build: Build

    def heard(self, who: Seat, listener: Seat) -> Event:
        return Advised(who=who, listener=listener, build=self.build)


class Advised(Revealing, frozen=True):
    """I would build this in your place."""

    who: Seat
    listener: Seat
    build: Build
