"""Trophies: step down the track for the fur shown there, or stay; then a reward at the marker or above it (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import Decline, StepTrophy, TakeTrophyReward
from krajina.games.stroganov.events import TrophyStepped
from krajina.games.stroganov.moves.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.moves.pay import PayFurs, can_pay
from krajina.games.stroganov.pieces import FURS, For, Prompt, Why
from krajina.games.stroganov.rewards import give, reward
from krajina.games.stroganov.state import State, Task

STEP: Final = StepTrophy()
REWARD: Final = tuple(TakeTrophyReward(max(space, 1)) for space in range(21))  # by space


def next_fur(state: State, player: int) -> int:
    """The fur that the next step takes; 0 where it is free, -1 where the track ends."""
    mat = state.mats[player]
    return mat.track.furs[mat.trophy + 1] if mat.trophy < mat.track.last else -1


def can_step(state: State, player: int) -> bool:
    """Tell whether a player can pay the next step."""
    fur = next_fur(state, player)
    return fur == 0 or (fur > 0 and can_pay(state.mats[player], fur, 1))


class Trophy(AtAnyTime, frozen=True):
    """Step or stay."""

    prompt: ClassVar[Prompt] = Prompt.TROPHY_STEP
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({StepTrophy, *EXTRA_KINDS, Decline})

    def values(self, state: State) -> Values:
        """What the step takes."""
        fur = next_fur(state, self.player)
        return {"fur": word_of(FURS[fur]) if fur > 0 else word_of("nothing")}

    def own_offers(self, state: State) -> list[Action] | None:
        """To step, if it can be paid; at the end of the track there is only the reward."""
        if next_fur(state, self.player) < 0:
            state.todo.append(TrophyReward(self.player, moved=False))
            return None
        return [STEP] if can_step(state, self.player) else []

    def answer(self, state: State, action: Action) -> None:
        """Pay and step; the reward follows either way."""
        if isinstance(action, StepTrophy):
            step(state, self.player)
            if fur := next_fur(state, self.player):
                state.todo.append(PayFurs(self.player, fur, 1, For.TROPHY))
        else:
            state.todo.append(TrophyReward(self.player, moved=False))

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """The fur is not there."""
        fur = next_fur(state, self.player)
        return Refusal("no-trophy-fur", "page 8", {"fur": word_of(FURS[fur])})


def step(state: State, player: int) -> None:
    """Put the step itself on the stack, to be made when it is paid, and the reward after it."""
    state.todo.append(TrophyReward(player, moved=True))
    state.todo.append(StepDown(player))


class StepDown(Task, frozen=True):
    """The marker steps down."""

    player: int

    def enter(self, state: State) -> bool:
        """One space."""
        step_down(state, self.player)
        return False


def step_down(state: State, player: int) -> None:
    """Step down one space."""
    mat = state.mats[player]
    mat.trophy += 1
    if state.events is not None:
        state.tell(TrophyStepped(who=state.who(player), space=mat.trophy))


class TrophyReward(AtAnyTime, frozen=True):
    """A reward at the marker or above; after a step, with a card, also the one below (annex, S7 and A4)."""

    prompt: ClassVar[Prompt] = Prompt.TROPHY_REWARD
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({TakeTrophyReward, *EXTRA_KINDS, Decline})

    moved: bool
    last: int = 0  # the lowest space that may be picked, where that is not the marker's
    but: int = 0  # picked already
    more: int = 0  # picks after this one

    def lowest(self, state: State) -> int:
        """The lowest space whose reward may be taken."""
        mat = state.mats[self.player]
        if self.last:
            return self.last
        below = self.moved and mat.standing.reward_one_below and mat.trophy < mat.track.last
        return mat.trophy + below

    def own_offers(self, state: State) -> list[Action] | None:
        """One of them, or none."""
        return [REWARD[space] for space in range(1, self.lowest(state) + 1) if space != self.but]

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


class Picked(Task, frozen=True):
    """The reward of a space; two different ones above it are picked from here (ruling 30)."""

    player: int
    space: int

    def enter(self, state: State) -> bool:
        """Give it."""
        for word, amount in reversed(state.mats[self.player].track.gains[self.space]):
            if word == "pick_above":
                state.todo.append(TrophyReward(self.player, False, self.space - 1, 0, amount - 1))
            else:
                give(state, self.player, ((word, amount),), Why.TROPHY)
        return False


@reward("trophy")
def trophies(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many trophies."""
    for _ in range(count):
        state.todo.append(Trophy(player))


@reward("pick_above")
def pick_above(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """Two different rewards from above the marker."""
    state.todo.append(TrophyReward(player, False, state.mats[player].trophy - 1, 0, count - 1))
