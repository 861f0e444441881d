"""Refusals: why something may not be done, with the rule it rests on."""

from typing import Final

import msgspec

from krajina.core.message import Message, Values

# What `core` itself refuses, for any game. NOT_OFFERED is the answer of last resort: a game that lets it
# through owes its players a reason, and the conformance kit says so.
GAME_OVER: Final = "game-over"
NOT_ASKED: Final = "not-asked"
OTHER_QUESTION: Final = "other-question"
CHANGED_ENOUGH: Final = "changed-enough"
NOT_OFFERED: Final = "not-offered"


class Refusal(msgspec.Struct, frozen=True):
    """A no: a stable code, the rule it rests on (`page 6`, `section 2`, `ruling 12`) and the values."""

    code: str
    rule: str = ""
    values: Values = {}

    @property
    def message(self) -> Message:
        """The reason, for people: `refusal-occupied` with the values."""
        return Message(f"refusal-{self.code}", self.values)
