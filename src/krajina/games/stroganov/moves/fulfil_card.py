"""Fulfilling a tsar card: have the furs that it shows, pay those in the red frame, score, keep its effect (page 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, Word, word_of
from krajina.games.stroganov.actions import Decline, ExtraAction, FulfilCard
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.deeds import Deed, Do, deed_of, known
from krajina.games.stroganov.dues import Dues, Furs, unpaid
from krajina.games.stroganov.events import CardFulfilled
from krajina.games.stroganov.moves.decline import DECLINE
from krajina.games.stroganov.moves.extra_action import offer_extras
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.moves.show_tigers import ShowFurs
from krajina.games.stroganov.pieces import FURS, TIGER, For, Prompt, Why
from krajina.games.stroganov.reach import MAIN, PAID_ONLY, Terms
from krajina.games.stroganov.rewards import gain_words, give, reward, score
from krajina.games.stroganov.standing import standing_of
from krajina.games.stroganov.state import Mat, Question, State
from krajina.games.stroganov.tables import Tables

BY_CARD: Final = Why.TSAR_CARD


class FulfilDeed(Deed):
    """Fulfil a tsar card from the hand."""

    keeps_stage = True
    is_extra = True

    def __init__(self, number: int) -> None:
        self.action = FulfilCard(CARD.ids[number])
        self.number = number

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """Furs to show, and those of them that are paid."""
        tables = state.tables
        pay = tables.card_pays[self.number]
        own = pay if terms.paid_only else own_needed(state.mats[player], tables, self.number)
        return card_dues(tables.card_values[self.number], own, pay)

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        points = state.tables.cards[self.number].vp
        return gain_words((("vp", points),)) if points else ()

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Not in the hand, or the furs are not there."""
        mat = state.mats[player]
        if self.number not in mat.hand:
            return Refusal("not-in-hand", "page 9", {"card": CARD.words[CARD.ids[self.number]]})
        return unpaid(mat, self.dues(state, player, terms))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Pay, then show what else has to be there, then score."""
        shown, paid = self.dues(state, player, terms)
        assert isinstance(shown, Furs)
        rest = shown.paid(shown.count - paid.count)
        state.todo.append(Do(player, self))
        if rest.count:
            state.todo.append(ShowFurs(player, rest.value, rest.count))
        ask_for(state, player, (paid,), later=(rest,))

    def do(self, state: State, player: int) -> None:
        """Score it and tuck it under the board: its effect holds from now on."""
        number = self.number
        mat, card = state.mats[player], state.tables.cards[number]
        mat.hand = tuple([one for one in mat.hand if one != number])
        mat.fulfilled = (*mat.fulfilled, number)
        mat.standing = standing_of([state.tables.cards[one].effect for one in mat.fulfilled])
        if state.events is not None:
            state.tell(CardFulfilled(who=state.who(player), card=card.id))
        score(state, player, card.vp, BY_CARD)
        if card.effect.when == "immediate":
            give(state, player, state.tables.card_gains[number], BY_CARD)


FULFIL: Final = [known(FulfilDeed(number)) for number in range(len(CARD.ids))]


def offer_cards(state: State, player: int, found: list[Action], terms: Terms = MAIN) -> None:
    """Add the cards of the hand that can be fulfilled: what is paid counts among what is shown."""
    mat = state.mats[player]
    for card in mat.hand:
        deed = FULFIL[card]
        if deed.dues(state, player, terms)[0].is_there(mat):
            found.append(deed.action)


def own_needed(mat: Mat, tables: Tables, card: int) -> int:
    """How many furs have to be there, those that are paid among them (annex, A3)."""
    own, pay = tables.card_owns[card], tables.card_pays[card]
    return pay if own == pay else max(own - mat.standing.own_fewer, pay)


def card_dues(value: int, own: int, pay: int) -> Dues:
    """So many furs of a value that have to be there, and so many of them that are paid."""
    made = _CARD_DUES[value][pay]
    if len(made) <= own:  # a new list: another thread may look into the old one
        made = _CARD_DUES[value][pay] = [_made_dues(value, count, pay) for count in range(own + 1)]
    return made[own]


def _made_dues(value: int, own: int, pay: int) -> Dues:
    no = Refusal("card-unpayable", "page 9", {"count": own, "fur": word_of(FURS[value])})
    shown = Furs(value, own, For.CARD, no, is_shown=True)
    return (shown, shown.paid(pay))


MOST_PAID: Final = 2
# By value, by how many are paid and by how many have to be there, as far as they were met.
_CARD_DUES: Final[list[list[list[Dues]]]] = [[[] for _ in range(MOST_PAID + 1)] for _ in range(TIGER)]


class FulfilPaidOnly(Question):
    """A card from the hand for the furs that are paid, by a song; extra actions may come before it."""

    prompt: ClassVar[str] = Prompt.FULFIL.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({FulfilCard, ExtraAction, Decline})
    has_prices: ClassVar[bool] = False

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each card in hand that can be paid, or none."""
        found: list[Action] = []
        offer_cards(state, self.player, found, PAID_ONLY)
        if state.mats[self.player].hand:
            offer_extras(state, self.player, found)
        return [*found, DECLINE] if found else None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Fulfil it; after another extra action the question comes again."""
        if isinstance(action, ExtraAction):
            state.todo.append(self)
            deed_of(action).take(state, self.player)
        elif isinstance(action, FulfilCard):
            deed_of(action).take(state, self.player, PAID_ONLY)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return deed_of(action).refusal(state, self.player, PAID_ONLY)


@reward("fulfil_tsar")
def fulfil_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a song."""
    state.todo.append(FulfilPaidOnly(player))
