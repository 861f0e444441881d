"""Taking a reward of the trophy track: at the marker or above it (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, Word
from krajina.games.stroganov.actions import Decline, TakeTrophyReward
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.pieces import Prompt, Why
from krajina.games.stroganov.rewards import gain_words, give, reward
from krajina.games.stroganov.state import State, Task


class TrophyRewardDeed(Deed):
    """Take the reward of a space of the trophy track."""

    def __init__(self, space: int) -> None:
        self.action = TakeTrophyReward(space)
        self.space = space

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words(state.mats[player].track.gains[self.space])


REWARD: Final = [known(TrophyRewardDeed(max(space, 1))) for space in range(21)]  # by space
BY_TROPHY: Final = Why.TROPHY


class TrophyReward(AtAnyTime):
    """A reward at the marker or above; after a step, with a card, also the one below (annex, S7 and A4)."""

    prompt: ClassVar[str] = Prompt.TROPHY_REWARD.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({TakeTrophyReward, *EXTRA_KINDS, Decline})

    def __init__(self, player: int, moved: bool, last: int = 0, but: int = 0, more: int = 0) -> None:
        self.player = player
        self.moved = moved
        self.last = last  # the lowest space that may be picked, where that is not the marker's
        self.but = but  # picked already
        self.more = more  # picks after this one

    def lowest(self, state: State) -> int:
        """The lowest space whose reward may be taken."""
        mat = state.mats[self.player]
        if self.last:
            return self.last
        below = self.moved and mat.standing.reward_one_below and mat.trophy < mat.track.last
        return mat.trophy + int(below)

    def own_offers(self, state: State) -> list[Action] | None:
        return [REWARD[space].action for space in range(1, self.lowest(state) + 1) if space != self.but]

    def answer(self, state: State, action: Action) -> None:
        """Take it; the second of two different ones follows."""
        if isinstance(action, TakeTrophyReward):
            space = action.space
            if self.more:
                state.todo.append(TrophyReward(self.player, self.moved, self.last, space, self.more - 1))
            state.todo.append(Picked(self.player, space))

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Not reached yet, or picked already."""
        assert isinstance(action, TakeTrophyReward)
        if action.space == self.but:
            return Refusal("two-different", "page 8", {"space": action.space})
        return Refusal("space-not-reached", "page 8", {"space": action.space, "last": self.lowest(state)})


class Picked(Task):
    """The reward of a space; two different ones above it are picked from here (ruling 30)."""

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def enter(self, state: State) -> bool:
        for word, amount in reversed(state.mats[self.player].track.gains[self.space]):
            if word == "pick_above":
                state.todo.append(TrophyReward(self.player, False, self.space - 1, 0, amount - 1))
            else:
                give(state, self.player, ((word, amount),), BY_TROPHY)
        return False


@reward("pick_above")
def pick_above(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Two different rewards from above the marker."""
    state.todo.append(TrophyReward(player, False, state.mats[player].trophy - 1, 0, count - 1))
