"""Building outposts: on the leftmost free slot of a region, for its horses, one a region (page 8)."""

from typing import ClassVar, Final

from krajina.core import Action, Refusal
from krajina.games.stroganov.actions import BuildOutpost, Decline
from krajina.games.stroganov.anytime import EXTRA_KINDS, AtAnyTime
from krajina.games.stroganov.deeds import InRegion, RegionDeed, known
from krajina.games.stroganov.dues import FREE, Dues, horses_due, pay_things, payable, unpaid
from krajina.games.stroganov.events import OutpostBuilt
from krajina.games.stroganov.pieces import REGIONS, Prompt, Why
from krajina.games.stroganov.reach import MAIN, Reach, Terms
from krajina.games.stroganov.rewards import reward
from krajina.games.stroganov.state import NOBODY, State


class BuildDeed(InRegion):
    """Build an outpost in a region."""

    def own_dues(self, state: State) -> Dues:
        """The horses for the leftmost free slot; none where there is no slot."""
        slot = free_slot(state, self.region)
        return horses_due(state.tables.slot_horses[self.region][slot], "page 8") if slot >= 0 else FREE

    def dues(self, state: State, player: int, terms: Terms = MAIN) -> Dues:
        """The fur of a second action, then the horses."""
        own = self.own_dues(state)
        return (*RegionDeed.dues(self, state, player, terms), *own) if terms.is_second else own

    def beyond(self, reach: Reach, region: int) -> Refusal | None:
        return None if region in reach.builds else Refusal("build-elsewhere", "page 8", {"region": region + 1})

    def is_there(self, state: State, player: int) -> bool:
        """With an outpost, a place and its horses."""
        mat = state.mats[player]
        return mat.outposts > 0 and has_room(state, player, self.region) and payable(mat, self.own_dues(state))

    def hindrance(self, state: State, player: int) -> Refusal | None:
        """No outpost, no place, or too few horses."""
        mat = state.mats[player]
        if not mat.outposts:
            return Refusal("no-outpost", "page 8")
        return refuse_place(state, player, self.region) or unpaid(mat, self.own_dues(state))

    def do(self, state: State, player: int) -> None:
        pay_things(state, player, self.own_dues(state))
        state.mats[player].outposts -= 1
        put_outpost(state, player, self.region)


BUILDS: Final = [known(BuildDeed(BuildOutpost(region + 1), region)) for region in REGIONS]


def free_slot(state: State, region: int) -> int:
    """The leftmost free slot; -1 where there is none."""
    slots = state.slots[region]
    return slots.index(NOBODY) if NOBODY in slots else -1


def has_room(state: State, player: int, region: int) -> bool:
    """Tell whether a region has a free slot, and no outpost of a player yet."""
    slots = state.slots[region]
    return NOBODY in slots and player not in slots


def put_outpost(state: State, player: int, region: int) -> None:
    """An outpost comes to the leftmost free slot, from wherever it was taken."""
    slots = list(state.slots[region])
    slots[free_slot(state, region)] = player
    state.slots[region] = tuple(slots)
    if state.events is not None:
        state.tell(OutpostBuilt(who=state.who(player), region=region + 1))


def refuse_place(state: State, player: int, region: int) -> Refusal | None:
    """Why no outpost of a player can stand in a region; None where it can."""
    if player in state.slots[region]:
        return Refusal("outpost-there", "page 8", {"region": region + 1})
    return Refusal("no-slot", "page 8", {"region": region + 1}) if free_slot(state, region) < 0 else None


# -- straight from the general supply -------------------------------------------------------------------------------


def free_builds(state: State, player: int) -> list[int]:
    """The regions where a song lets a player build."""
    if not state.mats[player].outposts_left:
        return []
    return [region for region in REGIONS if has_room(state, player, region)]


def build_from_supply(state: State, player: int, region: int) -> None:
    """Build straight from the general supply, without horses (annex, songs)."""
    state.mats[player].outposts_left -= 1
    put_outpost(state, player, region)


class BuildAnywhere(AtAnyTime):
    """An outpost anywhere, by a song."""

    prompt: ClassVar[str] = Prompt.OUTPOST.value
    kinds: ClassVar[frozenset[type[Action]]] = frozenset({BuildOutpost, *EXTRA_KINDS, Decline})
    has_prices: ClassVar[bool] = False

    def own_offers(self, state: State) -> list[Action] | None:
        return [BUILDS[region].action for region in free_builds(state, self.player)] or None

    def answer(self, state: State, action: Action) -> None:
        if isinstance(action, BuildOutpost):
            build_from_supply(state, self.player, action.region - 1)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        assert isinstance(action, BuildOutpost)
        return refuse_place(state, self.player, action.region - 1)


@reward("build_outpost")
def build_as_reward(state: State, player: int, _manner: int, _why: Why | None = None) -> None:
    """By a song."""
    state.todo.append(BuildAnywhere(player))
