"""Fulfilling a tsar card: have the furs that it shows, pay those in the red frame, score, keep its effect (page 9)."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from krajina.core import Action, Event, Refusal, Seat, Word, word_of
from krajina.games.stroganov.catalog import CARD, CardName
from krajina.games.stroganov.deeds import Deed, Do
from krajina.games.stroganov.dues import Dues, Furs, unpaid
from krajina.games.stroganov.moves.decline import DECLINE, Decline
from krajina.games.stroganov.moves.extra_action import ExtraAction
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.moves.show_tigers import ShowFurs
from krajina.games.stroganov.pieces import FURS, For, Prompt, Who, Why
from krajina.games.stroganov.reach import MAIN, PAID_ONLY, Terms
from krajina.games.stroganov.rewards import gain_words, give, reward, score
from krajina.games.stroganov.rows import Require
from krajina.games.stroganov.standing import standing_of
from krajina.games.stroganov.state import Mat, Question, State


class CardFulfilled(Event, frozen=True):
    """A tsar card was fulfilled."""

    who: Who
    card: CardName


class FulfilCard(Deed, frozen=True):
    """Fulfil a tsar card from the hand."""

    card: CardName

    @staticmethod
    def offer(state: State, player: int, found: list[Action], terms: Terms = MAIN) -> None:
        """Add the cards of the hand that can be fulfilled: what is paid counts among what is shown."""
        mat = state.mats[player]
        for card in mat.hand:
            shown, _ = FULFIL[card].dues(state, player, terms)
            if shown.is_there(mat):
                found.append(FULFIL[card])

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """Furs to show, and those of them that are paid."""
        require = state.tables.cards[NUMBER[self.card]].require
        own = require.pay if terms.paid_only else own_needed(state.mats[player], require)
        return _card_dues(require.value, own, require.pay)

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        points = state.tables.cards[NUMBER[self.card]].vp
        return gain_words((("vp", points),)) if points else ()

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Not in the hand, or the furs are not there."""
        mat = state.mats[player]
        if NUMBER[self.card] not in mat.hand:
            return Refusal("not-in-hand", "page 9", {"card": CARD.words[self.card]})
        return unpaid(mat, self.dues(state, player, terms))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Pay, then show what else has to be there, then score."""
        shown, paid = self.dues(state, player, terms)
        assert isinstance(shown, Furs)
        rest = replace(shown, count=shown.count - paid.count, is_shown=False)
        state.todo.append(Do(player, self))
        if rest.count:
            state.todo.append(ShowFurs(player, rest.value, rest.count))
        ask_for(state, player, (paid,), later=(rest,))

    def do(self, state: State, player: int) -> None:
        """Score it and tuck it under the board: its effect holds from now on."""
        number = NUMBER[self.card]
        mat, card = state.mats[player], state.tables.cards[number]
        mat.hand = tuple(one for one in mat.hand if one != number)
        mat.fulfilled = (*mat.fulfilled, number)
        mat.standing = standing_of(state.tables.cards[one].effect for one in mat.fulfilled)
        if state.events is not None:
            state.tell(CardFulfilled(who=state.who(player), card=card.id))
        score(state, player, card.vp, Why.TSAR_CARD)
        if card.effect.when == "immediate":
            give(state, player, state.tables.card_gains[number], Why.TSAR_CARD)


FULFIL: Final = tuple(map(FulfilCard, CARD.ids))
NUMBER: Final = {name: number for number, name in enumerate(CARD.ids)}


def own_needed(mat: Mat, require: Require) -> int:
    """How many furs have to be there, those that are paid among them (annex, A3)."""
    return require.pay if require.own == require.pay else max(require.own - mat.standing.own_fewer, require.pay)


@cache
def _card_dues(value: int, own: int, pay: int) -> Dues:
    """So many furs of a value that have to be there, and so many of them that are paid."""
    no = Refusal("card-unpayable", "page 9", {"count": own, "fur": word_of(FURS[value])})
    shown = Furs(value, own, For.CARD, no, is_shown=True)
    return (shown, replace(shown, count=pay, is_shown=False))


class FulfilPaidOnly(Question):
    """A card from the hand for the furs that are paid, by a song; extra actions may come before it."""

    prompt: ClassVar[Prompt] = Prompt.FULFIL
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({FulfilCard, ExtraAction, Decline})
    has_prices: ClassVar[bool] = False

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each card in hand that can be paid, or none."""
        found: list[Action] = []
        FulfilCard.offer(state, self.player, found, PAID_ONLY)
        if state.mats[self.player].hand:
            ExtraAction.offer(state, self.player, found)
        return [*found, DECLINE] if found else None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Fulfil it; after another extra action the question comes again."""
        if isinstance(action, ExtraAction):
            state.todo.append(self)
            action.take(state, self.player)
        elif isinstance(action, FulfilCard):
            action.take(state, self.player, PAID_ONLY)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, FulfilCard | ExtraAction)
        return action.refusal(state, self.player, PAID_ONLY)


@reward("fulfil_tsar")
def fulfil_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a song."""
    state.todo.append(FulfilPaidOnly(player))
