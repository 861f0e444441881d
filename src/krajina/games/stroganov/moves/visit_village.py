"""Visiting a village: its rewards, and it stays (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Event, Refusal, Word
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.catalog import VILLAGE, VillageName
from krajina.games.stroganov.deeds import RegionDeed
from krajina.games.stroganov.moves.decline import Decline
from krajina.games.stroganov.pieces import REGIONS, Prompt, Region, Who, Why
from krajina.games.stroganov.reach import EVERYWHERE
from krajina.games.stroganov.rewards import gain_words, give, reward
from krajina.games.stroganov.state import State
from krajina.games.stroganov.tables import ANY_BUT_TROPHY, gives_trophy


class VillageVisited(Event, frozen=True):
    """A village was visited."""

    who: Who
    village: VillageName
    region: Region


class VisitVillage(RegionDeed, frozen=True):
    """Visit the village of a region."""

    region: Region

    def region_in(self, state: State) -> int:
        """As it says."""
        return self.region - 1

    def gains(self, state: State, player: int) -> tuple[Word, ...]:
        """The rewards of the village."""
        return gain_words(state.tables.village_gains[state.villages[self.region - 1]])

    def do(self, state: State, player: int) -> None:
        """Its rewards."""
        village = state.villages[self.region - 1]
        if state.events is not None:
            state.tell(VillageVisited(who=state.who(player), village=VILLAGE.ids[village], region=self.region))
        give(state, player, state.tables.village_gains[village], Why.VILLAGE)


VISITS: Final = tuple(VisitVillage(region + 1) for region in REGIONS)


class VisitAnywhere(AtAnyTime, frozen=True):
    """A village anywhere, by a trophy or a song; by a trophy not the one that gives a trophy (page 8)."""

    prompt: ClassVar[Prompt] = Prompt.VILLAGE
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({VisitVillage, *EXTRA_KINDS, Decline})

    but_trophy: bool

    def own_offers(self, state: State) -> list[Action] | None:
        """One of them, or none."""
        gains = state.tables.village_gains
        regions = [r for r in EVERYWHERE if not (self.but_trophy and gives_trophy(gains[state.villages[r]]))]
        return [VISITS[region] for region in regions]

    def answer(self, state: State, action: Action) -> None:
        """Visit it."""
        if isinstance(action, VisitVillage):
            action.do(state, self.player)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """It gives a trophy."""
        assert isinstance(action, VisitVillage)
        return Refusal("not-the-trophy", "page 8", {"region": action.region})


@reward("visit_village")
def visit_as_reward(state: State, player: int, manner: int, _why: Why | None = None) -> None:
    """By a trophy or a song."""
    state.todo.append(VisitAnywhere(player, manner == ANY_BUT_TROPHY))
