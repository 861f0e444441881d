"""Rewards: one small function for each word of the vocabulary, and the task that carries a list of them out in order.

A reward that asks does not call back: it puts a task on the stack, and the rest of the list waits beneath it. Words
that belong to a move are registered in its file (`trophy` in `moves/trophy.py`).
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from krajina.core import Action
from krajina.games.stroganov.events import FurGained, Gained, Scored, Spent
from krajina.games.stroganov.options import Harder
from krajina.games.stroganov.pieces import FURS, TIGER, WHY_NUMBER, WHYS, Thing, Why
from krajina.games.stroganov.state import State, Task
from krajina.games.stroganov.tables import Gains

Give: TypeAlias = Callable[[State, int, int, Why], None]  # to a player, so many, scored as what
G = TypeVar("G", bound=Give)
REWARDS: Final[dict[str, Give]] = {}
IVAN_REWARDS: Final[dict[str, Give]] = {}  # where the solo opponent makes something else of a word


def reward(word: str) -> Callable[[G], G]:
    """Mark the function that carries a word out."""

    def register(give: G) -> G:
        REWARDS[word] = give
        return give

    return register


class Rewards(Task, frozen=True):
    """Rewards that are still to be given, in their printed order."""

    player: int
    gains: Gains
    why: Why
    done: int = 0

    def enter(self, state: State) -> Sequence[Action] | None:
        """Give one after the other; what waits for an answer goes first."""
        todo = state.todo
        depth = len(todo)
        for number in range(self.done, len(self.gains)):
            word, amount = self.gains[number]
            give_one(state, self.player, word, amount, self.why)
            if len(todo) > depth and number + 1 < len(self.gains):
                todo.insert(depth, Rewards(self.player, self.gains, self.why, number + 1))
                break
        return None


class GainFurs(Task, frozen=True):
    """Furs that come to a player, one after the other: each may bring something at once."""

    player: int
    furs: tuple[int, ...]

    def enter(self, state: State) -> Sequence[Action] | None:
        """Take the first; the rest waits."""
        if len(self.furs) > 1:
            state.todo.append(GainFurs(self.player, self.furs[1:]))
        if self.furs:
            gain_fur(state, self.player, self.furs[0])
        return None


def give(state: State, player: int, gains: Gains, why: Why) -> None:
    """Put rewards on the stack."""
    state.todo.append(Rewards(player, gains, why))


def give_one(state: State, player: int, word: str, amount: int, why: Why) -> None:
    """Carry one word out."""
    table = IVAN_REWARDS if player == state.ivan and word in IVAN_REWARDS else REWARDS
    table[word](state, player, amount, why)


# -- what simply comes ----------------------------------------------------------------------------------------------


@reward("vp")
def score(state: State, player: int, points: int, why: Why) -> None:
    """Score points at once."""
    mat, number = state.mats[player], WHY_NUMBER[why]
    mat.points += points
    mat.sheet[number] += points
    mat.times[number] += 1
    if state.events is not None and points:
        state.tell(Scored(who=state.who(player), points=points, why=WHYS[number]))


@reward("coin")
def gain_coins(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Coins never run out (page 5)."""
    state.mats[player].coins += count
    _tell(state, player, Thing.COIN, count)


@reward("horse")
def gain_horses(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Horses never run out (page 5); five of Ivan's become a point at once (page 12)."""
    mat = state.mats[player]
    mat.horses += count
    _tell(state, player, Thing.HORSE, count)
    if player == state.ivan:
        herd = state.tables.catalog.automa.ivan.horses_a_point
        points, mat.horses = divmod(mat.horses, herd)
        if points:
            score(state, player, points, Why.HORSES)


@reward("banner")
def gain_banners(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Banners are limited (ruling 38)."""
    count = min(count, state.banners)
    state.banners -= count
    state.mats[player].banners += count
    _tell(state, player, Thing.BANNER, count)


@reward("outpost")
def gain_outposts(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """From the general to the personal supply; five a colour (ruling 38)."""
    mat = state.mats[player]
    count = min(count, mat.outposts_left)
    mat.outposts_left -= count
    mat.outposts += count
    _tell(state, player, Thing.OUTPOST, count)


@reward("tiger")
def gain_tigers(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Tigers are limited (ruling 38)."""
    count = min(count, state.tigers)
    state.tigers -= count
    state.mats[player].furs[TIGER] += count
    _tell(state, player, Thing.TIGER, count)


def _tell(state: State, player: int, what: Thing, count: int) -> None:
    if state.events is not None and count:
        state.tell(Gained(who=state.who(player), what=what, count=count))


# -- furs -----------------------------------------------------------------------------------------------------------


def gain_fur(state: State, player: int, rank: int) -> None:
    """A fur comes to a player by any route; a bear brings stories at once (page 9)."""
    mat = state.mats[player]
    if player == state.ivan and rank == state.trade_fur and Harder.COIN_FOR_TRADE_FUR in state.options.harder:
        state.bag[rank] += 1  # page 13: a coin in its place
        gain_coins(state, player, 1)
        return
    mat.furs[rank] += 1
    if state.events is not None:
        state.tell(FurGained(who=state.who(player), fur=FURS[rank]))
    if state.tables.on_gain[rank]:
        give(state, player, state.tables.on_gain[rank], Why.OTHER)


def return_furs(state: State, player: int, rank: int, count: int) -> None:
    """Furs go back: into the bag, tigers to their supply (ruling 32)."""
    state.mats[player].furs[rank] -= count
    if rank == TIGER:
        state.tigers += count
    else:
        state.bag[rank] += count


def spend_horses(state: State, player: int, count: int) -> None:
    """Pay horses; the solo opponent is never asked to (page 12)."""
    if count:
        state.mats[player].horses -= count
        if state.events is not None:
            state.tell(Spent(who=state.who(player), what=Thing.HORSE, count=count))


def spend_coins(state: State, player: int, count: int) -> None:
    """Pay coins."""
    if count:
        state.mats[player].coins -= count
        if state.events is not None:
            state.tell(Spent(who=state.who(player), what=Thing.COIN, count=count))
