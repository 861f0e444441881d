"""Rewards: one small function for each word of the vocabulary, and the task that carries a list of them out in order.

A reward that asks does not call back: it puts a task on the stack, and the rest of the list waits beneath it. Words
that belong to a move are registered in its file (`trophy` in `moves/step_trophy.py`).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from krajina.core import Word, word_of
from krajina.games.stroganov.events import FurGained, FurPaid, Gained, Scored, Spent
from krajina.games.stroganov.options import Harder
from krajina.games.stroganov.pieces import FURS, RANK, TIGER, WHY_NUMBER, WHYS, Fur, Thing, Why
from krajina.games.stroganov.state import State, Task
from krajina.games.stroganov.tables import ANY_BUT_TROPHY, PRESENCE, Gains

BANNER: Final = Thing.BANNER
COIN: Final = Thing.COIN
HORSE: Final = Thing.HORSE
OUTPOST: Final = Thing.OUTPOST
STORY: Final = Thing.STORY
TIGERS: Final = Thing.TIGER
OTHER: Final = Why.OTHER

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


class GiveRewards(Task):
    """Rewards that are still to be given, in their printed order."""

    def __init__(self, player: int, gains: Gains, why: Why, done: int = 0) -> None:
        self.player = player
        self.gains = gains
        self.why = why
        self.done = done

    def enter(self, state: State) -> bool:
        """Give one after the other; what waits for an answer goes first."""
        todo = state.todo
        depth = len(todo)
        for number in range(self.done, len(self.gains)):
            word, amount = self.gains[number]
            give_one(state, self.player, word, amount, self.why)
            if len(todo) > depth and number + 1 < len(self.gains):
                todo.insert(depth, GiveRewards(self.player, self.gains, self.why, number + 1))
                break
        return False


def give(state: State, player: int, gains: Gains, why: Why) -> None:
    """Put rewards on the stack."""
    state.todo.append(GiveRewards(player, gains, why))


def give_one(state: State, player: int, word: str, amount: int, why: Why) -> None:
    """Carry one word out."""
    table = IVAN_REWARDS if player == state.ivan and word in IVAN_REWARDS else REWARDS
    table[word](state, player, amount, why)


# -- what simply comes ----------------------------------------------------------------------------------------------


@reward("vp")
def score(state: State, player: int, points: int, why: Why) -> None:
    """Score points at once."""
    mat = state.mats[player]
    number = WHY_NUMBER[why]
    mat.points += points
    mat.sheet[number] += points
    mat.times[number] += 1
    if state.events is not None and points:
        state.tell(Scored(who=state.who(player), points=points, why=WHYS[number]))


@reward("coin")
def gain_coins(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Coins never run out (page 5)."""
    state.mats[player].coins += count
    tell_count(state, Gained, player, COIN, count)


