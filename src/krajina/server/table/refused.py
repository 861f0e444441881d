"""Refusals of the server: what may not be done at a table, apart from the rules of the game on it."""

from typing import Final

import msgspec

from krajina.core.errors import GameError, place_and_reason

LONGEST_REASON: Final = 200  # characters of what a library says

# Which HTTP status says it best; whatever is not listed is a request that makes no sense.
STATUS: Final = {
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-page": 404,
    "wrong-method": 405,
    "no-such-step": 404,
    "no-reasons": 404,
    "hidden-answer": 403,
    "no-rules": 404,
    "no-client": 404,
    "no-record-yet": 409,
    "fork-record": 409,
    "wrong-key": 403,
    "not-your-seat": 403,
    "not-owner": 403,
    "no-watching": 403,
    "foreign-page": 403,
    "table-closed": 409,
    "table-open": 409,
    "not-started": 409,
    "already-started": 409,
    "stale": 409,
    "held": 409,
    "seat-taken": 409,
    "bot-plays": 409,
    "still-here": 409,
    "no-bot-plays": 409,
    "nothing-to-redo": 409,
    "too-many-undos": 409,
    "too-many-changes": 409,
    "seat-empty": 409,
    "seat-lost": 409,
    "colour-taken": 409,
    "talk-full": 409,
    "no-request": 409,
    "nobody-to-ask": 409,
    "not-consulted": 409,
    "request-open": 409,
    "asked-lately": 429,
    "others-play": 409,
    "other-rules": 409,
    "talk-closed": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-sockets": 429,
    "failure": 500,
    "overloaded": 503,
    "too-long": 503,
    "not-ready": 503,
    "not-stored": 503,
}


class Refused(GameError):
    """Something that the server does not do; the code says why."""


def unreadable(error: Exception) -> Refused:
    """The refusal of what a library could not read: no JSON or, with the place, not what is asked for there."""
    if not isinstance(error, msgspec.ValidationError):
        return Refused("bad-json", reason=str(error)[:LONGEST_REASON])
    place, reason = place_and_reason(error)
    return Refused("unknown-kind" if place == "$.kind" else "bad-message", place=place, reason=reason[:LONGEST_REASON])


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, 400)
