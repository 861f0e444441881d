"""Decisions: who is asked what, among which choices."""

from collections.abc import Callable
from typing import Generic

import msgspec

from krajina.core.action import A, Action
from krajina.core.message import Message, Values
from krajina.core.offers import Choices
from krajina.core.seat import Seat


class Decision(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A seat, what it is asked (a small enum of the game: the client picks its widget by it) and the choices."""

    seat: Seat
    prompt: str
    choices: Choices[A]
    told: Values | None = {}  # what the question is about, for people; None where the choices say it, by `values`

    @property
    def values(self) -> Values:
        """What the question is about, for people."""
        if self.told is not None:
            return self.told
        values: Callable[[], Values] | None = getattr(self.choices, "values", None)
        assert values is not None, "the choices say what the question is about"
        return values()

    @property
    def message(self) -> Message:
        """The question, for people: `ask-place_tile` with the values."""
        return Message(f"ask-{self.prompt}", self.values)

    @property
    def is_told_here(self) -> bool:
        """Whether the choices, by a method `said`, know more of an action than it holds: where a step leads to."""
        return hasattr(self.choices, "said")

    def said(self, action: Action) -> Message:
        """What an action is called here."""
        said: Callable[[Action], Message] | None = getattr(self.choices, "said", None)
        return action.message if said is None else said(action)
