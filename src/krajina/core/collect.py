"""Everyone at once: collect one answer a seat, then resolve."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from krajina.core.seat import Seat

T = TypeVar("T")


class Collect(Generic[T]):
    """Answers to one question put to several seats; whether they are sealed or open is a matter of the view."""

    __slots__ = ("answers", "changed", "seats", "waiting")

    def __init__(
        self, seats: Iterable[Seat], answers: dict[Seat, T] | None = None, changed: tuple[Seat, ...] = ()
    ) -> None:
        self.seats = tuple(seats)
        self.answers: dict[Seat, T] = {} if answers is None else answers
        self.changed = changed  # those that gave another answer, once for each time
        self.waiting = self.seats  # those that still owe an answer
        if self.answers:
            self.waiting = tuple([seat for seat in self.seats if seat not in self.answers])

    def give(self, seat: Seat, answer: T) -> bool:
        """Take a seat's answer; True when it was the last one and it is time to resolve."""
        assert seat in self.waiting, "a seat that is asked and has not answered"
        self.answers[seat] = answer
        self.waiting = tuple([one for one in self.waiting if one != seat])
        return not self.waiting

    def change(self, seat: Seat, answer: T) -> None:
        """Take another answer of a seat, in place of the one before."""
        assert seat in self.answers, "a seat that has answered"
        self.answers[seat] = answer
        self.changed = tuple(sorted((*self.changed, seat)))  # it does not matter who was first

    def in_order(self) -> tuple[T, ...]:
        """All answers in the order of the seats, so that it cannot matter who answered first."""
        return tuple(self.answers[seat] for seat in self.seats)

    def copy(self) -> "Collect[T]":
        """A copy that may be answered on its own."""
        return Collect(self.seats, self.answers.copy(), self.changed)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return Collect, (self.seats, self.answers, self.changed)
