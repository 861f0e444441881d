"""Lasting rules: what a player's fulfilled cards change, asked for by what it is about and never by a card's name.

Each word of the vocabulary `effect.rule` is a field here with a quiet default; `RULES` says how a card changes it.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from krajina.games.stroganov.rows import Effect


class Standing(Struct, frozen=True):
    """What holds for a player."""

    extra_steps: int = 0  # S1, A1: free steps on every move; they add up (ruling 27)
    reward_one_below: bool = False  # S7, A4: not twice (annex)
    hunt_reach: int = 0  # S8: how many tiles away one may hunt
    second_any_fur: bool = False  # S9: a second action for whatever fur
    own_fewer: int = 0  # A3: furs that need not be there to fulfil a card
    shift_left: int = 0  # A6: how many tiles to the west one may act
    skip_free: bool = False  # A8: no horses for skipped furs
    second_hunt_free: bool = False  # A14: no coin for hunting again


QUIET: Final = Standing()
RULES: Final[dict[str, Callable[[Standing, int], Standing]]] = {
    "extra_step": lambda now, n: replace(now, extra_steps=now.extra_steps + n),
    "trophy_reward_one_below": lambda now, _: replace(now, reward_one_below=True),
    "hunt_adjacent": lambda now, n: replace(now, hunt_reach=max(now.hunt_reach, n)),
    "second_action_any_fur": lambda now, _: replace(now, second_any_fur=True),
    "tsar_own_minus": lambda now, n: replace(now, own_fewer=now.own_fewer + n),
    "advanced_shift_left": lambda now, n: replace(now, shift_left=max(now.shift_left, n)),
    "hunt_skip_free": lambda now, _: replace(now, skip_free=True),
    "second_hunt_free": lambda now, _: replace(now, second_hunt_free=True),
}


def standing_of(effects: Iterable[Effect]) -> Standing:
    """What holds for a player with these effects."""
    now = QUIET
    for effect in effects:
        if effect.rule is not None:
            now = RULES[effect.rule](now, effect.n)
    return now
