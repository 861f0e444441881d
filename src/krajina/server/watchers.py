"""Watchers: windows that look at a table, each with its own queue; a slow one falls behind alone."""

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

from krajina.core.seat import Seat
from krajina.server.protocol import Bye, Outgoing
from krajina.server.refused import Refused

WAITING: Final = (
    200  # messages that may wait for a slow client before it is let go: it comes back and asks for the rest
)
ENCODER: Final = msgspec.json.Encoder()


def encoded(message: Outgoing) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(message).decode()


class Watcher:
    """One client of a table: the seats whose keys it showed (none: a spectator), and what waits to be sent to it."""

    def __init__(self, keys: Mapping[Seat, str], *, is_owner: bool = False) -> None:
        self.keys = dict(sorted(keys.items()))
        self.is_owner = is_owner
        self.is_gone = False
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that it acts for."""
        return tuple(self.keys)

    def lose(self, seat: Seat) -> None:
        """Its key of a seat is worth nothing any more."""
        self.keys.pop(seat, None)

    @property
    def audiences(self) -> tuple[Seat | None, ...]:
        """Whose streams it gets."""
        return self.seats or (None,)

    def send(self, text: str) -> None:
        """Let a message wait to be sent."""
        if self.is_gone:
            return
        if self._queue.qsize() >= WAITING:
            self.dismiss("too-slow")
        else:
            self._queue.put_nowait(text)

    def dismiss(self, code: str, *, is_final: bool = False) -> None:
        """Close the stream, with the reason."""
        if not self.is_gone:
            self.is_gone = True
            self._queue.put_nowait(encoded(Bye(code=code, message=Refused(code).message, is_final=is_final)))
            self._queue.put_nowait(None)

    def close(self) -> None:
        """Close the stream without a word: the client is gone."""
        self.is_gone = True
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message; None when there is nothing more to come."""
        return await self._queue.get()
