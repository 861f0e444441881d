"""Announce work: the main player asks the others to build a public work together, once in a round (section 18)."""

from typing import Final

from krajina.core import Action, Refusal, Seat
from krajina.games.graenaland.actions import AnnounceWork
from krajina.games.graenaland.catalog import TILE
from krajina.games.graenaland.moves.build_work import missing_works, refuse_work
from krajina.games.graenaland.pieces import WORK_NUMBER, WORKS
from krajina.games.graenaland.spoken import WorkAnnounced
from krajina.games.graenaland.state import State
from krajina.games.graenaland.talk import open_talk


def announce_work(state: State, seat: Seat, action: AnnounceWork) -> None:
    """All may talk about it; cards are offered next."""
    state.is_joined = True
    open_talk(state)
    if state.events is not None:
        state.tell(WorkAnnounced(who=seat, work=action.work, at=action.at))


def refuse_announce_work(state: State, seat: Seat, action: AnnounceWork) -> Refusal | None:
    """Something was done together in this round, or the work cannot stand there."""
    if state.is_joined:
        return JOINED_ALREADY
    return refuse_work(state, seat, WORK_NUMBER[action.work], state.at(action.at), action.at)


JOINED_ALREADY: Final = Refusal("joined-already", "section 18")
ANNOUNCE: Final = tuple(tuple(AnnounceWork(work, name) for name in TILE.ids) for work in WORKS)


def announcements(state: State, seat: Seat) -> list[Action]:
    """The works that could be built together: where the main player has a settlement."""
    return [ANNOUNCE[work][state.tiles[at]] for work, at in missing_works(state, seat)]
