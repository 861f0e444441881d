"""Undo that cannot peek: which of its last steps a seat may take back alone, which only if all agree, and why not."""

from collections.abc import Sequence
from typing import Final

import msgspec

from krajina.core.message import SeatName
from krajina.core.refusal import Refusal
from krajina.core.seat import CHANCE, Seat

UNDO_NOTHING: Final = "undo-nothing"
UNDO_CHANCE: Final = "undo-chance"
UNDO_REVEALED: Final = "undo-revealed"
UNDO_OTHER: Final = "undo-other"
UNDO_FINISHED: Final = "undo-finished"


class Step(msgspec.Struct, frozen=True, gc=False):
    """A step that stands: its place in the record, who took it, and whether it showed a seat what was hidden."""

    index: int
    seat: Seat
    reveals: bool
    is_extra: bool = False  # nobody waited for it: the seat had answered


class UndoOffer(msgspec.Struct, frozen=True):
    """How many of the last steps of the game a seat may take back.

    `alone` are all its own. `together` is how far it may go back if every other seat agrees: to before its own last
    step that it cannot take back alone. `why` says why it may not go back further alone.
    """

    alone: int
    together: int
    why: Refusal


def undo_offer(steps: Sequence[Step], seat: Seat, *, finished: bool = False) -> UndoOffer:
    """Look back from the last step to the last moment when chance spoke, something was shown or another seat acted.

    Nothing comes back once the game is `finished` and its key is known: every draw to come could be computed.
    """
    if finished:
        return UndoOffer(0, 0, Refusal(UNDO_FINISHED))
    if seat == CHANCE:  # or a host could draw until it likes the draw
        return UndoOffer(0, 0, Refusal(UNDO_CHANCE))
    alone = 0
    while alone < len(steps) and _is_own(steps[-1 - alone], seat):
        alone += 1
    earlier = steps[: len(steps) - alone]
    own = [place for place, step in enumerate(earlier) if step.seat == seat]
    together = len(steps) - own[-1] if own else alone
    return UndoOffer(alone, together, _why(earlier[-1], seat) if own else Refusal(UNDO_NOTHING))


def _is_own(step: Step, seat: Seat) -> bool:
    return step.seat == seat and not step.reveals


def _why(step: Step, seat: Seat) -> Refusal:
    if step.seat == CHANCE:
        return Refusal(UNDO_CHANCE)
    if step.seat != seat:
        return Refusal(UNDO_OTHER, values={"seat": SeatName(step.seat)})
    return Refusal(UNDO_REVEALED)
