"""The five basic actions: coin, horses, move, hunt, trade (pages 6 and 7)."""

from typing import Final

from krajina.core import Action, Refusal, Word, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import BasicAction
from krajina.games.stroganov.deeds import Deed, Do, known
from krajina.games.stroganov.dues import Dues, Furs, payable, unpaid
from krajina.games.stroganov.events import BasicTaken
from krajina.games.stroganov.moves.hunt import HuntTask, can_hunt
from krajina.games.stroganov.moves.move_cossack import FreeMove
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.moves.trade import TradeRewards
from krajina.games.stroganov.pieces import ANY, FURS, LAST, TIGER, Basic, For
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import OTHER, gain_words, give
from krajina.games.stroganov.state import NONE, Question, State

IS_COIN: Final = Basic.COIN
IS_HORSES: Final = Basic.HORSES
IS_MOVE: Final = Basic.MOVE
IS_HUNT: Final = Basic.HUNT
IS_TRADE: Final = Basic.TRADE


class BasicDeed(Deed):
    """One of the five basic actions."""

    def __init__(self, basic: Basic) -> None:
        self.action = BasicAction(basic)
        self.basic = basic

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """A fur of any value for a second main action (page 7); for the trade its own fur."""
        if self.basic is IS_TRADE:
            return (_SECOND_TRADE_DUES if terms.is_second else _TRADE_DUES)[state.trade_fur]
        return ANY_FUR if terms.is_second else ()

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        tables = state.tables
        if self.basic is IS_TRADE:
            rewards = tuple(word for reward in tables.trade_gains for word in gain_words(reward))
            return (Word("gain-trade", {"count": tables.board.basic_actions.trade_picks, "rewards": rewards}),)
        if self.basic is IS_COIN:
            return gain_words(tables.coin_gains)
        return gain_words(tables.horse_gains) if self.basic is IS_HORSES else ()

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """No fur for a second action, nowhere to go, nothing to hunt, or no fur for the trade."""
        mat = state.mats[player]
        if terms.is_second and (reason := unpaid(mat, ANY_FUR)):
            return reason
        if self.basic is IS_MOVE and not _can_move(state, player):
            return Refusal("nowhere-to-go", "page 6")
        if self.basic is IS_HUNT and not can_hunt(state, player):
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
        if self.basic is IS_MOVE:
            return FreeMove(player, state.tables.steps, may_stay=False)
        if self.basic is IS_HUNT:
            return HuntTask(player)
        return TradeRewards(player, state.tables.board.basic_actions.trade_picks) if self.basic is IS_TRADE else None

    def do(self, state: State, player: int) -> None:
        if state.events is not None:
            state.tell(BasicTaken(who=state.who(player), basic=self.basic))
        if self.basic is IS_COIN:
            give(state, player, state.tables.coin_gains, OTHER)
        elif self.basic is IS_HORSES:
            give(state, player, state.tables.horse_gains, OTHER)
        else:
            question = self.opens(state, player)
            assert question is not None, "it asks"
            state.todo.append(question)
            if self.basic is IS_TRADE:
                ask_for(state, player, self.dues(state, player))


COIN: Final = known(BasicDeed(Basic.COIN))
HORSES: Final = known(BasicDeed(Basic.HORSES))
MOVE: Final = known(BasicDeed(Basic.MOVE))
HUNT: Final = known(BasicDeed(Basic.HUNT))
TRADE: Final = known(BasicDeed(Basic.TRADE))
BASIC: Final = (COIN, HORSES, MOVE, HUNT, TRADE)


def _trade_dues(fur: int) -> Dues:
    named: Values = {"fur": word_of(FURS[fur])}
    both = Refusal("second-trade-takes-two", "page 7", named)
    return (Furs(fur, 1, For.TRADE, Refusal("no-trade-fur", "page 7", named), both),)


ANY_FUR: Final[Dues] = (Furs(ANY, 1, For.SECOND_ACTION, Refusal("second-takes-a-fur", "page 7")),)
_TRADE_DUES: Final = [_trade_dues(fur) for fur in range(TIGER)]  # by the fur of the trade (page 7)
_SECOND_TRADE_DUES: Final[list[Dues]] = [(*ANY_FUR, *dues) for dues in _TRADE_DUES]


def basic_actions(state: State, player: int, terms: Terms, found: list[Action]) -> None:
    """Add those that are possible."""
    mat = state.mats[player]
    if terms.is_second and not mat.all_furs:
        return
    found.append(COIN.action)
    found.append(HORSES.action)
    if _can_move(state, player):
        found.append(MOVE.action)
    if can_hunt(state, player):
        found.append(HUNT.action)
    if payable(mat, TRADE.dues(state, player, terms)):
        found.append(TRADE.action)


def _can_move(state: State, player: int) -> bool:
    """Tell whether there is any tile but the one on which the Cossack stands."""
    here = state.at[player]
    for at in range(1, LAST + 1):  # noqa: SIM110 - a loop is compiled, a generator is called
        if at != here and state.row[at] != NONE:
            return True
    return False
