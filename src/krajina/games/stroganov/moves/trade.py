"""Trading: two of the rewards of the board for a fur (page 7)."""

from typing import ClassVar, Final

from krajina.core import Action, Word
from krajina.core.message import Values
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.moves.decline import Decline
from krajina.games.stroganov.pieces import Prompt, TradeReward, Why
from krajina.games.stroganov.rewards import gain_words, give
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import Gains


class Trade(Deed, frozen=True):
    """Pick one of the rewards of the trade."""

    reward: TradeReward

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words(trade_gains(state, self))


TRADES: Final = tuple(map(Trade, TradeReward))


def trade_gains(state: State, trade: Trade) -> Gains:
    """What one of the rewards is."""
    return state.tables.trade_gains[TRADES.index(trade)]


class TradeRewards(AtAnyTime):
    """Two of the rewards of the trade, the same one twice if one likes (page 7)."""

    prompt: ClassVar[Prompt] = Prompt.TRADE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Trade, *EXTRA_KINDS, Decline})

    def __init__(self, player: int, picks: int) -> None:
        self.player = player
        self.picks = picks

    def values(self, state: State) -> Values:
        """How many are still to come."""
        return {"picks": self.picks}

    def own_offers(self, state: State) -> list[Action] | None:
        return list(TRADES)

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, Trade):
            if self.picks > 1:
                state.todo.append(TradeRewards(self.player, self.picks - 1))
            give(state, self.player, trade_gains(state, action), Why.OTHER)
