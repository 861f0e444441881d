"""Moving the Cossack: one or two tiles to the east, further for horses; as a basic action either way (page 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat
from krajina.games.stroganov.actions import DECLINE, Decline, MoveCossack
from krajina.games.stroganov.events import Moved
from krajina.games.stroganov.pieces import LAST, Prompt, Why
from krajina.games.stroganov.rewards import reward, spend_horses
from krajina.games.stroganov.state import NONE, Question, State

MOVES: Final = tuple(MoveCossack(max(at, 1)) for at in range(LAST + 1))  # by place


def tiles_east(state: State, at: int) -> list[int]:
    """The tiles to the east of a place, from the nearest; gaps do not count (page 6)."""
    row = state.row
    return [place for place in range(at + 1, LAST + 1) if row[place] != NONE]


def tiles_west(state: State, at: int) -> list[int]:
    """The tiles to the west of a place, from the nearest; never the start tile (ruling 24)."""
    row = state.row
    return [place for place in range(at - 1, 0, -1) if row[place] != NONE]


def horses_for(state: State, player: int, steps: int) -> int:
    """What the mandatory move takes; -1 where it is too far."""
    move = state.tables.board.move
    further = steps - move.steps - state.mats[player].standing.extra_steps
    if further <= 0:
        return 0
    return move.horses[further - 1] if further <= len(move.horses) else -1


def mandatory_moves(state: State, player: int) -> list[Action]:
    """Where the Cossack may go; none where there is no tile further east (page 6)."""
    horses = state.mats[player].horses
    found: list[Action] = []
    for number, place in enumerate(tiles_east(state, state.at[player])):
        price = horses_for(state, player, number + 1)
        if not 0 <= price <= horses:
            break
        found.append(MOVES[place])
    return found


def free_moves(state: State, player: int, steps: int) -> list[Action]:
    """Where the Cossack may go by an action: either way, no further for horses (page 6)."""
    at, far = state.at[player], steps + state.mats[player].standing.extra_steps
    west, east = tiles_west(state, at)[:far], tiles_east(state, at)[:far]
    return [MOVES[place] for place in (*reversed(west), *east)]


def move_mandatorily(state: State, player: int, at: int) -> None:
    """Go, and pay for the steps that were made."""
    steps = tiles_east(state, state.at[player]).index(at) + 1
    spend_horses(state, player, horses_for(state, player, steps))
    go_to(state, player, at)


def go_to(state: State, player: int, at: int) -> None:
    """Go to a place, behind all Cossacks that stand there already (page 6)."""
    state.at[player] = at
    line = state.line
    line.remove(player)
    place = sum(state.at[other] >= at for other in line)
    line.insert(place, player)
    if state.events is not None:
        state.tell(Moved(who=state.who(player), at=at))


class FreeMove(Question, frozen=True):
    """A move by an action or a reward."""

    prompt: ClassVar[Prompt] = Prompt.FREE_MOVE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({MoveCossack, Decline})

    steps: int
    may_stay: bool

    def offers(self, state: State) -> Sequence[Action] | None:
        """Where to; a reward need not be taken."""
        places = free_moves(state, self.player, self.steps)
        if not places:
            return None
        return [*places, DECLINE] if self.may_stay else places

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Go there."""
        if isinstance(action, MoveCossack):
            go_to(state, self.player, action.at)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """No tile, where it stands, or too far."""
        if isinstance(action, Decline):
            return Refusal("move-chosen", "page 6")
        assert isinstance(action, MoveCossack)
        return _unreachable(state, self.player, action.at) or Refusal("too-far", "page 6", {"at": action.at})


def refuse_mandatory(state: State, player: int, at: int) -> Refusal | None:
    """Why a Cossack may not go to a place at the beginning of a turn."""
    if reason := _unreachable(state, player, at):
        return reason
    if at < state.at[player]:
        return Refusal("move-east", "page 6", {"at": at})
    price = horses_for(state, player, tiles_east(state, state.at[player]).index(at) + 1)
    if price < 0:
        return Refusal("too-far", "page 6", {"at": at})
    horses = state.mats[player].horses
    if price > horses:
        return Refusal("horses-missing", "page 6", {"count": price, "there": horses})
    return None


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
