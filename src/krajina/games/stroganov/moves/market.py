"""The market and the extra actions with it: buying a fur, swapping one down, swapping two for one (page 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from krajina.core import Action, Refusal, Seat, word_of
from krajina.games.stroganov.actions import DECLINE, Decline, ExtraAction, TakeFur
from krajina.games.stroganov.events import ExtraTaken
from krajina.games.stroganov.moves.bag import FillMarket, FurForPlayer
from krajina.games.stroganov.moves.pay import PayFurs
from krajina.games.stroganov.pieces import ANY, FURS, HIGHEST, RANK, TIGER, VALUES, Extra, For, Prompt, Why
from krajina.games.stroganov.rewards import gain_fur, reward, spend_horses
from krajina.games.stroganov.state import Mat, Question, State, Task

TAKE: Final = tuple(TakeFur(fur) for fur in FURS)  # by rank
EXTRAS: Final = {extra: ExtraAction(extra) for extra in Extra}
BUY_FROM_MARKET, BUY_FROM_BAG, SWAP_DOWN, SWAP_TWO = EXTRAS.values()
HORSES: Final = {Extra.BUY_FROM_MARKET: 5, Extra.BUY_FROM_BAG: 5, Extra.SWAP_DOWN: 1, Extra.SWAP_TWO: 0}  # to be paid
SWAPPED: Final = {Extra.SWAP_DOWN: 1, Extra.SWAP_TWO: 2}  # furs to be paid


class TakeFromMarket(Question, frozen=True):
    """A fur from the market; its place is filled at once."""

    prompt: ClassVar[Prompt] = Prompt.MARKET
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({TakeFur, Decline})

    swap: Extra | None = None  # for furs that are paid when the choice is made

    def offers(self, state: State) -> Sequence[Action] | None:
        """Every value on the market; a reward need not be taken (ruling 9)."""
        if self.swap == Extra.SWAP_DOWN:
            return [TAKE[value] for value in VALUES if state.market[value] and can_swap_for(state, self.player, value)]
        found: list[Action] = [TAKE[value] for value in VALUES if state.market[value]]
        if found and self.swap is None:
            found.append(DECLINE)
        return found or None

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Pay first (ruling 34), then take."""
        if isinstance(action, Decline):
            return
        assert isinstance(action, TakeFur)
        value = RANK[action.fur]
        state.todo.append(TakeThis(self.player, value))
        if self.swap == Extra.SWAP_DOWN:
            spend_horses(state, self.player, HORSES[self.swap])
            state.todo.append(PayFurs(self.player, ANY, SWAPPED[self.swap], For.SWAP_DOWN, above=value))
        elif self.swap == Extra.SWAP_TWO:
            state.todo.append(PayFurs(self.player, ANY, SWAPPED[self.swap], For.SWAP_TWO))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """It is not there, or no fur to pay counts more."""
        if isinstance(action, Decline):
            return Refusal("fur-chosen", "page 9")
        assert isinstance(action, TakeFur)
        if action.fur == FURS[TIGER] or not state.market[RANK[action.fur]]:
            return Refusal("not-in-market", "page 9", {"fur": word_of(action.fur)})
        return Refusal("nothing-higher", "page 9", {"fur": word_of(action.fur)})


class TakeThis(Task, frozen=True):
    """A chosen fur leaves the market; its place is filled before anything that the fur brings."""

    player: int
    value: int

    def enter(self, state: State) -> bool:
        """Take it."""
        state.market[self.value] -= 1
        gain_fur(state, self.player, self.value)
        state.todo.append(FillMarket())
        return False


@reward("fur_market")
def furs_from_market(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many times: take one, fill its place at once (page 8)."""
    for _ in range(count):
        state.todo.append(TakeFromMarket(player))


# -- extra actions --------------------------------------------------------------------------------------------------


def can_swap_for(state: State, player: int, value: int) -> bool:
    """Tell whether a player has a fur that counts more, or that a coin lets count more (ruling 31)."""
    mat = state.mats[player]
    if value == HIGHEST:
        return False
    return bool(mat.furs[TIGER] or any(mat.furs[value + 1 : TIGER]) or (mat.coins and any(mat.furs)))


def extras(state: State, player: int, mat: Mat, found: list[Action]) -> None:
    """Add the extra actions with furs that a player can afford."""
    has_market = any(state.market)
    if has_market and mat.horses >= HORSES[Extra.BUY_FROM_MARKET]:
        found.append(BUY_FROM_MARKET)
    if mat.horses >= HORSES[Extra.BUY_FROM_BAG] and any(state.bag):
        found.append(BUY_FROM_BAG)
    if has_market:
        if mat.horses >= HORSES[Extra.SWAP_DOWN] and any(mat.furs) and _can_swap_down(state, player):
            found.append(SWAP_DOWN)
        if sum(mat.furs) >= SWAPPED[Extra.SWAP_TWO]:
            found.append(SWAP_TWO)


def _can_swap_down(state: State, player: int) -> bool:
    lowest = next((value for value in VALUES if state.market[value]), HIGHEST)
    return can_swap_for(state, player, lowest)


def take_extra(state: State, player: int, extra: Extra) -> None:
    """Buy or swap."""
    if state.events is not None:
        state.tell(ExtraTaken(who=state.who(player), extra=extra))
    if extra not in SWAPPED:
        spend_horses(state, player, HORSES[extra])
    state.todo.append(FurForPlayer(player) if extra == Extra.BUY_FROM_BAG else TakeFromMarket(player, extra))


def refuse_extra(state: State, player: int, extra: Extra) -> Refusal | None:
    """Why an extra action is not possible; None where it is."""
    mat = state.mats[player]
    if mat.horses < HORSES[extra]:
        return Refusal("horses-missing", "page 9", {"count": HORSES[extra], "there": mat.horses})
    if extra == Extra.BUY_FROM_BAG:
        return None if any(state.bag) else Refusal("bag-empty", "ruling 35")
    if not any(state.market):
        return Refusal("market-empty", "ruling 35")
    needed = SWAPPED.get(extra, 0)
    if sum(mat.furs) < needed:
        return Refusal("too-few-furs", "page 9", {"count": needed, "there": sum(mat.furs)})
    if extra == Extra.SWAP_DOWN and not _can_swap_down(state, player):
        return Refusal("nothing-lower", "page 9")
    return None
