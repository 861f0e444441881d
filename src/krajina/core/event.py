"""Events: what happened, and who may know it."""

from typing import ClassVar, Protocol

import msgspec

from krajina.core.action import snake_case
from krajina.core.message import Message, message_of
from krajina.core.seat import Seat


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="event", tag=snake_case):
    """Something that happened; a game's events are a union of its subclasses."""

    # True where the event shows a seat what was hidden from it: that cannot be unseen, so undo stops here.
    reveals: ClassVar[bool] = False

    to: tuple[Seat, ...] | None = None  # its audience; None is everyone, watchers too

    def is_for(self, seat: Seat | None) -> bool:
        """Tell whether a seat, or a watcher, may know of it."""
        return self.to is None or seat in self.to

    @property
    def kind(self) -> str:
        """The word for what happened: the tag on the wire."""
        return str(type(self).__struct_config__.tag)

    @property
    def message(self) -> Message:
        """What happened, for people: `event-scored` with the fields as values."""
        return message_of(f"event-{self.kind}", self)


class Revealing(Event, frozen=True):
    """An event that shows a seat what was hidden from it, so that undo stops there."""

    reveals: ClassVar[bool] = True


class Told(Protocol):
    """Whatever keeps the events of its last step: a state."""

    events: list[Event] | None


def tell(state: Told, event: Event) -> None:
    """Let an event happen, if events are wanted; a hot place asks that itself before it makes the event."""
    if state.events is not None:
        state.events.append(event)


def heard(state: Told, seat: int | None) -> list[Event]:
    """The events of the last step that a seat, or a watcher, may know."""
    return [event for event in state.events or () if event.is_for(seat)]
