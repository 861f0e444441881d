"""Trophies: step down the track for the fur shown there, or stay; then a reward follows (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, word_of
from krajina.core.message import Values
from krajina.games.stroganov.actions import Decline, StepTrophy
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import Deed, known
from krajina.games.stroganov.dues import FREE, Dues, Furs, payable
from krajina.games.stroganov.events import TrophyStepped
from krajina.games.stroganov.moves.pay import FUR_WORDS, ask_for
from krajina.games.stroganov.moves.take_trophy_reward import TrophyReward
from krajina.games.stroganov.pieces import FURS, HIGHEST, For, Prompt, Why
from krajina.games.stroganov.reach import MAIN, Terms
from krajina.games.stroganov.rewards import reward
from krajina.games.stroganov.state import State, Task


class StepDeed(Deed):
    """Step down the trophy track, for a fur."""

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """The fur of the next space, if it shows one."""
        fur = next_fur(state, player)
        return STEP_DUES[fur] if fur > 0 else FREE

    def take(self, state: State, player: int, terms: Terms = MAIN) -> None:
        step(state, player)
        ask_for(state, player, self.dues(state, player))


STEP: Final = known(StepDeed(StepTrophy()))


def _step_dues(fur: int) -> Dues:
    return (Furs(fur, 1, For.TROPHY, Refusal("no-trophy-fur", "page 8", {"fur": word_of(FURS[fur])})),)


STEP_DUES: Final = [_step_dues(fur) for fur in range(HIGHEST + 1)]  # the fur of a step


def next_fur(state: State, player: int) -> int:
    """The fur that the next step takes; 0 where it is free, -1 where the track ends."""
    mat = state.mats[player]
    return mat.track.furs[mat.trophy + 1] if mat.trophy < mat.track.last else -1


NO_FUR: Final = word_of("nothing")


class Trophy(AtAnyTime):
    """Step or stay."""

    prompt: ClassVar[str] = Prompt.TROPHY_STEP.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({StepTrophy, *EXTRA_KINDS, Decline})

    def values(self, state: State) -> Values:
        fur = next_fur(state, self.player)
        return {"fur": FUR_WORDS[fur] if fur > 0 else NO_FUR}

    def own_offers(self, state: State) -> list[Action] | None:
        """To step, if it can be paid; at the end of the track there is only the reward."""
        if next_fur(state, self.player) < 0:
            state.todo.append(TrophyReward(self.player, moved=False))
            return None
        return [STEP.action] if payable(state.mats[self.player], STEP.dues(state, self.player)) else []

    def answer(self, state: State, action: Action) -> None:
        """Step or not; the reward follows either way."""
        if isinstance(action, StepTrophy):
            STEP.take(state, self.player)
        else:
            state.todo.append(TrophyReward(self.player, moved=False))


def step(state: State, player: int) -> None:
    """Put the step itself on the stack, to be made when it is paid, and the reward after it."""
    state.todo.append(TrophyReward(player, moved=True))
    state.todo.append(StepDown(player))


class StepDown(Task):
    """The marker steps down."""

    def __init__(self, player: int) -> None:
        self.player = player

    def enter(self, state: State) -> bool:
        step_down(state, self.player)
        return False


def step_down(state: State, player: int) -> None:
    """Step down one space."""
    mat = state.mats[player]
    mat.trophy += 1
    if state.events is not None:
        state.tell(TrophyStepped(who=state.who(player), space=mat.trophy))


@reward("trophy")
def trophies(state: State, player: int, count: int, _why: Why | None = None) -> None:
    """So many trophies."""
    for _ in range(count):
        state.todo.append(Trophy(player))
