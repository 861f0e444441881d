"""Moving the Cossack: one or two tiles to the east, further for horses; as a basic action either way (page 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat
from krajina.games.stroganov.actions import Decline, MoveCossack
from krajina.games.stroganov.catalog import LANDSCAPE
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.dues import Dues, horses_due, pay_things, unpaid
from krajina.games.stroganov.events import Moved
from krajina.games.stroganov.moves.decline import DECLINE
from krajina.games.stroganov.pieces import LAST, Prompt, Why
from krajina.games.stroganov.reach import MAIN, Terms, tiles_east, tiles_west
from krajina.games.stroganov.rewards import reward
from krajina.games.stroganov.state import NONE, Question, State


class MoveDeed(Deed):
    """Move to a place of the row."""

    def __init__(self, at: int) -> None:
        self.action = MoveCossack(at)
        self.at = at

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """The horses of the mandatory move, for the steps that it takes."""
        steps = tiles_east(state, state.at[player]).index(self.at) + 1
        return horses_due(max(0, _horses_for(state, player, steps)), "page 6")

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Why a Cossack may not go there at the beginning of a turn."""
        if reason := _unreachable(state, player, self.at):
            return reason
        if self.at < state.at[player]:
            return Refusal("move-east", "page 6", {"at": self.at})
        if _horses_for(state, player, tiles_east(state, state.at[player]).index(self.at) + 1) < 0:
            return Refusal("too-far", "page 6", {"at": self.at})
        return unpaid(state.mats[player], self.dues(state, player))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Go, and pay for the steps that were made."""
        pay_things(state, player, self.dues(state, player))
        go_to(state, player, self.at)


MOVES: Final = [known(MoveDeed(max(at, 1))) for at in range(LAST + 1)]  # by place


def mandatory_moves(state: State, player: int, found: list[Action]) -> None:
    """Add where the Cossack may go; nowhere where there is no tile further east (page 6)."""
    horses, row = state.mats[player].horses, state.row
    steps = 0
    for place in range(state.at[player] + 1, LAST + 1):
        if row[place] == NONE:  # gaps do not count
            continue
        steps += 1
        if not 0 <= _horses_for(state, player, steps) <= horses:
            break
        found.append(MOVES[place].action)


def _horses_for(state: State, player: int, steps: int) -> int:
    """What the mandatory move takes; -1 where it is too far."""
    further, horses = steps - free_steps(state, player), state.tables.further_horses
    if further <= 0:
        return 0
    return horses[further - 1] if further <= len(horses) else -1


def free_steps(state: State, player: int) -> int:
    """How far the mandatory move goes without horses; further with a card (annex, S1 and A1)."""
    return state.tables.steps + state.mats[player].standing.extra_steps


def go_to(state: State, player: int, at: int) -> None:
    """Go to a place, behind all Cossacks that stand there already (page 6)."""
    state.at[player] = at
    line = state.line
    line.remove(player)
    place = 0
    for other in line:
        if state.at[other] >= at:
            place += 1
    line.insert(place, player)
    if state.events is not None:
        tile = state.row[at]
        terrain = state.tables.landscapes[tile].terrain
        state.tell(Moved(who=state.who(player), at=at, landscape=LANDSCAPE.ids[tile], terrain=terrain))


def free_moves(state: State, player: int, steps: int) -> list[Action]:
    """Where the Cossack may go by an action: either way, no further for horses (page 6)."""
    at, far = state.at[player], steps + state.mats[player].standing.extra_steps
    west, east = tiles_west(state, at)[:far], tiles_east(state, at)[:far]
    return [MOVES[place].action for place in [*reversed(west), *east]]


class FreeMove(Question):
    """A move by an action or a reward."""

    prompt: ClassVar[str] = Prompt.FREE_MOVE.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({MoveCossack, Decline})
    has_prices: ClassVar[bool] = False

    def __init__(self, player: Seat, steps: int, may_stay: bool) -> None:
        self.player = player
        self.steps = steps
        self.may_stay = may_stay

    def offers(self, state: State) -> Sequence[Action] | None:
        """Where to; a reward need not be taken."""
        places = free_moves(state, self.player, self.steps)
        if not places:
            return None
        return [*places, DECLINE] if self.may_stay else places

    def take(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, MoveCossack):
            go_to(state, self.player, action.at)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No tile, where it stands, or too far."""
        if isinstance(action, Decline):
            return Refusal("move-chosen", "page 6")
        assert isinstance(action, MoveCossack)
        return _unreachable(state, self.player, action.at) or Refusal("too-far", "page 6", {"at": action.at})


def _unreachable(state: State, player: int, at: int) -> Refusal | None:
    if state.row[at] == NONE:
        return Refusal("no-tile", "page 6", {"at": at})
    if at == state.at[player]:
        return Refusal("stands-there", "page 6", {"at": at})
    return None


@reward("move")
def move_as_reward(state: State, player: int, steps: int, _why: Why | None = None) -> None:
    """One of the rewards of the trade."""
    state.todo.append(FreeMove(player, steps, may_stay=True))
