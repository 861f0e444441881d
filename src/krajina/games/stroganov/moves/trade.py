"""Trading: two of the rewards of the board for a fur (page 7)."""

from typing import ClassVar, Final

from krajina.core import Action, Word
from krajina.core.message import Values
from krajina.games.stroganov.actions import Decline, Trade
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import Deed, deed_of, known
from krajina.games.stroganov.pieces import Prompt, TradeReward
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import OTHER, gain_words, give
from krajina.games.stroganov.state import State


class TradeDeed(Deed):
    """Pick one of the rewards of the trade."""

    def __init__(self, reward: TradeReward, number: int) -> None:
        self.action = Trade(reward)
        self.number = number

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words(state.tables.trade_gains[self.number])

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """It is paid for already."""
        give(state, player, state.tables.trade_gains[self.number], OTHER)


TRADES: Final = [known(TradeDeed(reward, number)) for number, reward in enumerate(TradeReward)]


class TradeRewards(AtAnyTime):
    """Two of the rewards of the trade, the same one twice if one likes (page 7)."""

    prompt: ClassVar[str] = Prompt.TRADE.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Trade, *EXTRA_KINDS, Decline})

    def __init__(self, player: int, picks: int) -> None:
        self.player = player
        self.picks = picks

    def values(self, state: State) -> Values:
        """How many are still to come."""
        return {"picks": self.picks}

    def own_offers(self, state: State) -> list[Action] | None:
        return [trade.action for trade in TRADES]

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, Trade):
            if self.picks > 1:
                state.todo.append(TradeRewards(self.player, self.picks - 1))
            deed_of(action).take(state, self.player)
