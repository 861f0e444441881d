"""Fulfilling a tsar card: have the furs that it shows, pay those in the red frame, score, keep its effect (page 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import FulfilCard, ShowTigers
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.events import CardFulfilled
from krajina.games.stroganov.moves.pay import PayFurs, can_pay
from krajina.games.stroganov.pieces import FURS, TIGER, For, Prompt, Why
from krajina.games.stroganov.rewards import give, return_furs, score, spend_coins
from krajina.games.stroganov.rows import Require
from krajina.games.stroganov.standing import standing_of
from krajina.games.stroganov.state import Mat, Question, State, Task

FULFIL: Final = tuple(map(FulfilCard, CARD.ids))
SHOW: Final = tuple(ShowTigers(count) for count in range(17))


def own_needed(mat: Mat, require: Require, *, paid_only: bool = False) -> int:
    """How many furs have to be there, those that are paid among them (annex, A3 and songs)."""
    if paid_only or require.own == require.pay:
        return require.pay
    return max(require.own - mat.standing.own_fewer, require.pay)


def can_fulfil(state: State, player: int, card: int, *, paid_only: bool = False) -> bool:
    """Tell whether a player has what a card asks for."""
    mat, require = state.mats[player], state.tables.cards[card].require
    return can_pay(mat, require.value, own_needed(mat, require, paid_only=paid_only))


def fulfil(state: State, player: int, card: int, *, paid_only: bool = False) -> None:
    """Pay, then show, then score."""
    mat, require = state.mats[player], state.tables.cards[card].require
    shown = own_needed(mat, require, paid_only=paid_only) - require.pay
    state.todo.append(Fulfilled(player, card))
    if shown:
        state.todo.append(ShowFurs(player, require.value, shown))
    state.todo.append(PayFurs(player, require.value, require.pay, For.CARD, 0, require.value, shown))


class ShowFurs(Question, frozen=True):
    """Furs that a card wants to see: own ones, others that a coin changes for this once, or tigers, which are paid."""

    prompt: ClassVar[Prompt] = Prompt.SHOW
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({ShowTigers})

    value: int
    count: int

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

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Tigers go back to the supply though they were only shown (page 9)."""
        assert isinstance(action, ShowTigers)
        mat = state.mats[self.player]
        missing = max(0, self.count - mat.furs[self.value])
        spend_coins(state, self.player, missing - action.count)
        if action.count:
            return_furs(state, self.player, TIGER, action.count)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Too few or too many."""
        assert isinstance(action, ShowTigers)
        least, most = self.tigers(state)
        return Refusal("wrong-tigers", "page 9", {"count": action.count, "least": least, "most": most})


class Fulfilled(Task, frozen=True):
    """A card that is paid for: its points, and its effect from now on."""

    player: int
    card: int

    def enter(self, state: State) -> bool:
        """Score it and tuck it under the board."""
        mat, card = state.mats[self.player], state.tables.cards[self.card]
        mat.hand = tuple(one for one in mat.hand if one != self.card)
        mat.fulfilled = (*mat.fulfilled, self.card)
        mat.standing = standing_of(state.tables.cards[one].effect for one in mat.fulfilled)
        if state.events is not None:
            state.tell(CardFulfilled(who=state.who(self.player), card=card.id))
        score(state, self.player, card.vp, Why.TSAR_CARD)
        if card.effect.when == "immediate":
            give(state, self.player, state.tables.card_gains[self.card], Why.TSAR_CARD)
        return False


def refuse_fulfil(state: State, player: int, action: FulfilCard, *, paid_only: bool = False) -> Refusal | None:
    """Why a card cannot be fulfilled; None where it can."""
    card, mat = CARD.ids.index(action.card), state.mats[player]
    if card not in mat.hand:
        return Refusal("not-in-hand", "page 9", {"card": CARD.words[action.card]})
    if can_fulfil(state, player, card, paid_only=paid_only):
        return None
    require = state.tables.cards[card].require
    count = own_needed(mat, require, paid_only=paid_only)
    return Refusal("card-unpayable", "page 9", {"count": count, "fur": word_of(FURS[require.value])})
