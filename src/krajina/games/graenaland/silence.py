"""Silence: what counts as the answer of a seat that lets the time pass (part 7 of the rulings, "time limits")."""

from typing import Final

from krajina.core import Action, Seat
from krajina.core.tasks import decisions
from krajina.games.graenaland.moves import (
    BUILD_NOTHING,
    DROP_WORK,
    END_BUILDING,
    NO,
    NO_CLAIM,
    PASS,
    SAY_NOTHING,
    STAY,
    Confirm,
    KeepAnchor,
    KeepOffer,
    Leave,
    OfferCards,
)
from krajina.games.graenaland.state import State

# Nothing is proposed, agreed to, offered, moved or built. Where none of these can be answered, as when a village of the
# start must be placed or a supply card must be taken, the seat has to choose.
SILENCE: Final[tuple[Action, ...]] = (
    PASS,
    NO,
    STAY,
    NO_CLAIM,
    KeepOffer(),  # what was offered still stands
    OfferCards(()),
    Confirm(False),
    DROP_WORK,
    END_BUILDING,
    BUILD_NOTHING,
    KeepAnchor(),
    Leave(),
    SAY_NOTHING,
)


def silence(state: State, seat: Seat) -> Action | None:
    """The first of these that may be answered now; None if there is none."""
    for decision in decisions(state):
        if decision.seat == seat:
            known = decision.choices.kinds()
            return next((answer for answer in SILENCE if type(answer) in known and answer in decision.choices), None)
    return None
