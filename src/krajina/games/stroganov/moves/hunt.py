"""Hunting: the lowest fur for nothing, a horse for each that is skipped; once more for a coin (page 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, Word, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import Decline, Hunt
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import Deed, deed_of, known
from krajina.games.stroganov.dues import FREE, Dues, Things, horses_due, pay_things, payable, unpaid
from krajina.games.stroganov.pieces import FURS, LAST, TIGER, Prompt, Why
from krajina.games.stroganov.reach import AGAIN, MAIN, Terms, tiles_east, tiles_west
from krajina.games.stroganov.rewards import COIN, fur_gains, gain_fur, reward
from krajina.games.stroganov.state import NONE, Mat, Question, State


class HuntDeed(Deed):
    """Take a fur from a landscape."""

    def __init__(self, at: int, rank: int) -> None:
        self.action = Hunt(FURS[rank], at)
        self.at = at
        self.rank = rank

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """A coin for a second hunt; horses for the furs that are skipped."""
        mat = state.mats[player]
        skipped = state.row_furs[self.at].index(self.rank)
        horses = horses_due(_skip_price(mat, skipped), "page 6")
        return (*again_dues(mat), *horses) if terms.again else horses

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return fur_gains(state, FURS[self.rank])

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Out of reach, no such fur there, or too few horses."""
        if self.at not in hunting_grounds(state, player):
            reach = state.mats[player].standing.hunt_reach
            return Refusal("hunt-out-of-reach", "page 6", {"at": self.at, "reach": reach})
        if self.rank not in state.row_furs[self.at]:
            return Refusal("no-such-fur", "page 6", {"fur": word_of(FURS[self.rank]), "at": self.at})
        return unpaid(state.mats[player], self.dues(state, player, terms))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        pay_things(state, player, self.dues(state, player, terms))
        furs = state.row_furs[self.at]
        skipped = furs.index(self.rank)
        state.row_furs[self.at] = furs[:skipped] + furs[skipped + 1 :]
        gain_fur(state, player, self.rank, self.at)


# By place and rank.
HUNTS: Final = [[known(HuntDeed(max(at, 1), rank)) for rank in range(TIGER + 1)] for at in range(LAST + 1)]
FOR_A_COIN: Final[Dues] = (Things(COIN, 1, "page 6"),)


def again_dues(mat: Mat) -> Dues:
    """What a second hunt takes by itself: a coin, but with a card (annex, A14)."""
    return FREE if mat.standing.second_hunt_free else FOR_A_COIN


def _skip_price(mat: Mat, skipped: int) -> int:
    """The horses for skipped furs; none with a card (annex, A8)."""
    return 0 if mat.standing.skip_free else skipped


def hunting_grounds(state: State, player: int) -> list[int]:
    """Where a player may hunt: where the Cossack stands, with a card on the tiles beside it, gaps not counted."""
    at, reach = state.at[player], state.mats[player].standing.hunt_reach
    here = [at] if state.row[at] != NONE else []
    if not reach:
        return here
    return [*reversed(tiles_west(state, at)[:reach]), *here, *tiles_east(state, at)[:reach]]


def can_hunt(state: State, player: int) -> bool:
    """Tell whether there is any fur; the lowest takes nothing."""
    for at in hunting_grounds(state, player):  # noqa: SIM110 - a loop is compiled, a generator is called
        if state.row_furs[at]:
            return True
    return False


def hunts(state: State, player: int) -> list[Action]:
    """The furs that a player can afford."""
    mat = state.mats[player]
    found: list[Action] = []
    for at in hunting_grounds(state, player):
        last = 0
        for skipped, rank in enumerate(state.row_furs[at]):
            if _skip_price(mat, skipped) > mat.horses:
                break
            if rank != last:
                found.append(HUNTS[at][rank].action)
                last = rank
    return found


class HuntTask(Question):
    """Which fur; then perhaps another one."""

    prompt: ClassVar[str] = Prompt.HUNT.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Hunt})

    def values(self, state: State) -> Values:
        """What the next fur but the lowest takes."""
        return {"horses": _skip_price(state.mats[self.player], 1)}

    def offers(self, state: State) -> Sequence[Action] | None:
        return hunts(state, self.player) or None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Take the fur; hunting again is the next question, whatever the fur brings comes before it."""
        state.todo.append(HuntAgain(self.player))
        deed_of(action).take(state, self.player)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return deed_of(action).refusal(state, self.player)


class HuntAgain(AtAnyTime):
    """A second hunt for a coin, at most (page 6)."""

    prompt: ClassVar[str] = Prompt.HUNT_AGAIN.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Hunt, *EXTRA_KINDS, Decline})

    def values(self, state: State) -> Values:
        """The coin, or none with a card."""
        return {"coins": len(again_dues(state.mats[self.player]))}

    def own_offers(self, state: State) -> list[Action] | None:
        """Each fur that can be afforded, or none."""
        mat = state.mats[self.player]
        if not payable(mat, again_dues(mat)):
            return None
        return hunts(state, self.player) or None

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, Hunt):
            deed_of(action).take(state, self.player, AGAIN)


@reward("hunt")
def hunt_as_reward(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many hunts, under the rules of hunting."""
    for _ in range(count):
        state.todo.append(HuntTask(player))
