"""Showing furs for a tsar card: own ones, others that a coin changes, or tigers, which are paid (page 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import ShowTigers
from krajina.games.stroganov.pieces import FURS, TIGER, Prompt
from krajina.games.stroganov.rewards import COIN, return_furs, spend
from krajina.games.stroganov.state import Question, State

SHOW: Final[list[Action]] = [ShowTigers(count) for count in range(17)]


class ShowFurs(Question):
    """Furs that a card wants to see: own ones, others that a coin changes for this once, or tigers, which are paid."""

    prompt: ClassVar[str] = Prompt.SHOW.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({ShowTigers})

    def __init__(self, player: Seat, value: int, count: int) -> None:
        self.player = player
        self.value = value
        self.count = count

    def values(self, state: State) -> Values:
        """How many are missing, and of what."""
        missing = self.count - state.mats[self.player].furs[self.value]
        return {"count": missing, "fur": word_of(FURS[self.value])}

    def offers(self, state: State) -> Sequence[Action] | None:
        """How many tigers; coins change the rest."""
        least, most = self.tigers(state)
        if most:
            return SHOW[least : most + 1]
        self.take(state, self.player, SHOW[0])  # coins for all that is missing, if anything is
        return None

    def tigers(self, state: State) -> tuple[int, int]:
        """How few and how many tigers may stand in."""
        mat = state.mats[self.player]
        missing = max(0, self.count - mat.furs[self.value])
        others = mat.fur_count - mat.furs[self.value]
        return max(0, missing - min(mat.coins, others)), min(missing, mat.furs[TIGER])

    def coins_with(self, state: State, action: ShowTigers) -> int:
        """The coins that change furs for what no tiger stands in."""
        return max(0, self.count - state.mats[self.player].furs[self.value]) - action.count

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Tigers go back to the supply though they were only shown (page 9)."""
        assert isinstance(action, ShowTigers)
        spend(state, self.player, COIN, self.coins_with(state, action))
        if action.count:
            return_furs(state, self.player, TIGER, action.count)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, ShowTigers)
        least, most = self.tigers(state)
        return Refusal("wrong-tigers", "page 9", {"count": action.count, "least": least, "most": most})
