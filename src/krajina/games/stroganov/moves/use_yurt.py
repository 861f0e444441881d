"""Using a yurt: its rewards, and it leaves the game (page 8, ruling 47)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, Word
from krajina.games.stroganov.actions import Decline, UseYurt
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.catalog import YURT
from krajina.games.stroganov.deeds import InRegion, known
from krajina.games.stroganov.events import YurtUsed
from krajina.games.stroganov.pieces import REGIONS, Prompt, Why
from krajina.games.stroganov.reach import EVERYWHERE
from krajina.games.stroganov.rewards import gain_words, give, reward
from krajina.games.stroganov.state import NONE, State
from krajina.games.stroganov.tables import gives_trophy


class UseYurtDeed(InRegion):
    """Use up the yurt of a region."""

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        yurt = state.yurts[self.region]
        return gain_words(state.tables.yurt_gains[yurt]) if yurt != NONE else ()

    def is_there(self, state: State, player: int) -> bool:
        """The yurt is."""
        return state.yurts[self.region] != NONE

    def hindrance(self, state: State, player: int) -> Refusal | None:
        return None if self.is_there(state, player) else Refusal("no-yurt", "page 8", {"region": self.region + 1})

    def do(self, state: State, player: int) -> None:
        yurt = state.yurts[self.region]
        state.yurts[self.region] = NONE
        if state.events is not None:
            state.tell(YurtUsed(who=state.who(player), yurt=YURT.ids[yurt], region=self.region + 1))
        give(state, player, state.tables.yurt_gains[yurt], BY_YURT)


USES: Final = [known(UseYurtDeed(UseYurt(region + 1), region)) for region in REGIONS]
BY_YURT: Final = Why.YURT


class UseYurtAnywhere(AtAnyTime):
    """A yurt anywhere, by a trophy; not one that gives a trophy (page 8)."""

    prompt: ClassVar[str] = Prompt.YURT.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({UseYurt, *EXTRA_KINDS, Decline})

    def own_offers(self, state: State) -> list[Action] | None:
        gains = state.tables.yurt_gains
        there = [region for region in EVERYWHERE if state.yurts[region] != NONE]
        return [USES[region].action for region in there if not gives_trophy(gains[state.yurts[region]])] or None

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """There is none, or it gives a trophy."""
        assert isinstance(action, UseYurt)
        there = USES[action.region - 1]
        return there.hindrance(state, self.player) or Refusal("not-the-trophy", "page 8", {"region": action.region})


@reward("use_yurt")
def use_yurt_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a trophy."""
    state.todo.append(UseYurtAnywhere(player))
