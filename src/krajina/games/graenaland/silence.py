"""Silence: what counts as the answer of a seat that lets the time pass (part 7 of the rulings, "time limits")."""

from typing import Final

from krajina.core import Action, Seat
from krajina.core.tasks import decisions
from krajina.games.graenaland import actions as m
from krajina.games.graenaland.moves.drop_work import DROP_WORK
from krajina.games.graenaland.moves.vote import NO
from krajina.games.graenaland.state import State

# Nothing is proposed, agreed to, offered, moved or built; what was offered still stands. Where none of these can be
# answered, as when a village of the start must be placed or a supply card must be taken, the seat has to choose.
SILENCE: Final[tuple[Action, ...]] = (
    m.PASS, NO, m.STAY, m.NO_CLAIM, m.KeepOffer(), m.OfferCards(()), m.Confirm(False), DROP_WORK, m.END_BUILDING,
    m.BUILD_NOTHING, m.KeepAnchor(), m.Leave(), m.SAY_NOTHING,
)  # fmt: skip


def silence(state: State, seat: Seat) -> Action | None:
    """The first of these that may be answered now; None if there is none."""
    for decision in decisions(state):
        if decision.seat == seat:
            known = decision.choices.kinds()
            return next((answer for answer in SILENCE if type(answer) in known and answer in decision.choices), None)
    return None
