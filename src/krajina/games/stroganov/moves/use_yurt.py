"""Using a yurt: its rewards, and it leaves the game (page 8, ruling 47)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Refusal, Word
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.catalog import YURT, YurtName
from krajina.games.stroganov.deeds import InRegion
from krajina.games.stroganov.moves.decline import Decline
from krajina.games.stroganov.pieces import REGIONS, Prompt, Region, Who, Why
from krajina.games.stroganov.reach import EVERYWHERE
from krajina.games.stroganov.rewards import gain_words, give, reward
from krajina.games.stroganov.state import NONE, State
from krajina.games.stroganov.tables import gives_trophy


class YurtUsed(Event, frozen=True):
    """A yurt was used up."""

    who: Who
    yurt: YurtName
    region: Region


class UseYurt(InRegion, frozen=True):
    """Use up the yurt of a region."""

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        yurt = state.yurts[self.region - 1]
        return gain_words(state.tables.yurt_gains[yurt]) if yurt != NONE else ()

    def hindrance(self, state: State, player: int) -> Refusal | None:
        empty = state.yurts[self.region - 1] == NONE
        return Refusal("no-yurt", "page 8", {"region": self.region}) if empty else None

    def do(self, state: State, player: int) -> None:
        yurt = state.yurts[self.region - 1]
        state.yurts[self.region - 1] = NONE
        if state.events is not None:
            state.tell(YurtUsed(who=state.who(player), yurt=YURT.ids[yurt], region=self.region))
        give(state, player, state.tables.yurt_gains[yurt], Why.YURT)


USES: Final = tuple(UseYurt(region + 1) for region in REGIONS)


class UseYurtAnywhere(AtAnyTime):
    """A yurt anywhere, by a trophy; not one that gives a trophy (page 8)."""

    prompt: ClassVar[Prompt] = Prompt.YURT
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({UseYurt, *EXTRA_KINDS, Decline})

    def own_offers(self, state: State) -> list[Action] | None:
        gains = state.tables.yurt_gains
        there = [region for region in EVERYWHERE if state.yurts[region] != NONE]
        return [USES[region] for region in there if not gives_trophy(gains[state.yurts[region]])] or None

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """There is none, or it gives a trophy."""
        assert isinstance(action, UseYurt)
        return action.hindrance(state, self.player) or Refusal("not-the-trophy", "page 8", {"region": action.region})


@reward("use_yurt")
def use_yurt_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a trophy."""
    state.todo.append(UseYurtAnywhere(player))
