"""The five basic actions: coin, horses, move, hunt, trade (pages 6 and 7)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, word_of
from krajina.games.stroganov.actions import BasicAction, Decline, Trade
from krajina.games.stroganov.events import BasicTaken
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.hunt import HuntTask, can_hunt
from krajina.games.stroganov.moves.move import FreeMove, tiles_east, tiles_west
from krajina.games.stroganov.moves.pay import PayFurs, can_pay, can_pay_after_any
from krajina.games.stroganov.pieces import ANY, FURS, Basic, For, Prompt, TradeReward, Why
from krajina.games.stroganov.rewards import give
from krajina.games.stroganov.state import Mat, State
from krajina.games.stroganov.tables import Gains

BASIC: Final = {basic: BasicAction(basic) for basic in Basic}
COIN, HORSES, MOVE, HUNT, TRADE = BASIC.values()
TRADES: Final = tuple(map(Trade, TradeReward))
TRADE_NUMBER: Final = {reward: number for number, reward in enumerate(TradeReward)}


def basics(state: State, player: int, mat: Mat, found: list[Action], paid: bool) -> None:
    """Add the basic actions that are possible; a second main action takes a fur of any value beforehand."""
    found.append(COIN)
    found.append(HORSES)
    at = state.at[player]
    if tiles_east(state, at) or tiles_west(state, at):
        found.append(MOVE)
    if can_hunt(state, player):
        found.append(HUNT)
    if _can_trade(state, mat, paid):
        found.append(TRADE)


def _can_trade(state: State, mat: Mat, paid: bool) -> bool:
    return can_pay_after_any(mat, state.trade_fur, 1) if paid else can_pay(mat, state.trade_fur, 1)


def take_basic(state: State, player: int, basic: Basic) -> None:
    """Do a basic action."""
    if state.events is not None:
        state.tell(BasicTaken(who=state.who(player), basic=basic))
    if basic == Basic.COIN:
        give(state, player, state.tables.coin_gains, Why.OTHER)
    elif basic == Basic.HORSES:
        give(state, player, state.tables.horse_gains, Why.OTHER)
    elif basic == Basic.MOVE:
        state.todo.append(FreeMove(player, state.tables.board.move.steps, may_stay=False))
    elif basic == Basic.HUNT:
        state.todo.append(HuntTask(player))
    else:
        state.todo.append(TradeRewards(player, state.tables.board.basic_actions.trade_picks))
        state.todo.append(PayFurs(player, state.trade_fur, 1, For.TRADE))


class TradeRewards(AtAnyTime, frozen=True):
    """Two of the rewards of the trade, the same one twice if one likes (page 7)."""

    prompt: ClassVar[Prompt] = Prompt.TRADE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Trade, *EXTRA_KINDS, Decline})

    picks: int

    def own_offers(self, state: State) -> list[Action] | None:
        """One of them, or none."""
        return list(TRADES)

    def answer(self, state: State, action: Action) -> None:
        """Give it; the next pick follows."""
        if isinstance(action, Trade):
            if self.picks > 1:
                state.todo.append(TradeRewards(self.player, self.picks - 1))
            give(state, self.player, state.tables.trade_gains[TRADE_NUMBER[action.reward]], Why.OTHER)


def second_price(state: State, player: int, basic: Basic) -> PayFurs:
    """A fur of any value for a second main action (page 7); a trade must still find its own fur."""
    later = (state.trade_fur, 1) if basic == Basic.TRADE else (ANY, 0)
    return PayFurs(player, ANY, 1, For.SECOND_ACTION, 0, *later)


def refuse_basic(state: State, player: int, basic: Basic, paid: bool) -> Refusal | None:
    """Why a basic action is not possible; None where it is."""
    mat = state.mats[player]
    if paid and not any(mat.furs):
        return Refusal("second-takes-a-fur", "page 7")
    at = state.at[player]
    if basic == Basic.MOVE and not (tiles_east(state, at) or tiles_west(state, at)):
        return Refusal("nowhere-to-go", "page 6")
    if basic == Basic.HUNT and not can_hunt(state, player):
        return Refusal("nothing-to-hunt", "page 6")
    if basic == Basic.TRADE and not _can_trade(state, mat, paid):
        fur = word_of(FURS[state.trade_fur])
        if can_pay(mat, state.trade_fur, 1):
            return Refusal("second-trade-takes-two", "page 7", {"fur": fur})
        return Refusal("no-trade-fur", "page 7", {"fur": fur})
    return None


def basic_gains(state: State, basic: Basic) -> Gains:
    """What a basic action gives by itself, for people."""
    return {Basic.COIN: state.tables.coin_gains, Basic.HORSES: state.tables.horse_gains}.get(basic, ())
