"""Actions that cards and songs grant: an advanced action here or anywhere, a tsar card for the furs that are paid."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat
from krajina.core.message import Values
from krajina.games.stroganov.actions import DECLINE, Decline, ExtraAction, FulfilCard, UseCard
from krajina.games.stroganov.catalog import CARD
from krajina.games.stroganov.events import CardUsed
from krajina.games.stroganov.moves.advanced import ADVANCED, advanced, refuse_advanced, take_advanced
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.fulfil import FULFIL, can_fulfil, fulfil, refuse_fulfil
from krajina.games.stroganov.moves.market import extras, refuse_extra, take_extra
from krajina.games.stroganov.moves.places import reach_of, whole_board
from krajina.games.stroganov.pieces import SEASONS, Prompt, Why
from krajina.games.stroganov.rewards import give, reward
from krajina.games.stroganov.state import Mat, Question, State
from krajina.games.stroganov.tables import PRESENCE

USE: Final = tuple(map(UseCard, CARD.ids))
ONE_ACTION: Final = (("advanced_action", PRESENCE),)


def free_advanced(state: State, player: int, *, anywhere: bool) -> list[Action]:
    """The advanced actions that a card or a song lets a player do; their own price is still due (ruling 23)."""
    found: list[Action] = []
    advanced(state, player, found, whole_board(state) if anywhere else reach_of(state, player), paid=False)
    return found


def seasonal_cards(state: State, mat: Mat) -> list[int]:
    """The fulfilled cards that grant an action in this season, once a turn (annex, A11 to A13)."""
    season = SEASONS[state.season]
    cards = state.tables.cards
    return [card for card in mat.fulfilled if cards[card].effect.when == season and card not in mat.used]


def seasonal_actions(state: State, player: int, mat: Mat, found: list[Action]) -> None:
    """Add the cards of the season that can be used now."""
    found.extend(USE[card] for card in seasonal_cards(state, mat) if _is_of_use(state, player, card))


def _is_of_use(state: State, player: int, card: int) -> bool:
    """Tell whether a card grants anything here and now; on the start tile one may act nowhere (ruling 42)."""
    if state.tables.card_gains[card] != ONE_ACTION:
        return True
    return bool(free_advanced(state, player, anywhere=False))


def use_card(state: State, player: int, action: UseCard) -> None:
    """Use the action of a card."""
    card, mat = CARD.ids.index(action.card), state.mats[player]
    mat.used = (*mat.used, card)
    if state.events is not None:
        state.tell(CardUsed(who=state.who(player), card=action.card))
    give(state, player, state.tables.card_gains[card], Why.TSAR_CARD)


def refuse_use(state: State, player: int, action: UseCard) -> Refusal | None:
    """Why a card grants nothing now; None where it does."""
    card, mat = CARD.ids.index(action.card), state.mats[player]
    named: Values = {"card": CARD.words[action.card]}
    if card not in mat.fulfilled:
        return Refusal("not-fulfilled", "page 9", named)
    if state.tables.cards[card].effect.when != SEASONS[state.season]:
        return Refusal("other-season", "page 9", named)
    if card in mat.used:
        return Refusal("card-used", "ruling 42", named)
    return None if _is_of_use(state, player, card) else Refusal("nothing-possible", "page 7")


class FreeAdvanced(AtAnyTime, frozen=True):
    """An advanced action without the fur of a second one."""

    prompt: ClassVar[Prompt] = Prompt.ADVANCED
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({*ADVANCED, *EXTRA_KINDS, Decline})

    anywhere: bool

    def own_offers(self, state: State) -> list[Action] | None:
        """Every one that is possible."""
        return free_advanced(state, self.player, anywhere=self.anywhere)

    def answer(self, state: State, action: Action) -> None:
        """Do it."""
        if not isinstance(action, Decline):
            take_advanced(state, self.player, action, paid=False)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """By its own rules."""
        return refuse_advanced(state, self.player, action, anywhere=self.anywhere, paid=False)


class FulfilPaidOnly(Question, frozen=True):
    """A card from the hand for the furs that are paid, by a song; extra actions may come before it."""

    prompt: ClassVar[Prompt] = Prompt.FULFIL
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({FulfilCard, ExtraAction, Decline})

    def offers(self, state: State) -> Sequence[Action] | None:
        """Each card in hand that can be paid, or none."""
        mat = state.mats[self.player]
        found: list[Action] = [
            FULFIL[card] for card in mat.hand if can_fulfil(state, self.player, card, paid_only=True)
        ]
        if mat.hand:
            extras(state, self.player, mat, found)
        return [*found, DECLINE] if found else None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Fulfil it; after another extra action the question comes again."""
        if isinstance(action, FulfilCard):
            fulfil(state, self.player, CARD.ids.index(action.card), paid_only=True)
        elif isinstance(action, ExtraAction):
            state.todo.append(self)
            take_extra(state, self.player, action.extra)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """By its own rules."""
        if isinstance(action, ExtraAction):
            return refuse_extra(state, self.player, action.extra)
        assert isinstance(action, FulfilCard)
        return refuse_fulfil(state, self.player, action, paid_only=True)


@reward("advanced_action")
def advanced_as_reward(state: State, player: int, manner: int, _why: Why | None = None) -> None:
    """By a song, or by a card in winter."""
    state.todo.append(FreeAdvanced(player, anywhere=manner != PRESENCE))


@reward("fulfil_tsar")
def fulfil_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a song."""
    state.todo.append(FulfilPaidOnly(player))
