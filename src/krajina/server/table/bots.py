"""What a table asks a bot, and what may go wrong. A worker process imports this, too, and is to start fast."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from krajina.core.seat import Seat


class Task(msgspec.Struct, frozen=True):
    """A question for a bot: all that it takes to rebuild the table, the seat to answer for, and its luck."""

    table: str
    game: str
    options: bytes  # JSON
    origin: bytes  # of the table, as JSON
    entries: Sequence[bytes]  # all so far, as JSON
    seat: Seat
    bot: str
    seed: str


class Reason(StrEnum):
    """Why there is no answer from a bot."""

    SLOW = "slow"
    CRASHED = "crashed"
    ILLEGAL = "illegal"


class BotFailed(Exception):
    """A bot has not answered; `detail` says where it broke, for the log, and nothing of the game."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
