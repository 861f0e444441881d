"""The luck of an environment: one word from which all its draws follow, so that copying and saving it is easy."""

from random import Random
from typing import Final

WORD: Final = 1 << 64
LAST: Final = WORD - 1
# SplitMix64 (Steele, Lea and Flood 2014): a counter whose every value is mixed into 64 bits.
STEP: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB


class Luck(Random):
    """A generator whose whole state is the attribute `word`; the one of Python takes 2,500 bytes."""

    word: int

    def __init__(self, word: int) -> None:
        self.word = word & LAST

    def getrandbits(self, k: int, /) -> int:
        """So many bits."""
        bits, have = 0, 0
        while have < k:
            word = self.word = (self.word + STEP) & LAST
            word = ((word ^ (word >> 30)) * FIRST_MIX) & LAST
            word = ((word ^ (word >> 27)) * SECOND_MIX) & LAST
            bits = bits << 64 | word ^ (word >> 31)
            have += 64
        return bits >> (have - k)

    def random(self) -> float:
        """A float from 0 up to but not including 1, with 53 bits."""
        return self.getrandbits(53) / (1 << 53)

    def copy(self) -> "Luck":
        """The same luck once more."""
        return Luck(self.word)

    def seed(self, *_args: object, **_kwargs: object) -> None:
        """Nothing to seed but the word."""

    def getstate(self) -> tuple[int]:
        """The word."""
        return (self.word,)

    def setstate(self, state: tuple[int, ...]) -> None:
        """Go on from a word."""
        self.word = state[0] & LAST

    def __reduce__(self) -> tuple[type["Luck"], tuple[int]]:
        return type(self), (self.word,)
