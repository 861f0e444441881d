"""Hunting: the lowest fur for nothing, a horse for each that is skipped; once more for a coin (page 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.games.stroganov.actions import Decline, Hunt
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.move import tiles_east, tiles_west
from krajina.games.stroganov.pieces import FURS, LAST, RANK, Prompt, Why
from krajina.games.stroganov.rewards import gain_fur, reward, spend_coins, spend_horses
from krajina.games.stroganov.state import NONE, Question, State

HUNTS: Final = tuple(tuple(Hunt(fur, max(at, 1)) for fur in FURS) for at in range(LAST + 1))  # by place and rank
PRICE_OF_SECOND: Final = 1


def hunting_grounds(state: State, player: int) -> list[int]:
    """Where a player may hunt: where the Cossack stands, with a card on the tiles beside it, gaps not counted."""
    at, reach = state.at[player], state.mats[player].standing.hunt_reach
    here = [at] if state.row[at] != NONE else []
    if not reach:
        return here
    return [*reversed(tiles_west(state, at)[:reach]), *here, *tiles_east(state, at)[:reach]]


def can_hunt(state: State, player: int) -> bool:
    """Tell whether there is any fur; the lowest takes nothing."""
    return any(state.row_furs[at] for at in hunting_grounds(state, player))


def hunts(state: State, player: int) -> list[Action]:
    """The furs that a player can afford."""
    mat = state.mats[player]
    found: list[Action] = []
    for at in hunting_grounds(state, player):
        last = 0
        for skipped, rank in enumerate(state.row_furs[at]):
            if skipped > mat.horses and not mat.standing.skip_free:
                break
            if rank != last:
                found.append(HUNTS[at][rank])
                last = rank
    return found


class HuntTask(Question, frozen=True):
    """Which fur; then perhaps another one."""

    prompt: ClassVar[Prompt] = Prompt.HUNT
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Hunt})

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each fur that can be afforded."""
        return hunts(state, self.player) or None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Take the fur; hunting again is the next question, whatever the fur brings comes before it."""
        state.todo.append(HuntAgain(self.player))
        _take_fur(state, self.player, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Out of reach, no such fur there, or too few horses."""
        return refuse_hunt(state, self.player, action)


class HuntAgain(AtAnyTime, frozen=True):
    """A second hunt for a coin, at most (page 6)."""

    prompt: ClassVar[Prompt] = Prompt.HUNT_AGAIN
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Hunt, *EXTRA_KINDS, Decline})

    def own_offers(self, state: State) -> list[Action] | None:
        """Each fur that can be afforded, or none."""
        mat = state.mats[self.player]
        if not (mat.coins >= PRICE_OF_SECOND or mat.standing.second_hunt_free):
            return None
        return hunts(state, self.player) or None

    def answer(self, state: State, action: Action) -> None:
        """Pay the coin, take the fur."""
        if isinstance(action, Hunt):
            if not state.mats[self.player].standing.second_hunt_free:
                spend_coins(state, self.player, PRICE_OF_SECOND)
            _take_fur(state, self.player, action)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Out of reach, no such fur there, or too few horses."""
        return refuse_hunt(state, self.player, action)


def _take_fur(state: State, player: int, action: Action) -> None:
    assert isinstance(action, Hunt)
    rank, furs = RANK[action.fur], state.row_furs[action.at]
    skipped = furs.index(rank)
    state.row_furs[action.at] = furs[:skipped] + furs[skipped + 1 :]
    if not state.mats[player].standing.skip_free:
        spend_horses(state, player, skipped)
    gain_fur(state, player, rank)


def refuse_hunt(state: State, player: int, action: Action) -> Refusal:
    """Why a fur cannot be hunted."""
    assert isinstance(action, Hunt)
    if action.at not in hunting_grounds(state, player):
        return Refusal("hunt-out-of-reach", "page 6", {"at": action.at})
    rank, furs = RANK[action.fur], state.row_furs[action.at]
    if rank not in furs:
        return Refusal("no-such-fur", "page 6", {"fur": word_of(action.fur), "at": action.at})
    horses = state.mats[player].horses
    return Refusal("horses-missing", "page 6", {"count": furs.index(rank), "there": horses})


@reward("hunt")
def hunt_as_reward(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many hunts, under the rules of hunting."""
    for _ in range(count):
        state.todo.append(HuntTask(player))
