"""Use card: the main player takes an offered card for the joint work (section 18, rulings 27 and 28)."""

from collections.abc import Sequence

from krajina.games.graenaland.catalog import CARD_NUMBER
from krajina.games.graenaland.paying.purse import uses
from krajina.games.graenaland.pieces import FACES, GOLD, KINDS
from krajina.games.graenaland.state import State


def covers(state: State, card: str, due: Sequence[int]) -> Sequence[tuple[int, ...]]:
    """What a card may cover of what is due, in every way; others' cards go to no market (ruling 27)."""
    number = CARD_NUMBER[card]
    if number >= KINDS:
        return list(uses(state.tables.symbols[number - KINDS], due))
    face = number % FACES
    if face == GOLD:
        return [(one,) for one, count in enumerate(due) if count]
    return [(face,)] if due[face] else []
