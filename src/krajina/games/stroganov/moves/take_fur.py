"""Taking a fur from the market, as a reward, bought or swapped; its place is filled at once (pages 8 and 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, Word, word_of
from krajina.games.stroganov.actions import Decline, TakeFur
from krajina.games.stroganov.deeds import Deed, found_deed, known
from krajina.games.stroganov.dues import FREE, Due, Dues, Furs, Things, pay_things, payable, unpaid
from krajina.games.stroganov.moves.decline import DECLINE
from krajina.games.stroganov.moves.draw_fur import FillMarket
from krajina.games.stroganov.moves.pay import ask_for
from krajina.games.stroganov.pieces import ANY, FURS, HIGHEST, LOWEST, RANK, TIGER, Extra, For, Fur, Prompt, Why
from krajina.games.stroganov.rewards import HORSE, fur_gains, gain_fur, reward
from krajina.games.stroganov.state import Question, State, Task

DOWN: Final = Extra.SWAP_DOWN
TWO: Final = Extra.SWAP_TWO


class TakeFurDeed(Deed):
    """Take a fur from the market."""

    def __init__(self, fur: Fur) -> None:
        self.action = TakeFur(fur)
        self.fur = fur

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return fur_gains(state, self.fur)


TAKE: Final = [known(TakeFurDeed(fur)) for fur in FURS]  # by rank


def _swap_dues(fur: int) -> tuple[Due, Due]:
    no = Refusal("nothing-higher", "page 9", {"fur": word_of(FURS[fur])})
    return (Things(HORSE, 1, "page 9"), Furs(ANY, 1, For.SWAP_DOWN, no, above=fur))


# What swapping for a fur of the market takes: a horse and a higher fur, or two furs; paid at the choice.
SWAP_DUES: Final = [_swap_dues(fur) for fur in range(HIGHEST + 1)]
TWO_FURS: Final[Dues] = (Furs(ANY, 2, For.SWAP_TWO, Refusal("too-few-furs", "page 9")),)


class TakeFromMarket(Question):
    """A fur from the market."""

    prompt: ClassVar[str] = Prompt.MARKET.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({TakeFur, Decline})

    def __init__(self, player: Seat, by: Extra | None = None) -> None:
        self.player = player
        self.by = by  # the extra action; None for a reward

    def is_swap(self) -> bool:
        """Tell whether it is paid when the fur is chosen."""
        return self.by is DOWN or self.by is TWO

    def offers(self, state: State) -> Sequence[Action] | None:
        """Every value on the market; a reward need not be taken (ruling 9)."""
        mat = state.mats[self.player]
        is_down = self.by is DOWN
        there: list[Action] = [
            TAKE[value].action
            for value in range(LOWEST, HIGHEST + 1)
            if state.market[value] and (not is_down or payable(mat, SWAP_DUES[value]))
        ]
        if there and self.by is None:
            there.append(DECLINE)
        return there if there or is_down else None

    def dues(self, value: int) -> Dues:
        """What is paid when a fur is chosen: what is bought is paid already."""
        if self.by is DOWN:
            return SWAP_DUES[value]
        return TWO_FURS if self.by is TWO else FREE

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Pay first (ruling 34), then take."""
        deed = found_deed(action)
        if deed is None:  # it is left
            return
        assert isinstance(deed, TakeFurDeed)
        value = RANK[deed.fur]
        state.todo.append(TakeThis(self.player, value))
        dues = self.dues(value)
        if dues:
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


class TakeThis(Task):
    """A chosen fur leaves the market; its place is filled before anything that the fur brings."""

    def __init__(self, player: int, value: int) -> None:
        self.player = player
        self.value = value

    def enter(self, state: State) -> bool:
        state.add_to_market(self.value, -1)
        gain_fur(state, self.player, self.value)
        state.todo.append(FillMarket())
        return False


@reward("fur_market")
def furs_from_market(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many times: take one, fill its place at once (page 8)."""
    for _ in range(count):
        state.todo.append(TakeFromMarket(player))
