"""What a table asks a bot, and what may go wrong. A worker process imports this, too, and is to start fast."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from krajina.core.seat import Seat


class Answered(msgspec.Struct, frozen=True):
    """What a bot answered after the entries of a task, and who wants to know why: a seat, or a spectator."""

    action: bytes  # JSON
    asker: Seat | None


class Task(msgspec.Struct, frozen=True):
    """A question for a bot: all that it takes to rebuild the table, the seat to answer for, and its luck.

    With `answered` it is asked why: what comes back are the `Reasons`.
    """

    table: str
    game: str
    options: bytes  # JSON
    origin: bytes  # of the table, as JSON
    entries: Sequence[bytes]  # all so far, as JSON
    seat: Seat
    bot: str
    seed: str
    answered: Answered | None = None


class Reason(StrEnum):
    """Why there is no answer from a bot."""

    SLOW = "slow"
    CRASHED = "crashed"
    ILLEGAL = "illegal"
    MEMORY = "memory"  # it took more than it may
    UNFIT = "unfit"  # it could not be made: its weights are damaged or of other rules, or there is no such level


class BotFailed(Exception):
    """A bot has not answered; `detail` says where it broke, for the log, and nothing of the game."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
