"""Watchers: windows that look at a table, each with its own queue; a slow one falls behind alone."""

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

from krajina.core.seat import Seat
from krajina.server.table.messages import Bye, Outgoing
from krajina.server.table.refused import Refused

# What may wait for a slow client before it is let go; it comes back and asks for the rest.
WAITING: Final = 200  # messages
LONGEST_WAITING: Final = 2_000_000  # characters; a message that is longer waits alone
ENCODER: Final = msgspec.json.Encoder()


def encoded(message: Outgoing) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(message).decode()


class _Queue(asyncio.Queue[str | None]):
    """Messages that wait, and how many characters they have."""

    characters = 0

    def _put(self, item: str | None) -> None:
        self.characters += len(item or "")
        super()._put(item)

    def _get(self) -> str | None:
        item = super()._get()
        self.characters -= len(item or "")
        return item


class Watcher:
    """One client of a table: the seats whose keys it showed (none: a spectator), and what waits to be sent to it."""

    def __init__(self, keys: Mapping[Seat, str], *, is_owner: bool = False) -> None:
        self.keys = dict(sorted(keys.items()))
        self.renewed: dict[Seat, str] = {}  # the keys that it had before it asked for others
        self.is_owner = is_owner
        self.is_gone = False
        self.n = 0  # how many steps of the game it was told
        self.heard = 0  # how many lines of talk it was told, or did not want to hear
        self._queue = _Queue()

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
        waiting = self._queue.characters
        if self._queue.qsize() >= WAITING or (waiting and waiting + len(text) > LONGEST_WAITING):
            self.dismiss(Refused("too-slow"))
        else:
            self._queue.put_nowait(text)

    def dismiss(self, reason: Refused, *, is_final: bool = False) -> None:
        """Close the stream, with the reason."""
        if not self.is_gone:
            self.is_gone = True
            self._queue.put_nowait(encoded(Bye(code=reason.code, message=reason.message, is_final=is_final)))
            self._queue.put_nowait(None)

    def close(self) -> None:
        """Close the stream without a word: the client is gone."""
        self.is_gone = True
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message; None when there is nothing more to come."""
        return await self._queue.get()
