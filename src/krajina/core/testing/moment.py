"""A moment of a game under test, and how a check says that it is broken."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from krajina.core.action import Action
from krajina.core.game import AnyGame, State
from krajina.core.play import AnyPlay
from krajina.core.record import Entry
from krajina.core.seat import CHANCE, Seat
from krajina.core.step import apply, question_to

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
        self.secrets = 0  # times a seat could not know what another one knew

    @property
    def seats(self) -> range:
        """The seats of this game."""
        return range(self.play.options.seats)

    @property
    def watchers(self) -> tuple[Seat | None, ...]:
        """Those that get a view: the seats, and a watcher (None)."""
        return (*self.seats, None)

    @property
    def standing(self) -> list[Entry]:
        """The entries that were not taken back."""
        return [self.play.entries[step.index] for step in self.play.steps]

    def few(self, seat: Seat) -> list[Any]:
        """Some of the choices of a seat that may act: the first ones and some at random, each once."""
        decision = question_to(self.game, self.state, seat)
        assert decision is not None, "this seat may act"
        first = [action for action, _ in zip(decision.choices, range(FEW), strict=False)]
        return list(dict.fromkeys(first + [decision.choices.sample(self.rng) for _ in range(FEW)]))

    def after(self, seat: Seat, action: Action) -> Any:
        """The state after an action, the one of this moment staying as it is."""
        return self.done(self.state, seat, action)

    def done(self, state: State, seat: Seat, action: Action) -> Any:
        """A state after an action; if the rule crashes, the error says what was being done."""
        with trying(seat, action):
            return apply(self.game, state, seat, action)

    def imagined(self, state: State, watcher: Seat | None) -> Any:
        """A state that this watcher cannot tell from the given one."""
        return self.game.imagine(state, watcher, self.rng)

    def expect(self, holds: bool, trouble: str) -> None:
        """Fail with the trouble if something does not hold."""
        if not holds:
            raise Failed(trouble)


@contextmanager
def trying(seat: Seat, action: Action) -> Iterator[None]:
    """Let an error say what was being done."""
    try:
        yield
    except Exception as error:
        error.add_note(f"{who(seat)} doing {action}")
        raise


def who(watcher: Seat | None) -> str:
    """Name a seat, a watcher or chance in a report."""
    return {None: "a watcher", CHANCE: "chance"}.get(watcher, f"seat {watcher}")
