"""Paying furs, kind by kind; equal furs are one choice.

Each kind has its turn once and in one order, so that no two ways of answering pay the same furs: those of the value
asked for first, then the others from the lowest, tigers last.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import Pay
from krajina.games.stroganov.dues import Dues, can_cover, fur_dues, least_coins
from krajina.games.stroganov.pieces import ANY, FURS, RANK, RANKS, TIGER, VALUES, For, Prompt
from krajina.games.stroganov.rewards import COIN, return_furs, spend
from krajina.games.stroganov.state import Question, State

MOST: Final = 99  # furs of a kind in one answer: all there can be
PAY: Final = [[Pay(FURS[rank], max(count, 1)) for count in range(MOST + 1)] for rank in range(TIGER + 1)]
ORDERS: Final = [
    list(RANKS) if value not in VALUES else [value, *(rank for rank in RANKS if rank != value)]
    for value in range(TIGER + 1)
]  # by the value asked for


FUR_WORDS: Final = [word_of(FURS[value]) if value else word_of("any-fur") for value in range(TIGER + 1)]
PURPOSES: Final = {purpose: word_of(purpose) for purpose in For}


def ask_for(state: State, player: int, dues: Dues, later: Dues = ()) -> None:
    """Put questions for the furs among dues on the stack, the first on top; what is due later must remain payable."""
    value, count = ANY, 0
    for due in fur_dues(later):
        value, count = due.value, due.count
    for due in reversed(fur_dues(dues)):
        state.todo.append(PayFurs(player, due.value, due.count, due.purpose, due.above, value, count))
        value, count = due.value, due.count


class PayFurs(Question):
    """So many furs of a value, or of any; what is paid or shown later in the same go must remain possible."""

    prompt: ClassVar[Prompt] = Prompt.PAY
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({Pay})

    def __init__(
        self,
        player: Seat,
        value: int,
        count: int,
        purpose: For,
        above: int = 0,
        later_value: int = ANY,
        later_count: int = 0,
        first: int = 0,
    ) -> None:
        self.player = player
        self.value = value  # or ANY
        self.count = count
        self.purpose = purpose
        self.above = above  # furs up to this value take a coin too: for swapping down
        self.later_value = later_value
        self.later_count = later_count
        self.first = first  # which kinds of the order have had their turn

    def values(self, state: State) -> Values:
        return {"count": self.count, "fur": FUR_WORDS[self.value], "purpose": PURPOSES[self.purpose]}

    def offers(self, state: State) -> Sequence[Action] | None:
        mat = state.mats[self.player]
        return self._next(mat.furs, mat.coins) if self.count else None

    def _next(self, furs: list[int], coins: int) -> list[Action]:
        """What may be paid next of such furs and coins."""
        order = ORDERS[self.value]
        choices: list[Action] = []
        for number in range(self.first, len(order)):
            rank = order[number]
            if furs[rank]:
                takes_coin = self.takes_coin(rank)
                most = min(furs[rank], self.count)
                if takes_coin:
                    most = min(most, coins)
                for count in range(most, 0, -1):
                    less = furs[:]
                    less[rank] -= count
                    left = coins - count if takes_coin else coins
                    if self._can_finish(less, left, number + 1, self.count - count):
                        choices.append(PAY[rank][count])
        return choices

    def ways(self, furs: list[int], coins: int) -> Iterator[tuple[Pay, ...]]:
        """Every whole payment of such furs and coins, as the answers that make it."""
        for pay in self._next(furs, coins):
            assert isinstance(pay, Pay)
            rank = RANK[pay.fur]
            less = furs[:]
            less[rank] -= pay.count
            if pay.count == self.count:
                yield (pay,)
            else:
                rest = self._after(pay).ways(less, coins - pay.count * self.takes_coin(rank))
                for more in rest:
                    yield (pay, *more)

    def _after(self, pay: Pay) -> "PayFurs":
        """What is still due after a part of it."""
        first = ORDERS[self.value].index(RANK[pay.fur]) + 1
        count = self.count - pay.count
        later = self.later_value
        return PayFurs(self.player, self.value, count, self.purpose, self.above, later, self.later_count, first)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Furs into the bag, tigers and coins to the supply."""
        assert isinstance(action, Pay)
        rank = RANK[action.fur]
        if self.count > action.count:
            state.todo.append(self._after(action))
        return_furs(state, self.player, rank, action.count)
        if self.takes_coin(rank):
            spend(state, self.player, COIN, action.count)

    def takes_coin(self, rank: int) -> bool:
        """Tell whether a coin has to give this fur another value."""
        return rank != TIGER and (rank <= self.above if self.value == ANY else rank != self.value)

    def coins_with(self, state: State, action: Pay) -> int:
        """The coins that a payment takes, with those that are then still due at least for the same thing."""
        rank = RANK[action.fur]
        rest = state.mats[self.player].furs[:]
        rest[rank] -= action.count
        return action.count * self.takes_coin(rank) + least_coins(rest, self.later_value, self.later_count)

    def _can_finish(self, furs: list[int], coins: int, first: int, count: int) -> bool:
        """Tell whether so many more can be paid with the kinds from `first` on, and what comes later too."""
        if not count:
            later = self.later_count
            return not later or can_cover(furs, sum(furs), coins, self.later_value, later)
        order = ORDERS[self.value]
        if not self.later_count:
            plain = changed = 0
            for number in range(first, len(order)):
                rank = order[number]
                if self.takes_coin(rank):
                    changed += furs[rank]
                else:
                    plain += furs[rank]
            return count <= plain + min(coins, changed)
        for number in range(first, len(order)):
            rank = order[number]
            takes_coin = self.takes_coin(rank)
            if furs[rank] and (coins or not takes_coin):
                less = furs[:]
                less[rank] -= 1
                if self._can_finish(less, coins - int(takes_coin), number, count - 1):
                    return True
        return False

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Furs that are not there, too few coins, or the rest could not be paid any more."""
        assert isinstance(action, Pay)
        rank, mat = RANK[action.fur], state.mats[self.player]
        fur = word_of(action.fur)
        if mat.furs[rank] < action.count:
            return Refusal("furs-missing", "page 7", {"fur": fur, "count": action.count, "there": mat.furs[rank]})
        if action.count > self.count:
            return Refusal("furs-too-many", "page 7", {"count": action.count, "due": self.count})
        if rank in ORDERS[self.value][: self.first]:
            return Refusal("furs-in-order", "ruling 31", {"fur": fur})
        if self.takes_coin(rank) and mat.coins < action.count:
            return Refusal("coins-missing", "page 7", {"fur": fur, "count": action.count, "there": mat.coins})
        rest = mat.furs[:]
        rest[rank] -= action.count
        coins = mat.coins - action.count * self.takes_coin(rank)
        if not self.later_count and can_cover(rest, sum(rest), coins, self.value, self.count - action.count):
            return Refusal("furs-in-order", "ruling 31", {"fur": fur})  # but not with kinds that come after this one
        return Refusal("rest-unpayable", "page 7", {"fur": fur, "count": action.count, "due": self.count})
