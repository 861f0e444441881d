"""Kinds that msgspec has understood: it looks into one when it first reads one, and must not be asked meanwhile.

While one thread lets it look into a kind, another that reads the same kind is given what is half understood, and the
process falls (SIGSEGV; msgspec 0.22). So all that reads says `type=understood(kind)`, which one thread does at a time.
"""

from _thread import allocate_lock  # a page in a browser has no `threading`
from typing import Final, TypeVar

import msgspec

K = TypeVar("K")

_UNDERSTOOD: Final[set[object]] = set()
_LOOKING: Final = allocate_lock()


def understood(kind: K) -> K:
    """The kind itself, once msgspec has looked into it."""
    if kind not in _UNDERSTOOD:
        with _LOOKING:
            msgspec.json.Decoder(kind)  # looks into all that is in it, too
        _UNDERSTOOD.add(kind)
    return kind
