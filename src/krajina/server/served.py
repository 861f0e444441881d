"""Served time: seconds since 1970, without those in which this process did not serve. By it, everything is measured.

It begins with the clock of the machine, and from then on it cannot be set. Where the process stood still (it was
stopped, the machine slept, something kept all waiting), no player could have answered: that is not their time.
"""

import asyncio
import time
from collections.abc import Callable
from threading import Lock
from typing import Final

BEAT: Final = 0.25  # seconds between two looks; a pause counts as one
LONGEST_GAP: Final = 1.0  # seconds between two looks: after more, it was a pause


class ServedTime:
    """The time of one process; it may be asked from any thread."""

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._seen = steady()
        self._ahead = wall() - self._seen  # of the steady clock; it shrinks with each pause
        self._lock = Lock()

    def now(self) -> float:
        """Seconds since 1970 as far as they were served, to the millisecond."""
        with self._lock:
            moment = self._steady()
            gap, self._seen = moment - self._seen, moment
            if gap > LONGEST_GAP:
                self._ahead -= gap - BEAT
            return round(moment + self._ahead, 3)

    async def beat(self) -> None:
        """Look again and again, so that a pause is seen whatever happens after it; for ever."""
        while True:
            self.now()
            await asyncio.sleep(BEAT)
