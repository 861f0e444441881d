"""Showing: what every host that writes to people asks a game for, and the order of a score sheet."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from krajina.core.game import AnyGame, View
from krajina.core.message import SeatName, Value, Word
from krajina.core.outcome import Outcome
from krajina.text.sheet import Line, sheet
from krajina.text.words import Words

V_contra = TypeVar("V_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


@runtime_checkable
class Renders(Protocol[V_contra]):
    """A game that can draw its table as text."""

    def render(self, view: V_contra, words: Words, names: Sequence[str], width: int) -> list[Line]:
        """A view as lines that are no wider than this, where they can be."""


@runtime_checkable
class HasRivals(Protocol[S_contra]):
    """A game in which somebody without a seat has a row in the score sheet: whom one plays alone against."""

    def rivals(self, state: S_contra) -> tuple[Word, ...]:
        """Who has the rows after those of the seats."""


def rivals_of(game: AnyGame, state: object) -> tuple[Word, ...]:
    """Who has the rows of the outcome after those of the seats."""
    return game.rivals(state) if hasattr(game, "rivals") else ()


def drawn(game: AnyGame, view: View, words: Words, names: Sequence[str], width: int) -> list[Line]:
    """A view drawn, if the game can draw it, else as the sheet."""
    return game.render(view, words, names, width) if isinstance(game, Renders) else sheet(view, words, names)


def row_names(game: AnyGame, state: object, seats: int, words: Words, names: Sequence[str]) -> list[str]:
    """Whose each row of the outcome is: the seats, then whoever plays without one."""
    rows: list[Value] = [*map(SeatName, range(seats)), *rivals_of(game, state)]
    return [words.value(row, names) for row in rows]


def sources(outcome: Outcome) -> list[str]:
    """The sources of points in one order: each stands after what comes before it in the rows that have it."""
    found: list[str] = []
    for row in outcome.terms:
        place = 0
        for why in dict.fromkeys(term.why for term in row):
            if why in found:
                place = max(place, found.index(why) + 1)
            else:
                found.insert(place, why)
                place += 1
    return found
