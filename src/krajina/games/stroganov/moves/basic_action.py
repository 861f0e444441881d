"""The five basic actions: coin, horses, move, hunt, trade (pages 6 and 7)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from krajina.core import Action, Event, Refusal, Word, word_of
from krajina.core.message import Values
from krajina.games.stroganov.deeds import Deed, Do
from krajina.games.stroganov.dues import Dues, Furs, payable, unpaid
from krajina.games.stroganov.moves.hunt import HuntTask, can_hunt
from krajina.games.stroganov.moves.move_cossack import FreeMove
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.moves.trade import TradeRewards
from krajina.games.stroganov.pieces import ANY, FURS, Basic, For, Who, Why
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import gain_words, give
from krajina.games.stroganov.state import NONE, Question, State


class BasicTaken(Event, frozen=True):
    """A basic action was chosen."""

    who: Who
    basic: Basic


class BasicAction(Deed, frozen=True):
    """One of the five basic actions."""

    basic: Basic

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """A fur of any value for a second main action (page 7); for the trade its own fur."""
        trade = trade_dues(state.trade_fur) if self.basic == Basic.TRADE else ()
        return (*ANY_FUR, *trade) if terms.is_second else trade

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        tables = state.tables
        if self.basic == Basic.TRADE:
            rewards = tuple(word for reward in tables.trade_gains for word in gain_words(reward))
            return (Word("gain-trade", {"count": tables.board.basic_actions.trade_picks, "rewards": rewards}),)
        return gain_words({Basic.COIN: tables.coin_gains, Basic.HORSES: tables.horse_gains}.get(self.basic, ()))

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """No fur for a second action, nowhere to go, nothing to hunt, or no fur for the trade."""
        mat = state.mats[player]
        if terms.is_second and (reason := unpaid(mat, ANY_FUR)):
            return reason
        if self.basic == Basic.MOVE and not _can_move(state, player):
            return Refusal("nowhere-to-go", "page 6")
        if self.basic == Basic.HUNT and not can_hunt(state, player):
            return Refusal("nothing-to-hunt", "page 6")
        return unpaid(mat, self.dues(state, player, terms))

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Pay for a second action, then do it; the trade is paid for when it is announced."""
        if not terms.is_second:
            self.do(state, player)
            return
        state.todo.append(Do(player, self))
        ask_for(state, player, ANY_FUR, later=self.dues(state, player))

    def opens(self, state: State, player: int) -> Question | None:
        board = state.tables.board
        if self.basic == Basic.MOVE:
            return FreeMove(player, board.move.steps, may_stay=False)
        if self.basic == Basic.HUNT:
            return HuntTask(player)
        return TradeRewards(player, board.basic_actions.trade_picks) if self.basic == Basic.TRADE else None

    def do(self, state: State, player: int) -> None:
        if state.events is not None:
            state.tell(BasicTaken(who=state.who(player), basic=self.basic))
        if self.basic == Basic.COIN:
            give(state, player, state.tables.coin_gains, Why.OTHER)
        elif self.basic == Basic.HORSES:
            give(state, player, state.tables.horse_gains, Why.OTHER)
        if question := self.opens(state, player):
            state.todo.append(question)
        if self.basic == Basic.TRADE:
            ask_for(state, player, self.dues(state, player))


BASIC: Final = {basic: BasicAction(basic) for basic in Basic}
COIN, HORSES, MOVE, HUNT, TRADE = BASIC.values()
ANY_FUR: Final = (Furs(ANY, 1, For.SECOND_ACTION, Refusal("second-takes-a-fur", "page 7")),)


def basic_actions(state: State, player: int, terms: Terms) -> Sequence[Action]:
    """Those that are possible."""
    mat = state.mats[player]
    if terms.is_second and not payable(mat, ANY_FUR):
        return ()
    found = [COIN, HORSES]
    if _can_move(state, player):
        found.append(MOVE)
    if can_hunt(state, player):
        found.append(HUNT)
    if payable(mat, TRADE.dues(state, player, terms)):
        found.append(TRADE)
    return found


@cache
def trade_dues(fur: int) -> Dues:
    """The fur of the trade (page 7)."""
    named: Values = {"fur": word_of(FURS[fur])}
    both = Refusal("second-trade-takes-two", "page 7", named)
    return (Furs(fur, 1, For.TRADE, Refusal("no-trade-fur", "page 7", named), both),)


def _can_move(state: State, player: int) -> bool:
    """Tell whether there is any tile but the one on which the Cossack stands."""
    others = len(state.row) - state.row.count(NONE) - (state.row[state.at[player]] != NONE)
    return others > 0
