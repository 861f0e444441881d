"""Errors: everything that can go wrong outside the rules, with a code and the values.

    GameError
    ├── BadOptions       a game cannot be set up like that
    ├── BadAction        not an action of this game at all
    ├── IllegalAction    an action the rules refuse; carries the refusal
    ├── BadRecord        a record that is damaged, foreign or of other rules
    ├── BadData          a data table that is not as it must be; names file and place
    └── UnknownName      no game or bot of that name

Bugs are AssertionErrors and are never shown as refusals.
"""

from collections.abc import Callable

from krajina.core.message import Message, Value
from krajina.core.refusal import Refusal


class GameError(Exception):
    """Any error that a person or a program outside can cause; the words are in the catalogues."""

    def __init__(self, code: str, /, **values: Value) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    @property
    def message(self) -> Message:
        """The error for people: `error-bad-json` with its values."""
        return Message(f"error-{self.code}", self.values)

    def __reduce__(self) -> tuple[Callable[..., "GameError"], tuple[object, ...]]:
        """Errors cross the border between processes, such as from a bot that thinks in a worker."""
        return _remade, (type(self), self.code, self.values)

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name}={value}" for name, value in self.values.items())])


def _remade(kind: type[GameError], code: str, values: dict[str, Value]) -> GameError:
    return kind(code, **values)


class BadOptions(GameError):
    """A game cannot be set up like that."""


class BadAction(GameError):
    """Not an action of this game at all: unknown kind, missing field, wrong type."""


class IllegalAction(GameError):
    """An action that the rules refuse now."""

    def __init__(self, refusal: Refusal, seat: int) -> None:
        super().__init__(refusal.code)
        self.values = refusal.values
        self.refusal = refusal
        self.seat = seat

    def __reduce__(self) -> tuple[Callable[..., GameError], tuple[object, ...]]:
        return type(self), (self.refusal, self.seat)

    @property
    def message(self) -> Message:
        """The refusal, for people."""
        return self.refusal.message


class BadRecord(GameError):
    """A record that is damaged, foreign or of other rules; nothing is taken from it."""


class BadData(GameError):
    """A data table that is not as it must be."""


class UnknownName(GameError):
    """No game or bot is registered under that name."""


def place_and_reason(error: Exception) -> tuple[str, str]:
    """Split what msgspec says into the place (`$.entries[3].seat`) and the reason."""
    reason, _, place = str(error).partition(" - at `")
    place = place.removeprefix("key` in `")  # of a table
    return place.removesuffix("`") or "$", reason
