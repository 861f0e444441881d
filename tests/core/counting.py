"""Counts the work of a test, which no clock can: on a busy machine, everything takes long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


@contextmanager
def at_most(lines: int) -> Iterator[None]:
    """Fail as soon as what is called here has run more lines of Python than this."""
    left = lines

    def count(_frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left
        left -= event == "line"
        assert left >= 0, f"more than {lines} lines were run"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)
