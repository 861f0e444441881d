"""Use card: the main player takes an offered card for the joint work (section 18, rulings 27 and 28)."""

from collections.abc import Sequence

from krajina.games.graenaland.catalog import CARD_NUMBER
from krajina.games.graenaland.paying.purse import uses
from krajina.games.graenaland.pieces import FACES, GOLD, KINDS
from krajina.games.graenaland.state import State


def helps(state: State, card: str, due: Sequence[int]) -> bool:
    """Tell whether a card covers anything of what is due."""
    return number_helps(state, CARD_NUMBER[card], due)


def number_helps(state: State, number: int, due: Sequence[int]) -> bool:
    """The same for a card by number."""
    if number >= KINDS:
        first, second = state.tables.symbols[number - KINDS]
        return face_helps(first, due) or face_helps(second, due)
    return face_helps(number % FACES, due)


def face_helps(face: int, due: Sequence[int]) -> bool:
    """Tell whether a resource, or gold for any, is among what is due."""
    return sum(due) > 0 if face == GOLD else due[face] > 0


def covers(state: State, card: str, due: Sequence[int]) -> Sequence[tuple[int, ...]]:
    """What a card may cover of what is due, in every way; others' cards go to no market (ruling 27)."""
    number = CARD_NUMBER[card]
    if number >= KINDS:
        return list(uses(state.tables.symbols[number - KINDS], due))
    face = number % FACES
    if face == GOLD:
        return [(one,) for one, count in enumerate(due) if count]
    return [(face,)] if due[face] else []
