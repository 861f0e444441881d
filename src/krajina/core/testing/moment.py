"""A moment of a game under test, and how a check says that it is broken."""

from random import Random
from typing import Any

import msgspec

from krajina.core.game import AnyGame
from krajina.core.play import AnyPlay
from krajina.core.seat import Seat
from krajina.core.step import apply, decision_of

FEW = 12  # how many of many choices a check looks at


class Failed(Exception):
    """What a check found wrong."""


class Moment:
    """A game, a position of it with the record that led there, and a source of luck for the check."""

    def __init__(self, play: AnyPlay, rng: Random) -> None:
        self.play = play
        self.game: AnyGame = play.game
        self.state = play.state
        self.rng = rng
        self.secrets = 0  # times somebody could not know what somebody else knew

    @property
    def seats(self) -> range:
        """The seats of this game."""
        return range(self.play.options.seats)

    @property
    def watchers(self) -> tuple[Seat | None, ...]:
        """Everyone who gets a view: the seats and a spectator."""
        return (*self.seats, None)

    def few(self, seat: Seat) -> list[Any]:
        """Some of the choices of a seat that is asked: the first ones and some at random, each once."""
        decision = decision_of(self.game, self.state, seat)
        assert decision is not None, "this seat is asked"
        first = [action for action, _ in zip(decision.choices, range(FEW), strict=False)]
        return list(dict.fromkeys(first + [decision.choices.sample(self.rng) for _ in range(FEW)]))

    def after(self, seat: Seat, action: Any) -> Any:
        """The state after an action, the one of this moment staying as it is."""
        return apply(self.game, self.state, seat, action)

    def view(self, state: Any, watcher: Seat | None) -> bytes:
        """A view as the bytes that are sent."""
        return msgspec.json.encode(self.game.view(state, watcher))

    def expect(self, holds: bool, trouble: str) -> None:
        """Fail with the trouble if something does not hold."""
        if not holds:
            raise Failed(trouble)


def who(watcher: Seat | None) -> str:
    """Name a watcher in a report."""
    return "a spectator" if watcher is None else f"seat {watcher}"
