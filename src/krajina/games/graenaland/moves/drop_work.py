"""Drop work: the main player does not build the joint work after all (section 18)."""

from typing import Final

from krajina.games.graenaland.actions import DropWork
from krajina.games.graenaland.pieces import WORKS
from krajina.games.graenaland.spoken import WorkDropped
from krajina.games.graenaland.state import State

DROP_WORK: Final = DropWork()


def drop(state: State, work: int, at: int) -> None:
    """The work is not built, and every seat keeps its cards."""
    if state.events is not None:
        state.tell(WorkDropped(who=state.main, work=WORKS[work], at=state.name(at)))
