"""Drop work: the main player does not build the joint work after all (section 18)."""

from typing import Final

from krajina.core import Action, Event, Seat
from krajina.games.graenaland.catalog import TileName
from krajina.games.graenaland.pieces import WORKS, Work
from krajina.games.graenaland.state import State


class DropWork(Action, frozen=True):
    """Do not build it: every seat keeps what it offered."""


class WorkDropped(Event, frozen=True):
    """The joint work was not built: every seat keeps its cards."""

    who: Seat
    work: Work
    at: TileName


DROP_WORK: Final = DropWork()


def drop(state: State, work: int, at: int) -> None:
    """The work is not built, and every seat keeps its cards."""
    state.tell(WorkDropped(who=state.main, work=WORKS[work], at=state.name(at)))
