"""Fair chance: a keyed stream for seat CHANCE that is promised before the game and can be checked after it.

    commitment = SHA-256(label, game, secret)                      published before the first action
    stream key = HMAC-SHA-256(secret; label, game, salts)          salts come from the seats, after the commitment
    draw       = HMAC-SHA-256(stream key; index, block 0, 1, …)    index: how many draws there were before

The host cannot choose the draws, because it is bound by the commitment before it knows the salts; no player can foresee
them, because 256 secret bits stand between the commitment and the stream; everybody can check them, because the
secret is revealed when the game is over (`krajina verify`).
"""

import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, NoReturn, Self, TypeAlias

import msgspec

Chance: TypeAlias = Callable[[int], Random]  # what seat CHANCE takes its n-th draw from

_COMMITMENT: Final = b"krajina commitment 1"
_STREAM: Final = b"krajina stream 1"


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record says of its chance: the promise, what the seats added, and at the end the key."""

    game: str  # a name for this one game, so that one secret never serves two
    commitment: str
    salts: tuple[str, ...] = ()
    key: str = ""  # the secret in hex, revealed when the game is over


def simulated(rng: Random) -> Chance:
    """An ordinary random generator in the place of the keyed stream, for simulation."""
    return lambda _index: rng


def promise(secret: bytes, game: str, salts: Sequence[str] = ()) -> Fair:
    """Promise to draw from this secret, without telling anything of it."""
    assert len(secret) >= 32, "a secret of 256 bits or more"
    return Fair(game, sha256(_frame(_COMMITMENT, game.encode(), secret)).hexdigest(), tuple(salts))


def keyed(secret: bytes, fair: Fair) -> Chance:
    """The stream that the promise stands for."""
    parts = (fair.game.encode(), *(salt.encode() for salt in fair.salts))
    key = hmac.digest(secret, _frame(_STREAM, *parts), "sha256")
    return lambda index: KeyedRandom(key, index)


def keeps(fair: Fair, secret: bytes) -> bool:
    """Tell whether this secret is the one that was promised."""
    if len(secret) < 32:
        return False
    due = promise(secret, fair.game).commitment
    return hmac.compare_digest(due.encode(), fair.commitment.encode())


def _frame(*parts: bytes) -> bytes:
    """Join parts so that no two different lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


class KeyedRandom(Random):
    """The bits of one draw: everything that `Random` offers, from a keyed hash instead of a state."""

    def __init__(self, key: bytes, index: int) -> None:
        self._key = key
        self.go_to(index)
        super().__init__(0)

    def go_to(self, index: int) -> Self:
        """From now on the bits of another draw: cheaper than to make a generator for each, where none is kept."""
        self._index = index
        self._block = 0
        self._pool = 0
        self._left = 0
        self.gauss_next = None  # where `gauss` keeps the second of two numbers that it made at once
        return self

    def getrandbits(self, k: int, /) -> int:
        """Take the next k bits of the stream."""
        while self._left < k:
            counter = self._index.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            block = int.from_bytes(hmac.digest(self._key, counter, "sha256"), "big")
            self._pool = self._pool << 256 | block
            self._left += 256
            self._block += 1
        self._left -= k
        bits = self._pool >> self._left
        self._pool &= (1 << self._left) - 1
        return bits

    def random(self) -> float:
        """A float in [0, 1) with 53 bits of the stream."""
        return self.getrandbits(53) / (1 << 53)

    def seed(self, *_args: Any, **_kwargs: Any) -> None:
        """Nothing to seed: the key and the index are the seed."""

    def getstate(self) -> NoReturn:
        """There is no state to take: ask for the same index again."""
        raise TypeError(type(self).__name__)

    def setstate(self, _state: object) -> NoReturn:
        """There is no state to set."""
        raise TypeError(type(self).__name__)
