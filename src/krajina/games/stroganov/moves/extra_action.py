"""Extra actions with furs: buying one from market or bag, swapping one down, swapping two for one (page 9)."""

from typing import Final

from krajina.core import Action, Event, Refusal, Word
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.dues import Dues, Things, pay_things, payable, unpaid
from krajina.games.stroganov.moves.keep_fur import FurForPlayer
from krajina.games.stroganov.moves.take_fur import SWAPS, TakeFromMarket, swap_dues
from krajina.games.stroganov.pieces import VALUES, Extra, Thing, Who
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import gain_words
from krajina.games.stroganov.state import Question, State


class ExtraTaken(Event, frozen=True):
    """An extra action was chosen."""

    who: Who
    extra: Extra


class ExtraAction(Deed, frozen=True):
    """Buy or swap furs."""

    extra: Extra

    @staticmethod
    def offer(state: State, player: int, found: list[Action]) -> None:
        """Add those that a player can afford."""
        mat = state.mats[player]
        has_market = any(state.market)
        if HORSES.count <= mat.horses:
            if has_market:
                found.append(BUY_FROM_MARKET)
            if any(state.bag):
                found.append(BUY_FROM_BAG)
        if has_market and any(mat.furs):
            horse, higher = SWAP_DOWN.dues(state, player)
            if horse.is_there(mat) and higher.is_there(mat):
                found.append(SWAP_DOWN)
            if TWO_FURS.is_there(mat):
                found.append(SWAP_TWO)

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """Horses, or for a swap what the cheapest fur of the market takes."""
        if self.extra not in SWAPS:
            return (HORSES,)
        for value in VALUES:
            if state.market[value]:
                return swap_dues(self.extra, value)
        return swap_dues(self.extra)

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words((("fur_bag" if self.extra == Extra.BUY_FROM_BAG else "fur_market", 1),))

    def opens(self, state: State, player: int) -> Question | None:
        """Which fur of the market; what comes from the bag is chance."""
        return None if self.extra == Extra.BUY_FROM_BAG else TakeFromMarket(player, self.extra)

    def refusal(self, state: State, player: int, terms: Terms = MAIN) -> Refusal | None:
        """Too few horses, nothing there to be had, too few furs, or none that is high enough."""
        mat, dues = state.mats[player], self.dues(state, player)
        horses = tuple(due for due in dues if isinstance(due, Things))
        if reason := unpaid(mat, horses):
            return reason
        if self.extra == Extra.BUY_FROM_BAG:
            return None if any(state.bag) else Refusal("bag-empty", "ruling 35")
        if not any(state.market):
            return Refusal("market-empty", "ruling 35")
        if payable(mat, dues):
            return None
        there, due = sum(mat.furs), dues[-1].count
        few = Refusal("too-few-furs", "page 9", {"count": due, "there": there})
        return few if there < due else Refusal("nothing-lower", "page 9")

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        """Buy or swap; a swap is paid when the fur is chosen."""
        if state.events is not None:
            state.tell(ExtraTaken(who=state.who(player), extra=self.extra))
        if self.extra not in SWAPS:
            pay_things(state, player, self.dues(state, player))
        state.todo.append(self.opens(state, player) or FurForPlayer(player))


TWO_FURS: Final = swap_dues(Extra.SWAP_TWO)[0]
HORSES: Final = Things(Thing.HORSE, 5, "page 9")  # for buying
EXTRAS: Final = {extra: ExtraAction(extra) for extra in Extra}
BUY_FROM_MARKET, BUY_FROM_BAG, SWAP_DOWN, SWAP_TWO = EXTRAS.values()
