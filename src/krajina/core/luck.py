"""Luck: fair draws from given random bits, and a small generator for games inside an engine.

Compiled with the hot rooms, for every choice at random comes by.
"""

from random import Random
from typing import Final

from krajina.core.flat import i64

FEW: Final = 256
BITS: Final = [(bound - 1).bit_length() if bound else 0 for bound in range(FEW)]  # that a draw below a bound takes
MASK: Final = (1 << 61) - 1  # words stay below 62 bits: interpreted ints would grow, compiled ones wrap


def below(rng: Random, bound: int) -> int:
    """Draw a whole number from 0 up to but not including `bound`, each exactly as likely.

    Only `getrandbits` is used, and too large a draw is drawn again, so that the keyed stream of `chance.py` gives
    the same draw in every version of Python.
    """
    assert bound > 0, "there is something to draw from"
    bits = BITS[bound] if bound < FEW else (bound - 1).bit_length()
    draw = rng.getrandbits(bits) if bits else 0
    while draw >= bound:
        draw = rng.getrandbits(bits)
    return draw


class Luck:
    """A small generator for games inside an engine: the same numbers interpreted and compiled, and no object a draw."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK or 1

    def below(self, bound: i64) -> i64:
        """A number from 0 up to but not including a bound below 2^29, nearly as likely as any other."""
        word = self.word
        # These three shifts go round all words of 61 bits but 0: a test proves it.
        word ^= (word << 13) & MASK
        word ^= word >> 11
        word ^= (word << 25) & MASK
        self.word = word
        return ((word >> 29) * bound) >> 32  # a product and a shift cost less than a remainder
