"""Lasting rules: what a player's fulfilled cards change, asked for by what it is about and never by a card's name.

Each word of the vocabulary `effect.rule` is an attribute here with a quiet default; `RULES` says how a card changes it.
"""

from collections.abc import Callable, Iterable
from typing import Final

from krajina.core.pickled import own_of, remade
from krajina.games.stroganov.rows import Effect


class Standing:
    """What holds for a player; never changed once a mat has it."""

    __slots__ = (
        "extra_steps", "hunt_reach", "own_fewer", "reward_one_below", "second_any_fur", "second_hunt_free",
        "shift_left", "skip_free",
    )  # fmt: skip

    def __init__(
        self,
        extra_steps: int = 0,
        reward_one_below: bool = False,
        hunt_reach: int = 0,
        second_any_fur: bool = False,
        own_fewer: int = 0,
        shift_left: int = 0,
        skip_free: bool = False,
        second_hunt_free: bool = False,
    ) -> None:
        self.extra_steps = extra_steps  # S1, A1: free steps on every move; they add up (ruling 27)
        self.reward_one_below = reward_one_below  # S7, A4: not twice (annex)
        self.hunt_reach = hunt_reach  # S8: how many tiles away one may hunt
        self.second_any_fur = second_any_fur  # S9: a second action for whatever fur
        self.own_fewer = own_fewer  # A3: furs that need not be there to fulfil a card
        self.shift_left = shift_left  # A6: how many tiles to the west one may act
        self.skip_free = skip_free  # A8: no horses for skipped furs
        self.second_hunt_free = second_hunt_free  # A14: no coin for hunting again

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return remade, (Standing, own_of(self))


QUIET: Final = Standing()


def _extra_step(now: Standing, count: int) -> None:
    now.extra_steps += count


def _reward_one_below(now: Standing, _count: int) -> None:
    now.reward_one_below = True


def _hunt_adjacent(now: Standing, count: int) -> None:
    now.hunt_reach = max(now.hunt_reach, count)


def _second_any_fur(now: Standing, _count: int) -> None:
    now.second_any_fur = True


def _own_fewer(now: Standing, count: int) -> None:
    now.own_fewer += count


def _shift_left(now: Standing, count: int) -> None:
    now.shift_left = max(now.shift_left, count)


def _skip_free(now: Standing, _count: int) -> None:
    now.skip_free = True


def _second_hunt_free(now: Standing, _count: int) -> None:
    now.second_hunt_free = True


RULES: Final[dict[str, Callable[[Standing, int], None]]] = {
    "extra_step": _extra_step,
    "trophy_reward_one_below": _reward_one_below,
    "hunt_adjacent": _hunt_adjacent,
    "second_action_any_fur": _second_any_fur,
    "tsar_own_minus": _own_fewer,
    "advanced_shift_left": _shift_left,
    "hunt_skip_free": _skip_free,
    "second_hunt_free": _second_hunt_free,
}


def standing_of(effects: Iterable[Effect]) -> Standing:
    """What holds for a player with these effects."""
    now = Standing()
    for effect in effects:
        if effect.rule is not None:
            RULES[effect.rule](now, effect.n)
    return now
