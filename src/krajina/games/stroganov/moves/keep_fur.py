"""Keeping a fur: a player draws two from the bag and keeps one (page 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, Word, word_of
from krajina.games.stroganov.actions import Decline, KeepFur
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.events import FurOffered
from krajina.games.stroganov.moves.decline import DECLINE
from krajina.games.stroganov.moves.draw_fur import FurLuck
from krajina.games.stroganov.options import Reading
from krajina.games.stroganov.pieces import FURS, RANK, Fur, Prompt, Why
from krajina.games.stroganov.rewards import fur_gains, gain_fur, reward
from krajina.games.stroganov.state import Question, State


class KeepDeed(Deed):
    """Keep one of the furs from the bag."""

    def __init__(self, fur: Fur) -> None:
        self.action = KeepFur(fur)
        self.fur = fur

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return fur_gains(state, self.fur)


KEEP: Final = [known(KeepDeed(fur)) for fur in FURS]  # by rank
NEITHER: Final = Reading.KEEP_NEITHER


class FurForPlayer(FurLuck):
    """A fur from the bag for a player: of two, one is kept (page 9); the solo opponent draws but one (page 12)."""

    def __init__(self, player: int, first: int = 0) -> None:
        self.player = player
        self.first = first  # drawn already

    def without(self, state: State) -> None:
        """One: keep it; none: nothing (ruling 35)."""
        if self.first:
            state.todo.append(KeepOne(self.player, (self.first,)))

    def put(self, state: State, value: int) -> None:
        """In front of the player, who decides when there are two."""
        if state.events is not None:
            state.tell(FurOffered(who=state.who(self.player), fur=FURS[value]))
        if self.player == state.ivan:
            gain_fur(state, self.player, value)
        elif self.first:
            state.todo.append(KeepOne(self.player, (min(self.first, value), max(self.first, value))))
        else:
            state.todo.append(FurForPlayer(self.player, value))


class KeepOne(Question):
    """Which of the furs from the bag is kept; the others go back."""

    prompt: ClassVar[str] = Prompt.KEEP.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({KeepFur, Decline})

    def __init__(self, player: Seat, furs: tuple[int, ...]) -> None:
        self.player = player
        self.furs = furs

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each of them; in one reading none, too (ruling 9)."""
        found: list[Action] = []
        last = 0
        for value in self.furs:  # equal ones lie together
            if value != last:
                found.append(KEEP[value].action)
            last = value
        return [*found, DECLINE] if state.reads(NEITHER) else found

    def take(self, state: State, seat: Seat, action: Action) -> None:
        kept = RANK[action.fur] if isinstance(action, KeepFur) else 0
        for value in self.furs:
            state.bag[value] += 1
        if kept:
            state.bag[kept] -= 1
            gain_fur(state, self.player, kept)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It was not drawn; or one of them has to be kept."""
        if isinstance(action, Decline):
            return Refusal("keep-one", "page 9")
        assert isinstance(action, KeepFur)
        drawn = tuple(word_of(FURS[value]) for value in self.furs)
        return Refusal("not-drawn", "page 9", {"fur": word_of(action.fur), "drawn": drawn})


@reward("fur_bag")
def furs_from_bag(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many times: draw two, keep one (page 9)."""
    for _ in range(count):
        state.todo.append(FurForPlayer(player))
