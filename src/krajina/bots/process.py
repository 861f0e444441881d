"""What a process in which bots think does to itself: its pipes are out of their reach, and its memory has an end."""

import os
import sys
from contextlib import suppress
from typing import BinaryIO


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The questions to this process and its replies, out of the reach of bots that print or ask."""
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return pipes


def limit_memory(most: int) -> None:
    """Take no more bytes than this, whatever a bot does."""
    if sys.platform != "win32":
        import resource

        with suppress(ValueError, OSError):  # it is less already, or the system knows no such limit
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def place_of(error: BaseException) -> str:
    """Which error, and where it came from; not its text, which may tell of the game."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    assert place is not None, "it was raised"
    return f"{type(error).__name__} in {place.tb_frame.f_code.co_filename}:{place.tb_lineno}"
