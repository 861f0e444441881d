"""What the pool and a worker say to each other: MessagePack in frames that begin with their length."""

from typing import Final, TypeAlias, TypeVar

import msgspec

from krajina.server.table.bots import Reason, Task

LENGTH: Final = 4  # bytes before a frame, that say how long it is
LONGEST_ACTION: Final = 1_000_000
LONGEST_REPLY: Final = LONGEST_ACTION + 1_000
KEPT: Final = 64  # tables that a worker keeps set up
# A worker lets others go first, so on a busy machine it may get a twentieth of a core: then a second of work
# takes twenty. Neither limit is the bot's time; both are only there for a worker that never comes back.
PREPARING: Final = 60.0  # seconds to start, to import game and bot, and to replay
GRACE: Final = 2.0  # seconds beyond the bot's time

Kept = TypeVar("Kept")


class Question(msgspec.Struct, frozen=True):
    """A task without the first entries, which the worker has already, and the seconds that the bot may think."""

    task: Task
    skipped: int
    seconds: float


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The table is rebuilt: from now on it is the bot's time."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The bot's action, as JSON."""

    action: bytes


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """There is no action; the worker goes on."""

    reason: Reason
    detail: str = ""


Reply: TypeAlias = Begun | Answer | Failed


def framed(message: Question | Reply) -> bytes:
    """A message as it is sent."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(LENGTH, "big") + content


def keep(shelf: dict[str, Kept], table: str, value: Kept) -> None:
    """Put the table that was just used behind the others, and forget the one that was not used for longest.

    Worker and pool both keep their shelf with this, so the pool knows which tables the worker still has.
    """
    shelf.pop(table, None)
    shelf[table] = value
    if len(shelf) > KEPT:
        del shelf[next(iter(shelf))]
