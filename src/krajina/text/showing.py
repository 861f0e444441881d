"""Showing: a view as text, whose each row of the score sheet is, and the order of its sources of points."""

from collections.abc import Sequence

from krajina.core.game import AnyGame, View
from krajina.core.message import Line, SeatName, Value
from krajina.core.outcome import Outcome
from krajina.text.sheet import sheet
from krajina.text.words import Words


def drawn(game: AnyGame, view: View, words: Words, names: Sequence[str], width: int) -> list[Line]:
    """A view drawn, if the game can draw it, else as the sheet."""
    lines = game.render(view, words, names, width)
    return sheet(view, words, names) if lines is None else lines


def row_names(game: AnyGame, state: object, seats: int, words: Words, names: Sequence[str]) -> list[str]:
    """Whose each row of the outcome is: the seats, then the rivals that the game plays."""
    rows: list[Value] = [*map(SeatName, range(seats)), *game.rivals(state)]
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
