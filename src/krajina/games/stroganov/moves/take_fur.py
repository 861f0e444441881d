"""Taking a fur from the market, as a reward, bought or swapped; its place is filled at once (pages 8 and 9)."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, Word, word_of
from krajina.games.stroganov.deeds import Deed
from krajina.games.stroganov.dues import Dues, Furs, Things, pay_things, payable, unpaid
from krajina.games.stroganov.moves.decline import DECLINE, Decline
from krajina.games.stroganov.moves.draw_fur import FillMarket
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.pieces import ANY, FURS, HIGHEST, RANK, TIGER, VALUES, Extra, For, Fur, Prompt, Thing, Why
from krajina.games.stroganov.rewards import fur_gains, gain_fur, reward
from krajina.games.stroganov.state import Question, State, Task


class TakeFur(Deed, frozen=True):
    """Take a fur from the market."""

    fur: Fur

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return fur_gains(state, self.fur)


TAKE: Final = tuple(TakeFur(fur) for fur in FURS)  # by rank


@cache
def swap_dues(extra: Extra, fur: int = HIGHEST) -> Dues:
    """What swapping for a fur of the market takes: a horse and a higher fur, or two furs; paid at the choice."""
    if extra == Extra.SWAP_TWO:
        return (Furs(ANY, 2, For.SWAP_TWO, Refusal("too-few-furs", "page 9")),)
    no = Refusal("nothing-higher", "page 9", {"fur": word_of(FURS[fur])})
    higher = Furs(ANY, 1, For.SWAP_DOWN, no, above=fur)
    return (Things(Thing.HORSE, 1, "page 9"), higher)


class TakeFromMarket(Question):
    """A fur from the market."""

    prompt: ClassVar[Prompt] = Prompt.MARKET
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({TakeFur, Decline})

    def __init__(self, player: Seat, by: Extra | None = None) -> None:
        self.player = player
        self.by = by  # the extra action; None for a reward

    def offers(self, state: State) -> Sequence[Action] | None:
        """Every value on the market; a reward need not be taken (ruling 9)."""
        there = [TAKE[value] for value in VALUES if state.market[value]]
        if self.by == Extra.SWAP_DOWN:
            mat = state.mats[self.player]
            return [take for take in there if payable(mat, self.dues(RANK[take.fur]))]
        return [*there, DECLINE] if there and self.by is None else there or None

    def dues(self, value: int) -> Dues:
        """What is paid when a fur is chosen: what is bought is paid already."""
        return swap_dues(self.by, value) if self.by in SWAPS else ()

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Pay first (ruling 34), then take."""
        if isinstance(action, Decline):
            return
        assert isinstance(action, TakeFur)
        value = RANK[action.fur]
        state.todo.append(TakeThis(self.player, value))
        if dues := self.dues(value):
            pay_things(state, self.player, dues)
            ask_for(state, self.player, dues)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not there, or no fur to pay counts more."""
        if isinstance(action, Decline):
            return Refusal("fur-chosen", "page 9")
        assert isinstance(action, TakeFur)
        if action.fur == FURS[TIGER] or not state.market[RANK[action.fur]]:
            return Refusal("not-in-market", "page 9", {"fur": word_of(action.fur)})
        return unpaid(state.mats[self.player], self.dues(RANK[action.fur]))


SWAPS: Final = (Extra.SWAP_DOWN, Extra.SWAP_TWO)


class TakeThis(Task):
    """A chosen fur leaves the market; its place is filled before anything that the fur brings."""

    def __init__(self, player: int, value: int) -> None:
        self.player = player
        self.value = value

    def enter(self, state: State) -> bool:
        state.market[self.value] -= 1
        gain_fur(state, self.player, self.value)
        state.todo.append(FillMarket())
        return False


@reward("fur_market")
def furs_from_market(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many times: take one, fill its place at once (page 8)."""
    for _ in range(count):
        state.todo.append(TakeFromMarket(player))
