"""Build nothing: make no use of a granted build (section 29)."""

from typing import Final

from krajina.core import Action, Event, Seat


class BuildNothing(Action, frozen=True):
    """Make no use of it."""


class BuiltNothing(Event, frozen=True):
    """A seat made no use of a granted build."""

    who: Seat


BUILD_NOTHING: Final = BuildNothing()
