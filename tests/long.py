"""How much the tests of many games play: what shows a defect soon in `make test`, everything in `make long`."""

import os
from typing import Final, TypeVar

T = TypeVar("T")

IS_LONG: Final = os.environ.get("KRAJINA_LONG", "") == "1"


def or_long(usual: T, long: T) -> T:
    """What is played usually, and what in the long run."""
    return long if IS_LONG else usual
