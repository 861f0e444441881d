"""Extra actions with furs: buying one from market or bag, swapping one down, swapping two for one (page 9)."""

from typing import Final

from krajina.core import Action, Refusal, Word
from krajina.games.stroganov.actions import ExtraAction
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.dues import Dues, Things, horses_due, pay_things, payable, unpaid
from krajina.games.stroganov.events import ExtraTaken
from krajina.games.stroganov.moves.keep_fur import FurForPlayer
from krajina.games.stroganov.moves.take_fur import SWAP_DUES, TWO_FURS, TakeFromMarket
from krajina.games.stroganov.pieces import HIGHEST, LOWEST, Extra
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import gain_words
from krajina.games.stroganov.state import Question, State

DOWN: Final = Extra.SWAP_DOWN
TWO: Final = Extra.SWAP_TWO
FROM_BAG: Final = Extra.BUY_FROM_BAG


class ExtraDeed(Deed):
    """Buy or swap furs."""

    keeps_stage = True
    is_extra = True

    def __init__(self, extra: Extra) -> None:
        self.action = ExtraAction(extra)
        self.extra = extra
        self.is_swap = extra in (DOWN, TWO)

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """Horses, or for a swap what the cheapest fur of the market takes."""
        if not self.is_swap:
            return TO_BUY
        return SWAP_DUES[lowest_in_market(state) or HIGHEST] if self.extra is DOWN else TWO_FURS

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words((("fur_bag" if self.extra is FROM_BAG else "fur_market", 1),))

    def opens(self, state: State, player: int) -> Question | None:
        """Which fur of the market; what comes from the bag is chance."""
        return None if self.extra is FROM_BAG else TakeFromMarket(player, self.extra)

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Too few horses, nothing there to be had, too few furs, or none that is high enough."""
        mat, dues = state.mats[player], self.dues(state, player)
        horses: Dues = tuple([due for due in dues if isinstance(due, Things)])
        if reason := unpaid(mat, horses):
            return reason
        if self.extra is FROM_BAG:
            return None if any(state.bag) else Refusal("bag-empty", "ruling 35")
        if not state.in_market:
            return Refusal("market-empty", "ruling 35")
        if payable(mat, dues):
            return None
        there, due = mat.all_furs, dues[-1].count
        few = Refusal("too-few-furs", "page 9", {"count": due, "there": there})
        return few if there < due else Refusal("nothing-lower", "page 9")

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Buy or swap; a swap is paid when the fur is chosen."""
        if state.events is not None:
            state.tell(ExtraTaken(who=state.who(player), extra=self.extra))
        if not self.is_swap:
            pay_things(state, player, TO_BUY)
        question = self.opens(state, player)
        if question is None:
            state.todo.append(FurForPlayer(player))
        else:
            state.todo.append(question)


FOR_BUYING: Final = 5  # horses
TO_BUY: Final = horses_due(FOR_BUYING, "page 9")
BUY_FROM_MARKET: Final = known(ExtraDeed(Extra.BUY_FROM_MARKET))
BUY_FROM_BAG: Final = known(ExtraDeed(Extra.BUY_FROM_BAG))
SWAP_DOWN: Final = known(ExtraDeed(Extra.SWAP_DOWN))
SWAP_TWO: Final = known(ExtraDeed(Extra.SWAP_TWO))
EXTRAS: Final = (BUY_FROM_MARKET, BUY_FROM_BAG, SWAP_DOWN, SWAP_TWO)


def lowest_in_market(state: State) -> int:
    """The lowest fur of the market; 0 where it is empty."""
    market = state.market
    for value in range(LOWEST, HIGHEST + 1):
        if market[value]:
            return value
    return 0


def offer_extras(state: State, player: int, found: list[Action]) -> None:
    """Add those that a player can afford."""
    mat = state.mats[player]
    lowest = lowest_in_market(state)
    if mat.horses >= FOR_BUYING:
        if lowest:
            found.append(BUY_FROM_MARKET.action)
        if any(state.bag):
            found.append(BUY_FROM_BAG.action)
    if lowest and mat.all_furs:
        horse, higher = SWAP_DUES[lowest]
        if horse.is_there(mat) and higher.is_there(mat):
            found.append(SWAP_DOWN.action)
        if payable(mat, TWO_FURS):
            found.append(SWAP_TWO.action)
