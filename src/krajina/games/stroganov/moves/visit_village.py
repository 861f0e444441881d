"""Visiting a village: its rewards, and it stays (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal, Word
from krajina.games.stroganov.actions import Decline, VisitVillage
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.catalog import VILLAGE
from krajina.games.stroganov.deeds import InRegion, known
from krajina.games.stroganov.events import VillageVisited
from krajina.games.stroganov.pieces import REGIONS, Prompt, Why
from krajina.games.stroganov.reach import EVERYWHERE
from krajina.games.stroganov.rewards import gain_words, give, reward
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import ANY_BUT_TROPHY, gives_trophy


class VisitDeed(InRegion):
    """Visit the village of a region."""

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        return gain_words(state.tables.village_gains[state.villages[self.region]])

    def do(self, state: State, player: int) -> None:
        village = state.villages[self.region]
        if state.events is not None:
            state.tell(VillageVisited(who=state.who(player), village=VILLAGE.ids[village], region=self.region + 1))
        give(state, player, state.tables.village_gains[village], BY_VILLAGE)


VISITS: Final = [known(VisitDeed(VisitVillage(region + 1), region)) for region in REGIONS]
BY_VILLAGE: Final = Why.VILLAGE


class VisitAnywhere(AtAnyTime):
    """A village anywhere, by a trophy or a song; by a trophy not the one that gives a trophy (page 8)."""

    prompt: ClassVar[str] = Prompt.VILLAGE.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({VisitVillage, *EXTRA_KINDS, Decline})

    def __init__(self, player: int, but_trophy: bool) -> None:
        self.player = player
        self.but_trophy = but_trophy

    def own_offers(self, state: State) -> list[Action] | None:
        gains = state.tables.village_gains
        regions = [r for r in EVERYWHERE if not (self.but_trophy and gives_trophy(gains[state.villages[r]]))]
        return [VISITS[region].action for region in regions]

    def why_not(self, state: State, action: Action) -> Refusal | None:
        assert isinstance(action, VisitVillage)
        return Refusal("not-the-trophy", "page 8", {"region": action.region})


@reward("visit_village")
def visit_as_reward(state: State, player: int, manner: int, _why: Why | None = None) -> None:
    """By a trophy or a song."""
    state.todo.append(VisitAnywhere(player, manner == ANY_BUT_TROPHY))