@reward("horse")
def gain_horses(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Horses never run out (page 5); five of Ivan's become a point at once (page 12)."""
    mat = state.mats[player]
    mat.horses += count
    tell_count(state, Gained, player, HORSE, count)
    if player == state.ivan:
        herd = state.tables.catalog.automa.ivan.horses_a_point
        points = mat.horses // herd
        mat.horses %= herd
        if points:
            tell_count(state, Spent, player, HORSE, points * herd)
            score(state, player, points, Why.HORSES)


@reward("banner")
def gain_banners(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Banners are limited (ruling 38)."""
    count = min(count, state.banners)
    state.banners -= count
    state.mats[player].banners += count
    tell_count(state, Gained, player, BANNER, count)


@reward("outpost")
def gain_outposts(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """From the general to the personal supply; five a colour (ruling 38)."""
    mat = state.mats[player]
    count = min(count, mat.outposts_left)
    mat.outposts_left -= count
    mat.outposts += count
    tell_count(state, Gained, player, OUTPOST, count)


@reward("tiger")
def gain_tigers(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Tigers are limited (ruling 38)."""
    count = min(count, state.tigers)
    state.tigers -= count
    state.mats[player].add_furs(TIGER, count)
    tell_count(state, Gained, player, TIGERS, count)


def tell_count(state: State, kind: type[Gained] | type[Spent], player: int, what: Thing, count: int) -> None:
    """Tell that a player got or gave so many of something, if it is any."""
    if state.events is not None and count:
        state.tell(kind(who=state.who(player), what=what, count=count))


# -- furs -----------------------------------------------------------------------------------------------------------


def gain_fur(state: State, player: int, rank: int, at: int = 0) -> None:
    """A fur comes to a player by any route, such as from a landscape; a bear brings stories at once (page 9)."""
    state.mats[player].add_furs(rank, 1)
    if state.events is not None:
        state.tell(FurGained(who=state.who(player), fur=FURS[rank], at=at))
    if player == state.ivan and rank == state.trade_fur and Harder.COIN_FOR_TRADE_FUR in state.options.harder:
        return_furs(state, player, rank, 1)  # page 13: a coin in its place
        gain_coins(state, player, 1)
    elif state.tables.on_gain[rank]:
        give(state, player, state.tables.on_gain[rank], OTHER)


def gain_furs(state: State, player: int, ranks: Sequence[int], at: int) -> None:
    """Furs of a landscape come to a player together; what each of them brings follows, one after the other."""
    for rank in ranks:
        gain_fur(state, player, rank, at)


def return_furs(state: State, player: int, rank: int, count: int) -> None:
    """Furs are paid: they go back into the bag, tigers to their supply (ruling 32)."""
    state.mats[player].add_furs(rank, -count)
    if rank == TIGER:
        state.tigers += count
    else:
        state.bag[rank] += count
    if state.events is not None:
        state.tell(FurPaid(who=state.who(player), fur=FURS[rank], count=count))


def spend(state: State, player: int, thing: Thing, count: int) -> None:
    """Pay horses, coins or stories; the solo opponent is never asked for horses (page 12)."""
    mat = state.mats[player]
    if thing is HORSE:
        mat.horses -= count
    elif thing is COIN:
        mat.coins -= count
    else:
        assert thing is STORY
        mat.stories -= count
    tell_count(state, Spent, player, thing, count)


# -- for people -----------------------------------------------------------------------------------------------------

GAIN: Final[dict[str, Callable[[int], Word]]] = {
    "vp": lambda n: Word("gain-vp", {"count": n}),
    "coin": lambda n: Word("gain-coin", {"count": n}),
    "horse": lambda n: Word("gain-horse", {"count": n}),
    "banner": lambda n: Word("gain-banner", {"count": n}),
    "tiger": lambda n: Word("gain-tiger", {"count": n}),
    "story": lambda n: Word("gain-story", {"count": n}),
    "outpost": lambda n: Word("gain-outpost", {"count": n}),
    "fur_bag": lambda n: Word("gain-fur_bag", {"count": n}),
    "fur_market": lambda n: Word("gain-fur_market", {"count": n}),
    "trophy": lambda n: Word("gain-trophy", {"count": n}),
    "move": lambda n: Word("gain-move", {"count": n}),
    "hunt": lambda n: Word("gain-hunt", {"count": n}),
    "pick_above": lambda n: Word("gain-pick_above", {"count": n}),
    "visit_village": lambda n: Word("gain-visit_other_village" if n == ANY_BUT_TROPHY else "gain-visit_village"),
    "use_yurt": lambda _: Word("gain-use_yurt"),
    "advanced_action": lambda n: Word("gain-advanced_here" if n == PRESENCE else "gain-advanced_anywhere"),
    "build_outpost": lambda _: Word("gain-build_outpost"),
    "fulfil_tsar": lambda _: Word("gain-fulfil_tsar"),
}


@lru_cache(maxsize=2000)
def gain_words(gains: Gains) -> tuple[Word, ...]:
    """Rewards, for people."""
    return tuple([GAIN[word](amount) for word, amount in gains])


def fur_gains(state: State, fur: Fur) -> tuple[Word, ...]:
    """A fur, and what it brings at once, for people."""
    return (_A_FUR[fur], *gain_words(state.tables.on_gain[RANK[fur]]))


_A_FUR: Final = {fur: Word("gain-furs", {"count": 1, "fur": word_of(fur)}) for fur in Fur}
