"""Announce work: the main player asks the others to build a public work together, once in a round (section 18)."""

from typing import Final

from krajina.core import Action, Refusal, Revealing, Seat
from krajina.games.graenaland.catalog import TILE, TileName
from krajina.games.graenaland.moves.build_work import missing_works, refuse_work
from krajina.games.graenaland.pieces import WORK_NUMBER, WORKS, Work
from krajina.games.graenaland.state import State
from krajina.games.graenaland.talk import open_talk


class AnnounceWork(Action, frozen=True):
    """Ask the others to build this work together, here."""

    work: Work
    at: TileName

    def do(self, state: State, seat: Seat) -> None:
        """All may talk about it; cards are offered next."""
        state.is_joined = True
        open_talk(state)
        state.tell(WorkAnnounced(who=seat, work=self.work, at=self.at))

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        """Something was done together in this round, or the work cannot stand there."""
        if state.is_joined:
            return JOINED_ALREADY
        return refuse_work(state, seat, WORK_NUMBER[self.work], state.at(self.at), self.at)


class WorkAnnounced(Revealing, frozen=True):
    """A public work to build together."""

    who: Seat
    work: Work
    at: TileName


JOINED_ALREADY: Final = Refusal("joined-already", "section 18")
ANNOUNCE: Final = tuple(tuple(AnnounceWork(work, name) for name in TILE.ids) for work in WORKS)


def announcements(state: State, seat: Seat) -> list[Action]:
    """The works that could be built together: where the main player has a settlement."""
    return [ANNOUNCE[work][state.tiles[at]] for work, at in missing_works(state, seat)]
